import { translatedRegExp } from '../regexp/literal.js';
import { lazy } from '../values/lazy.js';
import { TypeAliasType } from './alias.js';
import { ObjectType } from './object.js';
import { PatternType } from './string.js';
import { TypeSetType } from './type-set.js';

/** The supertype of all annotations, which describe other objects. */
export const annotation: () => ObjectType = lazy(() => new ObjectType({ typeName: 'Annotation' }));

/** Names of attributes. */
export const MEMBER_NAME: TypeAliasType = new TypeAliasType(
  'Pcore::MemberName',
  () => new PatternType([translatedRegExp(String.raw`\A[a-z_]\w*\z`, /^[a-z_][0-9A-Za-z_]*$/)]),
);

/** The type set that describes Puppet's type system. */
export const PCORE: TypeAliasType = new TypeAliasType(
  'Pcore',
  () =>
    new TypeSetType({
      setName: 'Pcore',
      pcoreVersion: '1.0.0',
      version: '1.0.0',
      types: new Map([['MemberName', MEMBER_NAME]]),
    }),
);
