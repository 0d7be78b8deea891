import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector';
import { join, relative, resolve, sep } from 'node:path';
import { takeCoverage } from 'node:v8';
import { threadId } from 'node:worker_threads';
import { createDirectory } from '@pptjs/files';
import { parse } from '@pptjs/transpiler';
import { evaluatedLines } from './evaluated-lines.js';
import { type FileCoverage, formatLcov, mergeCoverage } from './lcov.js';
import { type LoadedCode, scriptCounts } from './script-counts.js';

/** The environment variable with the folder to which each process writes the lines that it has evaluated. */
export const COVERAGE_FOLDER = 'PPTJS_COVERAGE';

/** A module that a suite has loaded. */
export interface LoadedModule extends LoadedCode {
  readonly url: string;
  readonly file: string;
}

/** Folders of modules that a module under test depends on. */
const FIXTURES = /[/\\]fixtures[/\\]/;

/**
 * Records which lines of the Puppet files in some folders the suites of this thread evaluate. V8 counts the executed
 * code, and the source maps lead to the lines. Writes a file in the format of lcov when the thread ends.
 */
export class LineRecorder {
  static #ofThread: LineRecorder | null | undefined;

  readonly #folder: string;
  readonly #roots = new Set<string>();
  readonly #modules = new Map<string, LoadedModule>();
  /** Null if Node records the coverage itself, for example for c8: taking it would remove it there. */
  readonly #session: Session | null;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#session = process.env['NODE_V8_COVERAGE'] === undefined ? startProfiler() : null;
    process.once('exit', () => this.#write());
  }

  /** The recorder of this thread, which has one profiler; null if nothing is to be recorded. */
  static get ofThread(): LineRecorder | null {
    const folder = process.env[COVERAGE_FOLDER];
    return (this.#ofThread ??= folder === undefined || folder === '' ? null : new LineRecorder(resolve(folder)));
  }

  /** Records the Puppet files of a folder, except those of fixtures. */
  addRoot(folder: string): void {
    this.#roots.add(realpathSync(folder));
  }

  addModule(module: LoadedModule): void {
    // The path may lead through a link that is deleted when the process ends.
    const file = this.#countedFile(module.file);
    if (file !== undefined) this.#modules.set(module.url, { ...module, file });
  }

  #write(): void {
    const files = mergeCoverage([...this.#unloadedFiles(), ...this.#loadedFiles()]);
    if (files.length === 0) return;
    createDirectory(this.#folder);
    writeFileSync(join(this.#folder, `${process.pid}-${threadId}.info`), formatLcov(files));
  }

  *#loadedFiles(): Generator<FileCoverage, void> {
    for (const { url, functions } of this.#takeCoverage()) {
      const module = this.#modules.get(url);
      if (module === undefined) continue;
      const { file } = module;
      const source = readFileSync(file, 'utf8');
      const { program } = parse(source, { file, epp: file.endsWith('.epp') });
      if (program !== null) yield evaluatedLines(file, program, scriptCounts(module, source, functions));
    }
  }

  /** The files that no suite has loaded. All of their statements count zero times. */
  *#unloadedFiles(): Generator<FileCoverage, void> {
    const loaded = new Set(Array.from(this.#modules.values(), ({ file }) => file));
    for (const root of this.#roots) {
      for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
        const file = join(root, name);
        if (!isCode(name) || loaded.has(file) || this.#countedFile(file) === undefined) continue;
        const { program } = parse(readFileSync(file, 'utf8'), { file, epp: false });
        if (program !== null) yield evaluatedLines(file, program, () => 0);
      }
    }
  }

  /** The real path of a file that counts; undefined for any other file. */
  #countedFile(file: string): string | undefined {
    let path: string;
    try {
      path = realpathSync(file);
    } catch {
      return undefined;
    }
    for (const root of this.#roots)
      if (path.startsWith(root + sep) && !FIXTURES.test(`${sep}${relative(root, path)}`)) return path;
    return undefined;
  }

  #takeCoverage(): readonly Profiler.ScriptCoverage[] {
    if (this.#session === null) return takeCoverageOfNode();
    let scripts: readonly Profiler.ScriptCoverage[] = [];
    this.#session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error === null) scripts = result;
    });
    return scripts;
  }
}

/** Whether a file of a module or environment has code that a catalog evaluates. */
function isCode(name: string): boolean {
  return /(?:^|[/\\])(?:manifests|functions)[/\\].*\.pp$/.test(name) && !/(?:^|[/\\])node_modules[/\\]/.test(name);
}

function startProfiler(): Session {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return session;
}

/** Writes the coverage that Node records, and reads it. */
function takeCoverageOfNode(): readonly Profiler.ScriptCoverage[] {
  takeCoverage();
  const folder = process.env['NODE_V8_COVERAGE'] ?? '';
  const own = new RegExp(`^coverage-${process.pid}-\\d+-${threadId}\\.json$`);
  return readdirSync(folder)
    .filter((name) => own.test(name))
    .flatMap((name) => {
      const { result } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Profiler.TakePreciseCoverageReturnType;
      return result;
    });
}
