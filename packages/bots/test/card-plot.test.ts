import {
  cardGame,
  codesOfCard,
  drawLaid,
  newGrid,
  placesFor,
  type State,
  SUITS,
  seatTotal,
  totalOf,
} from '@carson/card-game';
import { below, pick, seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { bestPlacing, gainOfPlacing } from '../src/cards/city/laying.ts';
import { characterAt, plotOf } from '../src/cards/city/plot.ts';
import { cardJudge, outlookOf } from '../src/cards/judge.ts';
import { TOP_WEIGHTS, TUNED_WEIGHTS } from '../src/cards/levels.ts';
import { cardModel } from '../src/cards/model.ts';
import { ALL_ROUNDS, roundsOpen } from '../src/cards/rounds.ts';
import { FEATURES, KNOTS, knotsAt } from '../src/cards/weights/features.ts';
import { type CardWeights, NO_FORESIGHT, tariffsOf } from '../src/cards/weights/weights.ts';

const OPTIONS = { seats: SUITS.slice(0, 4).map((suit) => ({ kind: 'real' as const, suit })) };

/** Every laying of a few random games: the city as it was, and the card. */
function layings(games: number) {
  const found: { owner: State['seats'][number]; card: number }[] = [];
  const random = seedRandom('layings');
  for (let game = 0; game < games; game++) {
    const state = cardGame.setup(OPTIONS, `layings ${game}`);
    for (let [owed] = cardGame.owed(state); owed !== undefined; [owed] = cardGame.owed(state)) {
      const step = state.steps.at(-1);
      const owner = cardGame.clone(state).seats[owed.seat];
      if (step?.kind === 'lay' && owner !== undefined) found.push({ owner, card: step.card });
      cardGame.play(state, owed.seat, pick(random, cardGame.options(state, owed.seat)));
    }
  }
  return found;
}

function anyWeights(): CardWeights {
  const random = seedRandom('weights');
  const row = () => Array.from({ length: FEATURES }, () => below(random, 1_000) / 500 - 1);
  return { ...NO_FORESIGHT, city: KNOTS.map(row) };
}

describe('the worth of a city', () => {
  it('without foresight is its score, whatever the characters', () => {
    const tariffs = tariffsOf(NO_FORESIGHT);
    for (const { owner } of layings(12)) {
      const { laid, characters, sold } = owner;
      const plot = plotOf({ laid, characters, sold: sold.length }, (law) => tariffs(7, law));
      const total = totalOf(drawLaid(newGrid(), laid), { characters, sold: sold.length });
      expect(plot.worth).toBeCloseTo(total, 6);
    }
  });

  it.each([
    ['the score alone', NO_FORESIGHT],
    ['any weights', anyWeights()],
  ])('grows by the gain of a card that is laid, by %s', (_, weights) => {
    const tariffs = tariffsOf(weights);
    for (const { owner, card } of layings(6)) {
      const { laid, characters, sold } = owner;
      const plotWith = (cards: typeof laid) =>
        plotOf({ laid: cards, characters, sold: sold.length }, (law) => tariffs(5, law));
      const plot = plotWith(laid);
      for (const at of placesFor(plot.site, codesOfCard(card))) {
        const after = plotWith([...laid, { card, ...at }]);
        expect(gainOfPlacing(plot, codesOfCard(card), at)).toBeCloseTo(after.worth - plot.worth, 6);
      }
      const best = bestPlacing(plot, card);
      if (best !== undefined) {
        const gains = placesFor(plot.site, codesOfCard(card)).map((at) =>
          gainOfPlacing(plot, codesOfCard(card), at),
        );
        expect(best.gain).toBe(Math.max(...gains));
      }
    }
  });
});

describe('weights over the game', () => {
  it('count nothing at the end and change evenly from knot to knot', () => {
    expect(knotsAt(0)).toEqual([0, 0, 0]);
    for (const [at, knot] of KNOTS.entries()) {
      expect(knotsAt(knot)).toEqual(KNOTS.map((_, other) => (other === at ? 1 : 0)));
    }
    expect(knotsAt(6)).toEqual([0.5, 0.5, 0]);
  });
});

describe('what pays after the last round', () => {
  it('is promised to the end at the top level', () => {
    const [plain, top] = [tariffsOf(TUNED_WEIGHTS), tariffsOf(TOP_WEIGHTS)];
    for (const at of [characterAt('paperboy'), characterAt('auctioneer')]) {
      expect(plain(0, false).characters[at]).toBe(0);
      const promised = top(KNOTS[0], false).characters[at];
      expect(promised).toBeGreaterThan(5);
      for (const rounds of [0, 1, 2]) expect(top(rounds, false).characters[at]).toBe(promised);
    }
    expect(top(0, false).characters[characterAt('settler')]).toBe(0);
  });

  it('belongs to the last round, so that playouts go on to the end of the game', () => {
    const model = cardModel({ weights: TOP_WEIGHTS, personal: TOP_WEIGHTS, auctions: 1 });
    const judge = cardJudge(TOP_WEIGHTS, 1);
    const random = seedRandom('end');
    const kinds = new Set<string>();
    for (let game = 0; game < 6; game++) {
      const state = cardGame.setup(OPTIONS, `end ${game}`);
      for (let [owed] = cardGame.owed(state); owed !== undefined; [owed] = cardGame.owed(state)) {
        if (roundsOpen(state) === 0) kinds.add(state.steps.at(-1)?.kind ?? '');
        expect(model.stage(state)).toBeLessThan(ALL_ROUNDS);
        cardGame.play(state, owed.seat, pick(random, cardGame.options(state, owed.seat)));
      }
      expect(model.stage(state)).toBe(ALL_ROUNDS);
      for (const [seat, owner] of state.seats.entries()) {
        expect(outlookOf(judge, state, seat)).toBeCloseTo(seatTotal(owner), 6);
      }
    }
    expect([...kinds].sort()).toEqual(['recruit', 'sell']);
  });
});

describe('the score to expect', () => {
  it('of an empty city is about that of a city with one card', () => {
    const judge = cardJudge(TUNED_WEIGHTS, 1);
    const state = cardGame.setup(OPTIONS, 'empty');
    const empty = outlookOf(judge, state, 0);
    for (const card of [3, 17, 30]) {
      state.seats[0]?.laid.splice(0, 1, { card, x: 0, y: 0 });
      expect(Math.abs(outlookOf(judge, state, 0) - empty)).toBeLessThan(20);
    }
  });
});
