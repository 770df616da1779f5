export { cardGame as game } from '@carson/card-game';
