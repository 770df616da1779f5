/** The figures that stand at the question of a power are those the rules come to. */
import { type Choice, type Command, characterOf, taxesFor, type View } from '@carson/board-game';
import { submit } from '@carson/engine';
import { expect, it } from 'vitest';
import { treatmentFee } from '../src/games/board/characters/power-figures.ts';
import { GAMES } from './board-tables.ts';
import { playTown, type Waiting } from './bot-town.ts';

/** The first question of a kind in these games, of a seat that has to pay or of one that has not. */
function askedFor(kind: string, fits: (view: View, seat: number) => boolean = () => true): Required<Waiting> {
  for (const game of GAMES)
    for (const { match, asked } of playTown({ ...game, bot: 'random' }))
      if (asked?.kind === kind && fits(viewOf(match, asked.seat), asked.seat)) return { match, asked };
  throw new Error(`no game asks ${kind}`);
}

function moneyAfter({ match, asked }: Required<Waiting>, command: Command): number {
  const played = submit(match, { seat: asked.seat, command });
  if (!played.ok) throw new Error(played.refusal.code);
  return viewOf(played.value, asked.seat).players[asked.seat]?.money ?? 0;
}

function viewOf({ game, state }: Waiting['match'], seat: number): View {
  return game.view(state, seat) as View;
}

it('B9.13 says what either tax brings', () => {
  const question = askedFor('tax');
  const { seat } = question.asked;
  const view = viewOf(question.match, seat);
  const before = view.players[seat]?.money ?? 0;
  for (const choice of ['revolvers', 'money'] satisfies Choice[])
    expect(moneyAfter(question, { type: 'choose', choice }) - before, choice).toBe(
      taxesFor(view.players, seat)[choice],
    );
});

it.each([
  { name: 'a patient', isFree: false },
  { name: 'the surgeon', isFree: true },
])('B9.14 says what the surgery costs $name', ({ isFree }) => {
  const question = askedFor('treat', ({ players }, seat) => {
    const power = players[seat]?.power ?? NO_POWER;
    return (characterOf(power) === 'doctor') === isFree;
  });
  const { seat } = question.asked;
  const view = viewOf(question.match, seat);
  const before = view.players[seat]?.money ?? 0;
  const options = question.match.game.options(question.match.state, seat) as readonly Command[];
  const treat = options.find(({ type }) => type === 'treat');
  if (treat === undefined) throw new Error('no one may be treated');
  expect(treatmentFee(view, seat) === 0).toBe(isFree);
  expect(before - moneyAfter(question, treat)).toBe(treatmentFee(view, seat));
});

const NO_POWER = -1;
