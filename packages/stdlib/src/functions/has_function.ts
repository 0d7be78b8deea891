import { builtinFunction, context, defineBuiltin, dispatch } from '@pptjs/runtime';

/**
 * Whether there is a function of a name.
 *
 * @example
 * stdlib::has_function('upcase') # => true
 */
export const has_function = defineBuiltin(
  'stdlib::has_function',
  dispatch(
    ['String[1] function_name'],
    (name: string) => builtinFunction(name) !== undefined || context().definitions.find('function', name) !== undefined,
    { returns: 'Boolean' },
  ),
);
