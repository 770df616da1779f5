import { type GameCommand, pick, seedRandom } from '@carson/engine';
import { type Kinds, neverOccurred, noKinds, playRandomGames } from '@carson/testkit';
import { walk } from '@carson/testkit/random-play/walk';
import { describe, expect, it } from 'vitest';
import {
  type CardEvent,
  type CharacterId,
  cardGame,
  ELEMENTS,
  type Element,
  POWERS,
  parcelsOf,
  type State,
} from '../src/index.ts';
import { type CardInvariant, cardInvariants } from './invariants.ts';
import { eager, seatsOf } from './random-seats.ts';
import { strangeCommandsAreRefused } from './strange-commands.ts';

const REFUSALS = [
  'auctionCardNotYours',
  'auctionCardSpent',
  'cannotSell',
  'characterHeld',
  'coversElement',
  'coversOutlaws',
  'hasLegalPlace',
  'joinsByCornerOnly',
  'leavesSquare',
  'mustAnswerPower',
  'mustAnswerRecruit',
  'mustBid',
  'mustFinishSelling',
  'mustLayCard',
  'mustTakeCard',
  'noPower',
  'notInCity',
  'notInColumn',
  'notJoined',
  'notTimeToSell',
  'nothingOwed',
  'powerNeedsTurn',
  'powerNotAsked',
  'powerNotOwned',
  'powerOutOfWindow',
  'powerTilted',
  'saleOverlaps',
  'saleSplitsCity',
  'salesUsedUp',
];

describe('random games', () => {
  it('keep the contract of every game, replay included', () => {
    const { finished } = playRandomGames({
      game: cardGame,
      options: (index) => ({ seats: seatsOf(index * 7) }),
      games: 5,
      seed: 'contract',
      choose: eager,
    });
    for (const { state } of finished) expect(cardGame.result(state)).toBeDefined();
  });

  it('hold every invariant of the rules at every step, and everything occurs in them', () => {
    const kinds = noKinds();
    const occurred = { powers: new Set<CharacterId>(), elements: new Set<Element>() };
    for (let index = 0; index < 120; index++) {
      const { violation, moves } = randomWalk(index, kinds, noting(occurred));
      expect(violation, JSON.stringify(moves)).toBeUndefined();
    }
    expect(ELEMENTS.filter((element) => !occurred.elements.has(element))).toEqual([]);
    expect([...POWERS.beforeBid, ...POWERS.afterReveal].filter((id) => !occurred.powers.has(id))).toEqual([]);
    expect(neverOccurred(kinds.refusals, REFUSALS)).toEqual([]);
    expect([...kinds.refusals.keys()].filter((code) => !REFUSALS.includes(code))).toEqual([]);
    expect(neverOccurred(kinds.commands, COMMANDS)).toEqual([]);
    expect(neverOccurred(kinds.events, EVENTS)).toEqual([]);
  });
});

function randomWalk(index: number, kinds: Kinds, noted: CardInvariant) {
  const seed = `walk ${index}`;
  const random = seedRandom(`${seed} moves`);
  return walk({
    game: cardGame,
    options: { seats: seatsOf(index) },
    seed,
    kinds,
    invariants: [...cardInvariants, strangeCommandsAreRefused, noted],
    next: (state: State) => {
      const owed = cardGame.owed(state);
      if (owed.length === 0) return undefined;
      const { seat } = pick(random, owed);
      return { seat, command: eager(random, cardGame.options(state, seat)) };
    },
  });
}

function noting(occurred: {
  readonly powers: Set<CharacterId>;
  readonly elements: Set<Element>;
}): CardInvariant {
  return {
    name: 'what occurs is noted',
    violation({ events, state }) {
      for (const event of events) if (event.type === 'powerUsed') occurred.powers.add(event.character);
      if (cardGame.result(state) === undefined) return undefined;
      for (const { laid } of state.seats)
        for (const { element } of parcelsOf(laid)) occurred.elements.add(element);
      return undefined;
    },
  };
}

/** All but `setCardAside`, which takes more luck than a short run has. */
const COMMANDS: readonly GameCommand['type'][] = [
  'usePower',
  'declinePower',
  'bid',
  'takeCard',
  'layCard',
  'sellCard',
  'finishSelling',
  'recruitCharacter',
  'declineRecruit',
];

const EVENTS: readonly CardEvent['type'][] = [
  'seatsTaken',
  'eraStarted',
  'roundStarted',
  'characterRevealed',
  'characterBuried',
  'terrainRevealed',
  'powerUsed',
  'powerDeclined',
  'bidChosen',
  'bidsRevealed',
  'orderSettled',
  'cardTaken',
  'cardLaid',
  'cardSetAside',
  'cardSold',
  'sellingFinished',
  'columnCleared',
  'pileRetired',
  'auctionCardsReturned',
  'charactersUprighted',
  'characterRecruited',
  'recruitDeclined',
  'gameEnded',
  'lineCounted',
];
