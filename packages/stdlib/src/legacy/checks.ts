/** The checks of the deprecated functions `validate_…`. */
import {
  context,
  functionError,
  FunctionError,
  inspectLegacyValue,
  isArray,
  noConversion,
  PuppetHash,
  PuppetRegExp,
  rubyInspect,
  rubyText,
  type Value,
  flattenArrays,
} from '@pptjs/runtime/internal';
import { parseIpAddress } from '../addresses/ip-address.js';
import { messages } from '../messages.js';
import { compileRegExp } from '../text/regexp.js';
import { isTruthy } from '../values/booleans.js';
import { unsupportedArgument, valueClass } from '../values/class-names.js';
import { checkLength } from './length-check.js';
import { checkInteger, checkNumeric } from './number-checks.js';

/** @throws {FunctionError} for arguments that the function refuses */
export type LegacyCheck = (args: readonly Value[]) => void;

const WINDOWS_PATH = (() => {
  const slash = String.raw`[\\/]`;
  const name = String.raw`[^\\/]+`;
  return new RegExp(
    `^(([A-Z]:${slash})|(${slash}${slash}${name}${slash}${name})|(${slash}${slash}\\?${slash}${name}))`,
    'im',
  );
})();

/** Returns whether a value is a text with an absolute path of Unix or Windows. Logs a warning if it is no text. */
export function isAbsolutePath(value: Value): boolean {
  if (typeof value === 'string') return /^\//m.test(value) || WINDOWS_PATH.test(value);
  const message = `Cannot check if ${rubyText(value)} is an absolute path because it is a '${valueClass(value)}' and not a String'`;
  // Puppet logs the warning twice.
  context().log({ level: 'warning', message });
  context().log({ level: 'warning', message });
  return false;
}

/**
 * Checks that arguments are strings with a property.
 *
 * @param problem the message for a string without the property
 * @throws {FunctionError}
 */
export function checkStrings(
  name: string,
  args: readonly Value[],
  isValid: (text: string) => boolean,
  problem: { readonly text: `${string}{value}${string}` },
): void {
  requireArguments(name, args);
  for (const value of args) {
    const shown = inspectLegacyValue(value);
    if (typeof value !== 'string') throw functionError(messages.VALUE_NOT_A_STRING, { value: shown });
    if (!isValid(value)) throw functionError(problem, { value: shown });
  }
}

function requireArguments(name: string, args: readonly Value[]): void {
  if (args.length === 0) throw functionError(messages.ARGUMENT_COUNT_MUST_BE, { name, given: 0, expected: '> 0' });
}

/** @param description what messages say that a value should be: `a string.` */
function typeCheck(name: string, isValid: (value: Value) => boolean, description: string): LegacyCheck {
  return (args) => {
    requireArguments(name, args);
    for (const value of args) {
      if (isValid(value)) continue;
      throw functionError(messages.WRONG_KIND, { value: rubyInspect(value), description, class: valueClass(value) });
    }
  };
}

/** @param label how messages call the address; `version`: the only accepted version */
function addressCheck(name: string, label: string, version?: 4 | 6): LegacyCheck {
  const isValid = (text: string): boolean => {
    const address = parseIpAddress(text);
    return address !== undefined && (version === undefined || address.version === version);
  };
  const problem = { text: `{value} is not a valid ${label} address.` } as const;
  return (args) => checkStrings(name, args, isValid, problem);
}

/** `validate_re('x', '^x$', 'message')` */
function checkPattern(args: readonly Value[]): void {
  if (args.length < 2 || args.length > 3) {
    const expected = '2 or 3';
    throw functionError(messages.ARGUMENT_COUNT_MUST_BE, { name: 'validate_re', given: args.length, expected });
  }
  const [input = null, patterns = null, message = null] = args;
  if (typeof input !== 'string') throw functionError(messages.VALIDATE_RE_NOT_A_STRING, { class: valueClass(input) });
  if (flattenArrays(patterns).some((pattern) => toRegExp(pattern).test(input))) return;
  if (!isTruthy(message))
    throw functionError(messages.VALIDATE_RE_NO_MATCH, { input: rubyInspect(input), patterns: rubyInspect(patterns) });
  throw typeof message === 'string'
    ? new FunctionError(message)
    : unsupportedArgument('validate_re', 'a String with a message', message);
}

function toRegExp(pattern: Value): RegExp {
  if (pattern instanceof PuppetRegExp) return compileRegExp(pattern.source);
  if (typeof pattern !== 'string') throw noConversion(pattern, 'String');
  return compileRegExp(pattern);
}

function checkAbsolutePaths(args: readonly Value[]): void {
  requireArguments('validate_absolute_path', args);
  for (const path of args.flatMap((value) => (isArray(value) ? value : [value]))) {
    if (!isAbsolutePath(path)) throw functionError(messages.NOT_AN_ABSOLUTE_PATH, { path: rubyInspect(path) });
  }
}

/** The checks, by the names of the functions. */
export const legacyChecks = {
  validate_absolute_path: checkAbsolutePaths,
  validate_array: typeCheck('validate_array', isArray, 'an Array.'),
  validate_bool: typeCheck('validate_bool', (value) => typeof value === 'boolean', 'a boolean.'),
  validate_hash: typeCheck('validate_hash', (value) => value instanceof PuppetHash, 'a Hash.'),
  validate_integer: checkInteger,
  validate_ip_address: addressCheck('validate_ip_address', 'IP'),
  validate_ipv4_address: addressCheck('validate_ipv4_address', 'IPv4', 4),
  validate_ipv6_address: addressCheck('validate_ipv6_address', 'IPv6', 6),
  validate_numeric: checkNumeric,
  validate_re: checkPattern,
  validate_slength: checkLength,
  validate_string: typeCheck('validate_string', (value) => typeof value === 'string' || value === null, 'a string.'),
} satisfies Readonly<Record<string, LegacyCheck>>;

export type LegacyCheckName = keyof typeof legacyChecks;
