import type { RecursionGuard } from '../values/recursion-guard.js';
import { PuppetType, type Predicate, type WriteOptions } from '../values/type.js';
import { ANY, UNIT } from './any.js';
import { TupleType } from './array.js';
import { OptionalType, UNDEF } from './undef.js';

/** Functions, by the types of their arguments, block and result. */
export class CallableType extends PuppetType {
  readonly name = 'Callable';
  /** Null if any arguments are accepted. */
  readonly parameters: TupleType | null;
  /** Null if there is no block. An Optional if the block may be missing. */
  readonly block: PuppetType | null;
  /** Null if not stated: any result. */
  readonly returns: PuppetType | null;

  constructor(parameters: TupleType | null, block: PuppetType | null = null, returns: PuppetType | null = null) {
    super();
    this.parameters = parameters;
    this.block = block;
    this.returns = returns;
  }

  /** A subtype accepts at least the arguments and blocks of this type, and returns at most its results. */
  override accepts(other: PuppetType, guard?: RecursionGuard): boolean {
    if (!(other instanceof CallableType)) return false;
    // Any result is accepted without a look at its type, which can be an alias that is being resolved.
    if (this.returns !== null && !this.returns.isAssignable(other.returns ?? ANY, guard)) return false;
    if (this.parameters === null) return true;
    if (other.parameters === null || !acceptsArguments(other.parameters, this.parameters, guard)) return false;
    if (this.block === null) return other.block === null || other.block.isAssignable(UNDEF, guard);
    return other.block !== null && other.block.isAssignable(this.block, guard);
  }

  override write(options: WriteOptions): string {
    if (this.parameters === null && this.returns === null && this.block === null) return 'Callable';
    const parts = this.#writeParameters(options);
    if (this.returns === null) return `Callable[${parts}]`;
    return `Callable[[${parts}], ${this.returns.write(options)}]`;
  }

  #writeParameters(options: WriteOptions): string {
    const types = this.parameters?.types ?? [];
    const size = this.parameters?.size ?? null;
    const isUnit = types.length === 1 && types[0] === UNIT;
    const parts = isUnit ? [] : types.map((type) => type.write(options));
    if (size) parts.push(String(size));
    else if (parts.length === 0) parts.push('0, 0');
    if (this.block) parts.push(this.block.write(options));
    return parts.join(', ');
  }

  override generalize(): PuppetType {
    if (this.parameters === null && this.block === null && this.returns === null) return this;
    const parameters = this.parameters?.generalize();
    return new CallableType(
      parameters instanceof TupleType ? parameters : null,
      this.block?.generalize() ?? null,
      this.returns?.generalize() ?? null,
    );
  }

  /** Functions are not values. */
  protected override compile(): Predicate {
    return () => false;
  }
}

export const CALLABLE: CallableType = /* @__PURE__ */ new CallableType(null);

/** Returns whether a function with `parameters` accepts every list of arguments that `args` describes. */
function acceptsArguments(parameters: TupleType, args: TupleType, guard?: RecursionGuard): boolean {
  const size = parameters.givenSize();
  const argumentCount = args.givenSize();
  if (!size.covers(argumentCount)) return false;
  const count = Math.max(parameters.types.length, args.types.length);
  for (let i = 0; i < count && i < Math.min(size.max, argumentCount.max); i++) {
    if (!(parameters.typeAt(i) ?? UNIT).isAssignable(args.typeAt(i) ?? UNIT, guard)) return false;
  }
  return true;
}

/** Returns the Callable of a block type, without the Optional around it. */
export function blockCallable(block: PuppetType | null): CallableType | null {
  if (block instanceof OptionalType) return block.type instanceof CallableType ? block.type : null;
  return block instanceof CallableType ? block : null;
}
