import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importModule } from '@pptjs/files';
import type * as server from '@pptjs/server';
import { CommandError } from '../exit-code.js';

/**
 * Loads the package @pptjs/server, which is optional: most users of the command run no server. It is found beside the
 * command, or in the project of the current folder.
 *
 * @throws {CommandError} if the package is not installed
 */
export async function loadServerPackage(cwd: string): Promise<typeof server> {
  const path = resolveFrom(import.meta.url) ?? resolveFrom(pathToFileURL(join(cwd, 'package.json')).href);
  if (path === undefined)
    throw new CommandError('the package @pptjs/server is not installed: npm install @pptjs/server');
  return (await importModule(pathToFileURL(path).href)) as typeof server;
}

function resolveFrom(url: string): string | undefined {
  try {
    return createRequire(url).resolve('@pptjs/server');
  } catch {
    return undefined;
  }
}
