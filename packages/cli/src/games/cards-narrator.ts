/** The card game told line by line, for people at a terminal. */
import { type CardEvent, type ColumnCard, TERRAIN } from '@carson/card-game';
import type { GameEvent } from '@carson/engine';
import { inWords } from './in-words.ts';

type Tell = (event: GameEvent) => string | undefined;

export function narrateCards(names: readonly string[]): Tell {
  const who = (seat: number) => names[seat] ?? `seat ${seat}`;
  return (event) => tell(event as CardEvent, who);
}

function tell(event: CardEvent, who: (seat: number) => string): string | undefined {
  switch (event.type) {
    case 'roundStarted':
      return `\nEra ${'I'.repeat(event.era)}, round ${event.round}`;
    case 'characterRevealed':
      return `  on offer: ${inWords(event.character)}`;
    case 'characterBuried':
      return `  a skull sends ${inWords(event.character)} under the pile`;
    case 'terrainRevealed':
      return event.cards.map((card) => `  on offer: ${cardInWords(card)}`).join('\n');
    case 'powerUsed':
      return `  ${who(event.seat)} uses ${inWords(event.character)}`;
    case 'bidsRevealed':
      return `  bids: ${event.bids.map(({ seat, card }) => `${who(seat)} ${card}`).join(', ')}`;
    case 'cardTaken':
      return `  ${who(event.seat)} takes ${cardInWords(event.card)}`;
    case 'cardSetAside':
      return `  ${who(event.seat)} finds no place for it`;
    case 'cardSold':
      return `  ${who(event.seat)} sells ${cardInWords(event.card)}`;
    case 'characterRecruited':
      return `  ${who(event.seat)} recruits ${inWords(event.character)}`;
    default:
      return undefined;
  }
}

function cardInWords(card: ColumnCard): string {
  if (typeof card === 'string') return inWords(card);
  const terrain = TERRAIN[card];
  if (terrain === undefined) throw new Error(`there is no terrain card ${card}`);
  const shown = terrain.parcels.filter((element) => element !== 'empty').map(inWords);
  return `${terrain.id} (${shown.join(', ')})`;
}
