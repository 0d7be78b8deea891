import { LookupError } from '@pptjs/runtime';

/** A fault in a hiera.yaml; `file` is named at the end of the message. */
export function configError(message: string, file: string): LookupError {
  return new LookupError(`${message} (file: ${file})`);
}

export { LookupError };
