/** B5.6, B14.29: the owner of a parcel is asked for a house there: yes or no. */

import { AGREE, REFUSE } from '../../commands.ts';
import type { ConsentStep } from '../../state/steps.ts';
import { change, pop, topStep } from '../../state/table.ts';
import { askingSeat } from '../step-rules.ts';

export const consent = askingSeat<ConsentStep>({
  ask: () => ({ kind: 'answerConsent', rule: 'B14.29', onTimeout: REFUSE }),
  options(_, out) {
    out.push(AGREE, REFUSE);
  },
  play: {
    answerConsent({ agree }, { state, log }, { step, seat }) {
      const { asker, parcel } = step;
      pop(state);
      const build = topStep(state);
      if (build?.kind !== 'houses') throw new Error('consent was asked outside a build');
      log?.({ type: 'consentAnswered', seat, asker, parcel, agree });
      if (agree) change(state, { ...build, agreed: [...build.agreed, parcel] });
      else change(state, { ...build, refused: [...build.refused, parcel] });
    },
  },
});
