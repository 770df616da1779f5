/** Commands that no one should give: legal ones with one fact bent, to see them judged. */
import { below, type GameCommand, pick, type Random } from '@carson/engine';

type Json = Readonly<Record<string, unknown>>;

/** One of the commands with one of its values replaced by a neighbouring number or by a value from another command. */
export function wildCommand(commands: readonly GameCommand[], random: Random): unknown {
  const bent: Record<string, unknown> = { ...pick(random, commands) };
  const keys = Object.keys(bent);
  const key = pick(random, keys);
  const value = bent[key];
  bent[key] =
    typeof value === 'number' && below(random, 2) === 0
      ? value + pick(random, [-100, -1, 0.5, 1, 100])
      : borrowed(commands, key, random);
  return bent;
}

function borrowed(commands: readonly GameCommand[], key: string, random: Random): unknown {
  const lender: Json = { ...pick(random, commands) };
  return key in lender ? lender[key] : pick(random, Object.values(lender));
}
