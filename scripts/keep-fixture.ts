/**
 * `npm run fixture -- <name> "<why it is kept>" < game.json`: keeps a game under fixtures/. Takes a record, or
 * the bare list of commands that a failed random game prints; plays it by the rules as they are now. A game that is
 * kept already needs no reason again.
 */
import { text } from 'node:stream/consumers';
import { GAMES, gameById } from '@carson/cli';
import { fixturesIn, keepFixture } from '@carson/testkit';
import { inRoot } from './lib/root.mjs';

const [name, reason] = process.argv.slice(2);
if (name === undefined || !/^[a-z0-9-]+$/.test(name)) usage();
const played = JSON.parse(await text(process.stdin));
const entry = gameById(played.game);
if (entry === undefined) {
  process.stderr.write(`unknown game; known: ${GAMES.map(({ game }) => game.id).join(', ')}\n`);
  process.exit(2);
}
const folder = inRoot('fixtures', entry.name);
const about = reason ?? fixturesIn(folder).find((kept) => kept.name === name)?.expected.about ?? usage();
keepFixture(entry.game, played, { folder, name, about });
process.stdout.write(`kept ${folder}/${name}.json\n`);

function usage(): never {
  process.stderr.write('usage: npm run fixture -- <name-in-kebab-case> "<why it is kept>" < game.json\n');
  process.exit(2);
}
