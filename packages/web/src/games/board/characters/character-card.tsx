import type { CharacterView, InPlay } from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { occupantName } from '../../../parts/seats/people.ts';
import { words } from '../../../words/words.ts';
import { characterName, characterTexts } from '../names/character-text.ts';
import type { BoardTable } from '../table-types.ts';

interface CharacterCardProps {
  /** The id by which the button that opens the card refers to it. */
  readonly id: string;
  readonly occupants: BoardTable['occupants'];
  readonly inPlay: InPlay;
  readonly entry: CharacterView;
}

export function CharacterCard({ id, occupants, inPlay, entry }: CharacterCardProps): JSX.Element {
  const { boardSetup, boardTable } = words.value;
  const { character, number, holder } = entry;
  return (
    <div id={id} popover="auto" class="paper table-card character-card">
      <Art name={`character-${character}`} explained={`character:${character}`} />
      <div>
        <h3>{`${number} ${characterName(entry, words.value)}`}</h3>
        <p class="hint">
          {holder === undefined
            ? boardTable.nobodyHas
            : boardTable.heldBy({ name: occupantName(occupants, holder, words.value) })}
        </p>
      </div>
      {characterTexts(entry, words.value, inPlay).map(({ side, power, detail, limit }) => (
        <section key={side} class={`character-side ${side}`}>
          <h4>{boardSetup.sides[side]}</h4>
          <p>{power}</p>
          <p class="hint">{detail}</p>
          <p class="character-limit">{limit}</p>
        </section>
      ))}
    </div>
  );
}
