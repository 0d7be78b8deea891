/**
 * Thrown by compiled code when it reaches something that it does not do exactly like Ruby, including everything that
 * raises an error in Ruby. The host then renders the template with the interpreter, from the start.
 */
export class BailOut extends Error {
  override readonly name = 'BailOut';
}

/** @param reason the operation, for reports */
export function bailOut(reason: string): never {
  throw new BailOut(reason);
}
