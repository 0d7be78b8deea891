import { interpolate as stringify, isArray, PuppetHash, type Value } from '@pptjs/runtime';

/** A value as text within a string, as Ruby writes it: undef is empty, collections show their elements inspected. */
export function rubyText(value: Value): string {
  if (value === null) return '';
  if (isArray(value) || value instanceof PuppetHash) return inspect(value);
  return stringify(value);
}

function inspect(value: Value): string {
  if (value === null) return 'nil';
  if (typeof value === 'string') return JSON.stringify(value);
  if (isArray(value)) return `[${value.map(inspect).join(', ')}]`;
  if (value instanceof PuppetHash) return `{${Array.from(value, ([key, element]) => `${inspect(key)}=>${inspect(element)}`).join(', ')}}`;
  return stringify(value);
}
