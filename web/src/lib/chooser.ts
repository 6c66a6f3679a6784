import type { GameOffer } from './protocol';
import { words } from './texts';

/** Games for one number of players. */
export interface Group {
  players: number;
  offers: GameOffer[];
}

/** Games by their number of players: four first, as most play, then the others in order. */
export function groupsOf(offers: readonly GameOffer[]): Group[] {
  return [...new Set(offers.map((offer) => offer.players))]
    .sort((a, b) => Number(b === 4) - Number(a === 4) || a - b)
    .map((players) => ({ players, offers: offers.filter((offer) => offer.players === players) }));
}

/** The games whose name, line or preset has each of the typed words. */
export function found(offers: readonly GameOffer[], typed: string): GameOffer[] {
  const wanted = bare(typed).split(/\s+/u);
  return offers.filter((offer) => {
    const said = bare(`${words(offer.name)} ${words(offer.summary)} ${offer.preset}`);
    return wanted.every((word) => said.includes(word));
  });
}

/** In small letters and without accents, as people type when they look for something. */
function bare(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');
}
