import { isArray, type Value } from './value.js';

/** Returns the name of a value's kind in Puppet's messages: `Integer`, `Undef Value`, `String[1]-Type`. */
export function label(value: Value): string {
  switch (typeof value) {
    case 'string':
      return 'String';
    case 'boolean':
      return 'Boolean';
    case 'number':
    case 'bigint':
      return 'Integer';
    default:
      if (value === null) return 'Undef Value';
      return isArray(value) ? 'Array' : value.kindName();
  }
}

/** Returns the label with its article: `an Integer`, `a String`. */
export function labelWithArticle(value: Value): string {
  return withArticle(label(value));
}

/** Returns a noun with `a` or `an` before it. */
export function withArticle(noun: string): string {
  return /^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}
