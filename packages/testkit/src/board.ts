/** What tests of the board game share. Apart from the index, so that other tests need no board game. */
export { drawTown } from './board-map.ts';
export { randomPosition, townOf } from './board-positions.ts';
export { type BoardPosition, slowAppraisal } from './board-scorer.ts';
