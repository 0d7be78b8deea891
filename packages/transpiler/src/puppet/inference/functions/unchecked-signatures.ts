import { ANY, ARRAY, BOOLEAN, EnumType, HASH, type PuppetType, STRING, TYPE, UNDEF } from '@pptjs/runtime/lattice';
import type { Overload } from '../definitions/overloads.js';
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
  ['any2bool', accepts(1, Infinity, ['value', ANY])],
  ['assert_private', accepts(0, 1, ['message', ANY])],
  ['basename', accepts(1, 2, ['path', TEXT], ['extension', TEXT])],
  ['bool2num', accepts(1, Infinity, ['value', ANY])],
  ['bool2str', [overload(1, 1, ['value', BOOLEAN]), overload(3, 3, ['value', BOOLEAN], ['text', TEXT])]],
  ['concat', accepts(2, Infinity, ['array', ARRAY], ['values', ANY])],
  ['convert_base', accepts(2, 2, ['number', ANY])],
  ['create_resources', accepts(2, 3, ['type', TEXT], ['resources', HASH], ['defaults', HASH])],
  ['deep_merge', accepts(2, Infinity, ['hash', HASH_OR_EMPTY])],
  ['delete', accepts(2, 2, ['collection', ANY], ['value', ANY])],
  ['delete_at', accepts(2, Infinity, ['array', ARRAY], ['index', ANY])],
  ['delete_regex', accepts(2, 2, ['collection', ANY], ['pattern', ANY])],
  ['delete_undef_values', accepts(1, Infinity, ['collection', unionOf([ARRAY, HASH])], ['others', ANY])],
  ['delete_values', accepts(2, 2, ['hash', HASH], ['value', ANY])],
  ['difference', accepts(2, 2, ['array', ARRAY])],
  ['dirname', accepts(1, 1, ['path', TEXT])],
  ['dos2unix', accepts(1, 1, ['text', TEXT])],
  ['ensure_resources', accepts(2, Infinity, ['type', ANY], ['resources', HASH], ['others', ANY])],
  ['fqdn_rotate', accepts(1, Infinity, ['value', unionOf([ARRAY, TEXT])], ['seeds', ANY])],
  ['fqdn_uuid', accepts(1, 1, ['name', ANY])],
  ['get_module_path', accepts(1, 1, ['module', ANY])],
  ['glob', accepts(1, 1, ['pattern', unionOf([ARRAY, TEXT])])],
  ['grep', accepts(2, 2, ['value', ANY])],
  ['has_key', accepts(2, 2, ['hash', HASH], ['key', ANY])],
  ['hash', accepts(1, Infinity, ['array', ARRAY], ['others', ANY])],
  ['inline_template', accepts(1, Infinity, ['template', TEXT])],
  ['intersection', accepts(2, 2, ['array', ARRAY])],
  ['join_keys_to_values', accepts(2, 2, ['hash', HASH], ['separator', TEXT])],
  ['member', accepts(2, Infinity, ['array', ARRAY], ['value', ANY])],
  ['num2bool', accepts(1, 1, ['value', ANY])],
  ['pick', accepts(1, Infinity, ['value', ANY])],
  ['pick_default', accepts(1, Infinity, ['value', ANY])],
  ['pw_hash', accepts(3, 3, ['value', ANY])],
  ['reject', accepts(2, 2, ['value', ANY])],
  ['seeded_rand', accepts(2, 2, ['value', ANY])],
  ['shell_join', accepts(1, 1, ['array', ARRAY])],
  ['shell_split', accepts(1, 1, ['text', ANY])],
  ['str2bool', accepts(1, Infinity, ['value', unionOf([BOOLEAN, TEXT])], ['others', ANY])],
  ['template', accepts(1, Infinity, ['file', STRING])],
  ['to_bytes', accepts(1, 1, ['text', ANY])],
  ['union', accepts(2, Infinity, ['array', ARRAY])],
  ['unix2dos', accepts(1, 1, ['text', TEXT])],
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
