import { lazy } from '../values/lazy.js';
import type { PuppetType } from '../values/type.js';
import { TypeAliasType } from './alias.js';
import { ANY, UNIT } from './any.js';
import { ArrayType, TupleType } from './array.js';
import { BOOLEAN } from './boolean.js';
import { CallableType } from './callable.js';
import { HashType } from './hash.js';
import { INTEGER } from './integer.js';
import { IterableType } from './iterable.js';
import { Attribute, ObjectFunction } from './object-member.js';
import { ObjectType } from './object.js';
import { NUMERIC, SCALAR } from './scalar.js';
import { SENSITIVE } from './sensitive.js';
import { Size } from './size.js';
import { NON_EMPTY_STRING, STRING } from './string.js';
import { TYPE } from './type-type.js';
import { OptionalType, UNDEF } from './undef.js';
import { VariantType } from './variant.js';

/** The keys of hashes in Hiera data. */
export const LOOKUP_KEY: TypeAliasType = /* @__PURE__ */ new TypeAliasType(
  'Puppet::LookupKey',
  () => new VariantType([STRING, NUMERIC]),
);

/** The values in Hiera data. */
export const LOOKUP_VALUE: TypeAliasType = /* @__PURE__ */ new TypeAliasType(
  'Puppet::LookupValue',
  () =>
    new VariantType([
      SCALAR,
      UNDEF,
      SENSITIVE,
      TYPE,
      new HashType(LOOKUP_KEY, LOOKUP_VALUE),
      new ArrayType(LOOKUP_VALUE),
    ]),
  true,
);

/** The type of the context that Puppet passes to data provider functions: the functions they can call on the lookup. */
export const lookupContext: () => ObjectType = /* @__PURE__ */ lazy(() => {
  const key = new OptionalType(SCALAR);
  const values = new HashType(key, ANY);
  const iteration = new VariantType([
    callable([], UNDEF, anyArguments(1)),
    callable([], UNDEF, anyArguments(2)),
    callable([], new IterableType(new TupleType([key, ANY]))),
  ]);
  const functions: readonly (readonly [string, PuppetType])[] = [
    ['not_found', callable([], UNDEF)],
    ['explain', callable([], UNDEF, anyArguments(0))],
    ['interpolate', anyArguments(1)],
    ['cache', new CallableType(new TupleType([key, ANY]))],
    ['cache_all', callable([values], UNDEF)],
    ['cache_has_key', callable([key], BOOLEAN)],
    ['cached_value', new CallableType(new TupleType([key]))],
    ['cached_entries', iteration],
    [
      'cached_file_data',
      new CallableType(
        new TupleType([STRING]),
        new OptionalType(new CallableType(new TupleType([new ArrayType(INTEGER)]))),
      ),
    ],
  ];
  return new ObjectType({
    typeName: 'Puppet::LookupContext',
    parent: ANY,
    attributes: [
      new Attribute({ name: 'environment_name', type: NON_EMPTY_STRING, kind: 'derived' }),
      new Attribute({ name: 'module_name', type: new VariantType([NON_EMPTY_STRING, UNDEF]) }),
    ],
    functions: functions.map(([name, type]) => new ObjectFunction({ name, type })),
  });
});

/** `Callable[[types…, block], returns]` */
function callable(types: readonly PuppetType[], returns: PuppetType, block: PuppetType | null = null): CallableType {
  return new CallableType(new TupleType(types, types.length === 0 ? new Size(0, 0) : null), block, returns);
}

/** `Callable[count, count]`: a number of arguments of any type. */
function anyArguments(count: number): CallableType {
  return new CallableType(new TupleType(count === 0 ? [] : [UNIT], new Size(count, count)));
}
