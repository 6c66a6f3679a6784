/**
 * What happened in this browser lately, to attach to a report. It has nothing secret: no
 * tokens, no hands but one's own, no text of others.
 */
interface Line {
  at: string;
  what: string;
  [more: string]: unknown;
}

const MOST = 300;
const lines: Line[] = [];

/** Notes that something happened. */
export function note(what: string, more: Record<string, unknown> = {}): void {
  lines.push({ at: new Date().toISOString(), what, ...more });
  if (lines.length > MOST) lines.shift();
}

/** All that is noted, one JSON value a line, after a line that says where this is. */
export function journal(): string {
  const head = {
    format: 'euchre-client-log',
    version: 1,
    page: location.hash,
    language: document.documentElement.lang,
    browser: navigator.userAgent,
    window: [innerWidth, innerHeight, devicePixelRatio],
  };
  return [head, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Notes whatever goes wrong in a page without anybody catching it. */
export function noteFaults(): void {
  addEventListener('error', ({ message, filename, lineno }) => {
    note('error', { message, file: filename.split('/').at(-1), line: lineno });
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    note('rejection', { message: String(reason) });
  });
}
