/** The set-up page of the board game; every part changes the one plan. */

import '../../../style/board.css';
import { rulingsInForce } from '@carson/board-game';
import { explain, loadBoardRulebook } from '@carson/words';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { botsInStep, playerName } from '../../../app/settings.ts';
import { Button } from '../../../parts/button.tsx';
import { RulingsPart } from '../../../parts/setup/rulings-part.tsx';
import { SetupFoot } from '../../../parts/setup/setup-foot.tsx';
import { words } from '../../../words/words.ts';
import type { BotPaceChoice, SetupProps } from '../../game-ui.ts';
import { BuildingsPart } from './buildings-part.tsx';
import { boxOf, firstPlan, type Plan, planFrom, planOf, rosterSize, whyNotReady } from './plan.ts';
import { RosterPart } from './roster-part.tsx';
import { SeatsPart } from './seats-part.tsx';
import { VariantsPart } from './variants-part.tsx';

export function Setup(props: SetupProps): JSX.Element {
  const { place, leaveTo, onStart, first, label, botPace = PACE_AT_HOME, children } = props;
  const { shell, boardSetup } = words.value;
  const plan = useSignal<Plan>(
    first === undefined ? firstPlan(place, playerName.value || shell.setup.you) : planFrom(first),
  );
  const change = (patch: Partial<Plan>): void => {
    plan.value = { ...plan.value, ...patch };
  };
  const missing = whyNotReady(plan.value);
  return (
    <main class="setup">
      <section class="paper setup-card">
        <h1>{boardSetup.heading}</h1>
        <Button
          class="setup-first"
          icon="icon-restart"
          text={boardSetup.firstGame}
          onClick={() => change(firstPlan(place, plan.value.seats[0]?.name ?? ''))}
        />
        <SeatsPart plan={plan.value} named={place === 'here'} onChange={change} />
        <RosterPart plan={plan.value} onChange={change} />
        <BuildingsPart plan={plan.value} onChange={change} />
        <VariantsPart plan={plan.value} onChange={change} place={place} botPace={botPace} />
        <RulingsPart game="board" rules={rulesInForce(plan.value)} load={loadBoardRulebook} />
        {children}
        {missing !== undefined && (
          <p role="alert">
            {missing.what === 'roster'
              ? boardSetup.rosterSize({ chosen: plan.value.hand.length, needed: rosterSize(plan.value) })
              : explain(missing.refusal, words.value)}
          </p>
        )}
        <SetupFoot
          place={place}
          leaveTo={leaveTo}
          isReady={missing === undefined}
          label={label}
          onStart={() => onStart(planOf(plan.value))}
        />
      </section>
    </main>
  );
}

const PACE_AT_HOME: BotPaceChoice = {
  get inStep() {
    return botsInStep.value === 'on';
  },
  onChoose: (inStep) => {
    botsInStep.value = inStep ? 'on' : 'off';
  },
};

function rulesInForce(plan: Plan): readonly string[] {
  return [...new Set(rulingsInForce(boxOf(plan)).map(({ rule }) => rule))];
}
