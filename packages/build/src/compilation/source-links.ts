import { basename, sep } from 'node:path';
import { findLinks, linksWith, ModuleLayout, type SourceRoots, specifierOf } from '@pptjs/dialects';
import {
  type Dialect,
  EMPTY_OUTLINE,
  type Links,
  outlineWith,
  type SourceOutline,
  type UsedDefinition,
} from '@pptjs/transpiler/dialect';
import { readSource } from '../sources/read-source.js';
import { readOutline, readUses } from './recorded-outline.js';

/** The module of a source. */
export interface BuiltModule {
  /** The absolute path. */
  readonly code: string;
  /** The path relative to the output folder. */
  readonly place: string;
}

/** The definitions of other sources that a module imports. */
export interface ModuleLinks {
  readonly links: () => Links;
  /** A text that is the same for the same links. */
  readonly key: string;
}

/** Finds the modules of a build that define what a source of the build uses. */
export class SourceLinks {
  /** By the paths of the sources. */
  readonly #modules: ReadonlyMap<string, BuiltModule>;
  readonly #outlines = new Map<string, SourceOutline>();
  /** See `recordOutline`. */
  readonly #recorded = new Map<string, string>();
  readonly #layout: ModuleLayout;
  /** The paths of all sources, by the names of their files. */
  #paths: ReadonlyMap<string, readonly string[]> | undefined;

  /**
   * @param modules the modules of the build, by the paths of their sources
   * @param roots what is known about the Puppet modules and environments that contain the sources
   */
  constructor(modules: ReadonlyMap<string, BuiltModule>, roots?: SourceRoots) {
    this.#modules = modules;
    this.#layout = new ModuleLayout(roots);
  }

  /** Sets the recorded outline of a source, which is then not parsed. */
  know(path: string, recorded: string): void {
    this.#recorded.set(path, recorded);
  }

  /**
   * Returns the links of a source. Definitions that are not part of the build, or whose source has errors, have none.
   * @param path the path of the source
   * @param dialect parses sources; undefined if the outlines of all sources have been recorded
   */
  linksOf(path: string, dialect: Dialect | undefined, uses: readonly UsedDefinition[]): ModuleLinks {
    // To find the folders of a source takes long, and most names that sources use are not defined in a build.
    const possible = uses.filter(({ files }) => files.some((file) => this.#mayContain(file)));
    const found = findLinks(path, possible, {
      outlineOf: (other) => this.#outlineOf(other, dialect),
      has: (other) => this.#modules.has(other),
      layout: this.#layout,
    });
    const modules = this.#modules;
    const code = modules.get(path)?.code ?? path;
    const targets = Array.from(found.links, ([definition, { file, name }]) => [
      definition,
      modules.get(file)?.place,
      name,
    ]);
    return {
      // Most callers need the key only.
      links: () => linksWith(found, (file) => urlOf(code, modules.get(file)?.code ?? file)),
      key: targets.length === 0 ? '' : JSON.stringify(targets),
    };
  }

  /** The paths, other than those of sources, that links depend on, and whether there are such files or folders. */
  get consulted(): ReadonlyMap<string, boolean> {
    return this.#layout.consulted;
  }

  /** Returns the key of the links of a source whose outline was recorded. Most sources use no definition directly. */
  keyOf(path: string, dialect: Dialect | undefined, recorded: string): string {
    const uses = readUses(recorded);
    return uses.length === 0 ? '' : this.linksOf(path, dialect, uses).key;
  }

  /** Whether a source of the build has a path that ends with `file`. */
  #mayContain(file: string): boolean {
    this.#paths ??= pathsByName(this.#modules.keys());
    const paths = this.#paths.get(file.slice(file.lastIndexOf('/') + 1));
    const end = sep + file.replaceAll('/', sep);
    return paths?.some((path) => path.endsWith(end)) === true;
  }

  #outlineOf(path: string, dialect: Dialect | undefined): SourceOutline {
    const cached = this.#outlines.get(path);
    if (cached !== undefined) return cached;
    const recorded = this.#recorded.get(path);
    const outline = recorded === undefined ? parsedOutline(path, dialect) : readOutline(recorded);
    this.#outlines.set(path, outline);
    return outline;
  }
}

function pathsByName(paths: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, string[]>();
  for (const path of paths) {
    const name = basename(path);
    const others = byName.get(name);
    if (others === undefined) byName.set(name, [path]);
    else others.push(path);
  }
  return byName;
}

/** The outline of a source; an empty one for a source with errors. */
function parsedOutline(path: string, dialect: Dialect | undefined): SourceOutline {
  if (dialect === undefined) return EMPTY_OUTLINE;
  const { text } = readSource(path, path);
  return (text === undefined ? undefined : outlineWith(dialect, text, { file: path })) ?? EMPTY_OUTLINE;
}

/** The URL of a module, relative to another one. */
function urlOf(code: string, other: string): string {
  return specifierOf(code, other).replace(/[%#?]/g, encodeURIComponent);
}
