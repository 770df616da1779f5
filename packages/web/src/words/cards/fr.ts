import { describeElements, grammarOf } from '../grammar.ts';
import type { ElementId } from '../names/en.ts';
import { names } from '../names/fr.ts';
import { refusals } from '../refusals/fr.ts';
import type { CardWords } from './en.ts';

const { plural, list } = grammarOf('fr');
const the = names.charactersAsObject;

const terrainContents = (elements: readonly ElementId[]): string =>
  describeElements(elements, (id, count) => plural(count, names.countedElements[id]));

export const cards: CardWords = {
  terrainContents,
  terrainCard: (elements) => `une carte terrain (${terrainContents(elements)})`,
  characterCard: (character) => the[character],

  refusals: {
    ...refusals,
    seatCount: (p) => `Une table compte de ${p.fewest} à ${p.most} places, pas ${p.seats}.`,
    noRealSeat: () => 'Il faut au moins un vrai joueur à la table.',
    suitTwice: (p) => `Deux places ont la même famille : ${names.suits[p.suit].toLowerCase()}.`,

    mustAnswerPower: () => 'Dites d’abord si vous utilisez le pouvoir.',
    mustBid: () => 'Choisissez d’abord une carte enchère.',
    mustTakeCard: () => 'Prenez d’abord une carte de la colonne.',
    mustLayCard: () => 'Posez d’abord la carte que vous avez prise.',
    mustAnswerRecruit: () => 'Dites d’abord si le paperboy amène quelqu’un.',
    mustFinishSelling: () => 'Vendez d’abord quelque chose, ou dites que vous avez fini.',

    auctionCardSpent: (p) => `Votre ${p.card} est dépensé pour cette époque. Choisissez une autre carte.`,
    auctionCardNotYours: (p) => `Vous n’avez pas de ${p.card}. Choisissez une carte de votre main.`,
    notInColumn: () => 'Cette carte n’est pas dans la colonne. Prenez-en une qui y est.',

    leavesSquare: (p) => `Là, la ville dépasserait 8 × ${p.longSide}. Posez la carte plus près.`,
    joinsByCornerOnly: () => 'Un coin ne suffit pas. La carte doit partager un côté entier avec votre ville.',
    notJoined: () => 'La carte doit toucher votre ville par un côté, ou la chevaucher.',
    coversElement: (p) =>
      p.under === 'house'
        ? 'Seule une maison ou une maison de ville peut recouvrir la maison.'
        : `On ne peut pas recouvrir ${names.elementsAsObject[p.under]}, sauf par un élément identique.`,
    coversOutlaws: (p) =>
      p.over === 'outlaws'
        ? 'Des hors-la-loi ne recouvrent jamais d’autres hors-la-loi.'
        : 'Pour recouvrir des hors-la-loi, il vous faut le shérif ou une prison.',
    hasLegalPlace: () => 'Cette carte tient encore quelque part : il faut la poser.',

    powerNotAsked: (p) => `Répondez d’abord pour ${the[p.asked]}.`,
    noPower: (p) => `Inutile d’appeler ${the[p.character]} : l’effet vient tout seul.`,
    powerNotOwned: (p) => `Vous n’avez pas ${the[p.character]}.`,
    powerTilted: (p) =>
      p.once === 'game'
        ? `Vous avez déjà utilisé ${the[p.character]} dans cette partie.`
        : `Vous avez déjà utilisé ${the[p.character]} pendant cette époque.`,
    powerNeedsTurn: (p) =>
      `L’avocat vous a coûté votre tour : impossible d’utiliser ${the[p.character]} dans cette manche.`,
    powerOutOfWindow: (p) =>
      p.window === 'beforeBid'
        ? `Vous ne pouvez utiliser ${the[p.character]} qu’avant la mise, quand on vous le demande.`
        : `Vous ne pouvez utiliser ${the[p.character]} qu’après la révélation des mises, quand on vous le demande.`,
    characterHeld: (p) => `Quelqu’un a déjà ${the[p.character]}. Choisissez une autre personnalité.`,

    cannotSell: () => 'Seul le commissaire-priseur vend des cartes, et vous ne l’avez pas.',
    notTimeToSell: () => 'On vend juste avant de poser une carte, et à la fin de la partie.',
    salesUsedUp: (p) => `Vous avez déjà vendu ${p.sales} cartes. Le marché n’en prend pas plus.`,
    notInCity: () => 'Cette carte n’est pas dans votre ville. Vendez-en une qui y est.',
    saleOverlaps: () => 'Une carte qui en chevauche une autre ne se vend pas.',
    saleSplitsCity: () => 'Sans cette carte, votre ville se séparerait en morceaux. Vendez-en une autre.',
  },

  log: {
    seatsTaken: (p) =>
      `À table : ${list(p.seats.map(({ who, suit }) => `${who} (${names.suits[suit].toLowerCase()})`))}.`,
    eraStarted: (p) => `L’${p.era === 1 ? names.terms.era1 : names.terms.era2} commence.`,
    roundStarted: (p) => `Manche ${p.round} sur 9.`,
    characterRevealed: (p) => `La manche amène ${the[p.character]} en ville.`,
    characterBuried: (p) => `La tête de mort renvoie ${the[p.character]} sous la pile.`,
    terrainRevealed: (p) =>
      `${plural(p.cards.length, { one: 'Une carte terrain dévoilée', other: `${p.cards.length} cartes terrain dévoilées` })} : ${p.cards.join(' ; ')}.`,
    powerUsed: (p) => `${p.who} utilise ${the[p.character]}.`,
    powerDeclined: (p) => `${p.who} laisse ${the[p.character]} en paix.`,
    bidChosen: (p) => `${p.who} a choisi sa mise.`,
    bidsRevealed: (p) =>
      `Les mises : ${p.bids.map(({ who, card, counts }) => `${who} ${card}${counts ? '' : ' (défaussée)'}`).join(', ')}.`,
    orderSettled: (p) =>
      `On choisit dans cet ordre : ${p.turns.map(({ who, value }) => `${who} (${value})`).join(', ')}.`,
    cardTaken: (p) =>
      p.by === undefined
        ? `${p.who} prend ${p.card}.`
        : `${names.characters[p.by]} : ${p.who} prend ${p.card}.`,
    cardLaid: (p) => `${p.who} pose ${p.card}.`,
    cardSetAside: (p) => `${p.who} ne peut pas poser ${p.card} et la met de côté.`,
    cardSold: (p) => `${p.who} vend ${p.card} pour 7 points.`,
    sellingFinished: (p) => `${p.who} ne vend plus rien.`,
    columnCleared: (p) => `Hors du jeu : ${p.cards.join(' ; ')}.`,
    pileRetired: (p) =>
      plural(p.count, {
        one: 'La dernière carte de l’époque I quitte le jeu.',
        other: `Les ${p.count} dernières cartes de l’époque I quittent le jeu.`,
      }),
    auctionCardsReturned: () => 'Toutes les cartes enchère reviennent en main.',
    charactersUprighted: (p) => `${p.who} redresse ${list(p.characters.map((id) => the[id]))}.`,
    characterRecruited: (p) => `Grâce au paperboy, ${p.who} prend ${the[p.character]}.`,
    recruitDeclined: (p) => `${p.who} laisse le paperboy rentrer seul.`,
    gameEnded: () => 'La partie est finie. Passons aux comptes.',
    lineCounted: (p) =>
      `${p.line} : ${p.points.map(({ who, points }) => `${who} ${points}`).join(', ')} points.`,
  },
};
