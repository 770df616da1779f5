/** The characters in play, by number; whoever has one this round is beside it. */
import type { CharacterView, View } from '@carson/board-game';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Art } from '../../art/art.tsx';
import { SeatMark } from '../../parts/seat-mark.tsx';
import type { ShownTable } from '../../table/shown-table.ts';
import { words } from '../../words/words.ts';
import { CharacterCard } from './character-card.tsx';
import { faces } from './character-faces.ts';
import { selected } from './model.ts';
import { sameTarget, type Target } from './targets.ts';

interface CastProps {
  readonly table: ShownTable;
  readonly targets: readonly Target[];
}

export function Cast({ table, targets }: CastProps): JSX.Element {
  const cast = [...(table.view as View).characters].sort((a, b) => a.number - b.number);
  return (
    <ul class="cast" aria-label={words.value.boardTable.characters}>
      {cast.map((entry) => (
        <li key={entry.character} data-anchor={`character-${entry.character}`}>
          <CastMember
            table={table}
            entry={entry}
            target={targets.find(({ kind, at }) => kind === 'character' && at === entry.character)}
          />
        </li>
      ))}
    </ul>
  );
}

interface CastMemberProps {
  readonly table: ShownTable;
  readonly entry: CharacterView;
  readonly target: Target | undefined;
}

/** Chosen where it can be; otherwise it opens its card. */
function CastMember({ table, entry, target }: CastMemberProps): JSX.Element {
  const id = useId();
  const chosen = target !== undefined && sameTarget(target, selected.value);
  const spoken = spokenCharacter(entry);
  return (
    <>
      <button
        type="button"
        class={`cast-member${target === undefined ? '' : ' can'}${chosen ? ' chosen' : ''}`}
        aria-label={spoken}
        title={spoken}
        {...(target === undefined
          ? { popovertarget: id }
          : {
              onClick: () => {
                selected.value = target;
              },
            })}
      >
        <Art name={`character-${entry.character}`} />
        <span class={`cast-number ${entry.side ?? 'either'}`}>{entry.number}</span>
        {entry.holder !== undefined && <SeatMark seat={entry.holder} />}
      </button>
      <CharacterCard id={id} table={table} entry={entry} />
    </>
  );
}

function spokenCharacter(entry: CharacterView): string {
  const name = words.value.names.characters[entry.character];
  const sides = faces(entry, words.value).map(({ power, limit }) => `${power} ${limit}.`);
  return `${entry.number} ${name}: ${sides.join(' / ')}`;
}
