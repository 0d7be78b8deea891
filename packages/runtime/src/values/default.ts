import { ValueObject } from './value-object.js';

/** The class of Puppet's `default`; `DEFAULT` is its only instance. */
export class Default extends ValueObject {
  override toString(): string {
    return 'default';
  }

  override nameOfType(): string {
    return 'Default';
  }

  override rubyClassName(): string {
    return 'Symbol';
  }

  override rubyInspect(): string {
    return ':default';
  }

  override keyText(): string {
    return 'd';
  }
}

export const DEFAULT: Default = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ new Default());
