import {
  type Argument,
  type BuiltinFunction,
  callByName,
  context,
  defineBuiltin,
  dispatch,
  EvaluationError,
  FunctionError,
  inferDetailed,
  mismatchMessage,
  parseType,
  type PuppetType,
  type Value,
} from '@pptjs/runtime';
import { CHECKS } from '../legacy/checks.js';
import { warnDeprecated } from '../legacy/deprecation.js';

/** The module's function gets the scope as its first argument, which messages count and show. */
const withScope = defineBuiltin(
  'validate_legacy',
  dispatch(['Any scope', 'Type target_type', 'String function_name', 'Any value', 'Any args*'], validate),
  dispatch(
    ['Any scope', 'String type_string', 'String function_name', 'Any value', 'Any args*'],
    (scope: Value, type: string, ...rest: [string, Value, readonly Value[]]) => validate(scope, typeOf(type), ...rest),
  ),
);

/**
 * Checks a value against a type, and tells what an old `validate_…` function thinks of it where they do not agree. The
 * scope is that of the caller, who does not give it.
 *
 * @example
 * validate_legacy(String, 'validate_string', 'x') # => undef
 */
export const validate_legacy: BuiltinFunction = Object.assign((...args: Argument[]) => withScope(null, ...args), {
  puppetName: withScope.puppetName,
  signatures: withScope.signatures,
  properties: withScope.properties,
});

function validate(_scope: Value, type: PuppetType, name: string, value: Value, args: readonly Value[] = []): Value {
  const accepted = isAccepted(name, [value, ...args]);
  if (type.isInstance(value)) {
    if (!accepted)
      context().log({ level: 'notice', message: `Accepting previously invalid value for target type '${type}'` });
    return null;
  }
  const message = mismatchMessage(`validate_legacy(${name})`, type, inferDetailed(value));
  if (!accepted) throw new FunctionError(message);
  return warnDeprecated('validate_legacy', message);
}

function typeOf(text: string): PuppetType {
  const problem = `The expression <${text}> is not a valid type specification.`;
  if (text === '') throw new FunctionError(problem);
  try {
    return parseType(text);
  } catch (error) {
    if (!(error instanceof EvaluationError) || error instanceof FunctionError) throw error;
    throw new FunctionError(error.code === '' ? error.message : problem);
  }
}

/** Whether the old function takes the values. */
function isAccepted(name: string, args: readonly Value[]): boolean {
  const check = CHECKS.get(name);
  try {
    if (check === undefined) callByName(name, args);
    else check(args);
    return true;
  } catch (error) {
    if (error instanceof FunctionError) return false;
    throw error;
  }
}
