import { context } from '../context/context.js';
import type { NamedType } from '../context/type-table.js';
import { TypeSetType } from '../types/type-set.js';
import type { Value } from '../values/value.js';
import { parameterize } from './parameterize.js';
import { resolveType } from './resolve.js';

/**
 * Returns the type of a name, or the type with parameters: `reference('File', '/etc/motd')` is `File['/etc/motd']`. The
 * type table of the evaluation caches the type of the name, and references with one title.
 *
 * @throws {EvaluationError} UNKNOWN_RESOURCE_TYPE, and the errors of `[]`
 */
export function reference(name: string, keys: readonly Value[]): Value {
  const { resolution, types } = context().definitions;
  // In the body of an alias, a name can denote a member of a type set or a type that is not defined yet.
  if (resolution.openBodies > 0) return withKeys(resolveType(name), keys);
  // A type that contains this one depends on the name.
  resolution.lookups++;
  const { type, references } = types.named(name) ?? resolveName(name);
  const [title] = keys;
  if (keys.length !== 1 || typeof title !== 'string') return withKeys(type, keys);
  let result = references.get(title);
  if (result === undefined) {
    result = parameterize(type, keys);
    if (references.size < MAX_REFERENCES) references.set(title, result);
  }
  return result;
}

/** The maximum number of cached references for each name. */
const MAX_REFERENCES = 1000;

function resolveName(name: string): NamedType {
  const named = { type: resolveType(name), references: new Map<string, Value>() };
  // Each evaluation that uses a type set must register the set, so it resolves the name again. The evaluation may have
  // replaced its table in the meantime.
  if (!(named.type instanceof TypeSetType)) context().definitions.types.setNamed(name, named);
  return named;
}

function withKeys(type: NamedType['type'], keys: readonly Value[]): Value {
  return keys.length === 0 ? type : parameterize(type, keys);
}
