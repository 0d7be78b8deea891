import { defineBuiltin, dispatch, FunctionError, type Value } from '@pptjs/runtime';

/**
 * The value of a PSON text. Puppet 8 has no reader of PSON any more: gives the second argument, or fails where there is
 * none.
 *
 * @example
 * parsepson('{"a":1}', 'none') # => 'none'
 */
export const parsepson = defineBuiltin(
  'parsepson',
  dispatch(['String[1] pson_string', 'Any default?'], (_text: string, fallback?: Value) => {
    if (fallback !== undefined) return fallback;
    throw new FunctionError('uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::PSON');
  }),
);
