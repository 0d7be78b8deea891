import { formatMessage } from '@pptjs/runtime/internal';
import { messages } from '../messages.js';

/**
 * Thrown in the middle of an evaluation that needs something that can only be loaded asynchronously. The caller awaits
 * `load()` and evaluates again.
 */
export class NeedsLoading extends Error {
  override readonly name = 'NeedsLoading';

  constructor(
    subject: string,
    readonly load: () => Promise<unknown>,
  ) {
    super(formatMessage(messages.NOT_LOADED, { subject }));
  }
}

/** Returns the error itself if it is a `NeedsLoading`, or the one among its causes; undefined if there is none. */
export function findNeedsLoading(error: unknown): NeedsLoading | undefined {
  for (let each: unknown = error; each instanceof Error; each = each.cause)
    if (each instanceof NeedsLoading) return each;
  return undefined;
}
