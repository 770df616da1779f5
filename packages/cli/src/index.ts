export { GAMES, type GameEntry, gameById } from './games/index.ts';
