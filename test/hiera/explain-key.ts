import { Hiera } from '@pptjs/hiera';
import { findService } from '@pptjs/runtime/internal';

/**
 * Explains the lookup of a key in the current context, without the line about a key without a value.
 * @throws {LookupError} if data cannot be read
 */
export function explainKey(key: string): string {
  const hiera = findService('lookup');
  if (!(hiera instanceof Hiera)) throw new TypeError('there is no Hiera');
  const { explanation, error } = hiera.explain({
    names: [key],
    valueType: null,
    merge: null,
    defaultValue: undefined,
    override: null,
    defaultValuesHash: null,
    block: undefined,
  });
  if (error !== undefined && !error.message.startsWith('Function lookup() did not find')) throw error;
  return explanation;
}
