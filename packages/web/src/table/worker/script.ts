import { type GameCommand, judge, type Match, movesFrom } from '@carson/engine';
import type { Script } from './messages.ts';

/** Whether a script has nothing left for this seat to say: the bot waits. */
export function isScriptOver(script: Script | undefined, match: Match, seat: number): boolean {
  return script !== undefined && written(script, match, seat) === undefined;
}

/** What the script has this seat say; undefined where the player has left it and the command is no longer possible. */
export function scriptedCommand(
  script: Script | undefined,
  match: Match,
  seat: number,
): GameCommand | undefined {
  const command = script && written(script, match, seat);
  if (command === undefined) return undefined;
  return judge(match.game, match.state, seat, command) === undefined ? command : undefined;
}

function written(script: Script, match: Match, seat: number): GameCommand | undefined {
  const said = movesFrom(match.last).filter(({ move }) => move.seat === seat).length;
  return script[seat]?.[said];
}
