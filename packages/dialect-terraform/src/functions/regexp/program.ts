import type { CodePointTest } from './character-class.js';
import type { Assertion, PatternNode } from './pattern-node.js';

/** An instruction of a matching program. `next` and `other` are the indexes of instructions. */
export type Instruction =
  | { readonly kind: 'match' }
  | { readonly kind: 'character'; readonly test: CodePointTest; readonly next: number }
  | { readonly kind: 'assertion'; readonly assertion: Assertion; readonly next: number }
  /** Stores the position in a slot: 2 × group for the start, 2 × group + 1 for the end. */
  | { readonly kind: 'save'; readonly slot: number; readonly next: number }
  /** Tries `next`, then `other`. */
  | { readonly kind: 'split'; next: number; other: number };

/** A program and the index of its first instruction. */
export interface Program {
  readonly instructions: readonly Instruction[];
  readonly start: number;
}

/** Translates a pattern to a program. The whole match is group 0. */
export function compileProgram(root: PatternNode): Program {
  const compiler = new ProgramCompiler();
  const end = compiler.add({ kind: 'save', slot: 1, next: compiler.add({ kind: 'match' }) });
  const body = compiler.compile(root, end);
  const start = compiler.add({ kind: 'save', slot: 0, next: body });
  return { instructions: compiler.instructions, start };
}

/** Compiles from the end to the start, so that the continuation of each node is known. */
class ProgramCompiler {
  readonly instructions: Instruction[] = [];

  add(instruction: Instruction): number {
    return this.instructions.push(instruction) - 1;
  }

  /** Adds the instructions of a node that continue at `next`. Returns the first. */
  compile(node: PatternNode, next: number): number {
    switch (node.kind) {
      case 'empty':
        return next;
      case 'character':
        return this.add({ kind: 'character', test: node.test, next });
      case 'assertion':
        return this.add({ kind: 'assertion', assertion: node.assertion, next });
      case 'capture': {
        const end = this.add({ kind: 'save', slot: 2 * node.index + 1, next });
        return this.add({ kind: 'save', slot: 2 * node.index, next: this.compile(node.body, end) });
      }
      case 'concatenation':
        return node.parts.reduceRight((rest, part) => this.compile(part, rest), next);
      case 'alternation': {
        const starts = node.parts.map((part) => this.compile(part, next));
        return starts.reduceRight((other, start) => this.add({ kind: 'split', next: start, other }));
      }
      case 'repetition':
        return this.#repetition(node, next);
    }
  }

  #repetition(node: Extract<PatternNode, { kind: 'repetition' }>, next: number): number {
    const { body, min, max, isGreedy } = node;
    let start = next;
    if (max === Infinity) {
      // The last of the required copies is the body of the loop. A loop that may run zero times and whose body may
      // be empty is `(body+)?`, so that the body is tried before the loop is left.
      start = this.#loop(body, next, isGreedy);
      if (min === 0) start = this.#optional(start, next, isGreedy);
      for (let i = 1; i < min; i++) start = this.compile(body, start);
      return start;
    }
    for (let i = min; i < max; i++) start = this.#optional(this.compile(body, start), next, isGreedy);
    for (let i = 0; i < min; i++) start = this.compile(body, start);
    return start;
  }

  /** One or more copies of a body. */
  #loop(body: PatternNode, next: number, isGreedy: boolean): number {
    const split: Instruction & { kind: 'split' } = { kind: 'split', next, other: next };
    const start = this.compile(body, this.add(split));
    if (isGreedy) split.next = start;
    else split.other = start;
    return start;
  }

  #optional(body: number, next: number, isGreedy: boolean): number {
    return this.add(isGreedy ? { kind: 'split', next: body, other: next } : { kind: 'split', next, other: body });
  }
}
