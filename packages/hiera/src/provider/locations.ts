import {
  formatMessage,
  FunctionError,
  isArray,
  PuppetHash,
  readUri,
  spendMemory,
  type Value,
} from '@pptjs/runtime/internal';
import type { HierarchyEntry } from '../config/config.js';
import { ConfigError, LookupError } from '../errors.js';
import { type EvaluationHost, joinPath, type VariableLookup } from '../keys/host.js';
import { interpolate, type InterpolationScope } from '../keys/interpolation.js';
import { recursiveLookup } from '../keys/invocation.js';
import { dig, NOT_FOUND, parseKey, type Segment } from '../keys/key.js';
import { messages } from '../messages.js';
import { globInOrder } from './glob.js';

/** A file or URI with data of a hierarchy level. */
export interface Location {
  readonly kind: 'path' | 'uri';
  readonly value: string;
  /** The step of the location in an explanation. */
  readonly heading: string;
  /** The first note of the location in an explanation: the location as it is written in the configuration. */
  readonly note: string;
}

function pathLocation(original: string, value: string): Location {
  return { kind: 'path', value, heading: `Path "${value}"`, note: `Original path: "${original}"` };
}

/** @throws {FunctionError} if the text is not a URI */
function uriLocation(original: string, text: string): Location {
  const value = String(readUri(text));
  return { kind: 'uri', value, heading: `URI "${value}"`, note: `Original uri: "${original}"` };
}

/** The scope for interpolation in the locations of a hiera.yaml: variables only. */
function locationScope(variable: VariableLookup, host: EvaluationHost): InterpolationScope {
  const names = new Set<string>();
  return {
    variable,
    parse: host.cache.parseInterpolation,
    reportUnknown: (name) => host.reportUnknownVariable(name, 'path'),
    lookup: () => null,
    nested: (name, body) => {
      if (names.has(name)) throw recursiveLookup([...names]);
      names.add(name);
      try {
        return body();
      } finally {
        names.delete(name);
      }
    },
    plainValues: host.cache.plainValues,
    countElements: spendMemory,
    within: (_text, body) => body(),
  };
}

/** The scope for the other parts of a hiera.yaml: an unknown variable is a fault in the file. */
function configScope(variable: VariableLookup, config: ConfigPart, host: EvaluationHost): InterpolationScope {
  return {
    ...locationScope(variable, host),
    reportUnknown: (name) => {
      try {
        host.reportUnknownVariable(name, 'data');
      } catch (error) {
        if (!(error instanceof FunctionError)) throw error;
        const problem = formatMessage(messages.UNDEFINED_VARIABLE_IN_CONFIG, { name });
        throw new ConfigError(problem, config.file, config.path, `%{${name}}`, lineOf(name, config.file, host));
      }
    },
  };
}

/** The first line of a hiera.yaml that reads a variable. */
function lineOf(name: string, file: string, host: EvaluationHost): number | undefined {
  const lines = (host.read(file) ?? '').split('\n');
  const index = lines.findIndex((line) => ['', '"', "'"].some((quote) => line.includes(`%{${quote}${name}${quote}}`)));
  return index < 0 ? undefined : index + 1;
}

/**
 * Returns the options of a hierarchy level, in which all variables are replaced.
 *
 * @param file the hiera.yaml, for messages
 */
export function resolveOptions(
  { options, path }: HierarchyEntry,
  file: string,
  variable: VariableLookup,
  host: EvaluationHost,
): PuppetHash {
  if (options.size === 0) return options;
  const config = { file, path: [...path, 'options'] };
  const resolved = interpolateIn(configScope(variable, config, host), options, config);
  return resolved instanceof PuppetHash ? resolved : options;
}

/** The part of a hiera.yaml that a value is in, for messages: the file, and the keys and indexes that lead to the part. */
export interface ConfigPart {
  readonly file: string;
  readonly path: readonly Segment[];
}

function interpolateIn(scope: InterpolationScope, value: Value, { file, path }: ConfigPart): Value {
  try {
    return interpolate(value, scope, false);
  } catch (error) {
    if (!(error instanceof LookupError) || error instanceof ConfigError) throw error;
    const fragment = typeof value === 'string' ? value : undefined;
    throw error.hasIssue ? new ConfigError(error.message, file, path, fragment) : error;
  }
}

/**
 * Returns the locations of a hierarchy level, in order: all variables are replaced, and globs are replaced by the files
 * that exist. Facts come from the node and are not trusted, so a path is dropped if the value of a variable leads out
 * of the folder in the configuration (`..`, or an absolute path).
 *
 * @param root the folder of the hiera.yaml
 * @param file the hiera.yaml, for messages
 */
export function resolveLocations(
  entry: HierarchyEntry,
  root: string,
  file: string,
  variable: VariableLookup,
  host: EvaluationHost,
): Location[] {
  const scope = locationScope(variable, host);
  const config: ConfigPart = { file, path: entry.path };
  const text = (value: string, within = scope) => String(interpolateIn(within, value, config));
  const directory = text(entry.dataDirectory, configScope(variable, config, host));
  if (escapesFolder(entry.dataDirectory, directory)) return [];
  const folder = joinPath(root, directory);
  const { locations } = entry;
  const inFolder = (original: string, within?: InterpolationScope, extension = ''): string[] => {
    const written = text(original, within);
    const path = written.endsWith(extension) ? written : `${written}${extension}`;
    return escapesFolder(original, path) ? [] : [joinPath(folder, path)];
  };
  switch (locations.kind) {
    case 'none':
      return [];
    case 'uri':
      return locations.values.map((original) => uriLocation(original, text(original)));
    case 'path':
      return locations.values.flatMap((original) =>
        inFolder(original, undefined, locations.extension && text(locations.extension)).map((value) =>
          pathLocation(original, value),
        ),
      );
    case 'glob':
      return locations.values.flatMap((original) =>
        inFolder(original).flatMap((pattern) =>
          globInOrder(pattern, (each) => host.glob(each)).map((value) => pathLocation(pattern, value)),
        ),
      );
    case 'mapped': {
      const { variable: collection, element: elementName, template } = locations;
      return elementsOf(collection, variable, host).flatMap((element) => {
        const within = locationScope((name) => (name === elementName ? element : variable(name)), host);
        return inFolder(template, within).map((value) => pathLocation(template, value));
      });
    }
  }
}

/** Returns whether the values of variables lead a path out of the folder in its template. */
function escapesFolder(template: string, path: string): boolean {
  if (template === path) return false;
  const countUps = (text: string): number => text.split('/').filter((segment) => segment === '..').length;
  return (
    path.includes('\0') || countUps(path) > countUps(template) || (path.startsWith('/') && !template.startsWith('/'))
  );
}

/** The elements of the collection that a dotted variable name leads to. A hash has pairs of key and value. */
function elementsOf(name: string, variable: VariableLookup, host: EvaluationHost): readonly Value[] {
  const key = parseKey(name);
  const root = variable(key.root);
  if (root === undefined) host.reportUnknownVariable(key.root, 'path');
  const value = root === undefined || root === null ? NOT_FOUND : dig(key, root);
  if (value === NOT_FOUND || value === null || value === '') return [];
  if (isArray(value)) return value;
  if (value instanceof PuppetHash) return Array.from(value, ([entryKey, element]) => [entryKey, element]);
  return [value];
}
