/** A full state that fits what a viewer knows: hidden parts are dealt at random. */
import { below, pick, type Random, type SealedAnswer } from '@carson/engine';
import { POWERS } from '../content/characters/index.ts';
import { holds, nth } from '../lists.ts';
import type { Rules } from '../setup/rule-set.ts';
import { rulesFor } from '../setup/rules-for.ts';
import { copyOpen, copyPlayer, playerWith, stateOf } from '../state/clone.ts';
import type { Answer, State } from '../state/state.ts';
import type { DuelStep, Step } from '../state/steps.ts';
import { kitFrom, kitsWithin } from '../steps/setup/kits.ts';
import { dealHands, type Hand } from './hands.ts';
import type { View } from './view.ts';

const KEY_WORDS = 8;
const WORD_VALUES = 0x1_0000_0000;

export function imagine(view: View, random: Random): State {
  const rules = rulesFor(view.options);
  const hands =
    rules.handSize === 0 ? noHands(view) : dealHands(handsOf(view), unseenTiles(view, rules), random);
  const players = view.players.map((player, seat) =>
    playerWith(copyPlayer(player), { hand: nth(hands, seat) }),
  );
  return stateOf(copyOpen(view), players, {
    random: { key: Array.from({ length: KEY_WORDS }, () => below(random, WORD_VALUES)), drawn: 0 },
    rules,
    answers: answersFor({ view, rules, hands, random }),
  });
}

function noHands(view: View): number[][] {
  return view.players.map(() => view.discards.map(() => 0));
}

/** What is known of each hand: all of it, or its size, its sum and the tiles shown in a duel that is going on. */
function handsOf(view: View): Hand[] {
  const duel = view.steps.find((step): step is DuelStep => step.kind === 'duel');
  return view.players.map((player, seat) => ({
    size: player.handSize,
    sum: player.handSum,
    known: player.hand ?? countsOf(duel?.shown[duel.seats.indexOf(seat)], view.discards.length),
  }));
}

function countsOf(tiles: readonly number[] | undefined, values: number): number[] {
  return Array.from({ length: values }, (_, value) => tiles?.filter((tile) => tile === value).length ?? 0);
}

/** All tiles but those that lie open. */
function unseenTiles(view: View, rules: Rules): number[] {
  return view.discards.map((discarded) => rules.tileSets - discarded);
}

interface Imagined {
  readonly view: View;
  readonly rules: Rules;
  readonly hands: readonly (readonly number[])[];
  readonly random: Random;
}

/** Replaces the sealed answers of others by random ones. */
function answersFor(imagined: Imagined): SealedAnswer<Answer>[] {
  const { view } = imagined;
  const step = view.steps.at(-1);
  const open = step?.kind === 'kits' || step?.kind === 'duel' ? step.open : 0;
  return view.players.flatMap((_, seat) => {
    if (holds(open, seat)) return [];
    const answer = seat === view.viewer ? view.ownAnswer : anyAnswer(step, seat, imagined);
    return answer === undefined ? [] : [{ seat, answer }];
  });
}

function anyAnswer(step: Step | undefined, seat: number, imagined: Imagined): Answer | undefined {
  const { rules, hands, random, view } = imagined;
  if (step?.kind === 'kits') {
    return kitFrom(rules.kitBudget, pick(random, kitsWithin(rules.kitBudget)));
  }
  if (step?.kind !== 'duel' || step.stage !== 'secret' || !step.seats.includes(seat)) return undefined;
  if (mayWait(view, seat)) return undefined;
  return [
    pick(
      random,
      nth(hands, seat).flatMap((count, value) => (count > 0 ? [value] : [])),
    ),
  ];
}

/** B9.10: a player with this power chooses after the others have revealed. */
function mayWait({ players }: View, seat: number): boolean {
  return POWERS[nth(players, seat).power]?.throwsAgain === true;
}
