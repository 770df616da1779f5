/**
 * Gives every lesson that the rules now refuse another deal, after a change of rules or piles. A lesson with a plan
 * (lessons/card-plans.ts) is written again: seed, cards and rivals' moves; its words stay true, because the plan is what
 * they promise. Any other keeps its moves and gets a seed that allows them.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { boardGame } from '@carson/board-game';
import { cardGame } from '@carson/card-game';
import type { AnyGame } from '@carson/engine';
import { lessons as boardLessons } from '../src/lessons/board/index.ts';
import { lessons as cardLessons } from '../src/lessons/cards/index.ts';
import type { Lesson } from '../src/lessons/lesson.ts';
import { recordAt } from '../src/lessons/script.ts';
import { CARD_PLANS } from './lessons/card-plans.ts';
import type { LessonPlan } from './lessons/plan.ts';
import { brokenPromise, scriptFor } from './lessons/search.ts';

const MOST_SEEDS = 1_000_000;
const BIOME = fileURLToPath(new URL('../../../node_modules/@biomejs/biome/bin/biome', import.meta.url));

for (const lesson of cardLessons) {
  const plan = CARD_PLANS.find(({ id }) => id === lesson.id);
  if (plan === undefined ? isLegal(cardGame, lesson) : brokenPromise(plan, lesson) === undefined)
    report(lesson, 'still fits');
  else if (plan === undefined) giveSeed(cardGame, lesson);
  else rewrite(plan);
}
for (const lesson of boardLessons) {
  if (isLegal(boardGame, lesson)) report(lesson, 'still fits');
  else giveSeed(boardGame, lesson);
}

function rewrite(plan: LessonPlan): void {
  const { id, about, minutes, options, rivals } = plan;
  for (let number = 0; number < MOST_SEEDS; number++) {
    const seed = `${id}-card-lesson-${number}`;
    const script = scriptFor(plan, seed);
    if (script === undefined) continue;
    const lesson: Lesson = { id, game: 'cards', minutes, options, seed, rivals, ...script };
    write('cards', id, [
      '// Written by scripts/find-lessons.ts: change its plan there, not the moves here.',
      "import type { Command } from '@carson/card-game';",
      "import type { Lesson } from '../lesson.ts';\n",
      `/** ${about} */`,
      `export const ${id}: Lesson<Command> = ${JSON.stringify(lesson)};\n`,
    ]);
    report({ game: 'cards', id }, `written with the seed ${seed}`);
    return;
  }
  fail(
    { game: 'cards', id },
    `no deal of ${MOST_SEEDS} keeps what it promises: change its plan and its words`,
  );
}

function giveSeed(game: AnyGame, lesson: Lesson): void {
  for (let number = 0; number < MOST_SEEDS / 100; number++) {
    const seed = `${lesson.id}-lesson-${number}`;
    if (!isLegal(game, { ...lesson, seed })) continue;
    const text = readFileSync(fileOf(lesson.game, lesson.id), 'utf8');
    write(lesson.game, lesson.id, [text.replace(/^ {2}seed: '.*',$/m, `  seed: '${seed}',`)]);
    report(lesson, `plays from the seed ${seed}; read whether its words still fit`);
    return;
  }
  fail(lesson, 'no seed allows its moves: write other moves, or a plan');
}

function isLegal(game: AnyGame, lesson: Lesson): boolean {
  try {
    recordAt(game, lesson, lesson.steps.length);
    return true;
  } catch {
    return false;
  }
}

function fileOf(game: string, id: string): string {
  const name = id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return fileURLToPath(new URL(`../src/lessons/${game}/${name}.ts`, import.meta.url));
}

function write(game: string, id: string, lines: readonly string[]): void {
  writeFileSync(fileOf(game, id), lines.join('\n'));
  execFileSync(process.execPath, [BIOME, 'format', '--write', fileOf(game, id)]);
}

function report({ game, id }: Pick<Lesson, 'game' | 'id'>, what: string): void {
  process.stdout.write(`${game}/${id}: ${what}\n`);
}

function fail(lesson: Pick<Lesson, 'game' | 'id'>, what: string): void {
  report(lesson, what);
  process.exitCode = 1;
}
