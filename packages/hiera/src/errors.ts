import { FunctionError, LookupError } from '@pptjs/runtime';

/** A fault in a hiera.yaml; `file` is named at the end of the message. */
export function configError(message: string, file: string): LookupError {
  return new LookupError(`${message} (file: ${file})`, { hasIssue: true, reason: message });
}

/**
 * A lookup that failed because of what it needs: data of the global layer, code. It is reported with the place of the
 * call that asked.
 */
export class LookupFailure extends FunctionError {}

/** A value that is not of the type that it has to be. */
export class AssertionFailure extends FunctionError {}

export { LookupError };
