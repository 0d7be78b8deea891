import { context, FunctionError, isArray, type Value } from '@pptjs/runtime';
import { joined } from '../joined.js';
import { oldFunction, wrongCount } from '../old-function.js';
import { seededRandom } from '../seeded-random.js';

/**
 * Rotates an array or a text a random number of times: always the same for the same node and further arguments.
 *
 * @example
 * fqdn_rotate(['a']) # => ['a']
 */
export const fqdn_rotate = oldFunction('fqdn_rotate', (args) => {
  const [value, ...seed] = args;
  if (value === undefined) throw wrongCount('fqdn_rotate', 0, '1');
  const name = context().topScope.lookup('fqdn') ?? null;
  if (typeof value === 'string') return rotatedByNode([...value], name, seed).join('');
  if (!isArray(value)) throw new FunctionError('fqdn_rotate(): Requires either array or string to work with');
  return rotatedByNode(value, name, seed);
});

/** Values rotated by the name of the node and a seed. */
export function rotatedByNode<T>(values: readonly T[], name: Value, seed: readonly Value[]): readonly T[] {
  if (values.length === 0) return values;
  const by = Number(seededRandom(`${joined([name])}:${joined(seed)}`, 'md5')(BigInt(values.length)));
  return [...values.slice(by), ...values.slice(0, by)];
}
