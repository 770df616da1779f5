import { type ActionSpace, NOBODY, ROW_PRICES, spaceAt, type View } from '@carson/board-game';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Art } from '../../art/art.tsx';
import { occupantName } from '../../parts/people.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { words } from '../../words/words.ts';
import type { TablePartProps } from '../game-ui.ts';
import { Bag } from './bag.tsx';
import { forgetOldAnswers, selected } from './model.ts';
import { tileOn } from './names.ts';
import { isContested, rivalsAt } from './stakes.ts';
import { choicesOf, sameTarget, type Target, targetsOf } from './targets.ts';

/** The action spaces in the order in which they are resolved, each a shop sign with its cowboys. */
export function Street({ table, live, scene }: TablePartProps): JSX.Element {
  if (live) forgetOldAnswers(table);
  const view = table.view as View;
  const targets = live ? targetsOf(choicesOf(table)) : [];
  return (
    <div class="main-street">
      <ol class="street" aria-label={words.value.boardTable.street}>
        {view.spaces.map(({ place, closed, done }) => (
          <li
            key={place}
            class={`sign${closed ? ' closed' : ''}${done ? ' done' : ''}${scene?.place === place ? ' now' : ''}`}
            data-anchor={`place-${place}`}
          >
            {scene?.place === place && (
              <span class="lantern" data-slide="lantern" aria-hidden="true">
                <Art name="icon-hint" />
              </span>
            )}
            <Sign
              table={table}
              place={place}
              target={targets.find(({ kind, at }) => kind === 'space' && at === place)}
            />
            <SpaceCowboys view={view} place={place} />
          </li>
        ))}
      </ol>
      <Bag view={view} />
    </div>
  );
}

interface SignProps {
  readonly table: ShownTable;
  readonly place: number;
  readonly target: Target | undefined;
}

/** Chosen where it can be; otherwise it tells what it is about. */
function Sign({ table, place, target }: SignProps): JSX.Element {
  const id = useId();
  const chosen = target !== undefined && sameTarget(target, selected.value);
  const facts = spaceFacts(table, place);
  return (
    <>
      <button
        type="button"
        class={`sign-board${target === undefined ? '' : ' can'}${chosen ? ' chosen' : ''}`}
        aria-label={facts.join(' · ')}
        title={facts.join(' · ')}
        {...(target === undefined
          ? { popovertarget: id }
          : {
              onClick: () => {
                selected.value = target;
              },
            })}
      >
        <SignFace view={table.view as View} space={spaceAt(place)} />
      </button>
      <div id={id} popover="auto" class="paper table-card sign-card">
        {facts.map((fact, at) => (at === 0 ? <h3 key={fact}>{fact}</h3> : <p key={fact}>{fact}</p>))}
      </div>
    </>
  );
}

function SignFace({ view, space }: { readonly view: View; readonly space: ActionSpace }): JSX.Element {
  const { icon, text } = signOf(view, space);
  const tile = tileOn(view, space);
  const name = tile === undefined ? signText(space.id)?.sign : words.value.names.elements[tile];
  return (
    <>
      <span class="sign-name">{name}</span>
      <span class="sign-face">
        {icon !== undefined && <Art name={icon} />}
        <span class="sign-text">{text}</span>
      </span>
    </>
  );
}

function signOf(view: View, space: ActionSpace): { icon: string | undefined; text: string } {
  const { yields } = space;
  const { money } = words.value.board;
  switch (yields.what) {
    case 'salary':
      return { icon: 'piece-dollar', text: money({ amount: yields.money }) };
    case 'ammunition':
      return { icon: 'piece-revolver3', text: '+3' };
    case 'roads':
      return { icon: 'piece-road', text: `${yields.count}` };
    case 'tile': {
      const tile = tileOn(view, space);
      return {
        icon: tile === undefined ? undefined : `element-${tile}`,
        text: money({ amount: ROW_PRICES[yields.row] ?? 0 }),
      };
    }
    case 'money':
      return { icon: COUNTED[yields.per], text: `${money({ amount: yields.each })} ×` };
    case 'gaming':
      return { icon: 'piece-die5', text: '2' };
    case 'points':
      return { icon: COUNTED[yields.per], text: yields.share === 1 ? '1★' : `½★` };
    case 'market':
      return { icon: 'piece-points', text: money({ amount: yields.price }) };
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
      {there.map(({ seat, white, token, dynamite, count }) => (
        <span key={`${seat}/${white}`} class="sign-cowboy" data-seat={seat}>
          <Art name={white ? 'piece-cowboyWhite' : 'piece-cowboy'} />
          {token && <Art name="piece-noDuel" class="sign-extra" />}
          {dynamite && <Art name="piece-dynamite" class="sign-extra" />}
          {count > 1 && <span class="sign-count">{count}</span>}
        </span>
      ))}
    </span>
  );
}

/** Its name, what it does, and who is there. */
function spaceFacts(table: ShownTable, place: number): readonly string[] {
  const view = table.view as View;
  const { board, boardTable, names } = words.value;
  const space = spaceAt(place);
  const seen = view.spaces.find((candidate) => candidate.place === place);
  const tile = tileOn(view, space);
  const there = view.pieces
    .filter((piece) => piece.place === place)
    .map(({ seat }) => boardTable.cowboyOf({ name: occupantName(table.occupants, seat, words.value) }));
  return [
    signText(space.id)?.sign,
    tile === undefined ? undefined : `${names.elements[tile]}: ${board.buildings[tile]}`,
    signText(space.id)?.about,
    seen?.closed === true ? boardTable.closed : undefined,
    seen?.done === true ? boardTable.doneSpace : undefined,
    ...there,
    strongestAt(table, place),
  ].filter((part) => part !== undefined);
}

/** Who would win it now, tied or not, before anybody throws. */
function strongestAt(table: ShownTable, place: number): string | undefined {
  const view = table.view as View;
  const rivals = rivalsAt({ view, seat: NOBODY, place });
  const best = rivals.toSorted((a, b) => b.strength - a.strength)[0];
  if (best === undefined || rivals.length < 2 || !isContested(place)) return undefined;
  return words.value.boardTable.leads({
    name: occupantName(table.occupants, best.seat, words.value),
    total: best.strength,
  });
}
