/** What flies over the table in a beat of the board game: coins, cowboys, tiles and characters. */
import { type BoardEvent, characterOfRule, type View } from '@carson/board-game';
import type { Anchor, Flight } from '../../../stage/scene.ts';
import { phaseOf } from '../round/phase.ts';

const MOST_COINS = 5;

interface Where {
  readonly place: number | undefined;
  readonly station: string | undefined;
  readonly view: View;
}

/** Where money comes from or goes to that no other player gives or gets: a building, a place, a character. */
export function bankAt(
  events: readonly BoardEvent[],
  at: number,
  { place, station, view }: Where,
): Anchor | undefined {
  const event = events[at];
  const paid = events.slice(0, at).findLast(({ type }) => type === 'buildingPaid');
  if (paid?.type === 'buildingPaid') return `place-${paid.parcel}`;
  if (place !== undefined && station !== 'income') return `place-${place}`;
  const giver = event !== undefined && 'rule' in event ? characterOfRule(event.rule) : undefined;
  if (giver !== undefined && event !== undefined && 'seat' in event)
    return phaseOf(view) === 'characters' ? `character-${giver}` : `held-${event.seat}`;
  return phaseOf(view) === 'street' ? 'stop-income' : undefined;
}

export function flightsOf(event: BoardEvent, bank: Anchor | undefined): readonly Flight[] {
  switch (event.type) {
    case 'moneyGained':
      return coins(
        event.from === undefined ? bank : `purse-${event.from}`,
        `purse-${event.seat}`,
        event.amount,
      );
    case 'moneyPaid':
      return coins(`purse-${event.seat}`, event.to === undefined ? bank : `purse-${event.to}`, event.amount);
    case 'cowboyPlaced':
      return [
        { art: 'piece-cowboy', seat: event.seat, from: `seat-${event.seat}`, to: `place-${event.place}` },
      ];
    case 'cowboyTakenBack':
      return [
        { art: 'piece-cowboy', seat: event.seat, from: `place-${event.place}`, to: `seat-${event.seat}` },
      ];
    case 'duelDecided':
      return event.entries
        .filter(({ seat }) => seat !== event.winner)
        .map(({ seat }) => ({
          art: 'piece-cowboy',
          seat,
          from: `place-${event.place}`,
          to: `seat-${seat}`,
        }));
    case 'tileTaken':
      return bank === undefined
        ? []
        : [{ art: `element-${event.building}`, from: bank, to: `seat-${event.seat}` }];
    case 'buildingBuilt':
      return [{ art: `element-${event.building}`, from: `seat-${event.seat}`, to: `place-${event.parcel}` }];
    case 'characterTaken':
      return [
        {
          art: `character-${event.character}`,
          from: `character-${event.character}`,
          to: `held-${event.seat}`,
        },
      ];
    default:
      return [];
  }
}

function coins(from: Anchor | undefined, to: Anchor | undefined, amount: number): readonly Flight[] {
  if (from === undefined || to === undefined) return [];
  return [{ art: 'piece-dollar', from, to, count: Math.min(MOST_COINS, Math.ceil(amount / 3)) }];
}
