/** B1 and B2: components and set-up. */
import { describe, expect, it } from 'vitest';
import { isServed } from '../src/appraise/roads.ts';
import { ROW_PRICES } from '../src/content/action-spaces.ts';
import { BUILDINGS } from '../src/content/buildings/index.ts';
import { CHARACTERS } from '../src/content/characters/index.ts';
import { boardGame } from '../src/game.ts';
import { BUILDING_IDS, CHARACTER_IDS } from '../src/ids.ts';
import { INNER_PARCELS, NEIGHBOURS, PARCEL_SIDES, rowAt } from '../src/town/geometry.ts';
import { BARE, hasRoad, idOf, NOBODY, onParcel } from '../src/town/town.ts';
import { asked, eventsOf, newGame, optionsOf, refusal, say } from './playing.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => `set-up ${i}`);
const EXPANSIONS = BUILDING_IDS.filter((id) => BUILDINGS[id].expansion);

function parcelsWith(on: readonly number[], id: string): number[] {
  return on.flatMap((code, parcel) => (idOf(code) === id ? [parcel] : []));
}

function refusedOptions(options: unknown): string {
  const read = boardGame.readOptions(options);
  return read.ok ? 'accepted' : `${read.refusal.code} ${read.refusal.rule ?? ''}`.trim();
}

describe('B1 components', () => {
  it('B1.0 a game begins with round 1 of four, after the set-up', () => {
    const { state } = newGame({ seats: 2 });
    expect(state.round).toBeLessThanOrEqual(1);
  });

  it('B1.1 two to six players', () => {
    expect([2, 3, 4, 5, 6].map((seats) => refusedOptions({ seats }))).toEqual(new Array(5).fill('accepted'));
    expect([1, 7, 2.5].map((seats) => refusedOptions({ seats }))).toEqual(new Array(3).fill('malformed'));
  });

  it('B1.2 the thirty basic tiles always, of the expansion what the table wants', () => {
    const count = (buildings: typeof EXPANSIONS) => {
      const { state } = newGame({ seats: 2, buildings });
      const inRow = state.row.filter((tile) => tile !== BARE).length;
      const onMap = state.town.on.filter((code) => idOf(code) === 'cityHall').length;
      const hallWaits = asked(state)[0]?.endsWith('placeCityHall') ? 1 : 0;
      return state.bag.reduce((sum, tiles) => sum + tiles, inRow + onMap + hallWaits);
    };
    expect(count([])).toBe(30);
    expect(count(['station', 'school'])).toBe(33);
    expect(count(EXPANSIONS)).toBe(38);
  });

  it('B1.3 printed characters have the number of their paragraph, further ones a letter', () => {
    const printed = 19;
    const rules = CHARACTER_IDS.map((id) => CHARACTERS[id].yellow.rule);
    expect(rules.slice(0, printed)).toEqual(Array.from({ length: printed }, (_, number) => `B9.${number}`));
    // B9.19 to B9.21 are about other things.
    for (const rule of rules.slice(printed)) expect(rule).toMatch(/^B9\.[a-z]$/);
  });
});

describe('B2 set-up', () => {
  it.each([2, 3, 4, 5, 6])(
    'B2.1 each of %i players: $15, 1 revolver, 1 road, 3 cowboys, 12 titles',
    (seats) => {
      const { state } = newGame({ seats });
      expect(state.players).toHaveLength(seats);
      for (const { money, revolvers, roads, cowboys, supply, titles, points } of state.players) {
        expect({ money, revolvers, roads, cowboys, supply, titles, points }).toEqual({
          money: 15,
          revolvers: 1,
          roads: 1,
          cowboys: 3,
          supply: 7,
          titles: 12,
          points: 0,
        });
      }
    },
  );

  it('B2.2 ranches on $3 and $10, mines on $4 and $12, three tiles of the bag on $5, $6, $8', () => {
    const drawn = new Set<string>();
    for (const seed of SEEDS) {
      const row = newGame({ seats: 2 }, seed).state.row.map((tile) => idOf(tile) ?? '');
      expect(ROW_PRICES).toEqual([3, 4, 5, 6, 8, 10, 12]);
      expect([row[0], row[1], row[5], row[6]]).toEqual(['ranch', 'mine', 'ranch', 'mine']);
      for (const tile of row.slice(2, 5)) drawn.add(tile);
    }
    expect([...drawn].sort()).toEqual(BUILDING_IDS.filter((id) => !EXPANSIONS.includes(id)).sort());
  });

  it('B2.3 a house in the centre with four roads around it, so that nine parcels touch a road', () => {
    const centres = new Set<number>();
    for (const seed of SEEDS) {
      const { town } = newGame({ seats: 2 }, seed).state;
      const [centre = -1, ...others] = parcelsWith(town.on, 'house');
      expect(others).toEqual([]);
      expect(INNER_PARCELS).toContain(centre);
      expect(town.roads.reduce((sum, road) => sum + road, 0)).toBe(4);
      expect(rowAt(PARCEL_SIDES, centre).every((edge) => hasRoad(town, edge))).toBe(true);
      const served = town.on.flatMap((_, parcel) => (isServed(town, parcel) ? [parcel] : []));
      expect(served).toEqual([...rowAt(NEIGHBOURS, centre), centre].sort((a, b) => a - b));
      centres.add(centre);
    }
    expect(centres.size).toBeGreaterThan(15);
  });

  it('B2.3 nine mountains, one throw each, thrown again while the parcel is taken', () => {
    let thrownAgain = 0;
    for (const seed of SEEDS) {
      const { state, events } = newGame({ seats: 2 }, seed);
      const throws = eventsOf(events, 'mountainThrown');
      const placed = throws.filter(({ taken }) => !taken).map(({ parcel }) => parcel);
      expect(placed).toHaveLength(9);
      expect(placed.toSorted((a, b) => a - b)).toEqual(parcelsWith(state.town.on, 'mountain'));
      for (const { black, white, parcel } of throws) expect(parcel).toBe(black * 8 + white);
      thrownAgain += throws.length - 9;
    }
    expect(thrownAgain).toBeGreaterThan(0);
  });

  it('B2.4 a city hall drawn now is placed after the mountains and before parcels are claimed', () => {
    let drawn = 0;
    for (const seed of SEEDS) {
      const { state } = newGame({ seats: 3, buildings: EXPANSIONS }, seed);
      expect(state.row).not.toContain(BARE);
      if (!asked(state)[0]?.endsWith('placeCityHall')) continue;
      drawn++;
      const first = state.chooseOrder[0] ?? -1;
      expect(asked(state)).toEqual([`${first} placeCityHall`]);
      expect(parcelsWith(state.town.on, 'mountain')).toHaveLength(9);
      const site = optionsOf(state, first).find(({ type }) => type === 'placeCityHall');
      if (site?.type !== 'placeCityHall') throw new Error('no site');
      say(state, first, site);
      expect(onParcel(state.town, site.parcel)).toBe('cityHall');
      const last = state.chooseOrder.at(-1) ?? -1;
      expect(asked(state)).toEqual([`${last} claimParcel`]);
      expect(refusal(state, last, { type: 'claimParcel', parcel: site.parcel })).toBe(
        'parcelNeverOwned B8.12',
      );
    }
    expect(drawn).toBeGreaterThan(2);
  });

  it('B2.5 no one has the +3-revolver token; the order of players is random', () => {
    const orders = new Set<string>();
    for (const seed of SEEDS) {
      const { state } = newGame({ seats: 3 }, seed);
      expect(state.ammunition).toBe(NOBODY);
      expect(state.chooseOrder.toSorted()).toEqual([0, 1, 2]);
      orders.add(state.chooseOrder.join());
    }
    expect(orders.size).toBe(6);
  });

  it('B2.6 parcels are claimed from the last player up to the first, then from first to last', () => {
    const { state } = newGame({ seats: 4 });
    const order: number[] = [];
    for (let claim = 0; claim < 8; claim++) {
      const [owed] = boardGame.owed(state);
      const seat = owed?.seat ?? -1;
      expect(asked(state)).toEqual([`${seat} claimParcel`]);
      const [command] = optionsOf(state, seat);
      if (command === undefined) throw new Error('nothing to claim');
      say(state, seat, command);
      order.push(seat);
    }
    expect(order).toEqual([...state.chooseOrder.toReversed(), ...state.chooseOrder]);
    expect(state.players.map(({ titles }) => titles)).toEqual([10, 10, 10, 10]);
    expect(asked(state)).toEqual([`${state.chooseOrder[0]} takeCharacter`]);
  });

  it('B2.6 mountains and the centre may be claimed, owned parcels and the river may not', () => {
    const { state } = newGame({ seats: 2, variants: { river: { course: 'board' } } });
    const seat = state.chooseOrder[1] ?? -1;
    const [mountain = -1] = parcelsWith(state.town.on, 'mountain');
    const [centre = -1] = parcelsWith(state.town.on, 'house');
    const [river = -1] = parcelsWith(state.town.on, 'river');
    expect(refusal(state, seat, { type: 'claimParcel', parcel: mountain })).toBe('allowed');
    expect(refusal(state, seat, { type: 'claimParcel', parcel: river })).toBe('parcelNeverOwned B10.2');
    say(state, seat, { type: 'claimParcel', parcel: centre });
    const next = state.chooseOrder[0] ?? -1;
    expect(refusal(state, next, { type: 'claimParcel', parcel: centre })).toBe('parcelOwned B4.2');
    expect(refusal(state, seat, { type: 'claimParcel', parcel: mountain })).not.toBe('allowed');
  });

  it('B2.7 seven characters, eight with the Street Boy, each on its side', () => {
    const hand = (...ids: (typeof CHARACTER_IDS)[number][]) =>
      refusedOptions({
        seats: 3,
        roster: { by: 'hand', characters: ids.map((character) => ({ character, side: 'yellow' })) },
      });
    const seven = CHARACTER_IDS.slice(1, 8);
    expect(hand(...seven)).toBe('accepted');
    expect(hand(...seven, 'indian')).toBe('rosterSize B2.7');
    expect(hand(...seven.slice(1))).toBe('rosterSize B2.7');
    expect(hand('streetBoy', ...seven)).toBe('accepted');
    expect(hand('streetBoy', ...seven.slice(1))).toBe('rosterSize B2.7');
    expect(hand('banker', ...seven.slice(1))).toBe('characterTwice B2.7');
  });

  it('B2.7 at random: every size is right and every character comes up', () => {
    const seen = new Set<number>();
    for (const seed of SEEDS) {
      const { roster } = newGame({ seats: 2, roster: { by: 'lot' } }, seed).state;
      const withBoy = roster.some(({ character }) => character === 0);
      expect(roster).toHaveLength(withBoy ? 8 : 7);
      for (const { character } of roster) seen.add(character);
    }
    expect(seen.size).toBe(CHARACTER_IDS.length);
  });
});
