import { LANGUAGES, firstKnown, nameOf, speech } from './language.svelte';
import { settings } from './settings.svelte';

/** How long a page waits for letters, in milliseconds, before it is shown in others. */
const PATIENCE = 1000;

/** The language that was chosen, else the first of the browser's that there is. */
export function languageWanted(): string {
  const { language } = settings;
  return LANGUAGES.includes(language) ? language : firstKnown(navigator.languages);
}

/** The letters of a language, so that no page changes its face while it is read. */
async function letters(language: string): Promise<void> {
  const here = document.fonts.load('16px "Commissioner Variable"', nameOf(language));
  const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([here, enough]).catch(() => undefined);
}

/** Says everything in the language that is wanted; in English if that cannot be had. */
export async function begin(): Promise<void> {
  const wanted = languageWanted();
  try {
    await speech.speak(wanted, letters(wanted));
  } catch {
    await speech.speak('en');
  }
}

/** Says everything in another language at once and remembers it. Rejects if it cannot be had. */
export async function choose(language: string): Promise<void> {
  await speech.speak(language, letters(language));
  settings.language = language;
  settings.keep();
}
