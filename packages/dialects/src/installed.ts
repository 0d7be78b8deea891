import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importModule, isObject, type UnknownMembers } from '@pptjs/files';
import type { Dialect } from '@pptjs/transpiler/dialect';
import type { DialectEntry } from './entry.js';

/** The names of packages that are dialects: `pptjs-dialect-toy`, `@acme/dialect-toy`, `@acme/pptjs-dialect-toy`. */
const DIALECT_PACKAGE = /^(?:@[^/]+\/(?:pptjs-)?|pptjs-)dialect-/;

/** A dialect package cannot be used. `message` says why, in one line. */
export class DialectError extends Error {
  override readonly name = 'DialectError';
}

/**
 * Finds the dialects among the dependencies of a project.
 *
 * A dialect is a package whose name has the form above and whose package.json has
 * `"pptjs": { "dialect": { "name": …, "title": …, "extensions": […] } }`. Its default export is the `Dialect`.
 *
 * @param folder any folder of the project. The nearest package.json at or above it is that of the project
 */
export function installedDialects(folder: string): readonly DialectEntry[] {
  const project = nearestPackage(folder);
  if (project === undefined) return [];
  const { dependencies, devDependencies } = readJson(project);
  const names = [dependencies, devDependencies].flatMap((group) => (isObject(group) ? Object.keys(group) : []));
  return [...new Set(names)].filter((name) => DIALECT_PACKAGE.test(name)).flatMap((name) => entryOf(name, project));
}

/** The dialect whose module is at a path, for dialects under development: `--dialect ./toy.js`. */
export async function dialectAt(path: string, folder: string): Promise<Dialect> {
  const file = resolve(folder, path);
  if (!existsSync(file)) throw new DialectError(`${path}: No such file or directory`);
  return dialectOf(await importModule(pathToFileURL(file).href), path);
}

/** Whether a text after `--dialect` is the path of a module. */
export function isDialectPath(text: string): boolean {
  return text.startsWith('.') || isAbsolute(text);
}

function entryOf(name: string, project: string): DialectEntry[] {
  const manifest = findManifest(name, dirname(project));
  const { pptjs } = manifest === undefined ? {} : readJson(manifest);
  const declared = isObject(pptjs) ? pptjs['dialect'] : undefined;
  if (!isObject(declared) || typeof declared['name'] !== 'string') return [];
  const { title, extensions } = declared;
  const require = createRequire(project);
  return [
    {
      name: declared['name'],
      title: typeof title === 'string' ? title : declared['name'],
      extensions: Array.isArray(extensions) ? extensions.filter((text) => typeof text === 'string') : [],
      isShipped: false,
      load: async () => dialectOf(await importModule(pathToFileURL(require.resolve(name)).href), name),
      loadSync: () => dialectOf(require(name), name),
    },
  ];
}

/** The package.json of a dependency, as Node searches for it. */
function findManifest(name: string, folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, 'node_modules', name, 'package.json');
    if (existsSync(path)) return path;
    if (dirname(at) === at) return undefined;
  }
}

function dialectOf(module: unknown, name: string): Dialect {
  const dialect = isObject(module) ? module['default'] : undefined;
  if (!isDialect(dialect))
    throw new DialectError(`${name}: the default export is not a dialect (see docs/dialects.md)`);
  return dialect;
}

function isDialect(value: unknown): value is Dialect {
  return (
    isObject(value) &&
    ['name', 'title', 'runtime'].every((member) => typeof value[member] === 'string') &&
    ['loadRuntime', 'parse', 'lower', 'printTree'].every((member) => typeof value[member] === 'function')
  );
}

function nearestPackage(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, 'package.json');
    if (existsSync(path)) return path;
    if (dirname(at) === at) return undefined;
  }
}

/** The object in a JSON file; empty if the file cannot be read or contains something else. */
function readJson(path: string): UnknownMembers {
  try {
    const data: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isObject(data) ? data : {};
  } catch {
    return {};
  }
}
