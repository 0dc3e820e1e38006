/**
 * Makes the pages under /field work offline: every navigation there is answered with one stored shell, and files
 * with hashed names come from the store. build.ts writes the two constants; `pnpm dev` does not register this
 * worker.
 */
const VERSION = 'development';
const FILES = [];

const SHELL = '/field/shell';
const CACHE = `field-${VERSION}`;
/** Kept by the page while a shift is open (routes/field/store/freeze-version.ts). */
const SHIFT_MARK = 'shift-is-open';
const NAMED_FILE = /\/(?:assets|field)\/[\w./-]+\.(?:js|css|woff2)(?=["\\])/g;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    // that page is public and comes from the server
    if (/^\/field(?:\/(?!check\/?$)|$)/.test(pathname)) event.respondWith(openShell(request));
  } else if (pathname.startsWith('/assets/') || FILES.includes(pathname)) {
    event.respondWith(readFile(request));
  }
});

async function install() {
  // No version is replaced during a shift. The browser tries again at a later navigation.
  if (self.registration.active !== null && (await caches.has(SHIFT_MARK))) {
    throw new Error('the version is kept until the shift is over');
  }
  // without credentials, so that nothing personal is stored
  const shell = await fetch(SHELL, { credentials: 'omit', cache: 'no-store' });
  if (!shell.ok) throw new Error(`the shell was answered ${shell.status}`);
  const named = (await shell.clone().text()).match(NAMED_FILE) ?? [];
  const cache = await caches.open(CACHE);
  await cache.addAll([...new Set([...FILES, ...named])]);
  await cache.put(SHELL, shell);
}

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('field-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function openShell(request) {
  return (await stored(SHELL)) ?? fetch(request);
}

/** The texts of another language are fetched when it is chosen, and stay stored. */
async function readFile(request) {
  const known = await stored(request);
  if (known !== undefined) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** The shell is the same for everybody, whatever its answer varies by. */
function stored(request) {
  return caches.match(request, { cacheName: CACHE, ignoreVary: true });
}
