/** Small sounds, made as they are needed: there are no files. Off unless a person wants them. */
import type { Event } from './telling';
import { settings } from './settings.svelte';

export type Sound = 'card' | 'trick' | 'turn' | 'end';

let audio: AudioContext | null = null;

/** Makes a sound, if sounds are wanted and the browser lets a page make any. */
export function sound(which: Sound): void {
  if (!settings.sounds || !('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
  SOUNDS[which](audio, audio.currentTime);
}

/** The sound of an event: a card that falls, a trick that is taken, one's turn, the end of a deal. */
export function soundOf({ action, trick_won_by: won, snapshot }: Event): Sound | null {
  if (snapshot.over !== null) return 'end';
  if (won !== null) return 'trick';
  if (snapshot.turn === snapshot.seat) return 'turn';
  return action?.kind === 'play' ? 'card' : null;
}

const SOUNDS: Record<Sound, (to: AudioContext, at: number) => void> = {
  card: (to, at) => {
    tap(to, at, 1900, 0.1);
  },
  trick: (to, at) => {
    tap(to, at, 1900, 0.1);
    tap(to, at + 0.09, 900, 0.12);
  },
  turn: (to, at) => {
    tone(to, at, 587, 0.05);
    tone(to, at + 0.09, 784, 0.05);
  },
  end: (to, at) => {
    tone(to, at, 523, 0.05);
    tone(to, at + 0.11, 659, 0.05);
    tone(to, at + 0.22, 784, 0.06);
  },
};

/** A card on a table: a breath of noise around a pitch. */
function tap(to: AudioContext, at: number, pitch: number, loud: number): void {
  const length = Math.round(to.sampleRate * 0.05);
  const buffer = to.createBuffer(1, length, to.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = new AudioBufferSourceNode(to, { buffer });
  const filter = new BiquadFilterNode(to, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source.connect(filter).connect(new GainNode(to, { gain: loud * 2 })).connect(to.destination);
  source.start(at);
}

/** A soft tone that dies away. */
function tone(to: AudioContext, at: number, pitch: number, loud: number): void {
  const gain = new GainNode(to, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.28);
  const source = new OscillatorNode(to, { type: 'sine', frequency: pitch });
  source.connect(gain).connect(to.destination);
  source.start(at);
  source.stop(at + 0.3);
}
