/** Loops over the pairs of a hash. */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';

/** The part of a collection that a loop of `filter` collects: elements of an array, or keys, values or pairs of a hash. */
export type Part = 'element' | 'key' | 'pair' | 'value';

/** The part of an element or pair, which is the only parameter of the block or its two parameters. */
export function partOf(
  part: Exclude<Part, 'pair'>,
  first: ESTree.Identifier,
  second: ESTree.Identifier | undefined,
): ESTree.Expression {
  if (second !== undefined) return part === 'key' ? first : second;
  return part === 'element' ? first : b.element(first, b.literal(part === 'key' ? 0 : 1));
}

/** A loop over a list of alternating keys and values. */
export class PairLoop {
  readonly #list: ESTree.Identifier;
  readonly #index: string;

  constructor(list: ESTree.Identifier, index: string) {
    this.#list = list;
    this.#index = index;
  }

  /** The loop with a variable for the keys and one for the values. */
  withParts(key: ESTree.Identifier, value: ESTree.Identifier, statements: ESTree.Statement[]): ESTree.Statement {
    return this.#loop([b.declare('const', key, this.#key), b.declare('const', value, this.#value), ...statements]);
  }

  /** The loop with a variable for the pairs. Engines create no array for a pair of which only the elements are read. */
  withPair(pair: ESTree.Identifier, statements: ESTree.Statement[]): ESTree.Statement {
    return this.#loop([b.declare('const', pair, b.array([this.#key, this.#value])), ...statements]);
  }

  #loop(statements: ESTree.Statement[]): ESTree.Statement {
    return b.indexLoop(b.identifier(this.#index), this.#list, statements, { isReversed: false, step: 2 });
  }

  get #key(): ESTree.Expression {
    return b.element(this.#list, b.identifier(this.#index));
  }

  get #value(): ESTree.Expression {
    return b.element(this.#list, b.binary('+', b.identifier(this.#index), b.number(1)));
  }
}
