import { type BuiltinFunction, defineBuiltin, dispatch, type Value } from '@pptjs/runtime/internal';
import { warnDeprecated } from './deprecation-warning.js';
import { ignoreBlock } from './ignore-block.js';
import { legacyFunction } from './legacy-function.js';

/**
 * A legacy function that versions 4.13 to 8 of the module wrap in a function with the current API, which logs that it is
 * deprecated.
 */
interface DeprecatedFunction extends BuiltinFunction {
  /** The function in a module without the wrapper. */
  readonly legacyForm: BuiltinFunction;
}

/** @param warning each key is warned of once */
export function deprecatedFunction(
  name: string,
  warning: { readonly key: string; readonly message: string },
  body: (args: readonly Value[]) => Value,
): DeprecatedFunction {
  const wrapper = defineBuiltin(
    name,
    dispatch(['Any args*'], (args: readonly Value[]) => {
      warnDeprecated(warning.key, warning.message);
      return body(args);
    }),
  );
  return Object.assign(ignoreBlock(wrapper), { legacyForm: legacyFunction(name, body) });
}

/** Whether a function of stdlib has a legacy form. */
export function isDeprecatedFunction(value: BuiltinFunction): value is DeprecatedFunction {
  return 'legacyForm' in value;
}
