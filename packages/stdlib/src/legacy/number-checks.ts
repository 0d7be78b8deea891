import {
  Float,
  type FunctionError,
  functionError,
  type Integer,
  isArray,
  PuppetHash,
  rubyFloat,
  rubyInspect,
  rubyInteger,
  rubyText,
  type Value,
} from '@pptjs/runtime/internal';
import { messages } from '../messages.js';
import { valueClass } from '../values/class-names.js';

type Numeric = Integer | Float;

/** A kind of number that a function accepts. */
interface NumberKind {
  readonly name: string;
  /** The name of the kind in messages, with an article. */
  readonly label: string;
  /** Parses a text. Returns null if it is not a number. */
  readonly read: (text: string) => Numeric | null;
}

const INTEGER: NumberKind = { name: 'validate_integer', label: 'an Integer', read: rubyInteger };
const NUMERIC: NumberKind = { name: 'validate_numeric', label: 'a Numeric', read: readFloat };

function readFloat(text: string): Float | null {
  const number = rubyFloat(text);
  return number === null ? null : new Float(number);
}

/** Checks `validate_integer(value, maximum, minimum)`. */
export const checkInteger = (args: readonly Value[]): void => check(args, INTEGER);
/** Checks `validate_numeric(value, maximum, minimum)`. */
export const checkNumeric = (args: readonly Value[]): void => check(args, NUMERIC);

function check(args: readonly Value[], kind: NumberKind): void {
  const { name, label } = kind;
  if (args.length === 0 || args.length > 3)
    throw functionError(messages.NUMBER_CHECK_ARGUMENT_COUNT, { name, given: args.length });
  const [input = null, maximum = null, minimum = null] = args;
  const hasMaximum = args.length > 1 && !(args.length > 2 && rubyText(maximum) === '');
  const max = hasMaximum ? readBound(rubyText(maximum), 'second', kind) : undefined;
  const min = args.length > 2 ? readBound(minimum, 'third', kind) : undefined;
  if (max !== undefined && min !== undefined && size(min) > size(max)) {
    throw numberError(
      name,
      `Expected second argument to be larger than third argument, got ${rubyText(max)} < ${rubyText(min)}`,
    );
  }
  const checkSize = (number: Numeric, shown: Value): void => {
    const text = rubyInspect(shown);
    const outOfBounds = (comparison: string, limit: Numeric): FunctionError =>
      numberError(name, `Expected ${text} to be ${comparison} or equal to ${rubyText(limit)}, got ${text}.`);
    if (max !== undefined && size(number) > size(max)) throw outOfBounds('smaller', max);
    if (min !== undefined && size(number) < size(min)) throw outOfBounds('greater', min);
  };
  if (input instanceof PuppetHash)
    // The module names validate_integer in both functions.
    throw numberError('validate_integer', `Expected first argument to be ${label} or Array, got Hash`);
  if (isArray(input)) {
    for (const [position, element] of input.entries()) {
      const number = element instanceof PuppetHash ? null : kind.read(rubyText(element));
      if (number === null)
        throw numberError(
          name,
          `Expected element at array position ${position} to be ${label}, got ${valueClass(element)}`,
        );
      checkSize(number, input);
    }
    return;
  }
  const number = kind.read(rubyText(input));
  if (number === null)
    throw numberError(name, `Expected first argument to be ${label} or Array, got ${valueClass(input)}`);
  checkSize(number, number);
}

function size(number: Numeric): number | bigint {
  return number instanceof Float ? number.value : number;
}

function readBound(value: Value, position: string, { name, label, read }: NumberKind): Numeric {
  const number = read(rubyText(value));
  if (number !== null) return number;
  throw numberError(
    name,
    `Expected ${position} argument to be unset or ${label}, got ${rubyText(value)}:${valueClass(value)}`,
  );
}

function numberError(name: string, problem: string): FunctionError {
  return functionError(messages.NUMBER_CHECK, { name, problem });
}
