import { rubyClassName, type Value } from '@pptjs/runtime';

/** The name of a value's class in Ruby, which stands in many messages. */
export function rubyClass(value: Value): string {
  if (value === null) return 'NilClass';
  if (typeof value === 'boolean') return value ? 'TrueClass' : 'FalseClass';
  return rubyClassName(value);
}
