import { acceptsValues } from '../calling/block-type.js';
import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { EvaluationError, FunctionError } from '../errors/error.js';
import { parseType } from '../type-reading/parse.js';
import { inferDetailed } from '../types/infer.js';
import { assertType } from '../types/mismatch/index.js';
import { type Block, isBlock } from '../values/block.js';
import { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';

/**
 * Returns a value if it is an instance of a type, which can be given as text; fails otherwise. A block is called on a
 * mismatch with the expected and the actual type. Its result is returned instead.
 *
 * @example
 * assert_type(Integer[1], 5) # => 5
 */
export const assert_type = withFastPath(
  defineBuiltin(
    'assert_type',
    dispatch(['Type type', 'Any value', 'Callable[Type, Type] &block?'], asserted),
    dispatch(
      ['String type_string', 'Any value', 'Callable[Type, Type] &block?'],
      (text: string, value: Value, block?: Block) => asserted(typeOf(text), value, block),
    ),
  ),
  (general) =>
    (...args) => {
      const [type, value, block] = args;
      const isPlain = type instanceof PuppetType && value !== undefined && !isBlock(value);
      if (isPlain && args.length === 2) return asserted(type, value);
      return isPlain && args.length === 3 && isBlock(block) && acceptsValues(block, 2)
        ? asserted(type, value, block)
        : general(...args);
    },
);

function typeOf(text: string): PuppetType {
  try {
    return parseType(text);
  } catch (error) {
    if (error instanceof EvaluationError && error.code === '') throw new FunctionError(error.message);
    throw error;
  }
}

function asserted(type: PuppetType, value: Value, block?: Block): Value {
  if (type.predicate(value)) return value;
  return block === undefined ? assertType('assert_type():', type, value) : block(type, inferDetailed(value));
}
