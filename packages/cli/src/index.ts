export { CONTRACTS } from './commands/registry.ts';
export { type Contract, type Field, fieldsOf, schemasOf } from './contract/contract.ts';
export { GAMES, type GameEntry, gameById } from './games/index.ts';
