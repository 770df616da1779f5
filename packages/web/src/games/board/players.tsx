import {
  CHARACTER_IDS,
  type CharacterView,
  HATS,
  idOf,
  type PlayerView,
  type View,
} from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { overlay } from '../../shell/overlays.ts';
import { occupantName } from '../../shell/people.ts';
import { SeatMark } from '../../shell/seat-mark.tsx';
import type { TableUpdate } from '../../table/messages.ts';
import { words } from '../../words/words.ts';
import type { TablePartProps } from '../game-ui.ts';
import { selected } from './model.ts';
import { strengthText } from './strength-text.ts';
import { choicesOf, sameTarget, type Target, targetsOf } from './targets.ts';

export function Players({ table, live }: TablePartProps): JSX.Element {
  const view = table.view as View;
  const targets = live ? targetsOf(choicesOf(table)) : [];
  return (
    <>
      <Cast view={view} targets={targets} />
      <ul class="town-players">
        {view.players.map((player, seat) => (
          <Player key={seat} table={table} player={player} seat={seat} targets={targets} />
        ))}
      </ul>
    </>
  );
}

/** The characters in play, by number; whoever has one this round is beside it. */
function Cast({ view, targets }: { readonly view: View; readonly targets: readonly Target[] }): JSX.Element {
  const cast = [...view.characters].sort((a, b) => a.number - b.number);
  return (
    <ul class="cast" aria-label={words.value.boardTable.characters}>
      {cast.map((entry) => {
        const target = targets.find(({ kind, at }) => kind === 'character' && at === entry.character);
        const chosen = target !== undefined && sameTarget(target, selected.value);
        return (
          <li key={entry.character}>
            <button
              type="button"
              class={`cast-member${target === undefined ? '' : ' can'}${chosen ? ' chosen' : ''}`}
              aria-disabled={target === undefined}
              aria-label={spokenCharacter(entry)}
              title={spokenCharacter(entry)}
              onClick={() => {
                if (target !== undefined) selected.value = target;
              }}
            >
              <Art name={`character-${entry.character}`} />
              <span class={`cast-number ${entry.side ?? 'either'}`}>{entry.number}</span>
              {entry.holder !== undefined && <SeatMark seat={entry.holder} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function spokenCharacter({ character, number, side }: CharacterView): string {
  const { names, boardCharacters } = words.value;
  const sides = side === undefined ? (['yellow', 'red'] as const) : ([side] as const);
  return `${number} ${names.characters[character]}: ${sides.map((shown) => boardCharacters[character][shown].power).join(' / ')}`;
}

interface PlayerProps {
  readonly table: TableUpdate;
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
  const passed = view.endOrder.indexOf(seat);
  const turn = view.turnOrder.indexOf(seat);
  return (
    <li class={`paper player town-player${acts ? ' acts' : ''}`} data-seat={seat}>
      <Held player={player} />
      <div class="town-player-body">
        <div class="player-head">
          <SeatMark seat={seat} />
          <span class="player-name">{name}</span>
          {passed >= 0 && <span class="hint">{boardTable.passedAt(passed + 1)}</span>}
          {passed < 0 && turn >= 0 && <span class="hint">{boardTable.turnAt(turn + 1)}</span>}
          <strong class="player-money">{boardTable.money(player.money)}</strong>
          <button
            type="button"
            class="player-score"
            title={shell.table.score}
            aria-label={`${name}: ${shell.table.points(total)}`}
            onClick={() => {
              overlay.value = { kind: 'score', seat };
            }}
          >
            {total}
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
      title={`${ids.map((id) => names.characters[id]).join(' + ')}. ${boardTable.limit(player.limit)}`}
    >
      {ids.map((id) => (
        <Art key={id} name={`character-${id}`} label={names.characters[id]} />
      ))}
      <span class="held-limit">{boardTable.money(player.limit)}</span>
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
  const { boardTable, names } = words.value;
  const { facts } = boardTable;
  const { strength } = player;
  const tiles = player.tiles.map((code) => idOf(code)).filter((id) => id !== undefined);
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
      {tiles.map((id, at) => (
        <li key={`${id}/${at}`} class="fact-tile" title={`${facts.tiles}: ${names.elements[id]}`}>
          <Art name={`element-${id}`} label={names.elements[id]} />
        </li>
      ))}
    </ul>
  );
}

interface CorralsProps {
  readonly player: PlayerView;
  readonly own: boolean;
  readonly view: View;
  readonly seat: number;
  readonly targets: readonly Target[];
}

/** B10.6: horses and a cowboy in each of the five corrals, with the hats they are worth. */
function Corrals({ player, own, view, seat, targets }: CorralsProps): JSX.Element {
  const { board } = words.value;
  const corrals = targets.filter(({ kind }) => kind === 'corral');
  const firstPlace = view.spaces.length + 64;
  return (
    <ol class="corrals">
      {player.corrals.map((horses, at) => {
        const place = firstPlace + at;
        const target = own ? corrals.find((candidate) => candidate.at === place) : undefined;
        const cowboy = view.pieces.some((piece) => piece.place === place && piece.seat === seat);
        const chosen = target !== undefined && sameTarget(target, selected.value);
        return (
          <li key={place}>
            <button
              type="button"
              class={`corral${target === undefined ? '' : ' can'}${chosen ? ' chosen' : ''}`}
              aria-disabled={target === undefined}
              title={board.places.corral(at + 1)}
              aria-label={board.places.corral(at + 1)}
              onClick={() => {
                if (target !== undefined) selected.value = target;
              }}
            >
              <span class="corral-hats">{HATS[at]}</span>
              {horses > 0 && <Art name="piece-horse" />}
              {horses > 1 && horses}
              {cowboy && <Art name="piece-cowboy" />}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
