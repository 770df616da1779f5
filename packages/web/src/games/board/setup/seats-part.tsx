import { FEWEST_SEATS, MOST_SEATS } from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { Choices } from '../../../parts/choices.tsx';
import { AddSeat } from '../../../parts/setup/add-seat.tsx';
import { OpponentChoice } from '../../../parts/setup/opponent-choice.tsx';
import { SetupSeatHead } from '../../../parts/setup/setup-seat-head.tsx';
import { words } from '../../../words/words.ts';
import { seatSymbol } from '../names/seat-symbol.ts';
import type { PartProps } from './part.tsx';
import { type PlannedSeat, withBot } from './plan.ts';

export function SeatsPart({ plan, named, onChange }: PartProps & { readonly named: boolean }): JSX.Element {
  const { shell, boardSetup } = words.value;
  const { setup } = shell;
  const change = (at: number, patch: Partial<PlannedSeat>): void =>
    onChange({ seats: plan.seats.map((seat, other) => (other === at ? { ...seat, ...patch } : seat)) });
  const remove = (at: number): void => onChange({ seats: plan.seats.filter((_, other) => other !== at) });
  return (
    <section class="setup-part">
      <h2>{shell.setup.seats}</h2>
      <p class="hint">{boardSetup.seatsHint}</p>
      <ol class="setup-seats">
        {plan.seats.map((seat, at) => (
          <li class="setup-seat" key={at}>
            <SetupSeatHead
              at={at}
              symbol={seatSymbol(at)}
              name={seat.kind === 'person' && named ? seat.name : undefined}
              onName={(name) => change(at, { name })}
              title={setup[seat.kind]}
              person={seat.kind === 'bot' ? seat.bot : undefined}
              onRemove={plan.seats.length > FEWEST_SEATS ? () => remove(at) : undefined}
            />
            <Choices
              label={setup.occupant}
              values={['person', 'bot'] as const}
              chosen={seat.kind}
              onChoose={(kind) => change(at, { kind })}
              face={(kind) => (
                <>
                  <Art name={kind === 'person' ? 'icon-person' : 'icon-robot'} />
                  {setup[kind]}
                </>
              )}
            />
            {seat.kind === 'bot' && (
              <OpponentChoice chosen={seat.bot} onChoose={(bot) => change(at, { bot })} />
            )}
          </li>
        ))}
      </ol>
      {plan.seats.length < MOST_SEATS && <AddSeat onAdd={() => onChange({ seats: withBot(plan.seats) })} />}
    </section>
  );
}
