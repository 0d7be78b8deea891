import { TypeAliasType } from './alias.js';
import { ArrayType } from './array.js';
import { BINARY } from './binary.js';
import { DEFAULT_TYPE } from './default.js';
import { HashType } from './hash.js';
import { OBJECT } from './object.js';
import { NUMERIC, SCALAR, SCALAR_DATA } from './scalar.js';
import { SEMVER_RANGE } from './semver.js';
import { SENSITIVE } from './sensitive.js';
import { STRING } from './string.js';
import { TYPE_SET } from './type-set.js';
import { TYPE } from './type-type.js';
import { UNDEF } from './undef.js';
import { URI } from './uri.js';
import { VariantType } from './variant.js';

/** The values that JSON can represent. */
export const DATA: TypeAliasType = /* @__PURE__ */ new TypeAliasType(
  'Data',
  () => new VariantType([SCALAR_DATA, UNDEF, new HashType(STRING, DATA), new ArrayType(DATA)]),
  true,
);

/** The keys of hashes in rich data. */
export const RICH_DATA_KEY: TypeAliasType = /* @__PURE__ */ new TypeAliasType(
  'RichDataKey',
  () => new VariantType([STRING, NUMERIC]),
);

/** The values that can be serialized as rich data. */
export const RICH_DATA: TypeAliasType = /* @__PURE__ */ new TypeAliasType(
  'RichData',
  () =>
    new VariantType([
      SCALAR,
      SEMVER_RANGE,
      BINARY,
      SENSITIVE,
      TYPE,
      TYPE_SET,
      URI,
      OBJECT,
      UNDEF,
      DEFAULT_TYPE,
      new HashType(RICH_DATA_KEY, RICH_DATA),
      new ArrayType(RICH_DATA),
    ]),
  true,
);
