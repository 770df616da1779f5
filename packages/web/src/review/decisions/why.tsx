/** One decision in words: what was done, what would have been better, and why. */

import type { Ground } from '@carson/bots';
import type { GameCommand } from '@carson/engine';
import type { JSX } from 'preact';
import { goTo } from '../../app/route.ts';
import { Button } from '../../parts/button.tsx';
import { figure } from '../../parts/explanation.ts';
import { groundText } from '../../shell/hint/ground-text.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { words } from '../../words/words.ts';
import { StepButtons } from '../curve/scrubber.tsx';
import { GradeMark } from '../grade-mark.tsx';
import { type Decision, hundredths, nameOf, type ShownReview } from '../shown.ts';

interface WhyProps {
  readonly shown: ShownReview;
  readonly step: Decision;
  readonly table: ShownTable;
  readonly place: 'here' | 'online';
  readonly onStep: (own: number) => void;
  readonly playOn: () => void;
  readonly showBetter: () => void;
}

export function Why({ shown, step, table, place, onStep, playOn, showBetter }: WhyProps): JSX.Element {
  const { say, steps } = shown;
  const { graded, outline } = step;
  return (
    <section class="paper review-why" aria-live="polite">
      <header>
        <div>
          <p {...figure('round')}>
            {say.step({ round: outline.round, at: step.own + 1, count: steps.length })}
          </p>
          <h2>{say.kindsOne[outline.kind]}</h2>
        </div>
        {graded !== undefined && <GradeMark grade={graded.grade} say={say} />}
      </header>
      {graded === undefined ? (
        <p class="review-unseen">{say.unseen}</p>
      ) : (
        <Moves shown={shown} step={step} table={table} />
      )}
      <div class="review-foot">
        <div class="review-acts">
          <StepButtons shown={shown} step={step} onStep={onStep} />
          <Button
            icon="icon-eye"
            text={<span>{say.goesOn}</span>}
            title={say.goesOn}
            onClick={() =>
              goTo({
                page: place === 'online' ? 'onlineTable' : 'table',
                id: shown.game.id,
                move: outline.move,
              })
            }
          />
          {graded !== undefined && graded.grade !== 'best' && (
            <Button
              icon="icon-branch"
              text={<span>{say.betterLine}</span>}
              title={say.betterLineHint}
              onClick={showBetter}
            />
          )}
        </div>
        <Button
          class="button-main review-play-on"
          icon="icon-play"
          text={<span>{say.playOn}</span>}
          onClick={playOn}
        />
      </div>
    </section>
  );
}

function Moves({ shown, step, table }: Pick<WhyProps, 'shown' | 'step' | 'table'>): JSX.Element | null {
  const { say, game, seat } = shown;
  const { graded } = step;
  if (graded === undefined) return null;
  const { played, best, cost, grade } = graded;
  const named = (command: GameCommand): string => game.ui.moveName(command, table, words.value);
  const move = named(played.command);
  const isBest = grade === 'best';
  const why = isBest ? reasonsOf(played.grounds, [], table) : reasonsOf(best.grounds, played.grounds, table);
  return (
    <>
      <p class="review-move" data-kind="played">
        <strong class="review-move-name">
          {shown.isOwn
            ? say.yourMove({ move })
            : say.theirMove({ name: nameOf(shown, seat, words.value), move })}
        </strong>
        <Chance chance={played.chances[seat] ?? 0} shown={shown} />
      </p>
      {!isBest && (
        <p class="review-move" data-kind="better">
          <strong class="review-move-name">{say.better({ move: named(best.command) })}</strong>
          <Chance chance={best.chances[seat] ?? 0} shown={shown} />
        </p>
      )}
      <p class="review-reason" {...figure('reason')}>
        {isBest ? (
          <>
            {say.asGood} {why.join(' ')}
          </>
        ) : (
          <>
            <strong>{say.why}</strong> {why.length > 0 ? why.join(' ') : say.whyNot}
          </>
        )}
      </p>
      {!isBest && (
        <p class="hint" {...figure('cost')}>
          {say.costs({ chance: hundredths(cost.chance), points: Math.round(cost.points) })}
        </p>
      )}
    </>
  );
}

function Chance({ chance, shown }: { readonly chance: number; readonly shown: ShownReview }): JSX.Element {
  return (
    <span class="review-move-chance" {...figure('chance')}>
      <b>{hundredths(chance)}</b> {shown.say.inHundred}
    </span>
  );
}

const MOST_REASONS = 3;

/** What speaks for a command and not for the other one just the same; a promise below nothing is left unsaid. */
function reasonsOf(
  grounds: readonly Ground[],
  others: readonly Ground[],
  table: ShownTable,
): readonly string[] {
  const same = new Set(others.map((ground) => JSON.stringify(ground)));
  return grounds
    .filter((ground) => !same.has(JSON.stringify(ground)))
    .filter(({ key, params }) => key !== 'promises' || Number(params['points']) > 0)
    .flatMap((ground) => groundText(ground, table, words.value) ?? [])
    .slice(0, MOST_REASONS);
}
