import { type FunctionError } from '../errors/error.js';
import { rejectedCall, signatureText } from '../types/mismatch/index.js';
import { isBlock, type Argument } from '../values/block.js';
import { type Predicate, type PuppetType } from '../values/type.js';
import { type Value } from '../values/value.js';
import { blockAccepted, blockType } from './block-type.js';

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

export interface SignatureParts {
  readonly parameters: readonly SignatureParameter[];
  /** The number of required parameters. */
  readonly required: number;
  /** Whether the last parameter accepts any number of values. */
  readonly rest: boolean;
  readonly block?: SignatureParameter | undefined;
  readonly blockOptional?: boolean;
  readonly returns?: (() => PuppetType) | undefined;
}

/** One overload of a function: an ordered list of parameters and an optional block. */
export class Signature {
  readonly parameters: readonly SignatureParameter[];
  readonly rest: boolean;
  /** The minimum and maximum number of values, without the block. */
  readonly min: number;
  readonly max: number;
  readonly block: SignatureParameter | null;
  /** Whether calls may have no block. Without a type of the block: whether the function ignores blocks. */
  readonly blockOptional: boolean;
  readonly returns: (() => PuppetType) | undefined;
  /** One type test per parameter. */
  #tests: readonly Predicate[] | undefined;

  constructor(parts: SignatureParts) {
    this.parameters = parts.parameters;
    this.rest = parts.rest;
    this.min = parts.required;
    this.max = parts.rest ? Infinity : parts.parameters.length;
    this.block = parts.block ?? null;
    this.blockOptional = parts.blockOptional ?? false;
    this.returns = parts.returns;
  }

  /** Returns the form that messages show: `(Integer x, String y?, Callable block?)`. */
  toString(): string {
    return signatureText(this);
  }

  /** Returns the parameter for the value at `index`. The last parameter takes all further values. */
  parameterAt(index: number): SignatureParameter | undefined {
    return this.parameters[index] ?? this.parameters.at(-1);
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
    return block === undefined || blockAccepted(this.block!.type, block);
  }

  /** Returns whether the signature accepts these arguments after `before` other arguments. */
  acceptsAfter(before: number, args: readonly Argument[]): boolean {
    const count = before + args.length;
    return (
      count >= this.min &&
      count <= this.max &&
      args.every((arg, i) => this.parameterAt(before + i)?.type.isInstance(arg) === true)
    );
  }

  /**
   * Returns whether the body can take accepted arguments without `arrange`: there is no rest parameter, and no optional
   * parameter is missing before a block.
   */
  isArranged(args: readonly Argument[]): boolean {
    return (
      !this.rest && (this.block === null || args.length > this.parameters.length || !isBlock(args[args.length - 1]))
    );
  }

  /**
   * Arranges the arguments for a body: one value per parameter (`undefined` if missing; an array for a rest parameter),
   * then the block.
   */
  arrange(args: readonly Argument[]): (Argument | readonly Argument[] | undefined)[] {
    const last = args.at(-1);
    const block = isBlock(last) ? last : undefined;
    const count = block === undefined ? args.length : args.length - 1;
    const fixed = this.rest ? this.parameters.length - 1 : this.parameters.length;
    const arranged: (Argument | readonly Argument[] | undefined)[] = [];
    for (let i = 0; i < fixed; i++) arranged.push(i < count ? args[i] : undefined);
    if (this.rest) arranged.push(args.slice(fixed, count));
    if (block !== undefined) arranged.push(block);
    return arranged;
  }
}

/** Creates the error for a call that matches none of a function's signatures. */
export function rejection(name: string, signatures: readonly Signature[], args: readonly Argument[]): FunctionError {
  const last = args.at(-1);
  const block = isBlock(last) ? last : null;
  const values = (block === null ? args : args.slice(0, -1)) as readonly Value[];
  return rejectedCall(name, signatures, values, block === null ? null : blockType(block));
}
