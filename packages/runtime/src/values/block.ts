import type { Value } from './value.js';

/** A block as a function receives it: a JavaScript function on Puppet values. */
export type Block = (...values: Value[]) => Value;

/** An argument of a function: a value, or a block in the last position. */
export type Argument = Value | Block;

/** Returns whether an argument is a block. No Puppet value is a JavaScript function. */
export function isBlock(argument: Argument | undefined): argument is Block {
  return typeof argument === 'function';
}
