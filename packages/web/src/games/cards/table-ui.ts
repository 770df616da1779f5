import type { CardsTable } from './table-types.ts';
import '../../style/cards.css';
import '../../style/city.css';
import '../../style/laying.css';
import type { JSX } from 'preact';
import { h } from 'preact';
import { occupantName } from '../../parts/seats/people.ts';
import { words } from '../../words/words.ts';
import type { TableUi } from '../game-ui.ts';
import { AnswerPanel } from './answers/answer-panel.tsx';
import { moveName } from './answers/move-name.ts';
import { pointAtMove } from './answers/point-at-move.ts';
import { CardTable, cardAt } from './card-table.tsx';
import { CityPicture } from './city/city-picture.tsx';
import { KeptPicture } from './city/kept-picture.tsx';
import { lineName } from './names/score-line-name.ts';
import { Players } from './players/players.tsx';
import { heading, question } from './round/question.ts';
import { highlight, highlighted } from './selection/selection.ts';
import { ending } from './show/ending.ts';
import { continues, logLines } from './show/log-lines.ts';
import { remarkOn } from './show/remarks.ts';
import { scene } from './show/scenes.tsx';

export const tableUi: TableUi<CardsTable> = {
  panes: [{ id: 'board', icon: 'icon-city', name: ({ shell }) => shell.table.board, Content: CardTable }],
  Players,
  Ask: AnswerPanel,
  question,
  heading,
  headingMark: 'card:era',
  scene,
  logLines,
  remarkOn,
  continues,
  lineName,
  loadExplain: async () => (await import('./explain/explain.ts')).explain,
  highlight,
  moveName,
  point: pointAtMove,
  answerAt: cardAt,
  ending: { ...ending, Picture: SheetCity },
  loadCompared: async () => (await import('./show/compared.tsx')).Compared,
  Picture: SheetCity,
};

/** The city beside the score sheet, the cards of a virtual player: the highlighted parcels are those of the line that is pointed at. */
function SheetCity({
  table,
  seat: at,
}: {
  readonly table: CardsTable;
  readonly seat: number;
}): JSX.Element | null {
  const seat = table.view.seats[at];
  if (seat === undefined) return null;
  if (seat.level !== undefined) {
    const label = words.value.cardTable.keeps({ cards: seat.kept.length + seat.characters.length });
    return h(KeptPicture, { seat, label });
  }
  if (seat.parcels.length === 0) return null;
  const label = words.value.cardTable.city({ name: occupantName(table.occupants, at, words.value) });
  return h(CityPicture, {
    seat,
    label,
    highlighted: highlighted.value?.seat === at ? highlighted.value.parcels : [],
  });
}
