import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { evaluateSource, loadSource, templateService } from '@pptjs/engine';
import {
  createContext,
  type Manifest,
  provideServices,
  richData,
  type Template,
  toJS,
  type Value,
  withContext,
  writeJson,
} from '@pptjs/runtime';
import { compile } from '@pptjs/transpiler';
import { isPuppetInstalled, runPuppet } from '../conformance/puppet.js';
import { measure, showTime, summary, type Timing } from './measure.js';
import { groupOf, handwritten } from './programs/handwritten.js';
import { table } from './table.js';

const folder = fileURLToPath(new URL('programs', import.meta.url));
/** This folder is in the repository, so that the compiled modules find the runtime. */
const moduleFolder = fileURLToPath(new URL('../../node_modules/.cache/pptjs-bench', import.meta.url));

/**
 * The number of rounds and the time after which V8 has optimized the functions that run often. It compiles in the
 * background, so that a number of rounds alone is not enough for short programs.
 */
const WARM_UP_ROUNDS = 20;
const WARM_UP_SECONDS = 0.5;
const PUPPET_ROUNDS = 3;

const heading = [
  'program',
  'written',
  'compiled module',
  'compile and run',
  'by hand',
  'Puppet',
  'Puppet / module',
  'module / by hand',
];

interface CompiledManifest {
  readonly default: Manifest;
}

interface PuppetAnswer {
  readonly name: string;
  readonly value: unknown;
  readonly seconds: readonly number[];
}

/**
 * Measures whole programs: the compiled module, compiling and running, the same program in JavaScript, and Puppet. All
 * of them must give the same result. `only` selects the programs whose names contain it.
 */
export async function benchPrograms(rounds: number, only = ''): Promise<string> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.pp') && name.includes(only))
    .map((name) => name.slice(0, -'.pp'.length));
  const sources = new Map(names.map((name) => [name, readFileSync(join(folder, `${name}.pp`), 'utf8')]));
  const puppet = await answersOfPuppet(sources);
  const rows: string[][] = [];
  for (const [name, source] of sources) {
    const byHand = handwritten[name];
    if (byHand === undefined) throw new Error(`the program ${name} is not written in JavaScript`);
    const expected = JSON.stringify(byHand());
    checkResult(name, 'pptjs', writeJson(richData(evaluateQuietly(source, name))), expected);
    const answer = puppet.get(name);
    if (answer) checkResult(name, 'Puppet', JSON.stringify(answer.value), expected);
    rows.push(await rowOf(name, source, byHand, rounds, answer && summary(answer.seconds)));
  }
  return `Programs\n${table([heading, ...rows])}`;
}

function checkResult(name: string, producer: string, result: string, expected: string): void {
  if (result !== expected) throw new Error(`${name}: ${producer} returns ${result}, the JavaScript ${expected}`);
}

async function rowOf(
  name: string,
  source: string,
  byHand: () => unknown,
  rounds: number,
  puppet: Timing | undefined,
): Promise<string[]> {
  const manifest = await importCompiled(name, source);
  const moduleTime = measure(() => run(manifest), rounds, WARM_UP_ROUNDS, WARM_UP_SECONDS);
  const wholeTime = measure(() => evaluateQuietly(source, name), rounds);
  const handTime = measure(byHand, rounds, WARM_UP_ROUNDS, WARM_UP_SECONDS);
  return [
    name,
    groupOf(name),
    showTime(moduleTime),
    showTime(wholeTime),
    showTime(handTime),
    puppet ? showTime(puppet) : 'not installed',
    puppet ? (puppet.median / moduleTime.median).toFixed(0) : '',
    (moduleTime.median / handTime.median).toFixed(1),
  ];
}

/** Runs a module in a new context whose templates are compiled once, as those of a `CatalogCompiler` are. */
function run(manifest: Manifest): unknown {
  const context = createContext({ log: () => undefined });
  provideServices(context, { templates });
  return toJS(manifest.run(context));
}

const compiledTemplates = new Map<string, Template>();
const templates = templateService((text, file) => {
  const compiled = compiledTemplates.get(text) ?? (loadSource(text, { file, epp: true }) as Template);
  compiledTemplates.set(text, compiled);
  return compiled;
});

function evaluateQuietly(source: string, name: string): Value {
  const context = createContext({ log: () => undefined });
  return withContext(context, () => evaluateSource(source, { file: `${name}.pp`, context }));
}

async function importCompiled(name: string, source: string): Promise<CompiledManifest['default']> {
  mkdirSync(moduleFolder, { recursive: true });
  const path = join(moduleFolder, `${name}.js`);
  writeFileSync(path, compile(source, { file: `${name}.pp`, sourceMap: 'none' }).code ?? '');
  const loaded = (await import(pathToFileURL(path).href)) as CompiledManifest;
  return loaded.default;
}

async function answersOfPuppet(sources: ReadonlyMap<string, string>): Promise<Map<string, PuppetAnswer>> {
  if (!isPuppetInstalled()) return new Map();
  const cases = Array.from(sources, ([name, source]) => JSON.stringify({ name, source, rounds: PUPPET_ROUNDS }));
  const script = fileURLToPath(new URL('time-programs.rb', import.meta.url));
  const printed = await runPuppet(script, { input: cases.join('\n') });
  const answers = printed
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PuppetAnswer);
  return new Map(answers.map((answer) => [answer.name, answer]));
}
