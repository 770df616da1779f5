import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { afterPaint } from '../../app/after-paint.ts';
import { memo } from '../../art/memo.ts';
import { PersonFace } from '../../art/person-face.tsx';
import type { BotPersonId } from '../../rules/bot-people.ts';
import { type Box, freePlace, overlap } from './free-place.ts';

interface BubbleProps {
  readonly seat: number;
  readonly person: BotPersonId;
  readonly name: string;
  readonly text: string;
  readonly onDone: () => void;
}

/** Milliseconds that it stays: enough to be read twice. */
function timeFor(text: string): number {
  return 2600 + 60 * text.length;
}

/** Stands where nothing takes a click; where there is no such place, nothing is said. */
export const Bubble = memo(function Bubble({ seat, person, name, text, onDone }: BubbleProps) {
  const bubble = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const table = document.querySelector<HTMLElement>('.table');
    // A question, a duel or the coach may come up where it stands. Measured once all is drawn, so that no move waits for that.
    let isDue = false;
    const makeRoom = (): void => {
      isDue = false;
      const { current } = bubble;
      if (current === null || isQuestionToCome(table) || isClear(current)) return;
      const place = placeFor(current, seat);
      if (place === undefined) onDone();
      else {
        current.style.left = `${place.left}px`;
        current.style.top = `${place.top}px`;
        current.dataset['placed'] = 'true';
      }
    };
    const measure = (): void => {
      if (!isDue) afterPaint(makeRoom);
      isDue = true;
    };
    measure();
    const watch = new MutationObserver(measure);
    if (table !== null) watch.observe(table, CHANGES);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const timer = setTimeout(onDone, timeFor(text));
    return () => clearTimeout(timer);
  }, []);
  return (
    <p ref={bubble} class="paper remark" role="status">
      <PersonFace person={person} />
      <span>
        <strong>{name}</strong> {text}
      </span>
    </p>
  );
});

const CHANGES = {
  childList: true,
  subtree: true,
  attributeFilter: ['data-open', 'data-stage', 'data-moves', 'data-decision', 'data-beat'],
};

/** The question comes one frame after the move that leads to it. */
function isQuestionToCome(table: HTMLElement | null): boolean {
  return table?.dataset['effect'] !== table?.dataset['moves'];
}

/** Best where nothing at all is; else over the log; else over a city; else where nothing is asked or shown. */
function placeFor(bubble: Element, seat: number): Box | undefined {
  const speaker = boxesOf(`.table .player[data-seat="${seat}"], .table .people-chip[data-seat="${seat}"]`)[0];
  const screen = { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const taken = boxesOf(TAKEN);
  const size = boxOf(bubble);
  const spared = [READ, CITY, LOG].map(boxesOf);
  for (const kinds of [3, 2, 1, 0]) {
    const obstacles = [...taken, ...spared.slice(0, kinds).flat()];
    const place = freePlace(size, { speaker, screen, obstacles });
    if (place !== undefined) return place;
  }
  return undefined;
}

/** Whether it stands somewhere, and nothing that is needed lies below it. */
function isClear(bubble: HTMLElement): boolean {
  const box = boxOf(bubble);
  return bubble.dataset['placed'] === 'true' && !boxesOf(TAKEN).some((taken) => overlap(box, taken));
}

/** What takes clicks, asks something or is being shown. */
const TAKEN =
  'button:not(.log-link), a[href], input, select, [tabindex="0"]:not(.log-list), [data-target], .question, .coach, .hint-panel, .ribbon, .scene, .duel, .player, .ask-body > *, .ask-wait > *, .table[data-decision]:not([data-beat]) .town-board, [data-stage="lay"] .city-open';
/** What is looked at. */
const READ = '.bid, .bid-name, .offer, .reveal-strip, .table-board p, .town-board, .player, .table-ask';
/** What is large and changes seldom. */
const CITY = '.city';
/** What has been told. */
const LOG = '.table-log';

function boxesOf(selector: string): readonly Box[] {
  return [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).map(boxOf);
}

function boxOf(element: Element): Box {
  return element.getBoundingClientRect();
}
