/** B5.6, B14.29: the owner of a parcel is asked for a house there: yes or no. */

import { AGREE, REFUSE } from '../../commands.ts';
import type { ConsentStep } from '../../state/steps.ts';
import { change, pop, topStep } from '../../state/table.ts';
import { maskOf, type StepRules } from '../step-rules.ts';

export const consent: StepRules<ConsentStep> = {
  advance: () => false,
  asks: (_, { seat }) => maskOf(seat),
  ask: () => ({ kind: 'answerConsent', rule: 'B14.29' }),
  options(_, out) {
    out.push(AGREE, REFUSE);
  },
  whyNot: () => undefined,
  play({ state, log }, { step, seat, command }) {
    if (command.type !== 'answerConsent') return;
    const { asker, parcel } = step;
    pop(state);
    log?.({ type: 'consentAnswered', seat, asker, parcel, agree: command.agree });
    const build = topStep(state);
    if (build?.kind !== 'houses') throw new Error('consent was asked outside a build');
    if (command.agree) change(state, { ...build, agreed: [...build.agreed, parcel] });
    else change(state, { ...build, refused: [...build.refused, parcel] });
  },
};
