import type { View } from '@carson/card-game';
import { outcome } from '../../../parts/seats/outcome.ts';
import { joinNames, occupantName } from '../../../parts/seats/people.ts';
import type { Words } from '../../../words/words.ts';
import type { CardsTable } from '../table-types.ts';

export function heading(table: CardsTable, { cardTable, names }: Words): string {
  const view = table.view;
  return cardTable.heading({ era: view.era === 1 ? names.terms.era1 : names.terms.era2, round: view.round });
}

/** The question to the viewer, or whom the game waits for. */
export function question(table: CardsTable, words: Words): string {
  const view = table.view;
  if (table.result !== undefined) return outcome(table, words);
  const mine = table.owed.some(({ seat }) => seat === table.viewer);
  return mine ? named(asked(table, view, words), table, words) : waitedFor(table, view, words);
}

/** Where several people share a screen, every question names the one it is for. */
function named(text: string, { occupants, viewer, table, host }: CardsTable, words: Words): string {
  const people = occupants.filter(({ kind }) => kind === 'person').length;
  // A table on this device is its own host.
  if (viewer === 'spectator' || people < 2 || table !== host) return text;
  return words.shell.labelled({ label: occupantName(occupants, viewer, words), text });
}

function asked(table: CardsTable, view: View, words: Words): string {
  const { cardTable, names } = words;
  const open = view.steps.at(-1);
  switch (open?.kind) {
    case 'take':
      if (open.by !== undefined) return cardTable.ask.takeBy({ character: names.characters[open.by] });
      if (open.cards > 1) return cardTable.ask.takeTwo;
      return takeInOrder(view, open.seat, words);
    case 'lay':
      return table.options.some(({ type }) => type === 'layCard')
        ? cardTable.ask.lay
        : cardTable.ask.layAside;
    case 'power':
      return cardTable.ask.power({ character: names.charactersAsObject[open.character] });
    case 'recruit':
      return cardTable.ask.recruit;
    case 'sell':
      return cardTable.ask.sell;
    default:
      return isDiscard(table) ? cardTable.ask.discard : cardTable.ask.bid;
  }
}

/** "You choose 2nd. Take a card." */
function takeInOrder({ order }: View, seat: number, { cardTable, cardRound, stage }: Words): string {
  const place = order.indexOf(seat) + 1;
  return place === 0 ? cardTable.ask.take : cardRound.choose({ place: stage.place({ place }) });
}

/** Without a turn an auction card is discarded, not bid (C7.b). */
export function isDiscard(table: CardsTable): boolean {
  return table.owed.some(({ seat, kind }) => seat === table.viewer && kind === 'discard');
}

/** Nothing where the game goes on by itself. */
function waitedFor(table: CardsTable, view: View, words: Words): string {
  if (table.owed.length === 0) return '';
  const seats = table.owed.map(({ seat }) => occupantName(table.occupants, seat, words));
  const names = joinNames(seats, words.locale);
  return view.steps.at(-1)?.kind === 'bid'
    ? words.cardTable.wait.bid({ names })
    : words.cardTable.wait.other({ name: names });
}
