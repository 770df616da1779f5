/** The top of a review: how the game ended, and the ways to share it. */

import type { JSX } from 'preact';
import { download, jsonFile } from '../app/download.ts';
import { addressOf, type ReviewRoute } from '../app/route.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { copy } from '../parts/copy.ts';
import { figure } from '../parts/explanation.ts';
import { ShareMenu } from '../shell/share/share-menu.tsx';
import { shareGame } from '../table/stored/share-game.ts';
import { words } from '../words/words.ts';
import { tableAtEnd } from './open-game.ts';
import { type Decision, nameOf, resultOf, type ShownReview } from './shown.ts';

interface BarProps {
  readonly at: ReviewRoute;
  readonly leaveTo: string;
  readonly shown: ShownReview;
  readonly step: Decision | undefined;
}

export function ReviewBar({ at, leaveTo, shown, step }: BarProps): JSX.Element {
  const { game, say } = shown;
  const result = resultOf(shown);
  const winner = result.find(({ rank }) => rank === 1);
  const own = result.find(({ seat }) => seat === game.ownSeat);
  const isBeaten = game.isOwn && own !== undefined && own.rank > 1;
  const link = addressOf({ ...at, ...(step === undefined ? {} : { move: step.outline.move }) });
  return (
    <header class="review-bar">
      <ButtonLink
        class="button-quiet button-icon"
        icon="icon-back"
        href={leaveTo}
        aria-label={words.value.shell.table.leave}
      />
      <h1>{say.title}</h1>
      <p {...figure('result')}>
        {winner !== undefined && say.won({ name: nameOf(shown, winner.seat, words.value) })}
        {isBeaten && `, ${say.place({ place: words.value.stage.place({ place: own.rank }) })}`}
      </p>
      <Button
        class="button-quiet"
        icon="icon-link"
        text={<span class="wide">{say.copyLink}</span>}
        aria-label={say.copyLink}
        onClick={() => void copy(link, say.copied)}
      />
      <ShareMenu
        ways={{
          picture: () => void sharePicture(shown, at, link),
          record: () =>
            at.place === 'here'
              ? void shareGame(game.id)
              : download(jsonFile(`carson-${game.id}.json`, game.record)),
        }}
      />
    </header>
  );
}

/** The curve is in the picture as soon as it is complete. */
async function sharePicture(
  { game, progress: { review } }: ShownReview,
  { place }: ReviewRoute,
  link: string,
): Promise<void> {
  const shared = await import('../shell/share/share-picture.ts');
  await shared.sharePicture(game.ui, tableAtEnd(game), {
    // What lies on this device cannot be opened elsewhere.
    ...(place === 'online' ? { link } : {}),
    ...(review === undefined ? {} : { review }),
  });
}
