/** What the table has to tell beside the game: somebody is missing, a bot plays for me, it is over. */
import type { TableUpdate as ServerTable, Vote, VoteChoice } from '@carson/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { hashOf } from '../app/route.ts';
import { Art } from '../art/art.tsx';
import { report } from '../shell/report.ts';
import { words } from '../words/words.ts';
import { sitterName } from './names.ts';
import type { OnlineLink } from './online-link.ts';

interface BannersProps {
  readonly link: OnlineLink;
  readonly table: ServerTable;
  readonly onRematch: () => void;
}

const CHOICES: readonly VoteChoice[] = ['wait', 'bot', 'end'];

export function Banners({ link, table, onRematch }: BannersProps): JSX.Element {
  const { online } = words.value;
  const { viewer, phase, votes, rematch, play } = table;
  const mine = viewer === 'spectator' ? undefined : table.seats[viewer];
  const amMissed = mine?.standIn !== undefined || votes.some(({ seat }) => seat === viewer);
  return (
    <div class="banners" role="status">
      {phase === 'playing' && amMissed && (
        <Banner text={mine?.standIn === undefined ? online.vote.youAreMissed : online.vote.botPlaysForYou}>
          <button
            type="button"
            class="button button-main"
            onClick={() => void link.act({ type: 'reclaim' }).then(report)}
          >
            {online.vote.reclaim}
          </button>
        </Banner>
      )}
      {votes
        .filter(({ seat }) => seat !== viewer)
        .map((vote) => (
          <VoteBanner key={vote.seat} link={link} table={table} vote={vote} />
        ))}
      {table.imported && (
        <Banner text={online.play.imported}>
          <a class="button" href={hashOf({ page: 'lobby' })}>
            {online.toLobby}
          </a>
        </Banner>
      )}
      {phase === 'over' && !table.imported && play?.result === undefined && (
        <Banner text={online.play.ended}>
          <a class="button" href={hashOf({ page: 'lobby' })}>
            {online.toLobby}
          </a>
        </Banner>
      )}
      {phase === 'over' && rematch !== undefined && viewer !== 'spectator' && (
        <Banner text={online.play.rematchOpen}>
          <button type="button" class="button button-main" onClick={onRematch}>
            {online.play.rematchJoin}
          </button>
        </Banner>
      )}
    </div>
  );
}

function VoteBanner({
  link,
  table,
  vote,
}: Omit<BannersProps, 'onRematch'> & { readonly vote: Vote }): JSX.Element | null {
  const { online } = words.value;
  const seat = table.seats[vote.seat];
  if (seat === undefined) return null;
  const mayVote = vote.voters.some((voter) => voter === table.viewer);
  const mine = vote.ballots.find((ballot) => ballot.seat === table.viewer)?.choice;
  const votesFor = (choice: VoteChoice): number =>
    vote.ballots.filter((ballot) => ballot.choice === choice).length;
  return (
    <Banner text={online.vote.because[vote.because](sitterName(seat, words.value))}>
      {mayVote &&
        CHOICES.map((choice) => (
          <button
            key={choice}
            type="button"
            class="button"
            aria-pressed={mine === choice}
            onClick={() => void link.act({ type: 'vote', seat: vote.seat, choice }).then(report)}
          >
            {online.vote.choices[choice]}
            {votesFor(choice) > 0 && <span class="vote-count">{votesFor(choice)}</span>}
          </button>
        ))}
    </Banner>
  );
}

function Banner({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <div class="paper banner">
      <Art name="icon-info" class="banner-icon" />
      <p>{text}</p>
      <div class="banner-actions">{children}</div>
    </div>
  );
}
