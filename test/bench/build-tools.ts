import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { corpus } from '../conformance/puppet.js';
import type { CorpusFile } from './corpus.js';
import { showTime, summary } from './measure.js';
import { type ProcessTime, timeCommand, timeRow } from './processes.js';
import { table } from './table.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const pptjs = [process.execPath, join(root, 'packages/cli/bin/pptjs.js')];
const tsc = [process.execPath, join(root, 'node_modules/typescript/bin/tsc')];
const esbuild = [join(root, 'node_modules/.bin/esbuild')];

/**
 * Measures full, unchanged and one-change builds of the corpus, beside plain writes of the same files, and beside tsc and
 * esbuild on the same number and bytes of TypeScript files.
 * @param directory an empty folder
 */
export async function benchBuildTools(
  files: readonly CorpusFile[],
  directory: string,
  rounds: number,
): Promise<string> {
  const sources = join(directory, 'puppet');
  const out = join(directory, 'modules');
  cpSync(corpus, sources, {
    recursive: true,
    dereference: true,
    filter: (path) => /\.(?:pp|epp)$|\/[^.]*$/.test(path),
  });
  const changed = join(sources, manifestsIn(sources)[0] ?? '');
  const build = [...pptjs, 'build', sources, '--out-dir', out, '--quiet'];
  const scripts = join(directory, 'typescript');
  const script = writeScripts(files, scripts);
  const compile = [...tsc, '-p', scripts];
  const transpile = [...esbuild, `${scripts}/**/*.ts`, '--sourcemap', `--outdir=${join(directory, 'esbuild')}`];
  const rows = [
    timeRow(
      'pptjs build, full',
      repeat(rounds, () => fresh(out, build, directory)),
    ),
    timeRow(
      'pptjs build, nothing changed',
      repeat(rounds, () => timeCommand(build, directory)),
    ),
    timeRow(
      'pptjs build, one change',
      repeat(rounds, () => afterChange(changed, '# x\n', build, directory)),
    ),
    timeRow(
      'plain writes of the same files',
      repeat(rounds, () => timeWrites(out, join(directory, 'copies'))),
    ),
    timeRow(
      'tsc, full',
      repeat(rounds, () => fresh(join(directory, 'tsc'), compile, directory)),
    ),
    timeRow(
      'tsc, nothing changed',
      repeat(rounds, () => timeCommand(compile, directory)),
    ),
    timeRow(
      'tsc, one change',
      repeat(rounds, () => afterChange(script, '// x\n', compile, directory)),
    ),
    timeRow(
      'esbuild, full',
      repeat(rounds, () => fresh(join(directory, 'esbuild'), transpile, directory)),
    ),
  ];
  const title = `Builds of ${files.length} manifests and of as many bytes in as many TypeScript files`;
  return `${title}\n${table(rows)}${await watchLatency(changed, out, sources, rounds)}`;
}

const repeat = (rounds: number, work: () => ProcessTime): ProcessTime[] => Array.from({ length: rounds }, work);

function fresh(folder: string, words: readonly string[], cwd: string): ProcessTime {
  moveAway(folder);
  return timeCommand(words, cwd);
}

/**
 * Moves a folder of an earlier round away. ext4 creates files several times as slowly in the seconds after many files were
 * deleted.
 */
function moveAway(folder: string): void {
  if (existsSync(folder)) renameSync(folder, `${folder}-${randomUUID()}`);
}

function afterChange(file: string, text: string, words: readonly string[], cwd: string): ProcessTime {
  appendFileSync(file, text);
  return timeCommand(words, cwd);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .toSorted();
}

const manifestsIn = (folder: string): string[] => filesIn(folder).filter((path) => path.endsWith('/init.pp'));

/** Writes the files of `from` to `to` in this process. */
function timeWrites(from: string, to: string): ProcessTime {
  moveAway(to);
  const contents = filesIn(from).map((path) => [join(to, path), readFileSync(join(from, path))] as const);
  for (const folder of new Set(contents.map(([path]) => dirname(path)))) mkdirSync(folder, { recursive: true });
  const started = performance.now();
  const before = process.cpuUsage();
  for (const [path, content] of contents) writeFileSync(path, content);
  const { user, system } = process.cpuUsage(before);
  return { elapsed: (performance.now() - started) / 1000, cpu: (user + system) / 1e6 };
}

/** Writes a TypeScript file of the same size for each manifest, and a tsconfig.json. Returns the path of one file. */
function writeScripts(files: readonly CorpusFile[], folder: string): string {
  mkdirSync(folder, { recursive: true });
  let last = '';
  for (const [index, { bytes }] of files.entries()) {
    last = join(folder, `module${index}.ts`);
    writeFileSync(last, scriptOf(bytes));
  }
  const compilerOptions = {
    strict: true,
    target: 'es2022',
    module: 'nodenext',
    types: [],
    sourceMap: true,
    declaration: true,
    incremental: true,
    outDir: '../tsc',
    tsBuildInfoFile: '../tsc/tsconfig.tsbuildinfo',
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  return last;
}

/** TypeScript of about as many bytes: functions with types, conditions, texts and calls. */
function scriptOf(bytes: number): string {
  let text = 'export const values: Record<string, string | number> = {};\n';
  for (let index = 0; text.length < bytes; index++)
    text += `
export function configure${index}(port: number, names: readonly string[] = []): string {
  if (port < 1024 && names.length === 0) throw new RangeError(\`port \${port} needs a name\`);
  const lines = names.map((name) => \`listen \${name}:\${port}\`);
  values['configure${index}'] = lines.length;
  return lines.join('\\n');
}
`;
  return text;
}

/** Measures the time from a save until the module has changed, in a running `pptjs build --watch`. */
async function watchLatency(changed: string, out: string, sources: string, rounds: number): Promise<string> {
  const [program = '', ...words] = [...pptjs, 'build', sources, '--out-dir', out, '--watch', '--quiet'];
  const child = spawn(program, words, { stdio: 'ignore' });
  try {
    const module = join(out, changed.slice(sources.length).replace(/\.pp$/, '.js'));
    await setTimeout(WATCH_START);
    const seconds: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const before = statSync(module, { bigint: true }).mtimeNs;
      const started = performance.now();
      appendFileSync(changed, `$watched_${round} = ${round}\n`);
      while (statSync(module, { bigint: true }).mtimeNs === before && isRunning(child)) await setTimeout(1);
      seconds.push((performance.now() - started) / 1000);
      await setTimeout(PAUSE);
    }
    return `From a save to the new module, pptjs build --watch  ${showTime(summary(seconds))}\n`;
  } finally {
    child.kill();
  }
}

const isRunning = (child: ChildProcess): boolean => child.exitCode === null;

/** The time in milliseconds in which the first build is finished and the folders are watched. */
const WATCH_START = 15_000;

/** The time in milliseconds between a new module and the next save. */
const PAUSE = 1000;
