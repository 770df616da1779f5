/**
 * What if: a private copy of a game, played on from one of its moments against bots. Of a finished game it is the
 * record up to there, with the same luck to come. Of a running one it is a guess: a state that fits what the seat
 * knows, so that it reveals neither hidden facts nor future dice.
 */
import { type GameCommand, type GameRecord, recordOf } from '@carson/engine';
import { notice } from '../app/overlays.ts';
import type { Route } from '../app/route.ts';
import { randomToken } from '../app/token.ts';
import { nextPerson } from '../rules/bot-people.ts';
import type { GameRules } from '../rules/game-rules.ts';
import type { Occupant } from '../rules/occupants.ts';
import { loadRules } from '../rules/registry.ts';
import { words } from '../words/words.ts';
import { guessedMatch, recordUpTo } from './guess.ts';
import { storeAndOpen } from './start-table.ts';
import { deleteGame, listGames } from './stored/saved-games.ts';

export interface Branching {
  readonly game: string;
  readonly occupants: readonly Occupant[];
  /** The seat of the person; all others are bots. */
  readonly seat: number;
  /** Where the game itself is. */
  readonly back: Route;
  /** So many moves are kept. */
  readonly moves: number;
  readonly from: KnownGame | SeenGame;
}

/** A finished game: its whole record, and moves that are shown instead of those that followed. */
interface KnownGame {
  readonly record: GameRecord;
  readonly line?: Moves;
}

type Moves = readonly { readonly seat: number; readonly command: GameCommand }[];

/** A running game: what the seat sees after those moves. */
interface SeenGame {
  readonly options: unknown;
  readonly view: unknown;
}

/** Copies beyond this number give way to newer ones. */
const MOST_COPIES = 5;

/** Makes the copy and opens its table; the game itself stays as it is. */
export async function playOnFrom(branching: Branching): Promise<void> {
  const { game, occupants, seat, back, moves } = branching;
  const rules = await loadRules(game);
  const branch = rules && branchOf(rules, branching);
  if (branch === undefined) {
    notice.value = { text: words.value.shell.errors.damaged };
    return;
  }
  await makeRoom().catch(() => undefined);
  const now = Date.now();
  const line = 'record' in branching.from ? branching.from.line : undefined;
  const copy = {
    id: randomToken(8),
    game,
    startedAt: now,
    changedAt: now,
    over: false,
    occupants: againstBots(occupants, seat),
    record: branch.record,
    whatIf: {
      back,
      moves,
      ...('view' in branch ? { view: branch.view } : {}),
      ...(line === undefined ? {} : { line: line.length }),
    },
  };
  await storeAndOpen(copy, line === undefined ? undefined : moves);
}

type Branch = { readonly record: GameRecord } | { readonly record: GameRecord; readonly view: unknown };

function branchOf(rules: GameRules, { from, moves }: Branching): Branch | undefined {
  if ('record' in from) {
    const { line = [] } = from;
    const shown = { ...from.record, moves: [...from.record.moves.slice(0, moves), ...line] };
    const record = recordUpTo(rules, shown, moves + line.length);
    return record && { record };
  }
  const guess = guessedMatch(rules, { ...from, seed: randomToken() });
  return { record: recordOf(guess), view: from.view };
}

/** Other people's seats are played by people of the town. */
function againstBots(occupants: readonly Occupant[], own: number): readonly Occupant[] {
  const seated = occupants.flatMap((occupant) => (occupant.kind === 'bot' ? [occupant.bot] : []));
  return occupants.map((occupant, seat): Occupant => {
    if (occupant.kind === 'virtual') return occupant;
    if (seat === own) {
      const name = occupant.kind === 'person' ? occupant.name : '';
      return { kind: 'person', name: name || words.value.shell.setup.you };
    }
    if (occupant.kind === 'bot') return occupant;
    const bot = nextPerson(seated);
    seated.push(bot);
    return { kind: 'bot', bot };
  });
}

async function makeRoom(): Promise<void> {
  const copies = (await listGames()).filter(({ whatIf }) => whatIf !== undefined);
  for (const { id } of copies.slice(MOST_COPIES - 1)) await deleteGame(id);
}
