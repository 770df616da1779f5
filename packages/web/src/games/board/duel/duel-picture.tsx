/** A duel as far as the log has come: strengths and odds, then dice or tiles, then totals and the winner. */
import type { PlayerView } from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { occupantName } from '../../../parts/seats/people.ts';
import { SeatMark } from '../../../parts/seats/seat-mark.tsx';
import { words } from '../../../words/words.ts';
import { placeName } from '../names/place-name.ts';
import { seatSymbol } from '../names/seat-symbol.ts';
import { placeMark } from '../selection/place-mark.ts';
import type { BoardTable } from '../table-types.ts';
import { ChanceBar } from './chance-bar.tsx';
import { chancesOf, strengthIn } from './chances.ts';
import { outcomeText, stakeText } from './duel-outcome.ts';
import { type Duel, shownBy } from './duels.ts';

interface DuelProps {
  readonly table: BoardTable;
  readonly duel: Duel;
}

export function DuelPicture({ table, duel }: DuelProps): JSX.Element {
  const { boardTable } = words.value;
  return (
    <div class="duel" data-over={duel.end !== undefined}>
      <strong class="duel-head" data-explain={`number:duel:${duel.place}`}>
        {boardTable.duel.heading({ place: placeName(duel.place, words.value) })}
      </strong>
      {duel.end === undefined && (
        <p class="duel-stake" data-explain={placeMark(duel.place, table.view)}>
          {stakeText(table, duel, words.value)}
        </p>
      )}
      <p class="duel-outcome" role="status">
        {outcomeText(table, duel, words.value)}
      </p>
      <ul class="duel-fighters">
        {duel.seats.map((seat) => (
          <Fighter key={seat} table={table} duel={duel} seat={seat} />
        ))}
        {duel.outlaw > 0 && <Outlaw duel={duel} />}
      </ul>
      <Odds table={table} duel={duel} />
    </div>
  );
}

interface FighterProps extends DuelProps {
  readonly seat: number;
}

function Fighter({ table, duel, seat }: FighterProps): JSX.Element {
  const strength = strengthIn(table, duel, seat);
  const shown = shownBy(duel, seat);
  const total = (strength?.total ?? 0) + shown.reduce((sum, value) => sum + value, 0);
  const wins = duel.end?.winner === seat;
  return (
    <li class={`duel-fighter${wins ? ' wins' : ''}`} data-seat={seat}>
      {wins && <span class="duel-wins">{words.value.stage.wins}</span>}
      <FighterFace table={table} seat={seat} />
      <span class="duel-name">
        <span>{occupantName(table.occupants, seat, words.value)}</span>
        {strength !== undefined && <Parts strength={strength} />}
      </span>
      <span class="duel-strength" data-explain="number:strength">
        {strength?.total}
      </span>
      <span class="duel-shown">
        {shown.map((value, at) =>
          duel.thrown.length > 0 ? (
            <Art
              key={`${at}/${value}`}
              name={`piece-die${value}`}
              label={`${value}`}
              class="duel-die"
              explained={`number:die:${value}`}
            />
          ) : (
            <span key={`${at}/${value}`} class="duel-tile" data-explain="piece:duelTile">
              {value}
            </span>
          ),
        )}
      </span>
      <strong class="duel-total" data-explain={`number:total:${total}`}>
        {shown.length > 0 && total}
      </strong>
    </li>
  );
}

function FighterFace({ table, seat }: { readonly table: BoardTable; readonly seat: number }): JSX.Element {
  const held = table.view.characters.find(({ holder }) => holder === seat);
  return (
    <span class="duel-face">
      {held !== undefined && (
        <Art name={`character-${held.character}`} explained={`character:${held.character}`} />
      )}
      <SeatMark seat={seat} symbol={held === undefined ? seatSymbol(seat) : undefined} />
    </span>
  );
}

const PARTS = [
  ['revolvers', 'piece-revolver'],
  ['ammunition', 'piece-revolver3'],
  ['cowboys', 'piece-cowboy'],
  ['character', 'icon-person'],
  ['horses', 'piece-horse'],
] as const;

/** What the strength is made of (B6.3). */
function Parts({ strength }: { readonly strength: PlayerView['strength'] }): JSX.Element {
  const { strengthParts } = words.value.board;
  return (
    <span class="duel-parts" data-explain="number:strength">
      {PARTS.map(([part, icon]) =>
        strength[part] === 0 ? undefined : (
          <span key={part}>
            <Art name={icon} label={strengthParts[part]({ count: strength[part] })} />
            <span aria-hidden="true">{strength[part]}</span>
          </span>
        ),
      )}
    </span>
  );
}

function Outlaw({ duel }: { readonly duel: Duel }): JSX.Element {
  const wins = duel.end?.winner === -1;
  return (
    <li class={`duel-fighter${wins ? ' wins' : ''}`} data-explain="number:outlaws">
      {wins && <span class="duel-wins">{words.value.stage.wins}</span>}
      <Art name="element-outlaw" class="duel-outlaw" />
      <span class="duel-name">{words.value.names.elements.outlaw}</span>
      <strong class="duel-total">{duel.outlaw}</strong>
    </li>
  );
}

/** Win chances before the dice are rolled; unknown where duel tiles are played. */
function Odds({ table, duel }: DuelProps): JSX.Element | null {
  const { stage } = words.value;
  const chances = chancesOf(table, duel);
  if (chances.length === 0) return null;
  return (
    <div class="duel-odds" data-explain={`number:odds:${duel.place}`}>
      <p class="hint">{stage.firstOf}</p>
      <ChanceBar occupants={table.occupants} chances={chances} />
    </div>
  );
}
