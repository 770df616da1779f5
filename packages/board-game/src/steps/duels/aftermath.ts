/** B9.14, B14.19, B14.20: patients who go on to another space, or funerals. */
import { type Refusal, refusal } from '@carson/engine';
import type { Command } from '../../command.ts';
import { DECLINE, PAY_MONEY, PAY_POINTS, treat } from '../../commands.ts';
import { ACTION_SPACES } from '../../content/action-spaces.ts';
import { known, nth } from '../../lists.ts';
import { losePoints, payTo } from '../../people/payments.ts';
import { askByPower, powerOf } from '../../people/powers.ts';
import { putCowboy } from '../../placing/pieces.ts';
import { whyClosed } from '../../placing/placement.ts';
import { FIRST_SPACE, isSpacePlace, spaceAt } from '../../placing/places.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { AftermathStep } from '../../state/steps.ts';
import { change, pop } from '../../state/table.ts';
import { asking, maskOf } from '../step-rules.ts';

const RULE = 'B9.14';
const NOT_A_SPACE_TO_COME = refusal('noSpaceToCome', RULE);
const NOT_EMPTY = refusal('spaceNotEmpty', RULE);

export const aftermath = asking<AftermathStep>({
  advance(table, step) {
    const { state } = table;
    if (step.losers.length === 0) {
      pop(state);
      return true;
    }
    const out: Command[] = [];
    answers(state, step, out);
    const [first, second] = out;
    if (second !== undefined) return false;
    if (first === undefined) dismiss(state, step);
    else aftermath.play(first, table, { step, seat: nth(step.losers, 0) });
    return true;
  },
  asks: (_, { losers }) => maskOf(nth(losers, 0)),
  ask: ({ holder }, state) =>
    askByPower(state, holder, powerOf(state, holder).surgery === undefined ? 'payFuneral' : 'treat'),
  options: ({ state, step }, out) => answers(state, step, out),
  /** A funeral that can be paid in one way only is not asked about. */
  whyNot: {
    treat: ({ place }, { state, step }) =>
      powerOf(state, step.holder).surgery === undefined ? undefined : whyNoBed(state, place),
  },
  play: {
    treat({ place }, table, { step, seat }) {
      const { state, log } = table;
      const { fee } = known(powerOf(state, step.holder).surgery, 'a surgery');
      dismiss(state, step);
      payTo(table, { from: seat, to: step.holder }, { amount: fee, source: 'fee', rule: RULE });
      putCowboy(state, seat, { place });
      log?.({ type: 'patientMoved', seat, place });
    },
    payFuneral(command, table, { step, seat }) {
      const { money, points } = known(powerOf(table.state, step.holder).funeral, 'a funeral');
      dismiss(table.state, step);
      if (command.with === 'money') {
        payTo(table, { from: seat, to: step.holder }, { amount: money, source: 'fee', rule: RULE });
      } else losePoints(table, seat, { points, source: 'funeral', rule: RULE });
    },
    decline: (_, { state }, { step }) => dismiss(state, step),
  },
});

function answers(state: State, { losers, holder }: AftermathStep, out: Command[]): void {
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

/** An open action space still to come that is empty, or where there is never a duel. */
function whyNoBed(state: State, place: number): Refusal | undefined {
  if (!isSpacePlace(place) || place < FIRST_SPACE + state.spacesDone) return NOT_A_SPACE_TO_COME;
  const uncontested = spaceAt(place).shared || nth(state.cowboysAt, place) === 0;
  return uncontested ? whyClosed(state, place) : NOT_EMPTY;
}

/** The first loser has been asked. */
function dismiss(state: State, step: AftermathStep): void {
  change(state, { ...step, losers: step.losers.slice(1) });
}
