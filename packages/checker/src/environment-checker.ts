import { relative } from 'node:path';
import type { CatalogEnvironment } from '@pptjs/catalog';
import type { Diagnostic, Inference } from '@pptjs/transpiler';
import { checkData } from './check-data.js';
import { EnvironmentWorld } from './environment-world.js';
import { filesBelow, foldersOf } from './folders.js';
import { type AroundInference, dependencyKey, SourceFile } from './source-file.js';

/** The findings about a file. */
export interface FileFindings {
  /** The absolute path. */
  readonly path: string;
  /** The name of the file in messages. */
  readonly file: string;
  readonly text: string;
  /** In the order of the source. */
  readonly findings: readonly Diagnostic[];
}

export interface CheckerOptions {
  /** The folder to which the names of files in messages are relative. Default: absolute names. */
  readonly folder?: string;
}

/** The folders of an environment or module that contain Puppet code. */
const CODE_FOLDERS = ['manifests', 'functions', 'types'];

/**
 * Checks the types in the files of an environment. Caches the types of each file with the definitions that it uses, so
 * that a change only affects the file and those that depend on it.
 */
export class EnvironmentChecker {
  readonly #environment: CatalogEnvironment;
  readonly #options: CheckerOptions;
  readonly #files = new Map<string, SourceFile | undefined>();
  /** The definitions that each file has looked up. */
  readonly #lookups = new Map<string, Set<string>>();
  #world: EnvironmentWorld;
  /** The files whose types are being inferred, innermost last. */
  readonly #running: string[] = [];

  constructor(environment: CatalogEnvironment, options: CheckerOptions = {}) {
    this.#environment = environment;
    this.#options = options;
    this.#world = this.#createWorld();
  }

  #createWorld(): EnvironmentWorld {
    const world = new EnvironmentWorld(this.#environment, { read: (path) => this.#read(path) });
    world.onLookup = (kind, name) => {
      const current = this.#running.at(-1);
      if (current !== undefined) this.#lookupsOf(current).add(dependencyKey(kind, name));
    };
    return world;
  }

  #lookupsOf(path: string): Set<string> {
    let lookups = this.#lookups.get(path);
    if (lookups === undefined) this.#lookups.set(path, (lookups = new Set()));
    return lookups;
  }

  /** The paths of all files with Puppet code in the environment and its modules. */
  files(): readonly string[] {
    const paths = foldersOf(this.#environment).flatMap((directory) =>
      CODE_FOLDERS.flatMap((folder) => filesBelow(directory, folder, '.pp', this.#environment)),
    );
    const manifests = this.#environment.manifestSources().flatMap(({ file }) => (file === '' ? [] : [file]));
    return [...new Set([...manifests, ...paths])];
  }

  /** Checks files. Files that cannot be read or parsed have no findings: `check` of the transpiler reports them. */
  check(paths: readonly string[]): readonly FileFindings[] {
    return paths.flatMap((path) => {
      const file = this.#read(path);
      if (file === undefined) return [];
      return [{ path, file: file.shownName, text: file.text, findings: file.findings(this.#world) }];
    });
  }

  /** Checks the data in all files of the hierarchies against the class parameters that they bind to. */
  checkData(): readonly Diagnostic[] {
    return checkData(this.#environment, this.#world, (path) => this.#shownName(path));
  }

  #shownName(path: string): string {
    const { folder } = this.#options;
    return folder === undefined ? path : relative(folder, path);
  }

  /** Returns the types of a file's expressions; undefined if the file cannot be read or parsed. */
  inferenceOf(path: string): Inference | undefined {
    return this.#read(path)?.inference(this.#world) ?? undefined;
  }

  /** Attributes the lookups of an inference to its file. */
  readonly #recordLookups: AroundInference = (path, infer) => {
    this.#running.push(path);
    try {
      return infer();
    } finally {
      this.#running.pop();
    }
  };

  /**
   * Discards the types of a changed file. The next check evaluates it and the files that use its definitions.
   *
   * @returns the paths of these files, as far as they have been checked before
   */
  update(path: string): readonly string[] {
    const before = this.#files.get(path);
    this.#environment.refresh();
    this.#files.delete(path);
    const after = this.#read(path);
    const affected = new Set([path]);
    const keys = [...(before?.definedKeys ?? []), ...(after?.definedKeys ?? [])];
    this.#addDependents(keys, affected);
    for (const each of affected) {
      this.#files.get(each)?.reset();
      this.#lookups.delete(each);
    }
    this.#world = this.#createWorld();
    return [...affected].filter((each) => this.#files.get(each) !== undefined);
  }

  /** Adds the files that use these definitions, and those that use the definitions of such a file. */
  #addDependents(keys: readonly string[], affected: Set<string>): void {
    for (const [path, lookups] of this.#lookups) {
      if (affected.has(path) || !keys.some((key) => lookups.has(key))) continue;
      affected.add(path);
      this.#addDependents(this.#files.get(path)?.definedKeys ?? [], affected);
    }
  }

  #read(path: string): SourceFile | undefined {
    if (!this.#files.has(path)) {
      const text = this.#environment.files.text(path);
      const file = text === null ? undefined : new SourceFile(path, text, this.#shownName(path), this.#recordLookups);
      this.#files.set(path, file);
    }
    return this.#files.get(path);
  }
}
