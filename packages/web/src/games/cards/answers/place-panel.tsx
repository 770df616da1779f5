/** The card to be laid, and what the place it lies on would change. */
import type { Refusal } from '@carson/engine';
import { explain } from '@carson/words';
import type { ComponentChildren, JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { Button } from '../../../parts/button.tsx';
import { commandKey } from '../../../parts/command-key.ts';
import { gainText } from '../../../parts/gain-text.ts';
import { RuleLink } from '../../../parts/rule-link.tsx';
import { words } from '../../../words/words.ts';
import { whyNot } from '../city/laying.tsx';
import { cardMark, TerrainFace } from '../names/card-faces.tsx';
import { lineName } from '../names/score-line-name.ts';
import { type Aim, isSamePlace, legalPlaces, placeAfter } from '../selection/aim.ts';
import { aim, heldPlace } from '../selection/selection.ts';
import type { CardsPartProps, CardsTable } from '../table-types.ts';
import { spansOf } from './move-name.ts';

interface PlacePanelProps extends CardsPartProps {
  /** What may be done before the card is laid. */
  readonly children: ComponentChildren;
}

export function PlacePanel({ table, act, children }: PlacePanelProps): JSX.Element {
  const { cardTable } = words.value;
  const view = table.view;
  const question = view.steps.at(-1);
  const places = legalPlaces(table);
  const seat = question?.kind === 'lay' ? view.seats[question.seat] : undefined;
  const held = heldPlace.of(table);
  const why = question?.kind === 'lay' && seat ? whyNot(seat, question.card, held) : undefined;
  const aside = table.options.find(({ type }) => type === 'setCardAside');
  const place = held?.place ?? aim.of(table) ?? places[0];
  return (
    <div class="ask-place">
      {question?.kind === 'lay' && (
        <div class="ask-card" data-explain={cardMark(question.card)}>
          <TerrainFace card={question.card} />
        </div>
      )}
      {place !== undefined && <Steps places={places} place={place} />}
      {place !== undefined && (
        <p class="spoken" aria-live="polite">
          {spokenPlace(table, place)}
        </p>
      )}
      {place !== undefined && why === undefined && <Changes table={table} place={place} />}
      <div class="why-not" role="status">
        {why !== undefined && <WhyNot why={why} />}
      </div>
      {aside !== undefined && (
        <Button
          class="button-main set-aside"
          text={cardTable.setAside}
          onClick={() => act(aside)}
          data-answer
          data-explain="card:sold"
          data-target={commandKey(aside)}
        />
      )}
      {children}
    </div>
  );
}

function WhyNot({ why }: { readonly why: Refusal }): JSX.Element {
  const { rule } = why;
  return (
    <p>
      <Art name="icon-warning" />
      <span>{explain(why, words.value)}</span>
      {rule !== undefined && <RuleLink game="cards" rule={rule} text={words.value.explain.rule({ rule })} />}
    </p>
  );
}

interface StepsProps {
  readonly places: readonly Aim[];
  readonly place: Aim;
}

/** From place to place without pointing at them. */
function Steps({ places, place }: StepsProps): JSX.Element {
  const { cardTable } = words.value;
  const at = places.findIndex((other) => isSamePlace(other, place)) + 1;
  const step = (by: 1 | -1, name: string, icon: string): JSX.Element => (
    <Button
      class="button-icon"
      icon={icon}
      label={name}
      onClick={() => {
        heldPlace.value = undefined;
        aim.value = placeAfter(places, place, by);
      }}
    />
  );
  return (
    <div class="ask-steps">
      {step(-1, cardTable.previousPlace, 'icon-previous')}
      <span>{cardTable.placeCount({ at, count: places.length })}</span>
      {step(1, cardTable.nextPlace, 'icon-next')}
    </div>
  );
}

function spokenPlace(table: CardsTable, place: Aim): string {
  const { columns, rows } = spansOf(table.view, place);
  const { cardTable, shell } = words.value;
  return `${cardTable.placeName({ columns, rows })} ${shell.table.points({ count: place.gain })}`;
}

interface ChangesProps {
  readonly table: CardsTable;
  readonly place: Aim;
}

/** The lines of the score that the place would change, from now to then, and the total. */
function Changes({ table, place: { preview, gain } }: ChangesProps): JSX.Element {
  const { shell, laying } = words.value;
  const score = table.scores.find(({ seat }) => seat === table.viewer);
  const total = score?.total ?? 0;
  return (
    <div class="changes">
      <h3>{laying.changes}</h3>
      {preview?.lines.length === 0 && (
        <p class="hint">
          {preview.outcomes === undefined ? shell.table.noChange : gainText(preview, words.value)}
        </p>
      )}
      <ul>
        {preview?.lines.map(({ id, change }) => {
          const now = score?.lines.find((line) => line.id === id)?.points ?? 0;
          return (
            <li key={id} data-explain={`line:${id}`}>
              <span class="change-line">{lineName(id, words.value)}</span>
              <span class="change-from">
                {now} → <b>{now + change}</b>
              </span>
              <strong class={change < 0 ? 'change loss' : 'change gain'}>
                {shell.table.gain({ count: change })}
              </strong>
            </li>
          );
        })}
      </ul>
      <p class="change-total" data-explain="number:points">
        <span>{laying.total}</span>
        <span>
          {total} → <b>{total + gain}</b>
        </span>
      </p>
    </div>
  );
}
