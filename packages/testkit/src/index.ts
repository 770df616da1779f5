export { type Beat, playInBeats } from './beats.ts';
export { contractInvariants } from './contract-invariants.ts';
export { difference } from './difference.ts';
export { type Expected, type Fixture, fixtureFault, fixturesIn, keepFixture } from './fixtures.ts';
export {
  commandLeak,
  expectNoLeak,
  imaginedLeak,
  leak,
  sealedAnswerLeak,
  viewersOf,
} from './hidden-facts.ts';
export { countKind, type Kinds, neverOccurred, noKinds } from './kinds.ts';
export type { GameUnderTest, Invariant, Moment, Move, Violation } from './moment.ts';
export { movesOf, perft, perfts } from './perft.ts';
export { keptStories } from './random-play/kept-stories.ts';
export { playWithQueuedAnswers } from './random-play/queued-answers.ts';
export { type FinishedGame, playRandomGames, type RandomGames } from './random-play/random-games.ts';
export { type Story, storyOf } from './random-play/story.ts';
export { withChance, withDice } from './scripted-chance.ts';
