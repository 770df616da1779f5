import type { EndingUi } from '../../game-ui.ts';
import { lineName } from '../names/score-line-name.ts';
import { seatSymbol } from '../names/seat-symbol.ts';
import type { BoardTable } from '../table-types.ts';

const ICONS: Readonly<Record<string, string>> = {
  points: 'piece-points',
  money: 'piece-dollar',
  property: 'element-house',
  station: 'element-station',
  teacher: 'element-school',
  horses: 'piece-horse',
  kitCarson: 'icon-clock',
};

export const ending: Omit<EndingUi<BoardTable>, 'Picture'> = {
  familyOf: (line) => line,
  familyName: lineName,
  familyIcon: (family) => ICONS[family] ?? 'piece-points',
  symbolOf: (_, seat) => seatSymbol(seat),
  pictures: 'shared',
  planFor: ({ gameOptions, occupants }, seats) => ({
    options: { ...gameOptions, seats: seats.length },
    occupants: occupants.filter((_, seat) => seats.includes(seat)),
  }),
};
