/** The rules of every step, by its kind. */
import type { Step, StepKind } from '../state/steps.ts';
import { buildNow } from './building/build-now.ts';
import { consent } from './building/consent.ts';
import { hallSite } from './building/hall-site.ts';
import { houses } from './building/houses.ts';
import { keptTiles } from './building/kept-tiles.ts';
import { characterSide } from './characters/character-side.ts';
import { characters } from './characters/characters.ts';
import { secondCharacter } from './characters/second-character.ts';
import { aftermath } from './duels/aftermath.ts';
import { attacks } from './duels/attacks.ts';
import { bounty } from './duels/bounty.ts';
import { duel } from './duels/duel.ts';
import { hallDuel } from './duels/hall-duel.ts';
import { outlawFights } from './duels/outlaw-fights.ts';
import { declare } from './income/declare.ts';
import { income } from './income/income.ts';
import { offer } from './offer.ts';
import { extraTurn } from './placing/extra-turn.ts';
import { horse } from './placing/horse.ts';
import { placing } from './placing/placing.ts';
import { together } from './placing/together.ts';
import { cashLimit } from './round-end/cash-limit.ts';
import { closing } from './round-end/closing.ts';
import { count } from './round-end/count.ts';
import { endPowers } from './round-end/end-powers.ts';
import { nextRound } from './round-end/next-round.ts';
import { outlawRaid } from './round-end/outlaw-raid.ts';
import { roadWindow } from './round-end/road-window.ts';
import { rodeo } from './round-end/rodeo.ts';
import { sequence } from './sequence.ts';
import { claims } from './setup/claims.ts';
import { kits } from './setup/kits.ts';
import type { StepRules } from './step-rules.ts';
import { auction } from './street/auction.ts';
import { market } from './street/market.ts';
import { parcels } from './street/parcels.ts';
import { pickTile } from './street/pick-tile.ts';
import { sharedSpace } from './street/shared-space.ts';
import { space } from './street/space.ts';
import { takeAmmunition } from './street/take-ammunition.ts';
import { takeTile } from './street/take-tile.ts';

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
  crowd: sharedSpace,
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
  second: secondCharacter,
  sequence,
  side: characterSide,
  space,
  takeAmmunition,
  takeTile,
  together,
};

export function rulesOf(step: Step): StepRules<Step> {
  return RULES[step.kind] as StepRules<Step>;
}
