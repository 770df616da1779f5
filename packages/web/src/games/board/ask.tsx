/** The possible answers to what is asked of the viewer. Places are chosen on the map or the street. */
import { type Command, characterOf, NOBODY, sideOf, type View } from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { commandKey } from '../../parts/command-key.ts';
import { useKeys } from '../../parts/keys.ts';
import { words } from '../../words/words.ts';
import type { TablePartProps } from '../game-ui.ts';
import { AccountCard } from './account.tsx';
import { AmountPicker } from './amount-picker.tsx';
import { answerText, targetName } from './answers.ts';
import { DuelPicture } from './duel-picture.tsx';
import { latestDuel } from './duels.ts';
import { KitForm } from './kit-form.tsx';
import { RoadFirst } from './map/build-facts.tsx';
import { aimsOf, forgetOldAnswers, selected } from './model.ts';
import { PlacePreview } from './place-preview.tsx';
import { type Choice, choicesOf, sameTarget, type Target, targetsOf } from './targets.ts';

const AMOUNTS = ['bid', 'buyPoints', 'spend'] as const;

export function Ask(props: TablePartProps): JSX.Element {
  forgetOldAnswers(props.table);
  const duel = latestDuel(props.table.log);
  return (
    <>
      {duel !== undefined && duel.end === undefined && <DuelPicture table={props.table} duel={duel} />}
      <Answers {...props} />
      <AccountCard table={props.table} />
    </>
  );
}

function Answers({ table, live, act }: TablePartProps): JSX.Element | null {
  const choices = live ? choicesOf(table) : [];
  const aims = live ? aimsOf(table) : [];
  useTargetKeys(aims);
  if (choices.length === 0) return null;
  const aimed = choices.filter(({ target }) => aims.some((aim) => sameTarget(aim, target)));
  const plain = choices.filter(
    ({ target, command }) => target === undefined && !isAmount(command) && command.type !== 'fillKit',
  );
  const parts = { table, live, act };
  /** Where there is nothing else to answer with, the first button is the one that Enter presses. */
  const onlyPlain = plain.length === choices.length;
  return (
    <div class="town-ask">
      <OwnPower table={table} />
      <RoadFirst table={table} />
      {aimed.length > 0 && <AimedAnswers {...parts} choices={aimed} />}
      {choices.some(({ command }) => command.type === 'fillKit') && <KitForm {...parts} />}
      {AMOUNTS.map((type) => (
        <AmountPicker key={type} {...parts} type={type} />
      ))}
      {plain.length > 0 && (
        <div class="ask-buttons">
          {plain.map(({ command, index }, at) => (
            <button
              key={index}
              type="button"
              class={onlyPlain && at === 0 ? 'button button-main' : 'button'}
              data-answer={onlyPlain && at === 0}
              data-command={command.type}
              data-target={commandKey(command)}
              onClick={() => act(command)}
            >
              {answerText(command, table, words.value)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** What a power that asks its owner something does, in full. */
function OwnPower({ table }: { readonly table: TablePartProps['table'] }): JSX.Element | null {
  const { steps, players } = table.view as View;
  const power = players[Number(table.viewer)]?.power ?? NOBODY;
  const character = characterOf(power);
  if (steps.at(-1)?.kind !== 'offer' || character === undefined) return null;
  const side = sideOf(power);
  return <p class="hint">{words.value.boardCharacters[character][side].power}</p>;
}

function isAmount({ type }: Command): boolean {
  return AMOUNTS.some((amount) => amount === type);
}

interface AimedAnswersProps extends TablePartProps {
  readonly choices: readonly Choice[];
}

/** Step through the lit places, then say what to do with the chosen one. */
function AimedAnswers({ table, live, act, choices }: AimedAnswersProps): JSX.Element {
  const { boardTable } = words.value;
  const targets = targetsOf(choices);
  const chosen = selected.value;
  const here = choices.filter(({ target }) => sameTarget(target, chosen));
  return (
    <>
      {targets.length > 1 && (
        <div class={here.length === 0 ? 'ask-steps unaimed' : 'ask-steps'}>
          <button
            type="button"
            class="button button-icon"
            aria-label={boardTable.previousTarget}
            title={boardTable.previousTarget}
            onClick={() => step(targets, -1)}
          >
            <Art name="icon-previous" />
          </button>
          <span class="hint" aria-live="polite">
            {chosen === undefined || here.length === 0
              ? boardTable.pickTarget
              : boardTable.chosen({ target: targetName(chosen, words.value) })}
          </span>
          <button
            type="button"
            class="button button-icon"
            aria-label={boardTable.nextTarget}
            title={boardTable.nextTarget}
            data-answer={here.length === 0}
            onClick={() => step(targets, 1)}
          >
            <Art name="icon-next" />
          </button>
        </div>
      )}
      {chosen !== undefined && here.length > 0 && (
        <>
          <PlacePreview table={table} live={live} act={act} target={chosen} choices={here} />
          <div class="ask-buttons">
            {here.map(({ command, index }, at) => (
              <button
                key={index}
                type="button"
                class={at === 0 ? 'button button-main confirm' : 'button'}
                data-answer={at === 0}
                data-command={command.type}
                data-target={commandKey(command)}
                onClick={() => act(command)}
              >
                {answerText(command, table, words.value)}
              </button>
            ))}
          </div>
        </>
      )}
    </>
  );
}

function step(targets: readonly Target[], by: number): void {
  const at = targets.findIndex((target) => sameTarget(target, selected.value));
  selected.value = targets[(Math.max(at, by > 0 ? -1 : 0) + by + targets.length) % targets.length];
}

/** N and P walk through the lit places. */
function useTargetKeys(targets: readonly Target[]): void {
  useKeys((pressed) => {
    const key = pressed.toLowerCase();
    if (targets.length === 0 || (key !== 'n' && key !== 'p')) return false;
    step(targets, key === 'n' ? 1 : -1);
    return true;
  });
}

/** Which step the table is in, for the layout and for tests. */
export function stageOf({ table, live }: TablePartProps): string {
  const mine = live ? table.owed.find(({ seat }) => seat === table.viewer) : undefined;
  return mine?.kind ?? ((table.view as View).result === undefined ? 'wait' : 'over');
}
