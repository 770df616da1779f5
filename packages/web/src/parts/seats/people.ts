import type { FaceId } from '../../art/person-face.tsx';
import { type Person, personOfBot } from '../../rules/bot-people.ts';
import type { Occupant } from '../../rules/occupants.ts';
import type { Words } from '../../words/words.ts';

export function seatLetter(seat: number): string {
  return 'ABCDEF'.charAt(seat);
}

/** Who plays a seat: a bot of the town, a person here or online, a virtual player. */
export interface SeatPerson {
  /** As the table calls them: short, told apart from namesakes. */
  readonly name: string;
  readonly face: FaceId;
  /** Drawn on the face of a person; tells the faces of virtual players apart. */
  readonly letter: string;
  /** Of a bot with a name. */
  readonly bot?: Person;
}

export function personAt(occupants: readonly Occupant[], seat: number, words: Words): SeatPerson {
  const occupant = occupants[seat];
  const name = occupantName(occupants, seat, words);
  const letter = seatLetter(seat);
  if (occupant?.kind === 'virtual') return { name, face: 'virtual', letter };
  const bot = occupant?.kind === 'bot' ? personOfBot(occupant.bot) : undefined;
  if (bot !== undefined) return { name, face: bot.id, letter, bot };
  const named = occupant?.kind === 'person' && occupant.name !== '';
  return { name, face: 'visitor', letter: named ? initialOf(name) : letter };
}

function initialOf(name: string): string {
  const [first = ''] = name.trim();
  return first.toLocaleUpperCase();
}

/** A virtual player has another name on every seat. */
function virtualName(seat: number, { virtualPeople }: Words): string {
  const { a, b, c, d, e, f } = virtualPeople;
  return [a, b, c, d, e, f][seat] ?? a;
}

/** What a seat is called: the name of the person, of the bot, of the virtual player. */
export function occupantName(occupants: readonly Occupant[], seat: number, words: Words): string {
  const { shell } = words;
  const occupant = occupants[seat];
  if (occupant === undefined) return seatLetter(seat);
  switch (occupant.kind) {
    case 'person':
      return occupant.name === ''
        ? shell.setup.guest({ letter: seatLetter(seat) })
        : numbered(occupant.name, occupants, seat);
    case 'bot':
      return numbered(botName(occupant.bot, words), occupants, seat);
    case 'virtual':
      return virtualName(seat, words);
  }
}

/** A person who has given no name: the table calls them by their seat's letter. */
export function isUnnamed(occupants: readonly Occupant[], seat: number): boolean {
  const occupant = occupants[seat];
  return occupant?.kind === 'person' && occupant.name === '';
}

/** What a seat is called in narrow places. */
export function briefName(occupants: readonly Occupant[], seat: number, words: Words): string {
  return isUnnamed(occupants, seat) ? seatLetter(seat) : occupantName(occupants, seat, words);
}

/** A bot of the town goes by its first name, one without a name by its level. */
export function botName(bot: string, { people, shell }: Words): string {
  const person = personOfBot(bot);
  if (person !== undefined) return people[person.nameKey].short;
  const levels: Readonly<Record<string, string>> = shell.setup.botNames;
  return levels[bot] ?? bot;
}

/** Two people of one name, or two bots of one kind, are told apart by a numeral. */
function numbered(name: string, occupants: readonly Occupant[], seat: number): string {
  return withNumeral(name, occupants.map(keyOf), seat);
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

/** The name with a numeral, where others at the table go by the same key; without a key there are no namesakes. */
export function withNumeral(name: string, keys: readonly (string | undefined)[], seat: number): string {
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
