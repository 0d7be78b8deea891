import type { Node } from '@ruby/prism/src/nodes.js';

/** Thrown by the compiler for code that it does not support. */
export class Rejection extends Error {
  override readonly name = 'Rejection';

  /**
   * @param reason the construct, as a noun
   * @param offset its offset in the Ruby code, in bytes
   */
  constructor(
    readonly reason: string,
    readonly offset: number,
  ) {
    super(reason);
  }
}

/** Reports that the compiler does not support a node, so that the interpreter runs the code. */
export function reject(node: Node, reason: string): never {
  throw new Rejection(reason, node.location.startOffset);
}
