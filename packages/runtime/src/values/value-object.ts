import type { PuppetType } from './type.js';

const identities = new WeakMap<object, number>();
let lastIdentity = 0;

/**
 * Returns a number that is unique for each object. It is for values that are compared by identity. As in Puppet, times
 * are hash keys by identity.
 */
export function identity(object: object): number {
  let number = identities.get(object);
  if (number === undefined) {
    number = ++lastIdentity;
    identities.set(object, number);
  }
  return number;
}

/** Values in order, created on demand. */
export interface ElementRange extends Iterable<unknown> {
  readonly elementType: PuppetType;
}

/**
 * The base of all values that have a class of their own. Operators and messages call these methods, so
 * that they need not import the classes: a bundle contains the classes of the values that its code can create.
 */
export abstract class ValueObject {
  /** Returns the name of the kind of the value in Puppet's messages: `Timestamp`, `String[1]-Type`. */
  kindName(): string {
    return 'Object';
  }

  /** Returns the name of the value's type in messages about values of a wrong type: `Timestamp`, `Struct`, `Type[Integer]`. */
  nameOfType(): string {
    return this.kindName();
  }

  /** Returns the name of the value's class in Ruby: `Puppet::Pops::Time::Timestamp`. */
  rubyClassName(): string {
    return 'Object';
  }

  /** Returns the Ruby class of the value in the messages of types, which distinguish more classes. */
  exactRubyClass(): string {
    return this.rubyClassName();
  }

  /** Returns the text of the value in a string, like `"${value}"`. */
  toText(): string {
    return String(this);
  }

  /** Returns the value as Puppet source, like `String(value, '%p')`. */
  toSource(): string {
    return String(this);
  }

  /** Returns Ruby's `to_s` of the value, or Puppet's text if Ruby would print the address of an object. */
  toRubyText(): string {
    return String(this);
  }

  /** Returns Ruby's `inspect` of the value. */
  rubyInspect(): string {
    return this.toRubyText();
  }

  /** Returns the JavaScript value that `toJS` converts the value to. */
  toPlain(): unknown {
    return this;
  }

  /**
   * Returns a text that is equal for values that are the same hash key and different for other values. It begins with a letter
   * for the class.
   */
  keyText(): string {
    return `i${identity(this)}`;
  }

  /** Returns the elements of a value that is Iterable without being a collection: of a type or of an object of the host. */
  range(): ElementRange | null {
    return null;
  }

  /** Implements Puppet's `==`. */
  equals(other: unknown): boolean {
    return other === this;
  }
}
