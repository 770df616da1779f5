/** B9.14, B14.19, B14.20: patients who go on to another space, or funerals. */
import { type Refusal, refusal } from '@carson/engine';
import type { Command } from '../command.ts';
import { ACTION_SPACES } from '../content/action-spaces.ts';
import type { AftermathFrame } from '../frames.ts';
import { nth } from '../lists.ts';
import { putCowboy } from '../pieces.ts';
import { whyClosed } from '../placement.ts';
import { FIRST_SPACE, isSpacePlace, spaceAt } from '../places.ts';
import { askByPower, powerOf } from '../powers.ts';
import { losePoints, payTo } from '../purse.ts';
import { DECLINE, PAY_MONEY, PAY_POINTS, treat } from '../said.ts';
import { playerOf, type State } from '../state.ts';
import { change, pop, type Table } from '../table.ts';
import { maskOf, type Step } from './step.ts';

const RULE = 'B9.14';
const NOT_A_SPACE_TO_COME = refusal('noSpaceToCome', RULE);
const NOT_EMPTY = refusal('spaceNotEmpty', RULE);

export const aftermath: Step<AftermathFrame> = {
  advance(table, frame) {
    const { state } = table;
    if (frame.losers.length === 0) {
      pop(state);
      return true;
    }
    const out: Command[] = [];
    answers(state, frame, out);
    const [first, second] = out;
    if (second !== undefined) return false;
    settle(table, frame, first);
    return true;
  },
  asks: (_, { losers }) => maskOf(nth(losers, 0)),
  ask: ({ holder }, state) =>
    askByPower(state, holder, powerOf(state, holder).surgery === undefined ? 'payFuneral' : 'treat'),
  options: ({ state, frame }, out) => answers(state, frame, out),
  /** A funeral that can be paid in one way only is not asked about. */
  whyNot({ state, frame }, command) {
    const { surgery } = powerOf(state, frame.holder);
    return command.type === 'treat' && surgery !== undefined ? whyNoBed(state, command.place) : undefined;
  },
  play: (table, { frame, command }) => settle(table, frame, command),
};

function answers(state: State, { losers, holder }: AftermathFrame, out: Command[]): void {
  const seat = nth(losers, 0);
  const player = playerOf(state, seat);
  const { surgery, funeral } = powerOf(state, holder);
  if (surgery !== undefined) {
    const affordable = seat === holder || player.money >= surgery.fee;
    if (affordable && player.cowboys > 0) {
      for (let space = state.spacesDone; space < ACTION_SPACES.length; space++) {
        if (whyNoBed(state, FIRST_SPACE + space) === undefined) out.push(treat(FIRST_SPACE + space));
      }
    }
    out.push(DECLINE);
  }
  if (funeral !== undefined) {
    if (player.money >= funeral.money) out.push(PAY_MONEY);
    if (player.points >= funeral.points) out.push(PAY_POINTS);
  }
}

/** An open action space still to come where nobody is, or where there is never a duel. */
function whyNoBed(state: State, place: number): Refusal | undefined {
  if (!isSpacePlace(place) || place < FIRST_SPACE + state.spacesDone) return NOT_A_SPACE_TO_COME;
  const uncontested = spaceAt(place).crowd || nth(state.cowboysAt, place) === 0;
  return uncontested ? whyClosed(state, place) : NOT_EMPTY;
}

function settle(table: Table, frame: AftermathFrame, command: Command | undefined): void {
  const { state, log } = table;
  const { holder, losers } = frame;
  const seat = nth(losers, 0);
  const { surgery, funeral } = powerOf(state, holder);
  change(state, { ...frame, losers: losers.slice(1) });
  if (command?.type === 'treat' && surgery !== undefined) {
    payTo(table, { from: seat, to: holder }, { amount: surgery.fee, source: 'fee', rule: RULE });
    putCowboy(state, seat, { place: command.place });
    log?.({ type: 'patientMoved', seat, place: command.place });
  }
  if (command?.type !== 'payFuneral' || funeral === undefined) return;
  if (command.with === 'money') {
    payTo(table, { from: seat, to: holder }, { amount: funeral.money, source: 'fee', rule: RULE });
  } else losePoints(table, seat, { points: funeral.points, source: 'funeral', rule: RULE });
}
