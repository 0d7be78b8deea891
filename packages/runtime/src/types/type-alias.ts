import { TypeAliasType } from './alias.js';
import { TypeReferenceType } from './reference.js';

/** `TypeAlias` by itself: an alias that stands for nothing known. */
export const TYPE_ALIAS: TypeAliasType = new TypeAliasType(
  'UnresolvedAlias',
  () => new TypeReferenceType('UnresolvedReference'),
);
