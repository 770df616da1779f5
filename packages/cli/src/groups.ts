/** The commands about one game, under its name: `carson cards …`. */
import { addAppraise, appraiseContract } from './board/appraise.ts';
import { CARD_COMMANDS, CARD_CONTRACTS } from './cards/index.ts';
import type { Contract } from './contract.ts';
import type { AddCommand } from './json-command.ts';

interface CommandGroup {
  readonly name: string;
  readonly summary: string;
  readonly commands: readonly AddCommand[];
}

export const GROUP_CONTRACTS: readonly Contract[] = [...CARD_CONTRACTS, appraiseContract];

export const COMMAND_GROUPS: readonly CommandGroup[] = [
  { name: 'cards', summary: 'the card game: its deck, cities and scores', commands: CARD_COMMANDS },
  { name: 'board', summary: 'the board game: judge positions', commands: [addAppraise] },
];
