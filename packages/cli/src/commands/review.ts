/** `review record.json`: every decision graded, win chances over the game, and luck. */
import {
  CAUSES,
  DECISION_KINDS,
  GRADES,
  LUCK_IDS,
  REVIEW_ITERATIONS,
  type Review,
  reviewerFor,
  reviewRecord,
} from '@carson/bots';
import { type GameRecord, known, RecordSchema, readRecord, replay } from '@carson/engine';
import * as v from 'valibot';
import type { Contract } from '../contract/contract.ts';
import { contractHelp } from '../contract/contract-help.ts';
import { answerEach, type CarsonCommand } from '../contract/json-command.ts';
import { BadInput, notAccepted, numberFlag } from '../terminal/bad-input.ts';
import { readJson } from '../terminal/input.ts';
import { writeLine } from '../terminal/output.ts';
import { startProgress } from '../terminal/progress.ts';
import { entryFor, failureInWords } from './replay.ts';

const Whole = v.pipe(v.number(), v.integer());
const Chances = (about: string) => v.pipe(v.array(v.number()), v.description(about));

const WeighedSchema = v.strictObject({
  command: v.looseObject({ type: v.string() }),
  chances: Chances('win chance of every seat, 0 to 1'),
  score: v.pipe(v.number(), v.description('final score to expect')),
  grounds: v.array(
    v.strictObject({ key: v.string(), params: v.record(v.string(), v.union([v.string(), v.number()])) }),
  ),
});

const DecisionSchema = v.strictObject({
  move: v.pipe(Whole, v.description('index of the move in the record')),
  seat: Whole,
  kind: v.picklist(DECISION_KINDS),
  round: v.pipe(Whole, v.description('from 1, through the whole game')),
  options: v.pipe(Whole, v.description('how many commands were legal')),
  since: v.pipe(v.picklist(CAUSES), v.description('what happened since the decision before')),
  grade: v.picklist(GRADES),
  cost: v.strictObject({ chance: v.number(), points: v.number() }),
  played: WeighedSchema,
  best: v.pipe(WeighedSchema, v.description('the played command where nothing was better')),
});

const LuckSchema = v.strictObject({
  id: v.picklist(LUCK_IDS),
  draws: Whole,
  expected: v.number(),
  got: v.number(),
  low: v.pipe(v.number(), v.description('half the time it is from low to high')),
  high: v.number(),
  share: v.pipe(v.number(), v.description('how often less comes up; the same counts half')),
  worth: v.pipe(v.exactOptional(v.number()), v.description('points')),
});

const SeatSchema = v.strictObject({
  seat: Whole,
  decisions: Whole,
  accuracy: v.pipe(v.number(), v.description('0 to 100; a decision that cost 0.1 counts 50')),
  grades: v.strictObject(v.entriesFromList(GRADES, Whole)),
  kinds: v.array(
    v.strictObject({
      kind: v.picklist(DECISION_KINDS),
      decisions: Whole,
      accuracy: v.number(),
      cost: v.number(),
    }),
  ),
  balance: v.pipe(
    v.strictObject({
      start: v.number(),
      choices: v.number(),
      luck: v.number(),
      others: v.number(),
      end: v.number(),
    }),
    v.description('start + choices + luck + others = end'),
  ),
  turningPoints: v.array(
    v.strictObject({ decision: Whole, by: v.picklist(['decision', ...CAUSES]), change: v.number() }),
  ),
  luck: v.array(LuckSchema),
  dice: v.pipe(v.exactOptional(v.array(Whole)), v.description('how often each face came up')),
});

const ReviewSchema = v.strictObject({
  game: v.string(),
  moves: Whole,
  over: v.boolean(),
  iterations: Whole,
  start: Chances('win chance of every seat before the first decision'),
  end: Chances('and at the end'),
  decisions: v.array(DecisionSchema),
  seats: v.array(SeatSchema),
  seed: v.exactOptional(v.strictObject({ seed: v.string(), commitment: v.string() })),
}) satisfies v.GenericSchema<unknown, Review>;

const contract: Contract = {
  name: 'review',
  about: 'grades every decision of a record from what its seat knew, with win chances and luck',
  input: RecordSchema,
  output: ReviewSchema,
  example: {
    args: ['review', 'fixtures/cards/one-against-virtual.json', '--seat', '0', '--iterations', '8'],
  },
};

interface Flags {
  readonly seat?: number;
  readonly iterations: number;
}

export const reviewCommand: CarsonCommand = {
  contract,
  add(parent) {
    parent
      .command('review')
      .summary('grade every decision of a game')
      .description(
        'Grades every decision of a record from what its seat knew at the time, and tells win chances and luck.\n' +
          'The same record and number of iterations give the same review on every machine.',
      )
      .argument('<record>', 'JSON file, or - for standard input')
      .option(
        '--seat <number>',
        'only the decisions of this seat; a running game needs one',
        numberFlag('--seat', /^\d{1,2}$/, 'a seat from 0'),
      )
      .option(
        '--iterations <count>',
        'playouts per decision',
        numberFlag('--iterations', /^[1-9]\d{0,5}$/, 'a whole number from 1'),
        REVIEW_ITERATIONS,
      )
      .addHelpText('after', () => contractHelp(contract))
      .action(async (file: string, flags: Flags) => {
        const answer = (record: GameRecord) => review(record, flags);
        await writeLine(answerEach(await readJson(file), { label: 'review', read: readRecord, answer }));
      });
  },
};

function review(record: GameRecord, { seat, iterations }: Flags): Review {
  const { game } = entryFor(record);
  const reviewer = known(reviewerFor(game.id), `a reviewer of ${game.id}`);
  const played = replay(game, record);
  if (!played.ok) throw failureInWords(played.failure);
  const seats = game.seats(played.state);
  if (seat !== undefined && seat >= seats) {
    throw notAccepted('--seat', seat, `0 to ${seats - 1}`);
  }
  if (seat === undefined && game.result(played.state) === undefined) {
    throw new BadInput('--seat', 'this is missing; accepted: a seat, where the game is not over');
  }
  const progress = startProgress({ label: 'review', total: record.moves.length });
  let told = 0;
  const answer = reviewRecord(game, reviewer, {
    record,
    iterations,
    ...(seat === undefined ? {} : { seat }),
    done: ({ move }) => {
      for (; told <= move; told++) progress.advance();
    },
  });
  progress.finish();
  return answer;
}
