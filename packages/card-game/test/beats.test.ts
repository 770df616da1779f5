import { canonicalJson, pick, seedRandom, stableHash, type Viewer } from '@carson/engine';
import { type Beat, expectNoLeak, imaginedLeak, playInBeats } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import { type CardEvent, type Command, cardGame, type State } from '../src/index.ts';
import { advance } from '../src/play.ts';
import { cardsAreConserved } from './invariants.ts';
import { eager, seatsOf } from './random-seats.ts';
import { accept, from, give, newTable, playUntil, real, reals, virtual } from './table.ts';
import { twinOf } from './twin.ts';

type CardBeat = Beat<State, CardEvent>;

const told = (state: State, seat: number, command: Command) =>
  playInBeats(cardGame, state, { seat, command });
const typesOf = (beats: readonly CardBeat[]) =>
  beats.map(({ events }) => events.map(({ type }) => type).join());

describe('beats', () => {
  it('the last choice, all bids open, the order and each virtual taking are beats of their own', () => {
    const state = newTable([real('hat'), virtual('expert'), virtual('expert'), virtual('expert')]);
    const beats = told(state, 0, { type: 'bid', card: 1 });
    expect(typesOf(beats)).toEqual([
      'bidChosen',
      'bidsRevealed',
      'orderSettled',
      'cardTaken',
      'cardTaken',
      'cardTaken',
    ]);
    expect(beats.map((beat) => beat.state.column.length)).toEqual([5, 5, 5, 4, 3, 2]);
    expect(cardGame.view(beats[0]?.state as State, 'spectator').seats[0]?.played).toBeUndefined();
    expect(cardGame.view(beats[1]?.state as State, 'spectator').seats[0]).toMatchObject({ played: 1 });
  });

  it('a power, the card it reveals, a taking and a laying are beats of their own', () => {
    const state = give(newTable(), 1, 'governor');
    from(state);
    expect(typesOf(told(state, 1, { type: 'usePower', character: 'governor' }))).toEqual([
      'powerUsed',
      'terrainRevealed',
    ]);
    const taken = told(state, 1, { type: 'takeCard', card: state.column.at(-1) ?? 0 });
    expect(typesOf(taken)).toEqual(['cardTaken', 'cardLaid']);
  });

  it('C3.2 every skull is a beat: the character is seen before it goes under the pile', () => {
    const seats = [real('hat'), virtual('novice'), virtual('novice'), virtual('novice')];
    const seen = toTheEndOf(newTable(seats, 'a skull turns up'), 1);
    const buried = seen.findIndex(({ events }) => events[0]?.type === 'characterBuried');
    expect(typesOf(seen.slice(buried - 1, buried + 2))).toEqual([
      'characterRevealed',
      'characterBuried',
      'characterRevealed',
    ]);
    const [before, after] = seen.slice(buried - 1);
    expect(before?.state.column).toHaveLength(1);
    expect(after?.state.column).toHaveLength(0);
    expect(after?.state.buried).toBe((before?.state.buried ?? 0) + 1);
  });

  it('C4.1 the end of a round, the turn of the Era and the next round follow one another', () => {
    const state = newTable([real('hat'), virtual('novice'), virtual('novice'), virtual('novice')]);
    playUntil(state, ({ round }) => round === 9);
    const beats = toTheEndOf(state, 1);
    const types = typesOf(beats);
    const era = types.findIndex((type) => type.startsWith('pileRetired,eraStarted'));
    expect(types[era - 1]).toBe('columnCleared');
    expect(beats[era - 1]?.state).toMatchObject({ era: 1, round: 9, column: [] });
    expect(beats[era]?.state).toMatchObject({ era: 2, round: 1 });
    expect(types[era + 1]).toBe('roundStarted');
  });

  it('C6.16 the final count is told line by line, and the scores grow with it', () => {
    const state = newTable([real('hat'), virtual('novice'), virtual('expert'), real('star')]);
    give(state, 0, 'undertaker', 'teacher');
    playUntil(state, ({ era, round }) => era === 2 && round === 9);
    const beats = toTheEndOf(state, 2);
    const start = beats.findIndex(({ events }) => events[0]?.type === 'gameEnded');
    const count = beats.slice(start);
    expect(cardGame.score(count[0]?.state as State).map(({ total }) => total)).toEqual([0, 0, 0, 0]);
    const told = state.seats.map(() => 0);
    for (const beat of count.slice(1)) {
      const [event] = beat.events;
      if (event?.type !== 'lineCounted') throw new Error('only lines are counted');
      for (const { seat, points } of event.points) told[seat] = (told[seat] ?? 0) + points;
      expect(cardGame.score(beat.state).map(({ total }) => total)).toEqual(told);
    }
    expect(cardGame.result(state)?.map(({ score }) => score)).toEqual(told);
    expect(count.map(({ events }) => (events[0]?.type === 'lineCounted' ? events[0].line : ''))).toEqual(
      expect.arrayContaining(['appeal', 'undertaker', 'teacher']),
    );
  });

  it('C2 the set-up, the first round and each card it reveals are beats of their own', () => {
    const parts: string[][] = [[]];
    const log = Object.assign(({ type }: CardEvent) => void parts.at(-1)?.push(type), {
      beat: () => void parts.push([]),
    });
    cardGame.setup(accept(reals(4)), 'set-up', log);
    expect(parts.filter(({ length }) => length > 0)).toEqual([
      ['seatsTaken', 'eraStarted'],
      ['roundStarted'],
      ['characterRevealed'],
      ['terrainRevealed'],
    ]);
  });

  it('at every stop one thing is told, the state is whole, and secrets are kept; the beats are the command', () => {
    for (let game = 0; game < 5; game++) {
      const random = seedRandom(`beats ${game}`);
      const state = cardGame.setup(accept(seatsOf(game * 7)), `beats ${game}`);
      while (cardGame.owed(state).length > 0) {
        const { seat } = pick(random, cardGame.owed(state));
        const command = eager(random, cardGame.options(state, seat));
        const plain = cardGame.clone(state);
        const events: CardEvent[] = [];
        cardGame.play(plain, seat, command, (event) => events.push(event));
        const beats = told(state, seat, command);
        expect(beats.flatMap((beat) => beat.events)).toEqual(events);
        for (const type of typesOf(beats)) expect(type).toMatch(/^(pileRetired,eraStarted,.*|[^,]*)$/);
        expect(stableHash(state)).toBe(stableHash(plain));
        expect(stableHash(beats.at(-1)?.state)).toBe(stableHash(state));
        const viewer = pick<Viewer>(random, ['spectator', ...state.seats.keys()]);
        for (const beat of beats.slice(0, -1)) {
          expectWhole(beat.state, state);
          expect(imaginedLeak(cardGame, beat.state, { viewer, random })).toBeUndefined();
          expectNoLeak(cardGame, { state: beat.state, twin: twinOf(beat.state, viewer, random), viewer });
        }
      }
    }
  });
});

/** No one is asked, no card is missing, and what is left of the command lies in the steps. */
function expectWhole(stop: State, after: State): void {
  const before = canonicalJson(stop);
  expect(cardGame.owed(stop)).toEqual([]);
  expect(cardGame.result(stop)).toBeUndefined();
  expect(cardsAreConserved.violation({ state: stop })).toBeUndefined();
  for (const { total, lines } of cardGame.score(stop)) {
    expect(total).toBe(lines.reduce((sum, { points }) => sum + points, 0));
  }
  const rest = cardGame.clone(stop);
  advance(rest);
  expect(stableHash(rest)).toBe(stableHash(after));
  expect(canonicalJson(stop)).toBe(before);
}

/** All beats from here until the Era, or the game, is over. */
function toTheEndOf(state: State, era: number): CardBeat[] {
  const beats: CardBeat[] = [];
  while (state.era === era && cardGame.owed(state).length > 0) {
    const [owed] = cardGame.owed(state);
    const options = cardGame.options(state, owed?.seat ?? -1);
    beats.push(...told(state, owed?.seat ?? -1, options.at(-1) as Command));
  }
  return beats;
}
