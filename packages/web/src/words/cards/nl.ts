import { describeElements, grammarOf } from '../grammar.ts';
import type { ElementId } from '../names/en.ts';
import { names } from '../names/nl.ts';
import { refusals } from '../refusals/nl.ts';
import type { CardWords } from './en.ts';

const { plural, list } = grammarOf('nl');
const the = names.charactersAsObject;

const terrainContents = (elements: readonly ElementId[]): string =>
  describeElements(elements, (id, count) => plural(count, names.countedElements[id]));

export const cards: CardWords = {
  terrainContents,
  terrainCard: (elements) => `een terreinkaart (${terrainContents(elements)})`,
  characterCard: (character) => the[character],

  refusals: {
    ...refusals,
    seatCount: (p) => `Een tafel heeft ${p.fewest} tot ${p.most} plaatsen, geen ${p.seats}.`,
    noRealSeat: () => 'Op minstens één plaats moet een echte speler zitten.',
    suitTwice: (p) => `Twee plaatsen hebben dezelfde soort: ${names.suits[p.suit].toLowerCase()}.`,

    mustAnswerPower: () => 'Zeg eerst of je de kracht gebruikt.',
    mustBid: () => 'Kies eerst een biedkaart.',
    mustTakeCard: () => 'Neem eerst een kaart uit de kolom.',
    mustLayCard: () => 'Leg eerst de kaart die je hebt genomen.',
    mustAnswerRecruit: () => 'Zeg eerst of de Krantenjongen iemand meebrengt.',
    mustFinishSelling: () => 'Verkoop eerst iets, of zeg dat je klaar bent.',

    auctionCardSpent: (p) => `Je ${p.card} is voor deze Era verbruikt. Kies een andere kaart.`,
    auctionCardNotYours: (p) => `Je hebt geen ${p.card}. Kies een kaart uit je hand.`,
    notInColumn: () => 'Die kaart ligt niet in de kolom. Neem er een die er wel ligt.',

    leavesSquare: (p) => `Daar zou de stad groter worden dan 8 × ${p.longSide}. Leg de kaart dichterbij.`,
    joinsByCornerOnly: () => 'Een hoek is niet genoeg. De kaart moet een hele zijde met je stad delen.',
    notJoined: () => 'De kaart moet met een zijde tegen je stad liggen, of je stad overlappen.',
    coversElement: (p) =>
      p.under === 'house'
        ? 'Het huis kun je alleen bedekken met een huis of een herenhuis.'
        : `Je kunt ${names.elementsAsObject[p.under]} niet bedekken, behalve met precies hetzelfde.`,
    coversOutlaws: (p) =>
      p.over === 'outlaws'
        ? 'Outlaws bedekken nooit outlaws.'
        : 'Outlaws kun je alleen bedekken als je de Sheriff of een gevangenis hebt.',
    hasLegalPlace: () => 'Deze kaart past nog ergens, dus moet je hem leggen.',

    powerNotAsked: (p) => `Beslis eerst over ${the[p.asked]}.`,
    noPower: (p) => `Je hoeft ${the[p.character]} niet te gebruiken: dat gaat vanzelf.`,
    powerNotOwned: (p) => `Je hebt ${the[p.character]} niet.`,
    powerTilted: (p) =>
      p.once === 'game'
        ? `Je hebt ${the[p.character]} dit spel al gebruikt.`
        : `Je hebt ${the[p.character]} deze Era al gebruikt.`,
    powerNeedsTurn: (p) =>
      `De Advocaat kostte je je beurt, dus kun je ${the[p.character]} deze ronde niet gebruiken.`,
    powerOutOfWindow: (p) =>
      p.window === 'beforeBid'
        ? `Je kunt ${the[p.character]} alleen vóór het bieden gebruiken, als het je gevraagd wordt.`
        : `Je kunt ${the[p.character]} alleen na het tonen van de biedingen gebruiken, als het je gevraagd wordt.`,
    characterHeld: (p) => `Iemand heeft ${the[p.character]} al. Kies een ander personage.`,

    cannotSell: () => 'Alleen de Veilingmeester verkoopt kaarten, en die heb je niet.',
    notTimeToSell: () => 'Verkopen kan vlak voordat je een kaart legt, en aan het eind van het spel.',
    salesUsedUp: (p) => `Je hebt al ${p.sales} kaarten verkocht. Meer neemt de markt niet af.`,
    notInCity: () => 'Die kaart ligt niet in je stad. Verkoop er een die er wel ligt.',
    saleOverlaps: () => 'Een kaart die een andere overlapt, is niet te koop.',
    saleSplitsCity: () => 'Zonder deze kaart valt je stad uit elkaar. Verkoop een andere.',
  },

  log: {
    seatsTaken: (p) =>
      `Aan tafel: ${list(p.seats.map(({ who, suit }) => `${who} (${names.suits[suit].toLowerCase()})`))}.`,
    eraStarted: (p) => `${p.era === 1 ? names.terms.era1 : names.terms.era2} begint.`,
    roundStarted: (p) => `Ronde ${p.round} van 9.`,
    characterRevealed: (p) => `De ronde brengt ${the[p.character]} naar de stad.`,
    characterBuried: (p) => `Het doodshoofd stuurt ${the[p.character]} onder de stapel.`,
    terrainRevealed: (p) =>
      `${plural(p.cards.length, { one: 'Er gaat een terreinkaart', other: `Er gaan ${p.cards.length} terreinkaarten` })} open: ${p.cards.join('; ')}.`,
    powerUsed: (p) => `${p.who} gebruikt ${the[p.character]}.`,
    powerDeclined: (p) => `${p.who} laat ${the[p.character]} met rust.`,
    bidChosen: (p) => `${p.who} heeft een bod gekozen.`,
    bidsRevealed: (p) =>
      `De biedingen: ${p.bids.map(({ who, card, counts }) => `${who} ${card}${counts ? '' : ' (afgelegd)'}`).join(', ')}.`,
    orderSettled: (p) =>
      `Er wordt gekozen in deze volgorde: ${p.turns.map(({ who, value }) => `${who} (${value})`).join(', ')}.`,
    cardTaken: (p) =>
      p.by === undefined
        ? `${p.who} neemt ${p.card}.`
        : `${names.characters[p.by]}: ${p.who} neemt ${p.card}.`,
    cardLaid: (p) => `${p.who} legt ${p.card}.`,
    cardSetAside: (p) => `${p.who} kan ${p.card} nergens kwijt en legt die opzij.`,
    cardSold: (p) => `${p.who} verkoopt ${p.card} voor 7 punten.`,
    sellingFinished: (p) => `${p.who} verkoopt niets meer.`,
    columnCleared: (p) => `Uit het spel: ${p.cards.join('; ')}.`,
    pileRetired: (p) =>
      plural(p.count, {
        one: 'De laatste kaart van Era I gaat uit het spel.',
        other: `De laatste ${p.count} kaarten van Era I gaan uit het spel.`,
      }),
    auctionCardsReturned: () => 'Alle biedkaarten zijn weer op handen.',
    charactersUprighted: (p) => `${p.who} zet ${list(p.characters.map((id) => the[id]))} weer rechtop.`,
    characterRecruited: (p) => `De Krantenjongen brengt ${p.who} ${the[p.character]}.`,
    recruitDeclined: (p) => `${p.who} laat de Krantenjongen alleen naar huis gaan.`,
    gameEnded: () => 'Het spel is afgelopen. Tijd om te tellen.',
    lineCounted: (p) =>
      `${p.line}: ${p.points.map(({ who, points }) => `${who} ${points}`).join(', ')} punten.`,
  },
};
