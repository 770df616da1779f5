import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import sceneBoard from '../../../.cache/scene-board.svg?url';
import sceneCards from '../../../.cache/scene-cards.svg?url';
import { fulfil, isUnfulfilled } from '../../app/newer-page.ts';
import { hashOf } from '../../app/route.ts';
import { Art } from '../../art/art.tsx';
import { PersonFace } from '../../art/person-face.tsx';
import type { GameUi } from '../../games/game-ui.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { joinNames } from '../../parts/seats/people.ts';
import { OPPONENTS_BY_LEVEL, personOfBot, starsOf } from '../../rules/bot-people.ts';
import type { SavedGame } from '../../table/stored/saved-games.ts';
import { words } from '../../words/words.ts';
import { isHarder, opponentLevel, playAtLevel, proposedLevel } from './opponent-level.ts';
import { startQuickTable } from './quick-table.ts';

const SCENES = { board: sceneBoard, cards: sceneCards } as const;

interface GameCardProps {
  readonly game: GameUi;
  /** No game was played on this device yet: learning comes before playing. */
  readonly isFirstVisit: boolean;
  /** Games of this device: they tell whom to play next. */
  readonly saved: readonly SavedGame[];
}

export function GameCard({ game, isFirstVisit, saved }: GameCardProps): JSX.Element {
  const { home, names, shell } = words.value;
  const facts = home.games[game.id];
  const start = (): Promise<void> =>
    fulfil(game.id, () => startQuickTable(game, OPPONENTS_BY_LEVEL[opponentLevel(game.id)]));
  useEffect(() => {
    if (isUnfulfilled(game.id)) void start();
  }, []);
  const play = (
    <button
      key="play"
      type="button"
      class={`button home-play${isFirstVisit ? '' : ' button-main'}`}
      onClick={() => void start()}
    >
      <Art name="icon-play" />
      {home.play}
    </button>
  );
  const learn = (
    <a
      key="learn"
      class={`button home-learn${isFirstVisit ? ' button-main' : ''}`}
      href={hashOf({ page: 'learn', game: game.id })}
    >
      <Art name="icon-book" />
      {facts.lesson}
    </a>
  );
  return (
    <section class="paper home-game" data-game={game.id} aria-label={names.games[game.id]}>
      <img class="home-scene" src={SCENES[game.id]} alt="" width={568} height={258} />
      <div class="home-game-body">
        <h2>{facts.title}</h2>
        <p class="home-facts">
          <Art name="icon-players" />
          <span class="wide">{facts.players}</span>
          <span class="narrow">{facts.people}</span>
          <Art name="icon-clock" />
          {facts.minutes}
        </p>
        <p class="home-about">
          <span class="wide">{facts.about}</span>
          <span class="narrow">{facts.short}</span>
        </p>
        <div class="home-actions">
          {isFirstVisit ? [learn, play] : [play, learn]}
          <ButtonLink
            icon="icon-players"
            text={shell.home.setUp}
            href={hashOf({ page: 'setup', game: game.id })}
          />
        </div>
        <Opponents game={game} saved={saved} />
      </div>
    </section>
  );
}

interface OpponentsProps {
  readonly game: GameUi;
  readonly saved: readonly SavedGame[];
}

/** Who sits down when you press Play, and whom to try next. */
function Opponents({ game, saved }: OpponentsProps): JSX.Element {
  const { home, people, locale } = words.value;
  const level = opponentLevel(game.id);
  const proposed = proposedLevel(game.id, saved);
  const opponents = OPPONENTS_BY_LEVEL[level].flatMap((id) => personOfBot(id) ?? []);
  const names = joinNames(
    opponents.map(({ nameKey }) => people[nameKey].short),
    locale,
  );
  const starsWord = (of: typeof level): string => people.starsWithin({ count: starsOf(of) });
  return (
    <p class="home-company">
      {opponents.map(({ id }) => (
        <span key={id} class="home-face">
          <PersonFace person={id} />
        </span>
      ))}
      <span>{home.against({ names, stars: starsWord(level) })}</span>
      {proposed !== undefined && (
        <button type="button" class="home-next" onClick={() => playAtLevel(game.id, proposed)}>
          {isHarder(proposed, level)
            ? home.harder({ stars: starsWord(proposed) })
            : home.easier({ stars: starsWord(proposed) })}
        </button>
      )}
    </p>
  );
}
