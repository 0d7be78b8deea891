/** The functions `is_…`, which test the type of a value. Most of them are deprecated. */
import {
  type BuiltinFunction,
  functionError,
  isArray,
  noConversion,
  PuppetHash,
  type Value,
} from '@pptjs/runtime/internal';
import { isDomainName, isEmailAddress } from '../addresses/internet-names.js';
import { parseIpAddress } from '../addresses/ip-address.js';
import { isAbsolutePath } from '../legacy/checks.js';
import { deprecatedFunction } from '../legacy/deprecated-function.js';
import { legacyFunction } from '../legacy/legacy-function.js';
import { messages } from '../messages.js';
import { isFloatLike, isIntegerLike, isNumberLike } from '../values/numbers.js';

/** How the message for a wrong number of arguments is worded, and whether further arguments are ignored. */
interface ArgumentRule {
  readonly message: typeof messages.ARGUMENT_COUNT | typeof messages.ARGUMENT_COUNT_PLAIN;
  readonly ignoresMore?: boolean;
}

const EXACTLY_ONE: ArgumentRule = { message: messages.ARGUMENT_COUNT };
const EXACTLY_ONE_PLAIN: ArgumentRule = { message: messages.ARGUMENT_COUNT_PLAIN };
const AT_LEAST_ONE: ArgumentRule = { message: messages.ARGUMENT_COUNT, ignoresMore: true };

function firstArgument(name: string, args: readonly Value[], { message, ignoresMore = false }: ArgumentRule): Value {
  const [value] = args;
  if (value === undefined || (args.length > 1 && !ignoresMore))
    throw functionError(message, { name, given: args.length, expected: '1' });
  return value;
}

function legacyTest(name: string, rule: ArgumentRule, test: (value: Value) => boolean): BuiltinFunction {
  return legacyFunction(name, (args) => test(firstArgument(name, args, rule)));
}

/**
 * Defines a test that logs a deprecation warning.
 *
 * @param type the type to use instead, without `Stdlib::Compat::`
 * @param key the key of the warning: each key is warned of once
 */
function deprecatedTest(
  name: string,
  type: string,
  rule: ArgumentRule,
  test: (value: Value) => boolean,
  key = name,
): BuiltinFunction {
  const message = `This method is deprecated, please use match expressions with Stdlib::Compat::${type} instead. They are described at https://docs.puppet.com/puppet/latest/reference/lang_data_type.html#match-expressions.`;
  return deprecatedFunction(name, { key, message }, (args) => test(firstArgument(name, args, rule)));
}

/**
 * Returns whether a value is a string with an absolute path of Unix or Windows.
 *
 * @example
 * is_absolute_path('/a') # => true
 */
export const is_absolute_path = deprecatedTest('is_absolute_path', 'Absolute_Path', EXACTLY_ONE, isAbsolutePath);

/**
 * Returns whether a value is an array.
 *
 * @example
 * is_array(['a']) # => true
 */
export const is_array = deprecatedTest('is_array', 'Array', AT_LEAST_ONE, isArray);

/**
 * Returns whether a value is a Boolean.
 *
 * @example
 * is_bool('true') # => false
 */
export const is_bool = deprecatedTest('is_bool', 'Bool', EXACTLY_ONE, (value) => typeof value === 'boolean');

/**
 * Returns whether a value is a string with a domain name.
 *
 * @example
 * is_domain_name('foo.com') # => true
 */
export const is_domain_name = legacyTest(
  'is_domain_name',
  EXACTLY_ONE_PLAIN,
  (value) => typeof value === 'string' && isDomainName(value),
);

/**
 * Returns whether a value is a string that looks like an email address.
 *
 * @example
 * is_email_address('a@b.com') # => true
 */
export const is_email_address = legacyTest(
  'is_email_address',
  EXACTLY_ONE_PLAIN,
  (value) => typeof value === 'string' && isEmailAddress(value),
);

/**
 * Returns whether a value is a Float, or the text of a Float.
 *
 * @example
 * is_float('1.5') # => true
 */
export const is_float = deprecatedTest('is_float', 'Float', EXACTLY_ONE_PLAIN, isFloatLike);

/**
 * Returns whether a value is a hash.
 *
 * @example
 * is_hash({ 'a' => 1 }) # => true
 */
export const is_hash = legacyTest('is_hash', EXACTLY_ONE, (value) => value instanceof PuppetHash);

/**
 * Returns whether a value is an Integer, or the text of an Integer.
 *
 * @example
 * is_integer('1') # => true
 */
export const is_integer = legacyTest('is_integer', EXACTLY_ONE_PLAIN, isIntegerLike);

/**
 * Returns whether a value is a string with an IP address.
 *
 * @example
 * is_ip_address('::1') # => true
 */
export const is_ip_address = deprecatedTest(
  'is_ip_address',
  'Ip_address',
  EXACTLY_ONE_PLAIN,
  (value) => ipVersion(value) !== undefined,
);

/**
 * Returns whether a value is a string with an IPv4 address.
 *
 * @example
 * is_ipv4_address('::1') # => false
 */
export const is_ipv4_address = deprecatedTest(
  'is_ipv4_address',
  'Ipv4',
  EXACTLY_ONE_PLAIN,
  (value) => ipVersion(value) === 4,
);

/**
 * Returns whether a value is a string with an IPv6 address.
 *
 * @example
 * is_ipv6_address('::1') # => true
 */
export const is_ipv6_address = deprecatedTest(
  'is_ipv6_address',
  'Ipv6',
  EXACTLY_ONE_PLAIN,
  (value) => ipVersion(value) === 6,
  // The module uses the key of the other function.
  'is_ipv4_address',
);

function ipVersion(value: Value): 4 | 6 | undefined {
  return typeof value === 'string' ? parseIpAddress(value)?.version : undefined;
}

const MAC_ADDRESS = /^(?:(?:[\da-f]{2}:){5}|(?:[\da-f]{2}:){19})[\da-f]{2}$/im;

/**
 * Returns whether a string is a MAC address: 6 or 20 bytes separated by colons.
 *
 * @example
 * is_mac_address('00:a0:1f:12:7f:a0') # => true
 */
export const is_mac_address = legacyTest('is_mac_address', EXACTLY_ONE_PLAIN, (value) => {
  if (typeof value !== 'string') throw noConversion(value, 'String');
  return MAC_ADDRESS.test(value);
});

/**
 * Returns whether a value is a number, or the text of a number.
 *
 * @example
 * is_numeric('1.5') # => true
 */
export const is_numeric = deprecatedTest('is_numeric', 'Numeric', EXACTLY_ONE_PLAIN, isNumberLike);

/**
 * Returns whether a value is undef, or a string that is not the text of a number.
 *
 * @example
 * is_string('1') # => false
 */
export const is_string = deprecatedTest(
  'is_string',
  'String',
  AT_LEAST_ONE,
  (value) => value === null || (typeof value === 'string' && !isIntegerLike(value) && !isFloatLike(value)),
);
