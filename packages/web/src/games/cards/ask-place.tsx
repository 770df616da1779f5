/** Where the taken card goes, and what that place would change. */
import type { CardView } from '@carson/card-game';
import type { ComponentChildren, JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { commandKey } from '../../parts/command-key.ts';
import type { Preview } from '../../table/shown-table.ts';
import { words } from '../../words/words.ts';
import type { TablePartProps } from '../game-ui.ts';
import { type Aim, legalPlaces, placeAfter } from './aim.ts';
import { Confirm } from './confirm.tsx';
import { lineName } from './line-name.ts';
import { aim } from './model.ts';
import { spansOf } from './move-name.ts';

interface AskPlaceProps extends TablePartProps {
  /** What may be done before the card is laid. */
  readonly children: ComponentChildren;
}

export function AskPlace({ table, act, children }: AskPlaceProps): JSX.Element {
  const { cardTable, shell } = words.value;
  const places = legalPlaces(table);
  const aside = table.options.find(({ type }) => type === 'setCardAside');
  const place = aim.value;
  const move = (step: number): void => {
    aim.value = placeAfter(places, place, step);
  };
  const at = places.findIndex((other) => other.x === place?.x && other.y === place.y) + 1;
  return (
    <div class="ask-place">
      {places.length > 0 && (
        <>
          <div class="ask-steps">
            <button
              type="button"
              class="button button-icon"
              aria-label={cardTable.previousPlace}
              title={cardTable.previousPlace}
              onClick={() => move(-1)}
            >
              <Art name="icon-previous" />
            </button>
            <span class="hint">{cardTable.placeCount({ at, count: places.length })}</span>
            <button
              type="button"
              class="button button-icon"
              aria-label={cardTable.nextPlace}
              title={cardTable.nextPlace}
              onClick={() => move(1)}
            >
              <Art name="icon-next" />
            </button>
          </div>
          <p class="spoken" aria-live="polite">
            {place !== undefined &&
              `${spokenPlace(table.view as CardView, places, place)} ${shell.table.points({ count: place.gain })}`}
          </p>
          <Confirm command={place?.command} act={act}>
            {cardTable.layHere({ gain: place === undefined ? '?' : shell.table.gain({ count: place.gain }) })}
          </Confirm>
          <Changes preview={place?.preview} />
        </>
      )}
      {aside !== undefined && (
        <button
          type="button"
          class="button button-main"
          onClick={() => act(aside)}
          data-answer
          data-target={commandKey(aside)}
        >
          {cardTable.setAside}
        </button>
      )}
      {children}
    </div>
  );
}

function spokenPlace(view: CardView, places: readonly Aim[], place: Aim): string {
  const { columns, rows } = spansOf(view, places, place);
  return words.value.cardTable.placeName({ columns, rows });
}

/** The lines of the score that the aimed place would change. */
function Changes({ preview }: { readonly preview: Preview | undefined }): JSX.Element {
  const { shell } = words.value;
  if (preview === undefined) return <p class="changes hint" />;
  if (preview.lines.length === 0) return <p class="changes hint">{shell.table.noChange}</p>;
  return (
    <ul class="changes">
      {preview.lines.map(({ id, change }) => (
        <li key={id}>
          <span>{lineName(id, words.value)}</span>
          <strong class={change < 0 ? 'loss' : 'gain'}>{shell.table.gain({ count: change })}</strong>
        </li>
      ))}
    </ul>
  );
}
