import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { describeJsonError, formatMessage } from '@pptjs/runtime/internal';
import { messages } from '../messages.js';

const METADATA_FILE = 'metadata.json';

/** The usual folders for the modules that a module under test depends on. */
const FIXTURES = ['test/fixtures/modules', 'spec/fixtures/modules', 'fixtures/modules'];

/** Returns the name of the module in a folder, without the author: from its metadata, else from the folder's name. */
export function moduleName(directory: string): string {
  const data = existsSync(join(directory, METADATA_FILE)) ? readMetadata(directory) : undefined;
  const hasName = typeof data === 'object' && data !== null && 'name' in data && typeof data.name === 'string';
  return (hasName ? String(data.name) : basename(resolve(directory))).replace(/^.*[-/]/, '');
}

/**
 * Returns the data in the `metadata.json` of a module.
 *
 * @throws {SyntaxError} if it is not JSON
 * @throws {Error} if it cannot be read
 */
export function readMetadata(directory: string): unknown {
  const file = join(directory, METADATA_FILE);
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    const problem = describeJsonError(text) ?? String(error);
    throw new SyntaxError(formatMessage(messages.WRONG_METADATA, { file, problem }), { cause: error });
  }
}

/** Whether a folder contains a module. */
export function isModule(directory: string): boolean {
  return existsSync(join(directory, METADATA_FILE)) && existsSync(join(directory, 'manifests'));
}

/** Returns the existing folders of fixture modules in a module. */
export function fixtureFolders(directory: string): string[] {
  return FIXTURES.map((folder) => resolve(directory, folder)).filter((folder) => existsSync(folder));
}

/**
 * Temporary folders with links to modules. The name of a module's folder can differ from that of the module, so tests
 * compile the module through a link. They are deleted when the process ends.
 */
class ModuleLinks {
  /** The temporary folders, by the name and the path of the linked module. */
  readonly #folders = new Map<string, string>();

  /** Returns a folder that contains only a link to the module. */
  folderFor(name: string, path: string): string {
    const key = `${name}\0${path}`;
    let folder = this.#folders.get(key);
    if (folder === undefined) {
      folder = mkdtempSync(join(tmpdir(), 'pptjs-module-'));
      symlinkSync(path, join(folder, name), 'dir');
      if (this.#folders.size === 0) process.once('exit', () => this.#delete());
      this.#folders.set(key, folder);
    }
    return folder;
  }

  #delete(): void {
    for (const folder of this.#folders.values()) rmSync(folder, { recursive: true, force: true });
  }
}

const moduleLinks = new ModuleLinks();

/** Modules that are compiled through links, and the translation of the paths of the links to those of the modules. */
export class LinkedModules {
  /** The folders of the links. */
  readonly folders: readonly string[];
  readonly #paths: readonly (readonly [link: string, module: string])[];

  /** @param modules the folders of the modules, by the name of the module */
  constructor(modules: ReadonlyMap<string, string>) {
    const links = Array.from(modules, ([name, directory]) => {
      const path = resolve(directory);
      return { name, path, folder: moduleLinks.folderFor(name, path) };
    });
    this.folders = links.map(({ folder }) => folder);
    this.#paths = links.map(({ name, path, folder }) => [join(folder, name), path]);
  }

  /** Returns a text with the paths of the modules in place of those of the links. */
  ownPaths(text: string): string {
    return this.#paths.reduce((translated, [link, module]) => translated.replaceAll(link, module), text);
  }
}
