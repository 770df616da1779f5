/** A new table, or another plan for one: the game's own set-up, who may come and how much time there is. */
import type { BotPace, ClockPlan, SeatPlan, TablePlan, TableUpdate } from '@carson/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { goTo, type Route } from '../../app/route.ts';
import { randomToken } from '../../app/token.ts';
import { SettingChoices } from '../../parts/choices.tsx';
import type { Occupant } from '../../rules/occupants.ts';
import { NotFound } from '../../shell/not-found.tsx';
import { SetupPage } from '../../shell/setup-page.tsx';
import { occupantsAt } from '../../table/show-table.ts';
import { words } from '../../words/words.ts';
import { ask } from '../connection/api.ts';
import { askOrReport, report } from '../connection/report.ts';
import { live, me } from '../connection/session.ts';
import { clockName } from '../parts/names.ts';
import { ConnectionLine } from '../parts/online-page.tsx';
import { AgreementPart, agreed, useAgreement, withoutAgreement } from './agreement.tsx';

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
  const open = async (plan: TablePlan): Promise<void> => {
    const opened = await askOrReport('createTable', { body: { id: randomToken(), plan } });
    if (opened !== undefined) goTo({ page: 'onlineTable', id: opened.table });
  };
  return <PlanPage game={game} leaveTo={{ page: 'lobby' }} onPlan={(plan) => void open(plan)} />;
}

/** The host plans a table again that has not begun. */
export function ReplannedTable({ id }: { readonly id: string }): JSX.Element | null {
  const table = useSignal<TableUpdate | undefined>(undefined);
  const back = { page: 'onlineTable', id } as const;
  useEffect(() => {
    if (me.value === undefined) return;
    void ask('table', { params: { table: id } }).then((found) => {
      report(found);
      if (found.ok) table.value = found.value;
    });
  }, [id, me.value?.id]);
  const { online } = words.value;
  const now = table.value;
  if (now === undefined) return null;
  if (now.phase !== 'waiting' || now.host !== me.value?.id) {
    return (
      <NotFound text={online.refusals.notHost} back={{ to: back, label: words.value.onlineEntry.room }} />
    );
  }
  const replan = async (plan: TablePlan): Promise<void> => {
    const planned = await live.act(id, { type: 'replan', plan });
    report(planned);
    if (planned.ok) goTo(back);
  };
  return <PlanPage game={now.game} leaveTo={back} now={now} onPlan={(plan) => void replan(plan)} />;
}

interface PlanPageProps {
  readonly game: string;
  readonly leaveTo: Route;
  readonly now?: TableUpdate;
  readonly onPlan: (plan: TablePlan) => void;
}

function PlanPage({ game, leaveTo, now, onPlan }: PlanPageProps): JSX.Element {
  const { online } = words.value;
  const access = useSignal<(typeof ACCESS)[number]>(now?.access ?? 'public');
  const clocks = now === undefined ? CLOCKS : { ...CLOCKS, ...otherClock(now.clock) };
  const clock = useSignal(now === undefined ? 'none' : idOf(now.clock));
  const agreement = useAgreement(now?.clock);
  const botPace = useSignal<BotPace>(now?.botPace ?? 'inStep');
  const chosen = clocks[clock.value] ?? { kind: 'none' };
  return (
    <>
      <ConnectionLine />
      <SetupPage
        key={game}
        game={game}
        place="online"
        leaveTo={leaveTo}
        botPace={{
          inStep: botPace.value === 'inStep',
          onChoose: (inStep) => {
            botPace.value = inStep ? 'inStep' : 'own';
          },
        }}
        {...(now === undefined ? {} : asPlanned(now))}
        onStart={({ options, occupants }) =>
          onPlan({
            game,
            options,
            seats: occupants.map((occupant, at) => seatFor(occupant, now?.seats[at]?.plan)),
            access: access.value,
            clock: agreed(chosen, agreement.value),
            ...(botPace.value === 'own' ? { botPace: 'own' } : {}),
          })
        }
      >
        <section class="setup-part online-terms">
          <h2>{online.create.terms}</h2>
          <SettingChoices
            label={online.create.access}
            hint={online.create.accessHint[access.value]}
            values={ACCESS}
            setting={access}
            face={(value) => online.create.accesses[value]}
          />
          <SettingChoices
            label={online.clock.heading}
            hint={chosen.kind === 'none' ? online.clock.noneHint : online.clock.hint}
            values={Object.keys(clocks)}
            setting={clock}
            face={(value) => clockName(clocks[value] ?? { kind: 'none' }, words.value)}
          />
          {chosen.kind === 'days' && <AgreementPart agreement={agreement} />}
        </section>
      </SetupPage>
    </>
  );
}

function asPlanned(now: TableUpdate) {
  const first = { options: now.gameOptions, occupants: occupantsAt(now) };
  return { first, label: words.value.online.room.replan };
}

function idOf(plan: ClockPlan): string {
  const wanted = JSON.stringify(withoutAgreement(plan));
  const known = Object.entries(CLOCKS).find(([, clock]) => JSON.stringify(clock) === wanted);
  return known?.[0] ?? 'own';
}

/** A clock that a program has chosen stays a choice. */
function otherClock(plan: ClockPlan): Readonly<Record<string, ClockPlan>> {
  return idOf(plan) === 'own' ? { own: withoutAgreement(plan) } : {};
}

function seatFor(occupant: Occupant, before: SeatPlan | undefined): SeatPlan {
  switch (occupant.kind) {
    case 'person':
      return before?.kind === 'invited' ? before : { kind: 'open' };
    case 'bot':
      return { kind: 'bot', bot: occupant.bot };
    case 'virtual':
      return { kind: 'virtual' };
  }
}
