import type { PuppetType } from '../../values/type.js';
import { TypeAliasType } from '../alias.js';
import { ANY } from '../any.js';
import { InitType } from '../init.js';
import { IterableType } from '../iterable.js';
import { IteratorType } from '../iterator.js';
import { OBJECT } from '../object.js';
import { ClassType, ResourceType } from '../resource.js';
import { SensitiveType } from '../sensitive.js';
import { TypeSetType } from '../type-set.js';
import { TypeType } from '../type-type.js';
import { NotUndefType } from '../undef.js';

/** Returns the complete text of a type, with the definitions of aliases. */
export function fullName(type: PuppetType): string {
  return type.write({ expandAliases: true, open: new Set() });
}

/** Returns the text of a type without parameters: `Array`, but `Type[Array]` and `Sensitive[Array]`. */
export function shortName(type: PuppetType): string {
  if (type instanceof TypeAliasType) return type.name;
  if (type instanceof TypeType)
    return type.type === null || type.type === ANY
      ? 'Type'
      : `Type[${type.type === OBJECT ? '' : simpleName(type.type)}]`;
  if (type instanceof SensitiveType)
    return type.type === ANY ? 'Sensitive' : `Sensitive[${type.type === OBJECT ? '' : simpleName(type.type)}]`;
  if (type instanceof IteratorType)
    return type.elementType === ANY ? 'Iterator' : `Iterator[${simpleName(type.elementType)}]`;
  if (type instanceof IterableType)
    return type.elementType === ANY ? 'Iterable' : `Iterable[${simpleName(type.elementType)}]`;
  if (type instanceof InitType || type instanceof NotUndefType) return type.toString();
  return simpleName(type);
}

/** Returns the name of a type. */
export function simpleName(type: PuppetType): string {
  if (type instanceof ResourceType) return 'Resource';
  if (type instanceof ClassType) return 'Class';
  if (type instanceof TypeSetType) return type.parts.setName ?? 'TypeSet';
  return type.name;
}

export function article(noun: string): string {
  return /^[aeiou]/i.test(noun) ? 'an' : 'a';
}
