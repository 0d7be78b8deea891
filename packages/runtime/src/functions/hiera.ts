import { defineBuiltin, dispatch, type BuiltinFunction } from '../calling/define-builtin.js';
import { findService, service } from '../context/services.js';
import { functionError, type Message } from '../errors/messages.js';
import { unexpectedValue } from '../presentation/ruby-errors.js';
import { type Block } from '../values/block.js';
import { PuppetHash } from '../values/hash.js';
import { isArray, type Value } from '../values/value.js';
import { classNames, classReferences } from './support/class-names.js';
import { deprecated } from './support/deprecated.js';
import { NO_DATA } from './support/lookup.js';

const messages = {
  NOT_FOUND: { text: 'Could not find data item {key}' },
} as const satisfies Record<string, Message>;

type Kind = 'hiera' | 'hiera_array' | 'hiera_hash' | 'hiera_include';

/** Defines a deprecated lookup function. `finish` converts the value that was found into the result. */
function defineHiera(kind: Kind, finish: (found: Value, key: string) => Value = (found) => found): BuiltinFunction {
  const find = (key: string, override: Value, fallback: (() => Value) | undefined): Value => {
    deprecated(
      `The function '${kind}' is deprecated in favor of using 'lookup'. See https://puppet.com/docs/puppet/8.10/deprecated_language.html`,
    );
    return finish((findService('lookup') ?? NO_DATA).hiera(kind, key, override, fallback), key);
  };
  const withDefault = (key: string, fallback: Value, override: Value = null): Value =>
    find(key, override, () => fallback);
  return defineBuiltin(
    kind,
    { readsScope: true },
    dispatch(['Tuple[String, Any, Any, 1, 3] args'], (args: readonly [string, Value?, Value?]) => {
      const [key, fallback, override = null] = args;
      return find(key, override, fallback === undefined ? undefined : () => fallback);
    }),
    dispatch(['String key'], (key: string) => find(key, null, undefined)),
    dispatch(['String key', 'Any default', 'Any override?'], withDefault),
    dispatch(['String key', 'Callable[1, 1] &default_block'], (key: string, block: Block) =>
      find(key, null, () => block(key)),
    ),
    dispatch(
      ['String key', 'Any override', 'Callable[1, 1] &default_block'],
      (key: string, override: Value, block: Block) => find(key, override, () => block(key)),
    ),
  );
}

/**
 * Deprecated; use `lookup`. Looks up a key in the data. Returns the value of the highest level that has the key, else
 * the default or the result of the block.
 *
 * @example
 * hiera('no::such::key', 'none') # => 'none'
 */
export const hiera = defineHiera('hiera');

/**
 * Deprecated; use `lookup` with the strategy `unique`. Looks up a key in the data. Returns the values of all levels in
 * one array, else the default or the result of the block.
 *
 * @example
 * hiera_array('no::such::key', []) # => []
 */
export const hiera_array = defineHiera('hiera_array');

/**
 * Deprecated; use `lookup` with the strategy `hash`. Looks up a key in the data. Returns the hashes of all levels
 * merged, else the default or the result of the block.
 *
 * @example
 * hiera_hash('no::such::key', {}) # => {}
 */
export const hiera_hash = defineHiera('hiera_hash');

/**
 * Deprecated; use `include(lookup(…, 'unique'))`. Looks up class names like `hiera_array` and includes the classes.
 *
 * @example
 * if false { hiera_include('classes') } # => undef
 */
export const hiera_include = defineHiera('hiera_include', (found, key) => {
  if (found === null) throw functionError(messages.NOT_FOUND, { key });
  if (typeof found !== 'string' && !isArray(found) && !(found instanceof PuppetHash))
    throw unexpectedValue(found, 'class names');
  if (found === '' || (isArray(found) && found.length === 0)) return null;
  const names = classNames([found]);
  service('catalog', 'hiera_include').include(names);
  return classReferences(names);
});
