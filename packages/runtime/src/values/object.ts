import type { PuppetHash } from './hash.js';
import type { PuppetType } from './type.js';
import type { Value } from './value.js';

/** An object of a Pcore Object type: a Deferred, an Error, or an object of a user's own type. */
export class PuppetObject {
  readonly type: PuppetType;
  /** All attributes in the order of the type, including defaults. */
  readonly attributes: PuppetHash;

  constructor(type: PuppetType, attributes: PuppetHash) {
    this.type = type;
    this.attributes = attributes;
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

  /** Returns a function of the object that the host implements. Classes of host objects override it. */
  method(_name: string): ((...args: Value[]) => Value) | undefined {
    return undefined;
  }
}
