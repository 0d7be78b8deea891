import { type Message } from '../errors/messages.js';
import { checkSize } from '../errors/size-limit.js';
import { HashBuilder, PuppetHash } from '../values/hash.js';
import { isArray, isInteger, type Value } from '../values/value.js';
import { fail } from './constructor.js';

const messages = {
  NO_INDEX: { text: 'no implicit conversion of String into Integer' },
  INDEX_TOO_SMALL: { text: 'index {index} too small for array; minimum: {minimum}' },
  NOT_A_CONTAINER: { text: 'A path goes through a value that is neither an Array nor a Hash' },
  NO_HASH: { text: 'no implicit conversion of {class} into Hash' },
} as const satisfies Record<string, Message>;

/** A part of a tree that is still growing. A value at a longer path changes the node that a shorter path has set. */
type Node = Branch | Value;

class Branch {
  readonly list: Node[] | null;
  readonly map: Map<Value, Node> | null;

  constructor(list: Node[] | null) {
    this.list = list;
    this.map = list === null ? new Map() : null;
  }

  get(key: Value): Node | undefined {
    if (this.map) return this.map.get(key);
    return isInteger(key) ? this.list?.at(Number(key)) : undefined;
  }

  set(key: Value, value: Node): void {
    if (this.map) {
      this.map.set(key, value);
      return;
    }
    if (!isInteger(key)) return void fail(messages.NO_INDEX, {});
    const list = this.list as Node[];
    const index = Number(key) < 0 ? list.length + Number(key) : Number(key);
    if (index < 0)
      return void fail(messages.INDEX_TOO_SMALL, {
        index: key,
        minimum: `${list.length === 0 ? '' : '-'}${list.length}`,
      });
    checkSize(index);
    while (list.length < index) list.push(null);
    list[index] = value;
  }

  toValue(): Value {
    if (this.list) return this.list.map(valueOf);
    const builder = new HashBuilder();
    for (const [key, node] of this.map ?? []) builder.set(key, valueOf(node));
    return builder.build();
  }
}

function valueOf(node: Node): Value {
  return node instanceof Branch ? node.toValue() : node;
}

/**
 * Builds a hash from pairs of a path and a value. Parts without a pair of their own are hashes. Arrays on a path stay
 * arrays, or become hashes by index (`allHashes`).
 */
export function hashOfTree(pairs: readonly (readonly [readonly Value[], Value])[], allHashes: boolean): PuppetHash {
  let root = new Branch(null);
  for (const [path, value] of pairs) {
    if (path.length === 0) root = merged(root, value);
    else put(root, path, branchOf(value, allHashes));
  }
  return root.toValue() as PuppetHash;
}

function merged(root: Branch, value: Value): Branch {
  if (isArray(value)) {
    for (const [i, item] of value.entries()) root.set(i, branchOf(item, false));
    return root;
  }
  if (!(value instanceof PuppetHash)) return fail(messages.NO_HASH, { class: isInteger(value) ? 'Integer' : 'String' });
  for (const [key, item] of value) root.set(key, branchOf(item, false));
  return root;
}

function put(root: Branch, path: readonly Value[], value: Node): void {
  let branch = root;
  for (const key of path.slice(0, -1)) {
    let next = branch.get(key);
    if (next === undefined) branch.set(key, (next = new Branch(null)));
    if (!(next instanceof Branch)) return void fail(messages.NOT_A_CONTAINER, {});
    branch = next;
  }
  branch.set(path.at(-1) as Value, value);
}

function branchOf(value: Value, allHashes: boolean): Node {
  if (isArray(value)) {
    const branch = new Branch(allHashes ? null : []);
    for (const [i, item] of value.entries()) branch.set(i, branchOf(item, allHashes));
    return branch;
  }
  if (!(value instanceof PuppetHash)) return value;
  const branch = new Branch(null);
  for (const [key, item] of value) branch.set(key, branchOf(item, allHashes));
  return branch;
}
