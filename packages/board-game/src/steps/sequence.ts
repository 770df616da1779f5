/** The parts of the set-up and of a round, one after the other. */
import { FIRST_SPACE, placeOf, spaceAt } from '../placing/places.ts';
import type { State } from '../state/state.ts';
import type { PlainStep, SequenceStep, Step } from '../state/steps.ts';
import { change, push } from '../state/table.ts';
import { NOBODY } from '../town/town.ts';
import { beginRound } from './round-end/next-round.ts';
import { automatic } from './step-rules.ts';

export const sequence = automatic<SequenceStep>((table, step) => {
  const { state } = table;
  const part = state.rules[step.part][step.at];
  if (part === undefined) {
    change(state, { kind: 'sequence', part: 'round', at: 0 });
    beginRound(table);
    return;
  }
  change(state, { ...step, at: step.at + 1 });
  const open = OPENINGS.get(part);
  if (open === undefined) openSpace(state, placeOf(part));
  else push(state, open(state));
});

/** An empty action space needs no step of its own. */
function openSpace(state: State, place: number): void {
  state.spacesDone = place - FIRST_SPACE + 1;
  if (state.cowboysAt[place] === 0) return;
  push(state, spaceAt(place).shared ? { kind: 'crowd', place, at: 0 } : { kind: 'space', place });
}

const counting = (kind: 'characters' | 'placing' | PlainStep['kind']) =>
  [kind, (): Step => ({ kind, at: 0 })] as const;

/** The step with which a part begins that is no action space. */
const OPENINGS = new Map<string, (state: State) => Step>([
  ['kits', ({ players }) => ({ kind: 'kits', open: (1 << players.length) - 1 })],
  ['claims', () => ({ kind: 'claims', pass: 0, at: 0 })],
  ['outlawRaid', () => ({ kind: 'outlawRaid', stage: 'strength', coming: 0, left: [] })],
  counting('characters'),
  counting('placing'),
  ['together', () => ({ kind: 'together', open: false })],
  ['parcels', () => ({ kind: 'parcels', stage: 'duels', chooser: NOBODY, at: 0 })],
  ['keptTiles', () => ({ kind: 'keptTiles', at: 0, closed: [] })],
  ['outlawFights', () => ({ kind: 'outlawFights', chooser: NOBODY })],
  ['hallDuel', () => ({ kind: 'hallDuel' })],
  ['attacks', () => ({ kind: 'attacks', chooser: NOBODY })],
  ['declare', () => ({ kind: 'declare', at: 0, ranches: 0 })],
  ['income', ({ players }) => ({ kind: 'income', at: 0, kept: players.map(() => 0) })],
  counting('endPowers'),
  counting('roadWindow'),
  counting('closing'),
  counting('cashLimit'),
  counting('rodeo'),
  counting('nextRound'),
]);
