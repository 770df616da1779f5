/** All players, one row each: seat, character, what they have, money and points. */
import { idOf, type PlayerView, type View } from '@carson/board-game';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { overlay } from '../../../app/overlays.ts';
import { Art } from '../../../art/art.tsx';
import { occupantName, seatLetter } from '../../../parts/seats/people.ts';
import { Counted } from '../../../stage/counted.tsx';
import { words } from '../../../words/words.ts';
import { CharacterCard } from '../characters/character-card.tsx';
import { characterName } from '../names/character-text.ts';
import { seatSymbol } from '../names/seat-symbol.ts';
import { phaseOf } from '../round/phase.ts';
import type { BoardPartProps, BoardTable } from '../table-types.ts';
import { CorralRow } from './corrals.tsx';
import { Holdings } from './holdings.tsx';

export function Players({ table }: BoardPartProps): JSX.Element {
  const view = table.view;
  return (
    <ul class="town-players" data-seats={view.players.length}>
      {inTurnOrder(view).map((seat) => (
        <Player key={seat} table={table} seat={seat} />
      ))}
    </ul>
  );
}

export function inTurnOrder({ turnOrder, chooseOrder, players }: View): readonly number[] {
  const order = turnOrder.length === players.length ? turnOrder : chooseOrder;
  return order.length === players.length ? order : [...players.keys()];
}

interface PlayerProps {
  readonly table: BoardTable;
  readonly seat: number;
}

function Player({ table, seat }: PlayerProps): JSX.Element | null {
  const view = table.view;
  const player = view.players[seat];
  if (player === undefined) return null;
  const acts = table.owed.some((owed) => owed.seat === seat);
  const name = occupantName(table.occupants, seat, words.value);
  return (
    <li
      class={`paper player town-player${acts ? ' acts' : ''}`}
      data-seat={seat}
      data-anchor={`seat-${seat}`}
    >
      <span class="player-seat" data-explain={`seat:${seat}`}>
        <Art name={seatSymbol(seat)} />
        {seatLetter(seat)}
      </span>
      <Held table={table} seat={seat} />
      <div class="town-player-body">
        <p class="player-head">
          <span class="player-name">{name}</span>
          <span
            class="player-state"
            data-explain={view.endOrder.includes(seat) ? 'number:passed' : undefined}
          >
            {stateOf(table, seat)}
          </span>
          <KeptTiles player={player} />
        </p>
        <Holdings player={player} view={view} />
        {view.options.variants.horses !== undefined && <CorralRow view={view} seat={seat} />}
      </div>
      <Worth table={table} seat={seat} />
    </li>
  );
}

function Worth({ table, seat }: PlayerProps): JSX.Element {
  const { shell, board } = words.value;
  const { money = 0 } = table.view.players[seat] ?? {};
  const total = table.scores[seat]?.total ?? 0;
  return (
    <span class="player-worth">
      <strong class="player-money" data-explain="number:money" data-anchor={`purse-${seat}`}>
        <Counted value={money} said={(amount) => board.money({ amount })} />
      </strong>
      <button
        type="button"
        class="player-score"
        data-explain="number:points"
        aria-label={`${occupantName(table.occupants, seat, words.value)}: ${shell.table.points({ count: total })}`}
        onClick={() => {
          overlay.value = { kind: 'score', seat };
        }}
      >
        <Art name="piece-points" />
        <Counted value={total} />
      </button>
    </span>
  );
}

/** 'choosing', 'placing', 'passed, 2nd'. */
function stateOf(table: BoardTable, seat: number): string {
  const { boardPlay, stage } = words.value;
  const view = table.view;
  const phase = phaseOf(view);
  const acts = table.owed.some((owed) => owed.seat === seat);
  if (phase === 'placing' && view.endOrder.includes(seat))
    return boardPlay.states.passed({ place: stage.place({ place: view.endOrder.indexOf(seat) + 1 }) });
  if (!acts || phase === undefined) return '';
  if (phase === 'characters') return boardPlay.states.choosing;
  return phase === 'placing' ? boardPlay.states.placing : boardPlay.states.asked;
}

/** The character of the round by its portrait and number; it opens its card. */
function Held({ table, seat }: PlayerProps): JSX.Element {
  const { boardTable } = words.value;
  const id = useId();
  const [entry] = table.view.characters.filter(({ holder }) => holder === seat);
  if (entry === undefined)
    return (
      <span class="held-none" title={boardTable.noCharacter}>
        ?
      </span>
    );
  const name = characterName(entry, words.value);
  const { limit = 0 } = table.view.players[seat] ?? {};
  const spoken = `${entry.number} ${name}. ${boardTable.limit({ limit })}`;
  return (
    <>
      <button
        type="button"
        class="held"
        popovertarget={id}
        data-explain={`character:${entry.character}`}
        data-anchor={`held-${seat}`}
        aria-label={spoken}
      >
        <Art name={`character-${entry.character}`} />
        <span class={`cast-number ${entry.side ?? 'either'}`}>{entry.number}</span>
      </button>
      <CharacterCard id={id} table={table} entry={entry} />
    </>
  );
}

/** Buildings bought and not yet built (B5.8). */
function KeptTiles({ player }: { readonly player: PlayerView }): JSX.Element | null {
  const { boardTable, names } = words.value;
  const tiles = player.tiles.map((code) => idOf(code)).filter((id) => id !== undefined);
  if (tiles.length === 0) return null;
  const list = tiles.map((id) => names.elements[id]).join(', ');
  return (
    <span
      class="kept-tiles"
      data-explain="piece:tile"
      role="img"
      aria-label={`${boardTable.facts.tiles}: ${list}`}
    >
      {tiles.map((id, at) => (
        <Art
          key={`${id}/${at}`}
          name={`element-${id}`}
          label={names.elements[id]}
          explained={`building:${id}`}
        />
      ))}
    </span>
  );
}
