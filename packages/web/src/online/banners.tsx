/** What the table has to tell beside the game: somebody is missing, a bot plays for me, it is over. */
import type { TableUpdate as ServerTable, Vote, VoteChoice } from '@carson/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { hashOf } from '../app/route.ts';
import { Banner } from '../shell/banner.tsx';
import { words } from '../words/words.ts';
import { sitterName } from './names.ts';
import type { OnlineLink } from './online-link.ts';
import { report } from './report.ts';
import { live } from './session.ts';

interface BannersProps {
  readonly link: OnlineLink;
  readonly table: ServerTable;
  readonly onRematch: () => void;
}

const CHOICES: readonly VoteChoice[] = ['wait', 'bot', 'end'];

export function Banners({ link, table, onRematch }: BannersProps): JSX.Element {
  const { online } = words.value;
  const { viewer, phase, votes, rematch, play } = table;
  const isLostForLong = useIsLostForLong();
  const mine = viewer === 'spectator' ? undefined : table.seats[viewer];
  const aboutMe = votes.find(({ seat }) => seat === viewer);
  return (
    <>
      {live.isUnsaved.value && <Banner text={online.unsaved} />}
      {isLostForLong && <Banner text={online.connectionLost} />}
      {phase === 'playing' && mine?.standIn === undefined && aboutMe?.because === 'time' && (
        <Banner text={online.vote.yourTimeIsUp} />
      )}
      {phase === 'playing' && (mine?.standIn !== undefined || aboutMe?.because === 'left') && (
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
      {table.seats
        .filter(({ faltered }) => phase === 'playing' && faltered === true)
        .map((seat, at) => (
          <Banner
            key={`faltered-${at}`}
            text={online.play.botFaltered({ name: sitterName(seat, words.value) })}
          />
        ))}
      {table.imported && <Banner text={online.play.imported} />}
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
    </>
  );
}

const HICCUP = 3_000;

/** A short interruption is no news. */
function useIsLostForLong(): boolean {
  const isLong = useSignal(false);
  const isLost = live.connection.value === 'lost';
  useEffect(() => {
    isLong.value = false;
    if (!isLost) return;
    const timer = setTimeout(() => {
      isLong.value = true;
    }, HICCUP);
    return () => clearTimeout(timer);
  }, [isLost]);
  return isLost && isLong.value;
}

function VoteBanner({
  link,
  table,
  vote,
}: Omit<BannersProps, 'onRematch'> & { readonly vote: Vote }): JSX.Element | null {
  const { online } = words.value;
  const seat = table.seats[vote.seat];
  if (seat === undefined) return null;
  const name = sitterName(seat, words.value);
  const mayVote = vote.voters.some((voter) => voter === table.viewer);
  const mine = vote.ballots.find((ballot) => ballot.seat === table.viewer)?.choice;
  const votesFor = (choice: VoteChoice): number =>
    vote.ballots.filter((ballot) => ballot.choice === choice).length;
  return (
    <Banner text={mayVote ? online.vote.because[vote.because]({ name }) : online.vote.decide({ name })}>
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
