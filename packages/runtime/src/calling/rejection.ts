import { type FunctionError } from '../errors/error.js';
import { rejectedCall } from '../types/mismatch/index.js';
import { isBlock, type Argument } from '../values/block.js';
import type { Value } from '../values/value.js';
import { blockType } from './block-type.js';
import type { Signature } from './signature.js';

/** Creates the error for a call that matches none of a function's signatures. */
export function rejection(name: string, signatures: readonly Signature[], args: readonly Argument[]): FunctionError {
  const last = args.at(-1);
  const block = isBlock(last) ? last : null;
  const values = (block === null ? args : args.slice(0, -1)) as readonly Value[];
  return rejectedCall(name, signatures, values, block === null ? null : blockType(block));
}
