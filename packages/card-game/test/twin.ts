import { below, pick, type Random, shuffle, type Viewer } from '@carson/engine';
import { type CharacterId, cardGame, type State } from '../src/index.ts';
import { seatOf } from './table.ts';

/** The same table with everything changed that this viewer cannot know (C3.12). */
export function twinOf(state: State, viewer: Viewer, random: Random): State {
  const twin = cardGame.clone(state);
  shuffle(random, twin.terrainPile);
  shuffle(random, twin.nextTerrainPile);
  for (const pile of twin.auctionPiles) shuffle(random, pile);
  const unseen = twin.characterPile.splice(twin.buried);
  const backOf = { ...twin.backOf };
  dealUnseen({ unseen, backOf, random });
  twin.characterPile.push(...unseen);
  if (twin.bids !== undefined) {
    for (const [at, { seat }] of twin.bids.given.entries()) {
      if (seat !== viewer) twin.bids.given[at] = { seat, answer: pick(random, seatOf(twin, seat).held) };
    }
  }
  const key = Array.from({ length: 8 }, () => below(random, 1000));
  return { ...twin, backOf, random: { key, drawn: below(random, 1000) } };
}

/** Another order of the unseen characters and of their backs; only the back on top stays. */
function dealUnseen({
  unseen,
  backOf,
  random,
}: {
  readonly unseen: CharacterId[];
  readonly backOf: Record<CharacterId, number>;
  readonly random: Random;
}): void {
  const backs = unseen.map((id) => backOf[id]);
  const top = backs.pop();
  shuffle(random, unseen);
  shuffle(random, backs);
  for (const [at, id] of unseen.entries()) backOf[id] = backs[at] ?? top ?? -1;
}
