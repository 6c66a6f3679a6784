import type { Pace } from './protocol';
import { load, save } from './storage';

export type Theme = 'auto' | 'light' | 'dark';

interface Stored {
  language: string;
  theme: Theme;
  fourColours: boolean;
  oneTap: boolean;
  badges: boolean;
  keys: boolean;
  pace: Pace;
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
  /** One tap plays a card, instead of lifting it first. */
  oneTap = $state(false);
  /** Chevrons on the bowers and the Benny. */
  badges = $state(true);
  /** Single keys act at the table. */
  keys = $state(true);
  pace = $state<Pace>('normal');

  constructor() {
    const stored = load<Partial<Stored>>(KEY, {});
    this.language = stored.language ?? '';
    this.theme = stored.theme ?? 'auto';
    this.fourColours = stored.fourColours ?? false;
    this.oneTap = stored.oneTap ?? finePointer();
    this.badges = stored.badges ?? true;
    this.keys = stored.keys ?? true;
    this.pace = stored.pace ?? 'normal';
  }

  /** Keeps the settings as they are now. */
  keep(): void {
    const { language, theme, fourColours, oneTap, badges, keys, pace } = this;
    save(KEY, { language, theme, fourColours, oneTap, badges, keys, pace } satisfies Stored);
  }
}

export const settings = new Settings();

const night = matchMedia('(prefers-color-scheme: dark)');

/** Light or dark, as chosen or as the system says. */
export function themeNow(): 'light' | 'dark' {
  if (settings.theme !== 'auto') return settings.theme;
  return night.matches ? 'dark' : 'light';
}

/** Puts theme and deck on the document, now and whenever the system changes. */
export function dress(): void {
  document.documentElement.dataset.theme = themeNow();
  document.documentElement.dataset.deck = settings.fourColours ? 'four' : 'two';
}

night.addEventListener('change', dress);
