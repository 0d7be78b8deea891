import type { Ruby } from '@pptjs/ruby-code';
import {
  createContext,
  type EvaluationContext,
  type LogEntry,
  logToConsole,
  withContext,
} from '@pptjs/runtime/internal';
import { stdlibFunction } from '@pptjs/stdlib';
import { fromSources, version } from '@pptjs/transpiler';
import { NO_RUBY, type RubyRecord } from '../built/environment-description.js';
import { findNeedsLoading } from '../compiled/needs-loading.js';
import { rubyCompiler } from '../disk/erb-package.js';
import { createRuby } from '../disk/ruby-package.js';
import { rubyReader } from '../disk/ruby-reader.js';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import type { TextCache } from '../environment/compiler-host.js';
import { textWithBytes } from '../environment/encoding.js';
import { ModulesInRuby } from '../extensions/ruby-extension.js';
import { rubyFunctionFile, rubyFunctionNames } from '../extensions/ruby-functions.js';
import { TemplateChanges } from '../extensions/template-changes.js';
import { ModuleResourceTypes } from '../resource-types/module-resource-types.js';

/** A Ruby function that may compile: the text of its file shows that only its declaration has an effect. */
export interface FunctionToCompile {
  readonly name: string;
  /** The absolute path of its file. */
  readonly file: string;
  /** Whether the function has the API of Puppet 3. */
  readonly isLegacy: boolean;
}

/**
 * The record of the modules' Ruby code. It lists all functions as code that needs Ruby, and names those that may
 * compile.
 */
export interface RubyReading extends RubyRecord {
  readonly functionsToCompile: readonly FunctionToCompile[];
  /**
   * Whether the record depends only on the Ruby files of the environment. Otherwise, for example if the package with the
   * interpreter is not installed, the same files can give another record.
   */
  readonly isReproducible: boolean;
}

/** The result of `recordOfRuby` for an environment without Ruby code. */
export const NO_RUBY_READING: RubyReading = { ...NO_RUBY, functionsToCompile: [], isReproducible: true };

/**
 * Reads the signatures and resource types in the Ruby code of an environment's modules. Leaves out code that fails,
 * because the catalog that needs it reports the error. The list of templates is empty: `buildEnvironment` fills it.
 *
 * `RubyDescriptions` caches the descriptions of single files, but not those of code that fails, logs or asks the evaluation.
 * Here, they depend only on the Ruby files: there are no facts and no catalog. So the record is cached as a whole, too.
 *
 * @param cacheDirectory a folder with what earlier calls have read. Files that have not changed since are not read again.
 * @param log is called with the log entries of the Ruby code, also those of an earlier call with the same files
 */
export async function recordOfRuby(
  environment: CatalogEnvironment,
  cacheDirectory?: string,
  log: (entry: LogEntry) => void = logToConsole,
): Promise<RubyReading> {
  const cache = cacheDirectory === undefined ? undefined : environment.host.openCache?.(cacheDirectory);
  const key = cache === undefined || fromSources ? undefined : keyOf(environment);
  const stored = key && cache?.read(key);
  const result = stored === undefined ? await readRuby(environment, cache) : (JSON.parse(stored) as LoggedReading);
  const { reading, entries } = result;
  if (key && stored === undefined && reading.isReproducible) cache?.write(key, JSON.stringify(result));
  for (const entry of entries) log(entry);
  return reading;
}

/** The record, and what the Ruby code has logged. */
interface LoggedReading {
  readonly reading: RubyReading;
  readonly entries: readonly LogEntry[];
}

async function readRuby(environment: CatalogEnvironment, cache: TextCache | undefined): Promise<LoggedReading> {
  let ruby: Ruby | undefined;
  const entries: LogEntry[] = [];
  const evaluation = createContext({ log: ({ level, message }) => entries.push({ level, message }) });
  const code = new ModulesInRuby(
    environment,
    () => (ruby ??= createRuby()),
    rubyCompiler,
    rubyReader,
    new TemplateChanges(),
  );
  code.useCache(cache);
  const types = new ModuleResourceTypes(environment, [(_, name, file) => code.describeResourceType(name, file)]);
  const functions = rubyFunctionNames(environment)
    .filter((name) => stdlibFunction(name) === undefined)
    .toSorted();
  const typeNames = types.names().toSorted();
  const resourceTypes = await recordAll(typeNames, evaluation, (name) => types.find(name));
  const described = await recordAll(functions, evaluation, (name) => code.describeFunction(name));
  const functionsToCompile = Object.entries(described).flatMap(([name, { code: compiled }]) => {
    const found = compiled === '' ? undefined : rubyFunctionFile(environment, name);
    return found === undefined ? [] : { name, file: found.path, isLegacy: found.isLegacy };
  });
  const reading = {
    resourceTypes,
    functions: Object.fromEntries(Object.entries(described).map(([name, { data }]) => [name, data])),
    functionsToCompile,
    requirements: {
      functions,
      resourceTypes: typeNames.filter((name) => !Object.hasOwn(resourceTypes, name)),
      templates: [],
    },
    isReproducible: ruby?.hasOtherInput !== true,
  };
  return { reading, entries };
}

async function recordAll<T>(
  names: readonly string[],
  evaluation: EvaluationContext,
  find: (name: string) => T | undefined,
): Promise<Record<string, T>> {
  const entries: [string, T][] = [];
  for (const name of names) {
    const data = await recordOne(name, evaluation, find);
    if (data !== undefined) entries.push([name, data]);
  }
  return Object.fromEntries(entries);
}

async function recordOne<T>(
  name: string,
  evaluation: EvaluationContext,
  find: (name: string) => T | undefined,
): Promise<T | undefined> {
  try {
    return withContext(evaluation, () => find(name));
  } catch (error) {
    const needed = findNeedsLoading(error);
    if (needed === undefined) return undefined;
    await needed.load();
    return recordOne(name, evaluation, find);
  }
}

/** Returns everything that the reading of an environment's Ruby code depends on: the Ruby files that it can load. */
function keyOf({ name, directory, modules, files }: CatalogEnvironment): readonly string[] {
  const folders = [...(directory === undefined ? [] : [directory]), ...modules.pluginFolders];
  const paths = folders.flatMap((folder) => {
    const library = files.within(folder, 'lib');
    return library === undefined ? [] : files.below(library).filter((path) => path.endsWith('.rb'));
  });
  return ['ruby environment', version, name, ...paths.flatMap((path) => [path, textWithBytes(files, path) ?? ''])];
}
