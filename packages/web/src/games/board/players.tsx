import { CHARACTER_IDS, idOf, type PlayerView, type View } from '@carson/board-game';
import type { JSX } from 'preact';
import { overlay } from '../../app/overlays.ts';
import { Art } from '../../art/art.tsx';
import { occupantName } from '../../parts/people.ts';
import { SeatMark } from '../../parts/seat-mark.tsx';
import { Counted } from '../../stage/counted.tsx';
import type { ShownTable } from '../../table/shown-table.ts';
import { words } from '../../words/words.ts';
import type { TablePartProps } from '../game-ui.ts';
import { Cast } from './cast.tsx';
import { Corrals } from './corrals.tsx';
import { Orders } from './orders.tsx';
import { seatSymbol } from './seat-symbol.ts';
import { strengthText } from './strength-text.ts';
import { choicesOf, type Target, targetsOf } from './targets.ts';

export function Players({ table, live }: TablePartProps): JSX.Element {
  const view = table.view as View;
  const targets = live ? targetsOf(choicesOf(table)) : [];
  return (
    <>
      <Cast table={table} targets={targets} />
      <Orders table={table} />
      <ul class="town-players">
        {view.players.map((player, seat) => (
          <Player key={seat} table={table} player={player} seat={seat} targets={targets} />
        ))}
      </ul>
    </>
  );
}

interface PlayerProps {
  readonly table: ShownTable;
  readonly player: PlayerView;
  readonly seat: number;
  readonly targets: readonly Target[];
}

function Player({ table, player, seat, targets }: PlayerProps): JSX.Element {
  const view = table.view as View;
  const { shell, boardTable } = words.value;
  const name = occupantName(table.occupants, seat, words.value);
  const acts = table.owed.some((owed) => owed.seat === seat);
  const total = table.scores[seat]?.total ?? 0;
  return (
    <li
      class={`paper player town-player${acts ? ' acts' : ''}`}
      data-seat={seat}
      data-anchor={`seat-${seat}`}
    >
      <Held player={player} />
      <div class="town-player-body">
        <div class="player-head">
          <SeatMark seat={seat} symbol={seatSymbol(seat)} />
          <span class="player-name">{name}</span>
          <KeptTiles player={player} />
          <strong class="player-money" data-anchor={`purse-${seat}`}>
            <Counted value={player.money} said={(amount) => boardTable.money({ amount })} />
          </strong>
          <button
            type="button"
            class="player-score"
            title={shell.table.score}
            aria-label={`${name}: ${shell.table.points({ count: total })}`}
            onClick={() => {
              overlay.value = { kind: 'score', seat };
            }}
          >
            <Counted value={total} />
          </button>
        </div>
        <Facts player={player} variants={view.options.variants} />
        {view.options.variants.horses !== undefined && (
          <Corrals player={player} own={seat === table.viewer} view={view} seat={seat} targets={targets} />
        )}
      </div>
    </li>
  );
}

/** The character of the round, with its cash limit. */
function Held({ player }: { readonly player: PlayerView }): JSX.Element {
  const { names, boardTable } = words.value;
  const ids = [player.character, player.second].flatMap((number) => CHARACTER_IDS[number] ?? []);
  if (ids.length === 0) return <span class="held-none" title={boardTable.noCharacter} />;
  return (
    <span
      class="held"
      title={`${ids.map((id) => names.characters[id]).join(' + ')}. ${boardTable.limit({ limit: player.limit })}`}
    >
      {ids.map((id) => (
        <Art key={id} name={`character-${id}`} label={names.characters[id]} />
      ))}
      <span class="held-limit">{boardTable.money({ amount: player.limit })}</span>
    </span>
  );
}

interface Fact {
  readonly icon: string;
  readonly label: string;
  readonly value: number | string;
  readonly title?: string;
}

function Facts({
  player,
  variants,
}: {
  readonly player: PlayerView;
  readonly variants: View['options']['variants'];
}): JSX.Element {
  const { facts } = words.value.boardTable;
  const { strength } = player;
  const all: Fact[] = [
    {
      icon: 'piece-revolver',
      label: facts.strength,
      value: strength.total,
      title: strengthText(strength, words.value),
    },
    { icon: 'piece-cowboy', label: facts.cowboys, value: player.cowboys },
    { icon: 'piece-road', label: facts.roads, value: player.roads },
    { icon: 'piece-title', label: facts.titles, value: player.titles },
    ...(player.dynamite > 0
      ? [{ icon: 'piece-dynamite', label: facts.dynamite, value: player.dynamite }]
      : []),
    ...(variants.horses === undefined
      ? []
      : [{ icon: 'piece-horse', label: facts.horses, value: player.horses }]),
    ...(player.rodeos > 0 ? [{ icon: 'piece-rodeo', label: facts.rodeos, value: player.rodeos }] : []),
    ...(variants.mightIsRight === undefined
      ? []
      : [{ icon: 'piece-die3', label: facts.duelTiles, value: player.handSize }]),
  ];
  return (
    <ul class="facts">
      {all.map(({ icon, label, value, title }) => (
        <li key={icon} title={title ?? label}>
          <Art name={icon} label={label} />
          {value}
        </li>
      ))}
    </ul>
  );
}

/** Buildings bought and not yet built (B5.8). */
function KeptTiles({ player }: { readonly player: PlayerView }): JSX.Element | null {
  const { boardTable, names } = words.value;
  const tiles = player.tiles.map((code) => idOf(code)).filter((id) => id !== undefined);
  if (tiles.length === 0) return null;
  const list = tiles.map((id) => names.elements[id]).join(', ');
  return (
    <span class="kept-tiles" title={`${boardTable.facts.tiles}: ${list}`}>
      {tiles.map((id, at) => (
        <Art key={`${id}/${at}`} name={`element-${id}`} label={names.elements[id]} />
      ))}
    </span>
  );
}
