/** A whole state that fits what a viewer knows; what is hidden is dealt anew. */
import { below, pick, type Random } from '@carson/engine';
import { POWERS } from './content/characters/index.ts';
import type { DuelFrame, Frame, KitsFrame } from './frames.ts';
import { dealHands, type Hand } from './hands.ts';
import { holds, nth } from './lists.ts';
import type { Rules } from './rule-set.ts';
import { rulesFor } from './rules-for.ts';
import type { Player, State } from './state.ts';
import { kitFrom, kitsWithin } from './steps/kits.ts';
import { cloneTown } from './town.ts';
import type { PlayerView, View } from './view.ts';

const KEY_WORDS = 8;
const WORD_VALUES = 0x1_0000_0000;

export function imagine(view: View, random: Random): State {
  const rules = rulesFor(view.options);
  const hands =
    rules.handSize === 0 ? noHands(view) : dealHands(handsOf(view), unseenTiles(view, rules), random);
  return {
    random: { key: Array.from({ length: KEY_WORDS }, () => below(random, WORD_VALUES)), drawn: 0 },
    reveals: view.reveals,
    options: view.options,
    rules,
    roster: view.roster,
    round: view.round,
    town: cloneTown(view.town),
    players: view.players.map((player, seat) => playerFrom(player, nth(hands, seat))),
    chooseOrder: view.chooseOrder,
    turnOrder: view.turnOrder,
    endOrder: view.endOrder,
    row: [...view.row],
    bag: [...view.bag],
    cowboysAt: [...view.cowboysAt],
    dynamiteAt: [...view.dynamiteAt],
    crowd: [...view.crowd],
    white: view.white,
    whiteSeat: view.whiteSeat,
    tokens: view.tokens,
    tokenSeat: view.tokenSeat,
    ammunition: view.ammunition,
    cityHall: view.cityHall,
    occupant: view.occupant,
    outlawStrength: view.outlawStrength,
    outlaws: view.outlaws,
    unseen: view.unseen,
    dynamite: view.dynamite,
    horses: view.horses,
    discards: [...view.discards],
    spacesDone: view.spacesDone,
    boosts: view.boosts,
    frames: view.frames.map((frame) => withAnswers(frame, { view, rules, hands, random })),
    asking: view.asking,
    moves: view.moves,
    decisions: [...view.decisions],
  };
}

function playerFrom(view: PlayerView, hand: readonly number[]): Player {
  return {
    money: view.money,
    points: view.points,
    revolvers: view.revolvers,
    roads: view.roads,
    cowboys: view.cowboys,
    supply: view.supply,
    titles: view.titles,
    claims: view.claims,
    tiles: view.tiles,
    dynamite: view.dynamite,
    character: view.character,
    second: view.second,
    power: view.power,
    limitChange: view.limitChange,
    pledge: view.pledge,
    white: view.white,
    tokens: view.tokens,
    takenBack: view.takenBack,
    hand,
    handSum: view.handSum,
    horses: view.horses,
    corrals: view.corrals,
    rodeos: view.rodeos,
  };
}

function noHands(view: View): number[][] {
  return view.players.map(() => view.discards.map(() => 0));
}

/** What is known of each hand: all of it, or its size, its sum and the tiles shown in a duel that is going on. */
function handsOf(view: View): Hand[] {
  const duel = view.frames.find((frame): frame is DuelFrame => frame.step === 'duel');
  return view.players.map((player, seat) => ({
    size: player.handSize,
    sum: player.handSum,
    known: player.hand ?? countsOf(duel?.shown[duel.seats.indexOf(seat)] ?? [], view.discards.length),
  }));
}

function countsOf(tiles: readonly number[], values: number): number[] {
  return Array.from({ length: values }, (_, value) => tiles.filter((tile) => tile === value).length);
}

/** All tiles but those that lie open. */
function unseenTiles(view: View, rules: Rules): number[] {
  return view.discards.map((discarded) => rules.tileSets - discarded);
}

interface Hidden {
  readonly view: View;
  readonly rules: Rules;
  readonly hands: readonly (readonly number[])[];
  readonly random: Random;
}

/** Sealed answers that have been given are given anew. */
function withAnswers(frame: Frame, hidden: Hidden): Frame {
  if (frame.step === 'kits') return withKits(frame, hidden);
  return frame.step === 'duel' && frame.stage === 'secret' ? withTiles(frame, hidden) : frame;
}

function withKits(frame: KitsFrame, { rules, random }: Hidden): KitsFrame {
  const kits = frame.kits.map((kit, seat) => {
    if (kit !== 0 || holds(frame.open, seat)) return kit;
    const command = pick(random, kitsWithin(rules.kitBudget));
    return command.type === 'fillKit' ? kitFrom(rules.kitBudget, command) : 0;
  });
  return { ...frame, kits };
}

/** B9.10: whoever chooses after the others have revealed. */
function mayWait({ players }: View, seat: number): boolean {
  return POWERS[nth(players, seat).power]?.throwsAgain === true;
}

function withTiles(frame: DuelFrame, { hands, random, view }: Hidden): DuelFrame {
  const shown = frame.shown.map((tiles, at) => {
    const seat = nth(frame.seats, at);
    if (tiles.length > 0 || holds(frame.open, seat) || mayWait(view, seat)) return tiles;
    const held = nth(hands, seat).flatMap((count, value) => (count > 0 ? [value] : []));
    return held.length === 0 ? [] : [pick(random, held)];
  });
  return { ...frame, shown };
}
