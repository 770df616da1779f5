import { grammarOf } from '../grammar.ts';
import type { ShellWords } from './en.ts';

const { plural } = grammarOf('fr');

export const shell: ShellWords = {
  title: 'Carson City',
  tagline: 'Une ville qui n’existe pas encore. À vous de la tracer.',
  credit: 'Jeux de Xavier Georges. Adaptation indépendante, avec ses propres images et ses propres textes.',

  home: {
    playNow: 'Jouer maintenant',
    playNowHint: 'Vous contre trois robots. Ni compte, ni formulaire.',
    setUp: 'Préparer une table',
    setUpHint: 'Plusieurs personnes sur un écran, des robots, des joueurs virtuels.',
    rulebook: 'Règles',
    settings: 'Réglages',
    saved: 'Vos parties',
    noneSaved: 'Pas encore de partie. La prairie est calme.',
    resume: 'Continuer',
    look: 'Revoir',
    over: 'Terminée',
    running: 'En cours',
    moves: (count) => `${count} ${plural(count, { one: 'coup', other: 'coups' })}`,
    export: 'Exporter',
    import: 'Importer une partie',
    delete: 'Supprimer',
    deleteQuestion: 'Supprimer cette partie pour de bon ?',
    install: 'Installer l’application',
    notFound: 'Rien ici, à part le vent et la poussière.',
    toStart: 'Retour à l’accueil',
  },

  setup: {
    heading: 'Préparer une table',
    seats: 'Places',
    seatsHint:
      'De quatre à six en tout. Les joueurs virtuels n’ont pas de main : ils prennent la carte au plus fort attrait.',
    seat: (letter) => `Place ${letter}`,
    name: 'Nom',
    occupant: 'Qui joue',
    person: 'Personne',
    personHint: 'Joue sur cet écran.',
    bot: 'Robot',
    botHint: 'Joue comme un vrai joueur : main, ville, pouvoirs.',
    virtual: 'Joueur virtuel',
    virtualHint: {
      novice: 'Mise de 1 à 9. De bonne compagnie pour une première partie.',
      intermediate: 'Mise de 2 à 10. Souvent un pas devant vous.',
      expert: 'Mise de 3 à 11. Prend ce qu’il veut.',
    },
    suit: 'Famille',
    suitHint:
      'Départage les égalités : à chaque manche, le dos visible sur la pile des personnalités classe à nouveau les familles.',
    addSeat: 'Ajouter une place',
    removeSeat: 'Retirer cette place',
    start: 'Commencer la partie',
    onlyVirtual: 'Il faut au moins une personne ou un robot à la table.',
    you: 'Pionnier',
    guest: (letter) => `Joueur ${letter}`,
    level: 'Niveau',
    levelHint: 'De celui que vous battrez à celui dont vous vous souviendrez. Aucun ne triche.',
    botNames: {
      random: 'Dédé',
      greedy: 'Dusty',
      greenhorn: 'Pied-tendre',
      drifter: 'Vagabond',
      deputy: 'Adjoint',
      gambler: 'Flambeur',
      legend: 'Légende',
    },
  },

  table: {
    undo: 'Annuler',
    undoHint: (count) =>
      plural(count, { one: 'Reprend 1 étape', other: `Reprend une étape sur les ${count} possibles` }),
    restart: 'Recommencer mon tour',
    undoStop: {
      start: 'C’est ici que la partie a commencé.',
      chance: 'Pas plus loin en arrière : le hasard a parlé.',
      reveal: 'Pas plus loin en arrière : des cartes ont été dévoilées.',
      otherSeat: 'Pas plus loin en arrière : quelqu’un d’autre a joué.',
    },
    cancel: 'Renoncer',
    waiting: (names) => `On attend ${names}.`,
    log: 'Journal',
    players: 'Joueurs',
    board: 'Table',
    leave: 'Quitter la table',
    leaveHint: 'La partie est gardée ; continuez quand vous voulez.',
    lookingBack: (move, moves) => `Retour en arrière : coup ${move} sur ${moves}`,
    sinceLastTurn: 'Depuis mon dernier tour',
    meanwhile: (count) => (count === 1 ? 'Un coup depuis votre tour.' : `${count} coups depuis votre tour.`),
    showMe: 'Montrez-moi',
    now: 'Revenir au présent',
    earlier: 'Un coup en arrière',
    later: 'Un coup en avant',
    score: 'Score',
    total: 'Total',
    whatMakesIt: (name) => `${name} : d’où viennent les points`,
    passDevice: (name) => `Passez l’écran à ${name}`,
    passDeviceHint: 'Le prochain choix est secret.',
    iAm: (name) => `Je suis ${name}`,
    notKept:
      'Le navigateur n’a pas pu garder le dernier coup. Continuez à jouer, mais exportez la partie avant de fermer cette page.',
    refusedRule: (rule) => `Règle ${rule}`,
    rematch: 'Rejouer à la même table',
    fairness: 'La preuve d’un hasard honnête',
    fairnessRunning: (hash) =>
      `La graine de cette partie est scellée par l’empreinte ${hash}. La graine elle-même sera montrée à la fin.`,
    fairnessOver: (seed, hash) =>
      `La graine ${seed} a bien l’empreinte ${hash}, affichée depuis le premier coup.`,
    points: (count) => `${count} ${plural(count, { one: 'point', other: 'points' })}`,
    gain: (count) => (count > 0 ? `+${count}` : `${count}`),
    noChange: 'Aucun point de plus ni de moins',
    yourTurn: 'À vous',
    opened: 'Cette partie est ouverte dans une autre fenêtre.',
    winner: (names) => `Victoire : ${names}`,
    winners: (names) => `Victoire partagée : ${names}`,
  },

  rulebook: {
    heading: 'Règles',
    search: 'Chercher dans les règles',
    nothing: 'Aucun paragraphe ne dit cela.',
    ruling: 'Notre décision',
    close: 'Fermer les règles',
  },

  settings: {
    heading: 'Réglages',
    language: 'Langue',
    languages: { en: 'English', fr: 'Français', nl: 'Nederlands', it: 'Italiano', de: 'Deutsch' },
    theme: 'Couleurs',
    themes: { system: 'Comme le système', light: 'Plein jour', dark: 'À la lampe' },
    motion: 'Rythme du récit',
    motions: { slow: 'Lent', normal: 'Normal', fast: 'Rapide', off: 'Aucun' },
    name: 'Votre nom',
    close: 'Fermer',
  },

  keys: {
    heading: 'Touches',
    list: [
      ['U', 'Annuler'],
      ['Maj + U', 'Recommencer mon tour'],
      ['1 … 9', 'Choisir une carte enchère'],
      ['Flèches', 'Déplacer la carte vers l’emplacement permis suivant'],
      ['N / P', 'Emplacement suivant / précédent, selon les points'],
      ['Entrée', 'Confirmer'],
      ['H', 'Conseil'],
      ['L', 'Journal'],
      ['R ou ?', 'Règles'],
      ['S', 'Score'],
      ['Échap', 'Fermer'],
    ],
  },

  fields: {
    missing: (name) => `${name} : il manque encore quelque chose.`,
    tooShort: (name, least) => `${name} : au moins ${least} caractères.`,
  },

  errors: {
    damaged: 'Cette partie enregistrée est abîmée et ne peut pas s’ouvrir.',
    notARecord: 'Ce fichier n’est pas une partie de Carson City.',
    badMove: (move, why) => `Le coup ${move + 1} ne suit pas les règles : ${why}`,
    storage:
      'Ce navigateur ne laisse rien garder à la page : les parties durent jusqu’à ce que vous la fermiez.',
    full: 'Il n’y a plus de place pour garder cette partie.',
    unknown: 'Quelque chose a mal tourné de notre côté. Votre partie est gardée.',
  },
};
