/** Whether the server answers, and whether a newer version of the program has been fetched. */
class Offline {
  /** Whether the server could not be reached when it was asked last. */
  lost = $state(false);
  /** A newer version lies ready. */
  newer = $state(false);
}

export const offline = new Offline();

let waiting: ServiceWorker | null = null;
let renewing = false;

/** Uses the newer version: what is shown is loaded again. */
export function renew(): void {
  renewing = true;
  waiting?.postMessage({ ask: 'renew' });
}

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    // The first version of all is no newer one.
    if (worker.state !== 'installed' || navigator.serviceWorker.controller === null) return;
    waiting = worker;
    offline.newer = true;
  });
}

/** Whether a newer program than the one kept on this device was found, and lies ready. */
export async function fetchNewer(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return false;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const newest = registration?.installing ?? registration?.waiting ?? null;
    if (newest === null) return false;
    waiting = newest;
    while (newest.state === 'installing') {
      await new Promise((heard) => {
        newest.addEventListener('statechange', heard, { once: true });
      });
    }
    return newest.state === 'installed';
  } catch {
    return false;
  }
}

/** Keeps the program on this device, so that it starts without a network. */
export async function keepHere(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('/worker.js');
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) {
      waiting = registration.waiting;
      offline.newer = true;
    }
    watch(registration.installing);
    registration.addEventListener('updatefound', () => {
      watch(registration.installing);
    });
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (renewing) location.reload();
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
    });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ ask: 'keep', files: loaded() });
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The files of the program that this page has loaded. */
function loaded(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
}
