import { isBlock, type Argument, type Block } from '../values/block.js';
import { type Predicate, type PuppetType } from '../values/type.js';

/** A parameter of a signature. Its type is parsed on first use. */
export class SignatureParameter {
  readonly name: string;
  readonly #read: () => PuppetType;
  #type: PuppetType | undefined;

  constructor(name: string, read: () => PuppetType) {
    this.name = name;
    this.#read = read;
  }

  get type(): PuppetType {
    return (this.#type ??= this.#read());
  }
}

/** The parameter for a block. */
export interface SignatureBlock extends SignatureParameter {
  /** Returns whether a function with this parameter accepts the block. */
  accepts(block: Block): boolean;
}

export interface SignatureParts {
  readonly parameters: readonly SignatureParameter[];
  /** The minimum and maximum number of values, without the block. */
  readonly min: number;
  readonly max: number;
  /** Whether the body takes an array of all further values as its last parameter. */
  readonly rest?: boolean;
  readonly block?: SignatureBlock | undefined;
  readonly blockOptional?: boolean;
  readonly returns?: (() => PuppetType) | undefined;
}

/** One overload of a function: an ordered list of parameters and an optional block. */
export class Signature {
  readonly parameters: readonly SignatureParameter[];
  /** Whether the body takes an array of all further values as its last parameter. */
  readonly rest: boolean;
  /** The minimum and maximum number of values, without the block. */
  readonly min: number;
  readonly max: number;
  readonly block: SignatureBlock | null;
  /** Whether calls may have no block. Without a type of the block: whether the function ignores blocks. */
  readonly blockOptional: boolean;
  readonly returns: (() => PuppetType) | undefined;
  /** One type test per parameter. */
  #tests: readonly Predicate[] | undefined;

  constructor(parts: SignatureParts) {
    this.parameters = parts.parameters;
    this.rest = parts.rest ?? false;
    this.min = parts.min;
    this.max = parts.max;
    this.block = parts.block ?? null;
    this.blockOptional = parts.blockOptional ?? false;
    this.returns = parts.returns;
  }

  /** Returns the parameter for the value at `index`. The last parameter takes all further values. */
  parameterAt(index: number): SignatureParameter | undefined {
    return this.parameters[index] ?? this.parameters.at(-1);
  }

  /**
   * Reads all types. Puppet does so at the first call of a function, before it checks arguments.
   * @throws {EvaluationError} UNKNOWN_RESOURCE_TYPE and the other errors of types
   */
  readTypes(): void {
    for (const parameter of this.parameters) void parameter.type;
    this.returns?.();
  }

  /** Returns whether the signature accepts these arguments. A block is the last argument. */
  accepts(args: readonly Argument[]): boolean {
    const last = args.length === 0 ? undefined : args[args.length - 1];
    const block = isBlock(last) ? last : undefined;
    const count = block === undefined ? args.length : args.length - 1;
    if (count < this.min || count > this.max) return false;
    if (block === undefined ? this.block !== null && !this.blockOptional : this.block === null) return false;
    const tests = (this.#tests ??= this.parameters.map(({ type }) => type.predicate));
    const lastTest = tests.length - 1;
    for (let i = 0; i < count; i++) {
      if (!tests[i < lastTest ? i : lastTest]!(args[i])) return false;
    }
    return block === undefined || this.block!.accepts(block);
  }
}
