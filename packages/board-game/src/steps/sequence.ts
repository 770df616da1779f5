/** The parts of the set-up and of a round, one after the other. */
import { ACTION_SPACES } from '../content/action-spaces.ts';
import type { Frame, SequenceFrame } from '../frames.ts';
import { FIRST_SPACE, spaceAt } from '../places.ts';
import type { State } from '../state.ts';
import { change, push } from '../table.ts';
import { NOBODY } from '../town.ts';
import { beginRound } from './next-round.ts';
import { automatic } from './step.ts';

const SPACE_INDEX = new Map(ACTION_SPACES.map(({ id }, index) => [id, index]));

export const sequence = automatic<SequenceFrame>((table, frame) => {
  const { state } = table;
  const part = state.rules[frame.part][frame.at];
  if (part === undefined) {
    change(state, { step: 'sequence', part: 'round', at: 0 });
    beginRound(table);
    return;
  }
  change(state, { ...frame, at: frame.at + 1 });
  const space = SPACE_INDEX.get(part);
  if (space === undefined) push(state, opening(state, part));
  else openSpace(state, space);
});

/** An action space where nobody is needs no step of its own. */
function openSpace(state: State, space: number): void {
  state.spacesDone = space + 1;
  const place = FIRST_SPACE + space;
  if (state.cowboysAt[place] === 0) return;
  push(state, spaceAt(place).crowd ? { step: 'crowd', place, at: 0 } : { step: 'space', place });
}

/** The frame with which a step begins. */
function opening(state: State, step: string): Frame {
  switch (step) {
    case 'kits':
      return { step, open: (1 << state.players.length) - 1, kits: state.players.map(() => 0 as const) };
    case 'claims':
      return { step, pass: 0, at: 0 };
    case 'outlawRaid':
      return { step, stage: 'strength', coming: 0, left: [] };
    case 'characters':
    case 'placing':
      return { step, at: 0 };
    case 'together':
      return { step, open: false };
    case 'parcels':
      return { step, stage: 'duels', chooser: NOBODY, at: 0 };
    case 'keptTiles':
      return { step, at: 0, closed: [] };
    case 'outlawFights':
    case 'attacks':
      return { step, chooser: NOBODY };
    case 'hallDuel':
      return { step };
    case 'declare':
      return { step, at: 0, ranches: 0 };
    case 'income':
      return { step, at: 0, kept: state.players.map(() => 0) };
    case 'endPowers':
    case 'roadWindow':
    case 'closing':
    case 'cashLimit':
    case 'rodeo':
    case 'nextRound':
      return { step, at: 0 };
    default:
      throw new Error(`no such step: ${step}`);
  }
}
