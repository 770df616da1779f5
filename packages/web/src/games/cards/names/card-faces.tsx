/** The faces of all cards that are not in a city. */
import {
  CHARACTER_APPEAL,
  CHARACTERS,
  type CharacterId,
  type ColumnCard,
  type Suit,
  TERRAIN,
} from '@carson/card-game';
import { describeElements } from '@carson/words';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { hyphenated } from '../../../words/hyphenated.ts';
import type { Words } from '../../../words/words.ts';
import { words } from '../../../words/words.ts';
import { CardFace } from '../city/landscape.tsx';

export function TerrainFace({ card }: { readonly card: number }): JSX.Element {
  return (
    <svg class="terrain-face" viewBox="-4 -4 208 216" aria-hidden="true">
      <CardFace card={card} />
      <circle class="appeal-seal" cx={100} cy={100} r={21} />
      <text class="appeal-text" x={100} y={110}>
        {TERRAIN[card]?.appeal}
      </text>
    </svg>
  );
}

export function CharacterFace({ id }: { readonly id: CharacterId }): JSX.Element {
  const name = words.value.names.characters[id];
  return (
    <div class="character-face" aria-hidden="true">
      <div class="character-portrait">
        <Art name={`character-${id}`} />
        <span class="character-appeal">{CHARACTER_APPEAL[id]}</span>
      </div>
      <div class="character-foot">
        <span class="character-symbols">
          {CHARACTERS[id].symbols.map((symbol) => (
            <Art key={symbol} name={`piece-${symbol}`} explained={`card:${symbol}`} />
          ))}
        </span>
        <strong style={{ '--letters': longestWord(name) }}>{hyphenated(name)}</strong>
      </div>
    </div>
  );
}

/** How many letters have to fit side by side. */
function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/u).map((word) => word.length));
}

export function AuctionFace({ suit, card }: { readonly suit: Suit; readonly card: number }): JSX.Element {
  return (
    <span class="auction-face" aria-hidden="true">
      <span class="auction-number">{card}</span>
      <Art name={`suit-${suit}`} />
    </span>
  );
}

export function cardMark(card: ColumnCard): string {
  return typeof card === 'string' ? `character:${card}` : `terrain:${card}`;
}

export function cardName(card: ColumnCard, { cardTable, names, characters }: Words): string {
  if (typeof card === 'string') {
    return cardTable.characterCard({
      name: names.characters[card],
      power: characters[card].power,
      appeal: CHARACTER_APPEAL[card],
    });
  }
  const face = TERRAIN[card];
  if (face === undefined) return '';
  return cardTable.terrainCard({
    elements: face.parcels.map((element) => names.elements[element]).join(', '),
    appeal: face.appeal,
  });
}

/** A card in a few words, as a title: "Grocer", "Saloon, house". */
export function cardTitle(card: ColumnCard, words: Words): string {
  if (typeof card === 'string') return words.names.characters[card];
  const elements = cardInSentence(card, words);
  return elements.charAt(0).toLocaleUpperCase(words.locale) + elements.slice(1);
}

/** The same as the object of a sentence: "the Grocer", "saloon, house". */
export function cardInSentence(card: ColumnCard, words: Words): string {
  if (typeof card === 'string') return words.names.charactersAsObject[card];
  return describeElements(TERRAIN[card]?.parcels ?? [], words);
}
