/** Whom "Play" seats: a level for each game, remembered, with a proposal after wins and after losses. */
import { storedText } from '../../app/settings.ts';
import { BOT_LEVELS, type BotLevel } from '../../rules/bot-levels.ts';
import { OPPONENTS_BY_LEVEL } from '../../rules/bot-people.ts';
import type { SavedGame } from '../../table/stored/saved-games.ts';
import { ownPlace } from './saved.ts';

const FIRST: BotLevel = 'greenhorn';
/** After this many games in a row without a win, an easier opponent is proposed. */
const LOSSES = 3;

const kept = { board: storedText('company-board'), cards: storedText('company-cards') } as const;

export type PlayedGame = keyof typeof kept;

export function opponentLevel(game: PlayedGame): BotLevel {
  return BOT_LEVELS.find((level) => level === kept[game].value) ?? FIRST;
}

export function playAtLevel(game: PlayedGame, level: BotLevel): void {
  kept[game].value = level;
}

/** The next level up after a win, the next one down after losses in a row. */
export function proposedLevel(game: PlayedGame, saved: readonly SavedGame[]): BotLevel | undefined {
  const level = opponentLevel(game);
  const places = saved
    .filter((played) => played.game === game && isAgainst(played, level))
    .flatMap((played) => ownPlace(played)?.place ?? []);
  const at = BOT_LEVELS.indexOf(level);
  if (places[0] === 1) return BOT_LEVELS[at + 1];
  const recent = places.slice(0, LOSSES);
  return recent.length === LOSSES && recent.every((place) => place > 1) ? BOT_LEVELS[at - 1] : undefined;
}

function isAgainst({ occupants }: SavedGame, level: BotLevel): boolean {
  const bots = occupants.flatMap((occupant) => (occupant.kind === 'bot' ? [occupant.bot] : []));
  return OPPONENTS_BY_LEVEL[level].every((id) => bots.includes(id));
}

export function isHarder(level: BotLevel, than: BotLevel): boolean {
  return BOT_LEVELS.indexOf(level) > BOT_LEVELS.indexOf(than);
}
