/** A person at the table: looks what there is to do, and does it. */
import type { Page } from 'playwright-core';

import type { CreateTable } from '../../src/lib/protocol';

/** What one sees: a deal's result, the end of the game, one's turn to call or to choose a card. */
export type Moment = 'deal over' | 'game over' | 'call' | 'card';

/** How often one looks, in milliseconds: to look in every frame makes the browser draw all of them. */
const OFTEN = { polling: 30 };

/** How long a card that was just seen is waited for, in milliseconds: long on a slow machine, not for ever. */
const PATIENCE = 20_000;

/** Waits until there is something to do, and says what. */
export async function moment(page: Page): Promise<Moment> {
  const seen = await page.waitForFunction(() => {
    if (document.querySelector('dialog[open] .result') !== null) {
      return document.querySelector('dialog[open] .result[data-over="match"]') === null ? 'deal over' : 'game over';
    }
    if (document.querySelector('.table')?.getAttribute('data-turn') !== 'mine') return null;
    if (document.querySelector('button.choice:not(.zone-button)') !== null) return 'call';
    return document.querySelector('.hand-card[aria-disabled="false"]') === null ? null : 'card';
  }, undefined, OFTEN);
  const what = await seen.jsonValue();
  if (what === null) throw new Error('there is nothing to do');
  return what;
}

/** The number of the last event that is shown. */
export async function numberShown(page: Page): Promise<number> {
  return Number(await page.locator('.table').getAttribute('data-number'));
}

/** Waits until something happened after that number, or the result is put away. */
export async function goneOn(page: Page, number: number, over: boolean): Promise<void> {
  await page.waitForFunction(
    ([before, dialog]) => {
      const shown = Number(document.querySelector('.table')?.getAttribute('data-number'));
      const open = document.querySelector('dialog[open] .result') !== null;
      return shown !== before && !(dialog && open);
    },
    [number, over] as const,
    OFTEN,
  );
}

/** Does one thing with the mouse, or with a finger. */
export async function clickOn(page: Page, what: Moment, turn: number, by: 'click' | 'tap' = 'click'): Promise<void> {
  const number = await numberShown(page);
  if (what === 'deal over') {
    await page.locator('dialog[open] .result button.filled')[by]();
  } else if (what === 'call') {
    const calls = page.locator('button.choice');
    // Sometimes a call is made, so that there is a hand to play.
    const count = await calls.count();
    await calls.nth(turn % 3 === 2 ? Math.min(1, count - 1) : 0)[by]();
  } else {
    const card = page.locator('.hand-card[aria-disabled="false"]').first();
    // A fan covers the right part of a card with the next one.
    await card[by]({ position: { x: 12, y: 40 }, timeout: PATIENCE });
    // A finger lifts a card first, and plays it with the second tap.
    if (by === 'tap') await page.locator('.hand-card.lifted').tap({ position: { x: 12, y: 40 } });
  }
  await goneOn(page, number, what === 'deal over');
}

/** Does one thing with the keyboard alone: nothing is focused but by keys. */
export async function typeOn(page: Page, what: Moment): Promise<void> {
  const number = await numberShown(page);
  if (what === 'card') {
    await focusByTab(page, '.hand-card');
    await page.keyboard.press('Home');
    while ((await page.locator(':focus').getAttribute('aria-disabled')) === 'true') {
      await page.keyboard.press('ArrowRight');
    }
  } else if (what === 'call') {
    await focusByTab(page, 'button.choice');
  }
  await page.keyboard.press('Enter');
  await goneOn(page, number, what === 'deal over');
}

/** Presses a button by the keyboard once it can be pressed: a key does not wait for it. */
export async function enter(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, disabled: false });
  await button.press('Enter');
}

/** Presses Tab until what is focused matches. */
export async function focusByTab(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
}

/** Notes what is said to a screen reader from now on; what is returned tells it. */
export async function sayings(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const change of changes) {
        for (const node of change.addedNodes) {
          if (node instanceof HTMLElement && node.closest('[role=log]') !== null) said.push(node.textContent);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** The names of the cards that one holds, as they lie. */
export function handOf(page: Page): Promise<(string | null)[]> {
  return page.locator('.hand-card').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
}

/** Whatever table the page opens has the cards of this seed. */
export async function deals(page: Page, seed: number): Promise<void> {
  await page.route('**/api/tables', async (route) => {
    // The list of one's tables has the same address.
    if (route.request().method() !== 'POST') return route.continue();
    const { preset, seat, pace, player } = route.request().postDataJSON() as CreateTable;
    return route.continue({ postData: JSON.stringify({ preset, seat, pace, player, seed, options: {} }) });
  });
}
