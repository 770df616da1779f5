/**
 * What a seat or a spectator may know, for pages and bots: the open part of the state, and derived facts that the page
 * and the bots need. Hidden are chance, duel tiles in hand, and answers that are still sealed.
 */
import type { Owed, SeatResult, Shown, Viewer } from '@carson/engine';
import type { Strength } from '../event.ts';
import type { CharacterId, Side } from '../ids.ts';
import type { Answer, OpenPlayer, OpenState } from '../state/state.ts';

export interface View extends Shown<OpenState> {
  readonly viewer: Viewer;
  readonly players: readonly PlayerView[];

  /** The viewer's own sealed answer, while it is sealed. */
  readonly ownAnswer?: Answer | undefined;
  /** What this table's rules have and others have not. */
  readonly inPlay: InPlay;
  /** Which seats owe which decision. */
  readonly owed: readonly Owed[];
  /** Characters in play with their holders. */
  readonly characters: readonly CharacterView[];
  /** One entry per parcel. */
  readonly parcels: readonly ParcelView[];
  /** The action track, in the order in which it is resolved. */
  readonly spaces: readonly SpaceView[];
  /** Every cowboy on the board. */
  readonly pieces: readonly PieceView[];
  /** Once the game is over. */
  readonly result?: readonly SeatResult[];
}

export interface InPlay {
  /** Duels are fought with tiles, not with dice (B10.4). */
  readonly duelTiles: boolean;
  readonly outlaws: boolean;
  /** And with them the corrals (B10.6). */
  readonly horses: boolean;
}

export interface PlayerView extends Shown<OpenPlayer> {
  /** How many duel tiles are in hand. */
  readonly handSize: number;
  /** The tiles by value, where the viewer knows them. */
  readonly hand?: readonly number[];
  readonly strength: Strength;
  /** The cash limit (B11.3); 0 before a character is taken. */
  readonly limit: number;
  /** Parcels, and buildings on them. */
  readonly parcels: number;
  readonly buildings: number;
}

export interface CharacterView {
  readonly character: CharacterId;
  readonly number: number;
  /** Left out until it is known which side counts. */
  readonly side?: Side;
  /** The seat that has it this round. */
  readonly holder?: number;
}

export interface ParcelView {
  /** Left out where the parcel cannot be bought (B5.4). */
  readonly price?: number;
  /** What the viewer's seat would pay (B9.8). */
  readonly yourPrice?: number;
  /** What the building there earns now, before attacks and doubling (B14.2). */
  readonly income?: number;
  readonly factor: number;
  readonly served: boolean;
  /** Whether the building there may be attacked as far as the town goes (B7.4). */
  readonly attackable: boolean;
}

export interface SpaceView {
  readonly place: number;
  readonly id: string;
  /** What the viewer's seat would pay for the tile there (B9.4); left out on other spaces. */
  readonly yourPrice?: number;
  readonly closed: boolean;
  /** Already resolved this round. */
  readonly done: boolean;
}

export interface PieceView {
  readonly seat: number;
  readonly place: number;
  readonly count: number;
  readonly white: boolean;
  readonly token: boolean;
  readonly dynamite: boolean;
}
