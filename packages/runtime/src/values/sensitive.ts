import { nestedKeyText } from './key-id.js';
import { generalTypeName } from './type-name.js';
import { ValueObject } from './value-object.js';
import type { Value } from './value.js';

const REDACTED = 'Sensitive [value redacted]';

/** A value that is never printed: not by Puppet, not by `JSON.stringify`, and not by a JavaScript console. */
export class Sensitive extends ValueObject {
  readonly #value: Value;

  constructor(value: Value) {
    super();
    this.#value = value;
  }

  unwrap(): Value {
    return this.#value;
  }

  override toString(): string {
    return REDACTED;
  }

  override kindName(): string {
    return 'Sensitive';
  }

  /** The type has that of the content without its parameters. A nested Sensitive counts as its content. */
  override nameOfType(): string {
    const content = this.#value;
    return content instanceof Sensitive ? content.nameOfType() : `Sensitive[${generalTypeName(content)}]`;
  }

  override rubyClassName(): string {
    return 'Puppet::Pops::Types::PSensitiveType::Sensitive';
  }

  override toSource(): string {
    return `#<${this}>`;
  }

  override rubyInspect(): string {
    return `#<${this}>`;
  }

  override keyText(): string {
    return `S${nestedKeyText(this.#value)}`;
  }

  override equals(other: unknown): boolean {
    return other instanceof Sensitive && this.keyText() === other.keyText();
  }

  toJSON(): string {
    return REDACTED;
  }

  /** The text that Node's console shows. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return REDACTED;
  }
}
