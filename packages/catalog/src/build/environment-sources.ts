import { basename, join, relative } from 'node:path';
import type { Diagnostic } from '@pptjs/transpiler';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import { type EnvironmentFile, environmentFiles, portable, type SourceFile } from './environment-files.js';

/** The files that a build of an environment reads. */
export interface EnvironmentSources {
  /** The folders of the modulepath, with their paths in the built environment. */
  readonly folders: ReadonlyMap<string, string>;
  /** The sources of the main manifest. */
  readonly manifests: readonly (SourceFile & { readonly text: string })[];
  /** The path of the main manifest in the built environment: the path of its only file, or of its folder. */
  readonly manifest: string;
  /** All other files. */
  readonly files: readonly EnvironmentFile[];
  /** Findings about links. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Finds what a build of an environment reads.
 * @param exclude the path of a folder that does not belong to the environment
 */
export function environmentSources(environment: CatalogEnvironment, exclude: string | undefined): EnvironmentSources {
  const folders = moduleFolders(environment.modulepath, environment.directory);
  const manifests = manifestFiles(environment);
  const manifest = manifestPath(environment, manifests);
  return { folders, manifests, manifest, ...environmentFiles(environment, folders, isCode, exclude) };
}

/**
 * Maps each folder of the modulepath to its folder in the built environment. A folder inside the environment has the
 * same relative path there; any other folder gets its own name.
 */
function moduleFolders(modulepath: readonly string[], directory: string | undefined): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  const targets = new Set<string>();
  for (const folder of modulepath) {
    const path = directory === undefined ? '..' : relative(directory, folder);
    let target = path.startsWith('..') || path === '' ? basename(folder) : portable(path);
    while (targets.has(target)) target = `${target}-more`;
    targets.add(target);
    folders.set(folder, target);
  }
  return folders;
}

/** Returns the sources of the main manifest. A file outside of the environment gets a path below `manifests`. */
function manifestFiles(environment: CatalogEnvironment): (SourceFile & { readonly text: string })[] {
  const { directory, manifest } = environment;
  return environment.manifestSources().map(({ file, text }) => {
    if (file === '') return { path: 'manifests/site.pp', file, text };
    const path = directory === undefined ? '..' : relative(directory, file);
    if (!path.startsWith('..')) return { path: portable(path), file, text };
    const name = manifest === undefined || manifest === file ? basename(file) : relative(manifest, file);
    return { path: portable(join('manifests', name)), file, text };
  });
}

/** Returns the path of the main manifest in the built environment: the path of its only file, or of its folder. */
function manifestPath({ directory, manifest }: CatalogEnvironment, sources: readonly SourceFile[]): string {
  const [first] = sources;
  if (first !== undefined && first.file === manifest) return first.path;
  const path = directory === undefined || manifest === undefined ? '..' : relative(directory, manifest);
  return path.startsWith('..') ? 'manifests' : portable(path);
}

/** The folders of a module that contain Puppet code, and the extension of the code. */
const CODE_FOLDERS: readonly (readonly [folder: string, extension: string])[] = [
  ['manifests/', '.pp'],
  ['functions/', '.pp'],
  ['types/', '.pp'],
  ['templates/', '.epp'],
];

/** Whether a file of a module contains Puppet code. `name` is relative to the module. */
export function isCode(name: string): boolean {
  return CODE_FOLDERS.some(([folder, extension]) => name.startsWith(folder) && name.endsWith(extension));
}

const FUNCTION_FILE = /^functions\/((?:[a-z_][a-z0-9_]*\/)*[a-z_][a-z0-9_]*)\.m?js$/;

/** Returns the name of the function that a JavaScript file of a module defines. */
export function functionName({ module, name }: EnvironmentFile): string | undefined {
  const path = FUNCTION_FILE.exec(name)?.[1];
  return path === undefined || module === undefined ? undefined : `${module}::${path.replaceAll('/', '::')}`;
}

/** Whether a JavaScript file of a module defines a function of Puppet. */
export function definesFunction(file: EnvironmentFile): boolean {
  return functionName(file) !== undefined;
}
