import type { Assertion } from './pattern-node.js';
import type { Instruction, Program } from './program.js';

/** The start and end of each group; undefined for a group that took no part. Group 0 is the whole match. */
export type Captures = readonly (number | undefined)[];

/** A search stopped because it took too many steps. */
export class SearchLimitError extends Error {
  override readonly name = 'SearchLimitError';
}

/** The number of steps of a search. The number grows with the product of the lengths of pattern and text. */
const MAX_STEPS = 30_000_000;

interface Thread {
  readonly instruction: number;
  readonly captures: Captures;
}

/**
 * Finds the matches of a program in a text by simulating all alternatives at once, as RE2 does: the time is linear in
 * the length of the text, and the first match that a backtracking search would try wins.
 */
export class Matcher {
  readonly #program: Program;
  readonly #text: string;
  readonly #seen: Int32Array;
  #generation = 0;
  #steps = 0;

  constructor(program: Program, text: string) {
    this.#program = program;
    this.#text = text;
    this.#seen = new Int32Array(program.instructions.length);
  }

  /** The number of steps that the searches have taken. */
  get steps(): number {
    return this.#steps;
  }

  /**
   * Finds the first match at or after an index.
   *
   * @throws SearchLimitError if the search takes too many steps
   */
  find(from: number): Captures | null {
    const text = this.#text;
    let threads: Thread[] = [];
    let match: Captures | null = null;
    for (let position = from; ;) {
      this.#generation++;
      const current: Thread[] = [];
      let isDecided = false;
      for (const { instruction, captures } of threads) {
        if (this.#follow(instruction, captures, position, current)) {
          isDecided = true;
          break;
        }
      }
      if (!isDecided && match === null) {
        isDecided = this.#follow(this.#program.start, [], position, current);
      }
      // The last thread has reached the end: it beats all threads after it, and the threads before it may beat it.
      if (isDecided) match = current.pop()?.captures ?? match;
      const codePoint = text.codePointAt(position);
      if (codePoint === undefined || (current.length === 0 && match !== null)) return match;
      threads = [];
      for (const { instruction, captures } of current) {
        const step = this.#instruction(instruction);
        if (step.kind === 'character' && step.test(codePoint)) threads.push({ instruction: step.next, captures });
      }
      position += codePoint > 0xffff ? 2 : 1;
    }
  }

  /** All matches that do not overlap. An empty match directly after another match does not count, as in Go. */
  *findAll(): Generator<Captures> {
    let previousEnd = -1;
    for (let position = 0; position <= this.#text.length;) {
      const match = this.find(position);
      if (match === null) return;
      const start = match[0] ?? position;
      const end = match[1] ?? start;
      const isEmpty = end === start;
      if (!isEmpty || end !== previousEnd) yield match;
      previousEnd = end;
      position = isEmpty && end === position ? end + characterLength(this.#text, end) : end;
    }
  }

  #instruction(index: number): Instruction {
    return this.#program.instructions[index] ?? { kind: 'match' };
  }

  /**
   * Follows the instructions that need no character, and adds a thread for each instruction that does.
   *
   * @returns whether the end of the program was reached; the last thread then has the captures of the match
   */
  #follow(first: number, start: Captures, position: number, threads: Thread[]): boolean {
    const stack: Thread[] = [{ instruction: first, captures: start }];
    for (let thread = stack.pop(); thread !== undefined; thread = stack.pop()) {
      const { instruction: index, captures } = thread;
      if (this.#seen[index] === this.#generation) continue;
      this.#seen[index] = this.#generation;
      if (++this.#steps > MAX_STEPS) throw new SearchLimitError('the search takes too many steps');
      const step = this.#instruction(index);
      switch (step.kind) {
        case 'match':
          threads.push(thread);
          return true;
        case 'character':
          threads.push(thread);
          break;
        case 'split':
          stack.push({ instruction: step.other, captures }, { instruction: step.next, captures });
          break;
        case 'assertion':
          if (holds(step.assertion, this.#text, position)) stack.push({ instruction: step.next, captures });
          break;
        case 'save': {
          const saved = captures.slice();
          saved[step.slot] = position;
          stack.push({ instruction: step.next, captures: saved });
        }
      }
    }
    return false;
  }
}

function characterLength(text: string, index: number): number {
  return (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
}

function holds(assertion: Assertion, text: string, position: number): boolean {
  switch (assertion) {
    case 'textStart':
      return position === 0;
    case 'textEnd':
      return position === text.length;
    case 'lineStart':
      return position === 0 || text[position - 1] === '\n';
    case 'lineEnd':
      return position === text.length || text[position] === '\n';
    case 'wordBoundary':
      return isWord(text[position - 1]) !== isWord(text[position]);
    case 'noWordBoundary':
      return isWord(text[position - 1]) === isWord(text[position]);
  }
}

/** `\b` of RE2 knows words of ASCII characters only. */
function isWord(character: string | undefined): boolean {
  return character !== undefined && /[0-9A-Za-z_]/.test(character);
}
