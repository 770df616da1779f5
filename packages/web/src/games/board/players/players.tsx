/** All players, one row each: seat, character, what they have, money and points. */
import { type CharacterView, type InPlay, idOf, type PlayerView, type View } from '@carson/board-game';
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
        <Player
          key={seat}
          seat={seat}
          player={view.players[seat]}
          entry={view.characters.find(({ holder }) => holder === seat)}
          occupants={table.occupants}
          inPlay={view.inPlay}
          withCorrals={view.inPlay.horses ? view : undefined}
          acts={actsAt(table, seat)}
          hasPassed={view.endOrder.includes(seat)}
          state={stateOf(table, seat)}
          total={table.scores[seat]?.total ?? 0}
        />
      ))}
    </ul>
  );
}

export function inTurnOrder({ turnOrder, chooseOrder, players }: View): readonly number[] {
  const order = turnOrder.length === players.length ? turnOrder : chooseOrder;
  return order.length === players.length ? order : [...players.keys()];
}

interface PlayerProps extends Pick<BoardTable, 'occupants'> {
  readonly seat: number;
  readonly player: PlayerView | undefined;
  /** The character of the round. */
  readonly entry: CharacterView | undefined;
  readonly inPlay: InPlay;
  /** Where corrals are part of the game. */
  readonly withCorrals: View | undefined;
  readonly acts: boolean;
  readonly hasPassed: boolean;
  readonly state: string;
  readonly total: number;
}

/** Knows only its own seat: what others do draws none of it again. */
function Player(props: PlayerProps): JSX.Element | null {
  const { seat, player, entry, occupants, inPlay, withCorrals } = props;
  const name = occupantName(occupants, seat, words.value);
  if (player === undefined) return null;
  return (
    <li
      class={`paper player town-player${props.acts ? ' acts' : ''}`}
      data-seat={seat}
      data-anchor={`seat-${seat}`}
    >
      <span class="player-seat" data-explain={`seat:${seat}`}>
        <Art name={seatSymbol(seat)} />
        {seatLetter(seat)}
      </span>
      <Held seat={seat} limit={player.limit} {...{ entry, occupants, inPlay }} />
      <div class="town-player-body">
        <p class="player-head">
          <span class="player-name">{name}</span>
          <span class="player-state" data-explain={props.hasPassed ? 'number:passed' : undefined}>
            {props.state}
          </span>
          <KeptTiles player={player} />
        </p>
        <Holdings player={player} inPlay={inPlay} />
        {withCorrals !== undefined && <CorralRow view={withCorrals} seat={seat} />}
      </div>
      <Worth seat={seat} name={name} money={player.money} total={props.total} />
    </li>
  );
}

interface WorthProps {
  readonly seat: number;
  readonly name: string;
  readonly money: number;
  readonly total: number;
}

function Worth({ seat, name, money, total }: WorthProps): JSX.Element {
  const { shell, board } = words.value;
  return (
    <span class="player-worth">
      <strong class="player-money" data-explain="number:money" data-anchor={`purse-${seat}`}>
        <Counted value={money} said={(amount) => board.money({ amount })} />
      </strong>
      <button
        type="button"
        class="player-score"
        data-explain="number:points"
        aria-label={`${name}: ${shell.table.points({ count: total })}`}
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

function actsAt({ owed }: BoardTable, seat: number): boolean {
  return owed.some((each) => each.seat === seat);
}

/** 'choosing', 'placing', 'passed, 2nd'. */
function stateOf(table: BoardTable, seat: number): string {
  const { boardPlay, stage } = words.value;
  const view = table.view;
  const phase = phaseOf(view);
  const acts = actsAt(table, seat);
  if (phase === 'placing' && view.endOrder.includes(seat))
    return boardPlay.states.passed({ place: stage.place({ place: view.endOrder.indexOf(seat) + 1 }) });
  if (!acts || phase === undefined) return '';
  if (phase === 'characters') return boardPlay.states.choosing;
  return phase === 'placing' ? boardPlay.states.placing : boardPlay.states.asked;
}

interface HeldProps extends Pick<PlayerProps, 'seat' | 'entry' | 'occupants' | 'inPlay'> {
  readonly limit: number;
}

/** The character of the round by its portrait and number; it opens its card. */
function Held({ seat, entry, limit, occupants, inPlay }: HeldProps): JSX.Element {
  const { boardTable } = words.value;
  const id = useId();
  if (entry === undefined)
    return (
      <span class="held-none" title={boardTable.noCharacter}>
        ?
      </span>
    );
  const name = characterName(entry, words.value);
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
      <CharacterCard id={id} {...{ entry, occupants, inPlay }} />
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
