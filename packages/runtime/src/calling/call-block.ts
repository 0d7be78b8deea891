import { MissingParameterError } from '../errors/error.js';
import type { Block } from '../values/block.js';
import type { Value } from '../values/value.js';
import { blockArity } from './block-type.js';

/**
 * Calls a block whose number of parameters the function's signature does not check.
 * @throws {MissingParameterError} if the block requires more values
 * @throws {MissingParameterError} where it needs more
 */
export function callBlock(block: Block, ...values: readonly Value[]): Value {
  if (values.length < blockArity(block).min) throw new MissingParameterError(values.length);
  return block(...values);
}
