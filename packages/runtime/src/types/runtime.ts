import { quote } from '../text/quote.js';
import { PuppetIterator } from '../values/iterator.js';
import { PuppetObject } from '../values/object.js';
import { PuppetType, type Predicate } from '../values/type.js';

/** Values of the host language that are not Puppet values: `Runtime[ruby, 'Symbol']`. */
export class RuntimeType extends PuppetType {
  readonly name = 'Runtime';
  /** Null if not given. */
  readonly runtime: string | null;
  /** The name of a class of the host language; null if the class has no name. */
  readonly className: string | null;

  constructor(runtime: string | null, className: string | null) {
    super();
    this.runtime = runtime;
    this.className = className;
  }

  override accepts(other: PuppetType): boolean {
    if (!(other instanceof RuntimeType)) return false;
    if (this.runtime === null) return true;
    return this.runtime === other.runtime && (this.className === null || this.className === other.className);
  }

  override write(): string {
    if (this.runtime === null) return 'Runtime';
    return `Runtime[${this.runtime}, ${this.className === null ? 'undef' : quote(this.className)}]`;
  }

  /** Values of the host that are iterators have the type itself. */
  override iteratorText(): string {
    return String(this);
  }

  override iteratorName(): string {
    return this.messageName;
  }

  /** Values with a runtime type are objects of the host, and iterators whose element type is unknown. */
  protected override compile(): Predicate {
    return (value) => {
      if (value instanceof PuppetIterator)
        return value.elementType instanceof RuntimeType && this.accepts(value.elementType);
      return value instanceof PuppetObject && this.accepts(value.type);
    };
  }
}

export const RUNTIME: RuntimeType = /* @__PURE__ */ new RuntimeType(null, null);
