/** The chance to win a duel before the dice are thrown (B6.1), for previews and bots. */

export interface Rival {
  readonly strength: number;
  /** Dice the rival throws: two with dynamite (B9.19). */
  readonly dice: number;
  /** Whether a tie goes to the rival: yes, no, or not known yet because it depends on who passes first. */
  readonly takesTies: 'yes' | 'no' | 'open';
}

export interface Fighter {
  readonly strength: number;
  readonly dice: number;
}

/** The chance to win against all rivals at once, from 0 to 1. An open tie counts as half. */
export function chanceToWin(own: Fighter, rivals: readonly Rival[]): number {
  let chance = 0;
  for (const [shown, likely] of throwsOf(own.dice)) {
    chance += likely * rivals.reduce((all, rival) => all * beats(own.strength + shown, rival), 1);
  }
  return chance;
}

function beats(total: number, rival: Rival): number {
  let chance = 0;
  for (const [shown, likely] of throwsOf(rival.dice)) {
    const other = rival.strength + shown;
    if (total > other) chance += likely;
    else if (total === other) chance += likely * TIE_SHARE[rival.takesTies];
  }
  return chance;
}

const TIE_SHARE: Readonly<Record<Rival['takesTies'], number>> = { yes: 0, no: 1, open: 0.5 };

/** Every sum of a number of dice with its likelihood. */
function throwsOf(dice: number): ReadonlyMap<number, number> {
  let sums = new Map([[0, 1]]);
  for (let thrown = 0; thrown < dice; thrown++) {
    const next = new Map<number, number>();
    for (const [sum, likely] of sums) {
      for (let pips = 1; pips <= 6; pips++) next.set(sum + pips, (next.get(sum + pips) ?? 0) + likely / 6);
    }
    sums = next;
  }
  return sums;
}
