/** B10.1: everyone secretly fills in a starting kit; all are revealed together. */
import { refusal } from '@carson/engine';
import type { CommandOf } from '../../command.ts';
import type { Kit } from '../../setup/rule-set.ts';
import { equip } from '../../setup/setup.ts';
import { answerOf } from '../../state/state.ts';
import type { KitsStep } from '../../state/steps.ts';
import { change, pop, type Table } from '../../state/table.ts';
import { asking, maskOf } from '../step-rules.ts';

/** Points for one of each, and how many of each there may be. */
export const KIT_PRICES = { cowboys: 3, parcels: 3, revolvers: 3, roads: 2 } as const;
export const KIT_RANGES = { cowboys: [1, 6], parcels: [0, 4], revolvers: [0, 3], roads: [0, 4] } as const;
export const MOST_KIT_MONEY = 30;

type Wish = Omit<Kit, 'money'>;

function moneyLeft(budget: number, wish: Wish): number {
  const { cowboys, parcels, revolvers, roads } = wish;
  return (
    budget -
    cowboys * KIT_PRICES.cowboys -
    parcels * KIT_PRICES.parcels -
    revolvers * KIT_PRICES.revolvers -
    roads * KIT_PRICES.roads
  );
}

/** What is not spent is money. */
export function kitFrom(budget: number, { cowboys, parcels, revolvers, roads }: Wish): Kit {
  const wish = { cowboys, parcels, revolvers, roads };
  return { money: moneyLeft(budget, wish), ...wish };
}

export const kits = asking<KitsStep>({
  advance(table, step) {
    if (step.open !== 0) return false;
    reveal(table);
    return true;
  },
  asks: (_, step) => step.open,
  ask: () => ({ kind: 'fillKit', rule: 'B10.1', sealed: true }),
  options({ state }, out) {
    out.push(...kitsWithin(state.rules.kitBudget));
  },
  whyNot: {
    fillKit(wish, { state }) {
      for (const key of ['cowboys', 'parcels', 'revolvers', 'roads'] as const) {
        const [least, most] = KIT_RANGES[key];
        if (wish[key] < least || wish[key] > most) {
          return refusal('kitOutOfRange', 'B10.1', { what: key, least, most });
        }
      }
      const money = moneyLeft(state.rules.kitBudget, wish);
      if (money < 0) return refusal('kitTooDear', 'B10.1', { over: -money });
      return refusal('kitTooMuchMoney', 'B10.1', { money, most: MOST_KIT_MONEY });
    },
  },
  play: {
    fillKit(wish, { state, log }, { step, seat }) {
      log?.({ type: 'kitFilled', seat });
      state.answers = [...state.answers, { seat, answer: kitFrom(state.rules.kitBudget, wish) }];
      change(state, { ...step, open: step.open & ~maskOf(seat) });
    },
  },
});

function reveal(table: Table): void {
  const { state, log } = table;
  const kits = state.players.map((_, seat) => answerOf(state, seat) as Kit);
  state.reveals++;
  state.answers = [];
  log?.({ type: 'kitsOpened', kits });
  pop(state);
  for (const [seat, kit] of kits.entries()) equip(table, seat, kit);
}

/** Every kit that a budget allows. */
export function kitsWithin(budget: number): readonly CommandOf<'fillKit'>[] {
  const all: CommandOf<'fillKit'>[] = [];
  for (let cowboys: number = KIT_RANGES.cowboys[0]; cowboys <= KIT_RANGES.cowboys[1]; cowboys++)
    for (let parcels: number = KIT_RANGES.parcels[0]; parcels <= KIT_RANGES.parcels[1]; parcels++)
      for (let revolvers: number = KIT_RANGES.revolvers[0]; revolvers <= KIT_RANGES.revolvers[1]; revolvers++)
        for (let roads: number = KIT_RANGES.roads[0]; roads <= KIT_RANGES.roads[1]; roads++) {
          const money = moneyLeft(budget, { cowboys, parcels, revolvers, roads });
          if (money >= 0 && money <= MOST_KIT_MONEY)
            all.push({ type: 'fillKit', cowboys, parcels, revolvers, roads });
        }
  return all;
}
