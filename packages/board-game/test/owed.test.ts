/** What a question says about itself, for words, bots and the page. */
import { describe, expect, it } from 'vitest';
import { boardGame } from '../src/game.ts';
import { choosing, take } from './characters/holding.ts';
import { newGame, place, say, scene } from './playing.ts';

const askedOf = (state: Parameters<typeof boardGame.owed>[0]) =>
  boardGame.owed(state).map(({ kind, rule, sealed, character }) => ({ kind, rule, sealed, character }))[0];

describe('a question names its rule', () => {
  it('B2.6 openly where all may see the answer', () => {
    expect(askedOf(newGame({ seats: 2 }).state)).toEqual({
      kind: 'claimParcel',
      rule: 'B2.6',
      sealed: false,
      character: undefined,
    });
  });

  it('B14.35 a lifted cowboy: where it goes', () => {
    const state = scene({ options: { variants: { horses: true } }, map: '.', players: [{ cowboys: 2 }] });
    say(state, 0, place('gaming'));
    say(state, 0, { type: 'putHorse', corral: 2 });
    expect(askedOf(state)).toMatchObject({ kind: 'extraTurn', rule: 'B10.6' });
    say(state, 0, { type: 'takeBack', place: place('gaming').place });
    expect(askedOf(state)).toMatchObject({ kind: 'moveCowboy', rule: 'B14.35' });
  });

  it('B10.1, B10.4 sealed where the answers are revealed together', () => {
    const kits = newGame({ seats: 2, variants: { newBeginning: true } }).state;
    expect(askedOf(kits)).toMatchObject({ kind: 'fillKit', rule: 'B10.1', sealed: true });
    const duel = scene({ options: { variants: { mightIsRight: true } }, players: [1, 1, 0] });
    say(duel, 0, place('threeRoads'));
    say(duel, 1, place('threeRoads'));
    expect(askedOf(duel)).toMatchObject({ kind: 'playTiles', rule: 'B10.4', sealed: true });
  });

  it('B9 with the character whose power asks, of its owner or of others', () => {
    const settler = { character: 'settler', side: 'yellow' } as const;
    const state = choosing(settler);
    take(state, settler);
    expect(askedOf(state)).toMatchObject({ rule: 'B9.5', character: 'settler' });
    const doctor = { character: 'doctor' } as const;
    const choice = choosing(doctor);
    take(choice, doctor);
    expect(askedOf(choice)).toMatchObject({ kind: 'chooseSide', rule: 'B9.14', character: 'doctor' });
  });
});
