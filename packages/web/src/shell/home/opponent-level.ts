/** Whom "Play" seats: a level for each game, remembered, with a proposal after wins and after losses. */

import { LEVEL_IDS, type LevelId } from '@carson/bots/people';
import { storedText } from '../../app/settings.ts';
import { OPPONENTS_BY_LEVEL } from '../../rules/bot-people.ts';
import type { SavedGame } from '../../table/stored/saved-games.ts';
import { ownPlace } from './saved.ts';

const FIRST: LevelId = 'greenhorn';
/** After this many games in a row without a win, an easier opponent is proposed. */
const LOSSES = 3;

const kept = { board: storedText('company-board'), cards: storedText('company-cards') } as const;

export type PlayedGame = keyof typeof kept;

export function opponentLevel(game: PlayedGame): LevelId {
  return LEVEL_IDS.find((level) => level === kept[game].value) ?? FIRST;
}

export function playAtLevel(game: PlayedGame, level: LevelId): void {
  kept[game].value = level;
}

/** The next level up after a win, the next one down after losses in a row. */
export function proposedLevel(game: PlayedGame, saved: readonly SavedGame[]): LevelId | undefined {
  const level = opponentLevel(game);
  const places = saved
    .filter((played) => played.game === game && isAgainst(played, level))
    .flatMap((played) => ownPlace(played)?.place ?? []);
  const at = LEVEL_IDS.indexOf(level);
  if (places[0] === 1) return LEVEL_IDS[at + 1];
  const recent = places.slice(0, LOSSES);
  return recent.length === LOSSES && recent.every((place) => place > 1) ? LEVEL_IDS[at - 1] : undefined;
}

function isAgainst({ occupants }: SavedGame, level: LevelId): boolean {
  const bots = occupants.flatMap((occupant) => (occupant.kind === 'bot' ? [occupant.bot] : []));
  return OPPONENTS_BY_LEVEL[level].every((id) => bots.includes(id));
}

export function isHarder(level: LevelId, than: LevelId): boolean {
  return LEVEL_IDS.indexOf(level) > LEVEL_IDS.indexOf(than);
}
