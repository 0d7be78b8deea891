import type { TypeFactory } from '../type-reading/type-factory.js';
import type { PuppetHash } from '../values/hash.js';
import type { PuppetType } from '../values/type.js';

/**
 * The right side of an alias that defines an Object type or a type set. The definition gets its name from the alias.
 */
export class TypeDefinition {
  /** `Object` or `TypeSet`, without parameters. */
  readonly family: PuppetType;
  readonly initializer: PuppetHash;

  constructor(family: PuppetType, initializer: PuppetHash) {
    this.family = family;
    this.initializer = initializer;
  }
}

/** Creates the definition for `Object[{…}]` or `TypeSet[{…}]` as the complete right side of an alias. */
export function typeDefinition(family: TypeFactory<PuppetType, never>, initializer: PuppetHash): TypeDefinition {
  return new TypeDefinition(family.baseType(), initializer);
}

/** The right side of an alias that is not the text of a type. */
export class UnreadableType {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** Creates the right side of an alias that cannot be read. Using the alias reports `message`. */
export function unreadableType(message: string): UnreadableType {
  return new UnreadableType(message);
}
