/** The card game's levels: evaluation, mistakes, and how far each looks ahead. */
import { CHARACTER_IDS, CHARACTERS, type Command, type SeatView, type View } from '@carson/card-game';
import type { Thinker } from '../bot.ts';
import type { Level, LookAhead } from '../level.ts';
import type { LevelId } from '../level-ids.ts';
import { NO_MISTAKES } from '../mistakes.ts';
import type { TemperamentId } from '../temperament.ts';
import { thinker } from '../thinker.ts';
import { cardModel } from './model.ts';
import { personalWeights } from './weights/taste.ts';
import { type CardWeights, NO_FORESIGHT } from './weights/weights.ts';
import { readWeights } from './weights/weights-file.ts';
import TUNED from './weights.json' with { type: 'json' };
import ALONE from './weights-alone.json' with { type: 'json' };

interface CardLevel extends Level {
  readonly id: LevelId;
  readonly weights: CardWeights;
  /** How far personal tastes go, in points per parcel, and how strongly a temperament shows. */
  readonly taste: number;
  readonly leaning: number;
  /** How far the likings of a seat with a temperament go for one option, in points. */
  readonly mostLiked: number;
  /** Imagined auctions behind a bid. */
  readonly auctions: number;
}

export const TUNED_WEIGHTS = readWeights(TUNED);

/** Characters that sell or bring another after the last round. */
const lasting = CHARACTER_IDS.filter(
  (id) => CHARACTERS[id].sales !== undefined || CHARACTERS[id].recruits === true,
);

export const TOP_WEIGHTS: CardWeights = { ...TUNED_WEIGHTS, lasting };

/** Those of one real player among virtual ones. */
export const ALONE_WEIGHTS: CardWeights = { ...readWeights(ALONE), lasting, fadingUses: true };

/** Playouts of five rounds, up to 260, at a table of four; of four rounds at one of six, of six alone. */
export const SEARCH: LookAhead = {
  candidates: 8,
  margin: 8,
  depth: 8.8,
  deepest: 6,
  iterations: 520,
  doubt: 0.01,
  priorWeight: 6,
  errorAt: 'start',
};

/** All that the top level likes more than it is worth: in bids and powers a temperament would cost much and show little. */
const COLLECTING: ReadonlySet<Command['type']> = new Set(['takeCard', 'layCard']);

const CARD_LEVELS: readonly CardLevel[] = [
  {
    id: 'greenhorn',
    mistakes: { evaluationNoise: 5, overlooks: 0.4 },
    taste: 1,
    leaning: 1.5,
    mostLiked: 3,
    weights: NO_FORESIGHT,
    auctions: 8,
  },
  {
    id: 'drifter',
    mistakes: { evaluationNoise: 2, overlooks: 0.25 },
    taste: 0.6,
    leaning: 1.2,
    mostLiked: 2.4,
    weights: NO_FORESIGHT,
    auctions: 40,
  },
  {
    id: 'deputy',
    mistakes: { evaluationNoise: 3, overlooks: 0.15 },
    taste: 0.4,
    leaning: 1,
    mostLiked: 2,
    weights: TUNED_WEIGHTS,
    auctions: 60,
  },
  {
    id: 'gambler',
    mistakes: { evaluationNoise: 1.2, overlooks: 0 },
    taste: 0.25,
    leaning: 0.7,
    mostLiked: 1.4,
    weights: TUNED_WEIGHTS,
    auctions: 120,
  },
  {
    id: 'legend',
    mistakes: NO_MISTAKES,
    taste: 0,
    leaning: 0.7,
    mostLiked: 1,
    weights: TOP_WEIGHTS,
    auctions: 60,
    lookAhead: SEARCH,
  },
];

export const cardLevels: readonly Thinker<View, Command>[] = CARD_LEVELS.map((level) => seatOf(level));

/** Returns the bot of a level with a temperament. */
export function cardSeat(
  level: LevelId,
  { id, temperament }: { readonly id: string; readonly temperament: TemperamentId },
): Thinker<View, Command> {
  const found = CARD_LEVELS.find((entry) => entry.id === level);
  if (found === undefined) throw new Error(`there is no level ${level}`);
  return { ...seatOf(found, temperament), id };
}

/** Among virtual players only, the top level has weights of its own. */
function seatOf(level: CardLevel, temperament?: TemperamentId): Thinker<View, Command> {
  const together = thinkerOf(level, temperament);
  if (level.lookAhead === undefined) return together;
  const alone = thinkerOf({ ...level, weights: ALONE_WEIGHTS }, temperament);
  const at = ({ seats }: View) => (seats.filter(isReal).length === 1 ? alone : together);
  return {
    id: level.id,
    decide: (question, budget) => at(question.view).decide(question, budget),
    deliberate: (question, budget) => at(question.view).deliberate(question, budget),
    think: (question, budget) => at(question.view).think(question, budget),
  };
}

function isReal({ level }: SeatView): boolean {
  return level === undefined;
}

function thinkerOf(level: CardLevel, temperament?: TemperamentId): Thinker<View, Command> {
  const { weights, taste, leaning, mostLiked, auctions } = level;
  return thinker({
    level,
    leans: temperament !== undefined,
    model: (personality) =>
      cardModel({
        weights,
        personal: personalWeights(weights, { taste, temperament, leaning }, personality),
        auctions,
        mostLiked: temperament === undefined ? undefined : mostLiked,
        liked: level.lookAhead === undefined ? undefined : COLLECTING,
      }),
  });
}
