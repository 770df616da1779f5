/** Main Street in the order in which it is resolved: its action spaces, and what is resolved between them. */
import { type ActionSpace, type SpaceView, spaceAt, type View } from '@carson/board-game';

export const SECTIONS = ['supplies', 'buildings', 'income', 'points'] as const;
export type Section = (typeof SECTIONS)[number];

export type Station =
  | { readonly kind: 'space'; readonly space: SpaceView }
  /** Parcels bought on the map (B5.4), and the income of all buildings (B7). */
  | { readonly kind: 'parcels' }
  | { readonly kind: 'income' };

const SECTION_OF: Readonly<Record<ActionSpace['yields']['what'], Section>> = {
  salary: 'supplies',
  ammunition: 'supplies',
  roads: 'supplies',
  tile: 'buildings',
  money: 'income',
  gaming: 'income',
  points: 'points',
  market: 'points',
};

/** Parcels close the supplies, building income closes the income. */
export function stationsOf({ spaces }: View, section: Section): readonly Station[] {
  const own = spaces
    .filter(({ place }) => SECTION_OF[spaceAt(place).yields.what] === section)
    .map((space): Station => ({ kind: 'space', space }));
  if (section === 'supplies') return [...own, { kind: 'parcels' }];
  return section === 'income' ? [...own, { kind: 'income' }] : own;
}
