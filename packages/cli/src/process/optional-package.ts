import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importModule } from '@pptjs/files';
import { CommandError } from './exit-code.js';

/** The packages that a user installs only for the commands that need them. */
interface OptionalPackages {
  readonly '@pptjs/fleet': typeof import('@pptjs/fleet');
  readonly '@pptjs/server': typeof import('@pptjs/server');
}

/**
 * Loads a package that is found beside the command, or in the project of the current folder.
 *
 * @throws {CommandError} if the package is not installed
 */
export async function loadOptionalPackage<Name extends keyof OptionalPackages>(
  name: Name,
  cwd: string,
): Promise<OptionalPackages[Name]> {
  const path = resolveFrom(import.meta.url, name) ?? resolveFrom(pathToFileURL(join(cwd, 'package.json')).href, name);
  if (path === undefined) throw new CommandError(`the package ${name} is not installed: npm install ${name}`);
  return (await importModule(pathToFileURL(path).href)) as OptionalPackages[Name];
}

function resolveFrom(url: string, name: string): string | undefined {
  try {
    return createRequire(url).resolve(name);
  } catch {
    return undefined;
  }
}
