/** What is on parcels besides buildings. */
import { BARE_FACTS, type OnFacts, PROPERTY } from './facts.ts';

export const mountain: OnFacts = { ...PROPERTY, id: 'mountain', rule: 'B8.1', mountains: 1 };

export const house: OnFacts = { ...PROPERTY, id: 'house', rule: 'B7.2', houseValue: 1, topped: 'townhouse' };

export const townhouse: OnFacts = { ...PROPERTY, id: 'townhouse', rule: 'B5.7', houseValue: 2 };

export const river: OnFacts = { ...BARE_FACTS, id: 'river', rule: 'B10.2', river: 1, ownable: false };
