import { boardGame, type Command, type View } from '@carson/board-game';
import { type Refusal, seedRandom } from '@carson/engine';

/** Hidden information never decides what is legal, so any state that fits the view gives the same answer. */
export function whyNot(view: View, seat: number, command: Command): Refusal | undefined {
  return boardGame.check(boardGame.imagine(view, seedRandom('check')), seat, command);
}
