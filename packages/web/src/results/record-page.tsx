import { useLoaded } from '../app/use-loaded.ts';
import '../style/results.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { download, jsonFile } from '../app/download.ts';
import { isOnlineOffered } from '../app/online-offer.ts';
import { Art } from '../art/art.tsx';
import type { GameId } from '../games/game-ui.ts';
import { gameUi, gameUis } from '../games/registry.ts';
import { Button } from '../parts/button.tsx';
import { Choices } from '../parts/choices.tsx';
import { figure, figureAmong } from '../parts/explanation.ts';
import { gameTitle } from '../parts/game-title.ts';
import { type Words, words } from '../words/words.ts';
import { allResults } from './all-results.ts';
import { FiguresCard } from './figures-card.tsx';
import { ResultsHead } from './results-head.tsx';
import { type Share, type Statistics, statisticsOf } from './statistics.ts';

export function RecordPage(): JSX.Element | null {
  const { record } = words.value;
  const results = useLoaded(allResults, [isOnlineOffered.value]);
  const chosen = useSignal<GameId | undefined>(undefined);
  if (results === undefined) return null;
  const all = [...results.here, ...results.online];
  const ids = gameUis.map(({ id }) => id);
  const played = ids.filter((id) => all.some(({ game }) => game === id));
  const game = chosen.value ?? played[0] ?? 'board';
  const statistics = statisticsOf(all.filter((result) => result.game === game));
  return (
    <main class="results">
      <ResultsHead title={record.title} />
      <section class="paper results-part record-choice">
        <p>{record.about}</p>
        <Choices
          label={record.title}
          values={ids}
          chosen={game}
          onChoose={(id) => {
            chosen.value = id;
          }}
          face={(id) => gameTitle(id, words.value)}
        />
        <Button
          icon="icon-export"
          text={record.export}
          disabled={all.length === 0}
          onClick={() => download(jsonFile('carson-record.json', results))}
        />
      </section>
      {statistics.played === 0 ? (
        <section class="paper results-part">
          <p>{record.none}</p>
        </section>
      ) : (
        <GameRecordParts key={game} game={game} statistics={statistics} />
      )}
      <FiguresCard game={game} />
    </main>
  );
}

interface PartsProps {
  readonly game: GameId;
  readonly statistics: Statistics;
}

function GameRecordParts({ game, statistics }: PartsProps): JSX.Element {
  const { record, shell } = words.value;
  const { opponents, seats } = statistics;
  return (
    <>
      <Figures statistics={statistics} />
      <div class="record-pair">
        {opponents.length > 0 && (
          <Shares
            title={record.levels}
            id="opponents"
            rows={opponents.map(({ level, ...share }) => ({
              name: level === 'people' ? record.people : shell.setup.botNames[level],
              ...share,
            }))}
          />
        )}
        <Shares
          title={record.bySeats}
          id="seats"
          rows={seats.map(({ seats: count, ...share }) => ({ name: record.players({ count }), ...share }))}
        />
      </div>
      <Lines game={game} statistics={statistics} />
      <Characters statistics={statistics} />
    </>
  );
}

function Figures({ statistics }: { readonly statistics: Statistics }): JSX.Element {
  const { record, locale } = words.value;
  const { played, won, average, best, streak, longest } = statistics;
  const rate = new Intl.NumberFormat(locale, { style: 'percent' }).format(won / played);
  return (
    <dl class="paper record-figures">
      <Figure id="games" number={`${played}`} name={record.games({ count: played })} />
      <Figure id="wins" number={`${won}`} name={record.wins({ count: won })} />
      <Figure id="winRate" number={rate} name={record.winRate} />
      <Figure id="average" number={decimal(average, words.value)} name={record.average} />
      <Figure id="best" number={`${best}`} name={record.best} />
      <Figure id="streak" number={`${streak}`} name={record.streak({ count: streak })} />
      <Figure id="longest" number={`${longest}`} name={record.longest} />
    </dl>
  );
}

interface FigureProps {
  readonly id: string;
  readonly number: string;
  readonly name: string;
}

function Figure({ id, number, name }: FigureProps): JSX.Element {
  return (
    <div {...figure(id)}>
      <dt>{name}</dt>
      <dd>{number}</dd>
    </div>
  );
}

interface SharesProps {
  readonly title: string;
  /** What explains its figures. */
  readonly id: string;
  readonly rows: readonly (Share & { readonly name: string })[];
}

/** Games and wins in a table, with a bar for the share of wins. */
function Shares({ title, id, rows }: SharesProps): JSX.Element {
  const { record } = words.value;
  return (
    <Part title={title}>
      <table class="record-shares">
        <thead>
          <tr>
            <th />
            <th {...figure(id)}>{record.played}</th>
            <th {...figure(id)}>{record.won}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, played, won }) => (
            <tr key={name} {...figureAmong(id)}>
              <th scope="row">
                {name}
                <Bar part={won / played} />
              </th>
              <td>{played}</td>
              <td>{won}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

function Lines({ game, statistics: { lines, played } }: PartsProps): JSX.Element {
  const { record } = words.value;
  const nameOf = useLineNames(game);
  const most = Math.max(1, ...lines.map(({ average }) => average));
  return (
    <Part title={record.lines}>
      <ul class="record-lines">
        {lines.map(({ line, average }) => (
          <li key={line} {...figure('lines')}>
            <span>{nameOf(line)}</span>
            <strong>{decimal(average, words.value)}</strong>
            <Bar part={Math.max(0, average / most)} />
          </li>
        ))}
      </ul>
      <p class="hint" {...figureAmong('lines')}>
        {record.linesHint({ count: played })}
      </p>
    </Part>
  );
}

/** The names come with the game's table. */
function useLineNames(game: GameId): (line: string) => string {
  const ui = useLoaded(() => gameUi(game)?.loadTable(), [game]);
  return (line) => ui?.lineName(line, words.value) ?? '';
}

function Characters({ statistics: { characters } }: Pick<PartsProps, 'statistics'>): JSX.Element | null {
  const { record, names } = words.value;
  if (characters.length === 0) return null;
  const known: Readonly<Record<string, string>> = names.characters;
  return (
    <Part title={record.characters}>
      <ul class="record-characters">
        {characters.map(({ character, taken, played, won }) => (
          <li key={character} {...figure('taken')}>
            <Art name={`character-${character}`} />
            <strong>{known[character] ?? character}</strong>
            <span>{record.taken({ count: taken })}</span>
            <span>{record.winsWith({ won, count: played })}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

function Part({ title, children }: PartProps): JSX.Element {
  return (
    <section class="paper results-part" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Bar({ part }: { readonly part: number }): JSX.Element {
  return (
    <span class="record-bar" aria-hidden="true">
      <span style={{ width: `${Math.round(part * 100)}%` }} />
    </span>
  );
}

function decimal(number: number, { locale }: Words): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(number);
}
