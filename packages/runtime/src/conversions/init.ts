import type { InitType } from '../types/init.js';
import type { AssignabilityGuard, PuppetType } from '../types/type.js';
import type { Value } from '../values/value.js';

/** Whether an instance of the type can be made of the value, alone or as the arguments that an Array holds. */
export function initAccepts(init: InitType, value: Value): boolean {
  return init.type === null ? true : init.type.isInstance(value);
}

export function initAcceptsType(init: InitType, other: PuppetType, guard: AssignabilityGuard): boolean {
  return init.type === null ? true : init.type.isAssignable(other, guard);
}
