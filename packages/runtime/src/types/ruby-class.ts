import { PuppetObject } from '../values/object.js';
import { rubyClassName } from '../values/ruby-class.js';
import { PuppetType } from '../values/type.js';
import { PuppetUri } from '../values/uri.js';
import { ValueObject } from '../values/value-object.js';
import type { Value } from '../values/value.js';
import { ClassType, ResourceType } from './resource.js';
import { RuntimeType } from './runtime.js';

/**
 * Returns the Ruby class of a value as the messages of types show it: `NilClass`, `Symbol`,
 * `Puppet::Pops::Types::PIntegerType`.
 */
export function rubyClass(value: Value): string {
  if (value === null) return 'NilClass';
  if (typeof value === 'boolean') return value ? 'TrueClass' : 'FalseClass';
  return value instanceof ValueObject ? value.exactRubyClass() : rubyClassName(value);
}

/**
 * Returns the Ruby class of a value as Ruby's own messages show it. Unlike `rubyClass` it returns `Puppet::Resource`
 * for references, and the Puppet name for every type.
 */
export function rubyClassOf(value: Value): string {
  if (value === null) return 'NilClass';
  if (typeof value === 'boolean') return value ? 'TrueClass' : 'FalseClass';
  if (value instanceof ResourceType || value instanceof ClassType) return 'Puppet::Resource';
  if (value instanceof PuppetType) return `Puppet::Pops::Types::P${value.name}Type`;
  if (value instanceof PuppetUri) return value.schemeClassName();
  if (value instanceof PuppetObject && value.type instanceof RuntimeType) return value.type.className ?? 'Object';
  if (value instanceof PuppetObject) return `Puppet::DataTypes::${value.type.name}`;
  return rubyClassName(value);
}
