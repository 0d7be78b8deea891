import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/** The usual folders for the modules that a module under test depends on. */
const FIXTURES = ['test/fixtures/modules', 'spec/fixtures/modules', 'fixtures/modules'];

/** Returns the name of the module in a folder, without the author: from its metadata, else from the folder's name. */
export function moduleName(directory: string): string {
  const metadata = join(directory, 'metadata.json');
  const name = existsSync(metadata) ? nameInMetadata(readFileSync(metadata, 'utf8')) : undefined;
  return (name ?? basename(resolve(directory))).replace(/^.*[-/]/, '');
}

function nameInMetadata(text: string): string | undefined {
  const data: unknown = JSON.parse(text);
  return typeof data === 'object' && data !== null && 'name' in data && typeof data.name === 'string'
    ? data.name
    : undefined;
}

/** Whether a folder contains a module. */
export function isModule(directory: string): boolean {
  return existsSync(join(directory, 'metadata.json')) && existsSync(join(directory, 'manifests'));
}

/** Returns the existing folders of fixture modules in a module. */
export function fixtureFolders(directory: string): string[] {
  return FIXTURES.map((folder) => resolve(directory, folder)).filter((folder) => existsSync(folder));
}

/**
 * Temporary folders of modules, by the path of the only module in them: one for each module that a process tests. They
 * are deleted when the process ends.
 */
class ModuleLinks {
  readonly #folders = new Map<string, string>();

  folderFor(path: string): string {
    let folder = this.#folders.get(path);
    if (folder === undefined) {
      folder = mkdtempSync(join(tmpdir(), 'pptjs-module-'));
      symlinkSync(path, join(folder, moduleName(path)), 'dir');
      if (this.#folders.size === 0) process.once('exit', () => this.#delete());
      this.#folders.set(path, folder);
    }
    return folder;
  }

  #delete(): void {
    for (const folder of this.#folders.values()) rmSync(folder, { recursive: true, force: true });
  }
}

const moduleLinks = new ModuleLinks();

/** Returns a folder that contains the module under its own name, because the module's folder may have any name. */
export function folderWithModule(directory: string): string {
  return moduleLinks.folderFor(resolve(directory));
}
