export { type Contract, type Field, fieldsOf, schemasOf } from './contract.ts';
export { CONTRACTS } from './contracts.ts';
export { GAMES, type GameEntry, gameById } from './games/index.ts';
