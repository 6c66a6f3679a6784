/** The pictures of the classic deck, which are fetched only where somebody wants them. */
import { settings } from '../lib/settings.svelte';

let known = $state.raw<Record<string, string> | null>(null);
let asked = false;

async function ask(): Promise<void> {
  asked = true;
  try {
    known = (await import('./classic')).PICTURES;
  } catch {
    // Without a network cards are drawn as ever; the next page asks again.
    asked = false;
  }
}

/** The address of a card's picture; undefined where cards are drawn. */
export function pictureOf(card: string): string | undefined {
  if (!settings.classic) return undefined;
  if (known === null) {
    if (!asked) void ask();
    return undefined;
  }
  return (settings.fourColours ? known[`4${card}`] : undefined) ?? known[`2${card}`];
}
