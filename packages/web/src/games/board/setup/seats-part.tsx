import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { Choices } from '../../../shell/choices.tsx';
import { LevelChoice } from '../../../shell/level-choice.tsx';
import { seatLetter } from '../../../shell/people.ts';
import { SeatMark } from '../../../shell/seat-mark.tsx';
import { words } from '../../../words/words.ts';
import { seatSymbol } from '../seat-symbol.ts';
import type { PartProps } from './part.tsx';
import { ANOTHER_BOT, MOST_SEATS, type PlannedSeat } from './plan.ts';

export function SeatsPart({ plan, named, onChange }: PartProps & { readonly named: boolean }): JSX.Element {
  const { shell, boardSetup } = words.value;
  const { setup } = shell;
  const change = (at: number, patch: Partial<PlannedSeat>): void =>
    onChange({ seats: plan.seats.map((seat, other) => (other === at ? { ...seat, ...patch } : seat)) });
  return (
    <section class="setup-part">
      <h2>{boardSetup.seats}</h2>
      <p class="hint">{boardSetup.seatsHint}</p>
      <ol class="setup-seats">
        {plan.seats.map((seat, at) => (
          <li class="setup-seat" key={at}>
            <div class="setup-seat-head">
              <SeatMark seat={at} symbol={seatSymbol(at)} />
              {seat.kind === 'person' && named ? (
                <input
                  class="text-input"
                  maxLength={24}
                  aria-label={`${setup.seat(seatLetter(at))}: ${setup.name}`}
                  placeholder={setup.guest(seatLetter(at))}
                  value={seat.name}
                  onInput={(event) => change(at, { name: event.currentTarget.value })}
                />
              ) : (
                <strong>{setup[seat.kind]}</strong>
              )}
              <span class="spacer" />
              {plan.seats.length > 2 && (
                <button
                  type="button"
                  class="button button-icon"
                  aria-label={setup.removeSeat}
                  title={setup.removeSeat}
                  onClick={() => onChange({ seats: plan.seats.filter((_, other) => other !== at) })}
                >
                  <Art name="icon-minus" />
                </button>
              )}
            </div>
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
              <LevelChoice chosen={seat.level} onChoose={(level) => change(at, { level })} />
            )}
          </li>
        ))}
      </ol>
      {plan.seats.length < MOST_SEATS && (
        <button
          type="button"
          class="button"
          onClick={() => onChange({ seats: [...plan.seats, ANOTHER_BOT] })}
        >
          <Art name="icon-plus" />
          {setup.addSeat}
        </button>
      )}
    </section>
  );
}
