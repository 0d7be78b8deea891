import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compileCatalog, type CompileCatalogOptions } from '@pptjs/catalog';

/** Creates a temporary folder with these files, by path. */
export function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-'));
  writeIn(folder, files);
  return folder;
}

/** Writes files in a folder, by path. */
export function writeIn(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Creates a link at `path` in the folder. */
export function linkIn(folder: string, path: string, target: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  symlinkSync(target, join(folder, path));
}

/** Compiles a catalog and returns the messages of its notices. */
export async function noticesOf(
  environment: CompileCatalogOptions['environment'],
  options: Omit<CompileCatalogOptions, 'environment'> = {},
): Promise<string[]> {
  const notices: string[] = [];
  await compileCatalog({
    environment,
    ...options,
    log: ({ level, message }) => void (level === 'notice' && notices.push(message)),
  });
  return notices;
}
