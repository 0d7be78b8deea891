import { parseJson, type Value } from '@pptjs/runtime';
import { LookupError } from '../errors.js';

/**
 * Reads a JSON text; whole numbers stay exact.
 *
 * @throws {LookupError} naming the file
 */
export function readJson(text: string, file: string): Value {
  try {
    return parseJson(text);
  } catch (error) {
    throw new LookupError(`Unable to parse (${file}): ${(error as Error).message}`);
  }
}
