/** Calls of functions that never return. */
import type { PuppetType } from '@pptjs/runtime/lattice';
import type { Node } from '../../ast/nodes.js';
import { NEVER } from '../lattice/index.js';
import { type Frame, outerFrame, type Walk } from '../walk/walk.js';

/** `return`, `next`, `break` and `fail` leave the code around them. */
export function jump(name: string, value: PuppetType, node: Node, walk: Walk): PuppetType {
  const { frame } = walk;
  if (isIllegalJump(name, frame)) {
    walk.report('TYPE_JUMP', { function: name, place: JUMP_PLACES.get(name) ?? '' }, node);
    walk.fails(node);
  }
  if (name === 'return') outerFrame(frame).results.push(value);
  else if (name === 'next') frame.results.push(value);
  return NEVER;
}

/** Where the jumps that can be illegal are legal. */
const JUMP_PLACES: ReadonlyMap<string, string> = new Map([
  ['break', 'Only the block of a loop can end with it.'],
  ['next', 'A node has no result, so that only a block, a function, a class or a defined type can end with it.'],
  ['return', 'A node has no result, so that only a function, a class or a defined type can end with it.'],
]);

/**
 * Whether no code around a call of `break`, `next` or `return` accepts it. A loop around the call of a function accepts a
 * `break` in the function, and the frame of a template is that of the code that evaluates it.
 */
function isIllegalJump(name: string, frame: Frame): boolean {
  if (!JUMP_PLACES.has(name)) return false;
  if (frame.kind === 'node') return true;
  return name === 'break' && (frame.kind === 'class' || frame.kind === 'define');
}
