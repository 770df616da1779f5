/**
 * Animates things from their old place to their new one above the table: copies fly, while the table itself shows its
 * new state from the first frame and takes every click.
 */
import { render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Art } from '../art/art.tsx';
import type { Shown } from './live.ts';
import type { Flight } from './scene.ts';

/** Coins and cowboys follow one another at this distance, in parts of the flight. */
const APART = 0.12;
const MOST_COPIES = 5;
const SMALLEST = 14;

interface Start {
  readonly flight: Flight;
  readonly from: DOMRect;
  readonly copy: Copy | undefined;
}

interface Copy {
  readonly node: Node;
  readonly width: number;
  readonly height: number;
}

interface Before {
  readonly passed: Shown['passed'];
  readonly starts: readonly Start[];
  readonly places: ReadonlyMap<string, DOMRect>;
}

/** What is in the air; it has arrived when the next beat begins. */
const flying = new Set<Animation>();

/** Called while the table is drawn: measures the old places first, then animates things to the new ones. */
export function useFlights(shown: Shown, milliseconds: number): void {
  const before = useRef<Before | undefined>(undefined);
  const { passed } = shown;
  if (before.current?.passed !== passed) {
    const isFirst = before.current === undefined;
    before.current = {
      passed,
      starts: milliseconds === 0 || isFirst ? [] : startsOf(shown),
      places: milliseconds === 0 || isFirst ? new Map() : placesNow(),
    };
  }
  useLayoutEffect(() => {
    for (const flight of flying) flight.finish();
    const { starts = [], places = new Map<string, DOMRect>() } = before.current ?? {};
    for (const [at, start] of starts.entries()) fly(start, milliseconds, at);
    slide(places, milliseconds);
  }, [passed]);
}

function startsOf({ passed }: Shown): readonly Start[] {
  if (typeof document === 'undefined') return [];
  return passed.flatMap(({ flights }) =>
    flights.flatMap((flight) => {
      const from = anchored(flight.from);
      const model = flight.looks === undefined ? from : anchored(flight.looks);
      if (from === null || model === null) return [];
      const copy = flight.art === undefined ? copyOf(model) : undefined;
      return [{ flight, from: from.getBoundingClientRect(), copy }];
    }),
  );
}

function copyOf(element: Element): Copy {
  const { width, height } = element.getBoundingClientRect();
  return { node: element.cloneNode(true), width, height };
}

function anchored(anchor: string): Element | null {
  const all = [...document.querySelectorAll(`[data-anchor~="${anchor}"]`)];
  return all.find((element) => element.getClientRects().length > 0) ?? null;
}

function fly({ flight, from, copy }: Start, milliseconds: number, at: number): void {
  const target = anchored(flight.to);
  if (target === null || from.width === 0) return;
  const to = restOf(target);
  const copies = Math.min(MOST_COPIES, flight.count ?? 1);
  for (let number = 0; number < copies; number += 1) {
    const delay = milliseconds * APART * (number + at);
    const travelling = travel(pictureOf(flight, copy), {
      from,
      to,
      milliseconds: milliseconds * 1.6,
      delay,
    });
    flying.add(travelling);
    const land = (): boolean => flying.delete(travelling);
    travelling.addEventListener('finish', land);
    travelling.addEventListener('cancel', land);
  }
  if (flight.covers === true)
    target.animate([{ opacity: 1 }, { opacity: 1, offset: 0.9 }, {}], { duration: milliseconds * 1.6 });
}

/** Where it stands when what moves it along has come to rest, a city that is drawn smaller for instance. */
function restOf(element: Element): DOMRect {
  const moving = document.getAnimations().flatMap((animation) => {
    const { effect, currentTime: now } = animation;
    const end = effect?.getComputedTiming().endTime;
    const moves = effect instanceof KeyframeEffect && effect.target?.contains(element) === true;
    return moves && now !== null && Number.isFinite(end) ? [{ animation, now, end: Number(end) }] : [];
  });
  for (const { animation, end } of moving) animation.currentTime = end;
  const rest = element.getBoundingClientRect();
  for (const { animation, now } of moving) animation.currentTime = now;
  return rest;
}

/** Lets a copy of the element come to it from an anchor, after what flies there; it is not seen itself before that. */
export function arriveFrom(anchor: string, element: HTMLElement, milliseconds: number): void {
  // Where nothing moves, nothing is measured: it would lay the page out twice per move.
  if (milliseconds === 0) return;
  const from = anchored(anchor)?.getBoundingClientRect();
  const to = element.getBoundingClientRect();
  if (from === undefined || to.width === 0) return;
  const [delay, duration] = [milliseconds * 1.6, milliseconds * 2.4];
  const copy = { node: element.cloneNode(true), width: element.offsetWidth, height: element.offsetHeight };
  const picture = pictureOf({ from: anchor, to: anchor }, copy);
  picture.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay });
  travel(picture, { from, to, milliseconds: duration, delay });
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration });
}

function pictureOf({ art, seat }: Flight, copy: Copy | undefined): HTMLElement {
  const picture = document.createElement('div');
  picture.className = 'flight';
  picture.setAttribute('aria-hidden', 'true');
  if (seat !== undefined) picture.dataset['seat'] = `${seat}`;
  if (art !== undefined) render(<Art name={art} />, picture);
  else if (copy !== undefined) {
    picture.append(copy.node);
    picture.style.width = `${copy.width}px`;
    picture.style.height = `${copy.height}px`;
  }
  document.body.append(picture);
  return picture;
}

interface Travel {
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly milliseconds: number;
  readonly delay: number;
}

/** On a shallow arc from middle to middle. */
function travel(picture: HTMLElement, { from, to, milliseconds, delay }: Travel): Animation {
  const { width, height } = picture.getBoundingClientRect();
  const at = (rect: DOMRect, lift = 0): string =>
    `translate(${rect.x + rect.width / 2 - width / 2}px, ${rect.y + rect.height / 2 - height / 2 - lift}px)`;
  const scale = Math.min(1, Math.max(SMALLEST, to.width, to.height) / Math.max(width, height));
  const middle = new DOMRect((from.x + to.x) / 2, (from.y + to.y) / 2, 0.5 * (from.width + to.width), 0);
  const flight = picture.animate(
    [
      { transform: `${at(from)} scale(1)` },
      { transform: `${at(middle, 26)} scale(${(1 + scale) / 2})` },
      { transform: `${at(to)} scale(${scale})` },
    ],
    { duration: milliseconds, delay, easing: 'cubic-bezier(0.3, 0.6, 0.3, 1)', fill: 'backwards' },
  );
  const remove = (): void => picture.remove();
  flight.addEventListener('finish', remove);
  flight.addEventListener('cancel', remove);
  return flight;
}

/** Where everything stands that keeps its identity while it moves. */
function placesNow(): ReadonlyMap<string, DOMRect> {
  if (typeof document === 'undefined') return new Map();
  const all = document.querySelectorAll<HTMLElement>('[data-slide]');
  return new Map(
    [...all].map((element) => [element.dataset['slide'] ?? '', element.getBoundingClientRect()]),
  );
}

function slide(places: ReadonlyMap<string, DOMRect>, milliseconds: number): void {
  if (places.size === 0) return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-slide]')) {
    const from = places.get(element.dataset['slide'] ?? '');
    if (from === undefined || from.width === 0) continue;
    const to = element.getBoundingClientRect();
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    if (to.width === 0 || Math.abs(dx) + Math.abs(dy) < 1) continue;
    element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
      duration: milliseconds,
      easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
    });
  }
}
