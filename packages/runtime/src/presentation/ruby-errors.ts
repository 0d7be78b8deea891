import { FunctionError } from '../errors/error.js';
import { ClassType, ResourceType } from '../types/resource.js';
import { DEFAULT } from '../values/default.js';
import { Float } from '../values/float.js';
import { PuppetObject } from '../values/object.js';
import { rubyClassName } from '../values/ruby-class.js';
import { PuppetType } from '../values/type.js';
import { PuppetUri } from '../values/uri.js';
import type { Value } from '../values/value.js';
import { inspected } from './legacy-values.js';
import { rubyInspect } from './ruby-text.js';

/** The name of a value's class in the reference, as messages of Ruby itself show it. */
export function rubyClassOf(value: Value): string {
  if (value === null) return 'NilClass';
  if (typeof value === 'boolean') return value ? 'TrueClass' : 'FalseClass';
  if (value instanceof ResourceType || value instanceof ClassType) return 'Puppet::Resource';
  if (value instanceof PuppetType) return `Puppet::Pops::Types::P${value.name}Type`;
  if (value instanceof PuppetUri) return /^#<(\S+)/.exec(rubyInspect(value))?.[1] ?? 'URI::Generic';
  if (value instanceof PuppetObject) return `Puppet::DataTypes::${value.type.name}`;
  return rubyClassName(value);
}

/**
 * Ruby's `undefined method` error for a value that has no such method. `similar` are methods that Ruby proposes, those
 * that collections have last.
 */
export function undefinedMethod(method: string, value: Value, similar: readonly string[] = []): FunctionError {
  const proposal = similar.length === 0 ? '' : `\nDid you mean?  ${similar.join('\n               ')}`;
  return new FunctionError(`undefined method \`${method}' for ${receiver(value)}${proposal}`);
}

function receiver(value: Value): string {
  const text = inspected(value);
  return text.startsWith('#<') ? text : `${text}:${rubyClassOf(value)}`;
}

/** Ruby's error for two values that have no order. */
export function comparisonFailed(left: Value, right: Value): FunctionError {
  return new FunctionError(
    `comparison of ${rubyClassOf(left)} with ${isSpecial(right) ? rubyInspect(right) : rubyClassOf(right)} failed`,
  );
}

function isSpecial(value: Value): boolean {
  return (
    value === null ||
    typeof value === 'boolean' ||
    typeof value === 'number' ||
    value instanceof Float ||
    value === DEFAULT
  );
}

/** Ruby's error for a value where it wants a String (a Hash, …). */
export function noConversion(value: Value, wanted: string): FunctionError {
  const name = value === null ? 'nil' : typeof value === 'boolean' ? String(value) : rubyClassOf(value);
  return new FunctionError(`no implicit conversion of ${name} into ${wanted}`);
}
