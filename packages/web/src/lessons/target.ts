/** Finds the element on the table that a step of a lesson asks for. */
import type { GameCommand } from '@carson/engine';
import { commandKey } from '../parts/command-key.ts';
import { isMove, type LessonStep } from './lesson.ts';

/** What a step is about, on the screen now, or the way there; nothing where neither is to be seen. */
export function targetOf(step: LessonStep): Element | undefined {
  const selectors = selectorsOf(step);
  return firstOf(selectors, seen) ?? firstOf(selectors, tabOf);
}

function firstOf(
  selectors: readonly string[],
  look: (selector: string) => Element | undefined,
): Element | undefined {
  return selectors.map(look).find((element) => element !== undefined);
}

/** The likeliest first: what gives the very command, then the place it is about. */
function selectorsOf(step: LessonStep): readonly string[] {
  if (!isMove(step)) return [`[data-target="${step.touch}"]`];
  const key = CSS.escape(commandKey(step.move));
  return [
    `button.button-main[data-target="${key}"]`,
    `[data-target="${key}"]`,
    ...placesOf(step.move).map((anchor) => `[data-anchor~="${anchor}"]`),
    ...towards(step.move),
  ];
}

/** An amount is reached step by step from the one that is picked. */
function towards(command: GameCommand): readonly string[] {
  const picked = document.querySelector(`[data-command="${command.type}"][data-target]`);
  const [now, wanted] = [picked?.getAttribute('data-target') ?? undefined, commandKey(command)].map(amountIn);
  if (now === undefined || wanted === undefined) return [];
  return [`[data-target="${now < wanted ? 'more' : 'less'}:${command.type}"]`];
}

function amountIn(key: string | undefined): number | undefined {
  const amount = Number(key?.split(':')[1]);
  return Number.isNaN(amount) ? undefined : amount;
}

/** Where on the table a command happens, by the names that things fly to. */
function placesOf(command: GameCommand): readonly string[] {
  const fields: Readonly<Record<string, unknown>> = { ...command };
  return [
    ...numbered('place', fields['place'] ?? fields['parcel']),
    ...numbered('edge', fields['edge']),
    ...numbered('corral', fields['corral']),
    ...numbered('card', fields['card']),
    ...numbered('character', fields['character']),
  ];
}

function numbered(kind: string, id: unknown): readonly string[] {
  return typeof id === 'number' || typeof id === 'string' ? [`${kind}-${id}`] : [];
}

function seen(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find(isSeen);
}

/** On a small screen it may lie on a part of the table that is not shown: then the tab that shows it. */
function tabOf(selector: string): Element | undefined {
  const part = document.querySelector(selector)?.closest('.pane, .table-players');
  const pane = /pane-(\w+)/.exec(part?.className ?? '')?.[1] ?? 'players';
  const tab = document.querySelector(`.tab[data-pane="${pane}"]`);
  return part && tab && isSeen(tab) ? tab : undefined;
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
