/** What is true of the board game at every moment, whatever was played. */
import type { Invariant, Moment } from '@carson/testkit';
import { isServed } from '../src/appraise/roads.ts';
import type { Command } from '../src/command.ts';
import { BUILDINGS } from '../src/content/buildings/index.ts';
import type { BoardEvent } from '../src/event.ts';
import { BUILDING_IDS } from '../src/ids.ts';
import { nth } from '../src/lists.ts';
import { cowboysOf, isWhite } from '../src/placing/pieces.ts';
import { PLACE_COUNT } from '../src/placing/places.ts';
import { playerOf, type State } from '../src/state/state.ts';
import { EDGE_COUNT, EDGE_ENDS, EDGES_AT_VERTEX, rowAt } from '../src/town/geometry.ts';
import { BARE, codeOf, ownerOf } from '../src/town/town.ts';

type BoardInvariant = Invariant<State, Command, BoardEvent>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function eachSeat(state: State, wrong: (seat: number) => string | undefined): string | undefined {
  for (const seat of state.players.keys()) {
    const detail = wrong(seat);
    if (detail !== undefined) return `seat ${seat}: ${detail}`;
  }
  return undefined;
}

const tenCowboys: BoardInvariant = {
  name: 'B1.1 the cowboys of a colour are always ten',
  violation: ({ state }) =>
    eachSeat(state, (seat) => {
      const { cowboys, supply } = playerOf(state, seat);
      let placed = 0;
      for (let place = 0; place < PLACE_COUNT; place++) {
        placed += cowboysOf(state, seat, place) - (isWhite(state, seat, place) ? 1 : 0);
      }
      if (state.round === 0 && cowboys + supply === 10) return undefined;
      if (cowboys < 0 || supply < 0) return `${cowboys} in reserve, ${supply} in supply`;
      return cowboys + supply + placed === 10 ? undefined : `${cowboys} + ${supply} + ${placed} cowboys`;
    }),
};

const twelveTitles: BoardInvariant = {
  name: 'B1.1 the titles of a player are always twelve',
  violation: ({ state }) =>
    eachSeat(state, (seat) => {
      const owned = state.town.owner.filter((owner) => owner === seat).length;
      const { titles } = playerOf(state, seat);
      return titles >= 0 && titles + owned === 12 ? undefined : `${titles} left, ${owned} owned`;
    }),
};

const tilesConserved: BoardInvariant = {
  name: 'B1.2 no building tile is lost or made',
  violation({ state }) {
    for (const id of BUILDING_IDS) {
      const code = codeOf(id);
      const count = (tiles: readonly number[]) => tiles.filter((tile) => tile === code).length;
      const between = state.steps.filter(
        (step) => (step.kind === 'buildNow' || step.kind === 'houses') && step.tile === code,
      ).length;
      const picked = state.steps.filter((step) => step.kind === 'pickTile' && step.tile === code).length;
      const found =
        nth(state.bag, code) +
        count(state.row) +
        count(state.town.on) +
        sum(state.players.map(({ tiles }) => count(tiles))) +
        between -
        picked;
      const expected = nth(state.rules.tiles, code);
      const selfPlaced = BUILDINGS[id].site === 'unowned';
      if (found !== expected && !(selfPlaced && found < expected)) return `${found} of ${expected} ${id}`;
    }
    return undefined;
  },
};

const supplies: BoardInvariant = {
  name: 'B1.1 dynamite, horses, outlaws and duel tiles are conserved',
  violation({ state }) {
    const { rules, players } = state;
    const dynamite =
      state.dynamite +
      sum(players.map((player) => player.dynamite)) +
      sum(state.dynamiteAt.map((mask) => players.filter((_, seat) => (mask & (1 << seat)) !== 0).length));
    if (dynamite !== 7) return `${dynamite} dynamite`;
    const horses = state.horses + sum(players.map((player) => player.horses + sum(player.corrals)));
    if (horses !== rules.horses) return `${horses} horses`;
    const outlaws = state.outlaws + sum(state.town.outlaw);
    if (outlaws !== rules.outlaws) return `${outlaws} outlaws`;
    const tiles = sum(state.discards) + sum(players.map(({ hand }) => sum(hand)));
    return tiles === rules.handSize * rules.seats ? undefined : `${tiles} duel tiles`;
  },
};

const ledger: BoardInvariant = {
  name: 'money and points move only by events that name a source',
  violation({ state, before, events }) {
    return eachSeat(state, (seat) => {
      let money = before === undefined ? 0 : playerOf(before, seat).money;
      let points = before === undefined ? 0 : playerOf(before, seat).points;
      for (const event of events) {
        if (!('seat' in event) || event.seat !== seat) continue;
        if (event.type === 'moneyGained') money += event.amount;
        if (event.type === 'moneyPaid') money -= event.amount;
        if (event.type === 'pointsGained') points += event.points;
        if (event.type === 'pointsLost') points -= event.points;
        if (money < 0 || points < 0) return `fell below nothing: $${money}, ${points} points`;
      }
      const player = playerOf(state, seat);
      if (player.money !== money) return `has $${player.money}, the events say $${money}`;
      return player.points === points ? undefined : `has ${player.points} points, the events say ${points}`;
    });
  },
};

const oneNetwork: BoardInvariant = {
  name: 'B5.11 roads are one network',
  violation({ state }) {
    const laid = Array.from({ length: EDGE_COUNT }, (_, edge) => edge).filter(
      (edge) => state.town.roads[edge] === 1,
    );
    const reached = new Set(laid.slice(0, 1));
    for (const edge of reached) {
      for (const end of rowAt(EDGE_ENDS, edge)) {
        for (const next of rowAt(EDGES_AT_VERTEX, end)) if (state.town.roads[next] === 1) reached.add(next);
      }
    }
    return reached.size === laid.length ? undefined : `${reached.size} of ${laid.length} roads hang together`;
  },
};

const lawfulBuildings: BoardInvariant = {
  name: 'B5.6 no building without its conditions',
  violation({ state, before, events }) {
    for (const event of events) {
      if (event.type !== 'buildingBuilt') continue;
      const { parcel, building, seat } = event;
      const facts = BUILDINGS[building];
      if (ownerOf(state.town, parcel) !== seat) return `${building} on another player’s parcel`;
      if (before?.town.on[parcel] !== BARE) return `${building} on a parcel that was not free`;
      if (before.town.outlaw[parcel] === 1) return `${building} under an outlaw`;
      if (facts.needsRoad && !isServed(state.town, parcel)) return `${building} without a road`;
    }
    return undefined;
  },
};

const orders: BoardInvariant = {
  name: 'B4.4 every seat passes once per round',
  violation({ state }) {
    const { endOrder } = state;
    return new Set(endOrder).size === endOrder.length ? undefined : `passed twice: ${endOrder.join()}`;
  },
};

const tidyBoard: BoardInvariant = {
  name: 'B5.0 when characters are chosen, no cowboy is on the board but the occupant of the city hall',
  violation({ state }) {
    if (state.steps.at(-1)?.kind !== 'characters') return undefined;
    const place = state.cowboysAt.findIndex((mask, at) => mask !== 0 && at !== state.cityHall);
    if (place >= 0) return `cowboys on place ${place}`;
    const hall = state.cityHall < 0 ? 0 : nth(state.cowboysAt, state.cityHall);
    const occupant = state.occupant < 0 ? 0 : 1 << state.occupant;
    return hall === occupant ? undefined : `the city hall holds ${hall}, its occupant is ${state.occupant}`;
  },
};

const realChoices: BoardInvariant = {
  name: 'no one is asked a question with one answer only',
  violation({ game, state }) {
    for (const { seat, kind } of game.owed(state)) {
      const options = game.options(state, seat);
      // Equal tiles: not to ask would tell that they are equal (B10.4).
      const equalTiles = kind === 'playTiles' && sum(playerOf(state, seat).hand) > 1;
      if (options.length === 1 && !equalTiles) return `seat ${seat} ${kind}: ${JSON.stringify(options)}`;
    }
    return undefined;
  },
};

const fairDuels: BoardInvariant = {
  name: 'B6.1 the highest total wins, a tie the earlier in end order, an outlaw beats those who stay below it',
  violation({ state, events }) {
    for (const event of events) {
      if (event.type !== 'duelDecided') continue;
      const { entries, outlaw, winner } = event;
      const wrong = entries.find(({ shown, strength, total }) => sum(shown) + strength.total !== total);
      if (wrong !== undefined) return `seat ${wrong.seat} has a total of ${wrong.total}`;
      const best = Math.max(...entries.map(({ total }) => total));
      const tied = entries.filter(({ total }) => total === best).map(({ seat }) => seat);
      const first = best < outlaw ? -1 : state.endOrder.find((seat) => tied.includes(seat));
      if (first !== winner) return `seat ${winner} won instead of seat ${first}`;
      if (event.byEndOrder !== (winner >= 0 && tied.length > 1)) return 'the tie is told wrongly';
    }
    return undefined;
  },
};

export const boardInvariants: readonly BoardInvariant[] = [
  tenCowboys,
  twelveTitles,
  tilesConserved,
  supplies,
  ledger,
  oneNetwork,
  lawfulBuildings,
  orders,
  tidyBoard,
  realChoices,
  fairDuels,
];

/** Throws, with the whole story, where a moment breaks one of them. */
export function expectLawful(moment: Moment<State, Command, BoardEvent>): void {
  for (const { name, violation } of boardInvariants) {
    const detail = violation(moment);
    if (detail === undefined) continue;
    const { state, move, events } = moment;
    const story = { options: state.options, move, events, steps: state.steps };
    throw new Error(`${name}: ${detail}\n${JSON.stringify(story)}`);
  }
}
