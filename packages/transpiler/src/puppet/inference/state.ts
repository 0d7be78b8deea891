import type { PuppetType } from '@pptjs/runtime/lattice';
import { unionOf } from './lattice/index.js';

/** Separates the keys of a path. It cannot occur in the name of a variable. */
const SEPARATOR = '\0';

/** The path of an element: that of its collection and its key. A path identifies a value, because values do not change. */
export function elementPath(collection: string, key: string | number): string {
  return `${collection}${SEPARATOR}${typeof key === 'number' ? '#' : ''}${key}`;
}

/**
 * The types of variables and their elements at one place in the program. A Puppet variable is assigned once, so a type
 * only becomes narrower.
 */
export class FlowState {
  /** By path. The path of a variable is its name. */
  #types: Map<string, PuppetType>;
  /** The variables that have a value on some of the paths that lead here. */
  #uncertain: Set<string>;
  /** Whether copies of this state use the same collections. They are copied before one of the states changes. */
  #isShared = false;
  isReachable: boolean;

  constructor(
    types: Map<string, PuppetType> = new Map<string, PuppetType>(),
    uncertain: Set<string> = new Set<string>(),
    isReachable = true,
  ) {
    this.#types = types;
    this.#uncertain = uncertain;
    this.isReachable = isReachable;
  }

  /** Returns the type at a path; undefined if nothing is known. */
  get(path: string): PuppetType | undefined {
    return this.#types.get(path);
  }

  /** Whether a variable has a value on some paths only. */
  isUncertain(name: string): boolean {
    return this.#uncertain.has(name);
  }

  set(path: string, type: PuppetType): void {
    if (this.#isShared) {
      this.#types = new Map(this.#types);
      this.#uncertain = new Set(this.#uncertain);
      this.#isShared = false;
    }
    this.#types.set(path, type);
    this.#uncertain.delete(path);
  }

  copy(): FlowState {
    const copy = new FlowState(this.#types, this.#uncertain, this.isReachable);
    this.#isShared = true;
    copy.#isShared = true;
    return copy;
  }

  /** Returns the variables with their types; null for variables that may have no value. */
  variables(): Map<string, PuppetType | null> {
    const variables = new Map<string, PuppetType | null>();
    for (const name of this.#uncertain) variables.set(name, null);
    for (const [path, type] of this.#types) if (!path.includes(SEPARATOR)) variables.set(path, type);
    return variables;
  }

  /** Returns the state after branches that start from one state and meet again. */
  static merge(states: readonly FlowState[]): FlowState {
    const live = states.filter(({ isReachable }) => isReachable);
    const [first, ...others] = live.length === 0 ? states : live;
    if (first === undefined) return new FlowState();
    const isUnchanged = others.every((other) => other.#types === first.#types && other.#uncertain === first.#uncertain);
    if (isUnchanged) return first;
    const types = new Map<string, PuppetType>();
    const uncertain = new Set(first.#uncertain);
    for (const [path, type] of first.#types) {
      const theirs = others.map((other) => other.#types.get(path));
      if (theirs.every((each) => each !== undefined)) types.set(path, unionOf([type, ...theirs]));
      else if (!path.includes(SEPARATOR)) uncertain.add(path);
    }
    for (const other of others) {
      for (const name of other.#uncertain) uncertain.add(name);
      for (const path of other.#types.keys()) if (!types.has(path) && !path.includes(SEPARATOR)) uncertain.add(path);
    }
    for (const path of types.keys()) uncertain.delete(path);
    return new FlowState(types, uncertain, live.length > 0);
  }
}
