import type { PuppetType } from '@pptjs/runtime/lattice';
import { isNever, unionOf } from '../lattice/index.js';

/** Separates the keys of a path. It cannot occur in the name of a variable. */
const SEPARATOR = '\0';

/** The path of an element: that of its collection and its key. A path identifies a value, because values do not change. */
export function elementPath(collection: string, key: string | number): string {
  return `${collection}${SEPARATOR}${typeof key === 'number' ? '#' : ''}${key}`;
}

/** Enclose the path of a key that is a variable or an element. They cannot occur in the name of a variable. */
const KEY_START = '\u0001';
const KEY_END = '\u0002';

/** The path of the element whose key is the value at another path: `$counts[$name]`. */
export function computedElementPath(collection: string, key: string): string {
  return `${collection}${SEPARATOR}${KEY_START}${key}${KEY_END}`;
}

const isElement = (path: string): boolean => path.includes(SEPARATOR);

/** Matches the first character after the name of a variable in a path. */
const NAME_END = /[\0\u0001\u0002]/;

/** The names of the variables whose values a path of an element depends on. */
function variablesOf(path: string): readonly string[] {
  const starts = [path, ...path.split(KEY_START).slice(1)];
  return starts.map((start) => start.split(NAME_END, 1)[0]!);
}

/** The path whose presence says that a name is defined. @param name as an argument of `defined`, in lower case */
export function definedPath(name: string): string {
  return elementPath('', name);
}

/** The path whose presence says that a frame assigns a variable. @param depth the number of lambdas around the code of the frame */
export function assignedPath(depth: number, name: string): string {
  return elementPath(`=${depth}`, name);
}

/** Chains of layers have at most this length, so that a type is found fast. */
const MAX_DEPTH = 24;

/** The changes of a state since another one. Several states can have a layer in their chains. */
interface Layer {
  readonly parent: Layer | null;
  /** The length of the chain. */
  readonly depth: number;
  /**
   * By path; null for a variable that has a value on some of the ways that lead here, and for an element of a variable that
   * another one hides.
   */
  readonly types: Map<string, PuppetType | null>;
}

const newLayer = (parent: Layer | null): Layer => ({ parent, depth: (parent?.depth ?? 0) + 1, types: new Map() });

/**
 * The types of variables and their elements at one place in the program. The path of a variable is its name. A Puppet
 * variable is assigned once, so a type only becomes narrower.
 */
export class FlowState {
  #layer: Layer;
  /** Whether another state may have the layer in its chain. The next change then begins a new one. */
  #isShared: boolean;
  /** The variables in the paths of elements that have had types in this state or in one that it comes from. */
  readonly #inPaths: Set<string>;
  isReachable: boolean;

  constructor(
    layer: Layer = newLayer(null),
    { isShared = false, isReachable = true, inPaths = new Set<string>() } = {},
  ) {
    this.#layer = layer;
    this.#isShared = isShared;
    this.#inPaths = inPaths;
    this.isReachable = isReachable;
  }

  /** Returns the type at a path; undefined if nothing is known. */
  get(path: string): PuppetType | undefined {
    return find(this.#layer, path) ?? undefined;
  }

  /** Whether a variable has a value on some of the ways that lead here. */
  isUncertain(name: string): boolean {
    return find(this.#layer, name) === null;
  }

  set(path: string, type: PuppetType): void {
    if (this.#isShared) {
      this.#layer = newLayer(this.#layer.depth < MAX_DEPTH ? this.#layer : flattened(this.#layer));
      this.#isShared = false;
    }
    this.#layer.types.set(path, type);
    if (isElement(path)) for (const name of variablesOf(path)) this.#inPaths.add(name);
  }

  /** Gives a variable a value. The types of elements are those of another variable with this name: a parameter can hide it. */
  assign(name: string, type: PuppetType): void {
    this.set(name, type);
    if (!this.#inPaths.has(name)) return;
    for (const path of flattened(this.#layer).types.keys())
      if (isElement(path) && variablesOf(path).includes(name)) this.#layer.types.set(path, null);
  }

  copy(): FlowState {
    this.#isShared = true;
    return new FlowState(this.#layer, {
      isShared: true,
      isReachable: this.isReachable,
      inPaths: this.#inPaths,
    });
  }

  /** Returns the variables with their types; null for variables that may have no value. */
  variables(): Map<string, PuppetType | null> {
    return new Map(Array.from(flattened(this.#layer).types).filter(([path]) => !isElement(path)));
  }

  /** Returns the state after branches that start from one state and meet again. */
  static merge(states: readonly FlowState[]): FlowState {
    const live = states.filter(({ isReachable }) => isReachable);
    const merged = live.length === 0 ? states : live;
    const [first] = merged;
    if (first === undefined) return new FlowState();
    if (merged.every((other) => other.#layer === first.#layer)) return first;
    const layers = merged.map((state) => state.#layer);
    const base = commonLayer(layers);
    const result = newLayer(base);
    for (const path of changedPaths(layers, base)) {
      const type = mergedType(path, layers);
      if (type !== undefined && type !== find(base, path)) result.types.set(path, type);
    }
    const isReachable = live.length > 0;
    const inPaths = first.#inPaths;
    if (base !== null && result.types.size === 0) return new FlowState(base, { isShared: true, isReachable, inPaths });
    return new FlowState(result.depth > MAX_DEPTH ? flattened(result) : result, { isReachable, inPaths });
  }
}

/** Returns the state with another type at a path. The state is unreachable if the type has no instances. */
export function withType(state: FlowState, path: string, type: PuppetType): FlowState {
  const narrowed = state.copy();
  if (isNever(type)) narrowed.isReachable = false;
  else narrowed.set(path, type);
  return narrowed;
}

/** Returns the type at a path, null for an uncertain variable, and undefined if nothing is known. */
function find(layer: Layer | null, path: string): PuppetType | null | undefined {
  for (let each = layer; each !== null; each = each.parent) {
    const type = each.types.get(path);
    if (type !== undefined) return type;
  }
  return undefined;
}

/** Returns one layer with the types of a chain. */
function flattened(layer: Layer): Layer {
  const chain: Layer[] = [];
  for (let each: Layer | null = layer; each !== null; each = each.parent) chain.push(each);
  const result = newLayer(null);
  for (const { types } of chain.toReversed()) types.forEach((type, path) => result.types.set(path, type));
  return result;
}

/** Returns the last layer that all chains have; null if there is none. */
function commonLayer(layers: readonly Layer[]): Layer | null {
  let [common = null]: readonly (Layer | null)[] = layers;
  for (const layer of layers) {
    let other: Layer | null = layer;
    while (common !== other) {
      if ((common?.depth ?? 0) >= (other?.depth ?? 0)) common = common?.parent ?? null;
      else other = other?.parent ?? null;
    }
  }
  return common;
}

/** Returns the paths that layers above a common one have. */
function changedPaths(layers: readonly Layer[], base: Layer | null): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const layer of layers)
    for (let each: Layer | null = layer; each !== base && each !== null; each = each.parent)
      each.types.forEach((_, path) => paths.add(path));
  return paths;
}

/**
 * The union of the types at a path. A variable without a value in one of the branches is uncertain, and so are the elements
 * of a variable that is hidden in one of them.
 */
function mergedType(path: string, layers: readonly Layer[]): PuppetType | null | undefined {
  const types: PuppetType[] = [];
  for (const layer of layers) {
    const type = find(layer, path);
    if (type === undefined && isElement(path)) return undefined;
    if (type === undefined || type === null) return null;
    types.push(type);
  }
  return unionOf(types);
}
