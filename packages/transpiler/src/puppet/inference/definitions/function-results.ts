import type { PuppetType } from '@pptjs/runtime/lattice';
import type { Node } from '../../ast/nodes.js';

/** The types of the results of a file's functions, as far as they have been inferred. */
export class FunctionResults {
  #inferred = new Map<Node, PuppetType>();
  readonly #reported = new Set<Node>();
  /** The function whose results are assumed to have a type, with this type. */
  #assumption: readonly [Node, PuppetType] | null = null;

  /** Returns the type of the results of calls in the code that is being evaluated: the assumed or inferred one. */
  get(node: Node): PuppetType | undefined {
    return this.#assumption?.[0] === node ? this.#assumption[1] : this.#inferred.get(node);
  }

  /** Returns the inferred type, which depends on no assumption. */
  inferred(node: Node): PuppetType | undefined {
    return this.#assumption === null ? this.#inferred.get(node) : undefined;
  }

  set(node: Node, type: PuppetType): void {
    this.#inferred.set(node, type);
  }

  /** Records that the findings of a function have been reported. */
  setReported(node: Node): void {
    this.#reported.add(node);
  }

  isReported(node: Node): boolean {
    return this.#reported.has(node);
  }

  get isAssuming(): boolean {
    return this.#assumption !== null;
  }

  /** Runs `body` with an assumption about a function. Forgets the results that are inferred meanwhile, which depend on it. */
  assuming<T>(node: Node, type: PuppetType, body: () => T): T {
    const before = this.#inferred;
    this.#inferred = new Map(before);
    this.#assumption = [node, type];
    try {
      return body();
    } finally {
      this.#inferred = before;
      this.#assumption = null;
    }
  }
}
