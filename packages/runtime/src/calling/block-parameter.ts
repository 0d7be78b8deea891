import type { Block } from '../values/block.js';
import { blockAccepted } from './block-type.js';
import { type SignatureBlock, SignatureParameter } from './signature.js';

/** The parameter for a block whose signature is compared with a Callable type. */
export class TypedBlock extends SignatureParameter implements SignatureBlock {
  accepts(block: Block): boolean {
    return blockAccepted(this.type, block);
  }
}
