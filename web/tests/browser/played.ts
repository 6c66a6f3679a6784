/** Tables at which a match was played to its end, by whoever does the first thing offered. */
import type { Page } from 'playwright-core';

export interface PlayedTable {
  table: string;
  token: string;
}

/** Opens a table from a page of the server and plays it to the end of the match. */
export function playOut(page: Page, order: Record<string, unknown>): Promise<PlayedTable> {
  return page.evaluate(async (wanted) => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ preset: 'na24', seed: 1, pace: 'fast', ...wanted }),
    });
    const made = (await answer.json()) as { table: string; token: string };
    const socket = new WebSocket(`ws://${location.host}/api/tables/${made.table}/socket`);
    const say = (message: unknown): void => {
      socket.send(JSON.stringify(message));
    };
    await new Promise<void>((resolve, reject) => {
      let last = -1;
      let acts = 0;
      let shown: object | undefined;
      socket.onopen = () => {
        say({ type: 'hello', token: made.token, last: -1 });
      };
      socket.onmessage = ({ data }) => {
        const told = JSON.parse(String(data)) as {
          type: string;
          number: number;
          snapshot?: Record<string, unknown>;
        };
        if (told.type === 'failure') reject(new Error(String(data)));
        // What is as it was told last may be left out.
        if (told.type === 'happened') shown = { ...shown, ...told.snapshot };
        else if (told.type === 'snapshot') shown = told;
        const now = shown as
          | {
              number: number;
              turn: number | null;
              seat: number;
              over: { match_over: boolean } | null;
              choices: { action: unknown }[];
              hand: { action: unknown }[] | null;
            }
          | undefined;
        if (now === undefined || now.number <= last) return;
        last = now.number;
        if (now.over?.match_over === true) {
          resolve();
        } else if (now.over !== null) say({ type: 'next_deal' });
        else if (now.turn === now.seat) {
          acts += 1;
          const offered = [...now.choices, ...(now.hand ?? [])].map(({ action }) => action).filter(Boolean);
          // Sometimes a call is made, so that not only the computers make trump.
          const action = offered[now.choices.length > 1 && acts % 4 === 0 ? 1 : 0];
          say({ type: 'act', id: `act ${acts}`, number: now.number, action });
        }
      };
    });
    socket.close();
    return made;
  }, order);
}

/** Lets a page keep the seats of these tables, as if the person had played there. */
export function keepSeats(page: Page, tables: PlayedTable[]): Promise<void> {
  return page.evaluate((kept) => {
    localStorage.setItem('euchre.tables', JSON.stringify(Object.fromEntries(kept.map(({ table, token }) => [table, token]))));
  }, tables);
}
