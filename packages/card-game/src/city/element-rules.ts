import type { Element } from '../ids.ts';

/** The rule that says what each element is worth. */
export const ELEMENT_RULES: Readonly<Record<Element, string>> = {
  empty: 'C5.4',
  mountain: 'C6.2',
  house: 'C6.13',
  townhouse: 'C6.13',
  mine: 'C6.2',
  ranch: 'C6.1',
  blacksmith: 'C6.8',
  drugstore: 'C6.3',
  bank: 'C6.4',
  saloon: 'C6.5',
  hotel: 'C6.10',
  generalStore: 'C6.6',
  church: 'C6.9',
  prison: 'C6.12',
  cityHall: 'C6.7',
  outlaws: 'C6.11',
};
