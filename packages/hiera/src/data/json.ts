import { fromRichJson, type Value } from '@pptjs/runtime';
import { LookupError } from '../errors.js';

/**
 * Reads a JSON text; whole numbers stay exact.
 *
 * @throws {LookupError} naming the file
 */
export function parseJson(text: string, file: string): Value {
  try {
    return fromRichJson(text);
  } catch (error) {
    throw new LookupError(`Unable to parse (${file}): ${(error as Error).message}`);
  }
}
