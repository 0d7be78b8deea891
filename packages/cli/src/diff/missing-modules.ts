import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogEnvironment } from '@pptjs/catalog';
import { count } from '../report/reporter.js';
import { nodeNames } from './group-changes.js';

/** The number of modules that a warning names. */
const MAX_NAMED_MODULES = 20;

/** A `mod` of a Puppetfile: `mod 'puppetlabs-stdlib', '9.0.0'`. */
const MOD = /^\s*mod\s*\(?\s*(['"])(?:[^'"]*[-/])?(\w+)\1/gm;

/**
 * Returns warnings about the parts of an environment that Git does not check out: submodules, and modules that r10k or
 * Code Manager install.
 *
 * @param directory the folder of the environment
 * @param submodules the paths of the submodules
 */
export function missingModuleWarnings(
  directory: string,
  environment: Pick<CatalogEnvironment, 'modules'>,
  submodules: readonly string[],
): string[] {
  const modules = puppetfileModules(directory).filter((name) => environment.modules.find(name) === undefined);
  return [[submodules, 'submodule', ''] as const, [modules, 'module', ' of the Puppetfile'] as const].flatMap(
    ([names, noun, suffix]) =>
      names.length === 0
        ? []
        : [
            `${count(names.length, noun)}${suffix} ${names.length === 1 ? 'is' : 'are'} not checked out: ` +
              `${nodeNames(names, MAX_NAMED_MODULES)} (--modulepath can name a folder that contains them)`,
          ],
  );
}

function puppetfileModules(directory: string): string[] {
  let text: string;
  try {
    text = readFileSync(join(directory, 'Puppetfile'), 'utf8');
  } catch {
    return [];
  }
  return Array.from(text.matchAll(MOD), ([, , name = '']) => name);
}
