import { load, save } from './storage';

const KEY = 'euchre.tables';

/** The secrets of one's seats, by table; the newest table comes last. */
export function tokens(): Record<string, string> {
  return load<Record<string, string>>(KEY, {});
}

export function tokenOf(table: string): string | undefined {
  return tokens()[table];
}

export function keepToken(table: string, token: string): void {
  const rest = Object.entries(tokens()).filter(([known]) => known !== table);
  save(KEY, Object.fromEntries([...rest, [table, token]]));
}

export function forgetTable(table: string): void {
  save(KEY, Object.fromEntries(Object.entries(tokens()).filter(([known]) => known !== table)));
}
