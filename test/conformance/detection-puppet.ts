/**
 * Changes an environment in one place so that Puppet rejects a catalog that it compiled before, and counts which changes
 * the type checker reports. The changes concern the module that a catalog is about, the manifest that declares its
 * classes, and Hiera data. Needs Puppet.
 *
 *     node --import tsx test/conformance/detection-puppet.ts ENVIRONMENT CASES.jsonl... [--count N] [--seed N]
 *         [--seconds N] [--cases N] [--out FILE]
 *
 * ENVIRONMENT is a folder with `modules`, which the script copies. The cases are those that `modules.ts --cache` writes.
 * `--count` is the number of changes that make Puppet fail, `--cases` the number of cases of each file. `--out` receives each
 * change with Puppet's error and the findings. If Puppet compiles the changed catalog nevertheless, an error of the checker must be about code that is not
 * evaluated: `isReached` says whether Puppet evaluated the statement.
 */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Environment } from '@pptjs/catalog';
import { EnvironmentChecker } from '@pptjs/checker';
import { check, type Diagnostic, parse } from '@pptjs/transpiler';
import { DetectionTally, levelOf } from './detection-tally.js';
import { classAsData, dataText, mutateData } from './mutate-data.js';
import { mutate } from './mutate.js';
import { PuppetSession } from './puppet-session.js';
import { createRandom } from './random.js';
import { withMarker } from './reached.js';

interface Case {
  readonly id: string;
  readonly manifest: string;
  readonly node?: string;
  readonly facts: unknown;
  readonly trusted?: unknown;
  readonly module: string;
}

/** A catalog that Puppet compiles, and the files of its module that it evaluates. */
interface Base {
  readonly case: Case;
  readonly manifest: string;
  readonly data: string;
  readonly files: readonly string[];
}

interface Change {
  readonly kind: string;
  readonly line: number;
  readonly start: number;
  readonly change: string;
  readonly source: string;
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '3600' },
    cases: { type: 'string', default: '8' },
    out: { type: 'string' },
  },
});
const [source = '', ...caseFiles] = positionals;
const random = createRandom(Number(options.seed));
const root = mkdtempSync(join(tmpdir(), 'pptjs-detection-'));
const HIERA =
  'version: 5\nhierarchy:\n  - name: common\n    path: common.yaml\ndefaults: { datadir: data, data_hash: yaml_data }\n';
const MANIFEST = 'manifests/site.pp';
const DATA = 'data/common.yaml';

function copyEnvironment(name: string): string {
  const folder = join(root, name);
  cpSync(join(source, 'modules'), join(folder, 'modules'), { recursive: true, dereference: true });
  for (const each of ['manifests', 'data']) mkdirSync(join(folder, each), { recursive: true });
  writeFileSync(join(folder, 'environment.conf'), 'modulepath = modules\n');
  writeFileSync(join(folder, 'hiera.yaml'), HIERA);
  writeFileSync(join(folder, MANIFEST), '');
  writeFileSync(join(folder, DATA), '{}\n');
  return folder;
}

const cases = new Map<string, Case[]>();
for (const path of caseFiles) {
  const module = basename(dirname(resolve(path)));
  const all = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  const rows = all.filter((_, index) => index % Math.ceil(all.length / Number(options.cases)) === 0);
  cases.set(
    module,
    rows.map((row) => ({ ...(JSON.parse(row) as Case), module })),
  );
}

const checked = copyEnvironment('checked');
const checker = new EnvironmentChecker(new Environment({ directory: checked }), { folder: checked, strict: 'error' });

type Findings = ReadonlyMap<string, { readonly finding: Diagnostic; readonly count: number }>;

/** Returns all findings by their text, with the number of their occurrences. */
function allFindings(): Findings {
  const all = [
    ...checker.check(checker.files()).flatMap((each) => [...each.diagnostics, ...each.findings]),
    ...checker.checkUsage({ hasData: true }).flatMap((each) => each.findings),
    ...checker.checkData().flatMap((each) => each.findings),
  ];
  const counted = new Map<string, { finding: Diagnostic; count: number }>();
  for (const finding of all) {
    const key = `${finding.file} ${finding.code} ${finding.message}`;
    counted.set(key, { finding, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  return counted;
}

/** Changes a file, and lets the checker read it. An update of a manifest lets the checker read all data again. */
function write(file: string, text: string): void {
  writeFileSync(join(checked, file), text);
  checker.update(join(checked, file.endsWith('.yaml') ? MANIFEST : file));
}

/** The findings about a catalog without a change, by its manifest and data. */
const unchanged = new Map<string, Findings>();

/** The findings that a change of a file adds. The text of the file is restored. */
function addedFindings({ manifest, data }: Base, file: string, text: string): Diagnostic[] {
  writeFileSync(join(checked, DATA), data);
  write(MANIFEST, manifest);
  const key = JSON.stringify([manifest, data]);
  const before = unchanged.get(key) ?? allFindings();
  unchanged.set(key, before);
  const original = readFileSync(join(checked, file), 'utf8');
  write(file, text);
  const after = allFindings();
  write(file, original);
  return Array.from(after).flatMap(([each, { finding, count }]) =>
    count > (before.get(each)?.count ?? 0) ? [finding] : [],
  );
}

const bases = new Map<Case, Base | null>();

/** Returns a catalog that Puppet compiles; null if it does not. */
async function baseOf(puppet: PuppetSession, each: Case): Promise<Base | null> {
  const known = bases.get(each);
  if (known !== undefined) return known;
  const plain = { case: each, manifest: each.manifest, data: '{}\n' };
  const answer = await puppet.compile(plain);
  if (answer.error !== undefined) {
    bases.set(each, null);
    return null;
  }
  const types = new Set(answer.resources.map(({ type }) => type.toLowerCase()));
  const names = [...answer.classes.map((name) => name.toLowerCase()), ...types];
  const files = [...new Set(names)].flatMap((name) => {
    const [module, ...rest] = name.split('::');
    const path = `modules/${module}/manifests/${rest.length === 0 ? 'init' : rest.join('/')}.pp`;
    return module === each.module && existsSync(join(checked, path)) ? [path] : [];
  });
  const others = ['functions', 'types'].flatMap((folder) => filesBelow(`modules/${each.module}/${folder}`));
  const base = { ...plain, files: [...files, ...others.filter((name) => name.endsWith('.pp'))] };
  bases.set(each, base);
  return base;
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(join(checked, folder), { recursive: true, withFileTypes: true }).flatMap((each) =>
      each.isFile() ? [join(each.parentPath, each.name).slice(checked.length + 1)] : [],
    );
  } catch {
    return [];
  }
}

const isEpp = (file: string): boolean => file.endsWith('.epp');

/** Chooses a file of a catalog, and a change of it. */
function chooseChange(base: Base): { base: Base; file: string; change: Change } | null {
  const chance = random.below(100);
  if (chance < 12) {
    const converted = classAsData(base.manifest);
    if (converted === null) return null;
    const withData = { ...base, manifest: converted.manifest, data: dataText(converted.data) };
    const change = mutateData(withData.data, random, 'data');
    return change && { base: withData, file: DATA, change };
  }
  if (chance < 18) {
    const files = filesBelow(`modules/${base.case.module}/data`).filter((name) => name.endsWith('.yaml'));
    if (files.length === 0) return null;
    const file = random.pick(files);
    const change = mutateData(readFileSync(join(checked, file), 'utf8'), random, 'data of a module');
    return change && { base, file, change };
  }
  const templates = chance < 28 ? filesBelow(`modules/${base.case.module}/templates`).filter(isEpp) : [];
  const candidates = templates.length > 0 ? templates : chance < 45 ? [MANIFEST] : base.files;
  if (candidates.length === 0) return null;
  const file = random.pick(candidates);
  const { program } = parse(textOf(base, file), { file, epp: isEpp(file) });
  const change = program === null ? null : mutate(program, random);
  if (change === null || check(change.source, { file }).some(({ severity }) => severity === 'error')) return null;
  return { base, file, change };
}

const tally = new DetectionTally();
let found = 0;
let compiling = 0;
let suspicious = 0;
const deadline = Date.now() + Number(options.seconds) * 1000;

async function measure(puppet: PuppetSession): Promise<void> {
  while (found < Number(options.count) && Date.now() < deadline) {
    const each = random.pick(random.pick(Array.from(cases.values())));
    const original = await baseOf(puppet, each);
    const chosen = original && chooseChange(original);
    if (!chosen) continue;
    const { base, file, change } = chosen;
    const answer = await puppet.compile(base, { file, text: change.source });
    if (answer.hasEnded) continue;
    const added = addedFindings(base, file, change.source);
    const errors = added.filter(({ severity }) => severity === 'error');
    const level = levelOf(added);
    let isReached: boolean | undefined;
    if (answer.error === undefined) {
      compiling++;
      if (base.data !== original.data && (await puppet.compile(base)).error !== undefined) continue;
      for (const finding of errors) {
        const { line, column } = finding;
        if (line === null || column === null) continue;
        const marked = finding.file.endsWith('.pp')
          ? withMarker(finding.file === file ? change.source : textOf(base, finding.file), { line, column })
          : null;
        if (marked === null) continue;
        const text = finding.file === file ? marked : change.source;
        const more = finding.file === file ? [] : [{ file: finding.file, text: marked }];
        const reached = await puppet.compile(base, { file, text }, ...more);
        isReached = (isReached ?? false) || (reached.error?.includes('mutant-reached') ?? false);
      }
    } else {
      if (base.data !== original.data && (await puppet.compile(base)).error !== undefined) continue;
      found++;
      tally.add(change.kind, level);
    }
    const { source: _, ...rest } = change;
    const row = {
      id: each.id,
      module: each.module,
      file,
      ...rest,
      level,
      error: answer.error ?? null,
      isReached,
      added: added
        .slice(0, 5)
        .map(({ file: at, line, code, severity, message }) => ({ at, line, code, severity, message })),
      manifest: file === MANIFEST ? change.source : base.manifest,
      source: file === MANIFEST ? undefined : change.source,
    };
    if (answer.error === undefined && errors.length > 0 && isReached !== false) suspicious++;
    if (options.out !== undefined) appendFileSync(options.out, `${JSON.stringify(row)}\n`);
  }
}

function textOf(base: Base, file: string): string {
  return file === MANIFEST ? base.manifest : readFileSync(join(checked, file), 'utf8');
}

const sessions = ['puppet-1', 'puppet-2'].map((name) => new PuppetSession(copyEnvironment(name)));
try {
  await Promise.all(sessions.map(measure));
} finally {
  for (const session of sessions) session.close();
  rmSync(root, { recursive: true, force: true });
}
for (const line of tally.lines()) console.log(line);
console.log(JSON.stringify({ ...tally.total(), compiling, suspicious }));
