import { isArray, PuppetHash, type Value } from '@pptjs/runtime';
import type { HierarchyEntry } from './config/config.js';
import { configError, LookupError } from './errors.js';
import { type HieraHost, joinPath, type VariableLookup } from './host.js';
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
function configScope(variable: VariableLookup): InterpolationScope {
  return { variable, lookup: () => null, within: (_text, body) => body() };
}

/** Replaces the variables in a string, array or hash of a hiera.yaml. */
export function interpolateConfig(value: Value, variable: VariableLookup, file: string | null): Value {
  try {
    return interpolate(value, configScope(variable), false);
  } catch (error) {
    if (error instanceof LookupError && file !== null) throw configError(error.message, file);
    throw error;
  }
}

/** The locations of an entry, in order, with all variables replaced; globs are those files that are there. */
export function resolveLocations(entry: HierarchyEntry, root: string, file: string | null, variable: VariableLookup, host: HieraHost): Location[] {
  const text = (value: string, variables: VariableLookup = variable) => String(interpolateConfig(value, variables, file));
  const folder = joinPath(root, text(entry.dataDirectory));
  const { locations } = entry;
  switch (locations.kind) {
    case 'none':
      return [];
    case 'uri':
      return locations.values.map((original) => ({ kind: 'uri', original, value: text(original) }));
    case 'path':
      return locations.values.map((original) => ({ kind: 'path', original, value: joinPath(folder, text(original)) }));
    case 'glob':
      return locations.values.flatMap((original) => host.glob(joinPath(folder, text(original))).map((value) => ({ kind: 'path' as const, original: joinPath(folder, original), value })));
    case 'mapped': {
      const [source, name, template] = locations.values;
      return elements(source, variable).map((element) => {
        const variables: VariableLookup = (asked) => (asked === name ? element : variable(asked));
        return { kind: 'path', original: template, value: joinPath(folder, text(template, variables)) };
      });
    }
  }
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
