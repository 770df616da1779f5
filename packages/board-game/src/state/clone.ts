/** Copies of the open and the sealed part, and whole states made of both. A new field is written here once. */
import { cloneRandom } from '@carson/engine';
import { cloneTown } from '../town/town.ts';
import type { OpenPlayer, OpenTable, Player, SealedPlayer, SealedTable, State } from './state.ts';

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

/** Each of these adds to the copy it is given: search makes many states, and spreading would be slow. */
export function stateOf(open: OpenTable, players: Player[], sealed: SealedTable): State {
  return Object.assign(open, sealed, { players });
}

export function playerWith(open: OpenPlayer, sealed: SealedPlayer): Player {
  return Object.assign(open, sealed);
}

export function cloneState(state: State): State {
  return stateOf(copyOpen(state), state.players.map(clonePlayer), {
    random: cloneRandom(state.random),
    rules: state.rules,
    answers: state.answers,
  });
}

function clonePlayer(player: Player): Player {
  return playerWith(copyPlayer(player), { hand: player.hand });
}
