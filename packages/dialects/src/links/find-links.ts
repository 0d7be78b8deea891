import { statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Link, Links, SourceOutline, UsedDefinition } from '@pptjs/transpiler/dialect';
import { ModuleFolders } from './module-folders.js';

/** The definitions of other files that a source uses. */
export interface FoundLinks {
  readonly links: Links;
  /** The files on which the links depend: those with the definitions, and those that were searched or may be created. */
  readonly files: readonly string[];
}

const NO_FILES: FoundLinks = { links: new Map(), files: [] };

/**
 * Finds the files with the definitions that a source uses: in its module, and in the modules of its environment or beside
 * its own. Names without a file have no link.
 *
 * @param path the absolute path of the source
 * @param outlineOf returns the outline of another source; undefined for a source with errors
 */
export function findLinks(
  path: string,
  uses: readonly UsedDefinition[],
  outlineOf: (path: string) => SourceOutline | undefined,
): FoundLinks {
  if (uses.length === 0) return NO_FILES;
  const folders = new ModuleFolders(path);
  const links = new Map<string, Link>();
  const files = new Set<string>();
  for (const { definition, module, files: candidates } of uses) {
    const folder = folders.find(module);
    if (folder === undefined) continue;
    for (const file of candidates.map((each) => join(folder, each))) {
      if (file === path) continue;
      files.add(file);
      if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) continue;
      const outline = outlineOf(file);
      // The import of a source with errors reports them, whatever the import names.
      const name = outline === undefined ? definition : outline.defines[definition];
      if (name === undefined) continue;
      links.set(definition, { from: specifierOf(path, file), name });
      break;
    }
  }
  return { links, files: [...files] };
}

/** The specifier with which one file imports another. Both paths are absolute. */
export function specifierOf(path: string, other: string): string {
  const target = relative(dirname(path), other).split(sep).join('/');
  return target.startsWith('../') ? target : `./${target}`;
}
