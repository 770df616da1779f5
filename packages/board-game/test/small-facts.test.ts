/** Facts that a whole game rarely shows: each was once wrong in a copy of the rules, and no test noticed. */
import { seedRandom } from '@carson/engine';
import { drawTown } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { characterTaken } from '../src/command.ts';
import type { BoardEvent } from '../src/event.ts';
import { boardGame } from '../src/game.ts';
import { companionOf, sendHome } from '../src/placing/pieces.ts';
import { canPlace } from '../src/placing/placement.ts';
import { placeOf, ROW_PLACES, SHARED_PLACES } from '../src/placing/places.ts';
import { advance } from '../src/play.ts';
import { playerOf, type State } from '../src/state/state.ts';
import { push } from '../src/state/table.ts';
import { bindDynamite } from '../src/town/boosts.ts';
import { mightBuild } from '../src/town/construction.ts';
import { EDGE_COUNT } from '../src/town/geometry.ts';
import { BARE, codeOf, onParcel } from '../src/town/town.ts';
import { partsAt } from './buildings/income-at.ts';
import { choosing, holding, take } from './characters/holding.ts';
import { COMMANDS } from './every-command.ts';
import { asked, eventsOf, newGame, PASS, place, refusal, say, scene } from './playing.ts';

describe('small facts', () => {
  it('B9.16 B14.25 the Heroes may give up their last cowboys', () => {
    const heroes = { character: 'heroes', side: 'red' } as const;
    const answers = (cowboys: number) => {
      const state = choosing(heroes, { players: [{ cowboys }] });
      take(state, heroes);
      return boardGame.options(state, 0).filter(({ type }) => type === 'choose').length;
    };
    expect([answers(0), answers(1), answers(2), answers(3)]).toEqual([1, 2, 3, 3]);
  });

  it('B8.12 no one wins a city hall that stands empty', () => {
    const toldOf = (cowboys: number): readonly BoardEvent[] => {
      const state = scene({ map: 'Y' });
      const events: BoardEvent[] = [];
      state.occupant = 1;
      state.cowboysAt[state.cityHall] = cowboys;
      push(state, { kind: 'hallDuel' });
      advance({ state, log: (event) => void events.push(event) });
      expect(state.occupant).toBe(cowboys - 1);
      return events.filter(({ type }) => type === 'cityHallWon');
    };
    expect(toldOf(0)).toEqual([]);
    expect(toldOf(1)).toEqual([{ type: 'cityHallWon', seat: 0 }]);
  });

  it('B10.6 no horse goes into a corral that is closed, bought or put', () => {
    const open = scene({
      options: { variants: { horses: true } },
      map: '.',
      all: { roads: 0 },
      players: [
        { cowboys: 1, money: 4 },
        { cowboys: 0, money: 0 },
        { cowboys: 0, money: 0 },
      ],
    });
    const state: State = { ...open, rules: { ...open.rules, closedCorrals: [2] } };
    say(state, 0, place('salary'));
    expect(asked(state)).toEqual(['0 putHorse']);
    expect(refusal(state, 0, { type: 'putHorse', corral: 2 })).toBe('corralClosed B10.6');
    expect(refusal(state, 0, { type: 'putHorse', corral: 1 })).toBe('allowed');
    say(state, 0, { type: 'decline' });
    expect(asked(state)).toEqual(['0 salaryOrHorse']);
    expect(refusal(state, 0, { type: 'buyHorse', corral: 2 })).toBe('corralClosed B10.6');
    expect(refusal(state, 0, { type: 'buyHorse', corral: 1 })).toBe('allowed');
  });

  it('B9.10 no tiles are played where dice were thrown', () => {
    const state = holding({ character: 'gunsmith', side: 'red' }, { players: [1, 1, 0] });
    say(state, 0, place('threeRoads'));
    say(state, 1, place('threeRoads'), [1, 2]);
    expect(refusal(state, 0, { type: 'playTiles', tiles: [1, 2, 3] })).toBe('notAskedNow');
  });

  it('B9.10 B10.4 with tiles, the Gunsmith chooses after the others have shown theirs', () => {
    const state = holding(
      { character: 'gunsmith', side: 'red' },
      {
        options: { variants: { mightIsRight: true } },
        players: [{ cowboys: 1, hand: [1, 0, 0, 0, 0, 1] }, { cowboys: 1, hand: [0, 1, 1, 0, 0, 0] }, 0],
      },
    );
    say(state, 0, place('threeRoads'));
    say(state, 1, place('threeRoads'));
    expect(asked(state)).toEqual(['1 playTiles']);
    const revealed = say(state, 1, { type: 'playTiles', tiles: [2] });
    expect(eventsOf(revealed, 'tilesRevealed')).toMatchObject([{ shown: [[], [2]] }]);
    expect(asked(state)).toEqual(['0 playTiles']);
    const decided = say(state, 0, { type: 'playTiles', tiles: [5] });
    expect(eventsOf(decided, 'duelDecided')).toMatchObject([{ entries: [{ shown: [5] }, { shown: [2] }] }]);
  });

  it('B7.1 each part of an income names what brings it', () => {
    const sourcesOf = (map: string) => partsAt(drawTown(map), [0, 0]).map(({ source }) => source);
    expect(sourcesOf('m0 M')).toContain('mountain');
    expect(sourcesOf('R0 .')).toContain('pasture');
    expect(sourcesOf('B0 h')).toContain('house');
    expect(sourcesOf('B0 m0')).toContain('owned');
    expect(sourcesOf('B0 h')).not.toContain('owned');
    expect(sourcesOf('m0 h')).not.toContain('house');
  });

  it('B9.19 dynamite beside an own building that is no mine brings nothing', () => {
    const boostsOf = (map: string) => {
      const state = scene({ map });
      state.dynamiteAt[0] = 1;
      const events: BoardEvent[] = [];
      bindDynamite({ state, log: (event) => void events.push(event) });
      const told = eventsOf(events, 'incomeBoosted').map(({ seat, rule }) => [seat, rule]);
      expect(told).toEqual(state.boosts.length > 0 ? [[0, 'B9.19']] : []);
      return state.boosts;
    };
    expect(boostsOf('m0')).toEqual([0, 3]);
    expect(boostsOf('B0')).toEqual([]);
    expect(boostsOf('m1')).toEqual([]);
  });

  it('a queued answer sees whether its space is closed, and which tile lies there', () => {
    const { state } = newGame({ seats: 3 });
    const view = boardGame.view(state, 'spectator');
    const [row = -1] = ROW_PLACES;
    const factOf = (at: number, spaces = view.spaces) =>
      boardGame.queue?.facts({ ...view, spaces }, 0, { type: 'placeCowboy', place: at })['place'];
    const closed = (at: number) =>
      view.spaces.map((space) => (space.place === at ? { ...space, closed: true } : space));
    expect(factOf(row)).toEqual({ here: [], closed: false, tile: view.row[0] });
    expect(factOf(row, closed(row))).toMatchObject({ closed: true });
    const gaming = placeOf('gaming');
    expect(factOf(gaming, closed(row))).toEqual({ here: [], closed: false, tile: BARE });
  });

  it('B4.3 one of two cowboys on a space goes home, the other stays', () => {
    for (const space of SHARED_PLACES) {
      const state = scene({ map: '.', players: [{ cowboys: 0 }] });
      state.cowboysAt[space] = 1;
      state.crowd[SHARED_PLACES.indexOf(space) * state.players.length] = 2;
      sendHome(state, 0, space);
      expect([state.cowboysAt[space], state.players[0]?.cowboys]).toEqual([1, 1]);
      sendHome(state, 0, space);
      expect([state.cowboysAt[space], state.players[0]?.cowboys]).toEqual([0, 2]);
    }
  });

  it('B9.11 the yellow Singer needs a cowboy beside its token, the red one only the token', () => {
    const canPlaceOf = (side: 'yellow' | 'red', tokens: number) => {
      const state = holding({ character: 'singer', side }, { players: [{ cowboys: 0 }] });
      playerOf(state, 0).tokens = tokens;
      return canPlace(state, 0);
    };
    expect([canPlaceOf('yellow', 2), canPlaceOf('red', 1), canPlaceOf('red', 0)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('B5.6 roads alone do not make a site: it is one own free parcel', () => {
    const mightBuildOn = (map: string) =>
      mightBuild(scene({ map, players: [{ roads: 1 }] }), 0, [codeOf('bank')]);
    expect(['.', '.1', 'B0', '.0'].map(mightBuildOn)).toEqual([false, false, false, true]);
  });

  it('B10.1 one who has not seen the kits of others imagines some', () => {
    const { state } = newGame({ seats: 3, variants: { newBeginning: true } });
    const [kit] = boardGame.options(state, 1);
    if (kit === undefined) throw new Error('no kit is offered');
    say(state, 1, kit);
    const { answers } = boardGame.imagine(boardGame.view(state, 0), seedRandom('kits'));
    expect(answers.map(({ seat }) => seat)).toEqual([1]);
  });

  it('a command names the character that it takes, if it takes one', () => {
    for (const command of [...COMMANDS.values()].flat()) {
      expect(characterTaken(command)).toBe(command.type === 'takeCharacter' ? command.character : undefined);
    }
  });

  it('B9.11 a token goes with its own cowboy, not with another on the same space', () => {
    const state = holding({ character: 'singer', side: 'yellow' });
    const gaming = placeOf('gaming');
    say(state, 0, { ...place('gaming'), with: 'token' });
    say(state, 1, place('gaming'));
    expect([0, 1, 2].map((seat) => companionOf(state, seat, gaming))).toEqual([
      'token',
      undefined,
      undefined,
    ]);
    sendHome(state, 1, gaming);
    expect(state.tokens).toEqual([gaming]);
    sendHome(state, 0, gaming);
    expect(state.tokens).toEqual([]);
  });

  it('a queued answer is stopped by cowboys of others, not by own ones', () => {
    const state = scene();
    say(state, 0, place('gaming'));
    say(state, 1, place('gaming'));
    const view = boardGame.view(state, 'spectator');
    const seatsSeenBy = (seat: number) => {
      const fact = boardGame.queue?.facts(view, seat, place('gaming'))['place'];
      return (fact as { here: readonly { seat: number }[] }).here.map((piece) => piece.seat);
    };
    expect([0, 1, 2].map(seatsSeenBy)).toEqual([[1], [0], [0, 1]]);
  });

  it('B14.5 no one is asked to lay roads where there is no room for one', () => {
    const askedWith = (laid: number) => {
      const state = scene({
        map: '.',
        all: { money: 0 },
        players: [
          { cowboys: 1, roads: 1 },
          { cowboys: 0, roads: 0 },
          { cowboys: 0, roads: 0 },
        ],
      });
      state.town.roads.fill(1, 0, laid);
      state.town.roadEnds.fill(1);
      say(state, 0, PASS);
      return asked(state);
    };
    expect(askedWith(EDGE_COUNT - 1)).toEqual(['0 layRoads']);
    expect(askedWith(EDGE_COUNT)).not.toEqual(['0 layRoads']);
  });

  it('B14.28 a cancelled build takes its houses away again, the upper one of two only', () => {
    const around = '.0 M M\nM h M\nM M M . . .';
    const state = scene({
      map: around,
      roads: ['0,1 1,1 2,1 3,1 4,1 5,1 6,1'],
      all: { money: 0, roads: 0 },
      players: [{ cowboys: 1, tiles: [codeOf('school')] }, 0, 0],
    });
    say(state, 0, PASS);
    const before = [...state.town.on];
    say(state, 0, { type: 'build', building: 'school', parcel: 0 });
    say(state, 0, { type: 'setHouse', parcel: 9 });
    say(state, 0, { type: 'setHouse', parcel: 3 });
    expect([onParcel(state.town, 9), onParcel(state.town, 3)]).toEqual(['townhouse', 'house']);
    say(state, 0, { type: 'cancelBuild' });
    expect(state.town.on).toEqual(before);
    expect(onParcel(state.town, 9)).toBe('house');
  });

  it('B10.2 a river without a course is refused', () => {
    for (const course of [[], [0]]) {
      expect(boardGame.readOptions({ seats: 3, variants: { river: { course } } })).toMatchObject({
        ok: false,
      });
    }
  });
});
