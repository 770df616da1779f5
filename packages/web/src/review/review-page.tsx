/** The review of a finished game: how it went, how much was luck, what was decided, and what would have been better. */
import { useLoaded } from '../app/use-loaded.ts';
import '../style/review.css';
import '../style/review-small.css';
import type { ReviewWords } from '@carson/words';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { hashOf, type ReviewRoute, type Route } from '../app/route.ts';
import { useReviewWords } from '../app/use-review-words.ts';
import { NotFound } from '../shell/not-found.tsx';
import { words } from '../words/words.ts';
import { computeReview } from './grading/compute.ts';
import { reviewServer } from './grading/review-server.ts';
import { type Opening, openReviewed, type ReviewedGame } from './open-game.ts';
import { ReviewTable } from './review-table.tsx';

export function ReviewPage({ at }: { readonly at: ReviewRoute }): JSX.Element | null {
  const say = useReviewWords();
  const found = useLoaded(() => openReviewed(at).catch(failed), [at.id, at.place]);
  if (found === undefined || say === undefined) return null;
  if (found.ok) return <Computed game={found.game} at={at} say={say} />;
  if (found.why === 'notFound') return <NotFound text={words.value.shell.home.notFound} />;
  return <NotFound text={say[found.why]} back={{ to: tableOf(at), label: words.value.shell.home.look }} />;
}

function failed(): Opening {
  return { ok: false, why: 'failed' };
}

function tableOf({ id, place }: ReviewRoute): Route {
  return place === 'online' ? { page: 'onlineTable', id } : { page: 'table', id };
}

interface ComputedProps {
  readonly game: ReviewedGame;
  readonly at: ReviewRoute;
  readonly say: ReviewWords;
}

/** Leaving the page ends the computation; finished parts are stored. */
function Computed({ game, at, say }: ComputedProps): JSX.Element {
  const computation = useMemo(
    () => computeReview(game.record, at.place === 'online' ? { server: reviewServer(at.id) } : {}),
    [game],
  );
  useEffect(() => {
    computation.start();
    return computation.stop;
  }, [computation]);
  // A link to a decision selects the seat that made it.
  const seat = useSignal(game.record.moves[at.move ?? -1]?.seat ?? game.ownSeat);
  return (
    <ReviewTable
      game={game}
      at={at}
      say={say}
      seat={seat.value}
      onSeat={(chosen) => {
        seat.value = chosen;
      }}
      computation={computation}
      leaveTo={hashOf(tableOf(at))}
    />
  );
}
