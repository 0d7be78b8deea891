import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/** Where modules that a module under test needs usually are. */
const FIXTURES = ['test/fixtures/modules', 'spec/fixtures/modules', 'fixtures/modules'];

/** The name of the module that a folder holds: as its metadata says, else the folder's, without the author. */
export function moduleName(directory: string): string {
  const metadata = join(directory, 'metadata.json');
  const name = existsSync(metadata) ? nameIn(readFileSync(metadata, 'utf8')) : undefined;
  return (name ?? basename(resolve(directory))).replace(/^.*[-/]/, '');
}

function nameIn(text: string): string | undefined {
  const data: unknown = JSON.parse(text);
  return typeof data === 'object' && data !== null && 'name' in data && typeof data.name === 'string'
    ? data.name
    : undefined;
}

/** Whether a folder is that of a module. */
export function isModule(directory: string): boolean {
  return existsSync(join(directory, 'metadata.json')) && existsSync(join(directory, 'manifests'));
}

/** The folders with fixtures that there are beside a module. */
export function fixtureFolders(directory: string): string[] {
  return FIXTURES.map((folder) => resolve(directory, folder)).filter((folder) => existsSync(folder));
}

const linked = new Map<string, string>();

/**
 * A folder of modules in which the folder is a module by its own name, whatever the folder is called. It is gone when
 * the process ends.
 */
export function folderWith(directory: string): string {
  const path = resolve(directory);
  let folder = linked.get(path);
  if (folder === undefined) {
    folder = mkdtempSync(join(tmpdir(), 'pptjs-module-'));
    symlinkSync(path, join(folder, moduleName(path)), 'dir');
    if (linked.size === 0) process.once('exit', removeLinked);
    linked.set(path, folder);
  }
  return folder;
}

function removeLinked(): void {
  for (const folder of linked.values()) rmSync(folder, { recursive: true, force: true });
}
