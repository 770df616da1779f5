import type { CardEvent, Command, Options, View } from '@carson/card-game';
import type { ShownTable } from '../../table/shown-table.ts';
import type { TablePartProps } from '../game-ui.ts';

export type CardsTable = ShownTable<View, Command, CardEvent, Options>;
export type CardsPartProps = TablePartProps<CardsTable>;
export type CardsLogEntry = CardsTable['log'][number];
export type CardsBeat = CardsTable['beats'][number];
