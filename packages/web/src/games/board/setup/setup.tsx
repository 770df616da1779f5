/** The set-up page of the board game; every part changes the one plan. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { hashOf } from '../../../app/route.ts';
import { playerName } from '../../../app/settings.ts';
import { Art } from '../../../art/art.tsx';
import { explain } from '../../../words/explain.ts';
import { words } from '../../../words/words.ts';
import type { SetupProps } from '../../game-ui.ts';
import { BuildingsPart } from './buildings-part.tsx';
import { firstPlan, type Plan, planOf, rosterSize, whyNotReady } from './plan.ts';
import { RosterPart } from './roster-part.tsx';
import { SeatsPart } from './seats-part.tsx';
import { VariantsPart } from './variants-part.tsx';

export function Setup({ place, leaveTo, onStart, children }: SetupProps): JSX.Element {
  const { shell, boardSetup, online } = words.value;
  const plan = useSignal<Plan>(firstPlan(playerName.value || shell.setup.you));
  const change = (patch: Partial<Plan>): void => {
    plan.value = { ...plan.value, ...patch };
  };
  const missing = whyNotReady(plan.value);
  const ready = missing === undefined;
  return (
    <main class="setup">
      <section class="paper setup-card">
        <h1>{boardSetup.heading}</h1>
        <button
          type="button"
          class="button setup-first"
          onClick={() => change(firstPlan(plan.value.seats[0]?.name ?? ''))}
        >
          <Art name="icon-restart" />
          {boardSetup.firstGame}
        </button>
        <SeatsPart plan={plan.value} named={place === 'here'} onChange={change} />
        <RosterPart plan={plan.value} onChange={change} />
        <BuildingsPart plan={plan.value} onChange={change} />
        <VariantsPart plan={plan.value} onChange={change} />
        {children}
        {missing !== undefined && (
          <p role="alert">
            {missing.what === 'roster'
              ? boardSetup.rosterSize(plan.value.hand.length, rosterSize(plan.value))
              : explain(missing.refusal, words.value)}
          </p>
        )}
        <div class="setup-foot">
          <a class="button button-quiet" href={hashOf(leaveTo)}>
            <Art name="icon-back" />
            {place === 'here' ? shell.home.toStart : online.toLobby}
          </a>
          <button
            type="button"
            class="button button-main"
            aria-disabled={!ready}
            onClick={() => ready && onStart(planOf(plan.value))}
          >
            <Art name="icon-play" />
            {place === 'here' ? shell.setup.start : online.create.open}
          </button>
        </div>
      </section>
    </main>
  );
}
