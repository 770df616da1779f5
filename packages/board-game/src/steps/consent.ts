/** B5.6, B14.29: the owner of a parcel is asked for a house there: yes or no. */
import type { ConsentFrame } from '../frames.ts';
import { AGREE, REFUSE } from '../said.ts';
import { change, pop, topFrame } from '../table.ts';
import { maskOf, type Step } from './step.ts';

export const consent: Step<ConsentFrame> = {
  advance: () => false,
  asks: (_, { seat }) => maskOf(seat),
  ask: () => ({ kind: 'answerConsent', rule: 'B14.29' }),
  options(_, out) {
    out.push(AGREE, REFUSE);
  },
  whyNot: () => undefined,
  play({ state, log }, { frame, seat, command }) {
    if (command.type !== 'answerConsent') return;
    const { asker, parcel } = frame;
    pop(state);
    log?.({ type: 'consentAnswered', seat, asker, parcel, agree: command.agree });
    const build = topFrame(state);
    if (build?.step !== 'houses') throw new Error('consent was asked outside a build');
    if (command.agree) change(state, { ...build, agreed: [...build.agreed, parcel] });
    else change(state, { ...build, refused: [...build.refused, parcel] });
  },
};
