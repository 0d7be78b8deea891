import type { CatalogEnvironment } from '@pptjs/catalog';

/** Matches the declaration of a fact in Ruby: `Facter.add('name')`. */
const DECLARATION = /Facter\.add\(?\s*(?::(\w+)|['"](\w+)['"])/g;

/** Returns the names of the facts that the modules of an environment declare in Ruby. */
export function customFacts({ modules, files }: CatalogEnvironment): readonly string[] {
  return modules.all.flatMap(({ directory }) => {
    const folder = files.within(directory, 'lib/facter');
    const ruby = folder === undefined ? [] : files.below(folder).filter((path) => path.endsWith('.rb'));
    return ruby.flatMap((path) => [
      path.slice(path.lastIndexOf('/') + 1, -'.rb'.length),
      ...Array.from((files.text(path) ?? '').matchAll(DECLARATION), ([, symbol, text]) => symbol ?? text ?? ''),
    ]);
  });
}
