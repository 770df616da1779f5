import { LEVELS, type Suit } from '@carson/card-game';
import type { BotPersonId } from '../../../rules/bot-people.ts';

/** Who can sit on a seat that is being planned. */
export const SEAT_KINDS = ['person', 'bot', ...LEVELS] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface PlannedSeat {
  readonly kind: SeatKind;
  readonly name: string;
  readonly suit: Suit;
  /** Of a bot. */
  readonly bot: BotPersonId;
}
