import { ANY, ARRAY, BOOLEAN, EnumType, HASH, type PuppetType, STRING, TYPE, UNDEF } from '@pptjs/runtime/lattice';
import type { Overload } from '../call-check.js';
import { unionOf } from '../lattice/index.js';

type NamedType = readonly [name: string, type: PuppetType];

/** @param max Infinity if the last parameter takes all further values */
function overload(min: number, max: number, ...parameters: readonly NamedType[]): Overload {
  const named = parameters.map(([name, type]) => ({ name, type }));
  return { parameters: named, min, max, block: undefined, isBlockOptional: true };
}

const accepts = (...signature: Parameters<typeof overload>): readonly Overload[] => [overload(...signature)];

/** `deep_merge` leaves out empty Strings. */
const HASH_OR_EMPTY = unionOf([HASH, new EnumType(['']), UNDEF]);
const TEXT = unionOf([STRING, UNDEF]);

/**
 * The signatures of functions whose code checks the arguments: those with the API of Puppet 3. They get an empty String in place
 * of undef. The first parameter of `validate_legacy` is the scope, which calls do not pass.
 */
export const uncheckedSignatures: ReadonlyMap<string, readonly Overload[]> = new Map([
  ['assert_private', accepts(0, 1, ['message', ANY])],
  ['create_resources', accepts(2, 3, ['type', TEXT], ['resources', HASH], ['defaults', HASH])],
  ['deep_merge', accepts(2, Infinity, ['hash', HASH_OR_EMPTY])],
  ['has_key', accepts(2, 2, ['hash', HASH], ['key', ANY])],
  ['inline_template', accepts(1, Infinity, ['template', TEXT])],
  ['pick', accepts(1, Infinity, ['value', ANY])],
  ['template', accepts(1, Infinity, ['file', STRING])],
  ['validate_array', accepts(1, Infinity, ['value', ARRAY])],
  ['validate_bool', accepts(1, Infinity, ['value', BOOLEAN])],
  ['validate_hash', accepts(1, Infinity, ['value', HASH])],
  [
    'validate_legacy',
    [TYPE, STRING].map((type) =>
      overload(3, Infinity, ['target_type', type], ['function_name', STRING], ['value', ANY], ['args', ANY]),
    ),
  ],
  ['validate_string', accepts(1, Infinity, ['value', TEXT])],
]);
