/** Tables at which a match was played to its end, by whoever does the first thing offered. */
import type { Page } from 'playwright-core';

import type { Seat } from './house';

/** Plays the match of a table to its end, in a page of the server. */
export function playOut(page: Page, { table, seats }: Seat): Promise<void> {
  return page.evaluate(async ({ table, token }) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    const say = (message: unknown): void => {
      socket.send(JSON.stringify(message));
    };
    await new Promise<void>((resolve, reject) => {
      let last = -1;
      let acts = 0;
      let shown: object | undefined;
      socket.onopen = () => {
        say({ type: 'hello', token, last: -1 });
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
  }, { table, token: seats[table] ?? '' });
}
