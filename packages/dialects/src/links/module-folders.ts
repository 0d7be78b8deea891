import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { modulepathFolders, readEnvironmentConf, statsOf } from '@pptjs/files';
import { SourceRoots } from './source-roots.js';

const ENVIRONMENT_FILE = 'environment.conf';

/** The folders in which the sources of one folder find definitions of other files. */
export interface ModuleFolders {
  /** Returns the folder of a module by its name, or that of the environment for null; undefined if there is none. */
  find(name: string | null): string | undefined;
}

/** The modules and environments around sources. Caches what it has found, so it is for sources that do not change. */
export class ModuleLayout {
  readonly #roots: SourceRoots;
  readonly #confs = new Map<string, EnvironmentConf | undefined>();
  readonly #folders = new Map<string, ModuleFolders>();
  /** Whether there is a folder with a path. */
  readonly #modules = new Map<string, boolean>();

  /** @param roots what is known about the modules and environments that contain sources */
  constructor(roots: SourceRoots = new SourceRoots()) {
    this.#roots = roots;
  }

  /** @param path the absolute path of a source */
  foldersOf(path: string): ModuleFolders {
    const folder = dirname(path);
    let folders = this.#folders.get(folder);
    if (folders === undefined) this.#folders.set(folder, (folders = this.#find(folder)));
    return folders;
  }

  /** The paths that the answers depend on, and whether there are such files or folders. */
  get consulted(): ReadonlyMap<string, boolean> {
    const confs = Array.from(this.#confs, ([folder, conf]): [string, boolean] => [
      join(folder, ENVIRONMENT_FILE),
      conf?.folder === folder,
    ]);
    return new Map([...this.#roots.consulted, ...confs, ...this.#modules]);
  }

  #find(folder: string): ModuleFolders {
    const root = this.#roots.rootOf(folder);
    const conf = this.#nearestConf(folder);
    const own = root === undefined || root === conf?.folder ? undefined : { name: moduleName(root), folder: root };
    const modulepath = conf === undefined ? pathOfModule(own) : modulepathOf(conf);
    const known = this.#modules;
    return {
      find(name) {
        if (name === null) return conf?.folder;
        if (name === own?.name) return own.folder;
        // The folders are normal paths, and this is faster than `join`.
        return modulepath.map((each) => `${each}${sep}${name}`).find((each) => isFolder(each, known));
      },
    };
  }

  /** The environment.conf in a folder or in the nearest one above. */
  #nearestConf(folder: string): EnvironmentConf | undefined {
    if (this.#confs.has(folder)) return this.#confs.get(folder);
    const text = textOf(join(folder, ENVIRONMENT_FILE));
    const above = dirname(folder);
    const conf = text !== undefined ? { folder, text } : above === folder ? undefined : this.#nearestConf(above);
    this.#confs.set(folder, conf);
    return conf;
  }
}

/** @param known the answers for earlier paths */
function isFolder(path: string, known: Map<string, boolean>): boolean {
  let answer = known.get(path);
  if (answer === undefined) {
    answer = statsOf(path)?.isDirectory() === true;
    known.set(path, answer);
  }
  return answer;
}

interface EnvironmentConf {
  readonly folder: string;
  readonly text: string;
}

function modulepathOf({ folder, text }: EnvironmentConf): readonly string[] {
  const { settings } = readEnvironmentConf(text, { basemodulepath: '', environment: basename(folder) });
  const value = settings.get('modulepath')?.value;
  return (value === undefined ? ['modules'] : modulepathFolders(value)).map((each) => resolve(folder, each));
}

/** Without an environment: the folder that contains the module, if it can contain other modules under their names. */
function pathOfModule(own: { readonly name: string; readonly folder: string } | undefined): readonly string[] {
  return own !== undefined && basename(own.folder) === own.name ? [dirname(own.folder)] : [];
}

/** The name in metadata.json without the author, or the name of the folder. */
function moduleName(folder: string): string {
  const name = metadataName(textOf(join(folder, 'metadata.json')) ?? '');
  return name === undefined ? basename(folder) : name.replace(/^.*[-/]/, '');
}

function metadataName(text: string): string | undefined {
  try {
    const metadata: unknown = JSON.parse(text);
    if (typeof metadata !== 'object' || metadata === null || !('name' in metadata)) return undefined;
    return typeof metadata.name === 'string' ? metadata.name : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the text of a file; undefined if it cannot be read. Most files do not exist, and an error takes long. */
function textOf(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
