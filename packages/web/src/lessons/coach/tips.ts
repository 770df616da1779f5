/** What the coach has tips for: a kind of question, or something that has happened since the viewer's last move. */
import { isBranch } from '@carson/engine';
import type { GameId } from '../../games/game-ui.ts';
import type { ShownTable } from '../../table/shown-table.ts';

export interface Tip {
  /** Names its words: `coach-<id>` in the words of the game's lessons. */
  readonly id: string;
  readonly art: string;
  /** The kinds of question it may stand beside; any where left out. */
  readonly asked?: readonly string[];
  readonly after?: Happening;
  /** The first there is in a game: it also says how anything on the table is asked about. */
  readonly isFirst?: true;
}

interface Happening {
  readonly event: string;
  readonly to: 'me' | 'another' | 'anyone';
  /** Where two seats share the same bid. */
  readonly tied?: true;
}

/** The first that fits is shown: what has just happened comes before what is asked. */
const TIPS: Readonly<Record<GameId, readonly Tip[]>> = {
  cards: [
    { id: 'tie', art: 'suit-star', after: { event: 'orderSettled', to: 'me', tied: true } },
    { id: 'eraEnd', art: 'card-terrain-back-2', after: { event: 'auctionCardsReturned', to: 'anyone' } },
    { id: 'bid', art: 'card-auction-back', asked: ['bid'], isFirst: true },
    { id: 'take', art: 'card-terrain-back-1', asked: ['take'] },
    { id: 'lay', art: 'icon-city', asked: ['lay'] },
    { id: 'power', art: 'piece-tilt', asked: ['power'] },
  ],
  board: [
    { id: 'duel', art: 'piece-pistols', after: { event: 'duelDecided', to: 'me' } },
    { id: 'income', art: 'piece-dollar', after: { event: 'buildingPaid', to: 'me' } },
    { id: 'claimParcel', art: 'piece-title', asked: ['claimParcel'], isFirst: true },
    { id: 'takeCharacter', art: 'icon-players', asked: ['takeCharacter'] },
    { id: 'passing', art: 'icon-hand', asked: ['placeCowboy'], after: { event: 'passed', to: 'another' } },
    { id: 'placeCowboy', art: 'piece-cowboy', asked: ['placeCowboy'] },
    { id: 'buildOrKeep', art: 'element-house', asked: ['buildOrKeep'] },
    { id: 'buyPoints', art: 'piece-points', asked: ['buyPoints'] },
    { id: 'spend', art: 'icon-lock', asked: ['spend'] },
  ],
};

export function tipsOf(game: GameId): readonly Tip[] {
  return TIPS[game];
}

/** The first of the game's tips that fits what is asked of the viewer and has not been read. */
export function tipFor(game: GameId, table: ShownTable, isRead: (tip: Tip) => boolean): Tip | undefined {
  const kind = table.owed.find(({ seat }) => seat === table.viewer)?.kind;
  if (kind === undefined) return undefined;
  return TIPS[game].find(
    (tip) =>
      (tip.asked?.includes(kind) ?? true) &&
      (tip.after === undefined || hasHappened(tip.after, table)) &&
      !isRead(tip),
  );
}

/** Whether it happened with the viewer's last move or after it. */
function hasHappened({ event, to, tied }: Happening, { log, viewer }: ShownTable): boolean {
  const last = log.findLastIndex(({ seat }) => seat === viewer);
  const events = log.slice(Math.max(0, last)).flatMap((entry) => entry.events);
  return events.some(
    (one) =>
      one.type === event &&
      (to === 'anyone' || seatsIn(one).includes(viewer) === (to === 'me')) &&
      (tied !== true || isTied(one, viewer)),
  );
}

/** Every seat that an event names: as the one who acts, among those who fight, or in the order. */
function seatsIn(event: object): readonly unknown[] {
  return Object.entries(event).flatMap(([key, value]) => {
    if (key === 'seat') return [value];
    return Array.isArray(value) ? value.flatMap((item) => (isBranch(item) ? seatsIn(item) : [])) : [];
  });
}

interface Turned {
  readonly seat: number;
  readonly value: number;
}

function isTied(event: object, viewer: ShownTable['viewer']): boolean {
  const turns: readonly Turned[] = 'turns' in event && Array.isArray(event.turns) ? event.turns : [];
  const own = turns.find(({ seat }) => seat === viewer);
  return turns.filter(({ value }) => value === own?.value).length > 1;
}
