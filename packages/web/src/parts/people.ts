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
  const own = keyOf(occupants[seat]);
  const alike = occupants.flatMap((other, at) => (keyOf(other) === own ? [at] : []));
  return alike.length < 2 ? name : `${name} ${['I', 'II', 'III', 'IV', 'V', 'VI'][alike.indexOf(seat)]}`;
}

function keyOf(occupant: Occupant | undefined): string {
  if (occupant?.kind === 'person') return `person ${occupant.name.toLocaleLowerCase()}`;
  return occupant?.kind === 'bot' ? `bot ${occupant.bot}` : '';
}

/** "Ann, Ben and Cleo" in the reader's language. */
export function joinNames(list: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(list);
}
