import type { PuppetHash } from '../values/hash.js';
import type { ObjectType } from './object.js';
import type { TypeSetType } from './type-set.js';

/**
 * What the right side of an alias says where it is no type yet: an Object type or a type set that gets its name from
 * the alias.
 */
export class TypeDefinition {
  /** `Object` or `TypeSet`, without parameters. */
  readonly family: ObjectType | TypeSetType;
  readonly initializer: PuppetHash;

  constructor(family: ObjectType | TypeSetType, initializer: PuppetHash) {
    this.family = family;
    this.initializer = initializer;
  }
}

/** `Object[{…}]` or `TypeSet[{…}]` as the whole right side of an alias. */
export function typeDefinition(family: ObjectType | TypeSetType, initializer: PuppetHash): TypeDefinition {
  return new TypeDefinition(family, initializer);
}

/** The right side of an alias that is the text of no type. */
export class UnreadableType {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** `message` says what is wrong with the right side of an alias; it is an error once the alias is used. */
export function unreadableType(message: string): UnreadableType {
  return new UnreadableType(message);
}
