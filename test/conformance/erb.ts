/**
 * Renders the ERB templates below a folder with random variables, as JavaScript and in Ruby, and compares the texts, the
 * calls of functions and the changed arrays:
 *
 *     node --import tsx test/conformance/erb.ts [--count N] [--seed N] [folder]
 *
 * The folder is that of the real modules (corpus) by default, and the number of renderings of each template 1000. Half of
 * the variables come from earlier renderings without an error, so that more code is reached. Each rendering that calls
 * functions is repeated with a bail-out at each of the calls: the calls before it must be those of Ruby.
 *
 * A template with branches that no rendering has executed is rendered as often again, with variables that are also drawn
 * from the texts with which its code compares them. With the defaults, each branch of each compiled template must be executed, or be listed in erb-unreached.txt. The last
 * lines are `# passed N` and `# failed N`. Needs the command `ruby` (3.1 or newer) and a build.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type CompiledModule, compileTemplate } from '@pptjs/erb';
import { BailOut, type CompiledTemplate } from '@pptjs/erb/runtime';
import type { Value } from '@pptjs/runtime';
import { StubHost } from '../erb/stub-host.js';
import { read, type Wire } from '../erb/wire.js';
import { Random, RandomScopes } from '../record/erb/random.js';
import { type RenderCase, RubyRenderer } from '../record/erb/render.js';
import { templatesBelow } from './erb-templates.js';
import { corpus } from './puppet.js';
import { type ExecutedCode, TemplateCoverage } from './template-coverage.js';

type Variables = Readonly<Record<string, Wire>>;

const DEFAULT_COUNT = '250';
const DEFAULT_SEED = '1';
const ROUNDS = 20;

/** Few templates are rendered with guided scopes, so many times more of these. */
const GUIDED = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: DEFAULT_COUNT },
    seed: { type: 'string', default: DEFAULT_SEED },
  },
});
const [folder = corpus] = positionals;

/** A template, and what its renderings have shown. */
class Comparison {
  readonly name: string;
  readonly counts = { same: 0, errors: 0, bailOuts: 0, replays: 0 };
  readonly wrong: string[] = [];
  readonly #template: CompiledTemplate;
  readonly #random: Random;
  readonly #scopes: RandomScopes;
  /** The variables of renderings without an error. */
  #rendered: Variables[] = [];

  constructor(name: string, source: string, template: CompiledTemplate, seed: number, isGuided: boolean) {
    this.name = name;
    this.#template = template;
    this.#random = new Random(seed);
    this.#scopes = new RandomScopes(source, this.#random, isGuided);
  }

  /** New variables, or those of a rendering without an error, with some of them replaced. */
  next(): RenderCase {
    const next = this.#scopes.next();
    if (this.#rendered.length === 0 || this.#random.below(2) === 0) return [this.name, next];
    // With many replaced variables, one of them often leads to an error.
    const share = this.#random.pick([4, 16, 64]);
    const replaced = Object.entries(next).filter(() => this.#random.below(share) === 0);
    return [this.name, { ...this.#random.pick(this.#rendered), ...Object.fromEntries(replaced) }];
  }

  /** @param expected the digest of Ruby's rendering; '' for an error */
  compare([, variables]: RenderCase, expected: string): void {
    if (expected === '') this.counts.errors++;
    else this.#rendered = [...this.#rendered.slice(-20), variables];
    const scope = new Map(Object.entries(variables).map(([key, wire]) => [key, read(wire) as Value]));
    const host = new StubHost(scope);
    const text = this.#render(host);
    if (text === null) {
      if (expected !== '') this.counts.bailOuts++;
    } else if (digestOf([text, host.calls, sortedByName(host.changed)]) === expected) {
      this.counts.same++;
      this.#replay(variables, host.calls);
    } else
      this.wrong.push(`differs with ${JSON.stringify(variables)}: ${JSON.stringify([text, host.calls, host.changed])}`);
  }

  /** Renders with a bail-out at each call: the calls before it, which answer the interpreter's calls, must be the same. */
  #replay(variables: Variables, calls: readonly string[]): void {
    for (let count = 0; count < calls.length; count++) {
      const host = new StubHost(
        new Map(Object.entries(variables).map(([key, wire]) => [key, read(wire) as Value])),
        count,
      );
      const text = this.#render(host);
      this.counts.replays++;
      if (text !== null || host.changed.length > 0 || host.calls.some((each, index) => each !== calls[index]))
        this.wrong.push(`call ${count + 1} differs after a bail-out with ${JSON.stringify(variables)}`);
    }
  }

  /** Returns null if the template bails out. */
  #render(host: StubHost): string | null {
    try {
      return this.#template.render(host);
    } catch (error) {
      if (error instanceof BailOut) return null;
      throw error;
    }
  }
}

/** The order in which arrays are changed does not count. */
function sortedByName<T>(changed: readonly (readonly [name: string, elements: T])[]): readonly unknown[] {
  return changed.toSorted(([left], [right]) => (left < right ? -1 : 1));
}

/** See test/record/erb/render.rb. */
function digestOf(rendering: readonly unknown[]): string {
  return createHash('md5').update(rendering.flat(2).join('\0')).digest('hex');
}

const sources = templatesBelow(folder);
const compiled = new Map<string, CompiledModule>();
for (const [name, source] of sources) {
  const result = compileTemplate(source);
  if ('rejected' in result) console.log(`${name} needs Ruby: ${result.rejected.reason}`);
  else compiled.set(name, result);
}

/** Compares `count` renderings of each of some templates. Ruby renders in another process, so that two parts use two processors. */
async function compare(part: readonly Comparison[], count: number): Promise<void> {
  const ruby = new RubyRenderer(new Map(part.map(({ name }) => [name, sources.get(name) ?? ''])), 'digests');
  for (let round = 0; round < ROUNDS; round++) {
    const cases = part.flatMap((each) =>
      Array.from({ length: Math.ceil(count / ROUNDS) }, () => ({ each, next: each.next() })),
    );
    const digests = await ruby.render(cases.map(({ next }) => next));
    cases.forEach(({ each, next }, index) => each.compare(next, digests[index] ?? ''));
  }
  ruby.end();
}

const PARTS = 2;
const comparisons: Comparison[] = [];

async function compareAll(names: Iterable<string>, isGuided: boolean): Promise<ExecutedCode> {
  const coverage = new TemplateCoverage(isGuided ? 'guided' : 'plain');
  const all = Array.from(names, (name) => {
    const template = coverage.load(name, compiled.get(name)!);
    return new Comparison(name, sources.get(name) ?? '', template, Number(values.seed), isGuided);
  });
  comparisons.push(...all);
  const count = Number(values.count) * (isGuided ? GUIDED : 1);
  await Promise.all(
    Array.from({ length: PARTS }, (_, part) =>
      compare(
        all.filter((_each, index) => index % PARTS === part),
        count,
      ),
    ),
  );
  return coverage.end();
}

const { missed } = await compareAll(compiled.keys(), false);
const guided = await compareAll(new Set(missed.map(({ template }) => template)), true);
const unreached = [...new Set(missed.filter((branch) => !guided.includes(branch)).map(({ place }) => place))];

/** Compares the branches that were not executed with the list. Returns a message for each difference. */
function differencesOfBranches(unreached: readonly string[]): string[] {
  const listed = readFileSync(new URL('erb-unreached.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' ', 1)[0] ?? '');
  return [
    ...unreached.filter((each) => !listed.includes(each)).map((each) => `${each} is not executed`),
    ...listed
      .filter((each) => !unreached.includes(each))
      .map((each) => `${each} is executed: erb-unreached.txt lists it`),
  ];
}

// Without the corpus there are no templates.
const isStandard =
  sources.size > 0 && values.count === DEFAULT_COUNT && values.seed === DEFAULT_SEED && positionals.length === 0;
const branches = isStandard ? differencesOfBranches(unreached) : [];
for (const each of branches) console.log(each);
for (const { name, wrong } of comparisons) for (const each of wrong.slice(0, 3)) console.log(`${name} ${each}`);
const sum = (count: (each: Comparison) => number): number =>
  comparisons.reduce((total, each) => total + count(each), 0);
console.log(
  `${compiled.size} of ${sources.size} templates compile; renderings (seed ${values.seed}): ` +
    `${sum(({ counts }) => counts.same)} equal, ${sum(({ counts }) => counts.bailOuts)} left to Ruby, ` +
    `${sum(({ counts }) => counts.errors)} errors of Ruby; ${sum(({ counts }) => counts.replays)} with a bail-out at a call`,
);
console.log(`${unreached.length} branches are not executed`);
const wrong = new Set(comparisons.filter((each) => each.wrong.length > 0).map(({ name }) => name)).size;
const failed = wrong + branches.length;
console.log(`# passed ${compiled.size - wrong}\n# failed ${failed}`);
process.exitCode = failed > 0 ? 1 : 0;
