import { FEWEST_SEATS, type Level, MOST_SEATS, RULINGS, SUITS, type Suit } from '@carson/card-game';
import { loadCardRulebook } from '@carson/words';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { playerName } from '../../../app/settings.ts';
import { Art } from '../../../art/art.tsx';
import { Choices } from '../../../parts/choices.tsx';
import { AddSeat } from '../../../parts/setup/add-seat.tsx';
import { OpponentChoice } from '../../../parts/setup/opponent-choice.tsx';
import { RulingsPart } from '../../../parts/setup/rulings-part.tsx';
import { SetupFoot } from '../../../parts/setup/setup-foot.tsx';
import { SetupSeatHead } from '../../../parts/setup/setup-seat-head.tsx';
import { type BotPersonId, nextPerson, personOfSeat } from '../../../rules/bot-people.ts';
import type { TablePlan } from '../../../table/start-table.ts';
import { words } from '../../../words/words.ts';
import type { SetupProps } from '../../game-ui.ts';
import { type PlannedSeat, SEAT_KINDS, type SeatKind } from './planned-seat.ts';
import { SetupPresets } from './setup-presets.tsx';

const RULES = [...new Set(RULINGS.map(({ rule }) => rule))];
export function Setup({ place, leaveTo, onStart, first, label, children }: SetupProps): JSX.Element {
  const { shell } = words.value;
  const seats = useSignal<readonly PlannedSeat[]>(
    first === undefined ? firstPlan(place, playerName.value || shell.setup.you) : seatsOf(first),
  );
  const change = (at: number, patch: Partial<PlannedSeat>): void => {
    seats.value = withSuitsDistinct(seats.value, at, patch);
  };
  const sit = (sitters: readonly Sitter[]): void => {
    seats.value = seatsFor(sitters, seats.value[0]?.name ?? '');
  };
  const addSeat = (): void => {
    const added = {
      kind: 'novice',
      name: '',
      suit: freeSuit(seats.value),
      bot: freePerson(seats.value),
    } as const;
    seats.value = [...seats.value, added];
  };
  const playable = seats.value.some(({ kind }) => kind === 'person' || kind === 'bot');
  return (
    <main class="setup">
      <section class="paper setup-card">
        <h1>{shell.home.setUp}</h1>
        {place === 'here' && first === undefined && <SetupPresets onChoose={sit} />}
        <p class="hint">{shell.setup.seatsHint}</p>
        <ol class="setup-seats">
          {seats.value.map((seat, at) => (
            <SeatPlan
              key={at}
              at={at}
              seat={seat}
              named={place === 'here'}
              removable={seats.value.length > FEWEST_SEATS}
              onChange={(patch) => change(at, patch)}
              onRemove={() => {
                seats.value = seats.value.filter((_, other) => other !== at);
              }}
            />
          ))}
        </ol>
        {seats.value.length < MOST_SEATS && <AddSeat onAdd={addSeat} />}
        <RulingsPart game="cards" rules={RULES} load={loadCardRulebook} />
        {children}
        {!playable && <p role="alert">{shell.setup.onlyVirtual}</p>}
        <SetupFoot
          place={place}
          leaveTo={leaveTo}
          isReady={playable}
          label={label}
          onStart={() => onStart(planOf(seats.value))}
        />
      </section>
    </main>
  );
}

type Sitter = Pick<PlannedSeat, 'kind' | 'bot'>;

/** Seats for those who are to sit there; the first one is the person who plans. */
function seatsFor(sitters: readonly Sitter[], name: string): readonly PlannedSeat[] {
  return sitters.map((sitter, at) => ({ ...sitter, name: at === 0 ? name : '', suit: SUITS[at] ?? 'hat' }));
}

interface SeatPlanProps {
  readonly at: number;
  readonly seat: PlannedSeat;
  /** A person of this screen has a name to give. */
  readonly named: boolean;
  readonly removable: boolean;
  readonly onChange: (patch: Partial<PlannedSeat>) => void;
  readonly onRemove: () => void;
}

function SeatPlan({ at, seat, named, removable, onChange, onRemove }: SeatPlanProps): JSX.Element {
  const { shell, names } = words.value;
  const { setup } = shell;
  const label = (kind: SeatKind): string =>
    kind === 'person'
      ? setup.person
      : kind === 'bot'
        ? setup.bot
        : shell.labelled({ label: setup.virtual, text: names.levels[kind] });
  const hint =
    seat.kind === 'person'
      ? named
        ? setup.personHint
        : words.value.onlineEntry.personHint
      : seat.kind === 'bot'
        ? setup.botHint
        : setup.virtualHint[seat.kind];
  return (
    <li class="setup-seat">
      <SetupSeatHead
        at={at}
        symbol={`suit-${seat.suit}`}
        name={seat.kind === 'person' && named ? seat.name : undefined}
        onName={(name) => onChange({ name })}
        title={label(seat.kind)}
        person={seat.kind === 'bot' ? seat.bot : undefined}
        onRemove={removable ? onRemove : undefined}
      />
      <Choices
        label={setup.occupant}
        hint={hint}
        values={SEAT_KINDS}
        chosen={seat.kind}
        onChoose={(kind) => onChange({ kind })}
        face={(kind) => (
          <>
            <Art name={kind === 'person' ? 'icon-person' : kind === 'bot' ? 'icon-robot' : 'icon-pile'} />
            {kind === 'person' || kind === 'bot' ? label(kind) : names.levels[kind]}
          </>
        )}
        spoken={label}
      />
      {seat.kind === 'bot' && <OpponentChoice chosen={seat.bot} onChoose={(bot) => onChange({ bot })} />}
      <Choices
        label={setup.suit}
        hint={setup.suitHint}
        values={SUITS}
        chosen={seat.suit}
        onChoose={(suit) => onChange({ suit })}
        face={(suit) => <Art name={`suit-${suit}`} explained="card:ties" />}
        spoken={(suit) => names.suits[suit]}
      />
    </li>
  );
}

/** An online table starts with open seats, because its host wants people to join. */
const FIRST_KINDS: Readonly<Record<SetupProps['place'], readonly SeatKind[]>> = {
  here: ['person', 'bot', 'bot', 'novice'],
  online: ['person', 'person', 'bot', 'bot'],
};

function firstPlan(place: SetupProps['place'], name: string): readonly PlannedSeat[] {
  const seats: PlannedSeat[] = [];
  for (const [at, kind] of FIRST_KINDS[place].entries())
    seats.push({ kind, name: at === 0 ? name : '', suit: SUITS[at] ?? 'hat', bot: freePerson(seats) });
  return seats;
}

function freePerson(seats: readonly PlannedSeat[]): BotPersonId {
  return nextPerson(seats.map(({ bot }) => bot));
}

function freeSuit(seats: readonly PlannedSeat[]): Suit {
  return SUITS.find((suit) => seats.every((seat) => seat.suit !== suit)) ?? 'hat';
}

/** Swaps suits: the seat that had the wanted suit gets the one that was given up. */
function withSuitsDistinct(
  seats: readonly PlannedSeat[],
  at: number,
  patch: Partial<PlannedSeat>,
): PlannedSeat[] {
  const before = seats[at]?.suit;
  return seats.map((seat, other) => {
    if (other === at) return { ...seat, ...patch };
    return seat.suit === patch.suit && before !== undefined ? { ...seat, suit: before } : seat;
  });
}

export function planOf(seats: readonly PlannedSeat[]): TablePlan {
  return {
    options: {
      seats: seats.map(({ kind, suit }) =>
        isLevel(kind) ? { kind: 'virtual', level: kind, suit } : { kind: 'real', suit },
      ),
    },
    occupants: seats.map(({ kind, name, bot }) => {
      if (isLevel(kind)) return { kind: 'virtual', level: kind };
      return kind === 'bot' ? { kind: 'bot', bot } : { kind: 'person', name: name.trim() };
    }),
  };
}

/** The seats that a plan came from. Its options are as the server took them. */
function seatsOf({ options, occupants }: TablePlan): readonly PlannedSeat[] {
  const { seats } = options as { readonly seats: readonly { readonly suit?: Suit }[] };
  return occupants.map((occupant, at) => ({
    kind: occupant.kind === 'virtual' ? occupant.level : occupant.kind,
    name: '',
    suit: seats[at]?.suit ?? SUITS[at] ?? 'hat',
    bot: personOfSeat(occupant),
  }));
}

function isLevel(kind: SeatKind): kind is Level {
  return kind !== 'person' && kind !== 'bot';
}
