import { describe, expect, it } from 'vitest';
import { giveAmmunition } from '../../src/people/holdings.ts';
import { edgeBetween } from '../../src/town/geometry.ts';
import { eventsOf, refusal, say } from '../playing.ts';
import { choosing, holding, limitWith, take } from './holding.ts';

const YELLOW = { character: 'governor', side: 'yellow' } as const;
const RED = { character: 'governor', side: 'red' } as const;
const road = (...[x1, y1, x2, y2]: [number, number, number, number]) =>
  ({ type: 'layRoad', edge: edgeBetween([x1, y1], [x2, y2]) ?? -1 }) as const;

describe('B9.13 the Governor, yellow', () => {
  it('B9.13 one road at once', () => {
    const state = choosing(YELLOW, { players: [{ roads: 0 }] });
    take(state, YELLOW);
    expect(state.players[0]?.roads).toBe(1);
  });

  it('B9.13 1 point for each road laid that serves a parcel not served before', () => {
    const state = holding(YELLOW, { roads: ['3,3 4,3'], players: [{ roads: 3 }] });
    expect(eventsOf(say(state, 0, road(4, 3, 5, 3)), 'pointsGained')).toMatchObject([
      { points: 1, source: 'road' },
    ]);
    say(state, 0, road(4, 3, 4, 4));
    expect(eventsOf(say(state, 0, road(5, 3, 5, 4)), 'pointsGained')).toMatchObject([{ points: 1 }]);
  });

  it('B9.13 nothing where all parcels are served already, nothing for others', () => {
    const state = holding(YELLOW, { roads: ['3,3 4,3 4,4 3,4'], players: [{ roads: 1 }] });
    expect(eventsOf(say(state, 0, road(3, 3, 3, 4)), 'pointsGained')).toEqual([]);
    const other = holding(YELLOW, { players: [{ roads: 0 }, { roads: 1 }] });
    say(other, 0, { type: 'pass' });
    expect(eventsOf(say(other, 1, road(4, 3, 5, 3)), 'pointsGained')).toEqual([]);
  });

  it('B9.13, B14.27 a bridge: 2 points once; river parcels do not count as newly served', () => {
    const RIVER = '. . .\n~ ~ ~\n~ ~ ~\n. . .';
    const state = holding(YELLOW, { map: RIVER, roads: ['1,0 1,1'], players: [{ roads: 4 }] });
    const events = say(state, 0, road(1, 1, 1, 2));
    expect(eventsOf(events, 'roadLaid')).toMatchObject([{ bridge: true }]);
    expect(state.players[0]?.roads).toBe(2);
    expect(eventsOf(events, 'pointsGained')).toEqual([]);
    const across = say(state, 0, road(1, 2, 1, 3));
    expect(eventsOf(across, 'pointsGained')).toMatchObject([{ points: 2 }]);
  });

  it('B9.13 limit 50 on both sides', () => {
    expect([limitWith(YELLOW), limitWith(RED)]).toEqual([50, 50]);
  });
});

describe('B9.13 the Governor, red', () => {
  const OTHERS = [
    { money: 0, revolvers: 5 },
    { money: 11, revolvers: 4 },
    { money: 2, revolvers: 3 },
  ];

  it('B9.13 taxes $1 per ordinary revolver token; anyone short pays all they have', () => {
    const state = choosing(RED, { players: OTHERS });
    giveAmmunition({ state, log: undefined }, 1, { rule: 'B5.2' });
    take(state, RED);
    say(state, 0, { type: 'choose', choice: 'revolvers' });
    expect(state.players.map(({ money }) => money)).toEqual([6, 7, 0]);
  });

  it('B9.13 or $1 per $10 begun', () => {
    const state = choosing(RED, { players: OTHERS });
    take(state, RED);
    say(state, 0, { type: 'choose', choice: 'money' });
    expect(state.players.map(({ money }) => money)).toEqual([3, 9, 1]);
  });

  it('B9.13 one or the other', () => {
    const state = choosing(RED, { players: OTHERS });
    take(state, RED);
    expect(refusal(state, 0, { type: 'choose', choice: 'points' })).toBe('notAskedNow');
  });
});
