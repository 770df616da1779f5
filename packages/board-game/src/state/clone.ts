/** Copies of the open and the sealed part, and whole states made of both. A new field is written here once. */
import { type Copied, cloneRandom, type Shown } from '@carson/engine';
import { cloneTown } from '../town/town.ts';
import type { OpenPlayer, OpenState, Player, SealedPlayer, SealedState, State } from './state.ts';

/** Lists marked readonly and steps are replaced, never changed in place: copies share them. */
export function copyOpen(state: Shown<OpenState>): Copied<OpenState> {
  return {
    reveals: state.reveals,
    options: state.options,
    roster: state.roster,
    round: state.round,
    town: cloneTown(state.town),
    chooseOrder: state.chooseOrder,
    turnOrder: state.turnOrder,
    endOrder: state.endOrder,
    row: state.row.slice(),
    bag: state.bag.slice(),
    cowboysAt: state.cowboysAt.slice(),
    dynamiteAt: state.dynamiteAt.slice(),
    crowd: state.crowd.slice(),
    white: state.white,
    whiteSeat: state.whiteSeat,
    tokens: state.tokens,
    tokenSeat: state.tokenSeat,
    ammunition: state.ammunition,
    cityHall: state.cityHall,
    occupant: state.occupant,
    outlawStrength: state.outlawStrength,
    outlaws: state.outlaws,
    unseen: state.unseen,
    dynamite: state.dynamite,
    horses: state.horses,
    discards: state.discards.slice(),
    spacesDone: state.spacesDone,
    boosts: state.boosts,
    steps: state.steps.slice(),
    asking: state.asking,
    moves: state.moves,
    decisions: state.decisions.slice(),
  };
}

export function copyPlayer(player: Shown<OpenPlayer>): Copied<OpenPlayer> {
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
export function stateOf(open: OpenState, players: Player[], sealed: SealedState): State {
  return Object.assign(open, sealed, { players });
}

export function playerWith(open: OpenPlayer, sealed: SealedPlayer): Player {
  return Object.assign(open, sealed);
}

export function cloneState(state: State): State {
  return stateOf(copyOpen(state), state.players.map(clonePlayer), copySealed(state));
}

function copySealed(state: Shown<SealedState>): Copied<SealedState> {
  return { random: cloneRandom(state.random), rules: state.rules, answers: state.answers };
}

function clonePlayer(player: Player): Player {
  return playerWith(copyPlayer(player), copyHand(player));
}

function copyHand({ hand }: Shown<SealedPlayer>): Copied<SealedPlayer> {
  return { hand };
}
