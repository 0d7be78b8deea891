import { ANY, ARRAY, BOOLEAN, EnumType, HASH, type PuppetType, STRING, UNDEF } from '@pptjs/runtime/lattice';
import type { Overload } from '../call-check.js';
import { unionOf } from '../lattice/index.js';

type NamedType = readonly [name: string, type: PuppetType];

/** @param max Infinity if the last parameter takes all further values */
function accepts(min: number, max: number, ...parameters: readonly NamedType[]): readonly Overload[] {
  return [
    {
      parameters: parameters.map(([name, type]) => ({ name, type })),
      min,
      max,
      block: undefined,
      isBlockOptional: true,
    },
  ];
}

/** `deep_merge` leaves out empty Strings. */
const HASH_OR_EMPTY = unionOf([HASH, new EnumType(['']), UNDEF]);
const TEXT = unionOf([STRING, UNDEF]);

/**
 * What functions with the API of Puppet 3 accept. Their signatures take any arguments, because their code checks them. They
 * get an empty String in place of undef.
 */
export const uncheckedSignatures: ReadonlyMap<string, readonly Overload[]> = new Map([
  ['create_resources', accepts(2, 3, ['type', TEXT], ['resources', HASH], ['defaults', HASH])],
  ['deep_merge', accepts(2, Infinity, ['hash', HASH_OR_EMPTY])],
  ['has_key', accepts(2, 2, ['hash', HASH], ['key', ANY])],
  ['inline_template', accepts(1, Infinity, ['template', TEXT])],
  ['pick', accepts(1, Infinity, ['value', ANY])],
  ['template', accepts(1, Infinity, ['file', TEXT])],
  ['validate_array', accepts(1, Infinity, ['value', ARRAY])],
  ['validate_bool', accepts(1, Infinity, ['value', BOOLEAN])],
  ['validate_hash', accepts(1, Infinity, ['value', HASH])],
  ['validate_string', accepts(1, Infinity, ['value', TEXT])],
]);
