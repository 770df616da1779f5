import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../../src/content/characters/index.ts';
import { characterNumber } from '../../src/ids.ts';
import { limitOf } from '../../src/people/take-character.ts';
import { asked, DECLINE, eventsOf, refusal, say } from '../playing.ts';
import { choosing, others, take } from './holding.ts';

const YELLOW = { character: 'streetBoy', side: 'yellow' } as const;
const RED = { character: 'streetBoy', side: 'red' } as const;
const ALSO = [
  { character: 'banker', side: 'yellow' },
  { character: 'sheriff', side: 'yellow' },
] as const;
const second = (character: 'banker' | 'sheriff' | 'streetBoy') =>
  ({ type: 'takeCharacter', character }) as const;

describe('B9.0 the Street Boy, yellow', () => {
  it('B9.0 pays $3 and takes a second character; its power and limit count', () => {
    const state = choosing(YELLOW, { also: ALSO, players: [{ money: 10 }] });
    take(state, YELLOW);
    expect(asked(state)).toEqual(['0 takeSecondCharacter']);
    say(state, 0, second('banker'));
    expect(state.players[0]?.money).toBe(10 - 3 + 9);
    expect(limitOf(state, 0)).toBe(120);
  });

  it('B9.0 turn order uses 0', () => {
    const state = choosing(YELLOW, { also: ALSO, players: [{ money: 10 }] });
    take(state, YELLOW);
    say(state, 0, second('banker'));
    say(state, 1, second('sheriff'));
    const events = say(state, 2, { type: 'takeCharacter', character: 'indian' });
    expect(eventsOf(events, 'turnOrderSet')).toEqual([{ type: 'turnOrderSet', order: [0, 1, 2] }]);
  });

  it('B9.0 not the sheriff, not one that is taken', () => {
    const state = choosing(YELLOW, { also: ALSO, players: [{ money: 10 }] });
    take(state, YELLOW);
    expect(refusal(state, 0, second('sheriff'))).toBe('neverSecondCharacter B9.0');
    expect(refusal(state, 0, second('streetBoy'))).toBe('characterTaken B3.1');
  });

  it('B9.0 may do without a second character: limit $0', () => {
    const state = choosing(YELLOW, { also: ALSO, players: [{ money: 10 }] });
    take(state, YELLOW);
    say(state, 0, DECLINE);
    expect([limitOf(state, 0), state.players[0]?.money]).toEqual([0, 10]);
  });

  it('B9.0 without $3 there is no second character, and nothing is asked', () => {
    const state = choosing(YELLOW, { also: ALSO, players: [{ money: 2 }] });
    take(state, YELLOW);
    expect(asked(state)).toEqual(['1 takeCharacter']);
    expect(limitOf(state, 0)).toBe(0);
  });

  it('B14.12 pays first: what the second costs is paid from the rest', () => {
    const prospector = { character: 'prospector', side: 'yellow' } as const;
    const state = choosing(YELLOW, { also: [prospector], players: [{ money: 12 }] });
    take(state, YELLOW);
    say(state, 0, { type: 'takeCharacter', character: 'prospector' });
    expect(asked(state)).toEqual(['1 takeCharacter']);
    expect(state.players[0]?.money).toBe(9);
  });

  it('B3.1 no one else can take the second character', () => {
    const state = choosing(YELLOW, { also: ALSO, players: [{ money: 10 }] });
    take(state, YELLOW);
    say(state, 0, second('banker'));
    expect(refusal(state, 1, second('banker'))).toBe('characterTaken B3.1');
  });
});

describe('B9.0 the Street Boy, red', () => {
  it('B9.0 takes a second one for nothing, limit $5 lower, and must', () => {
    const state = choosing(RED, { also: ALSO, players: [{ money: 0 }] });
    take(state, RED);
    expect(refusal(state, 0, DECLINE)).toBe('notAskedNow');
    say(state, 0, second('banker'));
    expect([limitOf(state, 0), state.players[0]?.money]).toEqual([115, 9]);
  });

  it('B9.0 takes the only one that is left, and the game goes on', () => {
    const all = choosing(RED, { also: ALSO });
    const ids = ['streetBoy', 'banker', 'sheriff', 'indian'] as const;
    const roster = all.roster.filter(({ character }) => ids.some((id) => characterNumber(id) === character));
    const state = { ...all, roster, chooseOrder: [1, 2, 0] };
    say(state, 1, second('sheriff'));
    say(state, 2, { type: 'takeCharacter', character: 'indian' });
    const events = take(state, RED);
    expect(eventsOf(events, 'characterTaken').map(({ character }) => character)).toEqual([
      'streetBoy',
      'banker',
    ]);
    expect(asked(state)).toEqual(['0 placeCowboy']);
  });

  it.each([YELLOW, RED])('B9.0 where only the Sheriff is left there is no second one: $side', (choice) => {
    const all = choosing(choice, { also: ALSO });
    const ids = ['streetBoy', 'sheriff'] as const;
    const roster = all.roster.filter(({ character }) => ids.some((id) => characterNumber(id) === character));
    const state = { ...all, roster };
    const events = take(state, choice);
    expect(eventsOf(events, 'powerUnused')).toEqual([{ type: 'powerUnused', seat: 0, rule: 'B9.0' }]);
    expect(asked(state)).toEqual(['1 takeCharacter']);
  });

  it('B14.12 the limit is never below 0, and is gone in the next round', () => {
    const state = choosing(RED, { also: ALSO, players: [{ money: 0 }] });
    take(state, RED);
    say(state, 0, { type: 'takeCharacter', character: 'singer' });
    expect(limitOf(state, 0)).toBe(10);
    others(state, { all: { roads: 0 }, players: [0, 0, 1] });
    expect(state.players[0]?.limitChange).toBe(-5);
  });
});

it('B2.7 a character takes another along on both sides or on none', () => {
  for (const { id, yellow, red } of Object.values(CHARACTERS)) {
    expect(yellow.second === undefined, id).toBe(red.second === undefined);
  }
});
