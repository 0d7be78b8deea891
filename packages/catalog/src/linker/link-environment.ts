import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as erbRuntime from '@pptjs/erb/runtime';
import * as eyaml from '@pptjs/hiera/eyaml';
import * as functions from '@pptjs/runtime/functions';
import * as runtime from '@pptjs/runtime/internal';
import * as types from '@pptjs/runtime/types';
import { builtEnvironmentError } from '../built-environment-error.js';
import { BUILT_ENTRY_POINT, digestOfIndex, EYAML_ENTRY_POINT, INDEX_FILE } from '../built-files/environment-index.js';
import { BundleFiles, FolderFiles, type ModuleFiles, TarFiles, withoutExtension } from '../built-files/module-files.js';
import * as built from '../built.js';
import { BuiltEnvironment, type BuiltEnvironmentOptions } from '../built/built-environment.js';
import type { EnvironmentDescription } from '../built/environment-description.js';
import { nodeHostWithFiles } from '../disk/node-host.js';
import { messages } from '../messages.js';
import { Linker } from './linker.js';
import {
  ImportedModule,
  ImportedValue,
  type IndexValue,
  isIndexObject,
  moduleEntries,
  readIndex,
} from './read-index.js';

/** How to use a built environment: see `BuiltEnvironmentOptions`. */
export interface LinkOptions extends Pick<
  BuiltEnvironmentOptions,
  'name' | 'modulepath' | 'manifest' | 'code' | 'hieraConfig' | 'strict'
> {
  /** The path at which the environment appears. Default: the folder, or the file without its extension. */
  readonly location?: string;
}

/**
 * A bundle that contains its own copy of the packages. Only plain data can pass between the copies.
 */
export class BundledEnvironment {
  readonly #compile: (options: object) => unknown;
  readonly #options: object;

  constructor(compile: (options: object) => unknown, options: object) {
    this.#compile = compile;
    this.#options = options;
  }

  /**
   * Compiles a catalog as `BuiltEnvironment.compileCatalog` does. The options and the result are those of the other
   * copy.
   */
  async compileCatalog(options: object): Promise<unknown> {
    return this.#compile({ ...this.#options, ...options });
  }
}

/**
 * Links a built environment: a folder, a tar archive (which may be compressed with gzip), or a bundle (`.js`, `.mjs`).
 * The modules use the packages of this process, except for those of a bundle that contains the packages. A module is
 * evaluated when a catalog first needs it. Nothing is written.
 *
 * @throws {BuiltEnvironmentError} if it is not a built environment, or this compiler cannot run it
 */
export async function linkEnvironment(
  path: string,
  options: LinkOptions = {},
): Promise<BuiltEnvironment | BundledEnvironment> {
  const absolute = resolve(path);
  const isFolder = statSync(absolute).isDirectory();
  const location = resolve(options.location ?? (isFolder ? absolute : withoutExtension(absolute)));
  if (!isFolder && /\.m?js$/.test(absolute)) return linkBundle(new BundleFiles(absolute), { ...options, location });
  const files = isFolder ? new FolderFiles(absolute) : await TarFiles.open(absolute);
  return linkModules(files, { ...options, location });
}

interface LocatedOptions extends LinkOptions {
  readonly location: string;
}

/** Links the modules that an index lists. */
function linkModules(files: ModuleFiles, options: LocatedOptions): BuiltEnvironment {
  const content = files.read(INDEX_FILE);
  const notBuilt = (reason: string): Error => builtEnvironmentError(messages.NOT_BUILT, { path: files.path, reason });
  if (content === undefined) throw notBuilt(runtime.formatMessage(messages.NO_INDEX, { index: INDEX_FILE }));
  const text = Buffer.from(content).toString('utf8');
  const index = readIndex(text);
  if (index === undefined || typeof index['digest'] !== 'string')
    throw notBuilt(runtime.formatMessage(messages.UNREADABLE_INDEX, { index: INDEX_FILE }));
  const linker = new Linker(files, PACKAGES);
  for (const { path, source, ...facts } of moduleEntries(index))
    linker.declare(path, { ...facts, source: source === undefined ? undefined : join(options.location, source) });
  const description = linkValue(index, linker) as unknown as EnvironmentDescription;
  const environment = new BuiltEnvironment(
    description,
    { ...options, locator: linker.locator, host: nodeHostWithFiles() },
    '',
  );
  // After the constructor, which reports another version of the compiler.
  if (digestOfIndex(text, index['digest']) !== index['digest'])
    throw builtEnvironmentError(messages.CHANGED_FILE, { environment: files.path, file: INDEX_FILE });
  return environment;
}

/** Replaces the imported modules in a value with their namespaces. */
function linkValue(value: IndexValue, linker: Linker): unknown {
  if (value instanceof ImportedModule) return linker.namespace(value.path);
  if (value instanceof ImportedValue) return linker.importFrom(INDEX_FILE, value.from)[value.name];
  if (Array.isArray(value)) return value.map((each) => linkValue(each, linker));
  if (!isIndexObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, linkValue(member, linker)]));
}

function linkBundle(files: BundleFiles, options: LocatedOptions): BuiltEnvironment | BundledEnvironment {
  const linker = new Linker(files, PACKAGES);
  const url = linker.urlOf(files.module);
  const sourceMap = (script: string): string | undefined => (script === url ? files.sourceMap : undefined);
  const environment = linker.evaluate(files.module)['default'];
  if (environment instanceof BuiltEnvironment)
    return environment.with({ ...options, sourceMap, host: nodeHostWithFiles() });
  if (hasCompileCatalog(environment))
    return new BundledEnvironment((each) => environment.compileCatalog(each), {
      location: options.location,
      sourceMap,
    });
  const reason = runtime.formatMessage(messages.NO_ENVIRONMENT_EXPORT, {});
  throw builtEnvironmentError(messages.NOT_BUILT, { path: files.path, reason });
}

function hasCompileCatalog(value: unknown): value is { compileCatalog(options: object): unknown } {
  return (
    value !== null &&
    typeof value === 'object' &&
    'compileCatalog' in value &&
    typeof value.compileCatalog === 'function'
  );
}

/** The packages that the modules of a built environment may import. */
const PACKAGES: ReadonlyMap<string, object> = new Map<string, object>([
  ['@pptjs/erb/runtime', erbRuntime],
  ['@pptjs/runtime', runtime],
  ['@pptjs/runtime/internal', runtime],
  ['@pptjs/runtime/functions', functions],
  ['@pptjs/runtime/types', types],
  [BUILT_ENTRY_POINT, built],
  [EYAML_ENTRY_POINT, eyaml],
]);
