/** Calls of iteration functions with a block that become loops. */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import { entryOf } from '../../analysis/result.js';
import type { Expression, LambdaExpression } from '../../ast/nodes.js';
import { argumentsOf, functorOf, unwrap } from '../../ast/shapes.js';
import { elementTypes } from '../../inference/index.js';
import { canBe, isOnly, Kind, type Kinds, NOT_ITERABLE } from '../../inference/lattice/index.js';
import { LoweringContext } from '../context.js';
import { hasOnly } from '../known-types.js';
import { DISCARD, hasNoEffect, type Sink } from '../sink.js';
import { isReadableAsExpression } from './control.js';
import { floatOf, numberOfFloat } from './floats.js';
import { blockCheck } from './lambdas.js';
import { filterOfHash, type Loop, loopOf } from './loop-calls.js';
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
import { mayStop, PairLoop, type Part, partOf } from './loop-pairs.js';
import { isHiddenIn } from './parameters.js';

/** The kinds of memos that a block of `reduce` can extend. */
const EXTENSIBLE: Kinds = Kind.array | Kind.hash;

/** The kinds of values that need no memory beside the array that contains them, or little. */
const SMALL: Kinds = Kind.undef | Kind.boolean | Kind.integer | Kind.float;

/** The largest numbers of elements that a loop reports at once. */
const MAX_SMALL_ELEMENTS = 2 ** 20;
const MAX_ELEMENTS = 2 ** 10;

/**
 * If an expression is a call that becomes a loop, appends the loop to `out` and returns the value of the call. Returns null
 * for other expressions.
 *
 * @param isUsed whether the caller uses the value
 */
export function loopValue(
  node: Expression,
  context: LoweringContext,
  out: ESTree.Statement[],
  isUsed = true,
): ESTree.Expression | null {
  const loop = loopOf(unwrap(node), context);
  return loop === null ? null : new LoopLowering(loop, context, out, isUsed).lower();
}

/** The lowering of one loop. Its statements are appended to `out`. */
export class LoopLowering {
  readonly #loop: Loop;
  readonly #outer: LoweringContext;
  readonly #inner: LoweringContext;
  readonly #out: ESTree.Statement[];
  readonly #isUsed: boolean;
  /** The variable with the collection, or the bounds of a range of integers that the text of the call contains. */
  readonly #collection: ESTree.Identifier | Range;
  /** The variable with the numbers of a range whose ends are not literals, or with the last one if the loop counts. */
  readonly #numbers: ESTree.Identifier | null;
  /** The first number of a loop that counts to `#numbers`. */
  #first: ESTree.Expression | null = null;
  /** The order of the elements of an array. */
  readonly #order: Order;
  readonly #start: ESTree.Expression | null;
  readonly #isInferredArray: boolean;
  readonly #isHash: boolean;
  /** Whether the collection is a list of the keys and values of a hash that is not created. */
  #isPairList = false;
  /** The list of the keys and values of a hash, if the loop visits all of them. */
  readonly #pairs: PairLoop | null;

  constructor(loop: Loop, outer: LoweringContext, out: ESTree.Statement[], isUsed: boolean) {
    this.#loop = loop;
    this.#outer = outer;
    this.#out = out;
    this.#isUsed = isUsed;
    this.#inner = new LoweringContext(outer.module, entryOf(outer.module.analysis.frames, loop.block), outer);
    const [list, start] = argumentsOf(loop.node) as [Expression, Expression?];
    const hasElements = loop.name === 'reduce' || (loop.block.parameters.length === 1 && loop.name !== 'index');
    this.#order = hasElements ? this.#orderOf(list) : wholeOrder(list);
    const { collection } = this.#order;
    this.#isInferredArray = hasOnly(outer.typeOf(collection), Kind.array);
    this.#isHash = hasOnly(outer.typeOf(collection), Kind.hash);
    const range = hasElements ? rangeOf(this.#order) : null;
    this.#numbers = hasElements && range === null ? this.#declareNumbers(collection) : null;
    this.#collection = range ?? this.#numbers ?? this.#declareList(collection);
    this.#start = start === undefined ? null : outer.expression(start);
    this.#pairs = this.#declarePairs();
  }

  lower(): ESTree.Expression {
    switch (this.#loop.name) {
      case 'all':
        return this.#search(false, (condition) => b.negated(condition));
      case 'any':
        return this.#search(true, (condition) => condition);
      case 'filter':
        return this.#filter();
      case 'index':
        return this.#index();
      case 'map':
        return this.#map();
      case 'reduce':
        return this.#reduce();
      default:
        this.#inner.endOfStep = (value) => (hasNoEffect(value) ? [] : [b.statement(value)]);
        this.#forEach(this.#statements(DISCARD));
        if (!this.#isUsed) return b.literal(null);
        return isRange(this.#collection) ? this.#outer.expression(argumentsOf(this.#loop.node)[0]!) : this.#collection;
    }
  }

  #map(): ESTree.Expression {
    const elements = elementTypes(this.#outer.typeOf(this.#loop.node));
    const isReported = this.#reportGrowth(elements !== null && isOnly(elements.one, SMALL));
    const results = this.#outer.stored(b.array([]), this.#out, 'results');
    this.#forEach(this.#stored((value) => this.#push(results, [value], isReported)));
    this.#outer.arrays.add(results.name);
    return results;
  }

  /** Adds the pairs that the block returns to a hash. */
  mapToHash(): ESTree.Expression {
    const { module } = this.#outer;
    const builder = b.construct(module.imported('runtime', 'HashBuilder'), []);
    const entries = this.#outer.stored(builder, this.#out, 'entries');
    const partsOf = (pair: ESTree.Expression): readonly (ESTree.Expression | ESTree.SpreadElement)[] =>
      pair.type === 'ArrayExpression' && pair.elements.length === 2
        ? (pair.elements as ESTree.Expression[])
        : [b.spread(pair)];
    this.#forEach(this.#stored((pair) => module.call('addEntry', [entries, ...partsOf(pair)])));
    return b.call(b.member(entries, 'build'), []);
  }

  #filter(): ESTree.Expression {
    const { module } = this.#outer;
    if (this.#isHash) return module.call('hashOfList', [this.filterTo('pair')]);
    const isPair = this.#loop.block.parameters.length > 1 && !this.#isArray;
    const kept = this.filterTo(isPair ? 'pair' : 'element');
    if ((this.#isArray || this.#numbers !== null) && !isPair) {
      this.#outer.arrays.add(kept.name);
      return kept;
    }
    const collection = this.#collection as ESTree.Identifier;
    return module.call(isPair ? 'filteredPairs' : 'filtered', [collection, kept]);
  }

  /**
   * Collects the elements that `filter` keeps, or a part of them, in an array. The array of the pairs of a hash has alternating
   * keys and values.
   */
  filterTo(part: Part): ESTree.Identifier {
    const isReported = this.#reportGrowth(true);
    const kept = this.#outer.stored(b.array([]), this.#out, 'kept');
    const [first, second] = this.#parameters();
    const needsPair = second !== undefined && part === 'pair' && !this.#isHash;
    const pair = needsPair ? b.identifier(this.#outer.temporary('pair')) : first;
    const added =
      part !== 'pair'
        ? [partOf(part, first, second)]
        : this.#isHash
          ? [partOf('key', first, second), partOf('value', first, second)]
          : [pair];
    const statements = this.#conditional((condition) =>
      b.ifStatement(condition, b.block([b.statement(this.#push(kept, added, isReported))])),
    );
    if (needsPair)
      this.#forOf(pair, this.#pairsOfIterator(), [
        b.declare('const', b.arrayPattern([first, second]), pair),
        ...statements,
      ]);
    else this.#forEach(statements);
    return kept;
  }

  #search(found: boolean, test: (condition: ESTree.Expression) => ESTree.Expression): ESTree.Expression {
    const result = b.identifier(this.#outer.temporary('result'));
    this.#out.push(b.declare('let', result, b.literal(!found)));
    this.#forEach(
      this.#conditional((condition) =>
        b.ifStatement(test(condition), b.block([b.statement(b.assign(result, b.literal(found))), b.breakStatement()])),
      ),
    );
    return result;
  }

  /** The index or key of the first element for which the block is true. */
  #index(): ESTree.Expression {
    const result = b.identifier(this.#outer.temporary('result'));
    this.#out.push(b.declare('let', result, b.literal(null)));
    const [first, second] = this.#parameters();
    const key = second === undefined ? b.identifier(this.#outer.temporary('position')) : first;
    const found = b.block([b.statement(b.assign(result, b.identifier(key.name))), b.breakStatement()]);
    const statements = this.#conditional((condition) => b.ifStatement(condition, found));
    const element = second ?? first;
    const collection = this.#collection;
    if (this.#isArray && !isRange(collection)) this.#forIndexes(collection, key, element, statements);
    else this.#forPairs(key, element, statements);
    return result;
  }

  #reduce(): ESTree.Expression {
    if (this.#start !== null && this.#hasFloatMemo) return this.#reduceNumber(this.#start);
    const memo = b.identifier(this.#outer.temporary('memo'));
    const [parameter, element] = this.#parameters() as [ESTree.Identifier, ESTree.Identifier];
    this.#out.push(b.declare('let', memo, this.#start));
    const accumulation = this.#outer.module.analysis.accumulations.get(this.#loop.block);
    if (accumulation !== undefined && canBe(this.#outer.typeOf(this.#loop.node), EXTENSIBLE)) {
      const shares = accumulation.sharesElements ? [b.object([['isDeep', b.literal(false)]])] : [];
      this.#inner.accumulator = this.#outer.stored(
        this.#outer.module.call('newAccumulator', shares),
        this.#out,
        'accumulator',
      );
    }
    const next = this.#stored((value) => b.assign(memo, value));
    const body = [b.declare('const', parameter, memo), ...next];
    if (this.#start !== null) {
      this.#forElements(element, body, [b.literal(null)]);
      return memo;
    }
    // Without a start value, the first element is the first memo.
    const isFirst = b.binary('===', memo, b.identifier('undefined'));
    const takeFirst = b.block([b.statement(b.assign(memo, element)), b.continueStatement()]);
    this.#forElements(element, [b.ifStatement(isFirst, takeFirst), ...body]);
    return canBe(this.#outer.typeOf(this.#loop.node), Kind.undef) ? b.logical('??', memo, b.literal(null)) : memo;
  }

  /** Whether the start value and all results of the block are Floats, and the block checks no type of them. */
  get #hasFloatMemo(): boolean {
    const { block, node } = this.#loop;
    const isChecked = block.parameters[0]?.typeExpr != null;
    return !isChecked && hasOnly(this.#outer.typeOf(node), Kind.float);
  }

  /** The memo of Floats is their number, so that a loop that only computes with it creates one Float, at its end. */
  #reduceNumber(start: ESTree.Expression): ESTree.Expression {
    const { module } = this.#outer;
    const memo = b.identifier(this.#outer.temporary('memo'));
    const [parameter, element] = this.#parameters() as [ESTree.Identifier, ESTree.Identifier];
    this.#inner.numbersOfFloats.add(this.#inner.frame.variables.get(this.#loop.block.parameters[0]!.name)!);
    this.#out.push(b.declare('let', memo, numberOfFloat(start, module)));
    const next = this.#stored((value) => b.assign(memo, numberOfFloat(value, module)));
    this.#forElements(element, [b.declare('const', parameter, memo), ...next], [b.literal(null)]);
    return floatOf(memo, module);
  }

  /** The loop with the parameters of the block, which runs `statements` for each element. */
  #forEach(statements: ESTree.Statement[]): void {
    const [first, second] = this.#parameters();
    if (second === undefined) this.#forElements(first, statements);
    else if (this.#isArray && !isRange(this.#collection)) this.#forIndexes(this.#collection, first, second, statements);
    else this.#forPairs(first, second, statements);
  }

  #forPairs(key: ESTree.Identifier, value: ESTree.Identifier, statements: ESTree.Statement[]): void {
    if (this.#pairs !== null) this.#out.push(this.#pairs.withParts(key, value, this.#inner.finish(statements)));
    else this.#forOf(b.arrayPattern([key, value]), this.#pairsOfIterator(), statements);
  }

  #forIndexes(
    list: ESTree.Identifier,
    index: ESTree.Identifier,
    element: ESTree.Identifier,
    statements: ESTree.Statement[],
    order?: Order,
  ): void {
    const read = b.declare('const', element, b.element(list, b.identifier(index.name)));
    this.#out.push(b.indexLoop(index, list, this.#inner.finish([read, ...statements]), order));
  }

  #forOf(target: ESTree.Pattern, values: ESTree.Expression, statements: ESTree.Statement[]): void {
    this.#out.push(b.forOf(target, values, this.#inner.finish(statements)));
  }

  /** A loop over the elements. `memo` states that `reduce` has a start value. */
  #forElements(element: ESTree.Identifier, statements: ESTree.Statement[], memo: ESTree.Expression[] = []): void {
    if (isRange(this.#collection)) {
      this.#out.push(b.countingLoop(element, this.#collection, this.#inner.finish(statements)));
      return;
    }
    if (this.#first !== null) {
      this.#out.push(b.loopBetween(element, this.#first, this.#collection, this.#inner.finish(statements)));
      return;
    }
    if (isOrdered(this.#order)) {
      const index = b.identifier(this.#outer.temporary('index'));
      this.#forIndexes(this.#collection, index, element, statements, this.#order);
      return;
    }
    if (this.#pairs !== null) {
      this.#out.push(this.#pairs.withPair(element, this.#inner.finish(statements)));
      return;
    }
    const elements =
      this.#isArray || this.#numbers !== null
        ? this.#collection
        : this.#call('iterate', [this.#collection, this.#builtin, ...memo]);
    this.#forOf(element, elements, statements);
  }

  #pairsOfIterator(): ESTree.Expression {
    const count = this.#loop.block.parameters.length;
    const parameters = count === 2 ? [] : [b.literal(count)];
    return this.#call('iteratePairs', [this.#collection as ESTree.Identifier, this.#builtin, ...parameters]);
  }

  /** Whether the elements are those of an array: a literal, the result of another loop, or the numbers of a range. */
  get #isArray(): boolean {
    return isRange(this.#collection) || this.#outer.isArray(this.#collection.name) || this.#isInferredArray;
  }

  #call(helper: string, args: ESTree.Expression[]): ESTree.Expression {
    return this.#outer.module.call(helper, args, functorOf(this.#loop.node).start);
  }

  get #builtin(): ESTree.Identifier {
    return this.#outer.module.imported('functions', this.#loop.builtin);
  }

  #parameters(): [ESTree.Identifier, ESTree.Identifier?] {
    return this.#loop.block.parameters.map(({ name, nameStart }) => {
      const variable = this.#inner.frame.variables.get(name)!;
      return b.identifier(this.#inner.nameOf(variable), nameStart, `$${name}`);
    }) as [ESTree.Identifier, ESTree.Identifier?];
  }

  /** The statements of the block, whose value goes to `sink`, after a check of its arguments. */
  #statements(sink: Sink): ESTree.Statement[] {
    return [...this.#check(), ...this.#inner.statements(this.#loop.block.body!, sink)];
  }

  #check(): ESTree.Statement[] {
    const { node, block, name } = this.#loop;
    if (block.parameters.every(({ typeExpr }) => typeExpr === null)) return [];
    const elements = elementTypes(this.#outer.typeOf(argumentsOf(node)[0]!));
    // The type of the result includes that of the memo.
    const passed =
      name === 'reduce'
        ? [this.#outer.typeOf(node), elements?.one ?? null]
        : block.parameters.length === 2
          ? (elements?.two ?? [])
          : // `index` passes the value of a pair.
            [(name === 'index' ? elements?.two[1] : elements?.one) ?? null];
    return blockCheck(block, passed, this.#inner, functorOf(node).start);
  }

  /** The statements of the block, which store its value. */
  #stored(store: (value: ESTree.Expression) => ESTree.Expression): ESTree.Statement[] {
    this.#inner.endOfStep = (value) => [b.statement(store(value))];
    return this.#statements({ kind: 'assign', store });
  }

  /** The statements of the block, and one that tests its value. */
  #conditional(test: (condition: ESTree.Expression) => ESTree.Statement): ESTree.Statement[] {
    const { block } = this.#loop;
    const { module } = this.#outer;
    const testValue = (value: ESTree.Expression): ESTree.Statement => test(module.call('truthy', [value]));
    this.#inner.endOfStep = (value) => [testValue(value)];
    const [only, ...others] = bodyOf(block);
    if (only !== undefined && others.length === 0 && isReadableAsExpression(only) && !module.analysis.jumps.has(only)) {
      const before = this.#check();
      const condition = this.#inner.condition(only, before);
      return [...before, test(condition)];
    }
    const value = b.identifier(this.#inner.temporary('value'));
    return [
      b.declare('let', value, null),
      ...this.#statements({ kind: 'assign', store: (result) => b.assign(value, result) }),
      testValue(value),
    ];
  }

  #push(array: ESTree.Expression, values: ESTree.Expression[], isReported: boolean): ESTree.Expression {
    return isReported ? b.call(b.member(array, 'push'), values) : this.#outer.module.call('push', [array, ...values]);
  }

  /**
   * Reports the elements of the result to the limit of memory before the loop, if their number is known and they need
   * little memory. The loop then appends them without a call of the runtime.
   *
   * @param isSmall whether all elements are small, or exist already
   * @returns whether the elements are reported
   */
  #reportGrowth(isSmall: boolean): boolean {
    const collection = this.#collection;
    if (isRange(collection)) {
      const count = (collection.to - collection.from) / collection.step + 1;
      if (count > (isSmall ? MAX_SMALL_ELEMENTS : MAX_ELEMENTS)) return false;
      this.#out.push(b.statement(this.#call('checkSize', [b.literal(count)])));
      return true;
    }
    if (!isSmall || !(this.#isArray || this.#isHash)) return false;
    const length = b.member(collection, 'length');
    const count = this.#isPairList
      ? b.binary('/', length, b.number(2))
      : this.#isArray
        ? length
        : b.member(collection, 'size');
    this.#out.push(b.statement(this.#call('checkSize', [count])));
    return true;
  }

  /** Returns the variable with the value of an expression. Declares one if there is none that the loop can see. */
  #declareList(node: Expression): ESTree.Identifier {
    const filter = this.#loop.name === 'each' && this.#isUsed ? null : filterOfHash(node, this.#outer);
    if (filter !== null) {
      this.#isPairList = true;
      return new LoopLowering(filter, this.#outer, this.#out, true).filterTo('pair');
    }
    const value = this.#outer.expression(node, this.#out);
    const isArray = this.#isInferredArray || (value.type === 'Identifier' && this.#outer.isArray(value.name));
    // `reduce` evaluates its start value before it fails.
    if (!isArray && this.#loop.name !== 'reduce' && this.#isArrayOrFails(node)) {
      const array = this.#outer.stored(this.#call('iterate', [value, this.#builtin]), this.#out, 'list');
      this.#outer.arrays.add(array.name);
      return array;
    }
    // The variables of the block hide outer variables of the same names. Its parameters do so in the head of the loop, too.
    if (value.type === 'Identifier' && !isHiddenIn(this.#inner.frame, value.name)) return value;
    const list = this.#outer.stored(value, this.#out, 'list');
    if (value.type === 'ArrayExpression') this.#outer.arrays.add(list.name);
    return list;
  }

  /** Small hashes have a list of their pairs, or create one faster than an iterator. A loop that may end early creates none. */
  #declarePairs(): PairLoop | null {
    const collection = this.#collection;
    if (isRange(collection) || !(this.#isPairList || (this.#isHash && !mayStop(this.#loop)))) return null;
    const list = this.#isPairList
      ? collection
      : this.#outer.stored(b.call(b.member(collection, 'toList'), []), this.#out, 'pairs');
    return new PairLoop(list, this.#outer.temporary('index'));
  }

  /** A variable with a value that the variables of the block do not hide. */
  #named(value: ESTree.Expression, wanted: string): ESTree.Identifier {
    return value.type === 'Identifier' && !isHiddenIn(this.#inner.frame, value.name)
      ? value
      : this.#outer.stored(value, this.#out, wanted);
  }

  /** Whether the value is an Array, or has no elements, so that the call fails. */
  #isArrayOrFails(node: Expression): boolean {
    const type = this.#outer.typeOf(node);
    return canBe(type, Kind.array) && hasOnly(type, Kind.array | NOT_ITERABLE);
  }

  /** The order of the elements of an expression that a loop can follow: that of an array, or of literal integers. */
  #orderOf(node: Expression): Order {
    // `each` returns the Iterator.
    if (this.#loop.name === 'each' && this.#isUsed) return wholeOrder(node);
    const order = orderOf(node, this.#outer);
    const isKnown = rangeOf(order) !== null || hasOnly(this.#outer.typeOf(order.collection), Kind.array);
    return isKnown ? order : wholeOrder(node);
  }

  /** The numbers between two Integers, which are no literals, or every nth of them; null for another collection. */
  #declareNumbers(node: Expression): ESTree.Identifier | null {
    const { module } = this.#outer;
    // `each` returns the collection.
    if (this.#loop.name === 'each' && this.#isUsed) return null;
    const range = computedRange(node, this.#outer);
    if (range === null) return null;
    const ends = this.#outer.operands(...range.ends, this.#out);
    const { step } = range;
    if (step === null && isCountable(this.#outer.typeOf(range.ends[0]))) {
      const [from, to] = ends;
      this.#first = isNumberLiteral(from) ? from : this.#named(from, 'first');
      const last = this.#named(to, 'last');
      this.#out.push(b.statement(module.call('checkRange', [this.#first, last], range.start)));
      return last;
    }
    if (step === null)
      return this.#outer.stored(module.call('integersBetween', ends, range.start), this.#out, 'numbers');
    // Puppet creates the range before it evaluates the distance.
    const args = [module.call('integerRange', ends, range.start), this.#outer.expression(step.distance)];
    const stepped = [...args, module.imported('functions', step.builtin)];
    return this.#outer.stored(module.call('steppedIntegers', stepped, step.start), this.#out, 'numbers');
  }
}

function bodyOf({ body }: LambdaExpression): readonly Expression[] {
  return body?.type === 'BlockExpression' ? body.statements : body === null ? [] : [body];
}
