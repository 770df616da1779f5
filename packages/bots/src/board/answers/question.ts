/** Everything an answer is judged by. The costly parts are made when they are first asked for. */
import type { Step, View } from '@carson/board-game';
import { once } from '../once.ts';
import { type Estate, estateOf } from '../town/estate.ts';
import { type Judgement, type Outlook, outlookOf } from '../town/outlook.ts';
import { type Placing, placingOf } from './placing.ts';

export interface Question {
  readonly outlook: Outlook;
  /** What the game is doing. */
  readonly step: Step | undefined;
  /** What the seat is asked. */
  readonly kind: string;
  readonly estate: () => Estate;
  readonly placing: () => Placing;
}

export function questionOf(view: View, seat: number, judgement: Judgement): Question {
  const outlook = outlookOf(view, seat, judgement);
  return {
    outlook,
    step: view.steps.at(-1),
    kind: view.owed.find((owed) => owed.seat === seat)?.kind ?? '',
    estate: once(() => estateOf(outlook)),
    placing: once(() => placingOf(outlook)),
  };
}
