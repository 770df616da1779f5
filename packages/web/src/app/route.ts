/** Where the player is, in the address after the #: it survives a reload and works without a server. */
import { signal } from '@preact/signals';
import { goToHash, onOwnEntry } from './back-closes.ts';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'setup'; readonly game: string }
  /** `move`: index of a move to look at; -1 is the set-up. */
  | { readonly page: 'table'; readonly id: string; readonly move?: number }
  /** Lessons of a game, or one of them. */
  | { readonly page: 'learn'; readonly game: string; readonly lesson?: string }
  | { readonly page: 'daily'; readonly game: string }
  /** How my finished games went. */
  | { readonly page: 'record' }
  | ReviewRoute
  | OnlineRoute
  | { readonly page: 'lost' };

/** The review of a finished game: of this device, or of a server. `move`: the decision to look at. */
export interface ReviewRoute {
  readonly page: 'review';
  readonly id: string;
  readonly place: 'here' | 'online';
  readonly move?: number;
}

export type OnlineRoute =
  | { readonly page: 'lobby' }
  | { readonly page: 'newOnline'; readonly game: string }
  /** `invitation` opens a seat reserved for the people who have the link. */
  | {
      readonly page: 'onlineTable';
      readonly id: string;
      readonly invitation?: string;
      readonly move?: number;
    }
  /** The host plans a table again. */
  | { readonly page: 'replan'; readonly id: string }
  | { readonly page: 'profile' };

export const route = signal<Route>(parseRoute(location.hash));

addEventListener('hashchange', () => {
  route.value = parseRoute(location.hash);
});

export function goTo(target: Route): void {
  goToHash(hashOf(target));
}

/** Stays at the table that the address names, without the moment: nothing is left, so that Back leads where it did. */
export function forgetMoment(): void {
  const { value } = route;
  if (value.page !== 'table' && value.page !== 'onlineTable') return;
  const { move: _, ...table } = value;
  onOwnEntry(() => {
    if (hashOf(parseRoute(location.hash)) !== hashOf(value)) return;
    history.replaceState(history.state, '', hashOf(table));
    route.value = table;
  });
}

export function hashOf(target: Route): string {
  switch (target.page) {
    case 'setup':
      return `#/setup/${target.game}`;
    case 'table':
      return target.move === undefined
        ? `#/table/${target.id}`
        : `#/game/${target.id}/${numberOf(target.move)}`;
    case 'learn':
      return `#/learn/${target.game}${target.lesson === undefined ? '' : `/${target.lesson}`}`;
    case 'daily':
      return `#/daily/${target.game}`;
    case 'record':
      return '#/record';
    case 'review': {
      const moment = target.move === undefined ? '' : `/${numberOf(target.move)}`;
      return `#/${target.place === 'online' ? 'online/' : ''}review/${target.id}${moment}`;
    }
    case 'lobby':
      return '#/online';
    case 'newOnline':
      return `#/online/new/${target.game}`;
    case 'onlineTable':
      if (target.move !== undefined) return `#/online/game/${target.id}/${numberOf(target.move)}`;
      return `#/online/table/${target.id}${target.invitation === undefined ? '' : `/${target.invitation}`}`;
    case 'replan':
      return `#/online/plan/${target.id}`;
    case 'profile':
      return '#/online/me';
    default:
      return '#/';
  }
}

/** The whole address, to be handed on. */
export function addressOf(target: Route): string {
  return new URL(hashOf(target), location.href).href;
}

/** Addresses count moves from 1, as the screen does; 0 is the set-up. */
function numberOf(move: number): number {
  return move + 1;
}

function momentIn(number: string | undefined): { readonly move?: number } {
  return number !== undefined && /^\d{1,6}$/.test(number) ? { move: Number(number) - 1 } : {};
}

function parseRoute(hash: string): Route {
  const [page, argument, ...rest] = hash.replace(/^#\/?/, '').split('/');
  if (page === undefined || page === '') return { page: 'home' };
  if (page === 'setup' && argument) return { page: 'setup', game: argument };
  if (page === 'table' && argument) return { page: 'table', id: argument };
  if (page === 'game' && argument) return { page: 'table', id: argument, ...momentIn(rest[0]) };
  if (page === 'learn' && argument)
    return { page: 'learn', game: argument, ...(rest[0] ? { lesson: rest[0] } : {}) };
  if (page === 'daily' && argument) return { page: 'daily', game: argument };
  if (page === 'record') return { page: 'record' };
  if (page === 'review' && argument)
    return { page: 'review', id: argument, place: 'here', ...momentIn(rest[0]) };
  if (page === 'online') return parseOnline(argument, rest);
  return { page: 'lost' };
}

function parseOnline(part: string | undefined, [id, invitation]: readonly string[]): Route {
  if (part === undefined || part === '') return { page: 'lobby' };
  if (part === 'me') return { page: 'profile' };
  if (part === 'new' && id) return { page: 'newOnline', game: id };
  if (part === 'game' && id) return { page: 'onlineTable', id, ...momentIn(invitation) };
  if (part === 'review' && id) return { page: 'review', id, place: 'online', ...momentIn(invitation) };
  if (part === 'plan' && id) return { page: 'replan', id };
  if (part !== 'table' || !id) return { page: 'lost' };
  return { page: 'onlineTable', id, ...(invitation ? { invitation } : {}) };
}
