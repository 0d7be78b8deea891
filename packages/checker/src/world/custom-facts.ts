import { basename, extname } from 'node:path';
import type { CatalogEnvironment } from '@pptjs/catalog';
import { parseYaml } from '@pptjs/hiera';
import { PuppetHash } from '@pptjs/runtime/internal';
import { filesBelow } from './folders.js';

/** The facts that the modules of an environment add to those of Facter. */
export interface CustomFacts {
  readonly names: readonly string[];
  /** Whether a module has a script that prints facts, whose names are not known. */
  readonly hasScripts: boolean;
}

/** Matches the declaration of a fact in Ruby: `Facter.add('name')`. */
const DECLARATION = /Facter\.add\(?\s*(?::(\w+)|['"](\w+)['"])/g;

/** Matches the name of an external fact in a text file: `name=value`. */
const ASSIGNMENT = /^\s*(\w+)\s*=/gm;

/** Reads the facts that modules declare in Ruby (`lib/facter`), and external facts (`facts.d`). */
export function customFacts(environment: CatalogEnvironment): CustomFacts {
  const { modules, files } = environment;
  const filesIn = (folder: string, extension: string): readonly string[] =>
    modules.all.flatMap(({ directory }) => filesBelow(directory, folder, extension, environment));
  const inRuby = filesIn('lib/facter', '.rb').flatMap((path) => [
    basename(path, '.rb'),
    ...Array.from((files.text(path) ?? '').matchAll(DECLARATION), ([, symbol, text]) => symbol ?? text ?? ''),
  ]);
  const external = filesIn('facts.d', '').map((path) => externalFacts(path, () => files.text(path) ?? ''));
  return {
    names: [...inRuby, ...external.flatMap((names) => names ?? [])],
    hasScripts: external.includes(undefined),
  };
}

/** Returns the names of the facts in a file; undefined for a script, which is not read. */
function externalFacts(path: string, read: () => string): readonly string[] | undefined {
  switch (extname(path)) {
    case '.txt':
      return Array.from(read().matchAll(ASSIGNMENT), ([, name]) => name!.toLowerCase());
    case '.json':
    case '.yaml':
      return keysOfData(read(), path);
    default:
      return undefined;
  }
}

/** The keys of a YAML or JSON hash. Facter ignores a file with an error. */
function keysOfData(text: string, path: string): readonly string[] {
  try {
    const data = parseYaml(text, path);
    return data instanceof PuppetHash ? Array.from(data.keys(), (key) => String(key).toLowerCase()) : [];
  } catch {
    return [];
  }
}
