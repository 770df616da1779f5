/** Where the player is, in the address after the #: it survives a reload and works without a server. */
import { signal } from '@preact/signals';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'setup'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'lost' };

export const route = signal<Route>(parseRoute(location.hash));

addEventListener('hashchange', () => {
  route.value = parseRoute(location.hash);
});

export function goTo(target: Route): void {
  location.hash = hashOf(target);
}

export function hashOf(target: Route): string {
  switch (target.page) {
    case 'setup':
      return `#/setup/${target.game}`;
    case 'table':
      return `#/table/${target.id}`;
    default:
      return '#/';
  }
}

function parseRoute(hash: string): Route {
  const [page, argument] = hash.replace(/^#\/?/, '').split('/');
  if (page === undefined || page === '') return { page: 'home' };
  if (page === 'setup' && argument) return { page: 'setup', game: argument };
  if (page === 'table' && argument) return { page: 'table', id: argument };
  return { page: 'lost' };
}
