import type { Occupant } from '../rules/occupants.ts';
import type { Words } from '../words/words.ts';

export function seatLetter(seat: number): string {
  return 'ABCDEF'.charAt(seat);
}

/** What a seat is called: the person's name, the bot's, or the virtual player's letter. */
export function occupantName(occupants: readonly Occupant[], seat: number, { shell, names }: Words): string {
  const botNames: Readonly<Record<string, string>> = shell.setup.botNames;
  const occupant = occupants[seat];
  if (occupant === undefined) return seatLetter(seat);
  switch (occupant.kind) {
    case 'person':
      return occupant.name === ''
        ? shell.setup.guest({ letter: seatLetter(seat) })
        : numbered(occupant.name, occupants, seat);
    case 'bot':
      return numbered(botNames[occupant.bot] ?? occupant.bot, occupants, seat);
    case 'virtual':
      return `${names.levels[occupant.level]} ${seatLetter(seat)}`;
  }
}

/** Two people of one name, or two bots of one kind, are told apart by a numeral. */
function numbered(name: string, occupants: readonly Occupant[], seat: number): string {
  return told(name, occupants.map(keyOf), seat);
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

/** The name with a numeral, where others at the table go by the same key; none is nobody's namesake. */
export function told(name: string, keys: readonly (string | undefined)[], seat: number): string {
  const own = keys[seat];
  const alike = keys.flatMap((key, at) => (key === own && own !== undefined ? [at] : []));
  return alike.length < 2 ? name : `${name} ${NUMERALS[alike.indexOf(seat)]}`;
}

function keyOf(occupant: Occupant | undefined): string {
  if (occupant?.kind === 'person') return `person ${occupant.name.toLocaleLowerCase()}`;
  return occupant?.kind === 'bot' ? `bot ${occupant.bot}` : '';
}

/** "Ann, Ben and Cleo" in the reader's language. */
export function joinNames(list: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(list);
}
