/**
 * Imports run one way: engine <- every game <- bots <- server, web, cli; protocol <- server, web;
 * words <- server, web, cli.
 * Types count like code. Every package is entered by its front door.
 */
import { GAME_IDS, GAME_PACKAGES } from './scripts/lib/games.mjs';

const SRC = (...names) => `^packages/(${names.join('|')})/src/`;
/** What files and folders of a game are called in other packages. */
const GAMES = `(${Object.values(GAME_IDS).join('|')})`;
const TEST = '(^scripts/)|(^packages/[^/]+/(test|bench|e2e)/)';

/** `from` may import of ours only itself and `allowed`. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: SRC(from) },
  to: { path: '^packages/', pathNot: [from, ...allowed].map((to) => `^packages/${to}/`) },
});

/** The folders of the page; each imports only those before it, and what it needs of the other packages. */
const PAGE = [
  'words',
  'art',
  'app',
  'rules',
  'table',
  'parts',
  'stage',
  'games',
  'shell',
  'lessons',
  'online',
  'results',
  'review',
];

/** Folders inside others; each imports only those before it. Those joined by | share a place. Files beside them belong to no order. */
const FOLDERS = {
  'web/src/parts': ['seats', 'setup'],
  'web/src/table': ['stored', 'worker'],
  'web/src/games/board': [
    'names',
    'round',
    'selection',
    'town',
    'map',
    'stakes',
    'duel',
    'characters',
    'street',
    'players',
    'score',
    'answers',
    'show',
    'explain',
    'setup',
  ],
  'web/src/games/cards': [
    'round',
    'selection',
    'city',
    'names',
    'auction',
    'answers',
    'players',
    'show',
    'explain',
    'setup',
  ],
  'web/src/shell': ['score', 'share', 'remarks', 'ending', 'hint', 'log', 'explain', 'table', 'home'],
  'web/src/online': ['connection', 'parts', 'profile', 'lobby', 'chat', 'table'],
  'web/src/review': ['grading', 'curve', 'decisions', 'luck'],
  'server/src': ['games', 'workers', 'people|storage|tables', 'cluster', 'notices|play|watch', 'http|live'],
  'cli/src': ['terminal', 'contract', 'games', 'board|cards', 'commands'],
  'bots/src': ['search', 'review', 'board|cards'],
  'bots/src/board': ['town', 'answers', 'grounds'],
  'bots/src/cards': ['weights', 'city', 'bidding', 'greedy'],
  'board-game/src/steps': [
    'duels',
    'building',
    'street',
    'income',
    'placing',
    'characters',
    'round-end',
    'setup',
  ],
};

/** One rule for each folder of a list: it imports none of those that come after it; and every folder is in the list. */
const oneWay = (parent, folders) => [
  ...folders.slice(0, -1).map((folder, at) => ({
    name: `${parent}/${folder}-imports-what-comes-before-it`,
    severity: 'error',
    from: { path: `^packages/${parent}/(${folder})/` },
    to: { path: `^packages/${parent}/(${folders.slice(at + 1).join('|')})/` },
  })),
  {
    name: `${parent}-has-a-place-for-each-folder`,
    severity: 'error',
    from: { path: `^packages/${parent}/[^/]+/`, pathNot: `^packages/${parent}/(${folders.join('|')})/` },
    to: {},
  },
];

/** One rule for each game: what is about it knows nothing of the others. */
const apart = Object.values(GAME_IDS).map((game, _, games) => ({
  name: `${game}-keeps-apart-from-other-games`,
  severity: 'error',
  from: { path: `/${game}(/|\\.tsx?$)`, pathNot: TEST },
  to: { path: `/(${games.filter((other) => other !== game).join('|')})(/|\\.tsx?$)`, pathNot: TEST },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...oneWay('web/src', PAGE),
    ...Object.entries(FOLDERS).flatMap(([parent, folders]) => oneWay(parent, folders)),
    ...apart,
    only('engine-imports-nothing-of-ours', 'engine', []),
    ...GAME_PACKAGES.map((game) => only(`${game}-knows-the-engine-only`, game, ['engine'])),
    only('bots-know-games', 'bots', ['engine', ...GAME_PACKAGES]),
    only('protocol-knows-the-engine-only', 'protocol', ['engine']),
    only('server-stands-on-protocol-and-bots', 'server', [
      'engine',
      ...GAME_PACKAGES,
      'bots',
      'protocol',
      'words',
    ]),
    only('words-import-nothing-of-ours', 'words', []),
    only('web-stands-on-protocol-and-bots', 'web', ['engine', ...GAME_PACKAGES, 'bots', 'protocol', 'words']),
    only('cli-stands-on-bots', 'cli', ['engine', ...GAME_PACKAGES, 'bots', 'words']),
    only('testkit-knows-games', 'testkit', ['engine', ...GAME_PACKAGES]),
    {
      name: 'games-through-the-registry',
      comment: 'server, web and cli reach a game through its registry entry and the folders named after it',
      severity: 'error',
      from: {
        path: SRC('server', 'web', 'cli'),
        pathNot: ['/src/games/', `/${GAMES}/`, `/${GAMES}\\.tsx?$`],
      },
      to: { path: `^packages/(${GAME_PACKAGES.join('|')})/` },
    },
    {
      name: 'testkit-is-for-tests',
      severity: 'error',
      from: { pathNot: [TEST, '^packages/testkit/'] },
      to: { path: '^packages/testkit/' },
    },
    {
      name: 'source-never-imports-tests',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '^packages/[^/]+/(test|bench|e2e)/' },
    },
    {
      name: 'packages-have-a-front-door',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/src/index\\.ts$',
          `^packages/bots/src/(at-table|daily|people|review/index|${GAMES}/(index|review))\\.ts$`,
          '^packages/testkit/',
          '^packages/words/(generated/|scripts/generate\\.mjs)',
        ],
      },
    },
    {
      name: 'rules-are-pure',
      comment: 'no files, no network, no clock: rules and bots run anywhere',
      severity: 'error',
      from: { path: SRC('engine', ...GAME_PACKAGES, 'bots', 'protocol') },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|\\.cache)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
