import {
  Float,
  FunctionError,
  type Integer,
  isArray,
  PuppetHash,
  rubyFloat,
  rubyInspect,
  rubyInteger,
  rubyText,
  type Value,
} from '@pptjs/runtime';
import { valueClass } from '../ruby-class.js';

type Numeric = Integer | Float;

interface Kind {
  readonly name: string;
  /** What messages call it, with an article. */
  readonly label: string;
  /** The number that a text is, null where it is none. */
  readonly read: (text: string) => Numeric | null;
}

const INTEGER: Kind = { name: 'validate_integer', label: 'an Integer', read: rubyInteger };
const NUMERIC: Kind = { name: 'validate_numeric', label: 'a Numeric', read: readFloat };

function readFloat(text: string): Float | null {
  const number = rubyFloat(text);
  return number === null ? null : new Float(number);
}

export const checkInteger = (args: readonly Value[]): void => check(args, INTEGER);
export const checkNumeric = (args: readonly Value[]): void => check(args, NUMERIC);

function check(args: readonly Value[], kind: Kind): void {
  const { name, label } = kind;
  if (args.length === 0 || args.length > 3)
    throw new FunctionError(`${name}(): Wrong number of arguments; must be 1, 2 or 3, got ${args.length}`);
  const [input = null, most = null, least = null] = args;
  const max =
    args.length === 1 || (args.length > 2 && rubyText(most) === '') ? undefined : bound(rubyText(most), 'second', kind);
  const min = args.length > 2 ? bound(least, 'third', kind) : undefined;
  if (max !== undefined && min !== undefined && size(min) > size(max)) {
    throw new FunctionError(
      `${name}(): Expected second argument to be larger than third argument, got ${rubyText(max)} < ${rubyText(min)}`,
    );
  }
  const checkSize = (number: Numeric, shown: Value): void => {
    const text = rubyInspect(shown);
    const isWrong = (how: string, limit: Numeric): FunctionError =>
      new FunctionError(`${name}(): Expected ${text} to be ${how} or equal to ${rubyText(limit)}, got ${text}.`);
    if (max !== undefined && size(number) > size(max)) throw isWrong('smaller', max);
    if (min !== undefined && size(number) < size(min)) throw isWrong('greater', min);
  };
  if (input instanceof PuppetHash)
    throw new FunctionError(`validate_integer(): Expected first argument to be ${label} or Array, got Hash`);
  if (isArray(input)) {
    for (const [position, element] of input.entries()) {
      const number = element instanceof PuppetHash ? null : kind.read(rubyText(element));
      if (number === null)
        throw new FunctionError(
          `${name}(): Expected element at array position ${position} to be ${label}, got ${valueClass(element)}`,
        );
      checkSize(number, input);
    }
    return;
  }
  const number = kind.read(rubyText(input));
  if (number === null)
    throw new FunctionError(`${name}(): Expected first argument to be ${label} or Array, got ${valueClass(input)}`);
  checkSize(number, number);
}

function size(number: Numeric): number | bigint {
  return number instanceof Float ? number.value : number;
}

function bound(value: Value, which: string, { name, label, read }: Kind): Numeric {
  const number = read(rubyText(value));
  if (number !== null) return number;
  throw new FunctionError(
    `${name}(): Expected ${which} argument to be unset or ${label}, got ${rubyText(value)}:${valueClass(value)}`,
  );
}
