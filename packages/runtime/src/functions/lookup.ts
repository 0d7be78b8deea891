import { defineBuiltin, dispatch, type LocalTypes } from '../calling/define-builtin.js';
import { findService, type LookupRequest } from '../context/services.js';
import type { Block } from '../values/block.js';
import { PuppetHash } from '../values/hash.js';
import type { PuppetType } from '../values/type.js';
import { isArray, type Value } from '../values/value.js';
import { NO_DATA } from './support/lookup.js';

const OPTIONS = [
  "'value_type' => Optional[ValueType]",
  "'default_value' => DefaultValueType",
  "'override' => Optional[Hash[String, Any]]",
  "'default_values_hash' => Optional[Hash[String, Any]]",
  "'merge' => Optional[MergeType]",
];

const types: LocalTypes = {
  NameType: 'Variant[String, Array[String]]',
  ValueType: 'Type',
  DefaultValueType: 'Any',
  MergeType: 'Variant[String[1], Hash[String, Scalar]]',
  BlockType: 'Callable[NameType]',
  OptionsWithName: `Struct[{'name' => NameType, ${OPTIONS.join(', ')}}]`,
  OptionsWithoutName: `Struct[{${OPTIONS.join(', ')}}]`,
};

/**
 * Looks up a key, or the first of several keys, in the data (Hiera). The value must be an instance of the type. The
 * merge strategy (`first`, `unique`, `hash`, `deep`, or a hash of options) decides how the values of several levels are
 * combined. Options can be given as a hash. If there is no value, returns the default or the result of the block for
 * the key, else fails.
 *
 * @example
 * lookup('no::such::key', String, 'first', 'none') # => 'none'
 */
export const lookup = defineBuiltin(
  'lookup',
  { readsScope: true },
  dispatch(
    ['NameType name', 'ValueType value_type?', 'MergeType merge?'],
    (names: Value, valueType: PuppetType | null = null, merge: Value = null) =>
      find({ names: namesOf(names), valueType, merge }),
    { types },
  ),
  dispatch(
    ['NameType name', 'Optional[ValueType] value_type', 'Optional[MergeType] merge', 'DefaultValueType default_value'],
    (names: Value, valueType: PuppetType | null, merge: Value, defaultValue: Value) =>
      find({ names: namesOf(names), valueType, merge, defaultValue }),
    { types },
  ),
  dispatch(
    ['NameType name', 'ValueType value_type?', 'MergeType merge?', 'BlockType &block'],
    (names: Value, valueType: PuppetType | null | undefined, merge: Value | undefined, block: Block) =>
      find({ names: namesOf(names), valueType: valueType ?? null, merge: merge ?? null, block }),
    { types },
  ),
  dispatch(
    ['OptionsWithName options_hash', 'BlockType &block?'],
    (options: PuppetHash, block?: Block) => findWith(options.get('name')!, options, block),
    { types },
  ),
  dispatch(
    ['Variant[String, Array[String]] name', 'OptionsWithoutName options_hash', 'BlockType &block?'],
    (names: Value, options: PuppetHash, block?: Block) => findWith(names, options, block),
    { types },
  ),
);

function namesOf(names: Value): readonly string[] {
  return isArray(names) ? (names as readonly string[]) : [names as string];
}

function findWith(names: Value, options: PuppetHash, block: Block | undefined): Value {
  const hashOf = (key: string): PuppetHash | null => {
    const value = options.get(key);
    return value instanceof PuppetHash ? value : null;
  };
  return find({
    names: namesOf(names),
    valueType: (options.get('value_type') ?? null) as PuppetType | null,
    merge: options.get('merge') ?? null,
    defaultValue: options.get('default_value'),
    override: hashOf('override'),
    defaultValuesHash: hashOf('default_values_hash'),
    block,
  });
}

function find(request: Pick<LookupRequest, 'names' | 'valueType' | 'merge'> & Partial<LookupRequest>): Value {
  const service = findService('lookup') ?? NO_DATA;
  return service.lookup({
    override: null,
    defaultValuesHash: null,
    defaultValue: undefined,
    block: undefined,
    ...request,
  });
}
