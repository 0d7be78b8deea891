import { isArray, isInteger, type Value } from './value.js';

/**
 * Returns the name that Ruby uses for a value that it cannot convert: `nil`, `true`, `Integer`,
 * `Puppet::Pops::Time::Timestamp`.
 */
export function rubyClassName(value: Value): string {
  if (value === null) return 'nil';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return 'String';
  if (isInteger(value)) return 'Integer';
  if (isArray(value)) return 'Array';
  return value.rubyClassName();
}
