import type { Ground } from '@carson/bots';
import { type ColumnCard, type Command, TERRAIN, type View } from '@carson/card-game';
import { describeElements } from '@carson/words';
import type { Words } from '../../../words/words.ts';
import { cityFrame, columnName } from '../city/city-frame.ts';
import { cardInSentence } from '../names/card-faces.tsx';
import { ownSeat } from '../round/own-seat.ts';
import { isDiscard } from '../round/question.ts';
import type { CardsTable } from '../table-types.ts';

export function moveName(
  command: Command,
  table: CardsTable,
  words: Words,
  grounds: readonly Ground[] = [],
): string {
  const { cardTable, names, hint } = words;
  const { moves } = hint;
  switch (command.type) {
    // An auction card given up without a turn is no bid (C7.b).
    case 'bid':
      return isDiscard(table)
        ? cardTable.discard({ card: command.card })
        : bidName(command.card, grounds, words);
    case 'takeCard':
      return moves.take({ what: cardObject(command.card, words) });
    case 'layCard': {
      const { columns, rows } = spansOf(table.view, command);
      return moves.lay({ columns, rows });
    }
    case 'sellCard':
      return moves.sell({ card: cardObject(command.card, words) });
    case 'recruitCharacter':
      return moves.recruit({ character: names.charactersAsObject[command.character] });
    case 'usePower':
    case 'declinePower':
    case 'finishSelling':
    case 'declineRecruit':
      return cardTable[command.type];
    case 'setCardAside':
      return cardTable.setAside;
  }
}

/** A bid with the card that it is for, where the bot that was asked says so. */
function bidName(card: number, grounds: readonly Ground[], words: Words): string {
  const { cardTable, cardRound } = words;
  const target = grounds.find(({ key }) => key === 'aimsAt')?.params['card'] as ColumnCard | undefined;
  return target === undefined
    ? cardTable.bid({ card })
    : cardRound.bidFor({ card, what: cardInSentence(target, words) });
}

/** A card of the column as the object of a sentence. */
export function cardObject(card: ColumnCard, words: Words): string {
  return typeof card === 'string'
    ? words.names.charactersAsObject[card]
    : words.cards.terrainCard({ contents: describeElements(TERRAIN[card]?.parcels ?? [], words) });
}

/** The columns and rows that a card laid there would cover, as the city is lettered now. */
export function spansOf(
  view: View,
  { x, y }: { readonly x: number; readonly y: number },
): { readonly columns: string; readonly rows: string } {
  const { window } = cityFrame(ownSeat(view));
  const column = x - window.x;
  const row = y - window.y + 1;
  return { columns: `${columnName(column)}-${columnName(column + 1)}`, rows: `${row}-${row + 1}` };
}
