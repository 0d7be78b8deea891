import { defineBuiltin, dispatch, mismatch, type BuiltinFunction } from '../../calling/define-builtin.js';
import { elements } from '../../calling/iterate.js';
import { type Message } from '../../errors/messages.js';
import { unexpectedValue } from '../../presentation/ruby-errors.js';
import { PuppetType } from '../../values/type.js';
import type { Value } from '../../values/value.js';

const messages = {
  DEFERRED: { text: 'does not accept a Deferred' },
} as const satisfies Record<string, Message>;

/** Defines a function that converts a string, or each string of an iterable. Numbers are returned unchanged. */
export function defineStringMapping(name: string, change: (text: string) => string): BuiltinFunction {
  return defineBuiltin(
    name,
    dispatch(['Numeric arg'], (number: Value) => number),
    mismatch(['Deferred arg'], () => messages.DEFERRED.text),
    dispatch(['String arg'], change),
    dispatch(['Iterable[Variant[String, Numeric]] arg'], (iterable: Value) => {
      if (iterable instanceof PuppetType) throw unexpectedValue(iterable, 'a collection of strings');
      return Array.from(elements(iterable), (element) => (typeof element === 'string' ? change(element) : element));
    }),
  );
}
