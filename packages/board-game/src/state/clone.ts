/** Copies of what is open, and whole states made of them. A new field of the state is written here once. */
import { cloneRandom, type GameState, type SealedAnswer } from '@carson/engine';
import type { Rules } from '../setup/rule-set.ts';
import { cloneTown } from '../town/town.ts';
import type { Answer, OpenPlayer, OpenTable, Player, State } from './state.ts';

/** An open part as a view shows it: read-only. */
export type Shown<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends (infer Entry)[] ? readonly Entry[] : Table[Key];
};

/** Lists marked readonly and steps are replaced, never changed in place: copies share them. */
export function copyOpen(table: Shown<OpenTable>): OpenTable {
  return {
    reveals: table.reveals,
    options: table.options,
    roster: table.roster,
    round: table.round,
    town: cloneTown(table.town),
    chooseOrder: table.chooseOrder,
    turnOrder: table.turnOrder,
    endOrder: table.endOrder,
    row: table.row.slice(),
    bag: table.bag.slice(),
    cowboysAt: table.cowboysAt.slice(),
    dynamiteAt: table.dynamiteAt.slice(),
    crowd: table.crowd.slice(),
    white: table.white,
    whiteSeat: table.whiteSeat,
    tokens: table.tokens,
    tokenSeat: table.tokenSeat,
    ammunition: table.ammunition,
    cityHall: table.cityHall,
    occupant: table.occupant,
    outlawStrength: table.outlawStrength,
    outlaws: table.outlaws,
    unseen: table.unseen,
    dynamite: table.dynamite,
    horses: table.horses,
    discards: table.discards.slice(),
    spacesDone: table.spacesDone,
    boosts: table.boosts,
    steps: table.steps.slice(),
    asking: table.asking,
    moves: table.moves,
    decisions: table.decisions.slice(),
  };
}

export function copyPlayer(player: Readonly<OpenPlayer>): OpenPlayer {
  return {
    money: player.money,
    points: player.points,
    revolvers: player.revolvers,
    roads: player.roads,
    cowboys: player.cowboys,
    supply: player.supply,
    titles: player.titles,
    claims: player.claims,
    tiles: player.tiles,
    dynamite: player.dynamite,
    character: player.character,
    second: player.second,
    power: player.power,
    limitChange: player.limitChange,
    pledge: player.pledge,
    white: player.white,
    tokens: player.tokens,
    takenBack: player.takenBack,
    handSum: player.handSum,
    horses: player.horses,
    corrals: player.corrals,
    rodeos: player.rodeos,
  };
}

/** What is hidden, and what follows from the options. */
export interface Hidden extends Pick<GameState, 'random'> {
  readonly rules: Rules;
  readonly hands: readonly (readonly number[])[];
  readonly answers: readonly SealedAnswer<Answer>[];
}

/** Makes a state from copies and reuses their objects: search makes many states, and spreading would be slow. */
export function stateOf(open: OpenTable, players: readonly OpenPlayer[], hidden: Hidden): State {
  const state = open as Draft<State>;
  state.random = hidden.random;
  state.rules = hidden.rules;
  state.players = players.map((player, seat) => withHand(player, hidden.hands[seat] ?? []));
  state.answers = hidden.answers;
  return state;
}

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

function withHand(open: OpenPlayer, hand: readonly number[]): Player {
  const player = open as Player;
  player.hand = hand;
  return player;
}

export function cloneState(state: State): State {
  const copy = copyOpen(state) as Draft<State>;
  copy.random = cloneRandom(state.random);
  copy.rules = state.rules;
  copy.players = state.players.map((player) => withHand(copyPlayer(player), player.hand));
  copy.answers = state.answers;
  return copy;
}
