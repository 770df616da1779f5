/** A full state that fits a view: what the viewer cannot know is dealt at random, everything else is kept. */
import { below, fromKeys, known, pick, type Random, type Sealed, shuffle } from '@carson/engine';
import { isTerrain } from '../column.ts';
import { BACKS } from '../deck/index.ts';
import { CHARACTER_IDS, type CharacterId } from '../ids.ts';
import { TERRAIN_OF } from '../setup/setup.ts';
import { copyOpen, stateOf } from '../state/clone.ts';
import { isVirtual, type SealedState, type State } from '../state/state.ts';
import type { View } from './view.ts';

export function imagine(view: View, random: Random): State {
  const sealed = imagineSealed(view, random);
  return stateOf(copyOpen(view), sealed, { random: ownRandom(random), reveals: 0 });
}

function imagineSealed(view: View, random: Random): SealedState {
  const characterPile = imaginePile(view, random);
  const unseen = unseenTerrain(view);
  return {
    auctionPiles: view.seats.map((seat) => (isVirtual(seat) ? shuffle(random, [...seat.held]) : [])),
    terrainPile: shuffle(
      random,
      TERRAIN_OF[view.era].filter((card) => unseen.has(card)),
    ),
    nextTerrainPile: view.era === 1 ? shuffle(random, [...TERRAIN_OF[2]]) : [],
    characterPile,
    backOf: imagineBacks(view, { characterPile, random }),
    bids: imagineBids(view, random),
  };
}

/** The imagined game must not share the stream it was dealt from. */
function ownRandom(random: Random): Random {
  return { key: Array.from({ length: 8 }, () => below(random, 0x1_0000_0000)), drawn: 0 };
}

function unseenTerrain(view: View): Set<number> {
  const unseen = new Set(TERRAIN_OF[view.era]);
  const seen = [
    ...view.column.filter(isTerrain),
    ...view.removed,
    ...view.steps.flatMap((step) => (step.kind === 'lay' ? step.card : [])),
    ...view.seats.flatMap(({ laid, kept, aside, sold }) => [
      ...laid.map(({ card }) => card),
      ...kept,
      ...aside,
      ...sold,
    ]),
  ];
  for (const card of seen) unseen.delete(card);
  return unseen;
}

/** What went under the pile in the open stays there; the rest of the pile may lie in any order. */
function imaginePile(view: View, random: Random): CharacterId[] {
  const seen = new Set(view.backs.map(({ character }) => character));
  const unseen = shuffle(
    random,
    CHARACTER_IDS.filter((id) => !seen.has(id)),
  );
  return [...view.characterPile.buried, ...unseen];
}

function imagineBacks(
  view: View,
  { characterPile, random }: { readonly characterPile: readonly CharacterId[]; readonly random: Random },
): Record<CharacterId, number> {
  const backOf = new Map(view.backs.map(({ character, back }) => [character, back]));
  const top = characterPile.at(-1);
  const { backOnTop } = view.characterPile;
  if (top !== undefined && backOnTop !== undefined) backOf.set(top, backOnTop);
  const dealt = new Set(backOf.values());
  const rest = shuffle(
    random,
    [...BACKS.keys()].filter((back) => !dealt.has(back)),
  );
  return fromKeys(CHARACTER_IDS, (id) => backOf.get(id) ?? known(rest.pop(), 'a back that is left'));
}

/** A seat that has chosen has chosen some card: the viewer knows only its own. */
function imagineBids(view: View, random: Random): Sealed<number> | undefined {
  if (view.steps.at(-1)?.kind !== 'bid') return undefined;
  const bidders = view.seats.filter((seat) => !isVirtual(seat));
  const given = bidders
    .filter(({ hasChosen }) => hasChosen)
    .map(({ seat, held }) => ({
      seat,
      answer: (seat === view.viewer ? view.ownBid : undefined) ?? pick(random, held),
    }));
  return { seats: bidders.map(({ seat }) => seat), given };
}
