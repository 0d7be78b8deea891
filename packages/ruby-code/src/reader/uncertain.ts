import type { Node } from '@ruby/prism/src/nodes.js';

/** The text of Ruby code does not show what the code declares. Only an interpreter can tell. */
export class Uncertain extends Error {
  /** The offset of the code in its file, in bytes. */
  readonly offset: number | undefined;

  constructor(reason: string, offset?: number) {
    super(reason);
    this.offset = offset;
  }
}

/** @throws {Uncertain} always */
export function uncertain(reason: string, node?: Node): never {
  throw new Uncertain(reason, node?.location.startOffset);
}
