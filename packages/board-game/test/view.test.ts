import { below, cloneRandom, seedRandom } from '@carson/engine';
import { expectNoLeak, perfts } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import { POWERS } from '../src/content/characters/index.ts';
import { boardGame } from '../src/game.ts';
import { BUILDING_IDS } from '../src/ids.ts';
import { type State, UNKNOWN } from '../src/state/state.ts';
import { giveParcel, layRoad, putOn, putOutlaw } from '../src/town/town.ts';
import { lazyView } from '../src/view/lazy-view.ts';
import { parcelsFor } from '../src/view/parcels.ts';
import { holding } from './characters/holding.ts';
import { asked, newGame, place, say, scene } from './playing.ts';

const TILES = { variants: { mightIsRight: true } } as const;

/** A copy whose hidden facts a test may change. */
function twinOf(state: State, change: (twin: State) => void): State {
  const twin = boardGame.clone(state);
  change(twin);
  return twin;
}

describe('what a seat cannot see', () => {
  it('B10.4 dice to come and tiles of the bag to be drawn', () => {
    const { state } = newGame({ seats: 3 });
    const twin = {
      ...boardGame.clone(state),
      random: { ...cloneRandom(state.random), key: [1, 2, 3, 4, 5, 6, 7, 8] },
    };
    for (const viewer of [0, 1, 2, 'spectator'] as const) expectNoLeak(boardGame, { state, twin, viewer });
  });

  it('B10.4 duel tiles in the hands of others', () => {
    const { state } = newGame({ seats: 3, ...TILES });
    const twin = twinOf(state, (changed) => {
      const [one, two] = [changed.players[1], changed.players[2]];
      if (one !== undefined) one.hand = [6, 0, 0, 0, 0, 0];
      if (two !== undefined) two.hand = [0, 0, 6, 0, 0, 0];
    });
    expectNoLeak(boardGame, { state, twin, viewer: 0 });
    expectNoLeak(boardGame, { state, twin, viewer: 'spectator' });
  });

  it('B10.4 tiles chosen but not yet revealed', () => {
    const play = (tile: number) => {
      const state = scene({
        options: TILES,
        players: [{ cowboys: 1, hand: [1, 1, 1, 1, 1, 1] }, { cowboys: 1, hand: [1, 1, 1, 1, 1, 1] }, 0],
      });
      say(state, 0, place('threeRoads'));
      say(state, 1, place('threeRoads'));
      say(state, 0, { type: 'playTiles', tiles: [tile] });
      expect(asked(state)).toEqual(['1 playTiles']);
      return state;
    };
    const [state, twin] = [play(0), play(5)];
    for (const viewer of [1, 2, 'spectator'] as const) expectNoLeak(boardGame, { state, twin, viewer });
    expect(boardGame.view(state, 0)).not.toEqual(boardGame.view(twin, 0));
  });

  it('B10.4 that the tiles of a hand are equal: its owner is asked like everyone', () => {
    const duel = (hand: number[]) => {
      const state = scene({
        options: TILES,
        players: [{ cowboys: 1, hand, handSum: UNKNOWN }, { cowboys: 1, hand: [1, 1, 1, 1, 1, 1] }, 0],
      });
      say(state, 0, place('threeRoads'));
      say(state, 1, place('threeRoads'));
      return state;
    };
    const [state, twin] = [duel([0, 0, 3, 0, 0, 0]), duel([1, 1, 1, 0, 0, 0])];
    expect(asked(state)).toEqual(['0 playTiles', '1 playTiles']);
    for (const viewer of [1, 2, 'spectator'] as const) expectNoLeak(boardGame, { state, twin, viewer });
    say(state, 1, { type: 'playTiles', tiles: [0] });
    say(twin, 1, { type: 'playTiles', tiles: [0] });
    expect(asked(state)).toEqual(['0 playTiles']);
    for (const viewer of [1, 2, 'spectator'] as const) expectNoLeak(boardGame, { state, twin, viewer });
  });

  it('B10.4 a last tile is played by itself: everyone can count', () => {
    const state = scene({
      options: TILES,
      players: [
        { cowboys: 1, hand: [0, 0, 1, 0, 0, 0], handSum: UNKNOWN },
        { cowboys: 1, hand: [1, 1, 1, 1, 1, 1] },
        0,
      ],
    });
    say(state, 0, place('threeRoads'));
    say(state, 1, place('threeRoads'));
    expect(asked(state)).toEqual(['1 playTiles']);
  });

  it('B10.1 starting kits before all are there', () => {
    const fill = (cowboys: number) => {
      const { state } = newGame({ seats: 2, variants: { newBeginning: true } });
      say(state, 0, { type: 'fillKit', cowboys, parcels: 2, revolvers: 1, roads: 1 });
      return state;
    };
    const [state, twin] = [fill(2), fill(3)];
    for (const viewer of [1, 'spectator'] as const) expectNoLeak(boardGame, { state, twin, viewer });
  });
});

describe('what everyone sees', () => {
  it('B10.4 with two players all tiles are known until one is drawn', () => {
    const { state } = newGame({ seats: 2, ...TILES });
    expect(boardGame.view(state, 0).players[1]?.hand).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it.each([
    ['B10.4', 'mightIsRight', { duelTiles: true }],
    ['B10.3', 'outlaws', { outlaws: true }],
    ['B10.6', 'horses', { horses: true }],
    ['B10.1', 'newBeginning', {}],
  ] as const)('%s what is in play with %s', (_rule, variant, more) => {
    const { state } = newGame({ seats: 3, variants: { [variant]: true } });
    const inPlay = { duelTiles: false, outlaws: false, horses: false, ...more };
    expect(boardGame.view(state, 0).inPlay).toEqual(inPlay);
    expect(lazyView(state, 0).inPlay).toEqual(inPlay);
  });

  it('prices, incomes, strengths, limits, spaces and pieces', () => {
    const state = scene({ map: 'S0 h T1', players: [{ cowboys: 3, revolvers: 2 }] });
    say(state, 0, place('gaming'));
    const view = boardGame.view(state, 2);
    expect(view.parcels[0]).toMatchObject({ income: 5, attackable: true });
    expect(view.parcels[1]).toMatchObject({ price: 4 });
    expect(view.players[0]).toMatchObject({ strength: { total: 4 }, limit: 120, parcels: 1, buildings: 1 });
    expect(view.spaces.find(({ id }) => id === 'gaming')).toMatchObject({ closed: false, done: false });
    expect(view.pieces).toMatchObject([{ seat: 0, count: 1, white: false }]);
    expect(view.characters.filter(({ holder }) => holder !== undefined)).toHaveLength(3);
  });
});

describe('imagining', () => {
  it('deals hidden tiles so that sizes and announced sums fit', () => {
    const random = seedRandom('imagining');
    for (let game = 0; game < 40; game++) {
      const { state } = newGame({ seats: 3 + below(random, 4), ...TILES }, `tiles ${game}`);
      const imagined = boardGame.imagine(boardGame.view(state, 0), random);
      for (const [seat, { hand }] of imagined.players.entries()) {
        const sum = hand.reduce((total, count, value) => total + count * value, 0);
        expect(sum).toBe(state.players[seat]?.handSum);
      }
      expect(imagined.players[0]?.hand).toEqual(state.players[0]?.hand);
    }
  });
});

describe('imagining a duel with tiles', () => {
  /** Seat 0 has the Gunsmith, who waits; seats 1 and 2 choose in secret. */
  function duel(): State {
    const state = holding(
      { character: 'gunsmith', side: 'red' },
      {
        options: TILES,
        players: [
          { cowboys: 1, hand: [1, 0, 0, 0, 0, 1] },
          { cowboys: 1, hand: [0, 1, 1, 0, 0, 0] },
          { cowboys: 1, hand: [0, 0, 0, 1, 1, 0] },
        ],
      },
    );
    for (const player of state.players)
      player.handSum = player.hand.reduce((sum, count, value) => sum + count * value, 0);
    for (const seat of [0, 1, 2]) say(state, seat, place('threeRoads'));
    say(state, 1, { type: 'playTiles', tiles: [2] });
    return state;
  }

  it('B10.4 gives others an answer, and none to one who waits for it (B9.10)', () => {
    const state = duel();
    const imagined = boardGame.imagine(boardGame.view(state, 2), seedRandom('answers'));
    expect(imagined.answers.map(({ seat }) => seat)).toEqual([1]);
  });

  it('B10.4 keeps a tile that was shown in the hand that showed it', () => {
    const state = duel();
    say(state, 2, { type: 'playTiles', tiles: [4] });
    expect(asked(state)).toEqual(['0 playTiles']);
    const random = seedRandom('shown');
    for (let time = 0; time < 20; time++) {
      const { players } = boardGame.imagine(boardGame.view(state, 0), random);
      expect([players[1]?.hand[2], players[2]?.hand[4]].every((count) => (count ?? 0) > 0)).toBe(true);
    }
  });
});

describe('a lazy view', () => {
  it('takes the parcels that its caller knows, when they are asked for', () => {
    const { state } = newGame({ seats: 3 });
    const known = boardGame.view(state, 0).parcels;
    let asks = 0;
    const seen = lazyView(state, 0, () => {
      asks++;
      return known;
    });
    expect(asks).toBe(0);
    expect([seen.parcels, seen.parcels]).toEqual([known, known]);
    expect(seen.parcels).toBe(known);
    expect(asks).toBe(1);
  });
});

describe('perft', () => {
  it('pins the number of lines of play from named positions', () => {
    // 64 parcels to claim, and eight edges around the centre for the one road.
    const { state } = newGame({ seats: 2 }, 'perft');
    expect(perfts(boardGame, state, 2)).toMatchInlineSnapshot(`"72 5056"`);
    // 21 action spaces, 64 parcels, and the pass.
    const placing = scene({
      seats: 2,
      characters: ['banker', 'settler'],
      map: 'S0 h T1\n. M m0',
      roads: ['1,1 2,1'],
    });
    expect(perfts(boardGame, placing, 2)).toMatchInlineSnapshot(`"86 7396"`);
    const horses = scene({ options: { variants: { horses: true, kitCarson: true } }, map: 'S0 h' });
    expect(perfts(boardGame, horses, 2)).toMatchInlineSnapshot(`"90 24552"`);
  });
});

describe('a view made from an earlier one is as if made again after a change of', () => {
  const cheap = POWERS.findIndex((power) => power.parcelPriceCap === 3);
  const CHANGES: Readonly<Record<string, (state: State) => void>> = {
    nothing: () => undefined,
    round: (state) => {
      state.round = 3;
    },
    occupant: (state) => {
      state.occupant = 0;
    },
    boosts: (state) => {
      state.boosts = [1, 3];
    },
    buildings: ({ town }) => putOn(town, 0, 'house'),
    owners: ({ town }) => giveParcel(town, 0, 2),
    outlaws: ({ town }) => {
      for (const parcel of BUILDING_IDS.keys()) putOutlaw(town, parcel);
    },
    roads: ({ town }) => layRoad(town, town.roads.indexOf(0)),
    prices: ({ players }) => {
      for (const player of players) player.power = cheap;
    },
    spaces: (state) => {
      state.spacesDone = 4;
    },
  };

  it.each(Object.keys(CHANGES))('%s', (name) => {
    const { state } = newGame({ seats: 3 });
    for (const [parcel, id] of BUILDING_IDS.entries()) {
      putOn(state.town, parcel, id);
      giveParcel(state.town, parcel, parcel % 3);
    }
    const viewers = [0, 1, 'spectator'] as const;
    const views = viewers.map((viewer) => boardGame.view(state, viewer));
    const changed = twinOf(state, CHANGES[name] ?? (() => undefined));
    const direct = viewers.map((viewer) => boardGame.view(changed, viewer));
    const made = boardGame.views?.(changed, viewers, views);
    expect(made).toEqual(direct);
    const spectator = views.at(-1);
    const isTownAsBefore = ['nothing', 'prices', 'spaces'].includes(name);
    expect(parcelsFor(changed, views)(undefined) === spectator?.parcels).toBe(isTownAsBefore);
  });

  it('nothing, and shares its parts with it', () => {
    const { state } = newGame({ seats: 3, ...TILES });
    const viewers = [0, 1, 'spectator'] as const;
    const views = boardGame.views?.(state, viewers, []) ?? [];
    const made = boardGame.views?.(boardGame.clone(state), viewers, views);
    for (const part of ['parcels', 'players', 'spaces', 'town', 'owed'] as const) {
      for (const [at, view] of views.entries()) expect(made?.[at]?.[part], part).toBe(view[part]);
    }
  });
});
