/** The account of a round and of the game: sources of money and points, and how the points grew. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../../../parts/button.tsx';
import { Choices } from '../../../parts/choices.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { occupantName } from '../../../parts/seats/people.ts';
import { SeatMark } from '../../../parts/seats/seat-mark.tsx';
import { hyphenated } from '../../../words/hyphenated.ts';
import { words } from '../../../words/words.ts';
import type { BoardTable } from '../table-types.ts';
import { type AccountLine, accountsOf, type RoundAccount, totalsOf } from './accounts.ts';
import { PointCurve } from './point-curve.tsx';

interface AccountProps {
  readonly table: BoardTable;
}

/** Offered between two rounds, while characters are taken. */
export function AccountCard({ table }: AccountProps): JSX.Element | null {
  const open = useSignal(false);
  const { account } = words.value.boardTable;
  const { round } = table.view;
  const last = endedRounds(table).at(-1);
  if (open.value)
    return (
      <Dialog
        title={account.title}
        closeLabel={account.close}
        class="account-dialog"
        onClose={() => {
          open.value = false;
        }}
      >
        <Summary table={table} />
      </Dialog>
    );
  const between = table.owed.some(({ kind }) => kind === 'takeCharacter');
  if (last === undefined || last.round >= round || !between) return null;
  return (
    <Button
      class="account-open"
      icon="icon-score"
      text={account.heading({ round: last.round })}
      onClick={() => {
        open.value = true;
      }}
    />
  );
}

/** The curve, and the account of any round that is over. */
export function Summary({ table }: AccountProps): JSX.Element | null {
  const { boardTable } = words.value;
  const rounds = endedRounds(table);
  const picked = useSignal<string | undefined>(undefined);
  const shown = rounds.find(({ round }) => `${round}` === picked.value) ?? rounds.at(-1);
  if (shown === undefined) return null;
  return (
    <section class="account">
      <div class="account-curve" data-explain="number:curve">
        <h3>{boardTable.account.curve}</h3>
        <PointCurve table={table} />
      </div>
      <div class="account-round" data-explain="number:account">
        <h3>{boardTable.account.heading({ round: shown.round })}</h3>
        {rounds.length > 1 && (
          <Choices
            label={boardTable.account.rounds}
            values={rounds.map(({ round }) => `${round}`)}
            chosen={`${shown.round}`}
            onChoose={(round) => {
              picked.value = round;
            }}
            face={(round) => round}
            spoken={(round) => boardTable.heading({ round: Number(round) })}
          />
        )}
        <RoundTable table={table} account={shown} />
      </div>
    </section>
  );
}

function endedRounds({ log, occupants }: BoardTable): readonly RoundAccount[] {
  return accountsOf(log, occupants.length).filter(({ ended }) => ended);
}

interface RoundTableProps extends AccountProps {
  readonly account: RoundAccount;
}

function RoundTable({ table, account }: RoundTableProps): JSX.Element {
  const { board, boardTable } = words.value;
  return (
    <div class="score-scroll">
      <table class="score-table account-table" data-explain="number:account">
        <thead>
          <tr>
            <th scope="col">
              <span class="spoken">{boardTable.account.heading({ round: account.round })}</span>
            </th>
            {table.occupants.map((_, seat) => (
              <th scope="col" key={seat}>
                <SeatMark seat={seat} />
                <span class="spoken">{occupantName(table.occupants, seat, words.value)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <Lines
          title={boardTable.account.money}
          lines={account.money}
          names={board.moneySources}
          table={table}
        />
        <Lines
          title={boardTable.account.points}
          lines={account.points}
          names={board.pointSources}
          table={table}
        />
      </table>
    </div>
  );
}

interface LinesProps extends AccountProps {
  readonly title: string;
  readonly lines: readonly AccountLine[];
  readonly names: Readonly<Record<string, string>>;
}

function Lines({ title, lines, names, table }: LinesProps): JSX.Element {
  return (
    <tbody>
      <tr class="account-total">
        <th scope="row">{title}</th>
        {totalsOf(lines, table.occupants.length).map((amount, seat) => (
          <td key={seat}>{signed(amount)}</td>
        ))}
      </tr>
      {lines.map(({ source, amounts }) => (
        <tr key={source}>
          <th scope="row">{hyphenated(names[source] ?? '')}</th>
          {amounts.map((amount, seat) => (
            <td key={seat} class={amount < 0 ? 'loss' : ''}>
              {amount === 0 ? <span class="score-none">–</span> : signed(amount)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function signed(amount: number): string {
  return amount === 0 ? '0' : words.value.shell.table.gain({ count: amount });
}
