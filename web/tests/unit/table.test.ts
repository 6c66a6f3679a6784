import { afterEach, expect, test, vi } from 'vitest';

import type { ClientMessage, ServerMessage } from '../../src/lib/protocol';
import { TableLink } from '../../src/lib/table.svelte';
import { result, say } from '../fixtures';

/** A connection whose other end is the test. */
class Wire extends EventTarget {
  static readonly OPEN = 1;
  static last: Wire;
  readonly readyState = Wire.OPEN;
  readonly sent: ClientMessage[] = [];
  readonly close = vi.fn();

  constructor() {
    super();
    Wire.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  tell(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  count(type: ClientMessage['type']): number {
    return this.sent.filter((one) => one.type === type).length;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a second press asks nothing, unless the first was refused', () => {
  vi.stubGlobal('WebSocket', Wire);
  const link = new TableLink('table', 'token');
  const wire = Wire.last;
  wire.dispatchEvent(new Event('open'));
  wire.tell(result);
  link.nextDeal();
  link.nextDeal();
  expect(wire.count('next_deal')).toBe(1);
  wire.tell({ type: 'failure', reason: say('server-too-many', { n: 1 }), detail: '', id: '' });
  link.nextDeal();
  expect(wire.count('next_deal')).toBe(2);
  link.close();
});
