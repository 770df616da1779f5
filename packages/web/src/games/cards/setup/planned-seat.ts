import { LEVELS, type Suit } from '@carson/card-game';
import type { BotPersonId } from '../../../rules/bot-people.ts';

/** A seat on the set-up page, and who can play it. */
export const SEAT_KINDS = ['person', 'bot', ...LEVELS] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface PlannedSeat {
  readonly kind: SeatKind;
  readonly name: string;
  readonly suit: Suit;
  readonly bot: BotPersonId;
}
