import { FunctionError } from '../diagnostics/error.js';
import { PuppetHash } from '../values/hash.js';
import { SemVer } from '../values/semver.js';
import type { Value } from '../values/value.js';
import { assertType } from './mismatch/index.js';
import { defineObject } from './object-definition.js';
import { typeSetInitializer } from './object-initializer.js';
import { TypeReferenceType } from './reference.js';
import { PuppetType } from './type.js';
import { TypeSetType } from './type-set.js';

/**
 * The type set that a hash defines. `name` is that of the alias that it stands in, if any.
 * @throws {FunctionError} with what is wrong in it
 */
export function defineTypeSet(given: PuppetHash, name?: string): TypeSetType {
  const initializer = withNames(given);
  assertType('TypeSet initializer has wrong type,', typeSetInitializer(), initializer);
  const text = (key: string): string | undefined => {
    const value = initializer.get(key);
    return typeof value === 'string' ? value : undefined;
  };
  const setName = name ?? text('name') ?? 'TypeSet';
  const pcoreVersion = versionOf(text('pcore_version') ?? '');
  if (pcoreVersion.major !== 1) {
    throw new FunctionError(
      `The pcore version for TypeSet '${setName}' is not understood by this runtime. Expected range 1.x, got ${pcoreVersion}`,
    );
  }
  const types = hashOf(initializer.get('types'));
  const references = hashOf(initializer.get('references'));
  return new TypeSetType({
    pcoreUri: text('pcore_uri'),
    pcoreVersion: String(pcoreVersion),
    nameAuthority: text('name_authority') ?? (name === undefined ? undefined : 'http://puppet.com/2016.1/runtime'),
    setName,
    version: String(versionOf(text('version') ?? '')),
    types: new Map(types.map(([key, value]): [string, PuppetType] => [key, typeOf(value)])),
    references: new Map(references),
    annotations: initializer.get('annotations'),
  });
}

/** Names of types, which a program may write without quotes, as strings. */
function withNames(given: PuppetHash): PuppetHash {
  return PuppetHash.from(
    Array.from(given, ([key, value]): [Value, Value] => {
      const named = (key === 'types' || key === 'references') && value instanceof PuppetHash;
      return [key, named ? PuppetHash.from(Array.from(value, ([name, item]): [Value, Value] => [nameOf(name), item])) : value];
    }),
  );
}

function nameOf(key: Value): Value {
  if (key instanceof TypeReferenceType) return key.text;
  return key instanceof PuppetType ? key.name : key;
}

function typeOf(value: Value): PuppetType {
  return value instanceof PuppetHash ? defineObject(value) : (value as PuppetType);
}

function hashOf(value: Value | undefined): [string, Value][] {
  return value instanceof PuppetHash ? Array.from(value, ([key, item]) => [key as string, item]) : [];
}

function versionOf(text: string): SemVer {
  const version = SemVer.parse(text);
  if (version) return version;
  throw new FunctionError(`Unable to parse '${text}' as a semantic version identifier`);
}
