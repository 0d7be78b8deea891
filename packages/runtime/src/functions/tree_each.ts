import { defineBuiltin, dispatch, type LocalTypes, withFastPath } from '../calling/define-builtin.js';
import { breakable } from '../calling/iterate.js';
import { functionError, type Message } from '../errors/messages.js';
import { parseType } from '../type-reading/parse.js';
import { ANY } from '../types/any.js';
import { RuntimeType } from '../types/runtime.js';
import type { Argument, Block } from '../values/block.js';
import { PuppetHash } from '../values/hash.js';
import { StepwiseIterator } from '../values/iterator.js';
import { lazy } from '../values/lazy.js';
import { PuppetObject } from '../values/object.js';
import { PuppetType } from '../values/type.js';
import { isArray, type Value } from '../values/value.js';

const messages = {
  NOTHING_INCLUDED: { text: "Options 'include_containers' and 'include_values' cannot both be false" },
  INVALID_CONTAINER_TYPE: { text: 'Only Array, Hash, and Object types can be used as container types. Got {type}' },
  ROOT_NOT_ENTERED: { text: "The root of the tree is not a container of the type in the option 'container_type'" },
} as const satisfies Record<string, Message>;

const types: LocalTypes = {
  OptionsType:
    "Struct[{'container_type' => Optional[Type], 'include_root' => Optional[Boolean], 'include_containers' => Optional[Boolean], 'include_values' => Optional[Boolean], 'order' => Optional[Enum['depth_first', 'breadth_first']], 'include_refs' => Optional[Boolean]}]",
};
const tree = 'Variant[Iterator, Array, Hash, Object] tree';

/**
 * Walks through a tree of arrays, hashes and objects. Returns an Iterator of pairs of a path (an array of indexes and
 * keys) and the value at that path. With a block, calls it for each pair and returns the tree. A block with two
 * parameters receives path and value, a block with one parameter the value.
 *
 * Options: `include_root`, `include_containers` and `include_values` (default: true), `order` (`depth_first` or
 * `breadth_first`), `container_type` (the type of the containers to enter), and `include_refs` (whether to enter
 * attributes that are references).
 *
 * @example
 * Array(tree_each([1, [2]])) # => [[[], [1, [2]]], [[0], 1], [[1], [2]], [[1, 0], 2]]
 */
export const tree_each = withFastPath(
  defineBuiltin(
    'tree_each',
    dispatch(
      [tree, 'OptionsType options?', 'Callable[2, 2] &block'],
      (root: Value, options: PuppetHash | undefined, block: Block) => {
        breakable(() => {
          for (const [path, value] of walk(root, new Options(options))) block(path, value);
        });
        return root;
      },
      { types },
    ),
    dispatch(
      [tree, 'OptionsType options?', 'Callable[1, 1] &block'],
      (root: Value, options: PuppetHash | undefined, block: Block) => {
        breakable(() => {
          for (const [, value] of walk(root, new Options(options))) block(value);
        });
        return root;
      },
      { types },
    ),
    dispatch(
      [tree, 'OptionsType options?'],
      (root: Value, options: PuppetHash | undefined) => new TreeIterator(root, new Options(options)),
      { types },
    ),
  ),
  (general) =>
    (...args) => {
      const [root, options] = args;
      const isTree = isArray(root) || root instanceof PuppetHash;
      return isTree && args.length <= 2 && (options === undefined || hasFlagsOnly(options))
        ? new TreeIterator(root, new Options(options))
        : general(...args);
    },
);

/** Whether a value is a hash of options whose values are Booleans. */
function hasFlagsOnly(options: Argument): options is PuppetHash {
  return options instanceof PuppetHash && options.every((key, value) => typeof value === 'boolean' && FLAGS.has(key));
}

const FLAGS: ReadonlySet<Value> = new Set(['include_root', 'include_containers', 'include_values']);

/** The options of one walk through a tree. */
class Options {
  readonly root: boolean;
  readonly containers: boolean;
  readonly values: boolean;
  readonly breadthFirst: boolean;
  readonly isContainer: (value: Value) => boolean;

  constructor(options: PuppetHash | undefined) {
    const flag = (name: string) => options?.peek(name) ?? true;
    this.containers = flag('include_containers') as boolean;
    this.values = flag('include_values') as boolean;
    this.root = this.containers && (flag('include_root') as boolean);
    this.breadthFirst = options?.peek('order') === 'breadth_first';
    if (!this.containers && !this.values) throw functionError(messages.NOTHING_INCLUDED, {});
    const type = options?.peek('container_type') ?? null;
    this.isContainer = type instanceof PuppetType ? containerTest(type) : isContainer;
  }
}

/** The type of the entries of a tree. As in Puppet, it is not an Iterator type but that of an iterable object of the host. */
class TreeIteratorType extends RuntimeType {
  override iterableType(): PuppetType {
    return ANY;
  }
}

/** The entries of a tree. */
class TreeIterator extends StepwiseIterator {
  readonly #className: string;

  constructor(root: Value, options: Options) {
    const className = `Puppet::Pops::Types::Iterable::${options.breadthFirst ? 'Breadth' : 'Depth'}FirstTreeIterator`;
    super(
      () => walk(root, options),
      () => new TreeIteratorType('ruby', className),
    );
    this.#className = className;
  }

  override exactRubyClass(): string {
    return this.#className;
  }

  override toSource(): string {
    return 'Iterator[Any]-Value';
  }
}

const containerTypes = lazy(() => parseType('Variant[Array, Hash, Object]'));

function isContainer(value: Value): boolean {
  return isArray(value) || value instanceof PuppetHash || value instanceof PuppetObject;
}

function containerTest(type: PuppetType): (value: Value) => boolean {
  if (!containerTypes().isAssignable(type)) {
    throw functionError(messages.INVALID_CONTAINER_TYPE, { type: String(type) });
  }
  return (value) => isContainer(value) && type.isInstance(value);
}

type Entry = readonly [path: readonly Value[], value: Value];

/** A value in the tree. Only the entries that the program receives need a path, so that nodes have none. */
interface TreeNode {
  readonly parent: TreeNode | null;
  /** The key or index in the parent. */
  readonly key: Value;
  readonly value: Value;
  /** The length of the path. */
  readonly depth: number;
}

/**
 * The limits of a tree whose entries are listed: their number, its depth and the number of the children of its root. A list of
 * few entries takes less time than creating the entries one by one. The list of a larger tree would be given up.
 */
const MAX_LISTED_ENTRIES = 100;
const MAX_LISTED_DEPTH = 20;
const MAX_LISTED_CHILDREN = 20;

/** Returns the entries of a tree. */
function walk(root: Value, options: Options): Iterable<Entry> {
  const isSmall = isPlainContainer(root) && (isArray(root) ? root.length : root.size) <= MAX_LISTED_CHILDREN;
  const entries = isSmall && options.isContainer === isContainer ? listedEntries(root, options) : null;
  return entries ?? entriesOnDemand(root, options);
}

/** Returns the entries of a small tree; null if there are too many, or if the tree is too deep or has objects. */
function listedEntries(root: PlainContainer, options: Options): readonly Entry[] | null {
  const entries: Entry[] = options.root || options.breadthFirst ? [[[], root]] : [];
  if (!options.breadthFirst) return listDepthFirst(root, [], options, entries) ? entries : null;
  if (!listBreadthFirst(entries)) return null;
  if (!options.containers) return entries.filter(([, value]) => !isPlainContainer(value));
  return options.root ? entries : entries.slice(1);
}

/** Appends the entries below a container. Returns false if there is no list of them. */
function listDepthFirst(
  container: PlainContainer,
  path: readonly Value[],
  options: Options,
  entries: Entry[],
): boolean {
  if (path.length >= MAX_LISTED_DEPTH || entries.length > MAX_LISTED_ENTRIES) return false;
  if (isArray(container)) {
    for (let i = 0; i < container.length; i++)
      if (!listChild(container[i] as Value, path, i, options, entries)) return false;
    return true;
  }
  const list = container.toList();
  for (let i = 0; i < list.length; i += 2)
    if (!listChild(list[i + 1] as Value, path, list[i] as Value, options, entries)) return false;
  return true;
}

function listChild(value: Value, parent: readonly Value[], key: Value, options: Options, entries: Entry[]): boolean {
  if (isPlainContainer(value)) {
    const path = pathTo(parent, key);
    if (options.containers) entries.push([path, value]);
    return listDepthFirst(value, path, options, entries);
  }
  if (options.values) entries.push([pathTo(parent, key), value]);
  return !(value instanceof PuppetObject);
}

/** Appends the entries below the first one. Returns false if there is no list of them. */
function listBreadthFirst(entries: Entry[]): boolean {
  for (let i = 0; i < entries.length; i++) {
    const [path, container] = entries[i] as Entry;
    if (entries.length > MAX_LISTED_ENTRIES || container instanceof PuppetObject) return false;
    if (isArray(container))
      for (let key = 0; key < container.length; key++) entries.push([pathTo(path, key), container[key] as Value]);
    else if (container instanceof PuppetHash) {
      const list = container.toList();
      for (let j = 0; j < list.length; j += 2) entries.push([pathTo(path, list[j] as Value), list[j + 1] as Value]);
    }
  }
  return true;
}

type PlainContainer = readonly Value[] | PuppetHash;

function isPlainContainer(value: Value): value is PlainContainer {
  return isArray(value) || value instanceof PuppetHash;
}

/** The path of a child. This loop is faster than a spread list. */
function pathTo(parent: readonly Value[], key: Value): readonly Value[] {
  const { length } = parent;
  const path = new Array<Value>(length + 1);
  for (let i = 0; i < length; i++) path[i] = parent[i] as Value;
  path[length] = key;
  return path;
}

function* entriesOnDemand(root: Value, options: Options): Generator<Entry, void> {
  const { breadthFirst } = options;
  if (options.root) yield [[], root];
  if (!options.isContainer(root) && !(root instanceof PuppetType)) throw functionError(messages.ROOT_NOT_ENTERED, {});
  const waiting: TreeNode[] = [{ parent: null, key: null, value: root, depth: 0 }];
  for (let next = 0; next < waiting.length;) {
    const node = (breadthFirst ? waiting[next++] : waiting.pop()) as TreeNode;
    const isEntered = options.isContainer(node.value);
    if (node.depth > 0 && (isEntered ? options.containers : options.values || breadthFirst))
      yield [pathOf(node), node.value];
    if (!isEntered) continue;
    const start = waiting.length;
    addChildren(waiting, node);
    if (!breadthFirst) reverseFrom(waiting, start);
  }
}

function pathOf(node: TreeNode): readonly Value[] {
  const path = new Array<Value>(node.depth);
  for (let each = node; each.parent !== null; each = each.parent) path[each.depth - 1] = each.key;
  return path;
}

function addChildren(nodes: TreeNode[], parent: TreeNode): void {
  const { value: container } = parent;
  const depth = parent.depth + 1;
  const add = (value: Value, key: Value): unknown => nodes.push({ parent, key, value, depth });
  if (isArray(container)) container.forEach(add);
  else if (container instanceof PuppetHash) container.forEach(add);
  else for (const [key, value] of (container as PuppetObject).attributes) add(value, key);
}

/** Reverses the order of the elements from `start`. The walk takes the last one first. */
function reverseFrom(nodes: TreeNode[], start: number): void {
  for (let left = start, right = nodes.length - 1; left < right; left++, right--) {
    const node = nodes[left] as TreeNode;
    nodes[left] = nodes[right] as TreeNode;
    nodes[right] = node;
  }
}
