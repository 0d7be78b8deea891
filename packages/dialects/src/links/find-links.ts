import { dirname, join, relative, sep } from 'node:path';
import { statsOf } from '@pptjs/files';
import type { Link, Links, SourceOutline, UsedDefinition } from '@pptjs/transpiler/dialect';
import { ModuleLayout } from './module-folders.js';

/** The sources that may define what another source uses. */
export interface LinkableSources {
  /** Returns the outline of a source; undefined for a source with errors. */
  outlineOf(path: string): SourceOutline | undefined;
  /** Whether there is a source with a path. Defaults to all files. */
  has?(path: string): boolean;
  /** The modules and environments that are known already. By default, none. */
  readonly layout?: ModuleLayout;
}

/** The file that defines something, and the name under which its module exports that. */
export interface FoundLink {
  readonly file: string;
  readonly name: string;
}

/** The definitions of other files that a source uses. */
export interface FoundLinks {
  /** By definition. */
  readonly links: ReadonlyMap<string, FoundLink>;
  /** The files on which the links depend: those with the definitions, and those that were searched or may be created. */
  readonly files: readonly string[];
}

const NO_FILES: FoundLinks = { links: new Map(), files: [] };

/**
 * Finds the files with the definitions that a source uses: in its module, and in the modules of its environment or beside
 * its own. Names without a file have no link.
 *
 * @param path the absolute path of the source
 */
export function findLinks(path: string, uses: readonly UsedDefinition[], sources: LinkableSources): FoundLinks {
  if (uses.length === 0) return NO_FILES;
  const { has = isFile, layout = new ModuleLayout() } = sources;
  const folders = layout.foldersOf(path);
  const links = new Map<string, FoundLink>();
  const files = new Set<string>();
  for (const { definition, module, files: candidates } of uses) {
    const folder = folders.find(module);
    if (folder === undefined) continue;
    for (const candidate of candidates) {
      // The folder is a normal path, and this is faster than `join`.
      const file = sep === '/' ? `${folder}/${candidate}` : join(folder, candidate);
      if (file === path) continue;
      files.add(file);
      if (!has(file)) continue;
      const outline = sources.outlineOf(file);
      // The import of a source with errors reports them, also if it names no definition of the source.
      const name = outline === undefined ? definition : outline.defines[definition];
      if (name === undefined) continue;
      links.set(definition, { file, name });
      break;
    }
  }
  return { links, files: [...files] };
}

const isFile = (path: string): boolean => statsOf(path)?.isFile() === true;

/** Returns the links for a module. @param specifierOf returns the specifier with which the module imports a file */
export function linksWith({ links }: FoundLinks, specifierOf: (file: string) => string): Links {
  return new Map(
    Array.from(links, ([definition, { file, name }]): [string, Link] => [
      definition,
      { from: specifierOf(file), name },
    ]),
  );
}

/** The specifier with which one file imports another. Both paths are absolute. */
export function specifierOf(path: string, other: string): string {
  const target = relative(dirname(path), other).split(sep).join('/');
  return target.startsWith('../') ? target : `./${target}`;
}
