import { defineBuiltin, dispatch, type BuiltinFunction } from '../../calling/define-builtin.js';
import { findService } from '../../context/services.js';
import type { Block } from '../../values/block.js';
import type { Value } from '../../values/value.js';
import { deprecated } from './deprecated.js';
import { NO_DATA } from './lookup-answer.js';

type Kind = 'hiera' | 'hiera_array' | 'hiera_hash' | 'hiera_include';

/** Defines a deprecated lookup function. `finish` converts the value that was found into the result. */
export function defineHiera(
  kind: Kind,
  finish: (found: Value, key: string) => Value = (found) => found,
): BuiltinFunction {
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
