import type { Pace } from './protocol';
import { load, save } from './storage';

export type Theme = 'auto' | 'light' | 'dark';
/** Whether each phase is explained: not, in the first deal only, or always. */
export type Guidance = 'off' | 'once' | 'on';
/** The size of text in hundredths of what it usually is. */
export type TextSize = '100' | '125' | '150' | '200';

interface Stored {
  language: string;
  theme: Theme;
  fourColours: boolean;
  classic: boolean;
  ownLetters: boolean | null;
  oneTap: boolean;
  badges: boolean;
  leftAsTrump: boolean;
  leftHand: boolean;
  text: TextSize;
  still: boolean;
  sounds: boolean;
  keys: boolean;
  pace: Pace;
  player: string;
  guidance: Guidance;
}

const KEY = 'euchre.settings';

/** With a mouse one click is enough; a finger may slip, so it lifts a card first. */
const finePointer = (): boolean => matchMedia('(pointer: fine)').matches;

/** What a person prefers; kept in this browser. */
class Settings {
  /** The code of the language that was chosen; empty for that of the browser. */
  language = $state('');
  theme = $state<Theme>('auto');
  fourColours = $state(false);
  /** Courts as on printed cards, instead of pips that wear hats. */
  classic = $state(false);
  /** Ranks in letters of the language, where it has any; null is as is its custom. */
  ownLetters = $state<boolean | null>(null);
  /** One tap plays a card, instead of lifting it first. */
  oneTap = $state(false);
  /** Chevrons on the bowers and the Benny. */
  badges = $state(true);
  /** The left bower is drawn as the card of trump that it is. */
  leftAsTrump = $state(false);
  /** What is pressed often lies on the left. */
  leftHand = $state(false);
  text = $state<TextSize>('100');
  /** Nothing moves, whatever the system says. */
  still = $state(false);
  sounds = $state(false);
  /** Single keys act at the table. */
  keys = $state(true);
  pace = $state<Pace>('normal');
  /** The computer players that one plays with, by their level. */
  player = $state('club');
  guidance = $state<Guidance>('off');

  constructor() {
    const stored = load<Partial<Stored>>(KEY, {});
    this.language = stored.language ?? '';
    this.theme = stored.theme ?? 'auto';
    this.fourColours = stored.fourColours ?? false;
    this.classic = stored.classic ?? false;
    this.ownLetters = stored.ownLetters ?? null;
    this.oneTap = stored.oneTap ?? finePointer();
    this.badges = stored.badges ?? true;
    this.leftAsTrump = stored.leftAsTrump ?? false;
    this.leftHand = stored.leftHand ?? false;
    this.text = stored.text ?? '100';
    this.still = stored.still ?? false;
    this.sounds = stored.sounds ?? false;
    this.keys = stored.keys ?? true;
    this.pace = stored.pace ?? 'normal';
    this.player = stored.player ?? 'club';
    this.guidance = stored.guidance ?? 'off';
  }

  /** Whether each phase of a deal is explained. */
  get learns(): boolean {
    return this.guidance !== 'off';
  }

  /** Explains from now on, or does not; kept. */
  guide(guidance: Guidance): void {
    this.guidance = guidance;
    this.keep();
  }

  /** Keeps the settings as they are now. */
  keep(): void {
    const { language, theme, fourColours, classic, ownLetters, oneTap, badges, leftAsTrump, leftHand } = this;
    const { text, still, sounds, keys, pace, player, guidance } = this;
    const stored: Stored = {
      ...{ language, theme, fourColours, classic, ownLetters, oneTap, badges, leftAsTrump, leftHand },
      ...{ text, still, sounds, keys, pace, player, guidance },
    };
    save(KEY, stored);
  }
}

export const settings = new Settings();

const night = matchMedia('(prefers-color-scheme: dark)');

/** Light or dark, as chosen or as the system says. */
export function themeNow(): 'light' | 'dark' {
  if (settings.theme !== 'auto') return settings.theme;
  return night.matches ? 'dark' : 'light';
}

/** Puts what is seen of the settings on the document, now and whenever the system changes. */
export function dress(): void {
  const { dataset } = document.documentElement;
  dataset.theme = themeNow();
  dataset.deck = settings.fourColours ? 'four' : 'two';
  dataset.hand = settings.leftHand ? 'left' : 'right';
  dataset.text = settings.text;
  dataset.motion = settings.still ? 'none' : 'usual';
}

night.addEventListener('change', dress);
