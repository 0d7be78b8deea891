import { interpolate as puppetText, PuppetHash, rubyInspect, type Value } from '@pptjs/runtime/internal';

/**
 * The text of a value in a string, a match and a message. Undef is an empty text, the elements of an array follow each
 * other without a separator, and a hash has the notation of Ruby: `{"a"=>"b"}`.
 */
export function textOf(value: Value): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return joined(value as readonly Value[], '');
  return value instanceof PuppetHash ? inspected(value) : puppetText(value);
}

/** The texts of the elements of nested arrays, with a separator. An element that is undef has the text `undef`. */
export function joined(values: readonly Value[], separator: string): string {
  return values
    .map((value) => (Array.isArray(value) ? joined(value as readonly Value[], separator) : shown(value)))
    .join(separator);
}

/** The notation of Ruby. Puppet 3 had the symbol `:undef` for undef. */
function inspected(value: Value): string {
  if (value === null) return ':undef';
  if (Array.isArray(value)) return `[${(value as readonly Value[]).map(inspected).join(', ')}]`;
  if (!(value instanceof PuppetHash)) return rubyInspect(value);
  return `{${Array.from(value, ([key, member]) => `${inspected(key)}=>${inspected(member)}`).join(', ')}}`;
}

/** A value in a message: like `textOf`, but undef is visible. */
export function shown(value: Value): string {
  return value === null ? 'undef' : textOf(value);
}
