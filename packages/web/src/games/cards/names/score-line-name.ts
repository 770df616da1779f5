import type { Texts, Words } from '../../../words/words.ts';

/** A line of the score sheet (C6.16): one of the pad's lines, or a character's. */
export function lineName(line: string, { cardTable, names }: Words): string {
  const lines: Texts = cardTable.scoreLines;
  const characters: Texts = names.characters;
  return lines[line] ?? characters[line.replace(/^character:/, '')] ?? line;
}

const ICONS: Readonly<Record<string, string>> = {
  ranches: 'element-ranch',
  mines: 'element-mine',
  drugstoreHouses: 'element-drugstore',
  bankHouses: 'element-bank',
  saloons: 'element-saloon',
  storeAndHallHouses: 'element-generalStore',
  timesRanches: 'element-blacksmith',
  timesMines: 'element-blacksmith',
  timesHouses: 'element-church',
  hotels: 'element-hotel',
  cityHallBuildings: 'element-cityHall',
  outlaws: 'element-outlaws',
  appeal: 'piece-appeal',
};

/** What the line counts, as a picture; a character's line shows the character. */
export function lineIcon(line: string): string {
  return ICONS[line] ?? `character-${line}`;
}
