/** Finds what is to be touched on the table, whatever the table looks like. */
import type { GameCommand } from '@carson/engine';
import { commandKey } from '../parts/command-key.ts';
import { isMove, type LessonStep } from './lesson.ts';

/** What a step is about, on the screen now; nothing where it is not to be seen. */
export function targetOf(step: LessonStep): Element | undefined {
  return selectorsOf(step)
    .map(firstSeen)
    .find((element) => element !== undefined);
}

/** The likeliest first: what gives the very command, then the place it is about, then the way there. */
function selectorsOf(step: LessonStep): readonly string[] {
  if (!isMove(step)) return [`[data-target="${step.touch}"]`];
  const key = CSS.escape(commandKey(step.move));
  return [
    `button.button-main[data-target="${key}"]`,
    `[data-target="${key}"]`,
    ...placesOf(step.move).map((anchor) => `[data-anchor~="${anchor}"]`),
    ...placesOf(step.move).map(
      (anchor) => `.table:has(.pane [data-anchor~="${anchor}"]) .tab[aria-pressed="false"]`,
    ),
  ];
}

/** Where on the table a command happens, by the names that things fly to. */
function placesOf(command: GameCommand): readonly string[] {
  const fields: Readonly<Record<string, unknown>> = { ...command };
  return [
    ...numbered('place', fields['place'] ?? fields['parcel']),
    ...numbered('edge', fields['edge']),
    ...numbered('card', fields['card']),
    ...numbered('character', fields['character']),
  ];
}

function numbered(kind: string, id: unknown): readonly string[] {
  return typeof id === 'number' || typeof id === 'string' ? [`${kind}-${id}`] : [];
}

function firstSeen(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}
