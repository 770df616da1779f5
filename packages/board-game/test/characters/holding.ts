/** Scenes around one character: seat 0 takes it, the others take quiet ones. */

import type { RosterChoice } from '../../src/content/presets.ts';
import { boardGame } from '../../src/game.ts';
import type { CharacterId } from '../../src/ids.ts';
import { limitOf } from '../../src/people/take-character.ts';
import { advance } from '../../src/play.ts';
import type { State } from '../../src/state/state.ts';
import { arrange, asked, newGame, type Scene, say } from '../playing.ts';

/** Characters that neither ask nor give anything when they are taken, and that do nothing to others. */
const QUIET: readonly RosterChoice[] = [
  { character: 'indian', side: 'red' },
  { character: 'singer', side: 'yellow' },
  { character: 'teacher' },
  { character: 'gunsmith', side: 'yellow' },
  { character: 'lawyer', side: 'red' },
  { character: 'hiredGun', side: 'red' },
  { character: 'governor', side: 'yellow' },
  { character: 'heroes', side: 'yellow' },
];

interface Cast extends Scene {
  /** Others in play besides the quiet ones. */
  readonly also?: readonly RosterChoice[];
}

/** Seat 0 is about to choose, then seat 1, 2, … */
export function choosing(choice: RosterChoice, { seats = 3, also = [], ...given }: Cast = {}): State {
  const named = [choice, ...also];
  const others = QUIET.filter((quiet) => !named.some(({ character }) => character === quiet.character));
  const size = named.some(({ character }) => character === 'streetBoy') ? 8 : 7;
  const roster = { by: 'hand', characters: [...named, ...others].slice(0, size) } as const;
  const { state } = newGame({ seats, ...given.options, roster });
  state.chooseOrder = Array.from({ length: seats }, (_, seat) => seat);
  answerAll(state, 'claimParcel');
  settle(state, { map: '.', roads: ['3,3 4,3'], ...given });
  return state;
}

/** No one has roads or much money unless the scene says so: fewer questions on the way. */
function settle(state: State, given: Scene): void {
  arrange(state, { ...given, all: { roads: 0, money: 5, ...given.all } });
}

/** Takes the character and gives these answers to what it asks. */
export function take(state: State, choice: RosterChoice): ReturnType<typeof say> {
  return say(state, 0, { type: 'takeCharacter', character: choice.character });
}

/** At the placing of cowboys: seat 0 holds the character and is first in turn order. */
export function holding(choice: RosterChoice, given: Cast = {}): State {
  const state = choosing(choice, given);
  take(state, choice);
  return others(state, given);
}

/** Seats 1, 2, … take quiet characters; then everything is arranged once more. */
export function others(state: State, given: Cast = {}): State {
  const quiet = QUIET.map(({ character }) => character).filter((id) => isFree(state, id));
  for (let seat = 1; seat < state.players.length; seat++) {
    const character = quiet[seat - 1];
    if (character !== undefined) say(state, seat, { type: 'takeCharacter', character });
  }
  state.turnOrder = Array.from(state.players.keys());
  if (given.players === undefined) arrange(state, given);
  else settle(state, given);
  advance({ state, log: undefined });
  return state;
}

function isFree(state: State, character: CharacterId): boolean {
  const seat = boardGame.owed(state)[0]?.seat ?? 0;
  return boardGame.check(state, seat, { type: 'takeCharacter', character }) === undefined;
}

function answerAll(state: State, kind: string): void {
  while (asked(state)[0]?.endsWith(kind)) {
    const [owed] = boardGame.owed(state);
    const command = owed === undefined ? undefined : boardGame.options(state, owed.seat).at(0);
    if (owed === undefined || command === undefined) throw new Error(`no one can answer ${kind}`);
    say(state, owed.seat, command);
  }
}

/** The cash limit of the player who took the character, before it asks anything. */
export function limitWith(choice: RosterChoice): number {
  const state = choosing(choice);
  take(state, choice);
  return limitOf(state, 0);
}
