import type { RecursionGuard } from '../values/recursion-guard.js';
import { PuppetType, type Predicate, type WriteOptions } from '../values/type.js';
import type { Value } from '../values/value.js';
import { writeValue } from './literal-value.js';

/**
 * Decides what an Init type accepts. The decision needs the constructors of the types, which a layer above this one
 * defines: `conversions/init.ts` registers the rules when it is loaded.
 */
export interface InitRules {
  /** Whether an instance of the type can be created from the value. */
  acceptsValue(init: InitType, value: Value): boolean;
  /** Whether an instance of the type can be created from every value of the other type. */
  acceptsType(init: InitType, other: PuppetType, guard?: RecursionGuard): boolean;
}

/** Set once, when the conversions are loaded. */
let rules: InitRules | undefined;

/** Provides the rules of Init types. The conversions call it, which types cannot import. */
export function registerInitRules(registered: InitRules): void {
  rules = registered;
}

function initRules(): InitRules {
  if (rules === undefined) throw new Error('Init types need the conversions: import @pptjs/runtime');
  return rules;
}

/**
 * The values from which an instance of a type can be created: `Init[Integer, 16]` accepts what `Integer.new(value, 16)`
 * accepts.
 */
export class InitType extends PuppetType {
  readonly name = 'Init';
  /** Null if not given. */
  readonly type: PuppetType | null;
  /** The arguments of `new` after the value. */
  readonly args: readonly Value[];

  constructor(type: PuppetType | null, args: readonly Value[] = []) {
    super();
    this.type = type;
    this.args = args;
  }

  override accepts(other: PuppetType, guard?: RecursionGuard): boolean {
    if (other instanceof InitType && other.hashKey() === this.hashKey()) return true;
    return initRules().acceptsType(this, other, guard);
  }

  override write(options: WriteOptions): string {
    if (this.type === null) return 'Init';
    return `Init[${[this.type, ...this.args].map((value) => writeValue(value, options)).join(', ')}]`;
  }

  protected override compile(): Predicate {
    return (value) => initRules().acceptsValue(this, value as Value);
  }
}

export const INIT: InitType = /* @__PURE__ */ new InitType(null);
