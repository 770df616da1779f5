import { refusal } from '@carson/engine';
import type { Choice } from '../../command.ts';
import { giveCowboys, giveRevolvers } from '../../people/holdings.ts';
import { pay } from '../../people/payments.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Table } from '../../state/table.ts';
import { type NamedAnswer, namedOffer, whyCannotPay } from './offers.ts';
import { character } from './power.ts';

const RULE = 'B9.6';

interface Bargain {
  readonly choice: Choice;
  readonly count: number;
  readonly price: number;
}

type Give = (table: Table, seat: number, given: { count: number; rule: string }) => void;

const GIVE: Readonly<Record<'cowboys' | 'revolvers', Give>> = {
  cowboys: giveCowboys,
  revolvers: giveRevolvers,
};

function bargain({ choice, count, price }: Bargain, what: 'cowboys' | 'revolvers'): NamedAnswer {
  return {
    choice,
    costs: { money: price },
    brings: { [what]: count },
    whyNot: (state, seat) => whyCannotPay(state, seat, { price, rule: RULE }),
    take(table, seat) {
      pay(table, seat, { amount: price, source: 'power', rule: RULE });
      GIVE[what](table, seat, { count, rule: RULE });
    },
  };
}

function hired(given: Bargain): NamedAnswer {
  const answer = bargain(given, 'cowboys');
  return {
    ...answer,
    whyNot: (state, seat) => tooFew(state, seat, given.count) ?? answer.whyNot?.(state, seat),
  };
}

function tooFew(state: State, seat: number, count: number) {
  const { supply } = playerOf(state, seat);
  return supply < count ? refusal('noCowboysInSupply', RULE, { count, supply }) : undefined;
}

export const captain = character({
  id: 'captain',
  rule: RULE,
  yellow: {
    limit: 25,
    atOnce: namedOffer({
      kind: 'hireCowboys',
      rule: RULE,
      optional: true,
      answers: [
        hired({ choice: 'one', count: 1, price: 1 }),
        hired({ choice: 'two', count: 2, price: 4 }),
        hired({ choice: 'three', count: 3, price: 9 }),
      ],
    }),
  },
  red: {
    limit: 20,
    atOnce: namedOffer({
      kind: 'buyRevolvers',
      rule: RULE,
      optional: true,
      answers: [
        bargain({ choice: 'one', count: 1, price: 3 }, 'revolvers'),
        bargain({ choice: 'two', count: 2, price: 9 }, 'revolvers'),
      ],
    }),
  },
});
