import { type CatalogEnvironment, digestOf, type TextCache } from '@pptjs/catalog';
import { displayName } from '@pptjs/files';
import type { Strictness } from '@pptjs/runtime/strictness';
import { hasErrors, type Inference, type World } from '@pptjs/transpiler';
import { checkData } from './data/check-data.js';
import { type EnvironmentData, readEnvironmentData } from './data/data-files.js';
import { SourceFile } from './files/source-file.js';
import { StoredCheck, type StoredFile } from './files/stored-check.js';
import { changedAspects, type FileSummary } from './files/summary.js';
import type { CrossFileFindings, FileFindings } from './findings/file-findings.js';
import { withoutIgnored } from './findings/suppressions.js';
import { conflictingDeclarations } from './usage/conflicting-declarations.js';
import { EvaluatedDefinitions } from './usage/evaluated-definitions.js';
import { unknownKeys, wrongLookups } from './usage/lookups.js';
import { unboundParameters } from './usage/unbound-parameters.js';
import { undeclaredReferences } from './usage/undeclared-references.js';
import { EnvironmentWorld } from './world/environment-world.js';
import { filesBelow, foldersOf } from './world/folders.js';
import { parseFileAspect } from './world/observed-world.js';

export interface CheckerOptions {
  /** The names of files below this folder are relative to it in messages. Default: absolute names. */
  readonly folder?: string;
  readonly strict?: Strictness;
  /** Reads the current text of a file; null if the environment reads it. Default: the environment reads all files. */
  readonly readText?: (path: string) => string | null;
  /** Where the results of a check are stored for a later process: see `EnvironmentChecker.store`. */
  readonly cache?: TextCache;
}

/** The folders of an environment or module that contain Puppet code, and the extension of the files there. */
const CODE_FOLDERS: readonly (readonly [folder: string, extension: string])[] = [
  ['manifests', '.pp'],
  ['functions', '.pp'],
  ['types', '.pp'],
  ['templates', '.epp'],
];

const PUPPET_FILE = /\.e?pp$/;

/** Whether the files that a file has looked for exist as before. */
function seesSameFiles({ seen }: StoredFile, world: World): boolean {
  return seen.every((aspect) => {
    const file = parseFileAspect(aspect);
    return file === undefined || world.hasFile(file.folder, file.name) === file.isFound;
  });
}

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
  /** The data of the environment, until a file changes. */
  #environmentData: EnvironmentData | undefined;
  /** The paths of the manifests of the environment, until a file changes. */
  #manifests: ReadonlySet<string> | undefined;
  /** Whether the cache has what is known. */
  #isStored = false;
  /** Whether the types of files that see each other are final. */
  #isSettled = true;

  constructor(environment: CatalogEnvironment, options: CheckerOptions = {}) {
    this.#environment = environment;
    this.#options = options;
    this.#world = this.#createWorld();
    this.#restore();
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
  checkData(): readonly CrossFileFindings[] {
    return checkData(this.#data, this.#world, (path) => this.#shownName(path));
  }

  get #data(): EnvironmentData {
    return (this.#environmentData ??= readEnvironmentData(this.#environment));
  }

  /**
   * Checks the code of all files together. An environment without manifests has no findings about resources that no code
   * declares, because its users can declare them. If modules are missing or files have syntax errors, only titles that are
   * similar to declared ones have such findings.
   *
   * @param hasData whether to report parameters of classes and keys of lookups without a value in the data, too
   */
  checkUsage({ hasData = false } = {}): readonly CrossFileFindings[] {
    const manifests = new Set(this.#environment.manifestSources().flatMap(({ file }) => (file === '' ? [] : [file])));
    const hasManifests = manifests.size > 0;
    if (!(hasManifests || hasData)) return [];
    const files = this.files().flatMap((path) => this.#read(path) ?? []);
    const using = files.flatMap((file) => {
      const { shownName, text } = file;
      const usage = file.usage(this.#world);
      return usage === undefined ? [] : [{ shownName, text, usage, file }];
    });
    // Code that is not known can declare anything: that of other modules, and files with syntax errors.
    const isComplete = this.#world.hasAllModules && using.length === files.length;
    const hasAllManifests = using.filter(({ file }) => manifests.has(file.path)).length === manifests.size;
    const definitions = EvaluatedDefinitions.of(
      using.map(({ usage }) => usage),
      this.#world,
    );
    const found = [
      hasManifests ? undeclaredReferences(using, definitions, this.#world, { isComplete, hasAllManifests }) : [],
      hasManifests ? conflictingDeclarations(using) : [],
      hasData ? unboundParameters(using, definitions, this.#data, this.#world) : [],
      hasData && isComplete ? unknownKeys(using, this.#data) : [],
      hasData ? wrongLookups(using, this.#data, this.#world, (path) => this.#shownName(path)) : [],
    ];
    return using.flatMap(({ shownName, text, file: { program } }, index) => {
      const findings = found.flatMap((each) => each[index] ?? []);
      if (findings.length === 0 || program === null) return [];
      // `check` reports the comments with unknown codes.
      const reported = withoutIgnored(findings, program, shownName).filter((each) => findings.includes(each));
      return [{ file: shownName, text, findings: reported }];
    });
  }

  #shownName(path: string): string {
    const { folder } = this.#options;
    return folder === undefined ? path : displayName(path, folder);
  }

  /** Infers the types of a file's expressions; undefined if the file cannot be read or parsed. */
  inferenceOf(path: string): Inference | undefined {
    return this.#read(path)?.typesOfExpressions(this.#world) ?? undefined;
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
    const existed = before !== undefined;
    const wasBroken = before?.program === null;
    const seenBefore = before?.summary(this.#world) ?? new Map<string, string>();
    const modules = this.#moduleFolders();
    this.#environmentData = undefined;
    this.#manifests = undefined;
    this.#environment.refresh();
    if (!PUPPET_FILE.test(path) || this.#moduleFolders() !== modules) return this.#reset();
    this.#files.delete(path);
    const after = this.#read(path);
    // Other files may have looked for a template, or for any definition in a file with syntax errors.
    const isBroken = after?.program === null;
    if ((path.endsWith('.epp') && existed !== (after !== undefined)) || wasBroken !== isBroken) return this.#reset();
    this.#world.forget([...(before?.definitions ?? []), ...(after?.definitions ?? [])]);
    after?.inference(this.#world);
    const aliases = new Set<string>();
    const aspects = changedAspects(seenBefore, after?.summary(this.#world) ?? new Map<string, string>(), aliases);
    const affected = this.#inferDependents(new Map([[path, aspects]]), aliases);
    return after === undefined ? affected : [path, ...affected];
  }

  /**
   * Stores the findings and definitions of all files in the cache of the options, unless an earlier process has stored the
   * same.
   */
  store(): void {
    if (this.#isStored || !this.#isSettled) return;
    this.#isStored = true;
    const files = Array.from(this.#files.values()).flatMap((file) => file?.toStored(this.#world) ?? []);
    this.#storedCheck()?.write(files);
  }

  #storedCheck(): StoredCheck | undefined {
    const { cache, folder = '', strict = '' } = this.#options;
    return cache && new StoredCheck(cache, this.#environment, [folder, strict]);
  }

  /**
   * Reads the results of an earlier process. Infers the types of the files that have changed since, and of those that
   * have seen something of them that differs now.
   */
  #restore(): void {
    const records = this.#storedCheck()?.read() ?? [];
    if (records.length === 0 || records.some((record) => this.#isCorrected(record))) return;
    this.#isStored = true;
    const before = new Map<string, FileSummary>(this.files().map((path) => [path, new Map()]));
    for (const record of records) {
      const { path, digest, summary } = record;
      const text = this.#textOf(path);
      if (text !== null && digestOf(text) === digest && seesSameFiles(record, this.#world)) {
        const file = this.#newFile(path, text, record);
        this.#files.set(path, file);
        before.delete(path);
      } else {
        before.set(path, new Map(summary));
      }
    }
    if (before.size === 0) return;
    this.#isStored = false;
    for (const path of before.keys()) this.#read(path)?.inference(this.#world);
    const aliases = new Set<string>();
    let changes = new Map<string, ReadonlySet<string>>();
    for (let known = -1; known < aliases.size;) {
      known = aliases.size;
      changes = new Map(
        Array.from(before, ([path, summary]) => [
          path,
          changedAspects(summary, this.#read(path)?.summary(this.#world) ?? new Map<string, string>(), aliases),
        ]),
      );
    }
    this.#inferDependents(changes, aliases);
  }

  /** Whether a file had syntax errors and has changed: other files may have looked for any definition in it. */
  #isCorrected({ path, digest, diagnostics }: StoredFile): boolean {
    return hasErrors(diagnostics) && digestOf(this.#textOf(path) ?? '') !== digest;
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

  /**
   * Infers the types of the files that have seen changed aspects of other files, and of those that have seen these files.
   *
   * @param changed the aspects by the path of their file
   * @returns the paths of the other files whose types were inferred again
   */
  #inferDependents(changed: ReadonlyMap<string, ReadonlySet<string>>, changedAliases: Set<string>): readonly string[] {
    const affected = new Set<string>();
    let changes = new Map(changed);
    for (let round = 0; changes.size > 0 && round < MAX_ROUNDS; round++) {
      const dependents = Array.from(this.#files.values()).filter(
        (file): file is SourceFile =>
          file !== undefined && Array.from(changes).some(([of, aspects]) => of !== file.path && file.hasSeen(aspects)),
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
        const aspects = changedAspects(before, file.summary(this.#world), changedAliases);
        if (aspects.size > 0) changes.set(file.path, aspects);
      }
    }
    // Files that still change each other have no final types.
    if (changes.size > 0) this.#isSettled = false;
    return Array.from(affected).filter((path) => !changed.has(path));
  }

  #textOf(path: string): string | null {
    return this.#options.readText?.(path) ?? this.#environment.files.text(path);
  }

  #newFile(path: string, text: string, record?: StoredFile): SourceFile {
    const { strict } = this.#options;
    this.#manifests ??= new Set(this.#environment.manifestSources().map(({ file }) => file));
    const modulePath = this.#manifests.has(path) ? [] : this.#environment.modulepath;
    return new SourceFile(path, text, this.#shownName(path), { modulePath, ...(strict && { strict }) }, record);
  }

  #read(path: string): SourceFile | undefined {
    if (!this.#files.has(path)) {
      this.#isStored = false;
      const text = this.#textOf(path);
      this.#files.set(path, text === null ? undefined : this.#newFile(path, text));
    }
    return this.#files.get(path);
  }
}
