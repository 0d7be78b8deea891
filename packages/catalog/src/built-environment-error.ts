import { formatMessage, type Message, type MessageParameters } from '@pptjs/runtime/internal';

/** Reports that a built environment cannot be used: it is damaged, or built for another compiler. */
export class BuiltEnvironmentError extends Error {
  override readonly name = 'BuiltEnvironmentError';
}

/** Creates an error about the files of a built environment. */
export function builtEnvironmentError<M extends Message>(
  message: M,
  parameters: MessageParameters<M>,
): BuiltEnvironmentError {
  return new BuiltEnvironmentError(formatMessage(message, parameters));
}
