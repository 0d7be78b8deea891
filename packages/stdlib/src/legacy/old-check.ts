import { type BuiltinFunction, defineBuiltin, dispatch, type Value } from '@pptjs/runtime';
import { type Check, CHECKS } from './checks.js';
import { warnDeprecated } from './deprecation.js';

/** An old `validate_…` function: it warns that it is deprecated, and checks its arguments. */
export function oldCheck(name: string, instead: string): BuiltinFunction {
  const message = `This method is deprecated, please use the stdlib validate_legacy function,
                    with ${instead}. There is further documentation for validate_legacy function in the README.`;
  return defineBuiltin(
    name,
    dispatch(['Any args*'], (args: readonly Value[]) => {
      warnDeprecated(name, message);
      (CHECKS.get(name) as Check)(args);
      return null;
    }),
  );
}
