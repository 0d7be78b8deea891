import { TypeAliasType } from '../types/alias.js';
import { ArrayType } from '../types/array.js';
import { HashType } from '../types/hash.js';
import { NUMERIC, SCALAR } from '../types/scalar.js';
import { SENSITIVE } from '../types/sensitive.js';
import { STRING } from '../types/string.js';
import { TYPE } from '../types/type-type.js';
import { UNDEF } from '../types/undef.js';
import { VariantType } from '../types/variant.js';
import type { PuppetType } from '../values/type.js';
import { parseType } from './parse.js';

/** The keys of hashes that Hiera finds. */
export const LOOKUP_KEY: TypeAliasType = new TypeAliasType(
  'Puppet::LookupKey',
  () => new VariantType([STRING, NUMERIC]),
  true,
);

/** What Hiera finds. */
export const LOOKUP_VALUE: TypeAliasType = new TypeAliasType(
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

let contextType: PuppetType | undefined;

/** The type of what functions that provide data are given: what they can ask of the lookup. */
export function lookupContext(): PuppetType {
  return (contextType ??= parseType(`Object[{
    name => 'Puppet::LookupContext',
    parent => Any,
    attributes => {
      'environment_name' => { type => String[1], kind => derived },
      'module_name' => { type => Variant[String[1], Undef] }
    },
    functions => {
      'not_found' => Callable[[0, 0], Undef],
      'explain' => Callable[[0, 0, Callable[0, 0]], Undef],
      'interpolate' => Callable[1, 1],
      'cache' => Callable[Optional[Scalar], Any],
      'cache_all' => Callable[[Hash[Optional[Scalar], Any]], Undef],
      'cache_has_key' => Callable[[Optional[Scalar]], Boolean],
      'cached_value' => Callable[Optional[Scalar]],
      'cached_entries' => Variant[
        Callable[[0, 0, Callable[1, 1]], Undef],
        Callable[[0, 0, Callable[2, 2]], Undef],
        Callable[[0, 0], Iterable[Tuple[Optional[Scalar], Any]]]
      ],
      'cached_file_data' => Callable[String, Optional[Callable[Array[Integer]]]]
    }
  }]`));
}
