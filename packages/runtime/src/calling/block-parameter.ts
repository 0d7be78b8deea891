import { CallableType } from '../types/callable.js';
import type { Block } from '../values/block.js';
import type { PuppetType } from '../values/type.js';
import { blockAccepted } from './block-type.js';
import { signatureOfLambda } from './lambda.js';
import { type SignatureBlock, SignatureParameter } from './signature.js';

/** The parameter for a block whose signature is compared with a Callable type. */
export class TypedBlock extends SignatureParameter implements SignatureBlock {
  #counts: Counts | null | undefined;

  accepts(block: Block): boolean {
    this.#counts ??= countsOf(this.type);
    if (this.#counts === null || signatureOfLambda(block) !== undefined) return blockAccepted(this.type, block);
    const { length } = block;
    return length <= this.#counts.min && length >= this.#counts.max;
  }
}

/** The numbers of values with which a function calls a block. */
interface Counts {
  readonly min: number;
  readonly max: number;
}

/** Returns the numbers that a Callable type states; null for other types. A block without types fits any types. */
function countsOf(type: PuppetType): Counts | null {
  return type instanceof CallableType && type.parameters !== null ? type.parameters.givenSize() : null;
}
