export type Occupant =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'virtual'; readonly level: 'novice' | 'intermediate' | 'expert' };
