import type { Outline } from './rulebook.ts';

/** The board game's rules in the order in which one learns them. */
export const boardOutline: Outline = {
  chapters: [
    { id: 'box', rules: 'B1.0-4' },
    { id: 'setup', rules: 'B2.1-7' },
    { id: 'choosing', rules: 'B3.1-2' },
    { id: 'placing', rules: 'B4.1-5' },
    { id: 'resolving', rules: 'B5.0-5 B5.9-10' },
    { id: 'building', rules: 'B5.6-8 B5.11 B8.14' },
    { id: 'duels', rules: 'B6.1-3' },
    { id: 'income', rules: 'B7.1-5' },
    { id: 'buildings', rules: 'B8.1-13' },
    { id: 'roundEnd', rules: 'B11.1-6' },
    { id: 'scoring', rules: 'B12.1-4' },
    { id: 'characters', rules: 'B9.0-21' },
    { id: 'variants', rules: 'B10.1-6' },
    { id: 'examples', rules: 'B13.1-9' },
    { id: 'meeting', rules: 'B14.1-35' },
    { id: 'rulings', listsRulings: true, rules: '' },
  ],
  rulings: [
    ['silent', 'B2.4 B4.3 B5.0 B5.7 B5.10-11 B7.4 B8.13 B9.0-1 B9.9 B9.13 B9.16 B9.21 B10.4-5 B11.3 B12.2'],
    ['unclear', 'B1.4 B9.14'],
    ['picture', 'B10.1-3 B10.6'],
    ['meeting', 'B14.1-35'],
  ],
};
