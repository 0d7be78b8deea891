import { signatureText } from '../types/mismatch/index.js';
import { isBlock, type Argument } from '../values/block.js';
import type { Predicate, PuppetType } from '../values/type.js';
import { blockAccepted } from './block-type.js';

/** A parameter of a signature. Its type is read from text when first needed. */
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
  /** How many of them must be given. */
  readonly required: number;
  /** Whether the last one takes any number of values. */
  readonly rest: boolean;
  readonly block?: SignatureParameter | undefined;
  readonly blockOptional?: boolean;
  readonly returns?: (() => PuppetType) | undefined;
}

/** One way in which a function can be called: parameters in order, and maybe a block. */
export class Signature {
  readonly parameters: readonly SignatureParameter[];
  readonly rest: boolean;
  /** The fewest and the most values, the block not counted. */
  readonly min: number;
  readonly max: number;
  readonly block: SignatureParameter | null;
  readonly blockOptional: boolean;
  readonly returns: (() => PuppetType) | undefined;
  /** Whether a value fits, for each parameter. */
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

  /** As messages show it: `(Integer x, String y?, Callable block?)`. */
  toString(): string {
    return signatureText(this);
  }

  /** The parameter that takes the value at `index`; the last one takes all further values. */
  parameterAt(index: number): SignatureParameter | undefined {
    return this.parameters[index] ?? this.parameters.at(-1);
  }

  /** Whether a call with these arguments, a block being the last, fits. */
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

  /** Whether these arguments fit where so many others come before them. */
  acceptsAfter(before: number, args: readonly Argument[]): boolean {
    const count = before + args.length;
    return (
      count >= this.min &&
      count <= this.max &&
      args.every((arg, i) => this.parameterAt(before + i)?.type.isInstance(arg) === true)
    );
  }

  /** Whether arguments that fit are as a body takes them: none is gathered, and none left out before a block. */
  isArranged(args: readonly Argument[]): boolean {
    return (
      !this.rest && (this.block === null || args.length > this.parameters.length || !isBlock(args[args.length - 1]))
    );
  }

  /**
   * The arguments as a body takes them: a value for each parameter (`undefined` where left out; an array for the one
   * that takes the rest), then the block.
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
