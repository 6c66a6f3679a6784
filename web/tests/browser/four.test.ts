/** Four people in four browsers play a game together; one is cut off in the middle. */
import type { Page } from 'playwright-core';

import { clickOn, moment } from './person';
import { type Arrive, eventually, test } from './stage';

const NAMES = ['Anna', 'Ben', 'Chloe', 'Dora'];

/** A person at a browser of their own, whose network can be cut. */
interface Guest {
  page: Page;
  cut: () => void;
  mend: () => void;
}

async function invite(arrive: Arrive, address: string): Promise<Guest> {
  let cutOff = false;
  const open = new Set<{ close: () => Promise<void> }>();
  const setUp = (opened: Page): Promise<void> =>
    opened.routeWebSocket(/\/socket$/u, (socket) => {
      if (cutOff) {
        void socket.close();
        return;
      }
      const server = socket.connectToServer();
      const line = {
        close: async () => {
          open.delete(line);
          await server.close();
          await socket.close();
        },
      };
      open.add(line);
      socket.onMessage((message) => {
        server.send(message);
      });
      server.onMessage((message) => {
        socket.send(message);
      });
    });
  const settings = { pace: 'fast', oneTap: true };
  const page = await arrive(address, { settings, mayComplain: true, before: setUp });
  return {
    page,
    cut: () => {
      cutOff = true;
      for (const line of [...open]) void line.close();
    },
    mend: () => {
      cutOff = false;
    },
  };
}

/** Opens a table by house rules, or comes to one, and takes a seat under a name. */
async function sit(guest: Guest, name: string, address: string): Promise<void> {
  await guest.page.goto(address);
  await guest.page.getByLabel('Your name').fill(name);
  await guest.page.getByRole('button', { name: 'That’s me' }).click();
  await guest.page.getByRole('button', { name: /Sit here/u }).first().click();
  await guest.page.locator('li.own', { hasText: name }).waitFor();
}

/** Plays on for whoever of these is to act, until the match is over or `enough` says so. */
async function playOn(guests: Guest[], enough: () => Promise<boolean> = () => Promise.resolve(false)): Promise<void> {
  const state = { over: false, turn: 0 };
  // Asked through a function, since it changes while one waits.
  const isOver = (): boolean => state.over;
  await Promise.all(
    guests.map(async (guest) => {
      while (!isOver()) {
        const now = await Promise.race([moment(guest.page), ended(state)]);
        if (now === null || isOver()) return;
        if (now === 'game over' || (await enough())) {
          state.over = true;
          return;
        }
        if (now === 'deal over' && guest !== guests[0]) {
          // The first of them goes on for all.
          await guest.page.waitForSelector('dialog[open] .result', { state: 'detached' });
          continue;
        }
        state.turn += 1;
        await clickOn(guest.page, now, state.turn);
      }
    }),
  );
}

async function ended(state: { over: boolean }): Promise<null> {
  await eventually(() => state.over).toBe(true);
  return null;
}

test('four people play a game; one is cut off, covered, comes back and finishes', async ({ build, arrive }) => {
  const house = await build('--grace', '1');
  const guests = await Promise.all(NAMES.map(() => invite(arrive, house.address)));
  const [anna, , , dora] = guests as [Guest, Guest, Guest, Guest];

  await anna.page.goto(`${house.address}#/open/na24:end.target=2`);
  await anna.page.getByLabel('Your name').fill('Anna');
  await anna.page.getByRole('button', { name: 'Open a table' }).click();
  await anna.page.getByRole('button', { name: /Sit here/u }).first().click();
  await anna.page.locator('li.own', { hasText: 'Anna' }).waitFor();
  const address = anna.page.url();
  for (const [at, guest] of guests.entries()) if (at > 0) await sit(guest, NAMES[at] ?? '', address);
  await anna.page.getByRole('button', { name: 'Start' }).click();
  await Promise.all(guests.map(({ page }) => page.waitForSelector('.table')));

  await playOn(guests, async () => {
    return (await anna.page.getByRole('button', { name: 'Last trick' }).count()) > 0;
  });

  dora.cut();
  await dora.page.getByText('The connection is lost').first().waitFor();
  await anna.page.locator('[data-plate="3"]', { hasText: 'plays for now' }).waitFor();
  const others = guests.slice(0, 3);
  const before = Number(await anna.page.locator('.table').getAttribute('data-number'));
  await playOn(others, async () =>
    Number(await anna.page.locator('.table').getAttribute('data-number')) > before + 4);

  dora.mend();
  await eventually(() => dora.page.getByText('The connection is lost').count()).toBe(0);
  await anna.page.locator('[data-plate="3"]', { hasText: 'plays for now' }).waitFor({ state: 'detached' });

  await playOn(guests);
  for (const { page } of guests) await page.getByRole('button', { name: 'Play again' }).first().waitFor();
}, 600_000);
