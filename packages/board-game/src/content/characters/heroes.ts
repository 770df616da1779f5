import { refusal } from '@carson/engine';
import type { Choice } from '../../command.ts';
import { takeCowboys } from '../../people/holdings.ts';
import { award } from '../../people/payments.ts';
import { playerOf } from '../../state/state.ts';
import { type NamedAnswer, namedOffer } from './offers.ts';
import { character } from './power.ts';

const RULE = 'B9.16';

interface Deed {
  readonly choice: Choice;
  readonly points: number;
  readonly cowboys: number;
}

/** B14.25: cowboys of the personal reserve. */
function deed({ choice, points, cowboys }: Deed): NamedAnswer {
  return {
    choice,
    costs: { cowboys },
    brings: { points },
    whyNot: (state, seat) =>
      playerOf(state, seat).cowboys < cowboys
        ? refusal('notEnoughCowboys', 'B14.25', { cowboys: playerOf(state, seat).cowboys, needed: cowboys })
        : undefined,
    take(table, seat) {
      if (cowboys > 0) takeCowboys(table, seat, { count: cowboys, rule: RULE });
      award(table, seat, { points, source: 'power', rule: RULE });
    },
  };
}

export const heroes = character({
  id: 'heroes',
  rule: RULE,
  yellow: { limit: 240, atPeace: true },
  red: {
    limit: 40,
    atOnce: namedOffer({
      kind: 'heroicDeed',
      rule: RULE,
      optional: false,
      answers: [
        deed({ choice: 'points', points: 3, cowboys: 0 }),
        deed({ choice: 'one', points: 6, cowboys: 1 }),
        deed({ choice: 'two', points: 9, cowboys: 2 }),
      ],
    }),
  },
});
