import { formatMessage, type Message, type MessageParameters } from '@pptjs/runtime/internal';

/** Reports that a file has no facts, or not those of the wanted node. The message names the file. */
export class FactsError extends Error {
  override readonly name = 'FactsError';
}

/** Creates an error about a file of facts. */
export function factsError<M extends Message>(file: string, message: M, parameters: MessageParameters<M>): FactsError {
  return new FactsError(`${file}: ${formatMessage(message, parameters)}`);
}
