export { boardGame as game } from '@carson/board-game';
