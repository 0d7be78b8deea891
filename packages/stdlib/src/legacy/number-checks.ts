import { FunctionError, isArray, PuppetHash, rubyInspect, rubyText, type Value } from '@pptjs/runtime';
import { rubyClass } from '../ruby-class.js';

interface Kind {
  readonly name: string;
  /** What messages call it, with an article. */
  readonly label: string;
  readonly pattern: RegExp;
}

const INTEGER: Kind = { name: 'validate_integer', label: 'an Integer', pattern: /^\s*[-+]?(?:0[xX][0-9a-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|[1-9]\d*(?:_\d+)*|0)\s*$/ };
const NUMERIC: Kind = { name: 'validate_numeric', label: 'a Numeric', pattern: /^\s*[-+]?\d+(?:_\d+)*(?:\.\d+)?(?:[eE][-+]?\d+)?\s*$/ };

/** Ruby's `Integer('…')` and `Float('…')`; `undefined` where the text is no number. */
function numberOf(text: string, { pattern }: Kind): number | undefined {
  if (!pattern.test(text)) return undefined;
  const plain = text.trim().replaceAll('_', '').toLowerCase();
  const octal = /^([-+]?)0o?([0-7]+)$/.exec(plain);
  if (octal !== null && pattern === INTEGER.pattern) return Number.parseInt(`${octal[1]}${octal[2]}`, 8);
  const negative = plain.startsWith('-');
  const size = Number(plain.replace(/^[-+]/, ''));
  return negative ? -size : size;
}

export const checkInteger = (args: readonly Value[]): void => check(args, INTEGER);
export const checkNumeric = (args: readonly Value[]): void => check(args, NUMERIC);

function check(args: readonly Value[], kind: Kind): void {
  const { name, label } = kind;
  if (args.length === 0 || args.length > 3) throw new FunctionError(`${name}(): Wrong number of arguments; must be 1, 2 or 3, got ${args.length}`);
  const [input = null, most = null, least = null] = args;
  const max = args.length > 1 && !(args.length > 2 && rubyText(most) === '') ? bound(most, 'second', kind) : undefined;
  const min = args.length > 2 ? bound(least, 'third', kind) : undefined;
  if (min !== undefined && max !== undefined && min > max) {
    throw new FunctionError(`${name}(): Expected second argument to be larger than third argument, got ${max} < ${min}`);
  }
  const within = (number: number, shown: Value): void => {
    const text = rubyInspect(shown);
    if (max !== undefined && number > max) throw new FunctionError(`${name}(): Expected ${text} to be smaller or equal to ${max}, got ${text}.`);
    if (min !== undefined && number < min) throw new FunctionError(`${name}(): Expected ${text} to be greater or equal to ${min}, got ${text}.`);
  };
  if (isArray(input)) {
    for (const [position, element] of input.entries()) {
      const number = element instanceof PuppetHash ? undefined : numberOf(rubyText(element), kind);
      if (number === undefined) throw new FunctionError(`${name}(): Expected element at array position ${position} to be ${label}, got ${rubyClass(element)}`);
      within(number, input);
    }
    return;
  }
  const number = input instanceof PuppetHash ? undefined : numberOf(rubyText(input), kind);
  if (number === undefined) throw new FunctionError(`${name}(): Expected first argument to be ${label} or Array, got ${rubyClass(input)}`);
  within(number, number);
}

function bound(value: Value, which: string, kind: Kind): number {
  const number = numberOf(rubyText(value), kind);
  if (number !== undefined) return number;
  throw new FunctionError(`${kind.name}(): Expected ${which} argument to be unset or ${kind.label}, got ${rubyText(value)}:${rubyClass(value)}`);
}
