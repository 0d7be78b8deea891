import { defineBuiltin, dispatch, mismatch, type BuiltinFunction } from '../../calling/define-builtin.js';
import { elements } from '../../calling/iterate.js';
import { FunctionError } from '../../errors/error.js';
import { undefinedMethod } from '../../presentation/ruby-errors.js';
import { PuppetType } from '../../values/type.js';
import type { Value } from '../../values/value.js';

/** What comes of the reference's asking a Deferred for its elements. */
const DEFERRED = `undefined method \`element_type' for false:FalseClass

      o.nil? || o.element_type.nil? ? false : @type.assignable?(o.element_type, guard)
                 ^^^^^^^^^^^^^`;

/** Defines a function that converts a string, or each string of an iterable. Numbers are returned unchanged. */
export function defineStringMapping(name: string, change: (text: string) => string): BuiltinFunction {
  return defineBuiltin(
    name,
    dispatch(['Numeric arg'], (number: Value) => number),
    mismatch(['Deferred arg'], () => {
      throw new FunctionError(DEFERRED);
    }),
    dispatch(['String arg'], change),
    dispatch(['Iterable[Variant[String, Numeric]] arg'], (iterable: Value) => {
      if (iterable instanceof PuppetType) throw undefinedMethod('map', iterable);
      return Array.from(elements(iterable), (element) => (typeof element === 'string' ? change(element) : element));
    }),
  );
}
