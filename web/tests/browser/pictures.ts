/** Pictures of what tests look at, into ignored folders, where `EUCHRE_PICTURES` is set. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { PROJECT } from './house';

export const takesPictures = process.env.EUCHRE_PICTURES !== undefined;

/** Takes pictures into that folder of `.reports`; they take longer than everything else. */
export function picturesIn(folder: string): (page: Page, name: string, fullPage?: boolean) => Promise<void> {
  const path = join(PROJECT, '.reports', folder);
  if (takesPictures) mkdirSync(path, { recursive: true });
  return async (page, name, fullPage = false) => {
    if (takesPictures) await page.screenshot({ path: join(path, `${name}.png`), fullPage });
  };
}
