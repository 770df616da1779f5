/** What the figures of a review mean, and what this one says; everything else is explained by its game. */
import { type Explanation, type Mark, own } from '../parts/explanation.ts';
import { words } from '../words/words.ts';
import { type Decision, hundredths, nameOf, type ShownReview, signed } from './shown.ts';

export function explainFigure(
  mark: Mark,
  shown: ShownReview,
  step: Decision | undefined,
): Explanation | undefined {
  const said = own(shown.say.explain, mark.id);
  const here = own(HERE, mark.id)?.(mark, shown, step);
  return said && { ...said, ...(here === undefined ? {} : { here }) };
}

type Here = (mark: Mark, shown: ShownReview, step: Decision | undefined) => string | undefined;

const HERE: Readonly<Record<string, Here>> = {
  chance: ({ seat }, shown, step) => {
    const chance = seat === undefined ? undefined : step?.graded?.played.chances[seat];
    if (seat === undefined || chance === undefined) return undefined;
    return shown.say.here.chance({ name: nameOf(shown, seat, words.value), chance: hundredths(chance) });
  },
  flag: ({ where }, { progress, summary, say }) => {
    const turn = summary?.turningPoints.find(({ decision, by }) => `${decision},${by}` === where);
    const decision = turn && progress.graded[turn.decision];
    if (turn === undefined || decision === undefined) return undefined;
    const what = turn.by === 'decision' ? say.kindsOne[decision.kind] : say.causes[turn.by];
    return say.here.flag({ round: decision.round, what, change: signed(hundredths(turn.change)) });
  },
  accuracy: ({ where }, { summary, say }) => {
    const one = summary?.kinds.find(({ kind }) => kind === where);
    return (
      one &&
      say.here.kind({ kind: say.kinds[one.kind], count: one.decisions, percent: Math.round(one.accuracy) })
    );
  },
  dice: ({ where, seat }, shown) => {
    const dice = shown.progress.review?.seats.find((entry) => entry.seat === seat)?.dice;
    const count = dice?.[Number(where) - 1];
    if (dice === undefined || count === undefined || seat === undefined) return undefined;
    const expected = dice.reduce((sum, times) => sum + times, 0) / dice.length;
    return shown.say.here.face({ name: nameOf(shown, seat, words.value), face: where, count, expected });
  },
  ...Object.fromEntries(
    (['duels', 'duelDice', 'gaming', 'tiles', 'columns', 'characters', 'ties'] as const).map(
      (id): [string, Here] => [id, (_, shown) => luckHere(id, shown)],
    ),
  ),
};

/** In how many games of a hundred it comes worse. */
function luckHere(id: string, { summary, say }: ShownReview): string | undefined {
  const row = summary?.luck.find((entry) => entry.id === id);
  return row && say.here.share({ worse: hundredths(row.share) });
}
