/** The real server, as a person starts it, on a folder of its own. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
const WEB = join(PROJECT, 'web');

/** The program under test: the one that `EUCHRE_COMMAND` names, else that of the project. */
const COMMAND = process.env.EUCHRE_COMMAND ?? join(PROJECT, '.venv/bin/euchre');

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

export class House {
  readonly folder = mkdtempSync(join(tmpdir(), 'euchre-browser-'));
  address = '';
  #process: ChildProcess | null = null;

  /** A house whose server is started with these options too. */
  constructor(private readonly options: string[] = []) {}

  /** Starts the server; on the same port as before if it was started before. */
  async start(): Promise<void> {
    const port = this.address === '' ? '0' : new URL(this.address).port;
    const started = spawn(COMMAND, ['serve', '--port', port, '--data', this.folder, '--no-open', ...this.options], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
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
