import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { evaluateSource } from '@pptjs/engine';
import { createContext, writeJson, richData, withContext, type Value } from '@pptjs/runtime';
import { compile } from '@pptjs/transpiler';
import { isPuppetInstalled, runPuppet } from '../conformance/puppet.js';
import { measure, showTime, summary, type Timing } from './measure.js';
import { handwritten } from './programs/javascript.js';
import { table } from './table.js';

const folder = fileURLToPath(new URL('programs', import.meta.url));
/** Within the repository, so that the modules find the runtime. */
const modules = fileURLToPath(new URL('../../node_modules/.cache/pptjs-bench', import.meta.url));

/** Rounds until the engine has compiled what is hot. */
const WARM_UP = 20;

interface CompiledManifest {
  readonly default: { evaluate(options?: object): unknown };
}

/** Whole programs: pptjs with and without compiling them, the same by hand in JavaScript, and the reference. */
export async function benchPrograms(rounds: number): Promise<string> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.pp'))
    .map((name) => name.slice(0, -3));
  const sources = new Map(names.map((name) => [name, readFileSync(join(folder, `${name}.pp`), 'utf8')]));
  const reference = await referenceTimings(sources);
  const rows = [
    ['program', 'compiled module', 'compile and run', 'by hand', 'reference', 'times the reference', 'times by hand'],
  ];
  for (const [name, source] of sources) {
    const value = evaluateQuietly(source, name);
    const expected = handwritten[name]!();
    if (writeJson(richData(value)) !== String(expected))
      throw new Error(`${name}: ${writeJson(richData(value))} instead of ${expected}`);
    const manifest = await compiled(name, source);
    const module = measure(() => manifest.evaluate(), rounds, WARM_UP);
    const whole = measure(() => evaluateQuietly(source, name), rounds, 1);
    const byHand = measure(() => handwritten[name]!(), rounds, WARM_UP);
    const theirs = reference.get(name);
    rows.push([
      name,
      showTime(module),
      showTime(whole),
      showTime(byHand),
      theirs ? showTime(theirs) : 'not installed',
      theirs ? (theirs.median / module.median).toFixed(0) : '',
      (module.median / byHand.median).toFixed(1),
    ]);
  }
  return `Programs\n${table(rows)}`;
}

function evaluateQuietly(source: string, name: string): Value {
  const context = createContext({ log: () => undefined });
  return withContext(context, () => evaluateSource(source, { file: `${name}.pp`, context }));
}

async function compiled(name: string, source: string): Promise<CompiledManifest['default']> {
  mkdirSync(modules, { recursive: true });
  const path = join(modules, `${name}.js`);
  writeFileSync(path, compile(source, { file: `${name}.pp`, sourceMap: 'none' }).code ?? '');
  const loaded = (await import(pathToFileURL(path).href)) as CompiledManifest;
  return loaded.default;
}

async function referenceTimings(sources: ReadonlyMap<string, string>): Promise<Map<string, Timing>> {
  if (!isPuppetInstalled()) return new Map();
  const input = Array.from(sources, ([name, source]) => JSON.stringify({ name, source, rounds: 3 })).join('\n');
  const printed = await runPuppet(fileURLToPath(new URL('reference.rb', import.meta.url)), { input });
  const results = printed
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { name: string; seconds: number[] });
  return new Map(results.map(({ name, seconds }) => [name, summary(seconds)]));
}
