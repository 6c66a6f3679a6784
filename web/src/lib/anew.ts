/** Pages of a program that the server does not have any more load the one that it has. */
import { ping } from './api';
import { fetchNewer, offline, renew } from './offline.svelte';
import { VERSION } from './protocol';

const LOADED_ANEW = 'euchre.loaded-anew';

/**
 * Loads the program that the server has now; the page goes on where it was. False if that was
 * tried and has brought the same program again.
 */
export function loadAnew(): boolean {
  try {
    if (sessionStorage.getItem(LOADED_ANEW) === VERSION) return false;
    sessionStorage.setItem(LOADED_ANEW, VERSION);
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
    void ping().then(() => {
      if (!offline.lost) loadAnew();
    });
  });
}
