import type { Node } from '@ruby/prism/src/nodes.js';

/** The text of Ruby code does not show what the code declares. Only an interpreter can tell. */
export class Uncertain extends Error {}

/** @throws {Uncertain} always */
export function uncertain(reason: string, node?: Node): never {
  throw new Uncertain(
    node === undefined ? reason : `${reason} (${node.constructor.name} at ${node.location.startOffset})`,
  );
}
