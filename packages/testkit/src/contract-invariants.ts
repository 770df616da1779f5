/** What is true of every moment of every game, whatever its rules: the contract of `Game`, sampled. */
import { canonicalJson, type GameState, judge, pick, type SeatScore, type Viewer } from '@carson/engine';
import { playInBeats } from './beats.ts';
import { difference } from './difference.ts';
import { commandLeak, imaginedLeak, sealedAnswerLeak, viewersOf } from './hidden-facts.ts';
import { countKind } from './kinds.ts';
import type { Invariant, Moment } from './moment.ts';
import { movesOf } from './perft.ts';
import { wildCommand } from './random-play/wild-command.ts';

const decisionsHaveOptions: Invariant = {
  name: 'a seat that owes has options, any other has none',
  violation({ game, state }) {
    const owing = new Set(game.owed(state).map((owed) => owed.seat));
    for (let seat = 0; seat < game.seats(state); seat++) {
      const count = game.options(state, seat).length;
      if (owing.has(seat) !== count > 0) {
        return `seat ${seat} ${owing.has(seat) ? 'owes' : 'owes nothing'} and has ${count} options`;
      }
    }
    return undefined;
  },
};

const optionsAreLegal: Invariant = {
  name: 'every option can be read and is legal, and so is what no answer in time counts as',
  violation({ game, state }) {
    const silent = game
      .owed(state)
      .flatMap(({ seat, onTimeout }) => (onTimeout === undefined ? [] : [{ seat, command: onTimeout }]));
    for (const { seat, command } of [...movesOf(game, state), ...silent]) {
      const read = game.readCommand(JSON.parse(JSON.stringify(command)));
      if (!read.ok) return `${canonicalJson(command)} cannot be read: ${canonicalJson(read.refusal)}`;
      const reason = judge(game, state, seat, read.value);
      if (reason !== undefined) return `${canonicalJson(command)} is refused: ${canonicalJson(reason)}`;
    }
    return undefined;
  },
};

const wildCommandsAreJudged: Invariant = {
  name: 'a command is legal exactly where it is an option, and judging changes nothing',
  violation({ game, state, random, kinds }) {
    const moves = movesOf(game, state);
    if (moves.length === 0) return undefined;
    const before = canonicalJson(state);
    const seat = pick(random, moves).seat;
    const commands = moves.map((move) => move.command);
    const read = game.readCommand(wildCommand(commands, random));
    const reason = read.ok ? judge(game, state, seat, read.value) : read.refusal;
    if (reason !== undefined) countKind(kinds.refusals, reason.code);
    if (canonicalJson(state) !== before) return 'judging a command changed the state';
    if (!read.ok || reason !== undefined) return undefined;
    const text = canonicalJson(read.value);
    const offered = game.options(state, seat).some((option) => canonicalJson(option) === text);
    return offered ? undefined : `seat ${seat} may ${text}, but it is not among the options`;
  },
};

const resultOnlyAtTheEnd: Invariant = {
  name: 'there is a result exactly when no one owes anything',
  violation({ game, state }) {
    const open = game.owed(state).length;
    const finished = game.result(state) !== undefined;
    return finished === (open === 0)
      ? undefined
      : `${open} decisions are open, ${finished ? 'a' : 'no'} result`;
  },
};

const stateIsPlainData: Invariant = {
  name: 'the state survives being written as JSON and read again',
  violation({ game, state }) {
    const again: GameState = JSON.parse(JSON.stringify(state));
    return difference(seen({ game, state }), seen({ game, state: again }));
  },
};

const cloneIsIndependent: Invariant = {
  name: 'a clone is equal and lives on its own',
  violation({ game, state, random }) {
    const before = canonicalJson(state);
    const clone = game.clone(state);
    if (canonicalJson(clone) !== before) return difference(state, clone);
    const moves = movesOf(game, clone);
    if (moves.length === 0) return undefined;
    const { seat, command } = pick(random, moves);
    game.play(clone, seat, command);
    return canonicalJson(state) === before ? undefined : 'playing on a clone changed the original';
  },
};

const logChangesNothing: Invariant = {
  name: 'a command does the same with and without a log',
  violation({ game, state, before, move }) {
    if (before === undefined || move === undefined) return undefined;
    const silent = game.clone(before);
    game.play(silent, move.seat, move.command);
    return difference(state, silent);
  },
};

const lookingChangesNothing: Invariant = {
  name: 'views, options and scores change nothing',
  violation({ game, state }) {
    const before = canonicalJson(state);
    seen({ game, state });
    return canonicalJson(state) === before ? undefined : 'looking at the state changed it';
  },
};

const scoresAddUp: Invariant = {
  name: 'a total is the sum of its lines, a line the sum of its parts',
  violation: ({ game, state }) => unsound(game.score(state)),
};

/** What is wrong with the sums of a score. */
function unsound(scores: readonly SeatScore[]): string | undefined {
  for (const { seat, total, lines } of scores) {
    if (total !== sum(lines)) return `seat ${seat}: total ${total}, lines ${sum(lines)}`;
    const odd = lines.find(({ points, parts }) => parts.length > 0 && points !== sum(parts));
    if (odd !== undefined) return `seat ${seat}: ${odd.id} is ${odd.points}, its parts ${sum(odd.parts)}`;
  }
  return undefined;
}

const imaginationFits: Invariant = {
  name: 'an imagined state looks to its viewer like the real one',
  violation: ({ game, state, random }) =>
    imaginedLeak(game, state, { viewer: anyViewer({ game, state, random }), random }),
};

const commandsKeepSecrets: Invariant = {
  name: 'what the game does after a command tells no one what others hold, nor does who still owes',
  violation({ game, state, before, move, random }) {
    if (before === undefined || move === undefined) return undefined;
    const viewer = anyViewer({ game, state, random });
    return commandLeak(game, { before, after: state, move }, { viewer, random });
  },
};

const sealedAnswersKeepSecrets: Invariant = {
  name: 'no one learns what others hold, whichever seat answers a sealed question first',
  violation: ({ game, state, random }) => sealedAnswerLeak(game, state, { random, twins: 1 }),
};

const beatsAreWhole: Invariant = {
  name: 'at every beat of a command the state can be seen, scored and imagined, and keeps its secrets',
  violation({ game, before, move, events, random }) {
    if (before === undefined || move === undefined) return undefined;
    const beats = playInBeats(game, game.clone(before), move);
    const told = beats.flatMap((beat) => beat.events);
    if (canonicalJson(told) !== canonicalJson(events)) return 'the beats tell other events than the command';
    for (const { state } of beats) {
      const viewer = anyViewer({ game, state, random });
      const leaked = imaginedLeak(game, state, { viewer, random }) ?? unsound(game.score(state));
      if (leaked !== undefined) return leaked;
    }
    return undefined;
  },
};

function anyViewer({ game, state, random }: Pick<Moment, 'game' | 'state' | 'random'>): Viewer {
  return pick(random, viewersOf(game, state));
}

export const contractInvariants: readonly Invariant[] = [
  decisionsHaveOptions,
  optionsAreLegal,
  wildCommandsAreJudged,
  resultOnlyAtTheEnd,
  stateIsPlainData,
  cloneIsIndependent,
  logChangesNothing,
  lookingChangesNothing,
  scoresAddUp,
  imaginationFits,
  commandsKeepSecrets,
  sealedAnswersKeepSecrets,
  beatsAreWhole,
];

/** Everything that can be asked of a state without changing it. */
function seen({ game, state }: Pick<Moment, 'game' | 'state'>): unknown {
  const seats = Array.from({ length: game.seats(state) }, (_, seat) => seat);
  return {
    owed: game.owed(state),
    views: viewersOf(game, state).map((viewer) => game.view(state, viewer)),
    options: seats.map((seat) => game.options(state, seat)),
    score: game.score(state),
    result: game.result(state),
  };
}

function sum(items: readonly { readonly points: number }[]): number {
  return items.reduce((total, { points }) => total + points, 0);
}
