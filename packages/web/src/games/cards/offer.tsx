import { BACKS, type CardView, type ColumnCard, type Command } from '@carson/card-game';
import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { commandKey } from '../../parts/command-key.ts';
import { words } from '../../words/words.ts';
import type { TablePartProps } from '../game-ui.ts';
import { BackFace, CharacterFace, cardName, TerrainFace } from './faces.tsx';
import { pointedCard } from './model.ts';

/** The column from the piles outward, and what its character can do. */
export function Offer({ table, live, act }: TablePartProps): JSX.Element {
  const view = table.view as CardView;
  const { cardTable } = words.value;
  const takeable = new Map(
    table.options.flatMap((command) =>
      'card' in command && command.type === 'takeCard' ? [[command.card, command]] : [],
    ),
  );
  return (
    <section class="offer" aria-label={cardTable.offer} style={{ '--count': view.column.length }}>
      <ol class="offer-cards">
        {view.column.map((card, at) => {
          const command = takeable.get(card);
          const name = `${cardName(card, words.value)} ${cardTable.offerPlace({ place: at + 1 })}`;
          const isCharacter = typeof card === 'string';
          return (
            <li
              key={card}
              class={isCharacter ? 'offer-character' : 'offer-terrain'}
              data-slide={`card-${card}`}
            >
              <button
                type="button"
                class={`offer-card${live && command !== undefined ? ' can' : ''}${pointedCard.value === card ? ' pointed' : ''}`}
                aria-label={name}
                data-target={commandKey(takeCard(card))}
                aria-disabled={!live || command === undefined}
                title={hintOf(card)}
                data-answer={live && command !== undefined && (pointedCard.value ?? card) === card}
                onClick={() => live && act(command ?? takeCard(card))}
              >
                <span class="offer-face" data-anchor={`card-${card}`}>
                  <Face card={card} />
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <Powers view={view} />
    </section>
  );
}

/** What the characters on offer do, in a size that can be read. */
function Powers({ view }: { readonly view: CardView }): JSX.Element {
  const { names, characters } = words.value;
  return (
    <p class="offer-powers">
      {view.column.map(
        (card) =>
          typeof card === 'string' && (
            <span key={card} title={characters[card].detail}>
              <strong>{names.characters[card]}:</strong> {characters[card].power}
            </span>
          ),
      )}
    </p>
  );
}

function takeCard(card: ColumnCard): Command {
  return { type: 'takeCard', card };
}

function hintOf(card: ColumnCard): string | undefined {
  return typeof card === 'string' ? words.value.characters[card].detail : undefined;
}

function Face({ card }: { readonly card: ColumnCard }): JSX.Element {
  return typeof card === 'string' ? <CharacterFace id={card} /> : <TerrainFace card={card} />;
}

export function Piles({ view }: { readonly view: CardView }): JSX.Element {
  const { cardTable, names } = words.value;
  const { size, backOnTop } = view.characterPile;
  const { order = [], skull = false } = backOnTop === undefined ? {} : (BACKS[backOnTop] ?? {});
  const ties = cardTable.tieBreakHint({ suits: order.map((suit) => names.suits[suit]).join(', ') });
  const hint = skull ? `${ties} ${cardTable.skull}` : ties;
  return (
    <div class="piles">
      <div
        class="pile"
        role="img"
        aria-label={cardTable.terrainPile({ count: view.terrainPile })}
        title={cardTable.terrainPile({ count: view.terrainPile })}
      >
        <Art name={`card-terrain-back-${view.era}`} />
        <span class="pile-count">{view.terrainPile}</span>
      </div>
      <div
        class="pile pile-back"
        role="img"
        aria-label={`${cardTable.characterPile({ count: size })}. ${hint}`}
        title={hint}
      >
        <span class="pile-title">{cardTable.tieBreak}</span>
        {backOnTop !== undefined && <BackFace back={backOnTop} />}
        <span class="pile-count">{size}</span>
      </div>
    </div>
  );
}
