import type { Outline } from './rulebook.ts';

/** The card game's rules in the order in which one learns them. */
export const cardOutline: Outline = {
  chapters: [
    { id: 'box', rules: 'C1.1-5' },
    { id: 'setup', rules: 'C2.1-4' },
    { id: 'round', rules: 'C3.1-9 C3.11' },
    { id: 'laying', rules: 'C5.1-5' },
    { id: 'virtual', rules: 'C3.10 C6.14 C7.8 C7.4' },
    { id: 'public', rules: 'C3.12' },
    { id: 'eras', rules: 'C4.1-3' },
    { id: 'characters', rules: 'C7.a-u' },
    { id: 'finePrint', rules: 'C7.1-3 C7.5-7' },
    { id: 'scoring', rules: 'C6.1-13 C6.15-16' },
    { id: 'examples', rules: 'C8.1-4' },
    { id: 'rulings', listsRulings: true, rules: 'C9.1-9' },
  ],
  rulings: [
    ['silent', 'C2.2 C3.1 C3.7 C3.9-11 C4.3 C5.1 C6.15 C7.b-c C7.1-3'],
    ['unclear', 'C5.4 C6.1 C6.7 C6.11 C7.p'],
    ['editions', 'C9.1-3 C9.5-9'],
    ['picture', 'C1.3-5 C3.3 C3.5 C7.4'],
    ['meeting', 'C7.5-7'],
  ],
};
