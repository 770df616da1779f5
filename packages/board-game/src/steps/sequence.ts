/** The parts of the set-up and of a round, one after the other. */
import { ACTION_SPACES } from '../content/action-spaces.ts';
import { FIRST_SPACE, spaceAt } from '../placing/places.ts';
import type { State } from '../state/state.ts';
import type { SequenceStep, Step } from '../state/steps.ts';
import { change, push } from '../state/table.ts';
import { NOBODY } from '../town/town.ts';
import { beginRound } from './round-end/next-round.ts';
import { automatic } from './step-rules.ts';

const SPACE_INDEX = new Map<string, number>(ACTION_SPACES.map(({ id }, index) => [id, index]));

export const sequence = automatic<SequenceStep>((table, step) => {
  const { state } = table;
  const part = state.rules[step.part][step.at];
  if (part === undefined) {
    change(state, { kind: 'sequence', part: 'round', at: 0 });
    beginRound(table);
    return;
  }
  change(state, { ...step, at: step.at + 1 });
  const space = SPACE_INDEX.get(part);
  if (space === undefined) push(state, opening(state, part));
  else openSpace(state, space);
});

/** An empty action space needs no step of its own. */
function openSpace(state: State, space: number): void {
  state.spacesDone = space + 1;
  const place = FIRST_SPACE + space;
  if (state.cowboysAt[place] === 0) return;
  push(state, spaceAt(place).shared ? { kind: 'crowd', place, at: 0 } : { kind: 'space', place });
}

/** The step with which a step begins. */
function opening(state: State, kind: string): Step {
  switch (kind) {
    case 'kits':
      return { kind, open: (1 << state.players.length) - 1 };
    case 'claims':
      return { kind, pass: 0, at: 0 };
    case 'outlawRaid':
      return { kind, stage: 'strength', coming: 0, left: [] };
    case 'characters':
    case 'placing':
      return { kind, at: 0 };
    case 'together':
      return { kind, open: false };
    case 'parcels':
      return { kind, stage: 'duels', chooser: NOBODY, at: 0 };
    case 'keptTiles':
      return { kind, at: 0, closed: [] };
    case 'outlawFights':
    case 'attacks':
      return { kind, chooser: NOBODY };
    case 'hallDuel':
      return { kind };
    case 'declare':
      return { kind, at: 0, ranches: 0 };
    case 'income':
      return { kind, at: 0, kept: state.players.map(() => 0) };
    case 'endPowers':
    case 'roadWindow':
    case 'closing':
    case 'cashLimit':
    case 'rodeo':
    case 'nextRound':
      return { kind, at: 0 };
    default:
      throw new Error(`no such step: ${kind}`);
  }
}
