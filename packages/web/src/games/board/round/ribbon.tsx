/** The line under the bar: who must act, what is asked in one sentence, and the turn order. */
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { isUnnamed, joinNames, occupantName, seatLetter } from '../../../parts/seats/people.ts';
import { SeatMark } from '../../../parts/seats/seat-mark.tsx';
import { words } from '../../../words/words.ts';
import { seatSymbol } from '../names/seat-symbol.ts';
import type { BoardPartProps, BoardTable } from '../table-types.ts';
import { phaseOf, phaseTold } from './phase.ts';
import { question, whyAsked } from './question.ts';
import { stopNow, stopNumber } from './stops.ts';

export function Ribbon(props: BoardPartProps): JSX.Element {
  const { table, live, scene } = props;
  const flag = flagOf(props);
  return (
    <div class="ribbon">
      <p
        class="ribbon-flag"
        data-seat={flag.seat}
        data-explain={flag.seat === undefined ? undefined : `seat:${flag.seat}`}
      >
        <Art name={flag.icon} />
        <span>
          {flag.letter !== undefined && <span class="ribbon-letter">{flag.letter} · </span>}
          {flag.text}
        </span>
      </p>
      {/* Spoken by the answer panel, whose status it is. */}
      <p class="ribbon-text" aria-hidden="true">
        {live ? question(table, words.value) : toldBeside(flag, scene)}
        {live && <Why table={table} />}
      </p>
      {phaseTold(table.view, scene?.station) === 'street' ? <Progress {...props} /> : <Order table={table} />}
    </div>
  );
}

/** Nothing where the flag says it already: 'Main Street', 'The end'. */
function toldBeside({ text }: Flag, scene: BoardPartProps['scene']): string {
  return scene === undefined || scene.title === text ? '' : scene.title;
}

/** What the answer is for; left out of sight where it does not fit beside the question. */
function Why({ table }: Pick<BoardPartProps, 'table'>): JSX.Element | null {
  const text = whyAsked(table, words.value);
  return text === undefined ? null : <span class="ribbon-why">{text}</span>;
}

/** How far down Main Street the round has come. */
function Progress({ table, scene }: BoardPartProps): JSX.Element | null {
  const view = table.view;
  const stop = scene?.station ?? (scene?.place === undefined ? stopNow(view) : `${scene.place}`);
  const { at, of } = stopNumber(view, stop);
  if (at === 0) return null;
  return (
    <div class="ribbon-progress">
      {view.outlawStrength > 0 && <OutlawStrength strength={view.outlawStrength} />}
      <meter
        data-explain="number:stop"
        min={0}
        max={of}
        value={at}
        aria-label={words.value.boardPlay.stop({ at, of })}
      />
      <span class="ribbon-stop" aria-hidden="true" data-explain="number:stop">
        {words.value.boardPlay.stop({ at, of })}
      </span>
      <span class="ribbon-stop-short" aria-hidden="true" data-explain="number:stop">
        {at}/{of}
      </span>
    </div>
  );
}

interface Flag {
  /** Whose colour it has; none where the game itself moves or several act at once. */
  readonly seat?: number;
  /** Left out where the text says it already. */
  readonly letter?: string;
  readonly icon: string;
  readonly text: string;
}

function flagOf({ table, live, scene }: BoardPartProps): Flag {
  const { boardPlay } = words.value;
  const view = table.view;
  const phase = phaseTold(view, scene?.station);
  const acting = live ? actingSeats(table) : sceneSeats(scene, phase === 'street');
  const [seat] = acting;
  if (acting.length > 1) return { icon: 'icon-players', text: boardPlay.flag.everybody };
  if (seat !== undefined) return { seat, icon: seatSymbol(seat), ...flagName(table, seat, live) };
  if (view.result !== undefined) return { icon: 'icon-trophy', text: boardPlay.flag.over };
  return {
    icon: 'icon-offer',
    text: phase === undefined ? boardPlay.flag.setup : boardPlay.phases[phase],
  };
}

/** While all place together, the player asked here decides for themselves only. */
function actingSeats({ owed }: BoardTable): readonly number[] {
  return [...new Set(owed.map(({ seat }) => seat))];
}

/** On Main Street, and where something happens to several at once, the game itself moves. */
function sceneSeats(scene: BoardPartProps['scene'], street: boolean): readonly number[] {
  const seats = new Set(scene?.lines.flatMap(({ seat }) => seat ?? []));
  const [seat] = seats;
  return street || seat === undefined || seats.size > 1 ? [] : [seat];
}

/** The only person at a table is asked by 'your turn'; where several sit, and in what is told, everyone has a name. */
function flagName(
  { occupants, viewer }: BoardTable,
  seat: number,
  live: boolean,
): Pick<Flag, 'letter' | 'text'> {
  const letter = seatLetter(seat);
  const people = occupants.filter(({ kind }) => kind === 'person').length;
  if (live && seat === viewer && people < 2) return { letter, text: words.value.boardPlay.flag.yourTurn };
  const text = occupantName(occupants, seat, words.value);
  return isUnnamed(occupants, seat) ? { text } : { letter, text };
}

/** Two tracks in one: while placing those who have passed stand apart (B3.2, B4.4). */
function Order({ table }: { readonly table: BoardTable }): JSX.Element | null {
  const view = table.view;
  const phase = phaseOf(view);
  if (phase === undefined) return null;
  if (phase === 'characters')
    return (
      <div class="orders">
        <Track table={table} order="choice" seats={view.chooseOrder} />
      </div>
    );
  const { endOrder, turnOrder, outlawStrength } = view;
  const open = phase === 'placing' ? turnOrder.filter((seat) => !endOrder.includes(seat)) : [];
  return (
    <div class="orders">
      {outlawStrength > 0 && <OutlawStrength strength={outlawStrength} />}
      {endOrder.length > 0 && <Track table={table} order="passed" seats={endOrder} />}
      {open.length > 0 && <Track table={table} order="turn" seats={open} />}
    </div>
  );
}

function OutlawStrength({ strength }: { readonly strength: number }): JSX.Element {
  const text = words.value.boardPlay.outlaws({ strength });
  return (
    <span class="ribbon-outlaws" data-explain="number:outlaws">
      <Art name="element-outlaw" label={text} />
      {strength}
    </span>
  );
}

interface TrackProps {
  readonly table: BoardTable;
  readonly order: 'choice' | 'turn' | 'passed';
  readonly seats: readonly number[];
}

function Track({ table, order, seats }: TrackProps): JSX.Element {
  const name = words.value.boardTable.orders[order];
  const names = seats.map((seat) => occupantName(table.occupants, seat, words.value));
  const spoken = `${name}: ${joinNames(names, words.value.locale)}`;
  return (
    <div class="order" role="img" aria-label={spoken} data-explain={`number:${order}`}>
      <span class="order-name">{name}</span>
      {seats.map((seat) => (
        <span
          key={seat}
          class={table.owed.some((owed) => owed.seat === seat) ? 'order-seat acts' : 'order-seat'}
        >
          <SeatMark seat={seat} />
        </span>
      ))}
    </div>
  );
}
