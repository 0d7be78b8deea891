/**
 * Compares the values of the code of modules with the inferred types, in all catalogs that compile:
 *
 *     node --import tsx test/conformance/inference-catalogs.ts [--cases FILE] [--count N]
 *
 * The catalogs are the recorded ones of the corpus, or those of FILE, which modules.ts writes with the option `--cache`.
 * Compiles the catalogs from a copy of the modules whose expressions report their values. Prints the values that are no
 * instances of their type, and the certain findings about code that a catalog has evaluated without an error.
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CatalogCompiler, Environment, moduleExtensions } from '@pptjs/catalog';
import { EnvironmentChecker } from '@pptjs/checker';
import { inferDetailed, type PuppetType, type Value } from '@pptjs/runtime/internal';
import { type Inference, type Node, parse } from '@pptjs/transpiler';
import { instrument, OBSERVER } from '../inference/instrument.js';
import { recorded } from '../recorded/read.js';
import { corpus } from './puppet.js';

interface Case {
  readonly id: string;
  readonly manifest: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly node?: string;
}

/** An expression of the modules whose values are reported. */
interface Observed {
  readonly file: string;
  readonly text: string;
  readonly node: Node;
  readonly type: PuppetType | undefined;
  readonly hasFailed: boolean;
}

const { values: options } = parseArgs({
  options: { cases: { type: 'string' }, count: { type: 'string', default: 'Infinity' } },
});
const { cases, modulepath } = options.cases === undefined ? casesOfCorpus() : casesOf(options.cases);
/** Some catalogs of the corpus need it. */
const strict = 'warning';
const checker = new EnvironmentChecker(new Environment({ name: 'production', modulepath }), {
  folder: modulepath[0]!,
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

/** Returns the path of a file in the folder of modules that contains it. */
function relativeTo(file: string): string {
  const root = modulepath.find((path) => file.startsWith(`${path}/`));
  return root === undefined ? file : file.slice(root.length + 1);
}

/** The recorded catalogs of the corpus. */
function casesOfCorpus(): { cases: readonly Case[]; modulepath: readonly string[] } {
  const facts = new Map(
    recorded<{ system: string; facts: Readonly<Record<string, unknown>> }>('corpus-facts').map((each) => [
      each.system,
      each.facts,
    ]),
  );
  const cases = recorded<{ id: string; manifest: string; system: string }>('corpus-catalogs');
  return {
    cases: cases.map(({ id, manifest, system }) => ({ id, manifest, facts: facts.get(system)! })),
    modulepath: [corpus],
  };
}

/** The cases of a file, which have one module path. */
function casesOf(file: string): { cases: readonly Case[]; modulepath: readonly string[] } {
  const rows = readFileSync(file, 'utf8').trimEnd().split('\n');
  const cases = rows.map((row) => JSON.parse(row) as Case & { readonly modulepath: string });
  return { cases, modulepath: cases[0]!.modulepath.split(':') };
}

const typesByPlace = ({ types }: Inference): Map<string, PuppetType> =>
  new Map(Array.from(types, ([node, type]) => [keyOf(node), type]));

const copies = modulepath.map((path, index) => {
  const copy = join(folder, String(index));
  for (const name of readdirSync(path))
    cpSync(join(path, name), join(copy, name), { recursive: true, dereference: true });
  for (const file of checker.files())
    if (file.startsWith(`${path}/`) && file.endsWith('.pp')) instrumentFile(file, file.replace(path, copy));
  return copy;
});

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
  if (problem !== null) unsound.add(`${relativeTo(file)} at ${node.start}: ${text}: ${problem}`);
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
const environment = new Environment({ name: 'production', modulepath: copies, code: '' });
const shared = new CatalogCompiler({ ...settings, environment });
const totals = { catalogs: 0, failed: 0, values: 0, expressions: 0, evaluated: 0, unsound: 0, wrong: 0 };
try {
  for (const { id, manifest, facts, node } of cases.slice(0, Number(options.count))) {
    const compiler = new CatalogCompiler({ ...settings, environment: environment.withCode(manifest) }, shared);
    current = new Set();
    try {
      await compiler.compileLoading({ facts, ...(node !== undefined && { node }), log: () => undefined });
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
