import { dynamicRegExp } from '../regexp/index.js';
import { TypeAliasType } from './alias.js';
import { ObjectType } from './object.js';
import { PatternType } from './string.js';
import { TypeSetType } from './type-set.js';

let annotationType: ObjectType | undefined;

/** The type above all annotations: objects that say something of other objects. */
export function annotation(): ObjectType {
  return (annotationType ??= new ObjectType({ typeName: 'Annotation' }));
}

/** Names of attributes. */
export const MEMBER_NAME: TypeAliasType = new TypeAliasType(
  'Pcore::MemberName',
  () => new PatternType([dynamicRegExp(String.raw`\A[a-z_]\w*\z`)]),
  true,
);

/** The set of types that Puppet's type system is described in. */
export const PCORE: TypeAliasType = new TypeAliasType(
  'Pcore',
  () =>
    new TypeSetType({
      setName: 'Pcore',
      pcoreVersion: '1.0.0',
      version: '1.0.0',
      types: new Map([['MemberName', MEMBER_NAME]]),
    }),
  true,
);
