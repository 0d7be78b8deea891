import type { CatalogEnvironment } from '@pptjs/catalog';
import { displayName } from '@pptjs/files';
import type { Strictness } from '@pptjs/runtime/strictness';
import { type Diagnostic, hasErrors, type Inference } from '@pptjs/transpiler';
import { checkData, type DataFindings } from './check-data.js';
import { EnvironmentWorld } from './environment-world.js';
import { filesBelow, foldersOf } from './folders.js';
import { SourceFile } from './source-file.js';
import { changedAspects } from './summary.js';

/** The findings about a file. */
export interface FileFindings {
  /** The absolute path. */
  readonly path: string;
  /** The name of the file in messages. */
  readonly file: string;
  readonly text: string;
  /** The errors and warnings that do not depend on types, in Puppet's order. */
  readonly diagnostics: readonly Diagnostic[];
  /** The findings about types, in the order of the source. A file with errors has none. */
  readonly findings: readonly Diagnostic[];
}

export interface CheckerOptions {
  /** The names of files below this folder are relative to it in messages. Default: absolute names. */
  readonly folder?: string;
  readonly strict?: Strictness;
  /** Reads the current text of a file; null if the environment reads it. Default: the environment reads all files. */
  readonly readText?: (path: string) => string | null;
}

/** The folders of an environment or module that contain Puppet code, and the extension of the files there. */
const CODE_FOLDERS: readonly (readonly [folder: string, extension: string])[] = [
  ['manifests', '.pp'],
  ['functions', '.pp'],
  ['types', '.pp'],
  ['templates', '.epp'],
];

const PUPPET_FILE = /\.e?pp$/;

/** Files that see each other are evaluated at most this often after a change. */
const MAX_ROUNDS = 8;

/**
 * Checks the types in the files of an environment. Caches the types of each file with what it has seen of the definitions
 * of other files, so that a change only affects the files that have seen something else before.
 */
export class EnvironmentChecker {
  readonly #environment: CatalogEnvironment;
  readonly #options: CheckerOptions;
  readonly #files = new Map<string, SourceFile | undefined>();
  #world: EnvironmentWorld;

  constructor(environment: CatalogEnvironment, options: CheckerOptions = {}) {
    this.#environment = environment;
    this.#options = options;
    this.#world = this.#createWorld();
  }

  #createWorld(): EnvironmentWorld {
    return new EnvironmentWorld(this.#environment, {
      read: (path) => this.#read(path),
      shownName: (path) => this.#shownName(path),
    });
  }

  /** The paths of all files with Puppet code in the environment and its modules. */
  files(): readonly string[] {
    const paths = foldersOf(this.#environment).flatMap((directory) =>
      CODE_FOLDERS.flatMap(([folder, extension]) => filesBelow(directory, folder, extension, this.#environment)),
    );
    const manifests = this.#environment.manifestSources().flatMap(({ file }) => (file === '' ? [] : [file]));
    return [...new Set([...manifests, ...paths])];
  }

  /** Checks files. Files that cannot be read are left out. */
  check(paths: readonly string[]): readonly FileFindings[] {
    return paths.flatMap((path) => {
      const file = this.#read(path);
      if (file === undefined) return [];
      const { diagnostics } = file;
      const findings = hasErrors(diagnostics) ? [] : file.findings(this.#world);
      return [{ path, file: file.shownName, text: file.text, diagnostics, findings }];
    });
  }

  /** Checks the data in all files of the hierarchies against the class parameters that they bind to. */
  checkData(): readonly DataFindings[] {
    return checkData(this.#environment, this.#world, (path) => this.#shownName(path));
  }

  #shownName(path: string): string {
    const { folder } = this.#options;
    return folder === undefined ? path : displayName(path, folder);
  }

  /** Returns the types of a file's expressions; undefined if the file cannot be read or parsed. */
  inferenceOf(path: string): Inference | undefined {
    return this.#read(path)?.inference(this.#world) ?? undefined;
  }

  /**
   * Reads a file that was changed, created or removed. Infers its types again, and those of the files that have seen
   * something of its definitions that differs now.
   *
   * @returns the paths of the files whose types were inferred again: all files that were read before, if the change is one
   *   of the modules or of a file in another language
   */
  update(path: string): readonly string[] {
    const before = this.#files.get(path);
    const seenBefore = before?.summary(this.#world) ?? new Map<string, string>();
    const modules = this.#moduleFolders();
    this.#environment.refresh();
    if (!PUPPET_FILE.test(path) || this.#moduleFolders() !== modules) return this.#reset();
    this.#files.delete(path);
    const after = this.#read(path);
    this.#world.forget([...(before?.definitions ?? []), ...(after?.definitions ?? [])]);
    after?.inference(this.#world);
    const aliases = new Set<string>();
    const aspects = changedAspects(seenBefore, after?.summary(this.#world) ?? new Map<string, string>(), aliases);
    const affected = this.#inferDependents(path, aspects, aliases);
    return after === undefined ? affected : [path, ...affected];
  }

  /** The folders of all modules, as text. */
  #moduleFolders(): string {
    return this.#environment.modules.all.map(({ directory }) => directory).join('\n');
  }

  #reset(): readonly string[] {
    const paths = Array.from(this.#files.keys());
    this.#files.clear();
    this.#world = this.#createWorld();
    return paths.filter((path) => this.#read(path) !== undefined);
  }

  /** Infers the types of the files that have seen aspects of a changed file, and of those that have seen these files. */
  #inferDependents(path: string, aspects: ReadonlySet<string>, changedAliases: Set<string>): readonly string[] {
    const affected = new Set<string>();
    let changes = new Map([[path, aspects]]);
    for (let round = 0; changes.size > 0 && round < MAX_ROUNDS; round++) {
      const dependents = Array.from(this.#files.values()).filter(
        (file): file is SourceFile =>
          file !== undefined && Array.from(changes).some(([of, changed]) => of !== file.path && file.hasSeen(changed)),
      );
      const states = dependents.map((file) => ({
        file,
        before: file.summary(this.#world),
        isInferred: file.isInferred,
      }));
      for (const file of dependents) file.reset();
      changes = new Map();
      for (const { file, before, isInferred } of states) {
        if (isInferred) file.inference(this.#world);
        affected.add(file.path);
        const changed = changedAspects(before, file.summary(this.#world), changedAliases);
        if (changed.size > 0) changes.set(file.path, changed);
      }
    }
    affected.delete(path);
    return [...affected];
  }

  #read(path: string): SourceFile | undefined {
    if (!this.#files.has(path)) {
      const text = this.#options.readText?.(path) ?? this.#environment.files.text(path);
      this.#files.set(
        path,
        text === null ? undefined : new SourceFile(path, text, this.#shownName(path), this.#options.strict),
      );
    }
    return this.#files.get(path);
  }
}
