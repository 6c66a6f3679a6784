import { cubicInOut, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

import { settings } from './settings.svelte';

/** Whether things are to change at once, without moving. */
export function calm(): boolean {
  return settings.still || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const origins = new Map<string, DOMRect>();

/** Notes where a card of one's own hand lay when it was played. */
export function leavesFrom(card: string, place: DOMRect): void {
  origins.set(card, place);
}

/** The plate of a seat, from which its cards come and to which its tricks go. */
function plateOf(seat: number): DOMRect | undefined {
  return document.querySelector(`[data-plate="${seat}"]`)?.getBoundingClientRect();
}

function way(from: DOMRect, to: DOMRect): { x: number; y: number } {
  return {
    x: from.left + from.width / 2 - to.left - to.width / 2,
    y: from.top + from.height / 2 - to.top - to.height / 2,
  };
}

/** A card comes from the hand or from its player's plate to its slot. */
export function played(node: Element, { seat, card }: { seat: number; card: string }): TransitionConfig {
  const hand = origins.get(card);
  origins.delete(card);
  const from = hand ?? plateOf(seat);
  if (from === undefined || calm()) return { duration: 0 };
  const to = node.getBoundingClientRect();
  const { x, y } = way(from, to);
  const start = hand === undefined ? 0.4 : from.width / to.width;
  return {
    duration: 240,
    easing: cubicOut,
    css: (now, left) =>
      `transform: translate(${x * left}px, ${y * left}px) scale(${start + (1 - start) * now});` +
      (hand === undefined ? `opacity: ${Math.min(1, now * 2)}` : ''),
  };
}

/** The cards of a trick go together to the plate of the seat that their element names. */
export function gathered(node: HTMLElement): TransitionConfig {
  const { winner } = node.dataset;
  const to = winner === undefined ? undefined : plateOf(Number(winner));
  if (to === undefined || calm()) return { duration: 0 };
  const { x, y } = way(to, node.getBoundingClientRect());
  return {
    duration: 280,
    easing: cubicInOut,
    css: (now, left) =>
      `transform: translate(${x * left}px, ${y * left}px) scale(${0.3 + 0.7 * now}); opacity: ${now}`,
  };
}

/** What still moves after this many milliseconds is hastened, when a person goes on. */
export const ENOUGH = 80;

/** Brings to its end within 80 ms whatever moves. */
export function hasten(): void {
  for (const one of document.getAnimations()) {
    const end = Number(one.effect?.getComputedTiming().endTime ?? 0);
    const left = end - Number(one.currentTime ?? 0);
    if (Number.isFinite(end) && left > ENOUGH) one.updatePlaybackRate(left / ENOUGH);
  }
}

/** A card is dealt into a hand of that many: the last one lies after 420 ms. */
export function dealt(_node: Element, { order, of }: { order: number; of: number }): TransitionConfig {
  if (calm()) return { duration: 0 };
  return {
    delay: (180 * order) / Math.max(1, of - 1),
    duration: 240,
    easing: cubicOut,
    css: (now, left) => `transform: translateY(${-90 * left}px); opacity: ${now}`,
  };
}
