import type { Language } from '../app/settings.ts';
import type { BoardWords } from './board/en.ts';
import type { BoardSetupWords } from './board-setup/en.ts';
import type { BoardTableWords } from './board-table/en.ts';
import type { CardTableWords } from './card-table/en.ts';
import type { CardWords } from './cards/en.ts';
import type { BoardCharacterWords } from './characters/board/en.ts';
import type { CharacterWords } from './characters/cards/en.ts';
import type { HintWords } from './hint/en.ts';
import type { Names } from './names/en.ts';
import type { OnlineWords } from './online/en.ts';
import type { ShellWords } from './shell/en.ts';
import type { StageWords } from './stage/en.ts';

/** Everything the page says, in one language. */
export interface Words {
  readonly language: Language;
  readonly names: Names;
  readonly shell: ShellWords;
  readonly stage: StageWords;
  readonly online: OnlineWords;
  readonly cards: CardWords;
  readonly cardTable: CardTableWords;
  readonly characters: CharacterWords;
  readonly board: BoardWords;
  readonly boardSetup: BoardSetupWords;
  readonly boardTable: BoardTableWords;
  readonly boardCharacters: BoardCharacterWords;
  readonly hint: HintWords;
}
