/** Banners about the table outside the game: a player is missing, a bot plays for the viewer, the game is over. */
import type { TableUpdate as ServerTable, Vote, VoteChoice } from '@carson/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { hashOf } from '../../app/route.ts';
import { Banner } from '../../parts/banner.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { type Words, words } from '../../words/words.ts';
import type { OnlineLink } from '../connection/online-link.ts';
import { report } from '../connection/report.ts';
import { continueAsGuest, live, sessionEnded } from '../connection/session.ts';
import { seatName } from '../parts/names.ts';
import { until } from '../parts/times.ts';
import { whyLost } from '../parts/why-lost.ts';
import { VacationBanners } from './vacation-banners.tsx';

interface BannerProps {
  readonly link: OnlineLink;
  readonly table: ServerTable;
}

const CHOICES: readonly VoteChoice[] = ['wait', 'offer', 'bot', 'end'];

export function Banners({
  link,
  table,
  onRematch,
}: BannerProps & { readonly onRematch: () => void }): JSX.Element {
  const { online } = words.value;
  const { viewer, phase, votes, rematch, play, silences = [] } = table;
  const isLostForLong = useIsLostForLong();
  return (
    <>
      {live.isUnsaved.value && <Banner text={online.unsaved} />}
      {sessionEnded.value && (
        <Banner text={whyLost(words.value)}>
          <ButtonLink class="button-main" text={online.profile.login} href={hashOf({ page: 'profile' })} />
          <Button text={online.ended.guest} onClick={() => void continueAsGuest()} />
        </Banner>
      )}
      {isLostForLong && !sessionEnded.value && <Banner text={whyLost(words.value)} />}
      {phase === 'playing' && <OwnBanner link={link} table={table} />}
      {votes
        .filter(({ seat }) => seat !== viewer)
        .map((vote) => (
          <VoteBanner key={vote.seat} link={link} table={table} vote={vote} />
        ))}
      {table.seats.map(
        ({ faltered }, at) =>
          phase === 'playing' &&
          faltered === true && (
            <Banner
              key={`faltered-${at}`}
              text={online.play.botFaltered({ name: seatName(table, at, words.value) })}
            />
          ),
      )}
      <VacationBanners link={link} table={table} />
      {silences.map(({ seat, voteFrom }) => (
        <SilenceBanner key={seat} link={link} table={table} seat={seat} voteFrom={voteFrom} />
      ))}
      {table.imported && <Banner text={online.play.imported} />}
      {phase === 'over' && !table.imported && play?.result === undefined && (
        <Banner text={endedBecause(table, words.value)}>
          <ButtonLink text={words.value.onlineEntry.toLobby} href={hashOf({ page: 'lobby' })} />
        </Banner>
      )}
      {phase === 'over' && rematch !== undefined && viewer !== 'spectator' && (
        <Banner text={online.play.rematchOpen}>
          <Button class="button-main" text={online.play.rematchJoin} onClick={onRematch} />
        </Banner>
      )}
    </>
  );
}

/** The viewer is missed, out of time, or played for. */
function OwnBanner({ link, table }: BannerProps): JSX.Element | null {
  const { vote } = words.value.online;
  const { viewer, votes, seats } = table;
  const isPlayedFor = viewer !== 'spectator' && seats[viewer]?.standIn !== undefined;
  const aboutMe = votes.find(({ seat }) => seat === viewer);
  if (!isPlayedFor && aboutMe === undefined) return null;
  if (!isPlayedFor && aboutMe?.because === 'time') return <Banner text={vote.yourTimeIsUp} />;
  return (
    <Banner text={isPlayedFor ? vote.botPlaysForYou : vote.youAreMissed}>
      <Button
        class="button-main"
        text={vote.reclaim}
        onClick={() => void link.act({ type: 'reclaim' }).then(report)}
      />
    </Banner>
  );
}

const SHORT_OUTAGE = 3_000;

/** A short interruption is no news. */
function useIsLostForLong(): boolean {
  const isLong = useSignal(false);
  const isLost = live.connection.value === 'lost';
  useEffect(() => {
    isLong.value = false;
    if (!isLost) return;
    const timer = setTimeout(() => {
      isLong.value = true;
    }, SHORT_OUTAGE);
    return () => clearTimeout(timer);
  }, [isLost]);
  return isLost && isLong.value;
}

function VoteBanner({ link, table, vote }: BannerProps & { readonly vote: Vote }): JSX.Element | null {
  const { online, locale } = words.value;
  const seat = table.seats[vote.seat];
  if (seat === undefined) return null;
  const name = seatName(table, vote.seat, words.value);
  const ends = until(vote.endsAt, live.serverTime(), locale);
  const mayVote = vote.voters.some((voter) => voter === table.viewer);
  const mine = vote.ballots.find((ballot) => ballot.seat === table.viewer)?.choice;
  const votesFor = (choice: VoteChoice): number =>
    vote.ballots.filter((ballot) => ballot.choice === choice).length;
  return (
    <Banner
      text={
        mayVote
          ? `${online.vote.because[vote.because]({ name })} ${online.vote.ends({ when: ends })}`
          : online.vote.decide({ name })
      }
    >
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

interface SilenceBannerProps extends BannerProps {
  readonly seat: number;
  readonly voteFrom: number;
}

/** Without a clock: a player has been silent for so long that the others may vote. */
function SilenceBanner({ link, table, seat, voteFrom }: SilenceBannerProps): JSX.Element | null {
  const { vote } = words.value.online;
  const isLong = useIsPast(voteFrom);
  if (!isLong || table.viewer === 'spectator' || table.viewer === seat) return null;
  return (
    <Banner text={vote.silence({ name: seatName(table, seat, words.value) })}>
      <Button text={vote.call} onClick={() => void link.act({ type: 'callVote', seat }).then(report)} />
    </Banner>
  );
}

/** The longest that a browser's timer can wait. */
const LONGEST_TIMER = 2 ** 31 - 1;

function useIsPast(moment: number): boolean {
  const isPast = useSignal(live.serverTime() >= moment);
  useEffect(() => {
    const left = moment - live.serverTime();
    isPast.value = left <= 0;
    if (left <= 0) return;
    const timer = setTimeout(
      () => {
        isPast.value = live.serverTime() >= moment;
      },
      Math.min(left, LONGEST_TIMER),
    );
    return () => clearTimeout(timer);
  }, [moment]);
  return isPast.value;
}

function endedBecause({ ending }: ServerTable, { online: { play }, onlineEntry }: Words): string {
  return ending === 'left' || ending === 'abandoned' ? play.endings[ending] : onlineEntry.endedEarly;
}
