import { evaluationError, type Message } from './messages.js';

const messages = {
  MEMORY_LIMIT_EXCEEDED: {
    code: 'MEMORY_LIMIT_EXCEEDED',
    text: 'The evaluation needs more memory than the limit of {limit} MiB',
    help: 'Look for a value that grows in a loop. --memory-limit sets the limit.',
  },
} as const satisfies Record<string, Message>;

/** The parts of Node's modules `v8` and `vm` that the limit needs. */
interface NodeModules {
  (name: 'node:v8'): {
    getHeapStatistics(): { readonly used_heap_size: number; readonly heap_size_limit: number };
    setFlagsFromString(flags: string): void;
  };
  (name: 'node:vm'): { runInNewContext(code: string): unknown };
}

interface NodeGlobal {
  readonly process?: { readonly getBuiltinModule?: NodeModules };
}

const MEBIBYTE = 2 ** 20;

/** The number of parts between two measurements, each of which takes as long as the creation of some parts. */
const INTERVAL = 1024;

/**
 * The limit of the heap of this process. Operations that create values of many parts report them here, and the heap is
 * measured from time to time.
 */
class HeapLimit {
  #limit = Infinity;
  #remaining = INTERVAL;
  #node: NodeModules | undefined;

  /**
   * Reports elements of arrays and hashes, or resources, that an evaluation creates.
   * @throws {EvaluationError} MEMORY_LIMIT_EXCEEDED
   */
  spend(parts: number): void {
    if ((this.#remaining -= parts) < 0) this.#check();
  }

  /** Calls `body` with a limit in MiB. Calls can nest: the inner limit replaces the outer one. */
  within<T>(mebibytes: number, body: () => T): T {
    const outer = this.#limit;
    this.#limit = mebibytes * MEBIBYTE;
    try {
      return body();
    } finally {
      this.#limit = outer;
    }
  }

  #check(): void {
    this.#remaining = INTERVAL;
    if (this.#limit === Infinity) return;
    this.#node ??= (globalThis as NodeGlobal).process?.getBuiltinModule;
    if (this.#node === undefined) return;
    const v8 = this.#node('node:v8');
    if (v8.getHeapStatistics().used_heap_size <= this.#limit) return;
    // Most of it may be garbage.
    this.#collectGarbage(this.#node);
    if (v8.getHeapStatistics().used_heap_size > this.#limit)
      throw evaluationError(messages.MEMORY_LIMIT_EXCEEDED, { limit: Math.floor(this.#limit / MEBIBYTE) });
  }

  #collectGarbage(node: NodeModules): void {
    const v8 = node('node:v8');
    v8.setFlagsFromString('--expose-gc');
    const collect = node('node:vm').runInNewContext('gc') as () => void;
    v8.setFlagsFromString('--no-expose-gc');
    collect();
  }
}

/** The process has one heap, so it has one limit. */
const heap = /* @__PURE__ */ new HeapLimit();

/**
 * Reports elements of arrays and hashes, or resources, that an evaluation creates.
 * @throws {EvaluationError} MEMORY_LIMIT_EXCEEDED
 */
export const spendMemory = (parts: number): void => heap.spend(parts);

/**
 * Calls a function with a limit of the memory of this process. Evaluations in it fail when the heap has become larger.
 * Only Node can measure the heap: elsewhere, there is no limit.
 *
 * @param mebibytes the limit; undefined for no limit
 */
export function withMemoryLimit<T>(mebibytes: number | undefined, body: () => T): T {
  return mebibytes === undefined ? body() : heap.within(mebibytes, body);
}
