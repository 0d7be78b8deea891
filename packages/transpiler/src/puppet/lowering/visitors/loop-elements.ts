/** The elements that a loop visits, and the JavaScript statement of the loop. */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { Expression } from '../../ast/nodes.js';
import { argumentsOf, functorOf } from '../../ast/shapes.js';
import { canBe, Kind, NOT_ITERABLE } from '../../inference/lattice/index.js';
import type { LoweringContext } from '../context.js';
import { hasOnly } from '../known-types.js';
import type { Loop } from './loop-calls.js';
import {
  computedRange,
  isCountable,
  isNumberLiteral,
  isOrdered,
  isRange,
  type Order,
  orderOf,
  type Range,
  rangeOf,
  wholeOrder,
} from './loop-order.js';
import { PairLoop } from './loop-pairs.js';
import { isHiddenIn } from './parameters.js';

/** The largest numbers of elements that a loop reports at once. */
const MAX_SMALL_ELEMENTS = 2 ** 20;
const MAX_ELEMENTS = 2 ** 10;

/** The contexts of a loop, and what its collection depends on. */
export interface LoopSite {
  readonly loop: Loop;
  /** The context of the code around the loop. */
  readonly outer: LoweringContext;
  /** The context of the block. */
  readonly inner: LoweringContext;
  /** Receives the statements of the loop. */
  readonly out: ESTree.Statement[];
  /** Whether code uses the value of the call. The value of `each` is the collection. */
  readonly isUsed: boolean;
  /**
   * Returns a variable with a list of alternating keys and values if the collection is a call of `filter` that returns a hash. Null
   * for other expressions.
   */
  readonly filteredPairs: (collection: Expression) => ESTree.Identifier | null;
}

/** Declares the variables with the elements of a loop before it, and appends loops over them. */
export class LoopElements {
  readonly #site: LoopSite;
  /** The variable with the collection, or the bounds of a range of integers that the text of the call contains. */
  readonly #collection: ESTree.Identifier | Range;
  /** The variable with the numbers of a range whose ends are not literals, or with the last one if the loop counts. */
  readonly #numbers: ESTree.Identifier | null;
  /** The first number of a loop that counts to `#numbers`. */
  #first: ESTree.Expression | null = null;
  /** The order of the elements of an array. */
  readonly #order: Order;
  readonly #isInferredArray: boolean;
  /** Whether the collection is a hash, or the list of the pairs of one. */
  readonly isHash: boolean;
  /** Whether the collection is a list of the keys and values of a hash that is not created. */
  #isPairList = false;
  /** The list of the keys and values of a hash. */
  readonly #pairs: PairLoop | null;

  constructor(site: LoopSite) {
    this.#site = site;
    const { loop, outer } = site;
    const list = argumentsOf(loop.node)[0]!;
    const hasElements = loop.name === 'reduce' || (loop.block.parameters.length === 1 && loop.name !== 'index');
    this.#order = hasElements ? this.#orderOf(list) : wholeOrder(list);
    const { collection } = this.#order;
    this.#isInferredArray = hasOnly(outer.typeOf(collection), Kind.array);
    this.isHash = hasOnly(outer.typeOf(collection), Kind.hash);
    const range = hasElements ? rangeOf(this.#order) : null;
    this.#numbers = hasElements && range === null ? this.#declareNumbers(collection) : null;
    this.#collection = range ?? this.#numbers ?? this.#declareList(collection);
    this.#pairs = this.#declarePairs();
  }

  /** Whether the elements are those of an array: a literal, the result of another loop, or the numbers of a range. */
  get isArray(): boolean {
    return isRange(this.#collection) || this.#site.outer.isArray(this.#collection.name) || this.#isInferredArray;
  }

  /** Whether the elements are the numbers of a range whose ends are not literals. */
  get areNumbers(): boolean {
    return this.#numbers !== null;
  }

  /** Returns the value of the collection. */
  value(): ESTree.Expression {
    const { loop, outer } = this.#site;
    return isRange(this.#collection) ? outer.expression(argumentsOf(loop.node)[0]!) : this.#collection;
  }

  /** Appends a loop with a variable for the elements, or one for the indexes or keys and one for the elements. */
  forEach([first, second]: readonly [ESTree.Identifier, ESTree.Identifier?], statements: ESTree.Statement[]): void {
    if (second === undefined) this.forElements(first, statements);
    else this.forIndexed(first, second, statements);
  }

  /** Appends a loop over the indexes or keys and the elements. */
  forIndexed(key: ESTree.Identifier, element: ESTree.Identifier, statements: ESTree.Statement[]): void {
    if (this.isArray && !isRange(this.#collection)) this.#forIndexes(this.#collection, key, element, statements);
    else if (this.#pairs !== null) this.#append(this.#pairs.withParts(key, element, this.#finished(statements)));
    else this.forIteratedPairs(b.arrayPattern([key, element]), statements);
  }

  /** Appends a loop over the pairs that an iterator returns. */
  forIteratedPairs(pair: ESTree.Pattern, statements: ESTree.Statement[]): void {
    this.#forOf(pair, this.#pairsOfIterator(), statements);
  }

  /** Appends a loop over the elements. `memo` states that `reduce` has a start value. */
  forElements(element: ESTree.Identifier, statements: ESTree.Statement[], memo: ESTree.Expression[] = []): void {
    const collection = this.#collection;
    if (isRange(collection)) this.#append(b.countingLoop(element, collection, this.#finished(statements)));
    else if (this.#first !== null)
      this.#append(b.loopBetween(element, this.#first, collection, this.#finished(statements)));
    else if (isOrdered(this.#order)) {
      const index = b.identifier(this.#site.outer.locals.temporary('index'));
      this.#forIndexes(collection, index, element, statements, this.#order);
    } else if (this.#pairs !== null) this.#append(this.#pairs.withPair(element, this.#finished(statements)));
    else {
      const isIterable = this.isArray || this.areNumbers;
      this.#forOf(
        element,
        isIterable ? collection : this.#call('iterate', [collection, this.#builtin, ...memo]),
        statements,
      );
    }
  }

  /**
   * Reports the elements of the result to the limit of memory before the loop, if their number is known and they need
   * little memory. The loop then appends them without a call of the runtime.
   *
   * @param isSmall whether all elements are small, or exist already
   * @returns whether the elements are reported
   */
  reportGrowth(isSmall: boolean): boolean {
    const count = this.#countOf(this.#collection, isSmall);
    if (count !== null) this.#append(b.statement(this.#call('checkSize', [count])));
    return count !== null;
  }

  #countOf(collection: ESTree.Identifier | Range, isSmall: boolean): ESTree.Expression | null {
    if (isRange(collection)) {
      const count = (collection.to - collection.from) / collection.step + 1;
      return count > (isSmall ? MAX_SMALL_ELEMENTS : MAX_ELEMENTS) ? null : b.literal(count);
    }
    if (!isSmall || !(this.isArray || this.isHash)) return null;
    if (this.#isPairList) return b.binary('/', b.member(collection, 'length'), b.number(2));
    return b.member(collection, this.isArray ? 'length' : 'size');
  }

  #forIndexes(
    list: ESTree.Identifier,
    index: ESTree.Identifier,
    element: ESTree.Identifier,
    statements: ESTree.Statement[],
    order?: Order,
  ): void {
    const read = b.declare('const', element, b.element(list, b.identifier(index.name)));
    this.#append(b.indexLoop(index, list, this.#finished([read, ...statements]), order));
  }

  #forOf(target: ESTree.Pattern, values: ESTree.Expression, statements: ESTree.Statement[]): void {
    this.#append(b.forOf('const', target, values, this.#finished(statements)));
  }

  #finished(statements: ESTree.Statement[]): ESTree.Statement[] {
    return this.#site.inner.finish(statements);
  }

  #append(statement: ESTree.Statement): void {
    this.#site.out.push(statement);
  }

  #pairsOfIterator(): ESTree.Expression {
    const count = this.#site.loop.block.parameters.length;
    const parameters = count === 2 ? [] : [b.literal(count)];
    return this.#call('iteratePairs', [this.#collection as ESTree.Identifier, this.#builtin, ...parameters]);
  }

  #call(helper: string, args: ESTree.Expression[]): ESTree.Expression {
    const { outer, loop } = this.#site;
    return outer.module.call(helper, args, functorOf(loop.node).start);
  }

  get #builtin(): ESTree.Identifier {
    const { outer, loop } = this.#site;
    return outer.module.imported('functions', loop.builtin);
  }

  // The collection

  /** The order of the elements of an expression that a loop can follow: that of an array, or of literal integers. */
  #orderOf(node: Expression): Order {
    // `each` returns the Iterator.
    if (this.#isReturned) return wholeOrder(node);
    const { outer } = this.#site;
    const order = orderOf(node, outer);
    const isKnown = rangeOf(order) !== null || hasOnly(outer.typeOf(order.collection), Kind.array);
    return isKnown ? order : wholeOrder(node);
  }

  /** The numbers between two Integers, which are no literals, or every nth of them; null for another collection. */
  #declareNumbers(node: Expression): ESTree.Identifier | null {
    const { outer, out } = this.#site;
    const { module } = outer;
    const range = this.#isReturned ? null : computedRange(node, outer);
    if (range === null) return null;
    const ends = outer.operands(...range.ends, out);
    const { step } = range;
    if (step === null && isCountable(outer.typeOf(range.ends[0]))) {
      const [from, to] = ends;
      this.#first = isNumberLiteral(from) ? from : this.#named(from, 'first');
      const last = this.#named(to, 'last');
      this.#append(b.statement(module.call('checkRange', [this.#first, last], range.start)));
      return last;
    }
    if (step === null) return outer.stored(module.call('integersBetween', ends, range.start), out, 'numbers');
    // Puppet creates the range before it evaluates the distance.
    const args = [module.call('integerRange', ends, range.start), outer.expression(step.distance)];
    const stepped = [...args, module.imported('functions', step.builtin)];
    return outer.stored(module.call('steppedIntegers', stepped, step.start), out, 'numbers');
  }

  /** Returns the variable with the value of an expression. Declares one if there is none that the loop can see. */
  #declareList(node: Expression): ESTree.Identifier {
    const { loop, outer, out, filteredPairs } = this.#site;
    const pairs = this.#isReturned ? null : filteredPairs(node);
    if (pairs !== null) {
      this.#isPairList = true;
      return pairs;
    }
    const value = outer.expression(node, out);
    const isArray = this.#isInferredArray || (value.type === 'Identifier' && outer.isArray(value.name));
    // `reduce` evaluates its start value before it fails.
    if (!isArray && loop.name !== 'reduce' && this.#isArrayOrFails(node)) {
      const array = outer.stored(this.#call('iterate', [value, this.#builtin]), out, 'list');
      outer.addArray(array.name);
      return array;
    }
    const list = this.#named(value, 'list');
    if (value.type === 'ArrayExpression') outer.addArray(list.name);
    return list;
  }

  /** A hash creates a list of its keys and values faster than one of its pairs, and keeps it. */
  #declarePairs(): PairLoop | null {
    const { outer, out } = this.#site;
    const collection = this.#collection;
    if (isRange(collection) || !(this.#isPairList || this.isHash)) return null;
    const list = this.#isPairList ? collection : outer.stored(b.call(b.member(collection, 'toList'), []), out, 'pairs');
    return new PairLoop(list, outer.locals.temporary('index'));
  }

  /**
   * A variable with a value that the loop can see: the variables of the block hide outer variables of the same names, and its
   * parameters do so in the head of the loop, too.
   */
  #named(value: ESTree.Expression, wanted: string): ESTree.Identifier {
    const { inner, outer, out } = this.#site;
    return value.type === 'Identifier' && !isHiddenIn(inner.frame, value.name)
      ? value
      : outer.stored(value, out, wanted);
  }

  /** Whether the value is an Array, or has no elements, so that the call fails. */
  #isArrayOrFails(node: Expression): boolean {
    const type = this.#site.outer.typeOf(node);
    return canBe(type, Kind.array) && hasOnly(type, Kind.array | NOT_ITERABLE);
  }

  /** Whether the call returns the collection, and code uses it. */
  get #isReturned(): boolean {
    const { loop, isUsed } = this.#site;
    return loop.name === 'each' && isUsed;
  }
}
