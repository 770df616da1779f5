import { type CardEvent, type ColumnCard, TERRAIN } from '@carson/card-game';
import { callByType } from '@carson/engine';
import { describeElements } from '@carson/words';
import { words } from '@carson/words/generated/en.js';
import { type Lines, narratorOf } from './narrator.ts';

const { cards, cardTable, names } = words;
const { log } = cards;

const LINES: Lines<CardEvent> = {
  characterRevealed: (event) => log.characterRevealed(event),
  characterBuried: (event) => log.characterBuried(event),
  terrainRevealed: (event) =>
    log.terrainRevealed({ count: event.cards.length, cards: event.cards.map(contents) }),
  powerUsed: ({ seat, character }, who) => log.powerUsed({ who: who(seat), character }),
  bidsRevealed: ({ bids }, who) =>
    log.bidsRevealed({ bids: bids.map((bid) => ({ ...bid, who: who(bid.seat) })) }),
  cardTaken: ({ seat, card, by }, who) => log.cardTaken({ who: who(seat), card: phrase(card), by }),
  cardSetAside: ({ seat, card }, who) => log.cardSetAside({ who: who(seat), card: phrase(card) }),
  cardSold: ({ seat, card }, who) => log.cardSold({ who: who(seat), card: phrase(card) }),
  characterRecruited: ({ seat, character }, who) => log.characterRecruited({ who: who(seat), character }),
};

export const narrateCards = narratorOf<CardEvent>(
  (event) => (event.type === 'roundStarted' ? heading(event) : undefined),
  (event, who) => callByType(LINES, event, who),
);

function heading({ era, round }: { readonly era: number; readonly round: number }): string {
  return cardTable.heading({ era: era === 1 ? names.terms.era1 : names.terms.era2, round });
}

/** A card as the object of a sentence. */
function phrase(card: ColumnCard): string {
  return typeof card === 'string'
    ? names.charactersAsObject[card]
    : cards.terrainCard({ contents: contents(card) });
}

function contents(card: ColumnCard): string {
  if (typeof card === 'string') return names.characters[card];
  return describeElements(TERRAIN[card]?.parcels ?? [], words);
}
