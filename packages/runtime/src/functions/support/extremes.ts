import {
  defineBuiltin,
  dispatch,
  withFastPath,
  type BuiltinFunction,
  type Dispatch,
} from '../../calling/define-builtin.js';
import { functionError, type Message } from '../../errors/messages.js';
import { rubyText } from '../../presentation/ruby-text.js';
import { compareCodePoints } from '../../text/compare.js';
import type { Argument, Block } from '../../values/block.js';
import { Float } from '../../values/float.js';
import { compact } from '../../values/integer.js';
import { type Integer, type Value, isArray, isInteger } from '../../values/value.js';
import { deprecated } from './deprecated.js';
import { blockOrder, orderOf } from './ordering.js';

const messages = {
  NO_ARGUMENTS: { text: '{name}(): Wrong number of arguments need at least one' },
} as const satisfies Record<string, Message>;

type Order = (a: Value, b: Value) => number;

/**
 * Defines `max` or `min`. `sign` is 1 for the greatest and -1 for the smallest element; among equal elements the first
 * is returned. `arrays` lists the element types in the order in which the function tries them.
 */
export function defineExtreme(name: 'max' | 'min', sign: 1 | -1, arrays: readonly string[]): BuiltinFunction {
  const mixed: Order = (a, b) => compareMixed(name, a, b);
  const pick = (values: readonly Value[], order: Order): Value => {
    if (values.length === 0) throw functionError(messages.NO_ARGUMENTS, { name });
    let best = values[0]!;
    for (let i = 1; i < values.length; i++) if (order(values[i]!, best) * sign > 0) best = values[i]!;
    return best;
  };
  const withBlock = (values: readonly Value[], block: Block): Value => {
    if (values.length === 0) return null;
    return pick(values, (a, b) => blockOrder(block(a, b), a, b));
  };
  const single = (type: string, order: Order): Dispatch =>
    dispatch([`${type} values`, 'Callable[2, 2] &block?'], (values: readonly Value[], block?: Block) =>
      block === undefined ? pick(values, order) : withBlock(values, block),
    );
  const orders: Record<string, Order> = { String: (a, b) => compareStrings(name, a as string, b as string) };
  const orderFor = (type: string): Order => orders[type] ?? orderOf;
  const general = defineBuiltin(
    name,
    ...['Numeric', 'String', 'SemVer', 'Timespan', 'Timestamp'].map((type) =>
      dispatch([`${type} values*`], (values: readonly Value[]) => pick(values, orderFor(type))),
    ),
    ...arrays.map((type) => single(`Array[${type}]`, orderFor(type))),
    single('Array', mixed),
    dispatch(['Any values*', 'Callable[2, 2] &block'], withBlock),
    dispatch(['Any values*'], (values: readonly Value[]) => pick(values, mixed)),
  );
  const ofMany = (args: readonly Argument[]): Value => {
    const [first] = args;
    const values = args.length === 1 && isArray(first) ? first : args;
    return extremeNumber(values, sign) ?? general(...args);
  };
  const ofTwo = (a: number, b: number): number => ((b - a) * sign > 0 ? b : a);
  // Two or three numbers are the most common arguments. An array of them would take longer than their comparison.
  return withFastPath(general, () => (first?: Argument, second?: Argument, third?: Argument, ...others: Argument[]) => {
    if (typeof first === 'number' && typeof second === 'number' && others.length === 0) {
      if (third === undefined) return ofTwo(first, second);
      if (typeof third === 'number') return ofTwo(ofTwo(first, second), third);
    }
    return ofMany([first, second, third, ...others].filter((value) => value !== undefined));
  });
}

/** The greatest or smallest of several numbers; null if the values are not all small Integers or Floats, or are none. */
function extremeNumber(values: readonly Argument[], sign: 1 | -1): number | Float | null {
  let best: number | Float | null = null;
  let bestNumber = NaN;
  for (const value of values) {
    if (typeof value !== 'number' && !(value instanceof Float)) return null;
    const number = typeof value === 'number' ? value : value.value;
    if (Number.isNaN(number)) return null;
    if (best !== null && !(sign > 0 ? number > bestNumber : number < bestNumber)) continue;
    best = value;
    bestNumber = number;
  }
  return best;
}

const NUMERAL = /^-?\d+(?:_\d+)*(?:\.\d+(?:_\d+)*)?(?:[eE]\d+)?$/;

/** Compares values of different types: as numbers if both are numeric, else as texts. */
function compareMixed(name: string, a: Value, b: Value): number {
  const left = rubyText(a);
  const right = rubyText(b);
  if (NUMERAL.test(left) && NUMERAL.test(right)) {
    tellConversion(name, 'String', 'Numeric');
    return orderOf(numberOf(a, left), numberOf(b, right));
  }
  tellConversion(name, 'Any', 'String');
  return compareCodePoints(left, right);
}

function compareStrings(name: string, a: string, b: string): number {
  if (NUMERAL.test(a) && NUMERAL.test(b)) {
    tellConversion(name, 'String', 'Numeric');
    return orderOf(numberOf(a, a), numberOf(b, b));
  }
  return compareCodePoints(a, b);
}

function numberOf(value: Value, text: string): Integer | Float {
  if (isInteger(value) || value instanceof Float) return value;
  const plain = text.replaceAll('_', '');
  return /[.eE]/.test(plain) ? new Float(Number(plain)) : compact(BigInt(plain));
}

function tellConversion(name: string, from: string, to: string): void {
  deprecated(
    `The ${name}() function's auto conversion of ${from} to ${to} is deprecated - change to convert input before calling, or use lambda`,
  );
}
