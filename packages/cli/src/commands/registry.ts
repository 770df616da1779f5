/** Every command of `carson`, in the order of its help. */
import { appraiseCommand } from '../board/appraise.ts';
import { deckCommand } from '../cards/deck.ts';
import { placementsCommand } from '../cards/placements.ts';
import { scoreCommand } from '../cards/score.ts';
import { sellableCommand } from '../cards/sellable.ts';
import type { Contract } from '../contract/contract.ts';
import type { CarsonCommand } from '../contract/json-command.ts';
import { ladderCommand } from './ladder.ts';
import { replayCommand } from './replay.ts';
import { reviewCommand } from './review.ts';
import { simulateCommand } from './simulate.ts';
import { watchCommand } from './watch.ts';

/** The commands about one game, under its name: `carson cards …`. */
interface CommandGroup {
  readonly name: string;
  readonly summary: string;
  readonly commands: readonly CarsonCommand[];
}

export const COMMAND_GROUPS: readonly CommandGroup[] = [
  {
    name: 'cards',
    summary: 'the card game: its deck, cities and scores',
    commands: [deckCommand, scoreCommand, placementsCommand, sellableCommand],
  },
  { name: 'board', summary: 'the board game: judge positions', commands: [appraiseCommand] },
];

export const COMMANDS: readonly CarsonCommand[] = [
  simulateCommand,
  replayCommand,
  reviewCommand,
  ladderCommand,
  watchCommand,
];

/** What every command that answers JSON promises. `carson schema`, `--help` and docs/cli.md are written from it. */
export const CONTRACTS: readonly Contract[] = [
  ...COMMAND_GROUPS.flatMap(({ commands }) => commands),
  ...COMMANDS,
].flatMap(({ contract }) => contract ?? []);
