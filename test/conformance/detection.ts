/**
 * Changes modules of the corpus so that a catalog fails, and counts which changes the type checker reports:
 *
 *     node --import tsx test/conformance/detection.ts --count 1000 --seed 1
 *
 * A change counts only if the catalog compiled before and fails afterwards. pptjs compiles the catalogs. Lists the
 * changes that the checker misses, then the numbers by kind. `--seconds` limits the time.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CatalogCompiler, type CompiledCatalog, Environment, moduleExtensions } from '@pptjs/catalog';
import { EnvironmentChecker } from '@pptjs/checker';
import type { PlainObject } from '@pptjs/runtime/internal';
import { check, type Diagnostic, parse } from '@pptjs/transpiler';
import { recorded } from '../recorded/read.js';
import { DetectionTally, levelOf } from './detection-tally.js';
import { mutate } from './mutate.js';
import { corpus } from './puppet.js';
import { createRandom } from './random.js';

interface Case {
  readonly id: string;
  readonly manifest: string;
  readonly system: string;
  readonly error?: string | null;
}

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '3600' },
  },
});
const random = createRandom(Number(options.seed));
const facts = new Map(
  recorded<{ system: string; facts: PlainObject }>('corpus-facts').map((each) => [each.system, each.facts]),
);
const cases = recorded<Case>('corpus-catalogs').filter(({ error }) => error === undefined || error === null);
const folder = mkdtempSync(join(tmpdir(), 'pptjs-detection-'));
const copied = new Set<string>();

const strict = 'warning';
const settings = { strict, strictVariables: true, extensions: moduleExtensions(), timeLimit: 30 } as const;
const environment = new Environment({ name: 'production', modulepath: [folder, corpus], code: '' });
const shared = new CatalogCompiler({ ...settings, environment });

/** Compiles the catalog of a case from the current files. Returns the message of its failure if it does not compile. */
async function compile({ manifest, system }: Case): Promise<CompiledCatalog | string> {
  shared.refresh();
  const compiler = new CatalogCompiler({ ...settings, environment: environment.withCode(manifest) }, shared);
  try {
    return await compiler.compileLoading({ facts: facts.get(system) as never, log: () => undefined } as never);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The files in the copied modules that a catalog evaluates, by its case. Empty if it does not compile. */
const evaluatedFiles = new Map<Case, readonly string[]>();

async function filesOf(each: Case): Promise<readonly string[]> {
  const known = evaluatedFiles.get(each);
  if (known !== undefined) return known;
  const compiled = await compile(each);
  const files = typeof compiled === 'string' ? [] : definingFiles(compiled);
  evaluatedFiles.set(each, files);
  return files;
}

/** The files that define the classes and the types of the resources of a catalog. */
function definingFiles({ catalog }: CompiledCatalog): readonly string[] {
  const types = new Set(Array.from(catalog.resources, ({ type }) => type.toLowerCase()));
  const { definitions } = environment;
  const candidates = [
    ...catalog.classes.flatMap((name) => definitions.find('class', name).first),
    ...Array.from(types).flatMap((name) => definitions.find('define', name).first),
  ];
  return [...new Set(candidates)].filter((path) => path.startsWith(`${folder}/`));
}

/** The files of the module that the catalog is about, and their findings before a change. */
const checker = new EnvironmentChecker(new Environment({ name: 'production', modulepath: [folder, corpus] }), {
  folder,
  strict,
});
const hasErrors = (source: string, file: string): boolean =>
  check(source, { file }).some(({ severity }) => severity === 'error');
const keyOf = ({ code, message }: Diagnostic): string => `${code} ${message}`;

const tally = new DetectionTally();
try {
  let found = 0;
  const deadline = Date.now() + Number(options.seconds) * 1000;
  while (found < Number(options.count) && Date.now() < deadline) {
    const each = random.pick(cases);
    const [, module = ''] =
      /(?:class\s*\{\s*'|include\s+)?:*([a-z]\w*)(?:::|'|\s*\{)/.exec(each.manifest.replace(/^class\s*\{\s*/, '')) ??
      [];
    if (!copied.has(module)) {
      copied.add(module);
      try {
        cpSync(join(corpus, module), join(folder, module), { recursive: true, dereference: true });
      } catch {
        continue;
      }
    }
    const files = await filesOf(each);
    if (files.length === 0) continue;
    const path = random.pick(files);
    const text = readFileSync(path, 'utf8');
    const { program } = parse(text, { file: path });
    const mutation = program === null ? null : mutate(program, random);
    // The changed program must be valid.
    if (mutation === null || hasErrors(mutation.source, path)) continue;
    writeFileSync(path, mutation.source);
    const failure = await compile(each);
    writeFileSync(path, text);
    if (typeof failure !== 'string') continue;
    found++;
    const before = new Set(checker.check(checker.update(path)).flatMap(({ findings }) => findings.map(keyOf)));
    writeFileSync(path, mutation.source);
    const after = checker.check(checker.update(path)).flatMap(({ findings }) => findings);
    writeFileSync(path, text);
    checker.update(path);
    const added = after.filter((finding) => !before.has(keyOf(finding)));
    const level = levelOf(added);
    tally.add(mutation.kind, level);
    if (level === 'missed')
      console.log(
        `missed: ${mutation.kind}: ${path.slice(folder.length + 1)}:${mutation.line}: ${mutation.change} (${failure})`,
      );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const line of tally.lines()) console.log(line);
console.log(JSON.stringify(tally.total()));
