import { isBlock, type Argument } from '../values/block.js';
import type { Signature } from './signature.js';

/**
 * Returns whether the body of a function can take accepted arguments without `arrange`: there is no rest parameter, and no
 * optional parameter is missing before a block.
 */
export function isArranged({ rest, block, parameters }: Signature, args: readonly Argument[]): boolean {
  return !rest && (block === null || args.length > parameters.length || !isBlock(args[args.length - 1]));
}

/**
 * Arranges the arguments for a body: one value per parameter (`undefined` if missing; an array for a rest parameter),
 * then the block.
 */
export function arrange(
  { rest, parameters }: Signature,
  args: readonly Argument[],
): (Argument | readonly Argument[] | undefined)[] {
  const last = args.at(-1);
  const block = isBlock(last) ? last : undefined;
  const count = block === undefined ? args.length : args.length - 1;
  const fixed = rest ? parameters.length - 1 : parameters.length;
  const arranged: (Argument | readonly Argument[] | undefined)[] = [];
  for (let i = 0; i < fixed; i++) arranged.push(i < count ? args[i] : undefined);
  if (rest) arranged.push(args.slice(fixed, count));
  if (block !== undefined) arranged.push(block);
  return arranged;
}
