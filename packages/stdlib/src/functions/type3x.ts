import { Float, FunctionError, isArray, isInteger, PuppetHash, type Value } from '@pptjs/runtime';
import { oldFunction, wrongCount } from '../old-function.js';

/**
 * The name of a value's type as it was in Puppet 3: `string`, `array`, `hash`, `float`, `integer`, `boolean`. A text
 * that is a number is one.
 *
 * @example
 * type3x('1.5') # => 'float'
 */
export const type3x = oldFunction('type3x', (args) => {
  const [value] = args;
  if (value === undefined || args.length > 1) throw wrongCount('type3x', args.length, '1');
  return typeName(value);
});

function typeName(value: Value): string {
  if (isInteger(value)) return 'integer';
  if (value instanceof Float) return 'float';
  if (typeof value === 'string') return textType(value);
  if (typeof value === 'boolean') return 'boolean';
  if (isArray(value)) return 'array';
  if (value instanceof PuppetHash) return 'hash';
  throw new FunctionError('type3x(): Unknown type');
}

function textType(text: string): string {
  if (/^-?(?:0|[1-9]\d*)$/.test(text)) return 'integer';
  return /^-?(?:0|[1-9]\d*)\.\d+$/.test(text) ? 'float' : 'string';
}
