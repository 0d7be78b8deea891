import { isArray, PuppetHash, type Value } from '@pptjs/runtime';
import type { HierarchyEntry } from './config/config.js';
import { configError, LookupError } from './errors.js';
import { type EvaluationHost, joinPath, type VariableLookup } from './host.js';
import { interpolate, type InterpolationScope } from './interpolation.js';
import { dig, NOT_FOUND, parseKey } from './key.js';

/** A file or URI that an entry's data come from. */
export interface Location {
  readonly kind: 'path' | 'uri';
  /** As the configuration has it. */
  readonly original: string;
  readonly value: string;
}

/** Where interpolation in a hiera.yaml finds values: variables only. */
function configScope(variable: VariableLookup, host: EvaluationHost): InterpolationScope {
  return {
    variable,
    unknown: (name) => host.unknownVariable(name, 'path'),
    lookup: () => null,
    within: (_text, body) => body(),
  };
}

/** Replaces the variables in a string, array or hash of a hiera.yaml. */
export function interpolateConfig(
  value: Value,
  variable: VariableLookup,
  file: string | null,
  host: EvaluationHost,
): Value {
  return interpolateIn(configScope(variable, host), value, file);
}

function interpolateIn(scope: InterpolationScope, value: Value, file: string | null): Value {
  try {
    return interpolate(value, scope, false);
  } catch (error) {
    if (error instanceof LookupError && error.hasIssue && file !== null) throw configError(error.message, file);
    throw error;
  }
}

/**
 * The locations of an entry, in order, with all variables replaced; globs are those files that are there. A path that
 * the value of a variable would lead elsewhere (`..`, or from the root) is none: facts come from the node.
 */
export function resolveLocations(
  entry: HierarchyEntry,
  root: string,
  file: string | null,
  variable: VariableLookup,
  host: EvaluationHost,
): Location[] {
  const scope = configScope(variable, host);
  const text = (value: string, within = scope) => String(interpolateIn(within, value, file));
  const directory = text(entry.dataDirectory);
  if (leadsElsewhere(entry.dataDirectory, directory)) return [];
  const folder = joinPath(root, directory);
  const { locations } = entry;
  const inFolder = (original: string, within?: InterpolationScope): string[] => {
    const path = text(original, within);
    return leadsElsewhere(original, path) ? [] : [joinPath(folder, path)];
  };
  switch (locations.kind) {
    case 'none':
      return [];
    case 'uri':
      return locations.values.map((original) => ({ kind: 'uri', original, value: text(original) }));
    case 'path':
      return locations.values.flatMap((original) =>
        inFolder(original).map((value) => ({ kind: 'path' as const, original, value })),
      );
    case 'glob':
      return locations.values.flatMap((original) =>
        inFolder(original)
          .flatMap((pattern) => host.glob(pattern))
          .map((value) => ({ kind: 'path' as const, original: joinPath(folder, original), value })),
      );
    case 'mapped': {
      const [source, name, template] = locations.values;
      return elements(source, variable).flatMap((element) => {
        const within = configScope((asked) => (asked === name ? element : variable(asked)), host);
        return inFolder(template, within).map((value) => ({ kind: 'path' as const, original: template, value }));
      });
    }
  }
}

/** Whether the values of variables have taken a path out of the folder that its template states. */
function leadsElsewhere(template: string, path: string): boolean {
  if (template === path) return false;
  const ups = (text: string): number => text.split('/').filter((segment) => segment === '..').length;
  return path.includes('\0') || ups(path) > ups(template) || (path.startsWith('/') && !template.startsWith('/'));
}

function elements(source: string, variable: VariableLookup): readonly Value[] {
  const key = parseKey(source);
  const root = variable(key.root);
  const value = root === undefined || root === null ? NOT_FOUND : dig(key, root);
  if (value === NOT_FOUND || value === null) return [];
  if (isArray(value)) return value;
  if (value instanceof PuppetHash) return Array.from(value, ([name, element]) => [name, element]);
  return [value];
}
