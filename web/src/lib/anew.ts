/** Pages of a program that the server does not have any more load the one that it has. */
import { fetchNewer, renew } from './offline.svelte';
import { VERSION } from './protocol';

const LOADED_ANEW = 'euchre.loaded-anew';

/**
 * Loads the program that the server has now; the page goes on where it was. False if that was
 * tried with this program before: it has come again, by itself or in turn with another one.
 */
export function loadAnew(): boolean {
  try {
    const tried = (sessionStorage.getItem(LOADED_ANEW) ?? '').split(' ');
    if (tried.includes(VERSION)) return false;
    sessionStorage.setItem(LOADED_ANEW, [...tried, VERSION].join(' '));
  } catch {
    return false;
  }
  void fetchNewer().then((ready) => {
    if (ready) renew();
    else location.reload();
  });
  return true;
}

/** Files that a page wants later are gone where the server has another program by then. */
export function mendMissing(): void {
  addEventListener('vite:preloadError', () => {
    void isOutgrown().then((so) => {
      if (so) loadAnew();
    });
  });
}

/** Whether the server has another program than this one: the worker names all that belongs to it. */
async function isOutgrown(): Promise<boolean> {
  try {
    const answer = await fetch('/worker.js', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(new URL(import.meta.url).pathname);
  } catch {
    return false;
  }
}
