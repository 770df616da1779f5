import { openAuction } from '../../people/auction.ts';
import { character } from './power.ts';

export const auctioneer = character({
  id: 'auctioneer',
  rule: 'B9.12',
  yellow: { limit: 30, taken: (table, seat) => openAuction(table, seat, 'parcels') },
  red: { limit: 30, taken: (table, seat) => openAuction(table, seat, 'ammunition') },
});
