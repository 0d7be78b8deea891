import { translatedRegExp } from '../regexp/literal.js';
import { lazy } from '../values/lazy.js';
import { TypeAliasType } from './alias.js';
import { ObjectType } from './object.js';
import { PatternType } from './string.js';
import { writeTypeSet } from './type-set-text.js';
import { TypeSetType } from './type-set.js';

/** The supertype of all annotations, which describe other objects. */
export const annotation: () => ObjectType = /* @__PURE__ */ lazy(() => new ObjectType({ typeName: 'Annotation' }));

/** Names of attributes. */
export const MEMBER_NAME: TypeAliasType = /* @__PURE__ */ new TypeAliasType(
  'Pcore::MemberName',
  () => new PatternType([translatedRegExp(String.raw`\A[a-z_]\w*\z`, /^[a-z_][0-9A-Za-z_]*$/)]),
);

/** The type set that describes Puppet's type system. */
export const PCORE: TypeAliasType = /* @__PURE__ */ new TypeAliasType(
  'Pcore',
  () =>
    new TypeSetType(
      { setName: 'Pcore', pcoreVersion: '1.0.0', version: '1.0.0', types: new Map([['MemberName', MEMBER_NAME]]) },
      writeTypeSet,
    ),
);
