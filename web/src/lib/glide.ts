/**
 * What lies elsewhere after something has happened goes there in one movement: nothing jumps.
 * Each part starts where it was seen before and moves by `translate` alone, so that nothing is
 * laid out anew on the way.
 */
import { ENOUGH, calm } from './motion';

/** The parts of a table that may lie elsewhere after an event; those within others come later. */
const PARTS =
  '.board-area, .ring, .place, .place > .plate, .plate > *, .who > *, .centre, ' +
  '.zone, .prompt, .prompt > *, .own-plate > *, .hand, .fan, .fan > li, .choices, ' +
  '.strip > *, .story-panel > *, .story-panel section > *, .notes';
/** Milliseconds of the movement. */
const LONG = 200;

interface Way {
  x: number;
  y: number;
}

/** What is left of the way after a part of the time, half of it after a fifth: slow to arrive. */
const left = (passed: number): number => (1 - Math.max(0, Math.min(1, passed))) ** 3;

export class Glide {
  #before = new Map<HTMLElement, DOMRect>();
  #moving = new Map<HTMLElement, Way>();
  /** When the first frame of the movement was drawn; null before. */
  #start: number | null = null;
  #long = LONG;
  #frame = 0;

  /** Notes where everything is seen, before it is drawn anew. */
  note(root: Element | undefined): void {
    this.#before.clear();
    if (root === undefined || calm()) return;
    for (const part of root.querySelectorAll<HTMLElement>(PARTS)) this.#before.set(part, part.getBoundingClientRect());
  }

  /** Moves each part from where it was to where it lies now. */
  go(): void {
    this.#rest();
    const lies = [...this.#before]
      .filter(([part]) => part.isConnected)
      .map(([part, was]) => ({ part, was, now: part.getBoundingClientRect() }))
      // A part without a box of its own lies nowhere.
      .filter(({ was, now }) => was.width + was.height > 0 && now.width + now.height > 0);
    this.#before.clear();
    const ways = new Map<Element, Way>();
    for (const { part, was, now } of lies) {
      const way = { x: was.left - now.left, y: was.top - now.top };
      // Whatever it lies in takes it along.
      const along = around(part, ways);
      ways.set(part, way);
      const own = { x: way.x - along.x, y: way.y - along.y };
      if (Math.hypot(own.x, own.y) >= 0.5) this.#moving.set(part, own);
    }
    if (this.#moving.size === 0) return;
    this.#long = LONG;
    this.#start = null;
    this.#put(1);
    this.#frame = requestAnimationFrame(this.#step);
  }

  /** What moves arrives soon: the person goes on. */
  hasten(): void {
    const passed = this.#start === null ? 0 : Math.max(0, performance.now() - this.#start);
    this.#long = Math.min(this.#long, passed + ENOUGH);
  }

  /** Everything lies where it lies. */
  #rest(): void {
    cancelAnimationFrame(this.#frame);
    for (const part of this.#moving.keys()) part.style.removeProperty('translate');
    this.#moving.clear();
  }

  #step = (now: number): void => {
    // However late the first frame comes, in it everything is where it was before.
    this.#start ??= now;
    const rest = left((now - this.#start) / this.#long);
    if (rest === 0) {
      this.#rest();
      return;
    }
    this.#put(rest);
    this.#frame = requestAnimationFrame(this.#step);
  };

  /** Puts everything where that part of its way is left. */
  #put(rest: number): void {
    for (const [part, { x, y }] of this.#moving) part.style.translate = `${x * rest}px ${y * rest}px`;
  }
}

/** The way of the nearest of these that a part lies in. */
function around(part: Element, ways: Map<Element, Way>): Way {
  for (let box = part.parentElement; box !== null; box = box.parentElement) {
    const way = ways.get(box);
    if (way !== undefined) return way;
  }
  return { x: 0, y: 0 };
}
