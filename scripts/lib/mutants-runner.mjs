/**
 * Runs a package's tests for Stryker in one process. They are bundled and loaded once, so that a change costs no more than
 * the tests that reach it; the shortest run first, and the first one that fails ends the run.
 */
import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { build } from 'esbuild';
import { asReported, isInSample, SLOW_TESTS } from './mutants.mjs';
import { openJournal } from './mutants-journal.mjs';
import { takeTests } from './mutants-vitest.mjs';

const STAND_IN = new URL('./mutants-vitest.mjs', import.meta.url).href;

/** In milliseconds of the processor. What takes longer is left to the second run. */
const LONGEST_QUICK_TEST = 1000;
/** A part of Stryker's own limit, which is a hundred times what the tests need: a loop without end is to be found soon. */
const EARLIER_END = 0.1;
/** How long a test may keep the processor, in milliseconds and in its own times, before it counts as one without end. */
const PATIENCE = { least: 2000, times: 20 };
const IS_SLOW_RUN = process.env['MUTANTS_TESTS'] === 'slow';

/** @typedef {import('./mutants-vitest.mjs').KeptTest} KeptTest */
/** @typedef {Omit<import('./mutants.mjs').Mutant, 'status'> & { readonly id: string }} ActiveMutant */
/** @typedef {{ readonly activeMutant: ActiveMutant; readonly testFilter?: readonly string[]; readonly hitLimit?: number; readonly reloadEnvironment?: boolean }} MutantRun */

/**
 * Where the changed code looks for the change that is active, and notes which tests reach it.
 * @type {{ activeMutant?: string | undefined; currentTestId?: string | undefined; hitCount: number; hitLimit?: number | undefined; mutantCoverage?: { readonly perTest: Record<string, object> } }}
 */
const active = { hitCount: 0 };
Object.assign(globalThis, { __stryker__: active });

class TestsInProcess {
  /** @type {KeptTest[]} */
  #tests = [];
  /** @type {Map<string, number>} */
  #times = new Map();
  #loads = 0;
  #kills = countKills();
  #journal = openJournal(process.env['MUTANTS_IN'] ?? '', process.env['MUTANTS_TESTS'] ?? '');

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const tests = await loadTests(this.#loads);
    this.#tests = tests.sort((one, other) => this.#timeOf(one) - this.#timeOf(other));
    this.#loads += 1;
  }

  async dryRun() {
    const results = [];
    for (const test of this.#tests) {
      active.currentTestId = test.id;
      const start = processorTime();
      const failure = await failureOf(test);
      const timeSpentMs = processorTime() - start;
      const status = failure === undefined ? { status: 0 } : { status: 1, failureMessage: failure };
      if (failure !== undefined || isSlow(test, timeSpentMs) === IS_SLOW_RUN)
        results.push({ id: test.id, name: test.id, timeSpentMs, ...status });
      else if (active.mutantCoverage !== undefined) delete active.mutantCoverage.perTest[test.id];
    }
    active.currentTestId = undefined;
    this.#times = new Map(results.map(({ id, timeSpentMs }) => [id, timeSpentMs]));
    this.#tests.sort((one, other) => this.#timeOf(one) - this.#timeOf(other));
    return { status: 'complete', tests: results, mutantCoverage: active.mutantCoverage };
  }

  /** @param {KeptTest} test */
  #timeOf = ({ id }) => this.#times.get(id) ?? 0;

  /**
   * A process that follows one that was stopped has seen no test run: it runs the test once, without a change.
   * @param {KeptTest} test
   */
  async #learnTime(test) {
    if (this.#times.has(test.id)) return;
    const start = processorTime();
    await failureOf(test);
    this.#times.set(test.id, processorTime() - start);
  }

  /** @param {MutantRun} run */
  async mutantRun(run) {
    const mutant = asReported(run.activeMutant);
    if (!isInSample(mutant)) return { status: 'error', errorMessage: 'not in the sample' };
    const known = this.#journal.verdict(mutant);
    if (known !== undefined)
      return { status: known, killedBy: [], nrOfTests: 0, failureMessage: 'as before' };
    const atOnce = await this.#judge(run, { isLoaded: false });
    const isLeft = atOnce.status === 'survived' && run.reloadEnvironment === true;
    const verdict = isLeft ? await this.#judgeLoaded(run) : atOnce;
    this.#journal.keep(mutant, verdict.status, verdict.killedBy?.[0] ?? '');
    return verdict;
  }

  /**
   * Judges a change that is also reached while the modules are loaded, and that no test noticed after that: they are loaded
   * with it, and again without.
   * @param {MutantRun} run
   */
  async #judgeLoaded(run) {
    active.activeMutant = run.activeMutant.id;
    Object.assign(active, { hitCount: 0, hitLimit: undefined });
    const broken = await this.init().then(
      () => undefined,
      (error) => String(error).slice(0, 200),
    );
    const verdict =
      broken === undefined
        ? await this.#judge(run, { isLoaded: true })
        : {
            status: /** @type {const} */ ('killed'),
            killedBy: ['loading'],
            failureMessage: broken,
            nrOfTests: 0,
          };
    active.activeMutant = undefined;
    await this.init();
    return verdict;
  }

  /** @param {MutantRun} run @param {{ readonly isLoaded: boolean }} how whether the modules were loaded with the change */
  async #judge({ activeMutant, testFilter, hitLimit: mostHits }, { isLoaded }) {
    const hitLimit = mostHits === undefined ? undefined : mostHits * EARLIER_END;
    const wanted = new Set(testFilter);
    const tests = this.#tests.filter(({ id }) => testFilter === undefined || wanted.has(id));
    tests.sort(this.#kills.promisingFirst(activeMutant.fileName, this.#timeOf));
    Object.assign(active, { hitCount: 0, hitLimit });
    for (const test of tests) {
      const failure = await this.#failureWith(activeMutant, test, isLoaded);
      const isEndless = failure === ENDLESS || (hitLimit !== undefined && active.hitCount > hitLimit);
      if (failure === undefined && !isEndless) continue;
      this.#kills.add(activeMutant.fileName, test);
      if (isEndless) return { status: /** @type {const} */ ('timeout'), reason: 'without end' };
      return {
        status: /** @type {const} */ ('killed'),
        killedBy: [test.id],
        failureMessage: failure,
        nrOfTests: tests.length,
      };
    }
    return { status: /** @type {const} */ ('survived'), nrOfTests: tests.length };
  }

  /**
   * Returns how the test fails with the change, if it does. Where it then fails without it too, this change or one before has
   * left something behind in a module: everything is loaded again, and the test is asked once more.
   * @param {ActiveMutant} mutant
   * @param {KeptTest} test
   * @param {boolean} isLoaded
   */
  async #failureWith(mutant, { id }, isLoaded) {
    for (let tries = 2; ; tries--) {
      const test = this.#tests.find((one) => one.id === id);
      if (test === undefined) return undefined;
      await this.#learnTime(test);
      active.activeMutant = mutant.id;
      const failure = await failureOf(test, PATIENCE.least + PATIENCE.times * this.#timeOf(test));
      active.activeMutant = undefined;
      if (failure === undefined || isLoaded || (await failureOf(test)) === undefined) return failure;
      await this.init();
      if (tries === 1) return failure;
      Object.assign(active, { hitCount: 0 });
    }
  }
}

/**
 * Tells whether a test judges in the second run: it takes long, or its file is not loaded for the first.
 * @param {KeptTest} test
 * @param {number} time in milliseconds of the processor
 */
function isSlow({ id }, time) {
  return time > LONGEST_QUICK_TEST || SLOW_TESTS.test(basename(id.slice(0, id.indexOf('#'))));
}

/** Remembers which tests noticed changes to which file: they are likely to notice the next change there. */
function countKills() {
  /** @type {Map<string, number>} */
  const kills = new Map();
  /** @param {string} file @param {KeptTest} test */
  const keyOf = (file, test) => `${file}:${test.id}`;
  return {
    /** @param {string} file @param {KeptTest} test */
    add: (file, test) => kills.set(keyOf(file, test), (kills.get(keyOf(file, test)) ?? 0) + 1),
    /**
     * Orders tests by the time they are expected to take until they notice something.
     * @param {string} file
     * @param {(test: KeptTest) => number} timeOf in milliseconds
     */
    promisingFirst: (file, timeOf) => {
      /** @param {KeptTest} test */
      const cost = (test) => (timeOf(test) + 0.1) / (1 + 10 * (kills.get(keyOf(file, test)) ?? 0));
      /** @param {KeptTest} one @param {KeptTest} other */
      return (one, other) => cost(one) - cost(other);
    },
  };
}

const ENDLESS = 'without end';
/** Runs a function that stands ready; only a script can be stopped while it runs. */
const runReady = new Script('globalThis.__readyTest__()');

/**
 * A machine that is busy, or a process that was stopped for a while, must not make a test look as if it had no end: where the
 * time ran out but the processor was hardly ours, the test is run again with more of it.
 * @param {KeptTest} test
 * @param {number} [longest] in milliseconds of the processor
 */
async function failureOf(test, longest) {
  for (let wait = longest; ; wait = wait === undefined ? undefined : wait * 2) {
    const start = processorTime();
    try {
      Object.assign(globalThis, { __readyTest__: test.run });
      await runReady.runInThisContext(wait === undefined ? {} : { timeout: Math.ceil(wait) });
      return undefined;
    } catch (error) {
      const { code } = /** @type {{ readonly code?: string }} */ (error);
      if (code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') return String(error).slice(0, 200);
      if (longest === undefined || processorTime() - start >= longest / 2) return ENDLESS;
    }
  }
}

const processorTime = () => process.cpuUsage().user / 1000;

/** @param {number} loads how often they have been loaded before */
async function loadTests(loads) {
  const first = resolve('.mutants-0.mjs');
  const outfile = resolve(`.mutants-${loads}.mjs`);
  // A process that follows one that was stopped finds the bundle there.
  if (!existsSync(first)) await bundleTests(first);
  // Another name makes another module, with nothing left behind in it.
  if (outfile !== first) copyFileSync(first, outfile);
  await import(pathToFileURL(outfile).href);
  const tests = takeTests();
  if (tests.length === 0) throw new Error('no tests were found');
  return tests;
}

/** @param {string} outfile */
async function bundleTests(outfile) {
  const contents = testFiles()
    .map((file) => `import ${JSON.stringify(resolve(file))};`)
    .join('\n');
  await build({
    stdin: { contents, resolveDir: resolve('.') },
    bundle: true,
    // Our packages promise to have no side effects; their tests register themselves when they are loaded.
    ignoreAnnotations: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    outfile,
    plugins: [keepPlaces],
    logLevel: 'error',
  });
}

function testFiles() {
  const folder = join(process.env['MUTANTS_IN'] ?? '', 'test');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => IS_SLOW_RUN || !SLOW_TESTS.test(basename(file)))
    .map((file) => join(folder, file))
    .sort();
}

/** Bundles our own packages only, tells each module where it is, and each test file which one it is. */
const keepPlaces = {
  name: 'keep-places',
  /** @param {import('esbuild').PluginBuild} plugin */
  setup(plugin) {
    plugin.onResolve({ filter: /^[^./]/ }, ({ path }) => {
      if (path === 'vitest') return { path: STAND_IN, external: true };
      return path.startsWith('@carson/') ? undefined : { path, external: true };
    });
    plugin.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      if (!path.endsWith('.test.ts')) return { contents: text, loader: 'ts' };
      const name = JSON.stringify(path.slice(resolve('.').length + 1));
      return {
        contents: `import { inFile } from 'vitest';\ninFile(${name});\n${text}`,
        loader: 'ts',
      };
    });
  },
};

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'in-process', factory: () => new TestsInProcess() },
];
