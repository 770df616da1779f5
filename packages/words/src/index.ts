/** Everything a person reads, in every language: messages with typed parameters. */
export { LANGUAGES, type Language, WORDS_PARTS } from '../generated/languages.js';
export type { Words } from '../generated/words.d.ts';
export { duelSum, type Fighter } from './duel-sum.ts';
export { describeElements } from './elements.ts';
export { explain, explainServer } from './explain.ts';
export { isLanguage } from './is-language.ts';
export {
  type LessonWords,
  loadBoardLessons,
  loadBoardRulebook,
  loadCardLessons,
  loadCardRulebook,
  loadCatalogue,
  loadRemarks,
  loadReviewWords,
  type Remarks,
  type ReviewWords,
  type StepWords,
  type WordsPart,
} from './load.ts';
export { parcelName } from './parcel-name.ts';
export { personOn } from './person-on.ts';
export { spansOf } from './rulebook/markup.ts';
export { type Chapter, type Rulebook, rulingsOf } from './rulebook/rulebook.ts';
export { searchRulebook } from './rulebook/search.ts';
export { type Messages, say } from './say.ts';
