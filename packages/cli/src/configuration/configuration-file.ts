import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { displayName, importModule, readText, systemMessage } from '@pptjs/files';
import { CommandError } from '../process/exit-code.js';

/** The names of configuration files. If a folder has several, the first one counts. */
const FILE_NAMES = ['pptjs.config.js', 'pptjs.config.mjs', 'pptjs.config.ts', 'pptjs.config.mts', 'pptjs.config.json'];

const PACKAGE_FILE = 'package.json';

/** The member of package.json that is a configuration. */
const PACKAGE_MEMBER = 'pptjs';

/** A configuration before it is checked. */
export interface Configuration {
  /** The absolute path of its file. */
  readonly path: string;
  /** The name of its file in messages. */
  readonly file: string;
  readonly data: unknown;
}

/**
 * Finds the configuration of a folder: in the folder itself or the nearest folder above it that has one.
 * @returns the absolute path of the file
 */
export function findConfiguration(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    for (const name of FILE_NAMES) if (existsSync(join(at, name))) return join(at, name);
    const manifest = join(at, PACKAGE_FILE);
    if (packageConfiguration(manifest) !== undefined) return manifest;
    if (dirname(at) === at) return undefined;
  }
}

/**
 * Returns the absolute paths of all files that are the configuration of a folder, or become it when they are created, as
 * long as `current` exists: those of the folder, and of the folders between it and that of `current`.
 */
export function possibleConfigurations(folder: string, current: string | undefined): readonly string[] {
  const names = [...FILE_NAMES, PACKAGE_FILE];
  const last = current === undefined ? folder : dirname(current);
  const paths: string[] = [];
  for (let at = folder; ; at = dirname(at)) {
    paths.push(...names.map((name) => join(at, name)));
    if (at === last || dirname(at) === at) return paths;
  }
}

/** Whether a configuration file is a program. */
export const isProgram = (path: string): boolean => /\.m?[jt]s$/.test(path);

/**
 * Reads a configuration. Runs it if it is a program.
 *
 * @param path relative to `cwd`, or absolute
 * @param isChanged whether the process has read an earlier version of the file
 * @throws {CommandError} if the file cannot be read
 */
export async function readConfiguration(path: string, cwd: string, isChanged: boolean): Promise<Configuration> {
  const absolute = resolve(cwd, path);
  const file = displayName(absolute, cwd);
  // The error of an import names the module that imports the file.
  if (!existsSync(absolute)) throw new CommandError(`${file}: No such file or directory`);
  try {
    return { path: absolute, file, data: await readData(absolute, isChanged) };
  } catch (error) {
    throw new CommandError(`${file}${placeIn(absolute, error)}: ${systemMessage(error)}`);
  }
}

/** Returns the place in a configuration where an error arose, as `:2:10`; an empty text if its stack does not show it. */
function placeIn(path: string, error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const names = [path, pathToFileURL(path).href];
  const frame = stack.split('\n').find((line) => /^\s+at /.test(line) && names.some((name) => line.includes(name)));
  return /:\d+:\d+(?=\)?$)/.exec(frame ?? '')?.[0] ?? '';
}

async function readData(path: string, isChanged: boolean): Promise<unknown> {
  if (isProgram(path)) return path.endsWith('ts') ? importTypeScript(path) : importJavaScript(path, isChanged);
  return basename(path) === PACKAGE_FILE ? packageConfiguration(path) : parseConfiguration(readText(path));
}

/** @throws {SyntaxError} with the line, if the text is not JSON */
async function parseConfiguration(text: string): Promise<unknown> {
  try {
    return JSON.parse(text);
  } catch {
    const { readJson } = await import('@pptjs/runtime/internal');
    return readJson(text);
  }
}

async function importJavaScript(path: string, isChanged: boolean): Promise<unknown> {
  const url = pathToFileURL(path);
  // Node imports each URL once.
  if (isChanged) url.searchParams.set('changed', String(statSync(path).mtimeMs));
  const configuration = memberOf(await importModule(url.href), 'default');
  if (configuration === undefined) throw new Error('the file has no default export');
  return configuration;
}

async function importTypeScript(path: string): Promise<unknown> {
  const { createJiti } = createRequire(import.meta.url)('jiti') as typeof import('jiti');
  return createJiti(fileURLToPath(import.meta.url), { moduleCache: false }).import(path, { default: true });
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/**
 * The configuration in a package.json; undefined if there is no such file, or it has none. An object with the name
 * `dialect` is not a part of the configuration: it declares that the package is a dialect.
 */
function packageConfiguration(path: string): unknown {
  const member = memberOf(readJson(path), PACKAGE_MEMBER);
  if (typeof memberOf(member, 'dialect') !== 'object') return member;
  const { dialect: _, ...configuration } = member as Readonly<Record<string, unknown>>;
  return Object.keys(configuration).length === 0 ? undefined : configuration;
}

/** The data of a JSON file; undefined if the file cannot be read. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readText(path));
  } catch {
    return undefined;
  }
}
