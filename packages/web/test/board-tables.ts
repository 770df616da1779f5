/** Tables of the board game as the page gets them, each at the first decision of its kind. */
import { boardGame, EXPANSION_IDS, type OptionsInput } from '@carson/board-game';
import { type GameRecord, recordOf } from '@carson/engine';
import type { BoardTable } from '../src/games/board/table-types.ts';
import { playTown } from './bot-town.ts';
import { opened } from './page.ts';

const WIDE: OptionsInput = {
  seats: 4,
  roster: { by: 'lot' },
  buildings: [...EXPANSION_IDS],
  variants: { river: { course: 'random' }, outlaws: true, horses: true },
};
const TILES: OptionsInput = {
  seats: 6,
  roster: { by: 'lot' },
  buildings: [...EXPANSION_IDS],
  variants: {
    newBeginning: true,
    river: { course: 'board' },
    outlaws: true,
    mightIsRight: true,
    horses: true,
  },
};
const TOGETHER: OptionsInput = {
  seats: 3,
  roster: { by: 'preset', preset: 'firstGame' },
  variants: { kitCarson: true },
};

const RAIDED: OptionsInput = {
  seats: 5,
  roster: { by: 'preset', preset: 'showdown' },
  variants: { outlaws: true },
};

/** Between them these games meet every variant and every kind of decision; the tests say so. */
export const GAMES: readonly { readonly options: OptionsInput; readonly seed: string }[] = [
  { options: TILES, seed: 's0/3' },
  { options: TOGETHER, seed: 's0/4' },
  { options: RAIDED, seed: 'raid 41' },
  ...[
    's0/0',
    's0/1',
    's0/2',
    's1/0',
    's1/1',
    's1/2',
    's2/0',
    's2/2',
    's3/1',
    's4/0',
    's6/0',
    's6/1',
    's7/3',
  ].map((seed) => ({
    options: WIDE,
    seed,
  })),
];

export interface Moment {
  readonly kind: string;
  readonly seat: number;
  readonly record: GameRecord;
}

/** Random games to their ends: the first decision of each kind, and every end. */
export function momentsOf(games: typeof GAMES): readonly Moment[] {
  const moments: Moment[] = [];
  for (const { options, seed } of games) {
    for (const moment of momentsIn(options, seed)) {
      if (moment.kind === 'over' || !moments.some(({ kind }) => kind === moment.kind)) moments.push(moment);
    }
  }
  return moments;
}

function* momentsIn(options: OptionsInput, seed: string): Generator<Moment> {
  const met = new Set<string>();
  for (const { match, asked } of playTown({ options, seed, bot: 'random' })) {
    const { seat, kind } = asked ?? { seat: 0, kind: 'over' };
    if (!met.has(kind)) yield { kind, seat, record: recordOf(match) };
    met.add(kind);
  }
}

/** The table as the page gets it at that moment. */
export async function tableAt({ record, seat }: Moment): Promise<BoardTable> {
  const read = boardGame.readOptions(record.options);
  const occupants = Array.from({ length: read.ok ? read.value.seats : 0 }, (_, at) => ({
    kind: 'person' as const,
    name: `P${at}`,
  }));
  const { host, shown } = await opened({ game: 'board', occupants, record });
  await host({ type: 'show', viewer: seat });
  const table = shown();
  if (table === undefined) throw new Error('no table was shown');
  return table as BoardTable;
}
