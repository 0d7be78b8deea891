import { ClassType, ResourceType, rubyClassOf, type Value } from '@pptjs/runtime';

/** The name of a value's class in Ruby, which stands in many messages. */
export { rubyClassOf as rubyClass } from '@pptjs/runtime';

/**
 * The same for functions that get values as they are: those of the old interface get a resource for a reference to one.
 */
export function valueClass(value: Value): string {
  if (value instanceof ResourceType) return 'Puppet::Pops::Types::PResourceType';
  return value instanceof ClassType ? 'Puppet::Pops::Types::PClassType' : rubyClassOf(value);
}
