import { describeElements, grammarOf } from '../grammar.ts';
import type { ElementId } from '../names/en.ts';
import { names } from '../names/it.ts';
import { refusals } from '../refusals/it.ts';
import type { CardWords } from './en.ts';

const { plural, list } = grammarOf('it');
const the = names.charactersAsObject;

const terrainContents = (elements: readonly ElementId[]): string =>
  describeElements(elements, (id, count) => plural(count, names.countedElements[id]));

export const cards: CardWords = {
  terrainContents,
  terrainCard: (elements) => `una carta terreno (${terrainContents(elements)})`,
  characterCard: (character) => the[character],

  refusals: {
    ...refusals,
    seatCount: (p) => `Un tavolo ha da ${p.fewest} a ${p.most} posti, non ${p.seats}.`,
    noRealSeat: () => 'Almeno un posto deve avere un giocatore reale.',
    suitTwice: (p) => `Due posti hanno lo stesso seme: ${names.suits[p.suit].toLowerCase()}.`,

    mustAnswerPower: () => 'Prima di’ se usi il potere.',
    mustBid: () => 'Prima scegli una carta asta.',
    mustTakeCard: () => 'Prima prendi una carta della colonna.',
    mustLayCard: () => 'Prima posa la carta che hai preso.',
    mustAnswerRecruit: () => 'Prima di’ se il Ragazzo dei giornali porta qualcuno.',
    mustFinishSelling: () => 'Prima vendi qualcosa, o di’ che hai finito.',

    auctionCardSpent: (p) => `Il tuo ${p.card} è speso per quest’Era. Scegli un’altra carta.`,
    auctionCardNotYours: (p) => `Non hai un ${p.card}. Scegli una carta dalla mano.`,
    notInColumn: () => 'Quella carta non è nella colonna. Prendine una che c’è.',

    leavesSquare: (p) => `Lì la città supererebbe 8 × ${p.longSide}. Posa la carta più vicino.`,
    joinsByCornerOnly: () =>
      'Un angolo non basta. La carta deve avere un lato intero in comune con la città.',
    notJoined: () => 'La carta deve toccare la città con un lato, o sovrapporsi a essa.',
    coversElement: (p) =>
      p.under === 'house'
        ? 'Puoi coprire la casa solo con una casa o un palazzo.'
        : `Non puoi coprire ${names.elementsAsObject[p.under]}, se non con un lotto uguale.`,
    coversOutlaws: (p) =>
      p.over === 'outlaws'
        ? 'I fuorilegge non coprono mai altri fuorilegge.'
        : 'Puoi coprire i fuorilegge solo se hai lo Sceriffo o una prigione.',
    hasLegalPlace: () => 'Questa carta ha ancora un posto valido: va posata.',

    powerNotAsked: (p) => `Prima decidi per ${the[p.asked]}.`,
    noPower: (p) => `Non serve usare ${the[p.character]}: l’effetto viene da sé.`,
    powerNotOwned: (p) => `Non hai ${the[p.character]}.`,
    powerTilted: (p) =>
      p.once === 'game'
        ? `In questa partita hai già usato ${the[p.character]}.`
        : `In quest’Era hai già usato ${the[p.character]}.`,
    powerNeedsTurn: (p) =>
      `L’Avvocato ti è costato il turno: in questo round non puoi usare ${the[p.character]}.`,
    powerOutOfWindow: (p) =>
      p.window === 'beforeBid'
        ? `Puoi usare ${the[p.character]} solo prima dell’offerta, quando ti viene chiesto.`
        : `Puoi usare ${the[p.character]} solo dopo la rivelazione delle offerte, quando ti viene chiesto.`,
    characterHeld: (p) => `Qualcuno ha già ${the[p.character]}. Scegli un altro personaggio.`,

    cannotSell: () => 'Solo il Battitore d’asta vende carte, e tu non ce l’hai.',
    notTimeToSell: () => 'Si vende subito prima di posare una carta, e alla fine della partita.',
    salesUsedUp: (p) => `Hai già venduto ${p.sales} carte. Il mercato non ne vuole altre.`,
    notInCity: () => 'Quella carta non è nella tua città. Vendine una che c’è.',
    saleOverlaps: () => 'Una carta che si sovrappone a un’altra non si vende.',
    saleSplitsCity: () => 'Senza questa carta la tua città si spezzerebbe. Vendine un’altra.',
  },

  log: {
    seatsTaken: (p) =>
      `Al tavolo: ${list(p.seats.map(({ who, suit }) => `${who} (${names.suits[suit].toLowerCase()})`))}.`,
    eraStarted: (p) => `Comincia l’${p.era === 1 ? names.terms.era1 : names.terms.era2}.`,
    roundStarted: (p) => `Round ${p.round} di 9.`,
    characterRevealed: (p) => `Il round porta in città ${the[p.character]}.`,
    characterBuried: (p) => `Il teschio manda ${the[p.character]} sotto il mazzo.`,
    terrainRevealed: (p) =>
      `${plural(p.cards.length, { one: 'Si scopre una carta terreno', other: `Si scoprono ${p.cards.length} carte terreno` })}: ${p.cards.join('; ')}.`,
    powerUsed: (p) => `${p.who} usa ${the[p.character]}.`,
    powerDeclined: (p) => `${p.who} lascia in pace ${the[p.character]}.`,
    bidChosen: (p) => `${p.who} ha scelto l’offerta.`,
    bidsRevealed: (p) =>
      `Le offerte: ${p.bids.map(({ who, card, counts }) => `${who} ${card}${counts ? '' : ' (scartata)'}`).join(', ')}.`,
    orderSettled: (p) =>
      `Si sceglie in quest’ordine: ${p.turns.map(({ who, value }) => `${who} (${value})`).join(', ')}.`,
    cardTaken: (p) =>
      p.by === undefined
        ? `${p.who} prende ${p.card}.`
        : `${names.characters[p.by]}: ${p.who} prende ${p.card}.`,
    cardLaid: (p) => `${p.who} posa ${p.card}.`,
    cardSetAside: (p) => `${p.who} non può posare ${p.card} e la mette da parte.`,
    cardSold: (p) => `${p.who} vende ${p.card} per 7 punti.`,
    sellingFinished: (p) => `${p.who} non vende altro.`,
    columnCleared: (p) => `Fuori dal gioco: ${p.cards.join('; ')}.`,
    pileRetired: (p) =>
      plural(p.count, {
        one: 'L’ultima carta dell’Era I esce dal gioco.',
        other: `Le ultime ${p.count} carte dell’Era I escono dal gioco.`,
      }),
    auctionCardsReturned: () => 'Tutte le carte asta tornano in mano.',
    charactersUprighted: (p) => `${p.who} raddrizza ${list(p.characters.map((id) => the[id]))}.`,
    characterRecruited: (p) => `Grazie al Ragazzo dei giornali, ${p.who} prende ${the[p.character]}.`,
    recruitDeclined: (p) => `${p.who} lascia tornare a casa da solo il Ragazzo dei giornali.`,
    gameEnded: () => 'La partita è finita. È ora di contare.',
    lineCounted: (p) =>
      `${p.line}: ${p.points.map(({ who, points }) => `${who} ${points}`).join(', ')} punti.`,
  },
};
