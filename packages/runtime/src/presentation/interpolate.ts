import { PuppetHash } from '../values/hash.js';
import { isArray, type PuppetArray, type Value } from '../values/value.js';

/**
 * Returns the text of a value in a string, like `"${value}"` and `String(value)`. Strings are not quoted, also in
 * arrays and hashes (`[a, b]`, `{k => v}`). Undef is an empty text, and regular expressions are between slashes.
 */
export function interpolate(value: Value): string {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  return typeof value === 'object' ? objectText(value) : String(value);
}

/** Whether a template of JavaScript gives a value the same text as `interpolate`, and as `%s` of `sprintf`. */
export function isPlainText(value: Value): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function objectText(value: Value & object): string {
  if (isArray(value)) return `[${elementsText(value)}]`;
  return value instanceof PuppetHash ? `{${pairsText(value)}}` : value.toText();
}

/** The texts of the elements. Adding them one by one is faster than a list of them. */
function elementsText(elements: PuppetArray): string {
  let text = '';
  for (let i = 0; i < elements.length; i++) text += `${i === 0 ? '' : ', '}${interpolate(elements[i] as Value)}`;
  return text;
}

function pairsText(hash: PuppetHash): string {
  let text = '';
  hash.forEach((element, key) => {
    text += `${text === '' ? '' : ', '}${interpolate(key)} => ${interpolate(element)}`;
  });
  return text;
}
