import { describeElements, grammarOf } from '../grammar.ts';
import { names } from '../names/de.ts';
import type { ElementId } from '../names/en.ts';
import { refusals } from '../refusals/de.ts';
import type { CardWords } from './en.ts';

const { plural, list } = grammarOf('de');
const the = names.charactersAsObject;

const terrainContents = (elements: readonly ElementId[]): string =>
  describeElements(elements, (id, count) => plural(count, names.countedElements[id]));

export const cards: CardWords = {
  terrainContents,
  terrainCard: (elements) => `eine Geländekarte (${terrainContents(elements)})`,
  characterCard: (character) => the[character],

  refusals: {
    ...refusals,
    seatCount: (p) => `Ein Tisch hat ${p.fewest} bis ${p.most} Plätze, nicht ${p.seats}.`,
    noRealSeat: () => 'Auf mindestens einem Platz muss ein echter Spieler sitzen.',
    suitTwice: (p) => `Zwei Plätze haben dieselbe Farbe: ${names.suits[p.suit]}.`,

    mustAnswerPower: () => 'Sag zuerst, ob du die Fähigkeit nutzt.',
    mustBid: () => 'Wähle zuerst eine Auktionskarte.',
    mustTakeCard: () => 'Nimm zuerst eine Karte aus der Reihe.',
    mustLayCard: () => 'Leg zuerst die Karte, die du genommen hast.',
    mustAnswerRecruit: () => 'Sag zuerst, ob der Zeitungsjunge jemanden mitbringt.',
    mustFinishSelling: () => 'Verkauf zuerst etwas, oder sag, dass du fertig bist.',

    auctionCardSpent: (p) => `Deine ${p.card} ist für diese Epoche verbraucht. Wähle eine andere Karte.`,
    auctionCardNotYours: (p) => `Du hast keine ${p.card}. Wähle eine Karte aus deiner Hand.`,
    notInColumn: () => 'Diese Karte liegt nicht in der Reihe. Nimm eine, die dort liegt.',

    leavesSquare: (p) => `Dort würde die Stadt größer als 8 × ${p.longSide}. Leg die Karte näher heran.`,
    joinsByCornerOnly: () =>
      'Eine Ecke genügt nicht. Die Karte muss eine ganze Seite mit deiner Stadt gemeinsam haben.',
    notJoined: () => 'Die Karte muss mit einer Seite an deiner Stadt liegen oder sie überlappen.',
    coversElement: (p) =>
      p.under === 'house'
        ? 'Das Haus kannst du nur mit einem Haus oder Stadthaus überdecken.'
        : `Du kannst ${names.elementsAsObject[p.under]} nicht überdecken, außer mit genau dem Gleichen.`,
    coversOutlaws: (p) =>
      p.over === 'outlaws'
        ? 'Gesetzlose überdecken nie Gesetzlose.'
        : 'Gesetzlose kannst du nur überdecken, wenn du den Sheriff oder ein Gefängnis hast.',
    hasLegalPlace: () => 'Diese Karte passt noch irgendwohin, also muss sie gelegt werden.',

    powerNotAsked: (p) => `Entscheide zuerst über ${the[p.asked]}.`,
    noPower: (p) => `Du brauchst ${the[p.character]} nicht zu nutzen: Das wirkt von selbst.`,
    powerNotOwned: (p) => `Du hast ${the[p.character]} nicht.`,
    powerTilted: (p) =>
      p.once === 'game'
        ? `Du hast ${the[p.character]} in diesem Spiel schon genutzt.`
        : `Du hast ${the[p.character]} in dieser Epoche schon genutzt.`,
    powerNeedsTurn: (p) =>
      `Der Anwalt hat dich deinen Zug gekostet, also kannst du ${the[p.character]} in dieser Runde nicht nutzen.`,
    powerOutOfWindow: (p) =>
      p.window === 'beforeBid'
        ? `Du kannst ${the[p.character]} nur vor dem Bieten nutzen, wenn du gefragt wirst.`
        : `Du kannst ${the[p.character]} nur nach dem Aufdecken der Gebote nutzen, wenn du gefragt wirst.`,
    characterHeld: (p) => `Jemand hat ${the[p.character]} schon. Wähle eine andere Person.`,

    cannotSell: () => 'Nur der Auktionator verkauft Karten, und den hast du nicht.',
    notTimeToSell: () => 'Verkaufen kannst du, kurz bevor du eine Karte legst, und am Ende des Spiels.',
    salesUsedUp: (p) => `Du hast schon ${p.sales} Karten verkauft. Mehr nimmt der Markt nicht.`,
    notInCity: () => 'Diese Karte liegt nicht in deiner Stadt. Verkauf eine, die dort liegt.',
    saleOverlaps: () => 'Eine Karte, die eine andere überlappt, ist unverkäuflich.',
    saleSplitsCity: () => 'Ohne diese Karte fiele deine Stadt auseinander. Verkauf eine andere.',
  },

  log: {
    seatsTaken: (p) => `Am Tisch: ${list(p.seats.map(({ who, suit }) => `${who} (${names.suits[suit]})`))}.`,
    eraStarted: (p) => `${p.era === 1 ? names.terms.era1 : names.terms.era2} beginnt.`,
    roundStarted: (p) => `Runde ${p.round} von 9.`,
    characterRevealed: (p) => `Die Runde bringt ${the[p.character]} in die Stadt.`,
    characterBuried: (p) => `Der Totenkopf schickt ${the[p.character]} unter den Stapel.`,
    terrainRevealed: (p) =>
      `${plural(p.cards.length, { one: 'Eine Geländekarte wird', other: `${p.cards.length} Geländekarten werden` })} aufgedeckt: ${p.cards.join('; ')}.`,
    powerUsed: (p) => `${p.who} nutzt ${the[p.character]}.`,
    powerDeclined: (p) => `${p.who} lässt ${the[p.character]} ruhen.`,
    bidChosen: (p) => `${p.who} hat ein Gebot gewählt.`,
    bidsRevealed: (p) =>
      `Die Gebote: ${p.bids.map(({ who, card, counts }) => `${who} ${card}${counts ? '' : ' (abgelegt)'}`).join(', ')}.`,
    orderSettled: (p) =>
      `Gewählt wird in dieser Reihenfolge: ${p.turns.map(({ who, value }) => `${who} (${value})`).join(', ')}.`,
    cardTaken: (p) =>
      p.by === undefined
        ? `${p.who} nimmt ${p.card}.`
        : `${names.characters[p.by]}: ${p.who} nimmt ${p.card}.`,
    cardLaid: (p) => `${p.who} legt ${p.card}.`,
    cardSetAside: (p) => `${p.who} findet keinen Platz für ${p.card} und legt sie beiseite.`,
    cardSold: (p) => `${p.who} verkauft ${p.card} für 7 Punkte.`,
    sellingFinished: (p) => `${p.who} verkauft nichts mehr.`,
    columnCleared: (p) => `Aus dem Spiel: ${p.cards.join('; ')}.`,
    pileRetired: (p) =>
      plural(p.count, {
        one: 'Die letzte Karte von Epoche I verlässt das Spiel.',
        other: `Die letzten ${p.count} Karten von Epoche I verlassen das Spiel.`,
      }),
    auctionCardsReturned: () => 'Alle Auktionskarten sind wieder auf der Hand.',
    charactersUprighted: (p) => `${p.who} richtet ${list(p.characters.map((id) => the[id]))} wieder auf.`,
    characterRecruited: (p) => `Der Zeitungsjunge bringt ${p.who} ${the[p.character]}.`,
    recruitDeclined: (p) => `${p.who} lässt den Zeitungsjungen allein nach Hause gehen.`,
    gameEnded: () => 'Das Spiel ist vorbei. Jetzt wird gezählt.',
    lineCounted: (p) =>
      `${p.line}: ${p.points.map(({ who, points }) => `${who} ${points}`).join(', ')} Punkte.`,
  },
};
