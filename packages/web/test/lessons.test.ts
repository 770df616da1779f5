/** Every lesson can be played to its end by the rules, and every word of it is there. */
import './page.ts';
import { keysOf } from '@carson/engine';
import { LANGUAGES } from '@carson/words';
import { describe, expect, it } from 'vitest';
import type { GameId } from '../src/games/game-ui.ts';
import { isMove, LEARNER, type Lesson } from '../src/lessons/lesson.ts';
import { loadLessons, loadLessonWords } from '../src/lessons/registry.ts';
import { createRun } from '../src/lessons/run.ts';
import { recordAt, scriptOf } from '../src/lessons/script.ts';
import { commandKey } from '../src/parts/command-key.ts';
import { loadRules } from '../src/rules/registry.ts';
import type { LocalTableLink } from '../src/table/table-link.ts';
import { desk } from './desk.ts';

const GAMES: readonly GameId[] = ['cards', 'board'];
const all = (await Promise.all(GAMES.map(loadLessons))).flat();
const codes = keysOf(LANGUAGES);

async function gameOf({ game }: Lesson) {
  const rules = await loadRules(game);
  if (rules === undefined) throw new Error(`no rules for ${game}`);
  return rules.game;
}

/** A lesson at a table of its own. */
async function seated(lesson: Lesson) {
  const { host, updates, stored, run: waitForBots } = desk();
  const link = {
    open: (saved, script) => host({ type: 'open', saved, ...(script && { script }) }),
    submit: (answer) => host({ type: 'submit', ...answer }),
    playOn: () => host({ type: 'playOn' }),
  } as Partial<LocalTableLink> as LocalTableLink;
  const game = await gameOf(lesson);
  const run = createRun({ lesson, game, link, id: 'lesson', learner: 'Ann', now: 0 });
  await run.open();
  await host({ type: 'show', viewer: LEARNER });
  await waitForBots();
  const table = () => {
    const last = updates.at(-1);
    if (last === undefined) throw new Error('no table');
    return last;
  };
  return { run, table, stored, waitForBots };
}

describe.each(all.map((lesson) => [`${lesson.game}/${lesson.id}`, lesson] as const))(
  'lesson %s',
  (_, lesson) => {
    it('is played to its end: every expected command is an option when its step comes up', async () => {
      const { run, table, stored, waitForBots } = await seated(lesson);
      for (const step of lesson.steps) {
        if (!isMove(step)) {
          run.touched();
          continue;
        }
        expect(table().options.map(commandKey), step.id).toContain(commandKey(step.move));
        for (const other of step.also ?? [])
          expect(table().options.map(commandKey)).toContain(commandKey(other));
        const answer = await run.link.submit({ seat: LEARNER, command: step.move });
        expect(answer, step.id).toEqual({ ok: true });
        await waitForBots();
      }
      expect(run.step.value).toBe(lesson.steps.length);
      expect(run.strayed.value).toBe(false);
      expect(stored).toEqual([]);
      await run.link.playOn();
      expect(stored.at(-1)?.record.moves.length).toBe(table().moves);
    });

    it('has rivals who have said all when it ends', async () => {
      const record = recordAt(await gameOf(lesson), lesson, lesson.steps.length);
      for (const [seat, commands] of scriptOf(lesson).entries())
        if (seat !== LEARNER)
          expect(record.moves.filter((move) => move.seat === seat).length).toBe(commands.length);
    });

    it.each(codes)('says what to do and why, in at most 30 words (%s)', async (language) => {
      const texts = (await loadLessonWords(lesson.game, language))[lesson.id] ?? {};
      expect(Object.keys(texts).toSorted()).toEqual(
        ['about', 'end', ...lesson.steps.map(({ id }) => id)].toSorted(),
      );
      expect(Object.keys(texts['about'] ?? {}).toSorted()).toEqual(['line', 'name']);
      for (const step of [...lesson.steps, { id: 'end', touch: 'score' } as const]) {
        const said = texts[step.id] ?? {};
        const wanted = ['order', 'topic', 'why', ...(isMove(step) ? ['other'] : [])];
        expect(Object.keys(said), step.id).toEqual(expect.arrayContaining(wanted));
        const count = `${said['order']} ${said['why']}`.split(/\s+/).filter((word) => /\w/.test(word)).length;
        expect(count, `${step.id}: ${said['order']} ${said['why']}`).toBeLessThanOrEqual(
          language === 'en' ? 30 : 40,
        );
      }
    });
  },
);

describe.each(GAMES)('words of the lessons of %s', (game) => {
  it.each(codes)(
    'are of lessons that are there, and of the coach: a head and three sentences (%s)',
    async (language) => {
      const { coach, ...texts } = await loadLessonWords(game, language);
      expect(Object.keys(texts).toSorted()).toEqual(
        all.flatMap((lesson) => (lesson.game === game ? [lesson.id] : [])).toSorted(),
      );
      for (const said of Object.values(coach ?? {}))
        expect(Object.keys(said)).toEqual(['head', 'one', 'two', 'three']);
    },
  );
});

describe('a lesson', () => {
  const [lesson] = all;
  if (lesson === undefined) throw new Error('no lesson');

  it('plays another legal move, says so, and takes it back at the same step', async () => {
    const { run, table } = await seated(lesson);
    while (run.step.value > 0) await run.back();
    const before = table().moves;
    const [first] = lesson.steps;
    const other = table().options.find(
      (option) => isMove(first) && commandKey(option) !== commandKey(first.move),
    );
    if (other === undefined) throw new Error('nothing else to do');
    await run.link.submit({ seat: LEARNER, command: other });
    expect(run.strayed.value).toBe(true);
    expect(run.step.value).toBe(0);
    await run.back();
    expect(run.strayed.value).toBe(false);
    expect(table().moves).toBe(before);
    expect(table().viewer).toBe(LEARNER);
  });

  it('counts what is not possible yet, and stays at its step', async () => {
    const { run, table } = await seated(lesson);
    while (run.step.value > 0) await run.back();
    const before = table().moves;
    const answer = await run.link.submit({ seat: LEARNER, command: { type: 'layCard' } });
    expect(answer.ok).toBe(false);
    expect(run.refused.value).toBe(1);
    expect(run.step.value).toBe(0);
    expect(run.strayed.value).toBe(false);
    expect(table().moves).toBe(before);
  });

  it('undoes a step on the table too', async () => {
    const { run, table, waitForBots } = await seated(lesson);
    while (run.step.value > 0) await run.back();
    const before = table().moves;
    const [first] = lesson.steps;
    if (!isMove(first)) throw new Error('the first step is a move');
    await run.link.submit({ seat: LEARNER, command: first.move });
    await waitForBots();
    expect(run.step.value).toBe(1);
    await run.link.undo(LEARNER, 1);
    expect(run.step.value).toBe(0);
    expect(table().moves).toBe(before);
  });
});
