/** The effect of chance: by source, in dice, and compared with that of the decisions. */
import type { Balance, LuckRow, Review } from '@carson/bots';
import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { figure, figureAmong } from '../../parts/explanation.ts';
import { SeatMark } from '../../parts/seats/seat-mark.tsx';
import { words } from '../../words/words.ts';
import { hundredths, nameOf, type ShownReview, signed } from '../shown.ts';
import { duelsText } from './luck-text.ts';

const ICONS: Readonly<Record<LuckRow['id'], string>> = {
  duels: 'piece-pistols',
  duelDice: 'piece-die5',
  gaming: 'piece-die2',
  tiles: 'icon-offer',
  columns: 'icon-city',
  characters: 'icon-person',
  ties: 'icon-pile',
};

export function LuckPanel({ shown }: { readonly shown: ShownReview }): JSX.Element {
  const { say, progress, summary: own } = shown;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may be longer than its place, and is then scrolled by keys.
    <section class="paper review-luck" aria-label={say.luck.title} tabIndex={0}>
      <header>
        <h2>{say.luck.title}</h2>
        <p class="review-luck-key" {...figure('luck')}>
          <span class="review-luck-tick" /> {say.luck.expected} <span class="review-luck-got">▲</span>{' '}
          {say.luck.got}
        </p>
      </header>
      {own === undefined ? (
        <p class="review-unseen">{say.unseen}</p>
      ) : (
        <>
          {own.luck.length === 0 && <p>{say.luck.none}</p>}
          <ul>
            {own.luck.map((row) => (
              <Row key={row.id} row={row} shown={shown} />
            ))}
          </ul>
          <Sentences rows={own.luck} shown={shown} />
          <Parts balance={own.balance} shown={shown} />
          <Dice shown={shown} />
          <Seed review={progress.review} shown={shown} />
        </>
      )}
    </section>
  );
}

interface RowProps {
  readonly row: LuckRow;
  readonly shown: ShownReview;
}

function Row({ row, shown: { say } }: RowProps): JSX.Element {
  const { id, draws, expected, got, low, high } = row;
  const span = 1.4 * Math.max(1, Math.abs(got - expected), high - expected, expected - low);
  const at = (value: number): string => `${50 + (50 * (value - expected)) / span}%`;
  return (
    <li class="review-luck-row" {...figure(id)} data-luck={wordOf(row)}>
      <Art name={ICONS[id]} />
      <span class="review-luck-name">
        <strong>{say.luck.rows[id]}</strong>
        <span>{say.luck.draws[id]({ count: draws })}</span>
      </span>
      <span class="review-luck-bar" aria-hidden="true">
        <span class="review-luck-usual" style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
        <span class="review-luck-tick" style={{ left: at(expected) }} />
        <span class="review-luck-got" style={{ left: at(got) }}>
          ▲
        </span>
      </span>
      <span class="review-luck-word">
        <strong>{say.luck.words[wordOf(row)]}</strong>
        <span>
          {plain(expected)} → <b>{plain(got)}</b>
        </span>
      </span>
    </li>
  );
}

type LuckWord = 'worst' | 'bad' | 'poor' | 'usual' | 'fair' | 'good' | 'great';

/** By how often less comes up. */
function wordOf({ share }: LuckRow): LuckWord {
  if (share < 0.05) return 'worst';
  if (share < 0.2) return 'bad';
  if (share < 0.38) return 'poor';
  if (share <= 0.62) return 'usual';
  if (share <= 0.8) return 'fair';
  return share <= 0.95 ? 'good' : 'great';
}

function plain(value: number): string {
  return value.toLocaleString(words.value.locale, { maximumFractionDigits: 1 });
}

/** What luck was worth in points. */
function Sentences({
  rows,
  shown,
}: {
  readonly rows: readonly LuckRow[];
  readonly shown: ShownReview;
}): JSX.Element {
  const { luck } = shown.say;
  const worthOf = (...ids: readonly LuckRow['id'][]): number =>
    Math.round(rows.reduce((sum, { id, worth = 0 }) => sum + (ids.includes(id) ? worth : 0), 0));
  const duels = rows.find(({ id }) => id === 'duels');
  const [cards, tiles] = [worthOf('columns', 'characters'), worthOf('tiles')];
  return (
    <>
      {duels?.worth !== undefined && (
        <p class="review-luck-sentence" {...figureAmong('duels')}>
          {duelsText(duels, worthOf('duels'), nameOf(shown, shown.seat, words.value), luck)}
        </p>
      )}
      {tiles !== 0 && (
        <p class="review-luck-sentence" {...figureAmong('tiles')}>
          {luck.tiles({ points: tiles })}
        </p>
      )}
      {cards !== 0 && (
        <p class="review-luck-sentence" {...figureAmong('columns')}>
          {luck.cards({ points: cards })}
        </p>
      )}
    </>
  );
}

const PARTS = ['choices', 'luck', 'others'] as const;

/** Start, choices, luck and others' slips add up to the end. */
function Parts({
  balance,
  shown: { say },
}: {
  readonly balance: Balance;
  readonly shown: ShownReview;
}): JSX.Element {
  const [start, end] = [hundredths(balance.start), hundredths(balance.end)];
  const choices = hundredths(balance.choices);
  const others = hundredths(balance.others);
  // Rounded parts add up, too: the rest is luck.
  const parts = { choices, others, luck: end - start - choices - others };
  return (
    <div class="review-parts" {...figure('balance')}>
      <p>
        <strong>{say.balance.title}</strong>
        <span>{say.balance.ends({ start, end })}</span>
      </p>
      <div class="review-parts-bar">
        {PARTS.map((part) => (
          <span key={part} data-part={part} style={{ flexGrow: Math.max(8, Math.abs(parts[part])) }}>
            {`${say.balance[part]} ${signed(parts[part])}`}
          </span>
        ))}
      </div>
      <p class="hint">{`${start} ${PARTS.map((part) => spaced(parts[part])).join(' ')} = ${end}`}</p>
    </div>
  );
}

function spaced(value: number): string {
  return `${value < 0 ? '−' : '+'} ${Math.abs(value)}`;
}

/** How often each face came up, player by player, on one scale. */
function Dice({ shown }: { readonly shown: ShownReview }): JSX.Element | null {
  const { say, progress } = shown;
  const thrown = (progress.review?.seats ?? []).flatMap(({ seat, dice }) =>
    dice === undefined ? [] : [{ seat, dice }],
  );
  const most = Math.max(1, ...thrown.flatMap(({ dice }) => dice));
  if (thrown.length === 0) return null;
  return (
    <div class="review-dice" {...figure('dice')}>
      <p>{say.luck.dice}</p>
      {thrown.map(({ seat, dice }) => (
        <Histogram key={seat} seat={seat} dice={dice} most={most} shown={shown} />
      ))}
    </div>
  );
}

interface HistogramProps {
  readonly seat: number;
  readonly dice: readonly number[];
  readonly most: number;
  readonly shown: ShownReview;
}

function Histogram({ seat, dice, most, shown }: HistogramProps): JSX.Element {
  const { say } = shown;
  const count = dice.reduce((sum, times) => sum + times, 0);
  const style = { '--usual': count / dice.length / most };
  return (
    <figure data-own={seat === shown.seat} data-seat={seat}>
      <figcaption>
        <SeatMark seat={seat} />
        <span class="spoken">{say.luck.diceOf({ name: nameOf(shown, seat, words.value), count })}</span>
      </figcaption>
      <ol style={style}>
        {dice.map((times, at) => (
          <li
            key={String(at)}
            {...figureAmong('dice', `${at + 1}`)}
            aria-label={say.luck.face({ face: at + 1, count: times })}
          >
            <span aria-hidden="true">{times}</span>
            <span class="review-dice-bar" style={{ '--part': times / most }} aria-hidden="true" />
            <span aria-hidden="true">{at + 1}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Seed({
  review,
  shown: { say, game },
}: {
  readonly review: Review | undefined;
  readonly shown: ShownReview;
}) {
  if (review?.seed === undefined) return null;
  const { seed } = review.seed;
  const isProven = game.record.rules === game.match.game.rules;
  return (
    <p class="hint review-seed" {...figure('seed')}>
      {isProven ? say.luck.seed({ seed }) : say.luck.unproven({ seed })}
    </p>
  );
}
