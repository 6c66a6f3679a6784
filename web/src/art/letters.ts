/**
 * Letters of ranks in alphabets other than the Latin one: what is printed, and its outline as in
 * `ranks.ts` (Commissioner at weight 640, SIL Open Font License 1.1). A language that is not here
 * has no letters of its own.
 */
import { speech } from '../lib/language.svelte';
import { settings } from '../lib/settings.svelte';
import { type Outline, RANKS, TEN_WIDTH } from './ranks';

/** The ranks that a language has a letter for. */
type Letters = Record<string, { printed: string; outline: Outline }>;

const GREEK: Letters = {
  A: { printed: 'Α', outline: RANKS.A ?? { d: '', width: 0 } },
  K: {
    printed: 'Ρ',
    outline: {
    d:
      'M0 100Q0 91.9 0 84.3Q0 76.7 0 67.3V33.4Q0 23.8 0 16Q0 8.2 0 0Q6 0 16 0Q26 0 39.1 0' +
      'Q51.1 0 59.2 3Q67.2 6 71.2 12.8Q75.3 19.6 75.3 30.9Q75.3 40.7 71.8 48.1' +
      'Q68.3 55.5 60.4 59.8Q52.6 64 39.4 64Q36 64 32.1 64Q28.2 64 24.4 64Q20.7 64 18 64V47.6' +
      'H34.7Q41.4 47.6 45.6 46Q49.9 44.3 51.9 40.7Q53.9 37.1 53.9 31.3Q53.9 26.6 52.5 23.7' +
      'Q51 20.9 48.7 19.3Q46.3 17.8 43.4 17.2Q40.5 16.7 37.7 16.7H10.6L20.7 3.3' +
      'Q20.7 11.5 20.7 19.3Q20.7 27.1 20.7 36.7V67.3Q20.7 76.7 20.7 84.3Q20.7 91.9 20.7 100Z',
    width: 75.3,
    },
  },
  Q: {
    printed: 'Ν',
    outline: {
    d:
      'M0 100Q0 91.9 0 84.3Q0 76.7 0 67.3V33.5Q0 23.8 0 16Q0 8.3 0 0H18.4Q25.8 10.7 32.5 20.3' +
      'Q39.1 29.9 45.7 39.5L63.1 64.5H64.6V33.5Q64.6 23.8 64.6 16Q64.6 8.3 64.6 0H84.4' +
      'Q84.4 8.3 84.4 16Q84.4 23.8 84.4 33.5V67.3Q84.4 76.7 84.4 84.3Q84.4 91.9 84.4 100H66.2' +
      'Q60.1 91.2 53.4 81.6Q46.7 71.9 38.8 60.5L21.2 35.3H19.7V67.3Q19.7 76.7 19.7 84.3' +
      'Q19.7 91.9 19.7 100Z',
    width: 84.4,
    },
  },
  J: {
    printed: 'Β',
    outline: {
    d:
      'M34.3 100Q26.9 100 20.5 100Q14.1 100 8.9 100Q3.8 100 0 100Q0 91.9 0 84.3Q0 76.7 0 67.3' +
      'V33.4Q0 23.8 0 16Q0 8.2 0 0Q8.4 0 18.7 0Q29.1 0 39.7 0Q49.7 0 56.4 1.6Q63.2 3.3 67.2 6.3' +
      'Q71.3 9.4 73.1 13.6Q74.8 17.9 74.8 23.1Q74.8 29.5 72.5 34.2Q70.1 38.9 66 42' +
      'Q61.9 45.1 56.7 46.4V48.1Q62.6 49.3 67.2 52.1Q71.8 54.9 74.5 59.8Q77.2 64.6 77.2 72.1' +
      'Q77.2 78.3 75.2 83.4Q73.1 88.5 68.3 92.2Q63.5 96 55.2 98Q47 100 34.3 100ZM20.6 83.8H36.2' +
      'Q42.9 83.8 47.2 82.2Q51.5 80.6 53.5 77.6Q55.5 74.6 55.5 70.3Q55.5 63.6 50.8 60.4' +
      'Q46.1 57.3 37.5 57.3H15.7V42H36.7Q42.3 42 46 40.2Q49.7 38.4 51.4 35.4' +
      'Q53.2 32.4 53.2 28.5Q53.2 22.4 49.4 19.2Q45.7 16.1 38.1 16.1H20.6Q20.6 21.2 20.6 26.4' +
      'Q20.6 31.6 20.6 38.1V62.8Q20.6 69 20.6 73.9Q20.6 78.9 20.6 83.8Z',
    width: 77.2,
    },
  },
};

export const LETTERS: Record<string, Letters> = { el: GREEK };

/** Where the letters of the language are what players expect; elsewhere they are a wish. */
const CUSTOMARY: readonly string[] = [];

/** Whether the language that is spoken has letters of its own. */
export const hasLetters = (): boolean => speech.language in LETTERS;

/** Whether cards show them now: as chosen, else as is the custom of the language. */
export const showsLetters = (): boolean =>
  hasLetters() && (settings.ownLetters ?? CUSTOMARY.includes(speech.language));

/** How a rank is drawn: the id of its drawing, the width of that, and what one writes for it. */
export interface Drawn {
  id: string;
  width: number;
  printed: string;
}

/** A rank as it is drawn now; a ten is two digits. */
export function drawn(rank: string): Drawn {
  const own = showsLetters() ? LETTERS[speech.language]?.[rank] : undefined;
  if (own !== undefined) return { id: `rank-${speech.language}-${rank}`, width: own.outline.width, printed: own.printed };
  if (rank === 'T') return { id: 'rank-T', width: TEN_WIDTH, printed: '10' };
  return { id: `rank-${rank}`, width: RANKS[rank]?.width ?? 0, printed: rank };
}
