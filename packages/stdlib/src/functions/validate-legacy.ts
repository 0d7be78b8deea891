/** The deprecated functions `validate_…`, and `validate_legacy`, which compares them with a type. */
import {
  type BuiltinFunction,
  callByName,
  context,
  defineBuiltin,
  dispatch,
  EvaluationError,
  FunctionError,
  functionError,
  inferDetailed,
  mismatchMessage,
  parseType,
  type PuppetType,
  type Value,
} from '@pptjs/runtime/internal';
import { type LegacyCheckName, legacyChecks } from '../legacy/checks.js';
import { deprecatedFunction } from '../legacy/deprecated-function.js';
import { warnDeprecated } from '../legacy/deprecation-warning.js';
import { ignoreBlock } from '../legacy/ignore-block.js';
import { messages } from '../messages.js';

/** @param type the type to use instead */
function deprecatedCheck(name: LegacyCheckName, type: string): BuiltinFunction {
  const check = legacyChecks[name];
  const warning = `This method is deprecated, please use the stdlib validate_legacy function,
                    with ${type}. There is further documentation for validate_legacy function in the README.`;
  return deprecatedFunction(name, { key: name, message: warning }, (args) => {
    check(args);
    return null;
  });
}

/**
 * Fails for a value that is not an absolute path. Deprecated: use the type `Stdlib::Compat::Absolute_Path`.
 *
 * @example
 * validate_absolute_path('/etc') # => undef
 */
export const validate_absolute_path = deprecatedCheck('validate_absolute_path', 'Stdlib::Compat::Absolute_Path');

/**
 * Fails for a value that is not an array. Deprecated: use the type `Stdlib::Compat::Array`.
 *
 * @example
 * validate_array([1]) # => undef
 */
export const validate_array = deprecatedCheck('validate_array', 'Stdlib::Compat::Array');

/**
 * Fails for a value that is not a Boolean. Deprecated: use the type `Stdlib::Compat::Bool`.
 *
 * @example
 * validate_bool(true) # => undef
 */
export const validate_bool = deprecatedCheck('validate_bool', 'Stdlib::Compat::Bool');

/**
 * Fails for a value that is not a hash. Deprecated: use the type `Stdlib::Compat::Hash`.
 *
 * @example
 * validate_hash({ 'a' => 1 }) # => undef
 */
export const validate_hash = deprecatedCheck('validate_hash', 'Stdlib::Compat::Hash');

/**
 * Fails for a value that is not an Integer or the text of an Integer. The second argument is the maximum, and the third
 * is the minimum. Deprecated: use the type `Stdlib::Compat::Integer`.
 *
 * @example
 * validate_integer(5, 10) # => undef
 */
export const validate_integer = deprecatedCheck('validate_integer', 'Stdlib::Compat::Integer');

/**
 * Fails for a value that is not an IP address. Deprecated: use the type `Stdlib::Compat::Ip_Address`.
 *
 * @example
 * validate_ip_address('192.0.2.1') # => undef
 */
export const validate_ip_address = deprecatedCheck('validate_ip_address', 'Stdlib::Compat::Ip_Address');

/**
 * Fails for a value that is not an IPv4 address. Deprecated: use the type `Stdlib::Compat::Ipv4_Address`.
 *
 * @example
 * validate_ipv4_address('192.0.2.1') # => undef
 */
export const validate_ipv4_address = deprecatedCheck('validate_ipv4_address', 'Stdlib::Compat::Ipv4_Address');

/**
 * Fails for a value that is not an IPv6 address. Deprecated: use the type `Stdlib::Compat::Ipv6_address`.
 *
 * @example
 * validate_ipv6_address('2001:db8::1') # => undef
 */
export const validate_ipv6_address = deprecatedCheck('validate_ipv6_address', 'Stdlib::Compat::Ipv6_address');

/**
 * Fails for a value that is not a number or the text of a number. The second argument is the maximum, and the third is
 * the minimum. Deprecated: use the type `Stdlib::Compat::Numeric`.
 *
 * @example
 * validate_numeric(1.5, 2) # => undef
 */
export const validate_numeric = deprecatedCheck('validate_numeric', 'Stdlib::Compat::Numeric');

/**
 * Fails for a string that matches none of the regular expressions. The third argument is the message. Deprecated: use
 * the type `Pattern[]`.
 *
 * @example
 * validate_re('one', ['^one$', '^two$']) # => undef
 */
export const validate_re = deprecatedCheck('validate_re', 'Pattern[]');

/**
 * Fails for a string, or an array with a string, that is longer than the second argument or shorter than the third.
 * Deprecated: use the type `String[]`.
 *
 * @example
 * validate_slength('text', 10, 2) # => undef
 */
export const validate_slength = deprecatedCheck('validate_slength', 'String[]');

/**
 * Fails for a value that is not a string. Deprecated: use the type `Stdlib::Compat::String`.
 *
 * @example
 * validate_string('text') # => undef
 */
export const validate_string = deprecatedCheck('validate_string', 'Stdlib::Compat::String');

/**
 * Checks a value against a type. If the type and a deprecated function `validate_…` disagree, this function logs a
 * message. Callers leave out the parameter `scope`.
 *
 * @example
 * validate_legacy(String, 'validate_string', 'x') # => undef
 */
export const validate_legacy = defineValidateLegacy(validate);

/** Since version 9 of the module, the function is deprecated and only checks the type. */
export const validateLegacyType = defineValidateLegacy(
  (_scope: Value, type: PuppetType, _name: string, value: Value) => {
    warnDeprecated('validate_legacy', 'This method is deprecated, please use Puppet data types to validate parameters');
    if (type.isInstance(value)) return null;
    throw new FunctionError(mismatchMessage(`validate_legacy(${String(type)}, ...)`, type, inferDetailed(value)));
  },
);

/** The signature of the module's function has the scope as first parameter, which messages count and show. */
function defineValidateLegacy(check: typeof validate): BuiltinFunction {
  const withScope = defineBuiltin(
    'validate_legacy',
    dispatch(['Any scope', 'Type target_type', 'String function_name', 'Any value', 'Any args*'], check),
    dispatch(
      ['Any scope', 'String type_string', 'String function_name', 'Any value', 'Any args*'],
      (scope: Value, type: string, ...rest: [string, Value, readonly Value[]]) =>
        check(scope, parseTargetType(type), ...rest),
    ),
  );
  return ignoreBlock(withScope, (args) => withScope(null, ...args));
}

function validate(_scope: Value, type: PuppetType, name: string, value: Value, args: readonly Value[] = []): Value {
  const isAccepted = passesLegacyCheck(name, [value, ...args]);
  if (type.isInstance(value)) {
    if (!isAccepted)
      context().log({ level: 'notice', message: `Accepting previously invalid value for target type '${type}'` });
    return null;
  }
  const message = mismatchMessage(`validate_legacy(${name})`, type, inferDetailed(value));
  if (!isAccepted) throw new FunctionError(message);
  return warnDeprecated('validate_legacy', message);
}

function parseTargetType(text: string): PuppetType {
  if (text === '') throw functionError(messages.NOT_A_TYPE, { text });
  try {
    return parseType(text);
  } catch (error) {
    if (!(error instanceof EvaluationError) || error instanceof FunctionError) throw error;
    throw error.code === '' ? new FunctionError(error.message) : functionError(messages.NOT_A_TYPE, { text });
  }
}

function passesLegacyCheck(name: string, args: readonly Value[]): boolean {
  try {
    if (isLegacyCheck(name)) legacyChecks[name](args);
    else callByName(name, args);
    return true;
  } catch (error) {
    if (error instanceof FunctionError) return false;
    throw error;
  }
}

function isLegacyCheck(name: string): name is LegacyCheckName {
  return Object.hasOwn(legacyChecks, name);
}
