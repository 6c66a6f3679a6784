/** A game of each kind of the family, to its end, in a real browser against the real server. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';

import { axe } from './axe';
import { type Moment, goneOn, moment, numberShown } from './person';
import { test } from './stage';

interface Game {
  preset: string;
  /** House rules, so that a game is short. */
  options: Record<string, string>;
  /** The cards, and so the whole game, are those of this seed. */
  seed: number;
  /** The calls that this person likes to make, the best first; others pass, or are the first. */
  likes: string[];
  /** What must have been asked in this game. */
  meets: string[];
}

const BID = 'button[data-kind="bid"]';
const CALL = 'button[data-kind="order_up"][data-alone="false"]';

const GAMES: Record<string, Game> = {
  'two-handed': {
    preset: 'two-handed24',
    options: { 'end.target': '3' },
    seed: 1,
    likes: [CALL],
    meets: ['order_up'],
  },
  'three-handed': {
    preset: 'three-handed32',
    // Two opponents who are always paid together may be equal for a long time.
    options: { 'end.target': '3', 'end.deals': '5' },
    seed: 1,
    likes: [CALL],
    meets: ['order_up'],
  },
  'British, with a turned Benny named blind': {
    preset: 'british25',
    options: { 'end.target': '3' },
    seed: 29,
    likes: ['button[data-kind="name"]', CALL],
    meets: ['name'],
  },
  'Railroad, with the partner’s best': {
    preset: 'railroad-arneson',
    options: { 'end.target': '3', 'end.games': '1', 'end.laps': 'false', 'end.slam': 'false' },
    seed: 1,
    likes: ['button[data-kind="ask_best"]', 'button[data-kind="order_up"][data-alone="true"]'],
    meets: ['ask_best'],
  },
  'Hasenpfeffer, with the widow taken': {
    preset: 'hasenpfeffer25',
    options: { 'end.deals': '3', 'exchange.widow': 'taken' },
    seed: 1,
    likes: [`${BID} >> nth=-1`, 'button[data-kind="name"]'],
    meets: ['bid', 'name', 'lay away'],
  },
  Nap: {
    preset: 'nap52-stakes',
    options: { 'end.deals': '3' },
    seed: 1,
    likes: [BID],
    meets: ['bid'],
  },
  'Bid Euchre, with suits and two packs': {
    preset: 'bid-euchre48',
    options: { 'end.deals': '2' },
    seed: 1,
    likes: [BID],
    meets: ['bid'],
  },
  'Call-ace': {
    preset: 'call-ace24',
    options: { 'end.deals': '3' },
    seed: 1,
    likes: ['button[data-kind="call_partner"]', CALL],
    meets: ['call_partner'],
  },
  'Buck, with dropping out': {
    preset: 'buck24',
    options: { 'end.deals': '3' },
    seed: 1,
    likes: ['button[data-kind="stay"]'],
    meets: ['stay'],
  },
};

/** Does one thing as this person likes it; what kind of call it was. */
async function act(page: Page, now: Moment, likes: string[]): Promise<string> {
  const number = await numberShown(page);
  let kind: string = now;
  if (now === 'deal over') {
    await page.getByRole('button', { name: 'Next deal' }).click();
  } else if (now === 'card') {
    if ((await page.locator('.hand-card.fresh').count()) > 0) kind = 'lay away';
    await page.locator('.hand-card[aria-disabled="false"]').first().click({ position: { x: 12, y: 12 } });
  } else {
    let call = page.locator('button.choice').first();
    for (const liked of likes) {
      const found = page.locator(`.choices ${liked}`).first();
      if ((await found.count()) === 0) continue;
      call = found;
      break;
    }
    kind = (await call.getAttribute('data-kind')) ?? now;
    await call.click();
  }
  await goneOn(page, number, now === 'deal over');
  return kind;
}

describe('to the end', () => {
  for (const [name, game] of Object.entries(GAMES)) {
    test(name, async ({ house, arrive }) => {
      const { preset, options, seed } = game;
      const { where, seats } = await house.open({ preset, options, seed, player: 'club' });
      const page = await arrive(where, { seats, settings: { pace: 'fast', oneTap: true } });
      const met = new Set<string>();
      const found: Record<string, string[]> = {};
      let now = await moment(page);
      for (; now !== 'game over'; now = await moment(page)) {
        const looks = await page.locator('.choices button').evaluateAll((all) => [
          ...new Set(all.map((one) => one.getAttribute('data-kind') ?? '')),
        ]);
        const view = now === 'call' ? looks.join(' ') : now;
        if (!(view in found)) found[view] = await axe(page);
        met.add(await act(page, now, game.likes));
      }
      found[now] = await axe(page);
      expect(Object.fromEntries(Object.entries(found).filter(([, wrong]) => wrong.length > 0))).toEqual({});
      expect([...met]).toEqual(expect.arrayContaining(game.meets));
        });
  }
});
