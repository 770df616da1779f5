/**
 * What the card game says while it is played: why something is not possible, and what happened. Refusals
 * take the refusal's own parameters; log lines take names of players (`who`) and phrases for cards
 * (`terrainCard`, `characterCard`). English is the source of the keys.
 */
import type { CardEvent } from '@carson/card-game';
import { describeElements, grammarOf } from '../grammar.ts';
import { type CharacterId, type ElementId, names, type SuitId } from '../names/en.ts';
import { refusals } from '../refusals/en.ts';

const { plural, list } = grammarOf('en');
const the = names.charactersAsObject;

/** 'mine, 2 mountains' */
const terrainContents = (elements: readonly ElementId[]): string =>
  describeElements(elements, (id, count) => plural(count, names.countedElements[id]));

export const cards = {
  terrainContents,
  /** A terrain card as the object of a log line. */
  terrainCard: (elements: readonly ElementId[]) => `a terrain card (${terrainContents(elements)})`,
  /** A character as the object of a log line. */
  characterCard: (character: CharacterId) => the[character],

  refusals: {
    ...refusals,
    seatCount: (p: { seats: number; fewest: number; most: number }) =>
      `A table has ${p.fewest} to ${p.most} seats, not ${p.seats}.`,
    noRealSeat: () => 'At least one seat needs a real player.',
    suitTwice: (p: { suit: SuitId }) => `Two seats have the same suit: ${names.suits[p.suit].toLowerCase()}.`,

    mustAnswerPower: () => 'First say whether you use the power.',
    mustBid: () => 'First choose an auction card.',
    mustTakeCard: () => 'First take a card from the column.',
    mustLayCard: () => 'First lay the card you have taken.',
    mustAnswerRecruit: () => 'First say whether the Paperboy brings somebody.',
    mustFinishSelling: () => 'First sell something, or say that you are done.',

    auctionCardSpent: (p: { card: number }) => `Your ${p.card} is spent for this Era. Choose another card.`,
    auctionCardNotYours: (p: { card: number }) => `You have no ${p.card}. Choose a card from your hand.`,
    notInColumn: () => 'That card is not in the column. Take one that is.',

    leavesSquare: (p: { longSide: number }) =>
      `There the city would be larger than 8 × ${p.longSide}. Lay the card closer in.`,
    joinsByCornerOnly: () => 'A corner is not enough. The card must share a full side with your city.',
    notJoined: () => 'The card must touch your city along a side, or overlap it.',
    coversElement: (p: { under: ElementId }) =>
      p.under === 'house'
        ? 'You can cover the house only with a house or a townhouse.'
        : `You cannot cover ${names.elementsAsObject[p.under]}, except with the same again.`,
    coversOutlaws: (p: { over: ElementId }): string =>
      p.over === 'outlaws'
        ? 'Outlaws never cover outlaws.'
        : 'You can cover outlaws only if you have the Sheriff or a prison.',
    hasLegalPlace: () => 'This card still fits somewhere, so it must be laid.',

    powerNotAsked: (p: { asked: CharacterId }) => `First decide about ${the[p.asked]}.`,
    noPower: (p: { character: CharacterId }) => `No need to use ${the[p.character]}: it works by itself.`,
    powerNotOwned: (p: { character: CharacterId }) => `You do not have ${the[p.character]}.`,
    powerTilted: (p: { character: CharacterId; once: 'era' | 'game' }) =>
      p.once === 'game'
        ? `You have already used ${the[p.character]} in this game.`
        : `You have already used ${the[p.character]} in this Era.`,
    powerNeedsTurn: (p: { character: CharacterId }) =>
      `You gave up your turn for the Lawyer, so you cannot use ${the[p.character]} this round.`,
    powerOutOfWindow: (p: { character: CharacterId; window: 'beforeBid' | 'afterReveal' }) =>
      p.window === 'beforeBid'
        ? `You can use ${the[p.character]} only before the bid, when you are asked.`
        : `You can use ${the[p.character]} only after the bids are revealed, when you are asked.`,
    characterHeld: (p: { character: CharacterId }) =>
      `Somebody already has ${the[p.character]}. Choose another.`,

    cannotSell: () => 'Only the Auctioneer can sell cards, and you do not have him.',
    notTimeToSell: () => 'You can sell just before you lay a card, and at the end of the game.',
    salesUsedUp: (p: { sales: number }) =>
      `You have sold ${p.sales} cards already. That is all the market takes.`,
    notInCity: () => 'That card is not in your city. Sell one that is.',
    saleOverlaps: () => 'A card that overlaps another cannot be sold.',
    saleSplitsCity: () => 'Without this card your city would fall apart. Sell another.',
  },

  log: {
    seatsTaken: (p: { seats: readonly { who: string; suit: SuitId }[] }) =>
      `At the table: ${list(p.seats.map(({ who, suit }) => `${who} (${names.suits[suit].toLowerCase()})`))}.`,
    eraStarted: (p: { era: 1 | 2 }) => `${p.era === 1 ? names.terms.era1 : names.terms.era2} begins.`,
    roundStarted: (p: { era: 1 | 2; round: number }) => `Round ${p.round} of 9.`,
    characterRevealed: (p: { character: CharacterId }) => `The round brings ${the[p.character]} to town.`,
    characterBuried: (p: { character: CharacterId }) => `The skull sends ${the[p.character]} under the pile.`,
    /** `cards`: contents, one text a card. */
    terrainRevealed: (p: { cards: readonly string[] }) =>
      `${plural(p.cards.length, { one: 'A terrain card is', other: `${p.cards.length} terrain cards are` })} turned up: ${p.cards.join('; ')}.`,
    powerUsed: (p: { who: string; character: CharacterId }) => `${p.who} used ${the[p.character]}.`,
    powerDeclined: (p: { who: string; character: CharacterId }) => `${p.who} let ${the[p.character]} rest.`,
    bidChosen: (p: { who: string }) => `${p.who} chose a bid.`,
    bidsRevealed: (p: { bids: readonly { who: string; card: number; counts: boolean }[] }) =>
      `The bids: ${p.bids.map(({ who, card, counts }) => `${who} ${card}${counts ? '' : ' (discarded)'}`).join(', ')}.`,
    orderSettled: (p: { turns: readonly { who: string; value: number }[] }) =>
      `Choosing in this order: ${p.turns.map(({ who, value }) => `${who} (${value})`).join(', ')}.`,
    /** `card`: from `terrainCard` or `characterCard`; `by`: the character whose power it was. */
    cardTaken: (p: { who: string; card: string; by?: CharacterId }) =>
      p.by === undefined ? `${p.who} took ${p.card}.` : `${names.characters[p.by]}: ${p.who} took ${p.card}.`,
    cardLaid: (p: { who: string; card: string }) => `${p.who} laid ${p.card}.`,
    cardSetAside: (p: { who: string; card: string }) =>
      `${p.who} had no place for ${p.card}: it is set aside.`,
    cardSold: (p: { who: string; card: string }) => `${p.who} sold ${p.card} for 7 points.`,
    sellingFinished: (p: { who: string }) => `${p.who} sold nothing more.`,
    /** `cards`: contents of terrain cards and names of characters. */
    columnCleared: (p: { cards: readonly string[] }) => `Out of the game: ${p.cards.join('; ')}.`,
    pileRetired: (p: { count: number }) =>
      plural(p.count, {
        one: 'The last card of Era I leaves the game.',
        other: `The last ${p.count} cards of Era I leave the game.`,
      }),
    auctionCardsReturned: () => 'All auction cards are back in hand.',
    charactersUprighted: (p: { who: string; characters: readonly CharacterId[] }) =>
      `${p.who} turned ${list(p.characters.map((id) => the[id]))} upright.`,
    characterRecruited: (p: { who: string; character: CharacterId }) =>
      `The Paperboy brought ${p.who} ${the[p.character]}.`,
    recruitDeclined: (p: { who: string }) => `${p.who} let the Paperboy go home alone.`,
    gameEnded: () => 'The game is over. Time to count.',
    lineCounted: (p: { line: string; points: readonly { who: string; points: number }[] }) =>
      `${p.line}: ${p.points.map(({ who, points }) => `${who} ${points}`).join(', ')} points.`,
  } satisfies Record<CardEvent['type'], (p: never) => string>,
};

export type CardWords = typeof cards;
