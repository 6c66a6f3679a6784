import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { type Receipt, check } from '../../src/lib/fair';

// A game of random actions with secrets and a number that stand in tests/fairness.
const DATA = join(import.meta.dirname, '../data');
const LOG = readFileSync(join(DATA, 'fair.jsonl'), 'utf8');
const RECEIPT = JSON.parse(readFileSync(join(DATA, 'receipt.json'), 'utf8')) as Receipt;

/** The log with its proof changed. */
function forged(change: (proof: Record<string, unknown>) => void): string {
  const [first = '', ...rest] = LOG.split('\n');
  const header = JSON.parse(first) as { proof: Record<string, unknown> };
  change(header.proof);
  return [JSON.stringify(header), ...rest].join('\n');
}

const keys = (log: string, receipt: Receipt | null = RECEIPT): string[] =>
  check(log, receipt).faults.map(({ key }) => key);

test('a fair log is accepted, with and without what the browser kept', () => {
  expect(check(LOG, RECEIPT)).toEqual({ deals: LOG.split('"event":"deal"').length - 1, faults: [] });
  expect(check(LOG, null).faults).toEqual([]);
});

test('a log without a proof is said to have none', () => {
  const [first = '', ...rest] = LOG.split('\n');
  const header = { ...(JSON.parse(first) as Record<string, unknown>), proof: undefined };
  expect(check([JSON.stringify(header), ...rest].join('\n'), null).deals).toBeNull();
});

test('each way of cheating has its name', () => {
  const secrets = (proof: Record<string, unknown>): string[] => proof.secrets as string[];
  expect(keys(forged((proof) => (secrets(proof)[0] = '00'.repeat(32))))).toEqual([
    'proof-secret-changed',
  ]);
  expect(keys(forged((proof) => secrets(proof).reverse()))).toEqual(['proof-secrets-reordered']);
  expect(keys(forged((proof) => secrets(proof).pop()))).toEqual(['proof-secret-missing']);
  expect(keys(forged((proof) => (proof.nonces = [])))).toContain('proof-nonce-missing');
  const silent = forged((proof) => {
    proof.nonces = [];
    proof.people = [];
  });
  expect(keys(silent)).toContain('proof-nonce-dropped');
  expect(keys(silent, null)).toContain('proof-cards-differ');
  expect(keys(forged((proof) => (proof.nonces = [[1, 0, 'ab'.repeat(32)]])))).toContain(
    'proof-nonce-changed',
  );
  expect(keys(forged((proof) => (proof.nonces = [[2, 0, '5a'.repeat(32)]])))).toContain(
    'proof-nonce-late',
  );
  expect(keys(forged((proof) => (proof.table = 'other')))).toContain('proof-other-table');
  const sealed = { ...RECEIPT, commitment: '12'.repeat(32) };
  expect(keys(LOG, sealed)).toEqual(['proof-commitment-changed']);
  // Two cards of a hand and the kitty exchanged.
  const [hand = ''] = /"hands":\["(?<card>..)/u.exec(LOG)?.slice(1) ?? [];
  const [kitty = ''] = /"kitty":"(?<card>..)/u.exec(LOG)?.slice(1) ?? [];
  const swapped = LOG.replace(`["${hand}`, `["${kitty}`).replace(`"kitty":"${kitty}`, `"kitty":"${hand}`);
  expect(keys(swapped)).toEqual(['proof-cards-differ']);
});
