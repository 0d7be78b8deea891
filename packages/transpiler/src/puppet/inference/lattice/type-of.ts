import { type PuppetType, TYPE, TypeType } from '@pptjs/runtime/lattice';

/**
 * Returns the type of a type as a value. `Type[T]` has the subtypes of T, and a few types are no subtypes of themselves:
 * `NotUndef[Optional[Integer]]`.
 */
export function typeOf(type: PuppetType): PuppetType {
  return type.isAssignable(type) ? new TypeType(type) : TYPE;
}
