import { hoconData, HoconError } from '@pptjs/hiera';
import { defineBuiltin, dispatch, FunctionError, type Value } from '@pptjs/runtime';

/** The signature, also of `stdlib::parsehocon`. */
export const hoconReader = dispatch(['String hocon_string', 'Any default?'], (text: string, fallback?: Value) => {
  try {
    return hoconData(text);
  } catch (error) {
    if (!(error instanceof HoconError)) throw error;
    if (fallback !== undefined) return fallback;
    throw new FunctionError(error.message);
  }
});

/**
 * The value of a HOCON text; the second argument, if it is there, where the text is no HOCON.
 *
 * @example
 * parsehocon('a = [1, 2]') # => { 'a' => [1, 2] }
 */
export const parsehocon = defineBuiltin('parsehocon', hoconReader);
