/** What every ground claims, proved by playing the command in the real state, or by counting once more. */
import {
  ACTION_SPACES,
  attackersShare,
  type BuildingId,
  boardGame,
  type Command,
  FIRST_SPACE,
  HATS,
  type IncomePosition,
  idOf,
  incomeOf,
  isCorralPlace,
  isParcelPlace,
  isServed,
  outlawReward,
  prospectsOf,
  ROW_PLACES,
  spaceAt,
  type View,
  whyNoHouse,
} from '@carson/board-game';
import { expect } from 'vitest';
import type { BoardGrounds } from '../src/index.ts';

import {
  BY_ITSELF,
  type Claim,
  changesTown,
  endsByThrow,
  givenLater,
  incomes,
  mapPoints,
  me,
  oddsByHand,
  type Played,
  piecesOf,
  soldTo,
  strengthsAgainst,
  sum,
} from './claims.ts';

type Check<Key extends keyof BoardGrounds> = (
  params: BoardGrounds[Key],
  claim: Claim,
  played: Played,
) => void;

const positive = (count: number): void => expect(count).toBeGreaterThan(0);
const nothing = (): void => undefined;

/** The place, or the parcel as a place, that the command is about. */
const placeIn = (option: Command): number => ('place' in option ? option.place : -1);

function counted(view: View, seat: number) {
  const { parcels, buildings, strength } = me(view, seat);
  return { parcels, buildings, strength: strength.total };
}

/** What an attack takes of the seat's building there. */
function shareOf({ town, parcels }: View, owner: number, parcel: number): number {
  expect(town.owner[parcel]).toBe(owner);
  const { income = 0, factor = 1 } = parcels[parcel] ?? {};
  return attackersShare(income * factor);
}

function strengthsAre(
  { own, theirs }: BoardGrounds['strengths'],
  { option, seat }: Claim,
  { before, meanwhile }: Pick<Played, 'before' | 'meanwhile'>,
): void {
  if (option.type !== 'placeCowboy') return;
  expect(me(meanwhile, seat).strength.total).toBe(own);
  expect(Math.max(...strengthsAgainst(before, seat, option.place))).toBe(theirs);
}

/** Whether the seat wins the duel by this answer; undefined where it does not end it. */
function winsNow({ option, seat, state }: Claim, { events }: Played): boolean | undefined {
  const step = state.steps.at(-1);
  const isLast = step?.kind === 'duel' && step.open === 1 << seat;
  if (!isLast || option.type === 'throwAgain') return undefined;
  return events.find((event) => event.type === 'duelDecided')?.winner === seat;
}

function passesThen({ count }: { readonly count: number }, { state }: Claim, { direct }: Played): void {
  const passed = direct.find((event) => event.type === 'passed');
  expect(state.players.length - (passed?.position ?? 0)).toBe(count);
}

/** The compiler finds a ground that no one proves. */
const CHECKS: { readonly [Key in keyof BoardGrounds]: Check<Key> } = {
  promises: ({ points }) => expect(Number.isFinite(points)).toBe(true),
  nothingBetter: nothing,

  scoresNow: ({ points }, { seat, option }, { before, meanwhile }) => {
    expect(me(meanwhile, seat).points - me(before, seat).points).toBe(points);
    if (option.type === 'takeReward') expect(outlawReward(before)).toBe(points);
  },
  pays: ({ money }, { seat }, { direct }) =>
    expect(
      sum(direct.map((event) => (event.type === 'moneyGained' && event.seat === seat ? event.amount : 0))),
    ).toBe(money),
  costs: ({ money }, { seat, option }, { before, direct }) => {
    if (option.type === 'placeCowboy') {
      const prices = [...before.spaces.map(({ place, yourPrice }) => ({ place, yourPrice }))];
      const parcel = isParcelPlace(option.place) ? before.parcels[option.place]?.yourPrice : undefined;
      const space = prices.find(({ place }) => place === option.place)?.yourPrice;
      expect(parcel ?? space).toBe(money);
      return;
    }
    const paid = direct.map((event) =>
      event.type === 'moneyPaid' && event.seat === seat ? event.amount : 0,
    );
    expect(sum(paid)).toBe(money);
  },
  gives: ({ count, thing }, claim, { before, meanwhile, direct }) => {
    const gained = piecesOf(meanwhile, claim.seat)[thing] - piecesOf(before, claim.seat)[thing];
    if (claim.option.type === 'placeCowboy' || claim.option.type === 'treat') {
      const { yields } = spaceAt(claim.option.place);
      if (yields.what === 'roads') expect(yields.count).toBe(count);
      else expect(yields.what).toBe('tile');
      return;
    }
    // Revolvers come with the building; follow-ups of a character come with its first answer.
    const later = givenLater(claim, before) !== undefined || claim.option.type === 'takeCharacter';
    const built = direct.some(({ type }) => type === 'buildingBuilt');
    if (!later || built) expect(gained).toBe(count);
    positive(count);
  },
  givesUp: ({ count }, { seat }, { before, meanwhile }) =>
    expect(piecesOf(before, seat).cowboy - piecesOf(meanwhile, seat).cowboy).toBe(count),
  stronger: ({ strength }, claim, { meanwhile }) => {
    if (claim.option.type === 'takeAmmunition')
      expect(me(meanwhile, claim.seat).strength.ammunition).toBe(strength);
    if (claim.option.type === 'bid')
      expect(me(boardGame.view(soldTo(claim), claim.seat), claim.seat).strength.ammunition).toBe(strength);
    expect(strength).toBe(3);
  },
  strong: ({ strength }, { option }) =>
    expect(option.type === 'fillKit' && option.cowboys + option.revolvers).toBe(strength),

  keeps: ({ count, thing }, { seat, option }, { before, meanwhile }) => {
    const now = piecesOf(meanwhile, seat)[thing];
    if (option.type === 'takeBack') expect(now).toBe(count);
    else expect(count).toBeLessThanOrEqual(Math.max(now, piecesOf(before, seat)[thing]));
    positive(count);
  },
  keepsMoney: ({ money }, { seat }, { before, meanwhile }) => {
    expect(me(before, seat).money).toBe(money);
    expect(me(meanwhile, seat).money).toBe(money);
  },
  leaves: ({ money }, { seat, option }, { meanwhile, after, events }) => {
    if (option.type !== 'fillKit') {
      expect(me(meanwhile, seat).money).toBe(money);
      return;
    }
    const opened = events.find((event) => event.type === 'kitsOpened')?.kits[seat];
    expect(opened ?? after.answers.find((given) => given.seat === seat)?.answer).toMatchObject({ money });
  },
  limit: ({ money }, { seat }, { before }) => {
    expect(me(before, seat).limit).toBe(money);
    expect(me(before, seat).money).toBeGreaterThan(money);
  },

  earns: ({ money, house, mountain, pasture }, { state, seat, option }) => {
    const site = option.type === 'build' || option.type === 'claimParcel' ? option.parcel : undefined;
    if (site === undefined) return;
    const town = boardGame.clone(state).town;
    const building = option.type === 'build' ? option.building : undefined;
    if (building === undefined) return;
    const known = prospectsOf({ town, round: state.round, occupant: state.occupant }, seat, building);
    expect(known.find(({ parcel }) => parcel === site)?.income).toBe(money);
    expect(house + mountain + pasture).toBeLessThanOrEqual(Math.max(money, house + mountain + pasture));
  },
  site: ({ money, building }, { state, seat, option }) => {
    if (!('parcel' in option)) return;
    const known = prospectsOf(
      { town: state.town, round: Math.max(1, state.round), occupant: state.occupant },
      seat,
      building,
    ).find(({ parcel }) => parcel === option.parcel);
    if (known !== undefined) expect(known.income).toBe(money);
    positive(money);
  },
  siteAt: ({ money, parcel }, { state, seat, option }, { before }) => {
    if (option.type !== 'takeTile') return;
    const building = idOf(before.row[ROW_PLACES.indexOf(option.place)] ?? 0) as BuildingId;
    const known = prospectsOf(
      { town: state.town, round: state.round, occupant: state.occupant },
      seat,
      building,
    ).filter(({ owned }) => owned);
    const there = known.find((site) => site.parcel === parcel);
    if (there !== undefined) expect(there.income).toBe(money);
    else expect(isServed(state.town, parcel)).toBe(false);
    for (const { income } of known) expect(income).toBeLessThanOrEqual(money);
  },
  needsRoads: ({ count }) => positive(count),
  earnsMore: ({ money }, claim, played) => {
    const { state, seat, option } = claim;
    if (option.type === 'placeCowboy' && isParcelPlace(option.place)) {
      const { town, round, occupant, cityHall } = state;
      const income = (position: Pick<IncomePosition, 'town' | 'occupant'>) =>
        sum(
          town.owner.map((owner, parcel) => (owner === seat ? incomeOf({ ...position, round }, parcel) : 0)),
        );
      const held = { town, occupant: seat };
      const freed = { town: { ...town, outlaw: town.outlaw.with(option.place, 0) }, occupant };
      const then = option.place === cityHall ? held : freed;
      if (option.place === cityHall || town.outlaw[option.place] === 1)
        expect(income(then) - income({ town, occupant })).toBe(money);
    }
    if (changesTown(claim, played) && !played.direct.some(({ type }) => type === 'buildingBuilt'))
      expect(incomes(played.view, claim.seat) - incomes(played.before, claim.seat)).toBe(money);
    positive(money);
  },
  rivalLess: ({ money, seat }, claim, played) => {
    expect(seat).not.toBe(claim.seat);
    if (changesTown(claim, played))
      expect(incomes(played.before, seat) - incomes(played.view, seat)).toBe(money);
  },
  noRivalGains: (_, claim, played) => {
    if (!changesTown(claim, played)) return;
    for (const seat of played.view.players.keys())
      if (seat !== claim.seat)
        expect(incomes(played.view, seat)).toBeLessThanOrEqual(incomes(played.before, seat));
  },
  endPoints: ({ points }, claim, played) => {
    const { before, meanwhile } = played.scores;
    const teaches = before.some(({ lines }) => lines.some(({ id, points: p }) => id === 'teacher' && p > 0));
    if (BY_ITSELF.includes(claim.option.type) && !teaches)
      expect(mapPoints(meanwhile, claim.seat) - mapPoints(before, claim.seat)).toBe(points);
    positive(points);
  },
  unassailable: (_, { option }, { view }) => {
    if (option.type === 'build' && view.town.on[option.parcel] !== 0)
      expect(view.parcels[option.parcel]?.attackable).toBe(false);
  },
  deniesHouse: ({ seat }, { option, state }) => {
    expect(option).toEqual({ type: 'answerConsent', agree: false });
    const step = state.steps.at(-1);
    expect(step?.kind === 'consent' && step.asker).toBe(seat);
  },
  asks: ({ seat }, { option, state }) =>
    expect(option.type === 'askConsent' && state.town.owner[option.parcel]).toBe(seat),

  reaches: ({ parcel }, { seat }, { before, meanwhile }) => {
    expect(before.town.owner[parcel]).toBe(seat);
    expect([before.parcels[parcel]?.served, meanwhile.parcels[parcel]?.served]).toEqual([false, true]);
  },
  housePlace: ({ parcel }, _, { before, meanwhile }) => {
    expect(whyNoHouse(before.town, parcel)).toBeDefined();
    expect(whyNoHouse(meanwhile.town, parcel)).toBeUndefined();
  },
  towards: ({ parcel, count }, { seat }, { meanwhile }) => {
    expect(meanwhile.town.owner[parcel]).toBe(seat);
    expect(meanwhile.parcels[parcel]?.served).toBe(false);
    positive(count);
  },

  moneyThere: ({ money }, { option, seat }, { before, meanwhile }) => {
    if (option.type !== 'placeCowboy') return;
    const { yields } = spaceAt(option.place);
    if (yields.what === 'money' && before.round === meanwhile.round)
      expect(yields.each * counted(meanwhile, seat)[yields.per]).toBe(money);
    if (yields.what === 'salary') expect(yields.money).toBe(money);
  },
  pointsThere: ({ points }, { option, seat }, { meanwhile }) => {
    if (option.type !== 'placeCowboy') return;
    const { yields } = spaceAt(option.place);
    const count = yields.what === 'points' && counted(meanwhile, seat)[yields.per] / yields.share;
    expect(Math.floor(Number(count))).toBe(points);
  },
  dice: ({ money }) => expect([7, 12]).toContain(money),
  pointPrice: ({ money }, { option }) => {
    const { yields } = spaceAt(placeIn(option));
    expect(yields.what === 'market' && yields.price).toBe(money);
  },
  cheapestPoints: (_, { option }, { before }) => {
    const open = before.spaces.filter(({ closed, done }) => !closed && !done).map(({ place }) => place);
    const prices = ACTION_SPACES.flatMap(({ yields }, at) =>
      yields.what === 'market' && open.includes(FIRST_SPACE + at) ? [yields.price] : [],
    );
    const { yields } = spaceAt(placeIn(option));
    expect(yields.what === 'market' && yields.price).toBe(Math.min(...prices));
  },
  raid: ({ money, seat }, { option, state }, { before }) => {
    const step = state.steps.at(-1);
    expect(shareOf(before, seat, step?.kind === 'bounty' ? step.parcel : placeIn(option))).toBe(money);
  },
  guards: ({ money }, { option, seat }, { before }) =>
    expect(shareOf(before, seat, placeIn(option))).toBe(money),
  outlawReward: ({ points }, { option }, { before }) => {
    expect(before.town.outlaw[placeIn(option)]).toBe(1);
    positive(points);
  },

  duel: ({ percent, own, theirs }, claim, { before, meanwhile }) => {
    if (claim.option.type !== 'placeCowboy') return;
    strengthsAre({ own, theirs }, claim, { before, meanwhile });
    expect(Math.abs(oddsByHand(claim) - percent)).toBeLessThan(0.501);
  },
  strengths: strengthsAre,
  tileTotal: ({ own, theirs }, { option, seat }, { before }) => {
    const step = before.steps.at(-1);
    if (step?.kind !== 'duel' || option.type !== 'playTiles') throw new Error('there is no duel');
    expect(me(before, seat).strength.total + sum(option.tiles)).toBe(own);
    const rivals = step.seats.filter((rival) => rival !== seat);
    const strongest = Math.max(...rivals.map((rival) => me(before, rival).strength.total));
    expect(theirs).toBeGreaterThanOrEqual(Math.max(strongest, step.outlaw));
  },
  alone: (_, { option, seat }, { before }) =>
    expect('place' in option && strengthsAgainst(before, seat, option.place)).toEqual([]),
  noDuel: (_, { option }) => {
    if (option.type !== 'placeCowboy') return;
    const isQuiet =
      isCorralPlace(option.place) || (!isParcelPlace(option.place) && spaceAt(option.place).shared);
    expect(isQuiet || option.with === 'token' || option.with === 'white').toBe(true);
  },
  lesserFirst: (_, { option }) => expect(option.type).toBe('chooseDuel'),
  winning: (_, claim, played) => expect(winsNow(claim, played)).not.toBe(false),
  losing: (_, claim, played) => expect(winsNow(claim, played)).not.toBe(true),
  newThrow: ({ percent }, claim) => {
    const ends = [...endsByThrow(claim).values()];
    if (ends.includes(undefined)) return;
    expect(Math.round((100 * ends.filter((won) => won === true).length) / ends.length)).toBe(percent);
  },
  beatsAll: (_, { option, seat }, { before }) => {
    const step = before.steps.at(-1);
    if (step?.kind !== 'duel' || option.type !== 'playTiles') throw new Error('there is no duel');
    const own = me(before, seat).strength.total + sum(option.tiles);
    for (const rival of step.seats)
      if (rival !== seat) expect(own).toBeGreaterThan(me(before, rival).strength.total + 5);
  },
  savesTiles: (_, { option, seat }, { before }) => {
    const best = (me(before, seat).hand ?? []).findLastIndex((count) => count > 0);
    expect(option.type === 'playTiles' && sum(option.tiles)).toBeLessThan(best);
  },
  paidForLosing: ({ points }) => expect(points).toBe(3),

  passesBefore: passesThen,
  tiesBefore: passesThen,

  power: ({ character, side }, _, { direct }) => {
    const taken = direct.find((event) => event.type === 'characterTaken');
    if (taken !== undefined) expect(taken).toMatchObject({ character, side });
  },
  taxBrings: ({ money }, { seat }, { after }) => {
    const taxes = boardGame
      .options(after, seat)
      .filter(({ type }) => type === 'choose')
      .map((option) => {
        const taxed = boardGame.clone(after);
        boardGame.play(taxed, seat, option);
        return (taxed.players[seat]?.money ?? 0) - (after.players[seat]?.money ?? 0);
      });
    expect(taxes).toContain(money);
    expect(Math.max(...taxes)).toBe(money);
  },
  turnAfter: ({ count }, { state }) => {
    expect(count).toBeGreaterThanOrEqual(0);
    expect(count).toBeLessThan(state.players.length - 1);
  },
  pledge: ({ points }) => expect(points).toBeGreaterThanOrEqual(0),
  doubles: ({ money, building }, { seat }, { before }) =>
    expect(
      sum(
        before.parcels.map(({ income = 0 }, parcel) =>
          before.town.owner[parcel] === seat && idOf(before.town.on[parcel] ?? 0) === building ? income : 0,
        ),
      ),
    ).toBe(money),
  moreNow: ({ money }, { seat }, { before, meanwhile }) => {
    const paid = (view: View) =>
      sum(
        view.parcels.map(({ income = 0, factor }, parcel) =>
          view.town.owner[parcel] === seat ? income * factor : 0,
        ),
      );
    expect(paid(meanwhile) - paid(before)).toBe(money);
  },
  ifNobodyHigher: ({ money }, claim, { before }) =>
    expect(me(before, claim.seat).money - (soldTo(claim).players[claim.seat]?.money ?? 0)).toBe(money),
  cheaperTiles: ({ count }, { option }, { before }) => {
    const taken = ROW_PLACES.indexOf(placeIn(option));
    expect(before.row.filter((tile, at) => tile !== 0 && at > taken)).toHaveLength(count);
  },

  corral: ({ corral }, { option }) => expect('corral' in option && option.corral).toBe(corral),
  hats: ({ count }, { option }) => {
    if ('corral' in option) expect(HATS[option.corral - 1]).toBe(count);
    positive(count);
  },

  outlawAt: ({ parcel, seat }, _, { meanwhile }) => {
    expect(meanwhile.town.outlaw[parcel]).toBe(1);
    expect(meanwhile.town.owner[parcel]).toBe(seat);
  },
  outlawLeaves: ({ parcel }, { seat }, { before, meanwhile }) => {
    expect(before.town.owner[parcel]).toBe(seat);
    expect([before.town.outlaw[parcel], meanwhile.town.outlaw[parcel]]).toEqual([1, 0]);
  },
};

/** Throws where the ground is not true of the command. */
export function prove(key: string, params: object, claim: Claim, played: Played): void {
  const check = CHECKS[key as keyof BoardGrounds] as Check<keyof BoardGrounds> | undefined;
  if (check === undefined) throw new Error(`no one proves ${key}`);
  check(params as never, claim, played);
}
