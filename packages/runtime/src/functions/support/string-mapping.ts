import {
  defineBuiltin,
  dispatch,
  mismatch,
  type BuiltinFunction,
  type LocalTypes,
  withFastPath,
} from '../../calling/define-builtin.js';
import { toArray } from '../../calling/iterate.js';
import { type Message } from '../../errors/messages.js';
import { unexpectedValue } from '../../presentation/ruby-errors.js';
import { HashBuilder, PuppetHash } from '../../values/hash.js';
import { PuppetType } from '../../values/type.js';
import { isArray, type Value } from '../../values/value.js';

const messages = {
  DEFERRED: { text: 'does not accept a Deferred' },
} as const satisfies Record<string, Message>;

/** Defines a function that converts a string, or each string of an iterable. Numbers are returned unchanged. */
export function defineStringMapping(name: string, change: (text: string) => string): BuiltinFunction {
  return withShortTexts(
    defineBuiltin(
      name,
      dispatch(['Numeric arg'], (number: Value) => number),
      mismatch(['Deferred arg'], () => messages.DEFERRED.text),
      dispatch(['String arg'], change),
      dispatch(['Iterable[Variant[String, Numeric]] arg'], (iterable: Value) => {
        if (iterable instanceof PuppetType) throw unexpectedValue(iterable, 'a collection of strings');
        return toArray(iterable).map((element) => (typeof element === 'string' ? change(element) : element));
      }),
    ),
    change,
  );
}

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
  return withShortTexts(
    defineBuiltin(
      name,
      dispatch(['Numeric arg'], (number: Value) => number),
      dispatch(['String arg'], change),
      dispatch(['Array[StringData] arg'], changeAll, { types }),
      dispatch(['Hash[StringData, StringData] arg'], changeAll, { types }),
    ),
    change,
  );
}

/** The length of texts for which the result needs no check of the memory. */
const MAX_SHORT = 1000;

/** Returns a function that changes short texts without a choice of the overload. */
function withShortTexts(general: BuiltinFunction, change: (text: string) => string): BuiltinFunction {
  return withFastPath(general, () => (...args) => {
    const [text] = args;
    return args.length === 1 && typeof text === 'string' && text.length <= MAX_SHORT ? change(text) : general(...args);
  });
}
