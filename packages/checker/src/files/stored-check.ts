import { createHash } from 'node:crypto';
import type { CatalogEnvironment, TextCache } from '@pptjs/catalog';
import { type Diagnostic, type ResourceUsage, version } from '@pptjs/transpiler';
import { filesBelow, foldersOf } from '../world/folders.js';

/** The results of a check for one file, for a later process. */
export interface StoredFile {
  /** The absolute path. */
  readonly path: string;
  /** The digest of the text. */
  readonly digest: string;
  readonly diagnostics: readonly Diagnostic[];
  /** The findings about types; null if the types have not been inferred. */
  readonly findings: readonly Diagnostic[] | null;
  /** The aspects of definitions of other files that the file has seen. */
  readonly seen: readonly string[];
  /** The aspects that other files can see of the file: pairs of an aspect and its text. */
  readonly summary: readonly (readonly [aspect: string, text: string])[];
  /** Missing if the types have not been inferred. */
  readonly usage?: ResourceUsage;
}

/**
 * The last check of an environment, in a cache on disk. There is one entry for each environment, with a record of each
 * file. A record is valid as long as its file has the same text, and as long as the file sees the same of other files.
 * The entry is only valid as long as all other files of the environment are unchanged: Ruby code, external facts and metadata.
 */
export class StoredCheck {
  readonly #cache: TextCache;
  readonly #key: readonly string[];

  /** @param settings what else the findings depend on, such as the folder that the names of files are relative to */
  constructor(cache: TextCache, environment: CatalogEnvironment, settings: readonly string[]) {
    this.#cache = cache;
    this.#key = ['checked types', version, ...settings, '', ...foldersOf(environment), digestOfInputs(environment)];
  }

  read(): readonly StoredFile[] {
    const text = this.#cache.read(this.#key);
    return text === undefined ? [] : (JSON.parse(text) as readonly StoredFile[]);
  }

  write(files: readonly StoredFile[]): void {
    this.#cache.write(this.#key, JSON.stringify(files));
  }
}

/** The digest of the files of an environment that are not Puppet code, as far as the checker reads them. */
function digestOfInputs(environment: CatalogEnvironment): string {
  const { files } = environment;
  const hash = createHash('sha256');
  const add = (path: string, text: string | null): void =>
    void hash.update(`${path.length} ${path} ${text?.length ?? -1} ${text ?? ''}`);
  for (const { file } of environment.manifestSources()) add(file, null);
  for (const folder of foldersOf(environment)) {
    add(`${folder}/metadata.json`, files.text(`${folder}/metadata.json`));
    const others = ['.js', '.mjs'].flatMap((extension) => filesBelow(folder, 'functions', extension, environment));
    const inputs = [
      ...filesBelow(folder, 'lib', '.rb', environment),
      ...filesBelow(folder, 'facts.d', '', environment),
      ...others,
    ];
    for (const path of inputs) add(path, files.text(path));
    const typeSet = files.within(folder, 'types/init_typeset.pp');
    if (typeSet !== undefined) add(typeSet, null);
  }
  return hash.digest('base64');
}
