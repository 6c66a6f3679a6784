/** A match that is shown again: where one is in it, and how one moves. */
import { reasonOf } from '../lib/api';
import type { Pace, Replay, ReplayStep, Snapshot, Text, Trick } from '../lib/protocol';
import type { Source } from '../lib/replays';

/** How long a step is looked at while the replay plays by itself, in milliseconds. */
export const LOOKING: Record<Pace, number> = { fast: 600, normal: 1200, slow: 2400 };

export class Show {
  replay = $state.raw<Replay | null>(null);
  /** Which step of the deal is shown, from 0. */
  at = $state(0);
  playing = $state(false);
  /** The seat whose view is shown; null for all hands. */
  seat = $state<number | null>(null);
  problem = $state.raw<Text | null>(null);
  /** Counts moves that are not one step on: after them nothing flies over the table. */
  jumps = $state(0);

  readonly step = $derived<ReplayStep | undefined>(this.replay?.steps[this.at]);
  /** The table as it lies, with the chosen seat at the bottom. */
  readonly snapshot = $derived<Snapshot | null>(
    this.step === undefined ? null : { ...this.step.snapshot, seat: this.seat ?? this.replay?.seat ?? 0 },
  );
  /** The trick that this step has finished, which still lies on the board. */
  readonly lying = $derived<Trick | null>(
    this.step?.trick_won_by == null ? null : (this.step.snapshot.tricks.at(-1) ?? null),
  );
  readonly last = $derived(Math.max(0, (this.replay?.steps.length ?? 1) - 1));
  /** The place of the deal among those that may be shown. */
  readonly dealAt = $derived(this.replay?.deals.findIndex(({ number }) => number === this.replay?.deal) ?? -1);

  #deals: Record<number, Promise<Replay> | undefined> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    private readonly source: Source,
    private readonly looking: () => number,
  ) {}

  /** Goes to a deal: that number, or 0 for the last one. Of two wishes the later one counts. */
  async deal(number: number): Promise<void> {
    this.pause();
    this.#asked += 1;
    const asked = this.#asked;
    const known = this.#deals[number] ?? this.source.deal(number);
    this.#deals[number] = known;
    try {
      const replay = await known;
      if (asked !== this.#asked) return;
      this.#deals[replay.deal] = known;
      this.problem = null;
      this.replay = replay;
      this.at = 0;
      this.jumps += 1;
    } catch (error) {
      this.#deals[number] = undefined;
      if (asked === this.#asked) this.problem = reasonOf(error);
    }
  }

  /** Goes to a step of this deal; one that is not there becomes the nearest that is. */
  go(step: number): void {
    const there = Math.max(0, Math.min(this.last, Math.round(step)));
    if (there === this.at) return;
    if (there !== this.at + 1) this.jumps += 1;
    this.at = there;
  }

  /** Goes by that many steps. */
  move(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  /** Goes to where the next trick begins, or the one before. */
  trick(by: 1 | -1): void {
    this.pause();
    const marks = [0, ...(this.replay?.tricks ?? []), this.last];
    const there = by === 1 ? marks.find((mark) => mark > this.at) : marks.filter((mark) => mark < this.at).at(-1);
    if (there !== undefined) this.go(there);
  }

  /** Goes to the next deal, or the one before. */
  async dealBy(by: 1 | -1): Promise<void> {
    const there = this.replay?.deals[this.dealAt + by];
    if (there !== undefined) await this.deal(there.number);
  }

  /** Goes on by itself, from the start again if the deal is at its end. */
  play(): void {
    if (this.at === this.last) this.go(0);
    this.playing = true;
    this.#soon();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.go(this.at + 1);
      if (this.at === this.last) this.pause();
      else this.#soon();
    }, this.looking());
  }
}
