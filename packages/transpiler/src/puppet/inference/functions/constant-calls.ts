import { call as callFunction } from '@pptjs/runtime/functions';
import { createContext, FunctionError, isArray, PuppetHash, type Value, withContext } from '@pptjs/runtime/internal';
import { type PuppetType, TypeType } from '@pptjs/runtime/lattice';
import type { Expression } from '../../ast/nodes.js';
import { constantValue, type TypeNames } from '../definitions/type-expressions.js';
import { isOnly, Kind, listedStrings, membersOf } from '../lattice/index.js';
import { onlyValue } from '../types/only-value.js';

/** How the arguments of a constant call are read. */
interface ConstantCall {
  /** The position of the argument that is a type. */
  readonly typeAt?: number;
  /**
   * The positions of texts that are empty in the evaluation: searching a text can take any time, and a wrong pattern is an
   * error for each text.
   */
  readonly emptyAt?: readonly number[];
  /** Whether the first argument is a format, which can be wrong for all values of the others. */
  readonly isFormat?: true;
}

/**
 * The names of built-in functions whose results depend on their arguments alone, and which do not accept all arguments of their
 * types.
 */
const PLAIN_FUNCTIONS: readonly string[] = [
  'abs',
  'capitalize',
  'ceiling',
  'chomp',
  'chop',
  'compare',
  'dig',
  'downcase',
  'floor',
  'join',
  'lstrip',
  'max',
  'min',
  'round',
  'rstrip',
  'scanf',
  'slice',
  'sort',
  'strftime',
  'strip',
  'upcase',
];

/** The functions that are evaluated, by their names. */
const CONSTANT_CALLS: ReadonlyMap<string, ConstantCall> = new Map<string, ConstantCall>([
  ...PLAIN_FUNCTIONS.map((name) => [name, {}] as const),
  ['convert_to', { typeAt: 1 }],
  ['new', { typeAt: 0 }],
  ['match', { emptyAt: [0] }],
  ['regsubst', { emptyAt: [0, 2] }],
  ['split', { emptyAt: [0] }],
  ['sprintf', { isFormat: true }],
]);

/** A value that all directives of `sprintf` accept. */
const FORMATTED = 1;

/** A format that takes its values by name from a Hash. */
const NAMED_FORMAT = /%[^a-zA-Z%]*[<{]/;

/** A format with a width that would create a long text. */
const LONG_FORMAT = /%.*\d{5}/s;

/** Larger numbers are not evaluated: `Array(1000000)` has as many elements. */
const MAX_NUMBER = 10_000;

/** Whether results that are made of a value are small. */
function isSmall(value: Value): boolean {
  if (typeof value === 'number' || typeof value === 'bigint') return value <= MAX_NUMBER;
  if (isArray(value)) return value.every(isSmall);
  if (value instanceof PuppetHash) return Array.from(value.entries()).flat().every(isSmall);
  return typeof value !== 'string' || !LONG_FORMAT.test(value);
}

/** Why a call fails. */
export interface ConstantProblem {
  /** The message of the error. */
  readonly text: string;
  /** Whether each evaluation of the call fails. */
  readonly isCertain: boolean;
}

/**
 * Evaluates a call of a built-in function without a block whose arguments have one value each, as far as they matter.
 *
 * @param nodes the expressions of the arguments, in which types are read
 * @returns the error with which the call ends; undefined if it succeeds, or if its arguments are not constant
 */
export function constantProblem(
  name: string,
  args: readonly PuppetType[],
  nodes: readonly Expression[],
  names: TypeNames,
): ConstantProblem | undefined {
  const found = CONSTANT_CALLS.get(name);
  if (found === undefined) return undefined;
  const values: Value[] = [];
  for (const [index, arg] of args.entries()) {
    const value = constantArgument(index, arg, nodes[index], found, names);
    if (value === undefined || !isSmall(value)) return undefined;
    values.push(value);
  }
  const [format] = values;
  const isNamed = found.isFormat && typeof format === 'string' && NAMED_FORMAT.test(format);
  if (isNamed && args.some((arg) => onlyValue(arg) === undefined)) return undefined;
  const text = errorOf(name, values);
  if (text !== undefined) return { text, isCertain: true };
  return found.isFormat && !isNamed ? formatProblem(name, args, values) : undefined;
}

/** Returns the message of the error with which a call ends. */
function errorOf(name: string, values: readonly Value[]): string | undefined {
  try {
    withContext(createContext({ log: () => undefined }), () => callFunction(name, ...values));
    return undefined;
  } catch (error) {
    // Other errors concern limits, and types without a constructor.
    return error instanceof FunctionError ? error.message : undefined;
  }
}

/** A text that is no number. */
const TEXT = 'text';

/** Returns the problem of a format with one of its arguments, whose values are texts. */
function formatProblem(
  name: string,
  args: readonly PuppetType[],
  values: readonly Value[],
): ConstantProblem | undefined {
  for (const [index, type] of args.entries()) {
    if (index === 0 || onlyValue(type) !== undefined || !isOnly(type, Kind.string)) continue;
    const members = membersOf(type);
    const texts = members.flatMap((member) => listedStrings(member) ?? (member.isInstance(TEXT) ? [TEXT] : []));
    const errors = texts.map((text) => errorOf(name, values.with(index, text))).filter((error) => error !== undefined);
    const isListed = members.every((member) => listedStrings(member) !== null);
    const [text] = errors;
    if (text !== undefined) return { text, isCertain: isListed && errors.length === texts.length };
  }
  return undefined;
}

/** Returns the value with which an argument is evaluated; undefined if it is not known. */
function constantArgument(
  index: number,
  type: PuppetType,
  node: Expression | undefined,
  { typeAt, emptyAt, isFormat }: ConstantCall,
  names: TypeNames,
): Value | undefined {
  if (index === typeAt) {
    const value = node && constantValue(node, names);
    // The texts of types have names of resource types, which a module can define.
    return value instanceof TypeType ? undefined : value;
  }
  if (emptyAt?.includes(index)) return isOnly(type, Kind.string) ? '' : undefined;
  const value = onlyValue(type);
  return value === undefined && isFormat && index > 0 ? FORMATTED : value;
}
