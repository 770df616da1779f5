/** `replay record.json [--at K]`: proves a record move by move and says how it ended. */
import { type GameRecord, RecordSchema, type ReplayFailure, readRecord, replay } from '@carson/engine';
import * as v from 'valibot';
import type { Contract } from '../contract/contract.ts';
import { contractHelp } from '../contract/contract-help.ts';
import { answerEach, type CarsonCommand } from '../contract/json-command.ts';
import { GAMES, type GameEntry, gameById } from '../games/index.ts';
import { BadInput, badInputOf, notAccepted, numberFlag, refusalInWords } from '../terminal/bad-input.ts';
import { readJson } from '../terminal/input.ts';
import { writeLine } from '../terminal/output.ts';

const contract: Contract = {
  name: 'replay',
  about: 'proves a record move by move and prints how the game stands at its end',
  input: RecordSchema,
  output: v.strictObject({
    ok: v.literal(true),
    moves: v.pipe(v.number(), v.integer()),
    hash: v.pipe(v.string(), v.description('of the last state, the same on every machine')),
    result: v.pipe(
      v.nullable(v.array(v.strictObject({ seat: v.number(), score: v.number(), rank: v.number() }))),
      v.description('null while the game is not over'),
    ),
  }),
  example: { args: ['replay', 'fixtures/cards/one-against-virtual.json'] },
};

export const replayCommand: CarsonCommand = {
  contract,
  add(parent) {
    parent
      .command('replay')
      .summary('prove a record move by move')
      .description('Plays a record again, proves every move and prints how the game stands at its end.')
      .argument('<record>', 'JSON file, or - for standard input')
      .addHelpText('after', () => contractHelp(contract))
      .option(
        '--at <moves>',
        'stop after this many moves',
        numberFlag('--at', /^\d{1,9}$/, 'a whole number from 0'),
      )
      .action(async (file: string, { at }: { at?: number }) => {
        const answer = (record: GameRecord) => prove(record, at);
        await writeLine(answerEach(await readJson(file), { label: 'replay', read: readRecord, answer }));
      });
  },
};

/** Returns the game of a record. */
export function entryFor(record: GameRecord): GameEntry {
  const entry = gameById(record.game);
  if (entry !== undefined) return entry;
  const known = GAMES.map(({ game }) => game.id).join(', ');
  throw new BadInput('game', `${JSON.stringify(record.game)} is not known; accepted: ${known}`);
}

function prove(record: GameRecord, at: number = record.moves.length): unknown {
  const { game } = entryFor(record);
  if (at > record.moves.length) {
    throw notAccepted('--at', at, `0 to ${record.moves.length}`);
  }
  const whole = replay(game, record);
  if (!whole.ok) throw failureInWords(whole.failure);
  const stop = at === record.moves.length ? whole : replay(game, record, at);
  if (!stop.ok) throw failureInWords(stop.failure);
  return { ok: true, moves: stop.moves, hash: stop.hash, result: game.result(stop.state) ?? null };
}

const SETUP_FAULTS: Readonly<Record<string, string>> = { unknownRules: 'rules', recordOfAnotherGame: 'game' };

/** The index of the first move that fails is its path. */
export function failureInWords({ move, refusal }: ReplayFailure): BadInput {
  const path = move < 0 ? (SETUP_FAULTS[refusal.code] ?? 'options') : `moves[${move}]`;
  return refusal.code === 'malformed'
    ? badInputOf(refusal).within(path)
    : new BadInput(path, refusalInWords(refusal));
}
