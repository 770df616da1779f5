import type { BoardEvent, Command, Options, View } from '@carson/board-game';
import type { ShownTable } from '../../table/shown-table.ts';
import type { TablePartProps } from '../game-ui.ts';

export type BoardTable = ShownTable<View, Command, BoardEvent, Options>;
export type BoardPartProps = TablePartProps<BoardTable>;
export type BoardLogEntry = BoardTable['log'][number];
export type BoardBeat = BoardTable['beats'][number];
