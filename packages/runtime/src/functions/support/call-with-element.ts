import { blockArity, callBlock } from '../../calling/block-type.js';
import { unfold } from '../../operators/unfold.js';
import type { Block } from '../../values/block.js';
import type { Value } from '../../values/value.js';

/** Calls a block with an element. A block that does not have exactly one required parameter gets the unfolded element. */
export function callWithElement(block: Block, element: Value): void {
  if (blockArity(block) === 1) block(element);
  else callBlock(block, ...unfold(element));
}
