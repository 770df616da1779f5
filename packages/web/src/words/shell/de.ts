import { grammarOf } from '../grammar.ts';
import type { ShellWords } from './en.ts';

const { plural } = grammarOf('de');

export const shell: ShellWords = {
  title: 'Carson City',
  tagline: 'Eine Stadt, die es noch nicht gibt. Du legst sie an.',
  credit: 'Spiele von Xavier Georges. Dies ist eine unabhängige Umsetzung mit eigenen Bildern und Texten.',

  home: {
    playNow: 'Jetzt spielen',
    playNowHint: 'Du gegen drei Bots. Kein Konto, kein Formular.',
    setUp: 'Einen Tisch einrichten',
    setUpHint: 'Mehrere Leute an einem Bildschirm, Bots, virtuelle Spieler.',
    rulebook: 'Spielregeln',
    settings: 'Einstellungen',
    saved: 'Deine Spiele',
    noneSaved: 'Noch keine Spiele. Die Prärie ist still.',
    resume: 'Weiterspielen',
    look: 'Ansehen',
    over: 'Beendet',
    running: 'Läuft noch',
    moves: (count) => `${count} ${plural(count, { one: 'Zug', other: 'Züge' })}`,
    export: 'Exportieren',
    import: 'Ein Spiel importieren',
    delete: 'Löschen',
    deleteQuestion: 'Dieses Spiel für immer löschen?',
    install: 'Als App installieren',
    notFound: 'Hier ist nichts als Wind und Staub.',
    toStart: 'Zurück zum Anfang',
  },

  setup: {
    heading: 'Einen Tisch einrichten',
    seats: 'Plätze',
    seatsHint:
      'Insgesamt vier bis sechs. Virtuelle Spieler haben keine Hand: Sie nehmen die Karte mit der höchsten Anziehungskraft.',
    seat: (letter) => `Platz ${letter}`,
    name: 'Name',
    occupant: 'Wer spielt',
    person: 'Mensch',
    personHint: 'Spielt an diesem Bildschirm.',
    bot: 'Bot',
    botHint: 'Spielt richtig mit: Hand, Stadt, Fähigkeiten.',
    virtual: 'Virtueller Spieler',
    virtualHint: {
      novice: 'Bietet 1 bis 9. Gute Gesellschaft für ein erstes Spiel.',
      intermediate: 'Bietet 2 bis 10. Dir oft einen Schritt voraus.',
      expert: 'Bietet 3 bis 11. Nimmt, was er will.',
    },
    suit: 'Farbe',
    suitHint:
      'Entscheidet bei Gleichstand: Die oberste Rückseite der Personen gibt den Farben in jeder Runde eine neue Rangfolge.',
    addSeat: 'Platz hinzufügen',
    removeSeat: 'Diesen Platz entfernen',
    start: 'Spiel beginnen',
    onlyVirtual: 'Auf mindestens einem Platz muss ein Mensch oder ein Bot sitzen.',
    you: 'Pionier',
    guest: (letter) => `Spieler ${letter}`,
    level: 'Stufe',
    levelHint: 'Von einem, den du schlägst, bis zu einem, den du nicht vergisst. Keiner schielt.',
    botNames: {
      random: 'Würfel',
      greedy: 'Dusty',
      greenhorn: 'Grünschnabel',
      drifter: 'Herumtreiber',
      deputy: 'Hilfssheriff',
      gambler: 'Zocker',
      legend: 'Legende',
    },
  },

  table: {
    undo: 'Zurück',
    undoHint: (count) =>
      plural(count, { one: 'Nimmt 1 Schritt zurück', other: `Nimmt einen von ${count} Schritten zurück` }),
    restart: 'Zug neu beginnen',
    undoStop: {
      start: 'Hier hat das Spiel begonnen.',
      chance: 'Weiter zurück geht es nicht: Der Zufall hat gesprochen.',
      reveal: 'Weiter zurück geht es nicht: Es wurden Karten aufgedeckt.',
      otherSeat: 'Weiter zurück geht es nicht: Jemand anderes hat gezogen.',
    },
    cancel: 'Abbrechen',
    waiting: (names) => `Warten auf ${names}.`,
    log: 'Verlauf',
    players: 'Spieler',
    board: 'Tisch',
    leave: 'Den Tisch verlassen',
    leaveHint: 'Das Spiel bleibt erhalten; spiel weiter, wann du willst.',
    lookingBack: (move, moves) => `Rückblick: Zug ${move} von ${moves}`,
    sinceLastTurn: 'Seit meinem Zug',
    meanwhile: (count) =>
      count === 1 ? 'Ein Zug seit deinem letzten.' : `${count} Züge seit deinem letzten.`,
    showMe: 'Zeig sie mir',
    now: 'Zurück ins Jetzt',
    earlier: 'Einen Zug zurück',
    later: 'Einen Zug vor',
    score: 'Punkte',
    total: 'Summe',
    whatMakesIt: (name) => `${name}: woher die Punkte kommen`,
    passDevice: (name) => `Gib den Bildschirm an ${name}`,
    passDeviceHint: 'Die nächste Wahl ist geheim.',
    iAm: (name) => `Ich bin ${name}`,
    notKept:
      'Der Browser konnte den letzten Zug nicht speichern. Spiel ruhig weiter, aber exportiere das Spiel, bevor du diese Seite schließt.',
    refusedRule: (rule) => `Regel ${rule}`,
    rematch: 'Noch einmal am selben Tisch',
    fairness: 'Beweis für ehrlichen Zufall',
    fairnessRunning: (hash) =>
      `Der Startwert dieses Spiels ist mit dem Hashwert ${hash} versiegelt. Den Startwert selbst siehst du am Ende.`,
    fairnessOver: (seed, hash) =>
      `Der Startwert ${seed} hat den Hashwert ${hash}, der vom ersten Zug an zu sehen war.`,
    points: (count) => `${count} ${plural(count, { one: 'Punkt', other: 'Punkte' })}`,
    gain: (count) => (count > 0 ? `+${count}` : `${count}`),
    noChange: 'Kein Punkt mehr oder weniger',
    yourTurn: 'Du bist dran',
    opened: 'Dieses Spiel ist in einem anderen Fenster offen.',
    winner: (names) => `Gewonnen: ${names}`,
    winners: (names) => `Gemeinsam gewonnen: ${names}`,
  },

  rulebook: {
    heading: 'Spielregeln',
    search: 'In den Regeln suchen',
    nothing: 'Das steht in keinem Absatz.',
    ruling: 'Unsere Entscheidung',
    close: 'Regeln schließen',
  },

  settings: {
    heading: 'Einstellungen',
    language: 'Sprache',
    languages: { en: 'English', fr: 'Français', nl: 'Nederlands', it: 'Italiano', de: 'Deutsch' },
    theme: 'Farben',
    themes: { system: 'Wie das System', light: 'Tageslicht', dark: 'Lampenlicht' },
    motion: 'Tempo der Vorführung',
    motions: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', off: 'Aus' },
    name: 'Dein Name',
    close: 'Schließen',
  },

  keys: {
    heading: 'Tasten',
    list: [
      ['U', 'Zurücknehmen'],
      ['Umschalt + U', 'Zug neu beginnen'],
      ['1 … 9', 'Eine Auktionskarte wählen'],
      ['Pfeile', 'Die Karte an die nächste erlaubte Stelle schieben'],
      ['N / P', 'Nächste / vorige Stelle, nach Punkten'],
      ['Eingabe', 'Bestätigen'],
      ['H', 'Tipp'],
      ['L', 'Verlauf'],
      ['R oder ?', 'Spielregeln'],
      ['S', 'Punkte'],
      ['Esc', 'Schließen'],
    ],
  },

  fields: {
    missing: (name) => `${name}: das fehlt noch.`,
    tooShort: (name, least) => `${name}: mindestens ${least} Zeichen.`,
  },

  errors: {
    damaged: 'Dieses gespeicherte Spiel ist beschädigt und lässt sich nicht öffnen.',
    notARecord: 'Diese Datei ist kein Spiel von Carson City.',
    badMove: (move, why) => `Zug ${move + 1} passt nicht zu den Regeln: ${why}`,
    storage: 'Dieser Browser lässt die Seite nichts speichern: Spiele dauern, bis du sie schließt.',
    full: 'Für dieses Spiel ist kein Speicherplatz mehr da.',
    unknown: 'Bei uns ist etwas schiefgegangen. Dein Spiel ist gespeichert.',
  },
};
