/** Which duel comes first: all that wait, each with the chances in it. A click aims at it. */
import type { View } from '@carson/board-game';
import { parcelName } from '@carson/words';
import type { JSX } from 'preact';
import { words } from '../../../words/words.ts';
import { selected } from '../selection/selection.ts';
import { sameTarget, type Target, targetOf } from '../selection/targets.ts';
import type { BoardTable } from '../table-types.ts';
import { ChanceBar, StrengthBar } from './chance-bar.tsx';
import { chancesOf, strengthIn } from './chances.ts';
import type { Duel } from './duels.ts';

export function WaitingDuels({ table }: { readonly table: BoardTable }): JSX.Element | null {
  const duels = table.options.flatMap((command) => {
    const target = command.type === 'chooseDuel' ? targetOf(command) : undefined;
    return target === undefined ? [] : [{ target, duel: waitingAt(table.view, Number(target.at)) }];
  });
  if (duels.length === 0) return null;
  return (
    <ul class="waiting-duels" aria-label={words.value.stage.firstOf}>
      {duels.map(({ target, duel }) => (
        <li key={duel.place}>
          <WaitingDuel table={table} target={target} duel={duel} />
        </li>
      ))}
    </ul>
  );
}

/** The duel that waits at the place, its fighters in the order in which they passed. */
export function waitingAt({ pieces, town, endOrder, outlawStrength }: View, place: number): Duel {
  const here = pieces.filter((piece) => piece.place === place && !piece.token);
  return {
    place,
    seats: endOrder.filter((seat) => here.some((piece) => piece.seat === seat)),
    outlaw: town.outlaw[place] === 1 ? outlawStrength : 0,
    thrown: [],
    turned: [],
    again: [],
  };
}

interface WaitingDuelProps {
  readonly table: BoardTable;
  readonly target: Target;
  readonly duel: Duel;
}

function WaitingDuel({ table, target, duel }: WaitingDuelProps): JSX.Element {
  return (
    <button
      type="button"
      class="button waiting-duel"
      aria-pressed={sameTarget(target, selected.value)}
      data-explain={`number:odds:${duel.place}`}
      onClick={() => {
        selected.value = target;
      }}
    >
      <strong>{parcelName(duel.place)}</strong>
      <Prospects table={table} duel={duel} />
    </button>
  );
}

function Prospects({ table, duel }: Omit<WaitingDuelProps, 'target'>): JSX.Element {
  const { occupants } = table;
  const chances = chancesOf(table, duel);
  if (chances.length > 0) return <ChanceBar occupants={occupants} chances={chances} />;
  const strengths = duel.seats.map((seat) => ({ seat, strength: strengthIn(table, duel, seat)?.total ?? 0 }));
  const outlaw = duel.outlaw > 0 ? [{ seat: -1, strength: duel.outlaw }] : [];
  return <StrengthBar occupants={occupants} strengths={[...strengths, ...outlaw]} />;
}
