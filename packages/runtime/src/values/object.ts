import type { Argument } from './block.js';
import { PuppetHash } from './hash.js';
import { keyId, nestedKeyText } from './key-id.js';
import { Time } from './time.js';
import type { PuppetType } from './type.js';
import { ValueObject } from './value-object.js';
import type { Value } from './value.js';

/**
 * An object: a Deferred, an Error, an object of a user's own type (see `DataObject`), or an object of the host. The classes
 * state how it is shown as Puppet source.
 */
export abstract class PuppetObject extends ValueObject {
  readonly type: PuppetType;
  /** All attributes in the order of the type, including defaults. */
  readonly attributes: PuppetHash;

  constructor(type: PuppetType, attributes: PuppetHash) {
    super();
    this.type = type;
    this.attributes = attributes;
  }

  override nameOfType(): string {
    return this.type.messageName;
  }

  get(name: string): Value | undefined {
    return this.attributes.get(name);
  }

  /**
   * Returns the text of a value of the host language, such as a Ruby symbol, which Puppet shows as a string. Returns
   * undefined for an object of Puppet, whose text is its type with its attributes.
   */
  hostText(): string | undefined {
    return undefined;
  }

  abstract override toSource(): string;

  override toText(): string {
    return this.hostText() ?? this.toSource();
  }

  override toRubyText(): string {
    return this.toText();
  }

  override rubyInspect(): string {
    const symbol = this.hostText();
    return symbol === undefined ? this.toRubyText() : `:${symbol}`;
  }

  override keyText(): string {
    return `o${this.type.comparesTypes() ? this.type.hashKey() : ''}${nestedKeyText(comparedAttributes(this))}`;
  }

  /**
   * Returns whether two objects have the same type (if the type compares types) and equal attributes (those that the
   * type compares).
   */
  override equals(other: unknown): boolean {
    if (other === this) return true;
    if (!(other instanceof PuppetObject)) return false;
    const { type } = this;
    if (type.comparesTypes()) {
      if (!type.equals(other.type)) return false;
    } else if (type.equalityAttributes()?.size === 0) return false;
    const names = type.equalityAttributes() ?? this.attributes.keys();
    for (const name of names) {
      const own = this.get(name as string);
      const others = other.get(name as string);
      if (own === undefined || others === undefined ? own !== others : !sameAttribute(own, others)) return false;
    }
    return true;
  }

  /**
   * Returns the attributes that the host passes to the constructor for an equal object. Classes of objects with code of the
   * host have it.
   */
  initialAttributes?(): PuppetHash;

  /**
   * Calls the host's code for a derived attribute or a function of the type. Classes of objects with such code have it.
   */
  callImplementation?(name: string, args: readonly Argument[]): Value;

  /** Returns a function of the object that the host implements. Classes of host objects override it. */
  method(_name: string): ((...args: Value[]) => Value) | undefined {
    return undefined;
  }
}

/** Returns the attributes by which objects are compared. */
function comparedAttributes({ type, attributes }: PuppetObject): PuppetHash {
  const names = type.equalityAttributes();
  return names === null ? attributes : PuppetHash.from([...attributes].filter(([name]) => names.has(name as string)));
}

/** Compares strings and numbers exactly, and times by value, although times are hash keys by identity. */
function sameAttribute(left: Value, right: Value): boolean {
  return left instanceof Time ? left.equals(right) : keyId(left) === keyId(right);
}
