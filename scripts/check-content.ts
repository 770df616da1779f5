/**
 * Part of `npm run check`: content and rule numbers are said in the rules alone. Bots, page, server, command line and
 * words may have a table with a row per character or building, which the compiler keeps complete; a comparison with
 * one of them, with a paragraph or with a number, or a number under the name that it has in the rules, would be a rule
 * said twice. After set-up no code, not even of the rules, asks which variant is on.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { contentComparisons, namedNumbers, numberComparisons, variantQuestions } from './lib/content-ids.ts';
import { GAME_PACKAGES } from './lib/games.mjs';
import { inRoot } from './lib/root.mjs';

/** What pages before the game and callers of the command line say themselves; after set-up the rules and `view.inPlay` know. */
const SAYS_VARIANTS = /^packages\/(web\/src\/games\/board\/setup|cli\/src\/board|board-game\/src\/setup)\//;

const OTHERS = ['bots', 'web', 'words', 'server', 'cli'];

/** The numbers of the server are of networks: it knows no rules. */
const HAS_OTHER_NUMBERS = /^packages\/server\//;

/** Where a content id is compared with all the same: what is drawn or said of this one thing and of no other. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // The bots weigh what these do by formulas of their own.
  'packages/bots/src/board/grounds/place.ts': ['salary', 'gaming'],
  'packages/bots/src/board/answers/placing.ts': ['salary', 'gaming'],
  'packages/bots/src/board/town/prospects.ts': ['salary', 'gaming'],
  // Drawings and sentences about one thing.
  'packages/web/src/games/board/characters/character-effect.ts': ['house', 'townhouse', 'settler'],
  'packages/web/src/games/board/duel/duel-outcome.ts': ['cityHall'],
  'packages/web/src/games/board/names/character-text.ts': ['doctor', 'lawyer'],
  'packages/web/src/games/board/names/place-name.ts': ['prison'],
  'packages/web/src/games/board/names/score-part-name.ts': ['saloon'],
  'packages/web/src/games/board/names/space-face.tsx': ['salary', 'gaming'],
  'packages/web/src/games/board/setup/plan.ts': ['river'],
  'packages/web/src/games/board/setup/variants-part.tsx': ['river'],
  'packages/web/src/games/board/town/parcels.tsx': ['river', 'mountain'],
  'packages/web/src/games/board/town/river-course.ts': ['river'],
  'packages/web/src/games/board/town/roads.tsx': ['river'],
  'packages/web/src/games/cards/city/ground-paths.ts': ['mountain'],
  'packages/web/src/games/cards/rule-picture.tsx': ['C8.3'],
  // A bit for each of two walls.
  'packages/bots/src/cards/city/laying.ts': ['walls === 3'],
  // B9.14, B9.18: these two are two people each.
  'packages/words/src/person-on.ts': ['doctor', 'lawyer'],
};

/** Names that mean something else outside the rules. */
const OTHER_MEANINGS = ['SIDE', 'SIZE', 'STRIDE', 'RED', 'YELLOW', 'BARE', 'MARGIN'];

function sourcesOf(name: string): readonly { readonly file: string; readonly text: string }[] {
  return readdirSync(inRoot('packages', name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `packages/${name}/src/${path.replaceAll('\\', '/')}`)
    .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }));
}

const numbers = new Map(
  GAME_PACKAGES.flatMap(sourcesOf)
    .flatMap(({ file, text }) => namedNumbers(file, text).map((name) => [name, file] as const))
    .filter(([name]) => !OTHER_MEANINGS.includes(name)),
);
const questions = [...OTHERS, ...GAME_PACKAGES]
  .flatMap(sourcesOf)
  .filter(({ file }) => !SAYS_VARIANTS.test(file))
  .flatMap(({ file, text }) =>
    variantQuestions(file, text).map(
      ({ line, id }) =>
        `${file}:${line}: ${id} asks which variant is on: ask the rule set, or view.inPlay, what follows from it`,
    ),
  );
const comparisons = OTHERS.flatMap(sourcesOf).flatMap(({ file, text }) => [
  ...contentComparisons(file, text)
    .filter(({ id }) => ALLOWED[file]?.includes(id) !== true)
    .map(
      ({ line, id }) => `${file}:${line}: '${id}' is a matter of the rules: let them say what is asked here`,
    ),
  ...numberComparisons(file, text)
    .filter(({ id }) => !HAS_OTHER_NUMBERS.test(file) && ALLOWED[file]?.includes(id) !== true)
    .map(
      ({ line, id }) => `${file}:${line}: ${id} says a number: import it from the rules, or give it a name`,
    ),
  ...namedNumbers(file, text)
    .filter((name) => numbers.has(name))
    .map(
      (name) => `${file}: ${name} is a number of the rules in ${numbers.get(name)}: import it, or rename one`,
    ),
]);
const faults = [...questions, ...comparisons];
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
