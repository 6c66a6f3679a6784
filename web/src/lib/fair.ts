// The check of docs/fair-deals.md, written from that page: it shares no code with the server.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A nonce that a seat added: from that shuffle on. */
type Added = [number: number, seat: number, nonce: string];

/** What this browser kept of a table. */
export interface Receipt {
  table: string;
  commitment: string;
  nonces: Added[];
}

interface Proof extends Receipt {
  people: [number: number, seat: number][];
  first: number;
  secrets: string[];
  pack: string;
  packets: number[][];
}

interface DealEvent {
  event: 'deal';
  dealer: number;
  hands: (string | null)[];
  up: string | null;
  kitty: string | null;
}

/** Something that is wrong: a message of the catalogue, the shuffle, the seat. */
export interface Fault {
  key: string;
  n: number;
  seat: number | null;
}

/** What was found in a log. `deals` is null if it carries no proof. */
export interface Findings {
  deals: number | null;
  faults: Fault[];
}

const SECRET = utf8ToBytes('euchre-fair-1 secret\n');
const WORDS = 2 ** 32;

/** The secret before this one. */
function link(secret: Uint8Array): Uint8Array {
  return sha256(concatBytes(SECRET, secret));
}

/** The nonces that count for a shuffle, by seat. */
function nonces(proof: Proof, number: number): Map<number, string> {
  const found = new Map<number, string>();
  for (const [from, seat, nonce] of proof.nonces) if (from <= number) found.set(seat, nonce);
  return found;
}

function keyOf(proof: Proof, secret: Uint8Array, number: number): Uint8Array {
  const seats = [...nonces(proof, number)].sort(([one], [other]) => one - other);
  const lines = seats.map(([seat, nonce]) => `${String(seat)} ${nonce}\n`);
  const text = `euchre-fair-1 deal\n${proof.table}\n${String(number)}\n${lines.join('')}`;
  return hmac(sha256, secret, utf8ToBytes(text));
}

/** The stream of a key: numbers of 32 bits. */
function* words(key: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const counter = new Uint8Array(8);
    new DataView(counter.buffer).setUint32(4, block);
    const bytes = hmac(sha256, key, counter);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let at = 0; at < bytes.length; at += 4) yield view.getUint32(at);
  }
}

/** The items in the order that follows from a key. */
export function shuffled<T>(items: readonly T[], key: Uint8Array): T[] {
  const stream = words(key);
  const below = (limit: number): number => {
    let word = stream.next().value;
    while (word >= WORDS - (WORDS % limit)) word = stream.next().value;
    return word % limit;
  };
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/** Whether that deal follows from that order of the pack. */
function follows(proof: Proof, deal: DealEvent, order: string[]): boolean {
  const players = deal.hands.length;
  const hands: string[][] = deal.hands.map(() => []);
  let at = 0;
  for (const packet of proof.packets) {
    packet.forEach((number, place) => {
      hands[(deal.dealer + 1 + place) % players]?.push(...order.slice(at, at + number));
      at += number;
    });
  }
  const up = deal.up === null ? null : order[at];
  if (deal.up !== null) at += 1;
  const same = (text: string | null, cards: string[] | undefined): boolean =>
    [...listed(text)].sort().join(' ') === [...(cards ?? [])].sort().join(' ');
  return (
    deal.hands.every((hand, seat) => same(hand, hands[seat])) &&
    deal.up === up &&
    listed(deal.kitty).join(' ') === order.slice(at).join(' ')
  );
}

function listed(text: string | null): string[] {
  return (text ?? '').split(' ').filter((card) => card !== '');
}

/** All that is wrong with the deals of a log, by its proof and by what this browser kept. */
export function check(log: string, receipt: Receipt | null): Findings {
  const [first = '', ...rest] = log.split('\n').filter((line) => line.trim() !== '');
  const { proof } = JSON.parse(first) as { proof?: Proof };
  if (proof === undefined) return { deals: null, faults: [] };
  const events = rest.map((line) => JSON.parse(line) as DealEvent | { event: string });
  const faults = [...ofReceipt(proof, receipt), ...ofPeople(proof)];
  const secrets = proof.secrets.map(hexToBytes);
  const sound = soundSecrets(proof, secrets);
  if (sound < secrets.length) faults.push(ofSecret(proof, secrets, sound));
  let number = proof.first - 1;
  let deals = 0;
  for (const event of events) {
    if (event.event !== 'deal' && event.event !== 'dealer') continue;
    number += 1;
    const secret = secrets[number - proof.first];
    if (secret === undefined) {
      faults.push({ key: 'proof-secret-missing', n: number, seat: null });
    } else if ('hands' in event && number < proof.first + sound) {
      const order = shuffled(listed(proof.pack), keyOf(proof, secret, number));
      if (!follows(proof, event, order))
        faults.push({ key: 'proof-cards-differ', n: number, seat: null });
    }
    deals += event.event === 'deal' ? 1 : 0;
  }
  return { deals, faults };
}

/** Whether a secret can stand at that place of the revealed ones. */
function canStand(proof: Proof, secrets: Uint8Array[], at: number, secret: Uint8Array): boolean {
  const before = secrets[at - 1];
  if (before !== undefined) return bytesToHex(link(secret)) === bytesToHex(before);
  let back = secret;
  for (let step = 0; step < proof.first; step += 1) back = link(back);
  return bytesToHex(back) === proof.commitment;
}

function soundSecrets(proof: Proof, secrets: Uint8Array[]): number {
  const wrong = secrets.findIndex((secret, at) => !canStand(proof, secrets, at, secret));
  return wrong < 0 ? secrets.length : wrong;
}

function ofSecret(proof: Proof, secrets: Uint8Array[], at: number): Fault {
  const elsewhere = secrets.some((secret) => canStand(proof, secrets, at, secret));
  const key = elsewhere ? 'proof-secrets-reordered' : 'proof-secret-changed';
  return { key, n: proof.first + at, seat: null };
}

function ofPeople(proof: Proof): Fault[] {
  const last = Math.max(proof.first, proof.first + proof.secrets.length - 1);
  return proof.people
    .filter(([number, seat]) => number <= last && !nonces(proof, number).has(seat))
    .map(([n, seat]) => ({ key: 'proof-nonce-missing', n, seat }));
}

function ofReceipt(proof: Proof, receipt: Receipt | null): Fault[] {
  if (receipt === null) return [];
  if (receipt.table !== proof.table) return [{ key: 'proof-other-table', n: 0, seat: null }];
  const faults: Fault[] = [];
  if (receipt.commitment !== proof.commitment)
    faults.push({ key: 'proof-commitment-changed', n: 0, seat: null });
  for (const [n, seat, nonce] of receipt.nonces) {
    const told = proof.nonces.filter((one) => one[1] === seat);
    if (told.some((one) => one[0] === n && one[2] === nonce)) continue;
    const late = told.some((one) => one[2] === nonce);
    const changed = told.some((one) => one[0] === n);
    const key = late ? 'late' : changed ? 'changed' : 'dropped';
    faults.push({ key: `proof-nonce-${key}`, n, seat });
  }
  return faults;
}
