/** What the game answers for a seat by itself, and who still owes, tell no one what a hand holds (B10.4). */
import { below, pick, type Random, seedRandom, shuffle } from '@carson/engine';
import { commandLeak, sealedAnswerLeak, viewersOf } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import { boardGame } from '../src/game.ts';
import { sum } from '../src/lists.ts';
import { type State, UNKNOWN } from '../src/state/state.ts';
import { place, scene } from './playing.ts';

const DUELS = 25;
const TWINS = 3;

/** Three players with one to three tiles of low values: as few as late in a game, so that equal ones are usual. */
function beforeADuel(random: Random): State {
  const tiles = shuffle(random, [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]);
  const player = () => {
    const dealt = tiles.splice(0, 1 + below(random, 3));
    const hand = [0, 1, 2, 3, 4, 5].map((value) => dealt.filter((tile) => tile === value).length);
    return { cowboys: 1, hand, handSum: sum(dealt), dynamite: below(random, 2) };
  };
  return scene({ options: { variants: { mightIsRight: true } }, players: [player(), player(), player()] });
}

/** Plays the command and judges it for every viewer; a commandLeak hand is dealt to one twin in a few. */
function playWatched(state: State, seat: number, random: Random): void {
  const options = boardGame.options(state, seat);
  const duel = options.filter((option) => option.type === 'placeCowboy' && isThreeRoads(option.place));
  const command = pick(random, duel.length > 0 ? duel : options);
  const before = boardGame.clone(state);
  boardGame.play(state, seat, command);
  for (const viewer of viewersOf(boardGame, state)) {
    for (let twin = 0; twin < TWINS; twin++) {
      const move = { before, after: state, move: { seat, command } };
      expect(commandLeak(boardGame, move, { viewer, random }), `to ${viewer}`).toBeUndefined();
    }
  }
  expect(sealedAnswerLeak(boardGame, state, { random, twins: TWINS })).toBeUndefined();
}

const isThreeRoads = (at: number): boolean => at === place('threeRoads').place;

describe('B10.4 hidden tiles', () => {
  it('are not told by who still owes, nor by what is answered for a seat', () => {
    const random = seedRandom('few tiles');
    const met = { sealed: 0, forced: 0 };
    for (let duel = 0; duel < DUELS; duel++) {
      const state = beforeADuel(random);
      for (const seat of [0, 1, 2]) playWatched(state, seat, random);
      for (;;) {
        const owed = boardGame.owed(state).filter(({ sealed }) => sealed);
        if (owed.length === 0) break;
        met.sealed++;
        met.forced += 3 - owed.length;
        playWatched(state, pick(random, owed).seat, random);
      }
    }
    expect(met.sealed).toBeGreaterThan(DUELS);
    expect(met.forced).toBeGreaterThan(0);
  });

  it('of two players are known until they are drawn again', () => {
    const whole = [1, 1, 1, 1, 1, 1];
    const drawn = [2, 0, 1, 0, 0, 0];
    const state = scene({
      seats: 2,
      characters: ['banker', 'settler'],
      options: { variants: { mightIsRight: true } },
      players: [
        { cowboys: 1, hand: whole, handSum: 15 },
        { cowboys: 1, hand: drawn, handSum: UNKNOWN },
      ],
    });
    const shown = viewersOf(boardGame, state).map((viewer) =>
      boardGame.view(state, viewer).players.map(({ hand, handSize }) => ({ hand, handSize })),
    );
    const known = { hand: whole, handSize: 6 };
    const hidden = { hand: undefined, handSize: 3 };
    const own = { hand: drawn, handSize: 3 };
    expect(shown).toEqual([
      [known, hidden],
      [known, own],
      [known, hidden],
    ]);
  });
});
