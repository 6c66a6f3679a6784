/** Taps, drags, keys and refusals at a table that stands still. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import type { Act, ClientMessage, HandCard, Snapshot } from '../../src/lib/protocol';
import { act, auction, follow, naming, result, say } from '../fixtures';
import { type Answer, type Show, test } from './pretended';
import { eventually } from './stage';

/** The ten of hearts is refused. */
const refuse: Answer = (message, send) => {
  if (message.type !== 'act' || message.action.card !== 'TH') return;
  send({ type: 'failure', reason: say('test-must-follow', { card: 'JD' }), detail: '', id: message.id });
};

/** Sits down at a table; `acts` gives what the client has sent. */
async function sit(
  show: Show,
  snapshot: Snapshot,
  settings: Record<string, unknown> = { oneTap: false },
): Promise<{ page: Page; acts: () => Act[] }> {
  const { page, sent } = await show({ told: snapshot, settings, answer: refuse });
  const isAct = (message: ClientMessage): message is Act => message.type === 'act';
  return { page, acts: () => sent.filter(isAct) };
}

const card = (page: Page, name: string) => page.locator(`.hand-card[data-card="${name}"]`);

test('the first tap lifts a card and says so, the second plays it', async ({ show }) => {
  const { page, acts } = await sit(show, follow);
  await card(page, 'JD').click();
  expect(acts()).toEqual([]);
  expect(await page.locator('#prompt').innerText()).toContain('Tap again to play');
  await card(page, 'JD').click();
  await eventually(() => acts().length).toBe(1);
  expect(acts()[0]).toMatchObject({ number: 40, action: { kind: 'play', card: 'JD' } });
});

test('the first tap on a card to lay away does not speak of playing it', async ({ show }) => {
  const away = (held: HandCard): HandCard => ({ ...held, action: { ...act('discard'), card: held.card } });
  const { page } = await sit(show, { ...follow, hand: (follow.hand ?? []).map(away) });
  await card(page, 'JD').click();
  expect(await page.locator('#prompt').innerText()).toContain('Tap again to lay the jack of diamonds away');
});

test('of two copies of a card, the one that is tapped is lifted', async ({ show }) => {
  const { page } = await sit(show, { ...follow, hand: [...(follow.hand ?? []), ...(follow.hand ?? [])] });
  await card(page, 'JD').nth(1).click({ position: { x: 12, y: 40 } });
  expect(await page.locator('.hand-card.lifted').count()).toBe(1);
  expect(await card(page, 'JD').nth(1).getAttribute('class')).toContain('lifted');
});

test('the trick is told card by card', async ({ show }) => {
  const { page } = await sit(show, follow);
  expect(await page.getByRole('list', { name: 'The trick', exact: true }).getByRole('listitem').allTextContents()).toEqual([
    'West: the jack of hearts, led, winning',
    'North: the nine of hearts',
    'East: the nine of clubs',
  ]);
});

test('with one tap the first tap plays', async ({ show }) => {
  const { page, acts } = await sit(show, follow, { oneTap: true });
  await card(page, 'JD').click();
  await eventually(() => acts().length).toBe(1);
});

test('a second act waits for the answer to the first', async ({ show }) => {
  const { page, acts } = await sit(show, follow, { oneTap: true });
  await card(page, 'JD').click();
  await card(page, 'JD').click();
  await page.keyboard.press('1');
  await eventually(() => acts().length).toBe(1);
});

test('a card dragged onto the board is played; dragged a little, it returns', async ({ show }) => {
  const { page, acts } = await sit(show, follow);
  const drag = async (by: number): Promise<void> => {
    const box = await card(page, 'JD').boundingBox();
    if (box === null) throw new Error('the card is not seen');
    await page.mouse.move(box.x + 20, box.y + 50);
    await page.mouse.down();
    await page.mouse.move(box.x + 24, box.y + 50 - by / 2, { steps: 3 });
    await page.mouse.move(box.x + 28, box.y + 50 - by, { steps: 3 });
    await page.mouse.up();
  };
  await drag(30);
  expect(acts()).toEqual([]);
  await drag(160);
  await eventually(() => acts().length).toBe(1);
});

test('a card that may not be played says why and stays', async ({ show }) => {
  const { page, acts } = await sit(show, follow);
  const illegal = card(page, 'AC');
  expect(await illegal.getAttribute('aria-disabled')).toBe('true');
  expect(await illegal.getAttribute('aria-label')).toContain('Hearts were led');
  // Playwright will not press what is disabled; a person may.
  await illegal.click({ force: true });
  expect(await page.locator('#prompt').innerText()).toContain('Hearts were led');
  expect(await page.locator('[role=alert]').textContent()).toContain('Hearts were led');
  expect(acts()).toEqual([]);
});

test('what the server refuses is said, and one goes on', async ({ show }) => {
  const { page, acts } = await sit(show, follow, { oneTap: true });
  await card(page, 'TH').click();
  await eventually(() => page.locator('#prompt').innerText()).toContain('Hearts were led');
  await card(page, 'JD').click();
  await eventually(() => acts().map(({ action }) => action.card)).toEqual(['TH', 'JD']);
  expect(acts()[0]?.id).not.toBe(acts()[1]?.id);
});

test('arrows go through the hand, a digit plays', async ({ show }) => {
  const { page, acts } = await sit(show, follow);
  await card(page, 'JD').focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-card'))).toBe('TH');
  await page.keyboard.press('End');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-card'))).toBe('AC');
  await page.keyboard.press('1');
  await eventually(() => acts().length).toBe(1);
});

test('the bowers say what they are', async ({ show }) => {
  const { page } = await sit(show, follow);
  expect(await card(page, 'JD').getAttribute('aria-label')).toBe(
    'the jack of diamonds, left bower, counts as hearts, can be chosen',
  );
});

test('letters call, unless single keys are off', async ({ show }) => {
  const first = await sit(show, auction);
  await first.page.keyboard.press('o');
  await eventually(() => first.acts().length).toBe(1);
  expect(first.acts()[0]?.action).toMatchObject({ kind: 'order_up', alone: false });
  const second = await sit(show, auction, { keys: false });
  await second.page.keyboard.press('o');
  await second.page.getByRole('button', { name: 'Pass' }).click();
  await eventually(() => second.acts().map(({ action }) => action.kind)).toEqual(['pass']);
});

test('a suit is named alone when the switch says so', async ({ show }) => {
  const { page, acts } = await sit(show, naming);
  await page.getByRole('switch').check();
  await page.locator('.choice[data-suit="C"]').click();
  await eventually(() => acts().length).toBe(1);
  expect(acts()[0]?.action).toMatchObject({ kind: 'name', suit: 'C', alone: true });
});

test('the help, the last trick and the story open and close by keys', async ({ show }) => {
  const { page } = await sit(show, follow);
  for (const [key, heading] of [
    ['?', 'Keys'],
    ['l', 'Last trick'],
    ['t', 'The deal so far'],
    ['m', 'Menu'],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name: heading }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
  }
});

test('the result can be put away and shown again', async ({ show }) => {
  const { page } = await sit(show, { ...result, hand: follow.hand });
  await page.getByRole('button', { name: 'Close' }).click();
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.getByRole('button', { name: 'Show the result' }).click();
  await page.getByRole('dialog').waitFor();
});

test('a table of somebody else is told in words', async ({ show }) => {
  const { page } = await show({ hash: '#/table/other', told: { type: 'failure', reason: say('server-no-seat'), detail: '', id: '' } });
  await page.getByText('That is not a seat of yours').waitFor();
});
