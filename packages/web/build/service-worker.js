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

// A notice of the server. The same table has one at a time: a later one takes its place.
self.addEventListener('push', (event) => {
  const { title, text, url, tag } = event.data?.json() ?? {};
  if (!title) return;
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      tag,
      renotify: true,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { url },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? '/'));
});

/** In a tab that is there already, or a new one. Only pages of our own: what comes after the host counts. */
async function open(link) {
  const { pathname, hash } = new URL(link, self.location.origin);
  const target = `${self.location.origin}${pathname}${hash}`;
  const [tab] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tab === undefined) return self.clients.openWindow(target);
  await tab.focus();
  return tab.url === target ? undefined : tab.navigate(target);
}

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
