/** The real server, as a person starts it, on a folder of its own. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import type { CreateTable, TableCreated } from '../../src/lib/protocol';

export const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
const WEB = join(PROJECT, 'web');

/**
 * Builds the client into the package, from where the server serves it: as it is
 * shipped, in a process that knows nothing of the test that runs. Once: vitest does so
 * before all files, and who runs every check has done so before.
 */
export async function buildClient(): Promise<void> {
  if (process.env.EUCHRE_CLIENT_BUILT !== undefined) return;
  const env = { ...process.env, NODE_ENV: 'production' };
  Reflect.deleteProperty(env, 'VITEST');
  const vite = join(WEB, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: WEB, env });
  process.env.EUCHRE_CLIENT_BUILT = 'yes';
}

/** A seat at a table, and where the table is. */
export interface Seat {
  table: string;
  where: string;
  /** What a browser keeps that has the seat. */
  seats: Record<string, string>;
}

export class House {
  readonly folder = mkdtempSync(join(tmpdir(), 'euchre-browser-'));
  address = '';
  #process: ChildProcess | null = null;

  /** A house whose server is started with these options too. */
  constructor(
    private readonly command: string,
    private readonly options: string[] = [],
  ) {}

  /** Starts the server; on the same port as before if it was started before. */
  async start(): Promise<void> {
    const port = this.address === '' ? '0' : new URL(this.address).port;
    // A table of bids that is trained meanwhile takes a whole core, and changes what players call when it is there.
    const given = ['--port', port, '--data', this.folder, '--no-open', '--no-training', ...this.options];
    const started = spawn(this.command, ['serve', ...given], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = started;
    this.address = await new Promise((resolve, reject) => {
      let said = '';
      const hear = (chunk: Buffer): void => {
        said += chunk.toString();
        const found = /http:\/\/\S+/u.exec(said);
        if (found !== null) resolve(found[0]);
      };
      started.stdout.on('data', hear);
      started.stderr.on('data', hear);
      started.once('exit', () => {
        reject(new Error(`the server stopped: ${said}`));
      });
    });
  }

  /** Opens a table over the interface, as a page does, and sits down at it. */
  async open(order: Partial<CreateTable> & Pick<CreateTable, 'preset'>): Promise<Seat> {
    const answer = await fetch(new URL('/api/tables', this.address), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ pace: 'fast', ...order }),
    });
    if (!answer.ok) throw new Error(`no table of ${JSON.stringify(order)}: ${await answer.text()}`);
    const { table, token } = (await answer.json()) as TableCreated;
    return { table, where: `${this.address}#/table/${table}`, seats: { [table]: token } };
  }

  /** Stops it as Ctrl-C does. */
  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (running?.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGINT');
    await gone;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
