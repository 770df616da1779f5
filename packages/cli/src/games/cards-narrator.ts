/** The card game told line by line, in the words of its log, for people at a terminal. */
import { type CardEvent, type ColumnCard, TERRAIN } from '@carson/card-game';
import type { GameEvent } from '@carson/engine';
import { describeElements } from '@carson/words';
import { words } from '@carson/words/generated/en.js';

type Who = (seat: number) => string;

const { cards, cardTable, names: nouns } = words;

export function narrateCards(names: readonly string[]): (event: GameEvent) => string | undefined {
  const who = (seat: number) => names[seat] ?? `seat ${seat}`;
  return (event) => {
    const cardEvent = event as CardEvent;
    if (cardEvent.type === 'roundStarted') return `\n${heading(cardEvent)}`;
    const line = tell(cardEvent, who);
    return line === undefined ? undefined : `  ${line}`;
  };
}

function heading({ era, round }: { readonly era: number; readonly round: number }): string {
  return cardTable.heading({ era: era === 1 ? nouns.terms.era1 : nouns.terms.era2, round });
}

function tell(event: CardEvent, who: Who): string | undefined {
  const { log } = cards;
  switch (event.type) {
    case 'characterRevealed':
      return log.characterRevealed(event);
    case 'characterBuried':
      return log.characterBuried(event);
    case 'terrainRevealed':
      return log.terrainRevealed({ count: event.cards.length, cards: event.cards.map(contents) });
    case 'powerUsed':
      return log.powerUsed({ who: who(event.seat), character: event.character });
    case 'bidsRevealed':
      return log.bidsRevealed({ bids: event.bids.map((bid) => ({ ...bid, who: who(bid.seat) })) });
    case 'cardTaken':
      return log.cardTaken({ who: who(event.seat), card: phrase(event.card), by: event.by });
    case 'cardSetAside':
      return log.cardSetAside({ who: who(event.seat), card: phrase(event.card) });
    case 'cardSold':
      return log.cardSold({ who: who(event.seat), card: phrase(event.card) });
    case 'characterRecruited':
      return log.characterRecruited({ who: who(event.seat), character: event.character });
    default:
      return undefined;
  }
}

/** A card as the object of a sentence. */
function phrase(card: ColumnCard): string {
  return typeof card === 'string'
    ? nouns.charactersAsObject[card]
    : cards.terrainCard({ contents: contents(card) });
}

function contents(card: ColumnCard): string {
  if (typeof card === 'string') return nouns.characters[card];
  return describeElements(TERRAIN[card]?.parcels ?? [], words);
}
