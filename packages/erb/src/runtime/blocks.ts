import { bailOut } from './bail-out.js';
import { type Block, isHash, Proc, type Value } from './values.js';

/** Returns a block as a value. */
export function proc(body: Block): Proc {
  return new Proc(body);
}

/** `block.call(…)` and `yield …` */
export function callProc(block: Value, ...args: Value[]): Value {
  return block instanceof Proc ? block.body(...args) : bailOut('a call of a value that is no block');
}

/** The block of a call: `&block`. */
export function passedBlock(block: Value): Proc | null {
  return block === null || block instanceof Proc ? block : bailOut('a block that is an expression');
}

/**
 * `receiver.name(&block)`. Hashes and some methods pass several values in ways that depend on the parameters of the block,
 * so only calls with one value are exact.
 */
export function blockFor(receiver: Value, block: Value): Block {
  if (!(block instanceof Proc) || isHash(receiver)) return bailOut('a block that is an expression');
  return (...args) => (args.length === 1 ? block.body(...args) : bailOut('a block with several values'));
}
