import { Float } from '@pptjs/runtime/internal';
import { bailOut } from './bail-out.js';
import { text } from './text.js';
import { isArray, isHash, type Value } from './values.js';

/** Ruby's limit is 100. */
const MAX_DEPTH = 90;

/** `to_json` */
export function json(value: Value, depth = 0): string {
  if (depth > MAX_DEPTH) return bailOut('to_json of a deep value');
  if (value === null) return 'null';
  if (isArray(value)) return `[${value.map((element) => json(element, depth + 1)).join(',')}]`;
  if (isHash(value))
    return `{${Array.from(value, ([key, element]) => `${jsonText(keyText(key))}:${json(element, depth + 1)}`).join(',')}}`;
  switch (typeof value) {
    case 'string':
      return jsonText(value);
    case 'symbol':
      return jsonText(text(value));
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value);
    default:
      return value instanceof Float ? floatText(value) : bailOut('to_json');
  }
}

/** Versions of Ruby write exponents in different ways. */
function floatText(value: Float): string {
  const written = value.toString();
  return /^-?[\d.]+$/.test(written) ? written : bailOut('to_json');
}

function keyText(key: Value): string {
  return typeof key === 'string' || typeof key === 'symbol' || typeof key === 'number' ? text(key) : bailOut('to_json');
}

/** Versions of Ruby write DEL and line separators in different ways. */
function jsonText(value: string): string {
  return /[\x7f\u2028\u2029]/.test(value) ? bailOut('to_json') : JSON.stringify(value);
}
