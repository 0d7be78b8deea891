import { builtinFunction, ContextSlot, type EvaluationContext } from '@pptjs/runtime/internal';

const slot = new ContextSlot<readonly string[]>();

const NONE: readonly string[] = [];

/**
 * Records the built-in functions that the main manifest defines again: its functions replace them in all files, as in
 * Puppet.
 *
 * @returns whether there is such a function
 */
export function recordRedefinedFunctions(context: EvaluationContext): boolean {
  const names = redefinedFunctions(context.definitions.ownFunctions);
  if (names.length > 0) slot.set(context, names);
  return names.length > 0;
}

/** The built-in functions that the main manifest of an evaluation defines again. */
export function redefinedFunctionsIn(context: EvaluationContext): readonly string[] {
  return slot.get(context) ?? NONE;
}

/** Selects the names of built-in functions. */
export function redefinedFunctions(names: Iterable<string>): readonly string[] {
  return [...names].filter((name) => builtinFunction(name) !== undefined).toSorted();
}
