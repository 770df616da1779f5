import { below, pick, type Random } from '@carson/engine';
import { countKind } from '@carson/testkit';
import { CHARACTER_IDS, type Command, cardGame, type State } from '../src/index.ts';
import type { CardInvariant } from './invariants.ts';

/** Tries any command at all, to meet every refusal. */
export const strangeCommandsAreRefused: CardInvariant = {
  name: 'any command is judged without harm',
  violation({ state, random, kinds }) {
    const asked = cardGame.owed(state).map(({ seat }) => seat);
    for (let i = 0; i < 12; i++) {
      const seat = pick(random, [...asked, ...asked, ...state.seats.keys()]);
      const commands = strangeCommands(state, seat, random);
      const kind = state.steps.at(-1)?.kind ?? '';
      const fitting = commands.filter(({ type }) => ANSWERS[kind]?.includes(type));
      const reason = cardGame.check(state, seat, pick(random, [...commands, ...fitting, ...fitting]));
      if (reason !== undefined) countKind(kinds.refusals, reason.code);
    }
    return undefined;
  },
};

const ANSWERS: Readonly<Record<string, readonly Command['type'][]>> = {
  power: ['usePower', 'declinePower'],
  bid: ['bid', 'usePower'],
  take: ['takeCard', 'usePower'],
  lay: ['layCard', 'layCard', 'setCardAside', 'sellCard'],
  recruit: ['recruitCharacter'],
  sell: ['sellCard'],
};

function strangeCommands(state: State, seat: number, random: Random): Command[] {
  const character = pick(random, CHARACTER_IDS);
  const { laid = [], characters = [] } = state.seats[seat] ?? {};
  const beside = pick(random, [{ card: 0, x: 0, y: 0 }, ...laid]);
  const card = pick(random, [below(random, 96), ...laid.map((held) => held.card)]);
  const near = () => below(random, 5) - 2;
  const far = () => below(random, 16) - 8;
  return [
    { type: 'usePower', character },
    { type: 'usePower', character: pick(random, [character, ...characters]) },
    { type: 'declinePower', character },
    { type: 'bid', card: 1 + below(random, 11) },
    { type: 'takeCard', card: pick(random, [card, character]) },
    { type: 'layCard', x: beside.x + near(), y: beside.y + near() },
    { type: 'layCard', x: beside.x + far(), y: beside.y + far() },
    { type: 'setCardAside' },
    { type: 'sellCard', card },
    { type: 'finishSelling' },
    { type: 'recruitCharacter', character },
    { type: 'declineRecruit' },
  ];
}
