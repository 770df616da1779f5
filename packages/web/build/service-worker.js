// Keeps the whole product for playing without a network. The two marks are filled in by the build.
const VERSION = '%VERSION%';
const FILES = ['%FILES%'];
const CACHE = `carson-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'takeOver') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api/')) return;
  event.respondWith(answer(event.request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const page = request.mode === 'navigate' ? '/' : request;
  return (await cache.match(page)) ?? fetch(request);
}

async function removeOldCaches() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('carson-') && name !== CACHE).map((name) => caches.delete(name)),
  );
}
