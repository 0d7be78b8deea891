import type { PuppetHash } from './hash.js';
import type { PuppetType } from './type.js';
import type { Value } from './value.js';

/** An object of a Pcore Object type: a Deferred, an Error, or one that the user's own type makes. */
export class PuppetObject {
  readonly type: PuppetType;
  /** All attributes in the order of the type, defaults filled in. */
  readonly attributes: PuppetHash;

  constructor(type: PuppetType, attributes: PuppetHash) {
    this.type = type;
    this.attributes = attributes;
  }

  get(name: string): Value | undefined {
    return this.attributes.get(name);
  }

  /** A function of the object that its host implements: for the objects of classes that extend this one. */
  method(_name: string): ((...args: Value[]) => Value) | undefined {
    return undefined;
  }
}
