import type { Value } from './value.js';

/** A block as a function gets it: it takes Puppet values and gives one. */
export type Block = (...values: Value[]) => Value;

/** What a function is called with: values, and maybe a block at the end. */
export type Argument = Value | Block;

/** No Puppet value is a JavaScript function, so a function is a block. */
export function isBlock(argument: Argument | undefined): argument is Block {
  return typeof argument === 'function';
}
