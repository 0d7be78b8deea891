import {
  FunctionError,
  isArray,
  noConversion,
  PuppetHash,
  PuppetRegExp,
  rubyInspect,
  undefinedMethod,
  type Value,
} from '@pptjs/runtime';
import { patternOf } from '../pattern.js';
import { valueClass } from '../ruby-class.js';
import { addressCheck } from './address-checks.js';
import { checkLength } from './length-check.js';
import { checkInteger, checkNumeric } from './number-checks.js';

/** What the old `validate_…` functions check; each fails with what is wrong. */
export type Check = (args: readonly Value[]) => void;

/** Whether a value is the text of an absolute path, of Unix or Windows. */
export const isAbsolute = (path: Value): boolean => {
  const slash = String.raw`[\\/]`;
  const name = String.raw`[^\\/]+`;
  const windows = new RegExp(
    `^(([A-Z]:${slash})|(${slash}${slash}${name}${slash}${name})|(${slash}${slash}\\?${slash}${name}))`,
    'im',
  );
  return typeof path === 'string' && (/^\//m.test(path) || windows.test(path));
};

function each(name: string, isValid: (value: Value) => boolean, problem: (value: Value) => string): Check {
  return (args) => {
    if (args.length === 0) throw new FunctionError(`${name}(): wrong number of arguments (0; must be > 0)`);
    for (const value of args) if (!isValid(value)) throw new FunctionError(problem(value));
  };
}

const looksLike =
  (what: string) =>
  (value: Value): string =>
    `${rubyInspect(value)} is not ${what}  It looks to be a ${valueClass(value)}`;

/** `validate_re('x', '^x$')`: a text against patterns, with a message of one's own. */
function checkPattern(args: readonly Value[]): void {
  if (args.length < 2 || args.length > 3)
    throw new FunctionError(`validate_re(): wrong number of arguments (${args.length}; must be 2 or 3)`);
  const [input = null, patterns = null, message = null] = args;
  if (typeof input !== 'string')
    throw new FunctionError(`validate_re(): input needs to be a String, not a ${valueClass(input)}`);
  if (flatten(patterns).some((pattern) => expressionOf(pattern).test(input))) return;
  if (typeof message === 'string') throw new FunctionError(message);
  if (message !== null && message !== false)
    throw new FunctionError(
      `${undefinedMethod('scrub', message).message}\n\n      super(message.scrub)\n                   ^^^^^^`,
    );
  throw new FunctionError(`validate_re(): ${rubyInspect(input)} does not match ${rubyInspect(patterns)}`);
}

function expressionOf(pattern: Value): RegExp {
  if (pattern instanceof PuppetRegExp) return patternOf(pattern.source);
  if (typeof pattern !== 'string') throw noConversion(pattern, 'String');
  return patternOf(pattern);
}

function flatten(value: Value): readonly Value[] {
  return isArray(value) ? value.flatMap(flatten) : [value];
}

function checkPaths(args: readonly Value[]): void {
  if (args.length === 0)
    throw new FunctionError('validate_absolute_path(): wrong number of arguments (0; must be > 0)');
  for (const path of args.flatMap((value) => (isArray(value) ? value : [value]))) {
    if (!isAbsolute(path)) throw new FunctionError(`${rubyInspect(path)} is not an absolute path.`);
  }
}

/** By the names of the functions. */
export const CHECKS: ReadonlyMap<string, Check> = new Map<string, Check>([
  [
    'validate_string',
    each('validate_string', (value) => typeof value === 'string' || value === null, looksLike('a string.')),
  ],
  ['validate_array', each('validate_array', isArray, looksLike('an Array.'))],
  ['validate_hash', each('validate_hash', (value) => value instanceof PuppetHash, looksLike('a Hash.'))],
  ['validate_bool', each('validate_bool', (value) => typeof value === 'boolean', looksLike('a boolean.'))],
  ['validate_integer', checkInteger],
  ['validate_numeric', checkNumeric],
  ['validate_absolute_path', checkPaths],
  ['validate_re', checkPattern],
  ['validate_slength', checkLength],
  ['validate_ip_address', addressCheck('validate_ip_address', 'IP')],
  ['validate_ipv4_address', addressCheck('validate_ipv4_address', 'IPv4', 4)],
  ['validate_ipv6_address', addressCheck('validate_ipv6_address', 'IPv6', 6)],
]);
