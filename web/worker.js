/*
 * The service worker: the program starts from what is kept on this device. The build puts in
 * which files belong together; files below /assets have a hash in their names and never change.
 */
const FILES = __FILES__;
/** For each file with the first texts of a language that with the rest of them. */
const RESTS = __RESTS__;
const PROGRAM = 'euchre-__VERSION__';
const ANSWERS = 'euchre-answers';

/** Answers that stay true for long: kept to be read where there is no network. */
const LASTING = ['/api/games', '/api/game', '/api/rules'];

self.addEventListener('install', (event) => {
  event.waitUntil(keepProgram());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers());
});

self.addEventListener('message', (event) => {
  if (event.data?.ask === 'renew') self.skipWaiting();
  if (event.data?.ask === 'keep') event.waitUntil(keepMore(event.data.files));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(keptElseFetched('/', request));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptElseFetched(pathname, request));
  else if (FILES.includes(pathname)) event.respondWith(keptElseFetched(pathname, request));
  else if (LASTING.includes(pathname)) event.respondWith(fetchedElseKept(request));
});

async function keepProgram() {
  const cache = await caches.open(PROGRAM);
  // The page itself is asked for anew; its files cannot have changed.
  await cache.addAll(FILES.map((file) => new Request(file, { cache: file === '/' ? 'reload' : 'default' })));
}

async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('euchre-') && name !== PROGRAM && name !== ANSWERS);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Keeps what a page had loaded before this worker was there. */
async function keepMore(files) {
  const cache = await caches.open(PROGRAM);
  for (const file of files.flatMap((one) => (one in RESTS ? [one, RESTS[one]] : [one]))) {
    if (file.startsWith('/assets/') && !(await cache.match(file))) await cache.add(file);
  }
}

async function keptElseFetched(name, request) {
  const cache = await caches.open(PROGRAM);
  const kept = await cache.match(name);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && name.startsWith('/assets/')) await cache.put(name, answer.clone());
  return answer;
}

async function fetchedElseKept(request) {
  const cache = await caches.open(ANSWERS);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (!kept) throw error;
    // The page is told that the server was not reached.
    const headers = new Headers(kept.headers);
    headers.set('x-euchre-kept', '1');
    return new Response(kept.body, { status: kept.status, headers });
  }
}
