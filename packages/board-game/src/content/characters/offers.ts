/** Questions that several powers have in common. */
import { type Refusal, refusal } from '@carson/engine';
import { whyNotOwnable } from '../../appraise/parcels.ts';
import type { Choice, CommandOf } from '../../command.ts';
import { choose, claimParcel, DECLINE } from '../../commands.ts';
import { known } from '../../lists.ts';
import { earn } from '../../people/payments.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { Table } from '../../state/table.ts';
import { PARCELS } from '../../town/geometry.ts';
import type { Goods, Offer, Terms } from './power.ts';

/** One of a few named answers, each with its own conditions. */
export interface NamedAnswer {
  readonly choice: Choice;
  readonly costs?: Goods;
  readonly brings?: Goods;
  readonly whyNot?: (state: State, seat: number) => Refusal | undefined;
  readonly take: (table: Table, seat: number) => void;
}

interface NamedOffer {
  readonly kind: string;
  readonly rule: string;
  readonly answers: readonly NamedAnswer[];
  /** Whether the power may be left unused. */
  readonly optional: boolean;
}

export function namedOffer({ kind, rule, answers, optional }: NamedOffer): Offer {
  const find = ({ choice }: CommandOf<'choose'>) => answers.find((answer) => answer.choice === choice);
  const why = (command: CommandOf<'choose'>, state: State, seat: number) =>
    find(command)?.whyNot?.(state, seat);
  return {
    kind,
    terms: answers.map(termsOf),
    options(state, seat, out) {
      for (const { choice } of answers) {
        if (why({ type: 'choose', choice }, state, seat) === undefined) out.push(choose(choice));
      }
      if (optional) out.push(DECLINE);
    },
    whyNot: { choose: why },
    accept: {
      choose(command, table, seat) {
        table.log?.({ type: 'powerChosen', seat, choice: command.choice, rule });
        known(find(command), 'the answer chosen').take(table, seat);
      },
    },
  };
}

function termsOf({ choice, costs = {}, brings = {} }: NamedAnswer): Terms {
  return { answer: choice, costs, brings };
}

interface ParcelOffer {
  readonly kind: string;
  readonly terms?: readonly Terms[];
  /** Beyond being free to own (B14.10) and within the titles (B14.24). */
  readonly whyNot?: (state: State, seat: number, parcel: number) => Refusal | undefined;
  readonly take: (table: Table, seat: number, parcel: number) => void;
}

/** One unowned parcel of the seat's choice. */
export function parcelOffer({ kind, terms = [], whyNot, take }: ParcelOffer): Offer {
  const why = (state: State, seat: number, parcel: number) =>
    whyNotOwnable(state.town, parcel) ?? whyNot?.(state, seat, parcel);
  return {
    kind,
    terms,
    options(state, seat, out) {
      if (playerOf(state, seat).titles > 0) {
        for (const parcel of PARCELS) {
          if (why(state, seat, parcel) === undefined) out.push(claimParcel(parcel));
        }
      }
      out.push(DECLINE);
    },
    whyNot: { claimParcel: ({ parcel }, state, seat) => why(state, seat, parcel) },
    accept: { claimParcel: ({ parcel }, table, seat) => take(table, seat, parcel) },
  };
}

/** Why the seat cannot pay; the rule is that of what it would pay for. */
export function whyCannotPay(
  state: State,
  seat: number,
  cost: { price: number; rule: string },
): Refusal | undefined {
  const { money } = playerOf(state, seat);
  if (money >= cost.price) return undefined;
  return refusal('notEnoughMoney', cost.rule, { price: cost.price, money });
}

/** B9.3, B9.5 */
export const MONEY_INSTEAD = 8;

/** Money now, instead of what is pledged. */
export function moneyNow(rule: string): NamedAnswer {
  return {
    choice: 'money',
    brings: { money: MONEY_INSTEAD },
    take(table, seat) {
      playerOf(table.state, seat).pledge = 'taken';
      earn(table, seat, { amount: MONEY_INSTEAD, source: 'power', rule });
    },
  };
}

/** B9.3, B9.5: money now, or points at the end of the round. */
export function moneyOrPoints(rule: string): Offer {
  return namedOffer({
    kind: 'moneyOrPoints',
    rule,
    optional: false,
    answers: [
      moneyNow(rule),
      {
        choice: 'points',
        take(table, seat) {
          playerOf(table.state, seat).pledge = 'points';
        },
      },
    ],
  });
}
