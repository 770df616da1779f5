/** What `npm run mutants` changes, and how Stryker runs the tests. */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { GAME_PACKAGES } from './games.mjs';
import { inRoot, ROOT } from './root.mjs';

const PACKAGES = ['engine', ...GAME_PACKAGES];

/** Test files that play whole games and take seconds: they are loaded only for what the quick tests did not notice. */
export const SLOW_TESTS =
  /^(random-.*|second-scorer|deck-.*|occurrences|length|appraise-(in-play|symmetry))\.test\.ts$/;

/**
 * Returns the packages to change, each with the files to change in it; undefined where an argument is neither a package
 * nor a source file of one. Files may have a range of lines: `packages/engine/src/random.ts:10-40`.
 * @param {readonly string[]} wanted
 */
export function mutantScopes(wanted) {
  const scopes = new Map();
  for (const one of wanted.length === 0 ? PACKAGES : wanted) {
    const name = PACKAGES.find((known) => one === known || one.startsWith(`packages/${known}/src/`));
    if (name === undefined) return undefined;
    const files = one === name ? `packages/${name}/src/**/*.ts` : one;
    scopes.set(name, [...(scopes.get(name) ?? []), files]);
  }
  return [...scopes].map(([name, files]) => ({ name, folder: `packages/${name}`, files }));
}

/**
 * @param {{ readonly name: string; readonly files: readonly string[] }} scope
 * @param {'quick' | 'slow'} tests
 */
export function mutantOptions({ name, files }, tests) {
  const report = `.cache/mutants-${name}-${tests}`;
  return {
    mutate: [...files],
    testRunner: 'in-process',
    plugins: [inRoot('scripts/lib/mutants-runner.mjs'), inRoot('scripts/lib/mutants-ignored.mjs')],
    ignorers: ['bug-messages'],
    // The copy that is changed has packages of its own: through links to ours the tests would run the unchanged code.
    symlinkNodeModules: false,
    buildCommand: 'node scripts/lib/link-modules.mjs',
    ignorePatterns: [
      '.cache',
      'data',
      'docs',
      'packages/web',
      'packages/server',
      'packages/words',
      'packages/cli',
      'packages/bots',
    ],
    tempDirName: `.cache/mutants-${name}`,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: `${report}.json` },
    coverageAnalysis: /** @type {const} */ ('perTest'),
    // A change to a table that is read once, when its module is loaded, would have to run every test.
    ignoreStatic: true,
    concurrency: Number(process.env['MUTANTS_AT_ONCE'] ?? 1),
    // The runner itself ends tests without end, by the time of the processor; this is for a process that hangs. A change that
    // survives runs every slow test, for minutes on a busy machine.
    timeoutMS: 3_600_000,
    dryRunTimeoutMinutes: 60,
    disableTypeChecks: false,
    allowEmpty: true,
  };
}

/**
 * Returns which changes are tried: with `4` one in four, with `4+1` one in four others; undefined where this is no such choice.
 * @param {string} text
 */
export function readSample(text) {
  const [, every, offset = '0'] = /^([1-9]\d*)(?:\+(\d+))?$/.exec(text) ?? [];
  const sample = { every: Number(every), offset: Number(offset) };
  return sample.offset < sample.every ? sample : undefined;
}

/**
 * Tells whether a change is tried. The choice follows from the change itself, so that the same sample is tried each time.
 * @param {Omit<Mutant, 'status'>} mutant
 */
export function isInSample(mutant, sample = readSample(process.env['MUTANTS_EVERY'] ?? '1')) {
  const number = createHash('sha256').update(mutantKey(mutant)).digest().readUInt32BE();
  return sample !== undefined && number % sample.every === sample.offset;
}

/**
 * Returns a change as Stryker reports it. To a test runner it counts lines and columns from 0, in its report from 1: a change
 * must be known by one name, or the sample that is tried is not the sample that is counted.
 * @template {Omit<Mutant, 'status'>} Change
 * @param {Change} mutant
 */
export function asReported(mutant) {
  const { start, end } = mutant.location;
  /** @param {Place} place */
  const fromOne = ({ line, column }) => ({ line: line + 1, column: column + 1 });
  return { ...mutant, location: { start: fromOne(start), end: fromOne(end) } };
}

/**
 * Returns the places of the changes that no test noticed, as Stryker takes them: file, lines from 1, columns from 0.
 * @param {readonly Mutant[]} mutants
 */
export function unnoticedPlaces(mutants) {
  return unnoticed(mutants).map(
    ({ fileName, location: { start, end } }) =>
      `${fileName}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`,
  );
}

/**
 * Returns the score over both runs: a change counts as noticed where either kind of test noticed it.
 * @param {readonly Mutant[]} quick
 * @param {readonly Mutant[]} slow
 */
export function mutantScore(quick, slow) {
  const noticedLate = new Set(slow.filter(isNoticed).map(mutantKey));
  const survivors = unnoticed(quick).filter((mutant) => !noticedLate.has(mutantKey(mutant)));
  const judged =
    quick.filter((mutant) => isNoticed(mutant) && isInSample(mutant)).length + unnoticed(quick).length;
  return { judged, killed: judged - survivors.length, survivors };
}

/**
 * Returns the interval in which the score of all changes lies with 95 % confidence (Wilson's).
 * @param {number} killed
 * @param {number} judged
 */
export function scoreInterval(killed, judged) {
  const z = 1.96;
  const share = killed / judged;
  const spread = z * Math.sqrt((share * (1 - share)) / judged + (z * z) / (4 * judged * judged));
  const middle = share + (z * z) / (2 * judged);
  const scale = 1 + (z * z) / judged;
  return { from: (middle - spread) / scale, to: (middle + spread) / scale };
}

/** @param {Omit<Mutant, 'status'>} mutant */
export function describeMutant({ fileName, location: { start }, mutatorName, replacement }) {
  const change = replacement?.replaceAll(/\s+/g, ' ').slice(0, 100);
  return `${relative(ROOT, fileName)}:${start.line}:${start.column} ${mutatorName}: ${change}`;
}

/** @param {Omit<Mutant, 'status'>} mutant */
export const mutantKey = ({ fileName, location: { start, end }, mutatorName, replacement }) =>
  [relative(ROOT, fileName), start.line, start.column, end.line, end.column, mutatorName, replacement].join(
    ':',
  );

/** @param {Mutant} mutant */
const isNoticed = ({ status }) => status === 'Killed' || status === 'Timeout';

/** @param {readonly Mutant[]} mutants */
const unnoticed = (mutants) =>
  mutants.filter(
    (mutant) => (mutant.status === 'Survived' || mutant.status === 'NoCoverage') && isInSample(mutant),
  );

/** @typedef {{ readonly line: number; readonly column: number }} Place */

/**
 * A change and what became of it, as Stryker reports it.
 * @typedef {{ readonly fileName: string; readonly location: { readonly start: Place; readonly end: Place }; readonly mutatorName: string; readonly replacement?: string | undefined; readonly status: string }} Mutant
 */
