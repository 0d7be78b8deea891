import { interpolate as puppetText, PuppetHash, rubyInspect, type Value } from '@pptjs/runtime/internal';

/**
 * The text of a value in a string, a match and a message. Undef is an empty text, the elements of an array follow each
 * other without a separator, and a hash has the notation of Ruby: `{"a"=>"b"}`.
 */
export function textOf(value: Value): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return joined(value as readonly Value[], '');
  return value instanceof PuppetHash ? rubyInspect(value) : puppetText(value);
}

/** The texts of the elements of nested arrays, with a separator. */
export function joined(values: readonly Value[], separator: string): string {
  return values
    .map((value) => (Array.isArray(value) ? joined(value as readonly Value[], separator) : textOf(value)))
    .join(separator);
}

/** A value in a message: like `textOf`, but undef is visible. */
export function shown(value: Value): string {
  return value === null ? 'undef' : textOf(value);
}
