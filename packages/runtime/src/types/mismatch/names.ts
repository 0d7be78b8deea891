import type { PuppetType } from '../../values/type.js';
import { TypeAliasType } from '../alias.js';
import { ANY } from '../any.js';
import { InitType } from '../init.js';
import { IterableType } from '../iterable.js';
import { IteratorType } from '../iterator.js';
import { OBJECT } from '../object.js';
import { SensitiveType } from '../sensitive.js';
import { TypeType } from '../type-type.js';
import { NotUndefType } from '../undef.js';

/** Returns the complete text of a type, with the definitions of aliases. */
export function fullName(type: PuppetType): string {
  return type.write({ expandAliases: true, open: new Set() });
}

/** Returns the text of a type without parameters: `Array`, but `Type[Array]` and `Sensitive[Array]`. */
export function shortName(type: PuppetType): string {
  if (type instanceof TypeAliasType) return type.name;
  if (type instanceof TypeType) return type.type?.metaName() ?? 'Type';
  if (type instanceof SensitiveType) return type.type === OBJECT ? 'Sensitive[]' : nameWith(type, type.type);
  if (type instanceof IteratorType || type instanceof IterableType) return nameWith(type, type.elementType);
  if (type instanceof InitType || type instanceof NotUndefType) return type.toString();
  return type.messageName;
}

function nameWith({ name }: PuppetType, part: PuppetType): string {
  return part === ANY ? name : `${name}[${part.messageName}]`;
}
