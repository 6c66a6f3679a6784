/**
 * Whole games by tap, by drag, by keys and by ear. Before each act the window gets another size
 * and theme, and each game is in a language of its own, so that every size is met in every
 * theme and language; nothing may lie outside the window or on something else. With
 * EUCHRE_PICTURES set, each pair is drawn into an ignored folder.
 */
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';

import { speech } from '../../src/lib/language.svelte';
import { t } from '../../src/lib/texts';
import { findings } from './findings';
import { type Ears, type Heard, listen, spoken, those } from './heard';
import type { House } from './house';
import { type Moment, clickOn, goneOn, moment, numberShown, typeOn } from './person';
import { picturesIn } from './pictures';
import { type Arrive, PATIENCE, SIZES, settle, test } from './stage';

const picture = picturesIn('games');
const THEMES = ['light', 'dark'] as const;

/** Somebody at a table of their own: a game to a few points, whose cards are those of a seed. */
async function sit({ house, arrive }: { house: House; arrive: Arrive }, target: number, language: string): Promise<Page> {
  const { where, seats } = await house.open({ preset: 'na24', options: { 'end.target': String(target) }, seed: 1 });
  return arrive(where, { seats, settings: { language, pace: 'fast' }, hasTouch: true });
}

/** Looks at the table in the next size and theme; what is wrong there is found. */
class Looks {
  readonly found: Record<string, string[]> = {};
  readonly met = new Set<string>();
  #turn = 0;

  constructor(
    private readonly page: Page,
    private readonly way: string,
  ) {}

  async next(now: string): Promise<void> {
    const [width, height] = SIZES[this.#turn % 4] ?? SIZES[0];
    const theme = THEMES[(this.#turn + (this.#turn >> 2)) % 2] ?? 'light';
    this.#turn += 1;
    await this.page.setViewportSize({ width, height });
    await this.page.emulateMedia({ colorScheme: theme });
    await settle(this.page);
    const language = await this.page.evaluate(() => document.documentElement.lang);
    const name = `${language}-${width}x${height}-${theme}`;
    const here = now.endsWith('over') ? [] : await findings(this.page);
    if (here.length > 0) this.found[`${name} ${now}`] = here;
    await picture(this.page, `${this.way}-${name}-${now.replace(' ', '-')}`);
    this.met.add(`${width} ${theme}`);
  }

  /** Every size was met in both themes, and nothing was wrong. */
  check(): void {
    expect(this.found).toEqual({});
    expect(this.met.size).toBe(SIZES.length * THEMES.length);
  }
}

/** From now on everything is said in that language, as after a choice in the settings. */
async function turnTo(page: Page, language: string): Promise<void> {
  await page.evaluate((code) => {
    const stored = JSON.parse(localStorage.getItem('euchre.settings') ?? '{}') as object;
    localStorage.setItem('euchre.settings', JSON.stringify({ ...stored, language: code }));
  }, language);
  await page.reload();
  await moment(page);
}

test('by tap, beginning in English and going on in Albanian', async ({ house, arrive }) => {
  const page = await sit({ house, arrive }, 2, 'en');
  const looks = new Looks(page, 'tap');
  let acts = 0;
  for (let now = await moment(page); now !== 'game over'; now = await moment(page)) {
    if (acts === 8) await turnTo(page, 'sq');
    await looks.next(now);
    await clickOn(page, now, acts, 'tap');
    acts += 1;
  }
  await looks.next('game over');
  looks.check();
});

test('by drag, with a finger and with a mouse, in Malay', async ({ house, arrive }) => {
  const page = await sit({ house, arrive }, 2, 'ms');
  const line = await page.context().newCDPSession(page);
  const looks = new Looks(page, 'drag');
  const dragged = { touch: 0, mouse: 0 };
  let acts = 0;
  for (let now = await moment(page); now !== 'game over'; now = await moment(page)) {
    await looks.next(now);
    if (now === 'card') {
      const by = acts % 2 === 0 ? 'touch' : 'mouse';
      await dragCard(page, line, by);
      dragged[by] += 1;
    } else await clickOn(page, now, acts);
    acts += 1;
  }
  await looks.next('game over');
  looks.check();
  expect(Math.min(dragged.touch, dragged.mouse)).toBeGreaterThan(2);
});

/** Drags the first card that may be played onto the board and lets it go. */
async function dragCard(page: Page, line: CDPSession, by: 'touch' | 'mouse'): Promise<void> {
  const number = await numberShown(page);
  const box = await page.locator('.hand-card[aria-disabled="false"]').first().boundingBox();
  if (box === null) throw new Error('the card is not seen');
  const way = [0, -30, -70, -120].map((up) => ({ x: box.x + 14 - up / 10, y: box.y + 50 + up }));
  const [from, ...rest] = way as [{ x: number; y: number }, ...{ x: number; y: number }[]];
  if (by === 'mouse') {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const { x, y } of rest) await page.mouse.move(x, y);
    await page.mouse.up();
  } else {
    await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (const point of rest) await line.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  await goneOn(page, number, false);
}

test('by keyboard alone, in Finnish', async ({ house, arrive }) => {
  const page = await sit({ house, arrive }, 2, 'fi');
  const looks = new Looks(page, 'keys');
  const met = new Set<Moment>();
  for (let now = await moment(page); now !== 'game over'; now = await moment(page)) {
    met.add(now);
    await looks.next(now);
    await typeOn(page, now);
  }
  looks.check();
  expect([...met].sort()).toEqual(['call', 'card', 'deal over']);
});

/** What somebody who only hears the table is asked to do: the things that may be pressed. */
interface Asked {
  what: Moment;
  may: Heard[];
  /** The same as a string: when it is another, something has happened. */
  all: string;
}

/** What the tree offers; null while it is not one's turn. */
function asked(tree: Heard): Asked | null {
  const of = (what: Moment, may: Heard[]): Asked => ({
    what,
    may,
    all: [what, ...may, ...those(handOf(tree), 'button')].map((one) => (typeof one === 'string' ? one : one.name)).join('\n'),
  });
  const [dialog] = those(tree, 'dialog');
  if (dialog !== undefined) {
    if (those(dialog, 'button', t('web-play-again')).length > 0) return of('game over', []);
    const next = those(dialog, 'button', t('web-next-deal'));
    return next.length > 0 ? of('deal over', next) : null;
  }
  const [zone] = those(tree, 'region', t('web-zone'));
  const [calls] = those(zone, 'region', t('web-calls'));
  const offered = those(calls, 'button');
  if (offered.length > 0) return of('call', offered);
  const cards = those(handOf(tree), 'button').filter(({ disabled }) => !disabled);
  return cards.length > 0 ? of('card', cards) : null;
}

/** The list of the cards in one's hand. */
function handOf(tree: Heard): Heard | undefined {
  const [zone] = those(tree, 'region', t('web-zone'));
  return those(zone, 'list').find(({ name, below }) => name === t('web-hand', { n: below.length }));
}

/** Waits until there is something to do other than before. */
async function nextAsked(page: Page, ears: Ears, before: string): Promise<Asked & { tree: Heard }> {
  for (const until = Date.now() + PATIENCE; Date.now() < until;) {
    const tree = await ears.tree();
    const now = asked(tree);
    if (now !== null && now.all !== before) return { ...now, tree };
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  throw new Error('nothing is asked of whoever listens');
}

test('by ear, from the accessibility tree alone, in Greek', async ({ house, arrive }) => {
  await speech.speak('el');
  await speech.whole();
  const page = await sit({ house, arrive }, 2, 'el');
  const looks = new Looks(page, 'ear');
  const ears = await listen(page);
  const met = new Set<Moment>();
  let acts = 0;
  let now = await nextAsked(page, ears, '');
  for (; now.what !== 'game over'; now = await nextAsked(page, ears, now.all)) {
    met.add(now.what);
    await looks.next(now.what);
    const { tree, what, may } = now;
    // Whoever only hears knows the score, what was said, and why a card cannot be played.
    if (what !== 'deal over') {
      const [score] = those(tree, 'region', t('web-score'));
      expect(score && spoken(score)).toMatch(/\d/u);
      expect(those(tree, 'log').map(spoken).join('').length).toBeGreaterThan(0);
      const held = those(handOf(tree), 'button');
      expect(held.length).toBeGreaterThan(0);
      for (const card of held) expect(card.name).toMatch(/\p{Script=Greek}{3}/u);
    }
    if (what === 'card') {
      const [board] = those(tree, 'region', t('web-board'));
      const [trick] = those(board, 'list', t('web-trick'));
      for (const play of those(trick, 'listitem')) expect(spoken(play)).toMatch(/\p{Script=Greek}{3}/u);
    }
    const chosen = may[what === 'call' && acts % 3 === 2 ? Math.min(1, may.length - 1) : 0];
    if (chosen === undefined) throw new Error('nothing can be pressed');
    await ears.press(chosen);
    acts += 1;
  }
  looks.check();
  expect([...met].sort()).toEqual(['call', 'card', 'deal over']);
  await speech.speak('en');
});
