/**
 * Something is needed in the middle of an evaluation that can only be loaded asynchronously: load it, then evaluate
 * anew.
 */
export class NeedsLoading extends Error {
  override readonly name = 'NeedsLoading';

  constructor(
    what: string,
    readonly load: () => Promise<unknown>,
  ) {
    super(`${what} is needed and not loaded`);
  }
}

/** The error itself where it is one, or what it stems from. */
export function loadingNeeded(error: unknown): NeedsLoading | undefined {
  for (let each: unknown = error; each instanceof Error; each = each.cause)
    if (each instanceof NeedsLoading) return each;
  return undefined;
}
