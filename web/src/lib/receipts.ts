import type { Receipt } from './fair';
import type { Nonce } from './protocol';
import { load, save } from './storage';

const KEY = 'euchre.receipts';
const DRAWN = 'euchre.nonces';
const MOST = 100;

/** What this browser kept of a table when it was opened. */
export function receiptOf(table: string): Receipt | null {
  return load<Receipt[]>(KEY, []).find((one) => one.table === table) ?? null;
}

export function keepReceipt(receipt: Receipt): void {
  const others = load<Receipt[]>(KEY, []).filter(({ table }) => table !== receipt.table);
  save(KEY, [...others, receipt].slice(-MOST));
}

/** Keeps what bound a table before one sat down there, and draws the number that one adds. */
export function nonceFor(table: string, commitment: string): string {
  const nonce = freshNonce();
  if (receiptOf(table) === null) keepReceipt({ table, commitment, nonces: [] });
  save(DRAWN, [...load<string[]>(DRAWN, []), nonce].slice(-MOST));
  return nonce;
}

/** Notes where the numbers that this browser drew count; what bound the table stays as it was. */
export function keepCounted(table: string, nonces: readonly Nonce[]): void {
  const receipt = receiptOf(table);
  if (receipt === null) return;
  const drawn = load<string[]>(DRAWN, []);
  const known = receipt.nonces.map(([number, seat, nonce]) => [number, seat, nonce].join(' '));
  const more = nonces
    .filter(({ nonce }) => drawn.includes(nonce))
    .filter(({ number, seat, nonce }) => !known.includes([number, seat, nonce].join(' ')))
    .map(({ number, seat, nonce }): [number, number, string] => [number, seat, nonce]);
  if (more.length > 0) keepReceipt({ ...receipt, nonces: [...receipt.nonces, ...more] });
}

/** A number that nobody can foresee: 64 hexadecimal digits. */
export function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
