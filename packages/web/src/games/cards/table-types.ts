/** A table of the card game, with the types of its rules. */
import type { CardEvent, CardOptions, CardView, Command } from '@carson/card-game';
import type { ShownTable } from '../../table/shown-table.ts';
import type { TablePartProps } from '../game-ui.ts';

export type CardsTable = ShownTable<CardView, Command, CardEvent, CardOptions>;
export type CardsPartProps = TablePartProps<CardsTable>;
export type CardsLogEntry = CardsTable['log'][number];
export type CardsBeat = CardsTable['beats'][number];
