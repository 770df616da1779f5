import { type ActionSpace, idOf, ROW_PRICES, spaceAt, type View } from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { occupantName } from '../../shell/people.ts';
import type { TableUpdate } from '../../table/messages.ts';
import { words } from '../../words/words.ts';
import type { TablePartProps } from '../game-ui.ts';
import { Bag } from './bag.tsx';
import { forgetOldAnswers, selected } from './model.ts';
import { choicesOf, sameTarget, targetsOf } from './targets.ts';

/** The action spaces in the order in which they are resolved, each a shop sign with its cowboys. */
export function Street({ table, live }: TablePartProps): JSX.Element {
  forgetOldAnswers(table);
  const view = table.view as View;
  const targets = live ? targetsOf(choicesOf(table)) : [];
  return (
    <div class="main-street">
      <ol class="street" aria-label={words.value.boardTable.street}>
        {view.spaces.map(({ place, closed, done }) => {
          const target = targets.find(({ kind, at }) => kind === 'space' && at === place);
          const chosen = target !== undefined && sameTarget(target, selected.value);
          return (
            <li key={place} class={`sign${closed ? ' closed' : ''}${done ? ' done' : ''}`}>
              <button
                type="button"
                class={`sign-board${target === undefined ? '' : ' can'}${chosen ? ' chosen' : ''}`}
                aria-disabled={target === undefined}
                aria-label={spokenSpace(table, place)}
                title={spokenSpace(table, place)}
                onClick={() => {
                  if (target !== undefined) selected.value = target;
                }}
              >
                <SignFace view={view} space={spaceAt(place)} />
              </button>
              <SpaceCowboys view={view} place={place} />
            </li>
          );
        })}
      </ol>
      <Bag view={view} />
    </div>
  );
}

function SignFace({ view, space }: { readonly view: View; readonly space: ActionSpace }): JSX.Element {
  const { icon, text } = signOf(view, space);
  return (
    <>
      <span class="sign-name">{signText(space.id)?.sign}</span>
      <span class="sign-face">
        {icon !== undefined && <Art name={icon} />}
        <span class="sign-text">{text}</span>
      </span>
    </>
  );
}

function signOf(view: View, { yields }: ActionSpace): { icon: string | undefined; text: string } {
  switch (yields.what) {
    case 'salary':
      return { icon: 'piece-dollar', text: `$${yields.money}` };
    case 'ammunition':
      return { icon: 'piece-revolver3', text: '+3' };
    case 'roads':
      return { icon: 'piece-road', text: `${yields.count}` };
    case 'tile': {
      const tile = idOf(view.row[yields.row] ?? 0);
      return { icon: tile === undefined ? undefined : `element-${tile}`, text: `$${ROW_PRICES[yields.row]}` };
    }
    case 'money':
      return { icon: COUNTED[yields.per], text: `$${yields.each}×` };
    case 'gaming':
      return { icon: 'piece-die5', text: '2' };
    case 'points':
      return { icon: COUNTED[yields.per], text: yields.share === 1 ? '1★' : `½★` };
    case 'market':
      return { icon: 'piece-points', text: `$${yields.price}` };
  }
}

export function signText(space: string): { readonly sign: string; readonly about: string } | undefined {
  const texts: Readonly<Record<string, { readonly sign: string; readonly about: string }>> =
    words.value.board.spaces;
  return texts[space];
}

const COUNTED = {
  parcels: 'piece-title',
  strength: 'piece-revolver',
  buildings: 'element-cityHall',
} as const;

function SpaceCowboys({ view, place }: { readonly view: View; readonly place: number }): JSX.Element {
  const there = view.pieces.filter((piece) => piece.place === place);
  return (
    <span class="sign-cowboys" aria-hidden="true">
      {there.flatMap((piece) =>
        Array.from({ length: piece.count }, (_, at) => (
          <span key={`${piece.seat}/${at}`} class="sign-cowboy" data-seat={piece.seat}>
            <Art name={piece.white ? 'piece-cowboyWhite' : 'piece-cowboy'} />
            {piece.token && <Art name="piece-noDuel" class="sign-extra" />}
            {piece.dynamite && <Art name="piece-dynamite" class="sign-extra" />}
          </span>
        )),
      )}
    </span>
  );
}

function spokenSpace(table: TableUpdate, place: number): string {
  const view = table.view as View;
  const { board, boardTable, names } = words.value;
  const space = spaceAt(place);
  const seen = view.spaces.find((candidate) => candidate.place === place);
  const tile = space.yields.what === 'tile' ? idOf(view.row[space.yields.row] ?? 0) : undefined;
  const there = view.pieces
    .filter((piece) => piece.place === place)
    .map(({ seat }) => boardTable.cowboyOf(occupantName(table.occupants, seat, words.value)));
  return [
    signText(space.id)?.sign,
    tile === undefined ? undefined : `${names.elements[tile]}: ${board.buildings[tile]}`,
    signText(space.id)?.about,
    seen?.closed === true ? boardTable.closed : undefined,
    seen?.done === true ? boardTable.doneSpace : undefined,
    ...there,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}
