import { basename } from 'node:path';
import type { CatalogEnvironment } from '@pptjs/catalog';
import { filesBelow } from './folders.js';

/** Matches the declaration of a fact in Ruby: `Facter.add('name')`. */
const DECLARATION = /Facter\.add\(?\s*(?::(\w+)|['"](\w+)['"])/g;

/** Returns the names of the facts that the modules of an environment declare in Ruby. */
export function customFacts(environment: CatalogEnvironment): readonly string[] {
  const { modules, files } = environment;
  const paths = modules.all.flatMap(({ directory }) => filesBelow(directory, 'lib/facter', '.rb', environment));
  return paths.flatMap((path) => [
    basename(path, '.rb'),
    ...Array.from((files.text(path) ?? '').matchAll(DECLARATION), ([, symbol, text]) => symbol ?? text ?? ''),
  ]);
}
