import { type PuppetType, TYPE, TypeType } from '@pptjs/runtime/lattice';

/**
 * Returns the type of a type as a value. `Type[T]` has the subtypes of T, and a few types are no subtypes of themselves:
 * `NotUndef[Optional[Integer]]`.
 */
export function typeOf(type: PuppetType): PuppetType {
  let isOwnSubtype = ownSubtypes.get(type);
  if (isOwnSubtype === undefined) ownSubtypes.set(type, (isOwnSubtype = type.isAssignable(type)));
  return isOwnSubtype ? new TypeType(type) : TYPE;
}

/** Whether types are subtypes of themselves. Aliases that contain each other are compared for a long time. */
const ownSubtypes = new WeakMap<PuppetType, boolean>();
