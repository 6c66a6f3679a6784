/** The client as an installed program: its size, its files, without a network, and renewed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import type { ClientMessage } from '../../src/lib/protocol';
import { PROJECT } from './house';
import { eventually, test } from './stage';

const WORKER = join(PROJECT, 'src/euchre/server/static/worker.js');
/** The program may be kept on the device. */
const keeping = { serviceWorkers: 'allow' } as const;

/** Waits until this page's program is kept on the device. */
function kept(page: Page): Promise<unknown> {
  return page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const texts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const all = await Promise.all(texts.filter((one) => one.startsWith('/assets/')).map((one) => caches.match(one)));
    return active?.state === 'activated' && all.every((one) => one !== undefined);
  });
}

test('the first load is under 150 kB on the wire, and asks nobody else for anything', async ({ house, arrive }) => {
  const page = await arrive('about:blank');
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  let bytes = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(house.address, { waitUntil: 'networkidle' });
  await page.waitForSelector('.games li');
  expect(bytes).toBeGreaterThan(60_000);
  // The list of games is counted too.
  expect(bytes).toBeLessThan(150_000);
  console.log(`first load: ${bytes} bytes`);
  for (const hash of ['#/rules/na24', '#/settings', '#/replay', '#/access', '#/fair', '#/game/na24']) {
    await page.goto(`${house.address}${hash}`, { waitUntil: 'networkidle' });
  }
  expect(asked.filter((url) => !url.startsWith(house.address) && !/^(data|blob):/u.test(url))).toEqual([]);
});

test('the manifest is one that systems install, and its icons are as large as it says', async ({ house, arrive }) => {
  const page = await arrive(house.address);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await fetch(new URL(href ?? '', house.address))).json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Euchre', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await fetch(new URL(src, house.address));
    expect(answer.headers.get('content-type')).toBe(type);
    const body = Buffer.from(await answer.arrayBuffer());
    expect(body.length).toBeLessThan(12_000);
    if (type !== 'image/png') continue;
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
    const drawn = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, src);
    expect(drawn.join('x')).toBe(sizes);
  }
});

test('without the server it starts all the same, says so, and goes on when the server is back', async ({ build, arrive }) => {
  const house = await build();
  const page = await arrive(house.address, { ...keeping, locale: 'el-GR', mayComplain: true });
  await page.waitForSelector('.games li');
  await kept(page);
  // Once more, so that what is asked of the server goes past the worker.
  await page.goto(`${house.address}#/rules/na24`);
  await page.reload();
  await page.waitForSelector('main h2');
  const title = await page.locator('h1').innerText();
  await page.goto(`${house.address}#/`);
  await page.waitForSelector('.games li');
  await house.stop();
  await page.reload();
  await page.waitForSelector('.games li');
  const note = page.getByRole('status').locator('.bar');
  await note.waitFor();
  await page.goto(`${house.address}#/rules/na24`);
  await eventually(() => page.locator('h1').innerText()).toBe(title);
  await page.goto(`${house.address}#/settings`);
  await page.waitForSelector('.toggles');
  await house.start();
  await page.goto(`${house.address}#/`);
  await page.waitForSelector('.games li');
  await note.waitFor({ state: 'detached' });
});

test('a newer version is offered, and used when one says so', async ({ house, arrive }) => {
  const page = await arrive(house.address, keeping);
  await page.waitForSelector('.games li');
  await kept(page);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const before = readFileSync(WORKER, 'utf8');
  try {
    writeFileSync(WORKER, before.replace(/euchre-[0-9a-f]{12}/u, 'euchre-newer0000000'));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.getByText('A newer version of this program lies ready.').waitFor();
    expect(await page.evaluate(() => caches.keys())).toContain('euchre-newer0000000');
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Use it' }).click()]);
    await page.waitForSelector('.games li');
    await eventually(() => page.evaluate(async () => (await caches.keys()).filter((one) => one !== 'euchre-answers'))).toEqual([
      'euchre-newer0000000',
    ]);
    expect(await page.getByText('A newer version').count()).toBe(0);
  } finally {
    writeFileSync(WORKER, before);
  }
});

/** The page says at tables that it was built for other messages than these: so many times. */
async function outdated(page: Page, times: number): Promise<() => number> {
  let said = 0;
  await page.routeWebSocket(/\/socket$/u, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as ClientMessage;
      if (message.type === 'hello') said += 1;
      const old = message.type === 'hello' && said <= times;
      server.send(JSON.stringify(old ? { ...message, version: 'of long ago' } : message));
    });
  });
  return () => said;
}

test('a page that the server has outgrown is loaded anew, and goes on at its table', async ({ house, arrive }) => {
  const page = await arrive(house.address);
  const said = await outdated(page, 1);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForSelector('.table');
  expect(said()).toBe(2);
});

test('a page that is the same when loaded anew says what is wrong', async ({ house, arrive }) => {
  const page = await arrive(house.address);
  const said = await outdated(page, 2);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByText('This page is of another version than the server. Load it again.').waitFor();
  expect(said()).toBe(2);
  await page.reload();
  await page.waitForSelector('.table');
});

test('a kept page that the server has outgrown fetches the newer program', async ({ house, arrive }) => {
  const page = await arrive(house.address, keeping);
  await page.waitForSelector('.games li');
  await kept(page);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await outdated(page, 1);
  const before = readFileSync(WORKER, 'utf8');
  try {
    writeFileSync(WORKER, before.replace(/euchre-[0-9a-f]{12}/u, 'euchre-newer0000001'));
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForSelector('.table');
    const names = (): Promise<string[]> => page.evaluate(() => caches.keys());
    await eventually(async () => (await names()).filter((one) => one !== 'euchre-answers')).toEqual(['euchre-newer0000001']);
  } finally {
    writeFileSync(WORKER, before);
  }
});

test('a page whose later files are gone from the server is loaded anew', async ({ house, arrive }) => {
  const page = await arrive(house.address, { mayComplain: true });
  await page.waitForSelector('.games li');
  let gone = 0;
  // The server's program is another one now.
  await page.route('**/worker.js', (route) => route.fulfill({ body: '// all that belongs to it' }));
  await page.route(/assets\/SettingsPage-.*\.js$/u, (route) => {
    gone += 1;
    return gone === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.goto(`${house.address}#/settings`);
  await page.waitForSelector('.toggles');
  expect(gone).toBe(2);
});

test('a page of an error offers a log, which has what happened and no secret', async ({ house, arrive }) => {
  const token = 'a-secret-of-a-seat-that-is-nowhere';
  const seats = { nowhere: token };
  const page = await arrive(`${house.address}#/replay/nowhere`, { seats, mayComplain: true });
  await page.getByRole('alert').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a log' }).click(),
  ]);
  const lines = readFileSync(await download.path(), 'utf8').trimEnd().split('\n');
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(told[0]).toMatchObject({ format: 'euchre-client-log', page: '#/replay/nowhere' });
  expect(told).toContainEqual(expect.objectContaining({ what: 'refused', reason: 'server-no-table' }));
  expect(lines.join('')).not.toContain(token);
});
