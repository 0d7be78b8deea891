import { defineBuiltin, dispatch, type BuiltinFunction, type LocalTypes } from '../../calling/define-builtin.js';
import { HashBuilder, PuppetHash } from '../../values/hash.js';
import { isArray, type Value } from '../../values/value.js';

const types: LocalTypes = { StringData: 'Variant[String, Numeric, Array[StringData], Hash[StringData, StringData]]' };

/**
 * Defines `upcase` or `downcase`. The function converts a string, all strings of an array, and all keys and values of a
 * hash, at any depth.
 */
export function defineCaseMapping(name: string, change: (text: string) => string): BuiltinFunction {
  const changeAll = (value: Value): Value => {
    if (typeof value === 'string') return change(value);
    if (isArray(value)) return value.map(changeAll);
    if (!(value instanceof PuppetHash)) return value;
    const changed = new HashBuilder();
    for (const [key, element] of value) changed.set(changeAll(key), changeAll(element));
    return changed.build();
  };
  return defineBuiltin(
    name,
    dispatch(['Numeric arg'], (number: Value) => number),
    dispatch(['String arg'], change),
    dispatch(['Array[StringData] arg'], changeAll, { types }),
    dispatch(['Hash[StringData, StringData] arg'], changeAll, { types }),
  );
}
