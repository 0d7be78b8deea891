import { type BuiltinFunction, defineBuiltin, dispatch, type Value } from '@pptjs/runtime';
import { warnDeprecated } from './legacy/deprecation.js';

/**
 * An old `is_…` function: it warns that it is deprecated, then tests its arguments.
 * @param type what to use instead, without `Stdlib::Compat::`; `key` is what the warning goes by
 */
export function deprecatedTest(
  name: string,
  type: string,
  test: (args: readonly Value[]) => boolean,
  key = name,
): BuiltinFunction {
  const message = `This method is deprecated, please use match expressions with Stdlib::Compat::${type} instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions.`;
  return defineBuiltin(
    name,
    dispatch(['Any args*'], (args: readonly Value[]) => {
      warnDeprecated(key, message);
      return test(args);
    }),
  );
}
