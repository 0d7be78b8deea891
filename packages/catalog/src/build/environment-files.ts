import { readdirSync, type Stats } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { BuildRecord, ifPresent, readText, targetStats } from '@pptjs/files';
import { formatMessage } from '@pptjs/runtime/internal';
import type { Diagnostic } from '@pptjs/transpiler';
import { isBuiltEnvironment } from '../built-files/module-files.js';
import { realPath } from '../disk/file-system.js';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import { messages } from '../messages.js';

/** A source file and its path in the environment, with `/`. */
export interface SourceFile {
  readonly path: string;
  readonly file: string;
}

/** A file of a module or of the environment itself. */
export interface EnvironmentFile extends SourceFile {
  /** The folder of the module or environment. */
  readonly directory: string;
  /** The path in that folder. */
  readonly name: string;
  /** The name of the module; undefined for a file of the environment itself. */
  readonly module?: string;
}

/** Folders at the top of a module or environment that no catalog depends on: tests, facts, and code for agents. */
const UNUSED_FOLDERS = new Set([
  'spec',
  'test',
  'tests',
  'plans',
  'tasks',
  'examples',
  'facts',
  'facts.d',
  'locales',
  'node_modules',
]);

/** Files at the top of a module or environment that no catalog depends on. */
const UNUSED_FILES =
  /^(?:.*\.md|LICENSE|NOTICE|CODEOWNERS|Gemfile(?:\.lock)?|Rakefile|Puppetfile|package(?:-lock)?\.json|environment\.conf)$/;

/** Files that Puppet finds in a folder of the modulepath although it is no module. */
const PLUGIN_FILE = /^lib\/puppet\/(?:parser\/functions|type|provider)\//;

/**
 * Lists the files of an environment besides its main manifest, ordered by path. Follows links, and reports links without
 * a target. Leaves out names that begin with a dot, the folders and files above, built environments, and the modules that
 * `pptjs build` wrote beside or below the sources.
 *
 * @param folders the folders of the modulepath, with their names in the built environment
 * @param isCode whether the file of a path in a module is compiled; a link in its place is an error
 * @param exclude the path of a folder to leave out
 */
export function environmentFiles(
  environment: CatalogEnvironment,
  folders: ReadonlyMap<string, string>,
  isCode: (name: string) => boolean,
  exclude: string | undefined,
): { readonly files: readonly EnvironmentFile[]; readonly diagnostics: readonly Diagnostic[] } {
  const lister = new FileLister(isCode, exclude, environment.directory);
  const files = [...folders].flatMap(([folder, target]) =>
    environment.modules.pluginFolders
      .filter((directory) => dirname(directory) === folder)
      .flatMap((directory) => {
        const module = basename(directory);
        const isModule = environment.modules.find(module)?.directory === directory;
        return lister
          .list(directory)
          .filter((name) => isModule || PLUGIN_FILE.test(name))
          .map((name) => ({
            path: `${target}/${module}/${name}`,
            file: join(directory, name),
            directory,
            name,
            ...(isModule ? { module } : {}),
          }));
      }),
  );
  const { directory } = environment;
  if (directory === undefined) return { files: files.sort(byPath), diagnostics: lister.diagnostics };
  const otherTops = new Set(['manifests', ...[...folders.keys()].map((folder) => firstSegment(directory, folder))]);
  const manifests = new Set(environment.manifestSources().map(({ file }) => file));
  const own = lister
    .list(directory, otherTops)
    .map((name) => ({ path: name, file: join(directory, name), directory, name }))
    .filter(({ file }) => !manifests.has(file));
  return { files: [...files, ...own].sort(byPath), diagnostics: lister.diagnostics };
}

/** Lists the files of modules and environments, and collects the links without a target. */
class FileLister {
  readonly diagnostics: Diagnostic[] = [];
  readonly #isCode: (name: string) => boolean;
  readonly #exclude: string | undefined;
  readonly #environment: string | undefined;
  /** The records of builds by the folder of their outputs; null if a folder is no output folder. */
  readonly #records = new Map<string, BuildRecord | null>();

  constructor(isCode: (name: string) => boolean, exclude: string | undefined, environment: string | undefined) {
    this.#isCode = isCode;
    this.#exclude = exclude === undefined ? undefined : (realPath(exclude) ?? exclude);
    this.#environment = environment;
  }

  /**
   * @param directory the folder of a module or environment
   * @param otherTops names at the top of the folder to leave out
   * @returns the paths of the files in the folder, with `/`
   */
  list(directory: string, otherTops: ReadonlySet<string> = new Set()): string[] {
    const hieraConfig = textOf(join(directory, 'hiera.yaml'));
    const isUnused = (top: string): boolean =>
      otherTops.has(top) ||
      UNUSED_FILES.test(top) ||
      // Hiera may read its data from such a folder.
      (UNUSED_FOLDERS.has(top) && !namesFolder(hieraConfig, top));
    const skipped = new Set(readdirSync(directory).filter(isUnused));
    const recordsByFolder = new Map<string, readonly BuildRecord[]>();
    return this.#below(directory, '', skipped, new Set()).filter((name) => {
      const folder = name.slice(0, name.lastIndexOf('/') + 1);
      let records = recordsByFolder.get(folder);
      if (records === undefined) recordsByFolder.set(folder, (records = this.#recordsAbove(directory, folder)));
      return !records.some((record) => record.isUnchangedOutput(join(directory, name)));
    });
  }

  /** @param above the real paths of the folders above, so that a link to one of them is not followed */
  #below(directory: string, prefix: string, skipped: ReadonlySet<string>, above: ReadonlySet<string>): string[] {
    const folder = join(directory, prefix);
    const real = realPath(folder) ?? folder;
    if (above.has(real) || real === this.#exclude || isBuiltEnvironment(folder)) return [];
    const within = new Set(above).add(real);
    return readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.') && (prefix !== '' || !skipped.has(name)))
      .flatMap((entry) => {
        const path = `${prefix}${entry.name}`;
        const target = entry.isFile() || entry.isDirectory() ? entry : this.#targetOf(join(directory, path), path);
        if (target?.isDirectory()) return this.#below(directory, `${path}/`, skipped, within);
        return target?.isFile() ? [path] : [];
      });
  }

  /** The target of a link. Reports a link without a target. */
  #targetOf(file: string, name: string): Stats | undefined {
    const stats = targetStats(file);
    if (stats === undefined) this.#reportBrokenLink(file, name);
    return stats;
  }

  /**
   * The records of builds into a folder, or into a folder of the environment above it.
   * @param name the path of the folder in the module or environment
   */
  #recordsAbove(directory: string, name: string): readonly BuildRecord[] {
    const environment = this.#environment;
    const isInside = environment !== undefined && directory.startsWith(environment + sep);
    const top = isInside ? environment : directory;
    const records: BuildRecord[] = [];
    for (let folder = resolve(directory, name); folder.length >= top.length; folder = dirname(folder)) {
      const record = this.#recordOf(folder);
      if (record !== null) records.push(record);
    }
    return records;
  }

  #recordOf(folder: string): BuildRecord | null {
    let record = this.#records.get(folder);
    if (record === undefined) {
      record = BuildRecord.exists(folder) ? BuildRecord.load(folder) : null;
      this.#records.set(folder, record);
    }
    return record;
  }

  #reportBrokenLink(file: string, name: string): void {
    this.diagnostics.push({
      code: 'BROKEN_LINK',
      severity: this.#isCode(name) ? 'error' : 'warning',
      message: formatMessage(messages.BROKEN_LINK, {}),
      file,
      line: 1,
      column: null,
      start: 0,
      end: 0,
    });
  }
}

/** Whether a text contains the name as a word or as a part of a path. */
function namesFolder(text: string, name: string): boolean {
  return text.split(/[\s'"/,}]+/).includes(name);
}

function firstSegment(directory: string, folder: string): string {
  const [first = ''] = relative(directory, folder).split(sep, 1);
  return first;
}

/** Returns the text of a file; an empty text if there is no such file. */
function textOf(path: string): string {
  return ifPresent(() => readText(path)) ?? '';
}

/** Returns a path with `/` between its segments, on all systems. */
export function portable(path: string): string {
  return path.split(sep).join('/');
}

/** Orders by code units, so that the order does not depend on the locale. */
export function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : Number(a.path > b.path);
}
