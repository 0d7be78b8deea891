import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { modulepathFolders, readEnvironmentConf } from '@pptjs/files';
import { SourceRoots } from './source-roots.js';

const ENVIRONMENT_FILE = 'environment.conf';

/** The folders in which a source finds definitions of other files. */
export class ModuleFolders {
  /** The module that contains the source. */
  readonly #own: { readonly name: string; readonly folder: string } | undefined;
  /** The folder of the environment. */
  readonly #environment: string | undefined;
  readonly #modulepath: readonly string[];

  /** @param path the absolute path of the source */
  constructor(path: string) {
    const folder = dirname(path);
    const root = new SourceRoots().rootOf(folder);
    const conf = nearestConf(folder);
    this.#environment = conf?.folder;
    if (root !== undefined && root !== conf?.folder) this.#own = { name: moduleName(root), folder: root };
    this.#modulepath = conf === undefined ? pathOfModule(this.#own) : modulepathOf(conf);
  }

  /** Returns the folder of a module by its name, or that of the environment; undefined if there is none. */
  find(name: string | null): string | undefined {
    if (name === null) return this.#environment;
    if (name === this.#own?.name) return this.#own.folder;
    return this.#modulepath
      .map((folder) => join(folder, name))
      .find((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory());
  }
}

interface EnvironmentConf {
  readonly folder: string;
  readonly text: string;
}

/** The environment.conf in a folder or in the nearest one above. */
function nearestConf(folder: string): EnvironmentConf | undefined {
  for (let above = folder; ; above = dirname(above)) {
    const text = textOf(join(above, ENVIRONMENT_FILE));
    if (text !== undefined) return { folder: above, text };
    if (dirname(above) === above) return undefined;
  }
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

/** Returns the text of a file; undefined if it cannot be read. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
