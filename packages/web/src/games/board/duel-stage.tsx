/** Duels shown blow by blow, in nobody's way: any click or key ends the show. */
import type { PlayerView, View } from '@carson/board-game';
import { duelSum } from '@carson/words';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { movementTime } from '../../app/settings.ts';
import { Art } from '../../art/art.tsx';
import { occupantName } from '../../shell/people.ts';
import { SeatMark } from '../../shell/seat-mark.tsx';
import type { ShownTable } from '../../table/shown-table.ts';
import { words } from '../../words/words.ts';
import { type Duel, duelsOf, lastBlow, shownAfter } from './duels.ts';
import { placeName } from './names.ts';
import { strengthText } from './strength-text.ts';

/** Movements that one blow takes, and that the result stays. */
const BLOW = 2.6;
const RESULT = 14;
/** How long a result stays where nothing moves. */
const STILL = 6000;

const waiting = signal<readonly Duel[]>([]);
const blow = signal(0);
let seen: { readonly table: string; readonly moves: number } | undefined;

/** Duels decided since the table was last looked at; none of those that were over when it was opened. */
function noticeDuels({ commitment, moves, log }: ShownTable): void {
  const since = seen?.table === commitment ? seen.moves : undefined;
  seen = { table: commitment, moves };
  const news = duelsOf(log).filter(({ end }) => end !== undefined && end.move >= (since ?? moves));
  const isFresh = since === undefined || moves < since;
  if (isFresh || news.length > 0) show(isFresh ? news : [...waiting.value, ...news]);
}

function show(duels: readonly Duel[]): void {
  if (duels[0] !== waiting.value[0]) blow.value = 0;
  waiting.value = duels;
}

export function DuelStage({ table }: { readonly table: ShownTable }): JSX.Element | null {
  useEffect(() => noticeDuels(table), [table.commitment, table.moves]);
  const [duel] = waiting.value;
  useShow(duel);
  const running = duelsOf(table.log).at(-1);
  if (duel !== undefined) return <Stage table={table} duel={duel} blow={blowNow(duel)} />;
  if (running !== undefined && running.end === undefined && running.thrown.length > 0)
    return <Stage table={table} duel={running} blow={lastBlow(running) - 1} />;
  return null;
}

function blowNow(duel: Duel): number {
  return movementTime() === 0 ? lastBlow(duel) : Math.min(blow.value, lastBlow(duel));
}

/** Goes from blow to blow and from duel to duel. */
function useShow(duel: Duel | undefined): void {
  const over = duel !== undefined && blowNow(duel) === lastBlow(duel);
  useEffect(() => {
    if (duel === undefined) return undefined;
    const time = movementTime();
    const next = (): void => {
      if (over) show(waiting.value.slice(1));
      else blow.value += 1;
    };
    const timer = setTimeout(next, time === 0 ? STILL : time * (over ? RESULT : BLOW));
    return () => clearTimeout(timer);
  }, [duel, blow.value, over]);
  useEffect(() => {
    if (duel === undefined) return undefined;
    const skip = (): void => show([]);
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) addEventListener(kind, skip, { capture: true });
    return () => {
      for (const kind of kinds) removeEventListener(kind, skip, { capture: true });
    };
  }, [duel === undefined]);
}

interface StageProps {
  readonly table: ShownTable;
  readonly duel: Duel;
  readonly blow: number;
}

export function Stage({ table, duel, blow: at }: StageProps): JSX.Element {
  const { boardTable } = words.value;
  const over = duel.end !== undefined && at >= lastBlow(duel);
  return (
    <div class="paper duel-stage" style={{ '--motion': `${movementTime()}ms` }}>
      <div class="duel-head">
        <strong>{boardTable.duel.heading({ place: placeName(duel.place, words.value) })}</strong>
        {duel.end !== undefined && <span class="hint">{boardTable.duel.skip}</span>}
      </div>
      <ul class="duel-fighters" aria-hidden="true">
        {duel.seats.map((seat) => (
          <Fighter key={seat} table={table} duel={duel} blow={at} seat={seat} />
        ))}
        {duel.outlaw > 0 && (
          <li class={`duel-fighter${over && duel.end?.winner === -1 ? ' wins' : ''}`}>
            <Art name="element-outlaw" class="duel-outlaw" />
            <span class="duel-name">{words.value.names.elements.outlaw}</span>
            <strong class="duel-total">{duel.outlaw}</strong>
          </li>
        )}
      </ul>
      <p class="duel-outcome" role="status">
        {over && outcomeText(table, duel)}
        {over && <span class="spoken"> {sumsText(table, duel)}</span>}
      </p>
    </div>
  );
}

interface FighterProps extends StageProps {
  readonly seat: number;
}

function Fighter({ table, duel, blow: at, seat }: FighterProps): JSX.Element {
  const view = table.view as View;
  const entry = duel.end?.entries.find((candidate) => candidate.seat === seat);
  const strength: PlayerView['strength'] | undefined = entry?.strength ?? view.players[seat]?.strength;
  const over = duel.end !== undefined && at >= lastBlow(duel);
  const shown = shownAfter(duel, seat, at);
  return (
    <li class={`duel-fighter${over && duel.end?.winner === seat ? ' wins' : ''}`} data-seat={seat}>
      <SeatMark seat={seat} />
      <span class="duel-name">
        {occupantName(table.occupants, seat, words.value)}
        {strength !== undefined && <span class="hint">{strengthText(strength, words.value)}</span>}
      </span>
      <span class="duel-shown">
        {shown.map((value, die) =>
          duel.thrown.length > 0 ? (
            <Art key={`${die}/${value}`} name={`piece-die${value}`} class="duel-die" />
          ) : (
            <span key={`${die}/${value}`} class="duel-tile">
              {value}
            </span>
          ),
        )}
      </span>
      <strong class="duel-total">{over ? entry?.total : strength?.total}</strong>
    </li>
  );
}

function outcomeText(table: ShownTable, { end }: Duel): string {
  const { duel } = words.value.boardTable;
  if (end === undefined) return '';
  if (end.winner < 0) return duel.outlawWins;
  const wins = duel.wins({ name: occupantName(table.occupants, end.winner, words.value) });
  return end.byEndOrder ? `${wins} – ${duel.byOrder}` : wins;
}

function sumsText(table: ShownTable, { end }: Duel): string {
  return (end?.entries ?? [])
    .map((entry) =>
      duelSum({ ...entry, who: occupantName(table.occupants, entry.seat, words.value) }, words.value),
    )
    .join('. ');
}
