import { AssertionFailure, LookupError, LookupFailure } from './errors.js';
import type { LookupKey } from './key.js';

/**
 * What an error in a layer's data is for who has asked for a key. The global layer's are told with the key, as failures
 * of the call; those of other layers are failures of the data. What the reference has a code for is told as it is.
 */
export function layerFailure(error: unknown, key: LookupKey, isGlobal: boolean): unknown {
  const message = dataFault(error);
  if (message === undefined) return error;
  return isGlobal ? new LookupFailure(`Lookup of key '${key.text}' failed: ${message}`) : new LookupError(message);
}

function dataFault(error: unknown): string | undefined {
  if (error instanceof LookupFailure || error instanceof AssertionFailure) return error.message;
  return error instanceof LookupError && !error.hasIssue ? error.message : undefined;
}
