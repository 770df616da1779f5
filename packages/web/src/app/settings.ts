/** What the player has chosen about the screen; kept on this device where the browser allows it. */
import { keysOf } from '@carson/engine';
import { LANGUAGES, type Language } from '@carson/words';
import { effect, type Signal, signal } from '@preact/signals';

export const LANGUAGE_CODES = keysOf(LANGUAGES);
export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['slow', 'normal', 'fast', 'off'] as const;
export type Motion = (typeof MOTIONS)[number];

export const ON_OFF = ['on', 'off'] as const;
export const VOLUMES = ['1', '2', '3'] as const;

/** What to do when a choice is made in another window of this device, by the key it is stored under. */
const followers = new Map<string, (text: string | null) => void>();
globalThis.window?.addEventListener('storage', ({ key, newValue }) => followers.get(key ?? '')?.(newValue));

export const language = storedChoice('language', LANGUAGE_CODES, preferredLanguage());
export const theme = storedChoice('theme', THEMES, 'system');
export const motion = storedChoice('motion', MOTIONS, 'normal');
/** Whether the show waits for a tap at the player's own duels and auctions. */
export const waitForMe = storedChoice('wait-for-me', ON_OFF, 'on');
export const tips = storedChoice('tips', ON_OFF, 'on');
/** Whether a costly move is named after it, with an offer to take it back. */
export const mistakes = storedChoice('mistakes', ON_OFF, 'on');
export const remarks = storedChoice('remarks', ON_OFF, 'on');
/** Whether the log says after a bot's move what spoke for it. */
export const thinkingAloud = storedChoice('thinking-aloud', ON_OFF, 'off');
/** Whether laying, taking, placing and building take two steps: aim, then confirm. */
export const confirm = storedChoice('confirm', ON_OFF, 'on');
/** Where all place at once: whether bots wait for the player after each cowboy, or place at their own speed. */
export const botsInStep = storedChoice('bots-in-step', ON_OFF, 'on');
export const sound = storedChoice('sound', ON_OFF, 'on');
export const volume = storedChoice('volume', VOLUMES, '2');
export const playerName = storedText('name');
/** How long a bot waits where nothing is shown, in milliseconds; on no screen, like the server's BOT_PAUSE. */
const botPause = storedText('bot-pause');
const DEFAULT_BOT_PAUSE = 150;
/** Not empty on a device that has played online: its tables may be waiting. */
export const beenOnline = storedText('been-online');
/** The channel by which the server reaches this device; empty where it does not. */
export const pushChannel = storedText('push-channel');

export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How long a movement takes, in milliseconds; 0 where the player or the system wants none. */
export function movementTime(): number {
  return reducedMotion() ? 0 : { slow: 400, normal: 250, fast: 120, off: 0 }[motion.value];
}

/** How long a bot waits before a move: where the stage shows its moves one by one, the stage sets the pace. */
export function botPace(): number {
  return motion.value === 'off' || reducedMotion() ? Number(botPause.value || DEFAULT_BOT_PAUSE) : 0;
}

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (
    wanted.map((tag) => LANGUAGE_CODES.find((known) => known === tag)).find((known) => known !== undefined) ??
    'en'
  );
}

function storedChoice<T extends string>(key: string, values: readonly T[], fallback: T): Signal<T> {
  const known = (text: string | null | undefined): T => values.find((value) => value === text) ?? fallback;
  const state = signal<T>(known(read(key)));
  effect(() => write(key, state.value));
  followers.set(`carson-${key}`, (text) => {
    state.value = known(text);
  });
  return state;
}

export function storedText(key: string): Signal<string> {
  const state = signal(read(key) ?? '');
  effect(() => write(key, state.value));
  return state;
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(`carson-${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(`carson-${key}`, value);
  } catch {
    // A browser that keeps nothing still lets people play; the choice lasts as long as the page.
  }
}
