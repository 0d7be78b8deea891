import { initAccepts, initAcceptsType } from '../conversions/init.js';
import { PuppetType, type AssignabilityGuard, type Predicate, type WriteOptions } from '../values/type.js';
import type { Value } from '../values/value.js';
import { writeValue } from './write-value.js';

/**
 * What an instance of a type can be made of: `Init[Integer, 16]` are the values that `Integer.new(value, 16)` takes.
 */
export class InitType extends PuppetType {
  readonly name = 'Init';
  /** Null where not given. */
  readonly type: PuppetType | null;
  /** What is passed to `new` after the value. */
  readonly args: readonly Value[];

  constructor(type: PuppetType | null, args: readonly Value[] = []) {
    super();
    this.type = type;
    this.args = args;
  }

  override accepts(other: PuppetType, guard: AssignabilityGuard): boolean {
    if (other instanceof InitType && other.hashKey() === this.hashKey()) return true;
    return initAcceptsType(this, other, guard);
  }

  override write(options: WriteOptions): string {
    if (this.type === null) return 'Init';
    return `Init[${[this.type, ...this.args].map((value) => writeValue(value, options)).join(', ')}]`;
  }

  protected override compile(): Predicate {
    return (value) => initAccepts(this, value as Value);
  }
}

export const INIT: InitType = new InitType(null);
