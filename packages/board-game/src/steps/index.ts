/** The rules of every step, by its kind. */
import type { Step, StepKind } from '../state/steps.ts';
import { aftermath } from './aftermath.ts';
import { attacks } from './attacks.ts';
import { auction } from './auction.ts';
import { bounty } from './bounty.ts';
import { buildNow } from './build-now.ts';
import { cashLimit } from './cash-limit.ts';
import { characters } from './characters.ts';
import { claims } from './claims.ts';
import { closing } from './closing.ts';
import { consent } from './consent.ts';
import { count } from './count.ts';
import { crowd } from './crowd.ts';
import { declare } from './declare.ts';
import { duel } from './duel.ts';
import { endPowers } from './end-powers.ts';
import { extraTurn } from './extra-turn.ts';
import { hallDuel } from './hall-duel.ts';
import { hallSite } from './hall-site.ts';
import { horse } from './horse.ts';
import { houses } from './houses.ts';
import { income } from './income.ts';
import { keptTiles } from './kept-tiles.ts';
import { kits } from './kits.ts';
import { market } from './market.ts';
import { nextRound } from './next-round.ts';
import { offer } from './offer.ts';
import { outlawFights } from './outlaw-fights.ts';
import { outlawRaid } from './outlaw-raid.ts';
import { parcels } from './parcels.ts';
import { pickTile } from './pick-tile.ts';
import { placing } from './placing.ts';
import { roadWindow } from './road-window.ts';
import { rodeo } from './rodeo.ts';
import { second } from './second.ts';
import { sequence } from './sequence.ts';
import { side } from './side.ts';
import { space } from './space.ts';
import type { StepRules } from './step-rules.ts';
import { takeAmmunition } from './take-ammunition.ts';
import { takeTile } from './take-tile.ts';
import { together } from './together.ts';

type Rules = { readonly [Kind in StepKind]: StepRules<Extract<Step, { readonly kind: Kind }>> };

const RULES: Rules = {
  aftermath,
  attacks,
  auction,
  bounty,
  buildNow,
  cashLimit,
  characters,
  claims,
  closing,
  consent,
  count,
  crowd,
  declare,
  duel,
  endPowers,
  extraTurn,
  hallDuel,
  hallSite,
  horse,
  houses,
  income,
  keptTiles,
  kits,
  market,
  nextRound,
  offer,
  outlawFights,
  outlawRaid,
  parcels,
  pickTile,
  placing,
  roadWindow,
  rodeo,
  second,
  sequence,
  side,
  space,
  takeAmmunition,
  takeTile,
  together,
};

export function rulesOf(step: Step): StepRules<Step> {
  return RULES[step.kind] as StepRules<Step>;
}
