/**
 * Compares the values of the code of the corpus with the inferred types, in all catalogs that compile:
 *
 *     node --import tsx test/conformance/inference-catalogs.ts
 *
 * Compiles the catalogs from a copy of the corpus whose expressions report their values. Prints the values that are no
 * instances of their type, and the certain findings about code that a catalog has evaluated without an error.
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CatalogCompiler, Environment, moduleExtensions } from '@pptjs/catalog';
import { EnvironmentChecker } from '@pptjs/checker';
import { inferDetailed, type PlainObject, type PuppetType, type Value } from '@pptjs/runtime/internal';
import { type Inference, type Node, parse } from '@pptjs/transpiler';
import { instrument, OBSERVER } from '../inference/instrument.js';
import { recorded } from '../recorded/read.js';
import { corpus } from './puppet.js';

interface Case {
  readonly id: string;
  readonly manifest: string;
  readonly system: string;
}

/** An expression of the corpus whose values are reported. */
interface Observed {
  readonly file: string;
  readonly text: string;
  readonly node: Node;
  readonly type: PuppetType | undefined;
  readonly hasFailed: boolean;
}

const { values: options } = parseArgs({ options: { count: { type: 'string', default: 'Infinity' } } });
const facts = new Map(
  recorded<{ system: string; facts: PlainObject }>('corpus-facts').map((each) => [each.system, each.facts]),
);
/** Some catalogs of the corpus need it. */
const strict = 'warning';
const checker = new EnvironmentChecker(new Environment({ name: 'production', modulepath: [corpus] }), {
  folder: corpus,
  strict,
});
const observed: Observed[] = [];
const folder = mkdtempSync(join(tmpdir(), 'pptjs-observed-'));

/** Identifies a node in two trees of the same text. */
const keyOf = ({ type, start, end }: Node): string => `${type} ${start} ${end}`;

function instrumentFile(path: string, copy: string): void {
  const text = readFileSync(path, 'utf8');
  const { program } = parse(text, { file: path });
  const inference = checker.inferenceOf(path);
  if (program === null || inference === undefined) return;
  const types = typesByPlace(inference);
  const failures = new Set(Array.from(inference.failures, keyOf));
  const { source, observed: nodes } = instrument(program, observed.length);
  for (const node of nodes)
    observed.push({
      file: path,
      text: text.slice(node.start, node.end),
      node,
      type: types.get(keyOf(node)),
      hasFailed: failures.has(keyOf(node)),
    });
  writeFileSync(copy, source);
}

const typesByPlace = ({ types }: Inference): Map<string, PuppetType> =>
  new Map(Array.from(types, ([node, type]) => [keyOf(node), type]));

for (const name of readdirSync(corpus)) {
  cpSync(join(corpus, name), join(folder, name), { recursive: true, dereference: true });
  for (const path of checker.files())
    if (path.startsWith(`${join(corpus, name)}/`) && path.endsWith('.pp'))
      instrumentFile(path, path.replace(corpus, folder));
}

const unsound = new Set<string>();
const evaluated = new Set<number>();
let current = new Set<number>();
let values = 0;
const observe = (id: Value, value: Value): Value => {
  values++;
  current.add(Number(id));
  const { file, text, node, type, hasFailed } = observed[Number(id)]!;
  const problem = hasFailed
    ? 'is evaluated, but a finding says that it fails'
    : type === undefined
      ? 'is evaluated, but has no type'
      : type.isInstance(value)
        ? null
        : `${String(inferDetailed(value))} is no ${String(type)}`;
  if (problem !== null) unsound.add(`${file.slice(corpus.length + 1)} at ${node.start}: ${text}: ${problem}`);
  return value;
};
const observer = { kind: 'function', name: OBSERVER, file: '', line: 1, native: observe } as const;
const settings = {
  strict,
  strictVariables: true,
  extensions: [
    {
      findFunction: (_: unknown, name: string) => (name === OBSERVER ? (observer as never) : undefined),
      functionNames: () => [OBSERVER],
    },
    ...moduleExtensions(),
  ],
  timeLimit: 60,
} as const;
const environment = new Environment({ name: 'production', modulepath: [folder], code: '' });
const shared = new CatalogCompiler({ ...settings, environment });
const totals = { catalogs: 0, failed: 0, values: 0, expressions: 0, evaluated: 0, unsound: 0, wrong: 0 };
try {
  for (const { id, manifest, system } of recorded<Case>('corpus-catalogs').slice(0, Number(options.count))) {
    const compiler = new CatalogCompiler({ ...settings, environment: environment.withCode(manifest) }, shared);
    current = new Set();
    try {
      await compiler.compileLoading({ facts: facts.get(system) as never, log: () => undefined } as never);
      totals.catalogs++;
      for (const each of current) evaluated.add(each);
    } catch (error) {
      totals.failed++;
      if (process.env['SHOW_FAILURES']) console.log(`${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
} finally {
  if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
}
for (const each of unsound) console.log(each);

/** The certain findings about expressions that a successful catalog has evaluated. */
const byFile = new Map<string, Node[]>();
for (const index of evaluated) {
  const { file, node } = observed[index]!;
  const nodes = byFile.get(file);
  if (nodes === undefined) byFile.set(file, [node]);
  else nodes.push(node);
}
for (const { path, file, findings } of checker.check([...byFile.keys()]))
  for (const { severity, start, end, line, message } of findings) {
    const isEvaluated = byFile.get(path)?.some((node) => node.start >= start && node.end <= end) === true;
    if (severity !== 'error' || !isEvaluated) continue;
    totals.wrong++;
    console.log(`wrong finding: ${file}:${line}: ${message}`);
  }
console.log(
  JSON.stringify({ ...totals, values, expressions: observed.length, evaluated: evaluated.size, unsound: unsound.size }),
);
process.exitCode = unsound.size + totals.wrong > 0 ? 1 : 0;
