/**
 * The answer panel: above what is chosen and what it would mean, below it one main answer that is always at the same
 * place, then the other ones. Places are chosen on the map or the street.
 */
import type { Command } from '@carson/board-game';
import type { JSX } from 'preact';
import { Button } from '../../../parts/button.tsx';
import { commandKey } from '../../../parts/command-key.ts';
import { words } from '../../../words/words.ts';
import { incomeEffect, PowerFacts } from '../characters/power-facts.tsx';
import { DuelPicture } from '../duel/duel-picture.tsx';
import { latestDuel } from '../duel/duels.ts';
import { RoadFirst } from '../map/build-facts.tsx';
import { RoadButton } from '../map/overlays.tsx';
import { OwnCorrals } from '../players/corrals.tsx';
import { whyAsked } from '../round/question.ts';
import { AccountCard } from '../score/account-card.tsx';
import { aimsOf, selected } from '../selection/selection.ts';
import { type Choice, choicesOf, sameTarget, type Target } from '../selection/targets.ts';
import type { BoardPartProps, BoardTable } from '../table-types.ts';
import { AmountMain, AmountSteps, amountType } from './amount-picker.tsx';
import { answerMark } from './answer-mark.ts';
import { answerText } from './answer-text.ts';
import { KitForm, KitMain } from './kit-form.tsx';
import { PlacePreview } from './place-preview.tsx';
import { QuestionFacts } from './question-facts.tsx';
import { ChosenTarget, TargetSteps, useTargetKeys } from './target-steps.tsx';

export function AnswerPanel(props: BoardPartProps): JSX.Element {
  const duel = latestDuel(props.table.log);
  const isOpen = duel !== undefined && duel.end === undefined;
  const choices = props.live ? choicesOf(props.table) : [];
  const aims = props.live ? aimsOf(props.table) : [];
  useTargetKeys(aims);
  if (choices.length === 0)
    return (
      <div class="ask-wait">
        {isOpen && <DuelPicture table={props.table} duel={duel} />}
        <AccountCard table={props.table} />
      </div>
    );
  const sorted = sortedChoices(choices, aims, selected.of(props.table));
  return (
    <div class="town-ask">
      <div class="ask-body">
        <PowerFacts table={props.table} />
        {isOpen && <DuelPicture table={props.table} duel={duel} />}
        <AnswerPanelBody {...props} {...sorted} />
        <AccountCard table={props.table} />
      </div>
      <div class="ask-main">
        <MainAnswer {...props} {...sorted} />
      </div>
      <MoreAnswers {...props} {...sorted} />
    </div>
  );
}

interface Sorted {
  readonly choices: readonly Choice[];
  readonly aims: readonly Target[];
  /** The answers of the chosen place. */
  readonly here: readonly Choice[];
  /** Answers that are no place and no amount. */
  readonly plain: readonly Choice[];
  /** Of these, those that leave everything as it is. */
  readonly leaving: readonly Choice[];
}

const LEAVING: readonly Command['type'][] = ['decline', 'pass', 'done', 'cancelBuild'];

function sortedChoices(
  choices: readonly Choice[],
  aims: readonly Target[],
  chosen: Target | undefined,
): Sorted {
  const plain = choices.filter(
    ({ target, command }) =>
      target === undefined && amountType(command) === undefined && command.type !== 'fillKit',
  );
  const isAimed = aims.some((aim) => sameTarget(aim, chosen));
  return {
    choices,
    aims,
    here: (isAimed ? choices : []).filter(({ target }) => target !== undefined && sameTarget(target, chosen)),
    plain: plain.filter(({ command }) => !LEAVING.includes(command.type)),
    leaving: plain.filter(({ command }) => LEAVING.includes(command.type)),
  };
}

type AnswerPanelProps = BoardPartProps & Sorted;

function AnswerPanelBody({ table, live, act, aims, here, plain }: AnswerPanelProps): JSX.Element {
  const parts = { table, live, act };
  const chosen = selected.of(table);
  const [, ...others] = here;
  return (
    <>
      {here.length === 0 && aims.length > 0 && <WhyAsked table={table} />}
      {here.length > 0 && <ChosenTarget aims={aims} table={table} />}
      <QuestionFacts table={table} />
      <RoadFirst table={table} />
      {chosen !== undefined && here.length > 0 && <PlacePreview {...parts} target={chosen} choices={here} />}
      <OwnCorrals view={table.view} seat={Number(table.viewer)} targets={aims} />
      <KitForm {...parts} />
      <AmountSteps {...parts} />
      {others.length > 0 && <Answers {...parts} choices={others} />}
      {plain.length > 1 && <Answers {...parts} choices={plain} isFirst={here.length === 0} />}
    </>
  );
}

/** The one answer that Enter gives; where there is none yet, what to do for it. */
function MainAnswer({
  table,
  live,
  act,
  choices,
  aims,
  here,
  plain,
  leaving,
}: AnswerPanelProps): JSX.Element {
  const parts = { table, live, act };
  const first = here[0] ?? mainOf(choices, plain, leaving);
  if (first !== undefined) return <MainButton {...parts} choice={first} />;
  if (choices.some(({ command }) => command.type === 'fillKit')) return <KitMain {...parts} />;
  if (choices.some(({ command }) => amountType(command) !== undefined)) return <AmountMain {...parts} />;
  const { boardPlay } = words.value;
  return (
    <div class="ask-idle aim-steps">
      <p>{plain.length > 1 ? boardPlay.pickAnswer : pickText(aims)}</p>
      <RoadButton table={table} />
      {aims.length > 1 && <TargetSteps aims={aims} table={table} />}
    </div>
  );
}

function pickText(aims: readonly Target[]): string {
  const { boardHelp, boardPlay } = words.value;
  return aims[0]?.kind === 'character' ? boardHelp.pickCharacter : boardPlay.pickPlace;
}

/** A single answer besides places and amounts, or the only way to go on. */
function mainOf(
  choices: readonly Choice[],
  plain: readonly Choice[],
  leaving: readonly Choice[],
): Choice | undefined {
  const others = choices.filter(({ command }) => command.type !== 'layRoad').length;
  if (others > plain.length + leaving.length || plain.length > 1) return undefined;
  return plain[0] ?? leaving[0];
}

function textOf(command: Command, table: BoardTable): string {
  return `${answerText(command, table, words.value)} ${incomeEffect(command, table)}`.trim();
}

/** Letters from which an answer needs a smaller type, or a line of its own among others. */
const LONG = { main: 26, other: 48 };

function MainButton({ table, act, choice }: BoardPartProps & { readonly choice: Choice }): JSX.Element {
  const text = textOf(choice.command, table);
  return (
    <Button
      class="button-main confirm"
      icon="icon-confirm"
      text={text}
      data-answer
      data-long={text.length > LONG.main}
      {...answering(choice.command, { table, act })}
    />
  );
}

/** What every button that gives an answer does, and the marks by which the hint and the card find it. */
function answering(command: Command, { table, act }: Pick<BoardPartProps, 'table' | 'act'>) {
  return {
    'data-command': command.type,
    'data-target': commandKey(command),
    'data-explain': answerMark(command, table),
    onClick: () => act(command),
  };
}

interface AnswersProps extends BoardPartProps {
  readonly choices: readonly Choice[];
  /** Whether Enter gives the first of them. */
  readonly isFirst?: boolean;
}

function Answers({ table, act, choices, isFirst = false }: AnswersProps): JSX.Element {
  return (
    <div
      class="ask-buttons"
      data-long={choices.some(({ command }) => textOf(command, table).length > LONG.other)}
    >
      {choices.map(({ command, index }, at) => (
        <Button
          key={index}
          text={textOf(command, table)}
          data-answer={isFirst && at === 0}
          {...answering(command, { table, act })}
        />
      ))}
    </div>
  );
}

/** Beside undo and hint: passing, declining, and a single answer that is not the main one. */
function MoreAnswers({ table, act, choices, here, plain, leaving }: AnswerPanelProps): JSX.Element | null {
  const main = here.length > 0 ? undefined : mainOf(choices, plain, leaving);
  const single = plain.length === 1 ? plain : [];
  const shown = [...single, ...leaving].filter((choice) => choice !== main);
  if (shown.length === 0) return null;
  return (
    <div class="ask-more">
      {shown.map(({ command, index }) => (
        <Button
          key={index}
          text={answerText(command, table, words.value)}
          {...answering(command, { table, act })}
        />
      ))}
    </div>
  );
}

/** Where the line above has no room for it and nothing is chosen yet. */
function WhyAsked({ table }: { readonly table: BoardPartProps['table'] }): JSX.Element | null {
  const text = whyAsked(table, words.value);
  return text === undefined ? null : <p class="hint ask-why">{text}</p>;
}
