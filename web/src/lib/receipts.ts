import type { Receipt } from './fair';
import { load, save } from './storage';

const KEY = 'euchre.receipts';
const MOST = 100;

/** What this browser kept of a table when it was opened. */
export function receiptOf(table: string): Receipt | null {
  return load<Receipt[]>(KEY, []).find((one) => one.table === table) ?? null;
}

export function keepReceipt(receipt: Receipt): void {
  save(KEY, [...load<Receipt[]>(KEY, []), receipt].slice(-MOST));
}

/** A number that nobody can foresee: 64 hexadecimal digits. */
export function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
