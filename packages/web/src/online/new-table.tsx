/** A new table: the game's own set-up, and besides it who may come and how much time there is. */
import type { ClockPlan, SeatPlan } from '@carson/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { goTo } from '../app/route.ts';
import { randomToken } from '../app/token.ts';
import { Choices } from '../shell/choices.tsx';
import { SetupPage } from '../shell/setup-page.tsx';
import type { Occupant } from '../table/saved-games.ts';
import type { TablePlan } from '../table/start-table.ts';
import { words } from '../words/words.ts';
import { ask } from './api.ts';
import { ConnectionLine } from './frame.tsx';
import { clockName } from './names.ts';
import { report } from './report.ts';

const ACCESS = ['public', 'link'] as const;

const CLOCKS: Readonly<Record<string, ClockPlan>> = {
  none: { kind: 'none' },
  quick: { kind: 'live', bank: 600, increment: 10 },
  calm: { kind: 'live', bank: 1_800, increment: 30 },
  day: { kind: 'days', days: 1 },
  threeDays: { kind: 'days', days: 3 },
  week: { kind: 'days', days: 7 },
};

export function NewTable({ game }: { readonly game: string }): JSX.Element {
  const { online } = words.value;
  const access = useSignal<(typeof ACCESS)[number]>('public');
  const clock = useSignal('none');

  const open = async ({ options, occupants }: TablePlan): Promise<void> => {
    const opened = await ask('createTable', {
      body: {
        id: randomToken(),
        plan: {
          game,
          options,
          seats: occupants.map(seatFor),
          access: access.value,
          clock: CLOCKS[clock.value] ?? { kind: 'none' },
        },
      },
    });
    report(opened);
    if (opened.ok) goTo({ page: 'onlineTable', id: opened.value.table });
  };

  return (
    <>
      <ConnectionLine />
      <SetupPage
        key={game}
        game={game}
        place="online"
        leaveTo={{ page: 'lobby' }}
        onStart={(plan) => void open(plan)}
      >
        <section class="setup-part online-terms">
          <h2>{online.create.terms}</h2>
          <Choices
            label={online.create.access}
            hint={online.create.accessHint[access.value]}
            values={ACCESS}
            chosen={access.value}
            onChoose={(value) => {
              access.value = value;
            }}
            face={(value) => online.create.accesses[value]}
          />
          <Choices
            label={online.clock.heading}
            hint={online.clock.hint}
            values={Object.keys(CLOCKS)}
            chosen={clock.value}
            onChoose={(value) => {
              clock.value = value;
            }}
            face={(value) => clockName(CLOCKS[value] ?? { kind: 'none' }, words.value)}
          />
        </section>
      </SetupPage>
    </>
  );
}

function seatFor(occupant: Occupant): SeatPlan {
  switch (occupant.kind) {
    case 'person':
      return { kind: 'open' };
    case 'bot':
      return { kind: 'bot', bot: occupant.bot };
    case 'virtual':
      return { kind: 'virtual' };
  }
}
