/** Calls of iteration functions with a block that become loops. */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import { type Accumulation, entryOf, type SplitMemo } from '../../analysis/result.js';
import type { Expression, LambdaExpression } from '../../ast/nodes.js';
import { argumentsOf, functorOf, unwrap } from '../../ast/shapes.js';
import { elementTypes } from '../../inference/index.js';
import { canBe, isOnly, Kind, type Kinds } from '../../inference/lattice/index.js';
import { lowerCondition } from '../conditions.js';
import { LoweringContext } from '../context.js';
import { EXTENSIBLE, hasOnly } from '../known-types.js';
import { DISCARD, hasNoEffect, type Sink } from '../sink.js';
import { isReadableAsExpression } from './control.js';
import { floatOf, numberOfFloat } from './floats.js';
import { blockCheck } from './lambdas.js';
import { filterOfHash, type Loop, loopOf, splitMemoOf } from './loop-calls.js';
import { LoopElements } from './loop-elements.js';
import { type Part, partOf } from './loop-pairs.js';
import { MemoParts } from './memo-parts.js';
import { isPureTest } from './pure-tests.js';
import { isSumOfRecord } from './record-sums.js';

/** The kinds of values that need little memory, or none, in addition to the array that contains them. */
const SMALL: Kinds = Kind.undef | Kind.boolean | Kind.integer | Kind.float;

/** Whether code uses the value of a call. */
export type ValueUse = 'value' | 'none';

/**
 * If an expression is a call that becomes a loop, appends the loop to `out` and returns the value of the call. Returns null
 * for other expressions.
 *
 * @param use what the caller uses of the value
 */
export function loopValue(
  node: Expression,
  context: LoweringContext,
  out: ESTree.Statement[],
  use: ValueUse = 'value',
): ESTree.Expression | null {
  const loop = loopOf(unwrap(node), context);
  return loop === null ? null : new LoopLowering(loop, context, out, use).lower();
}

/** The lowering of one loop. Its statements are appended to `out`. */
export class LoopLowering {
  readonly #loop: Loop;
  readonly #outer: LoweringContext;
  readonly #inner: LoweringContext;
  readonly #out: ESTree.Statement[];
  readonly #isUsed: boolean;
  readonly #elements: LoopElements;

  constructor(loop: Loop, outer: LoweringContext, out: ESTree.Statement[], use: ValueUse = 'value') {
    this.#loop = loop;
    this.#outer = outer;
    this.#out = out;
    this.#isUsed = use === 'value';
    this.#inner = new LoweringContext(outer.module, entryOf(outer.module.analysis.frames, loop.block), outer);
    const filteredPairs = (collection: Expression): ESTree.Identifier | null => {
      const filter = filterOfHash(collection, outer);
      return filter === null ? null : new LoopLowering(filter, outer, out).filterTo('pair');
    };
    this.#elements = new LoopElements({ loop, outer, inner: this.#inner, out, isUsed: this.#isUsed, filteredPairs });
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
        this.#endSteps((value) => (hasNoEffect(value) ? [] : [b.statement(value)]));
        this.#forEach(this.#statements(DISCARD));
        return this.#isUsed ? this.#elements.value() : b.literal(null);
    }
  }

  #map(): ESTree.Expression {
    const elements = elementTypes(this.#outer.typeOf(this.#loop.node));
    const isReported = this.#elements.reportGrowth(elements !== null && isOnly(elements.one, SMALL));
    const results = this.#outer.stored(b.array([]), this.#out, 'results');
    this.#forEach(this.#stored((value) => this.#push(results, [value], isReported)));
    this.#outer.addArray(results.name);
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
    if (this.#elements.isHash) return module.call('hashOfList', [this.filterTo('pair')]);
    const isPair = this.#loop.block.parameters.length > 1 && !this.#elements.isArray;
    const kept = this.filterTo(isPair ? 'pair' : 'element');
    if ((this.#elements.isArray || this.#elements.areNumbers) && !isPair) {
      this.#outer.addArray(kept.name);
      return kept;
    }
    return module.call(isPair ? 'filteredPairs' : 'filtered', [this.#elements.value(), kept]);
  }

  /**
   * Collects the elements that `filter` keeps, or a part of them, in an array. The array of the pairs of a hash has alternating
   * keys and values.
   */
  filterTo(part: Part): ESTree.Identifier {
    const isReported = this.#elements.reportGrowth(true);
    const kept = this.#outer.stored(b.array([]), this.#out, 'kept');
    const [first, second] = this.#parameters();
    const needsPair = second !== undefined && part === 'pair' && !this.#elements.isHash;
    const pair = needsPair ? b.identifier(this.#outer.locals.temporary('pair')) : first;
    const added =
      part !== 'pair'
        ? [partOf(part, first, second)]
        : this.#elements.isHash
          ? [partOf('key', first, second), partOf('value', first, second)]
          : [pair];
    const statements = this.#conditional((condition) =>
      b.ifStatement(condition, b.block([b.statement(this.#push(kept, added, isReported))])),
    );
    if (needsPair)
      this.#elements.forIteratedPairs(pair, [b.declare('const', b.arrayPattern([first, second]), pair), ...statements]);
    else this.#forEach(statements);
    return kept;
  }

  /**
   * The first element that `filter` keeps of an array, or null. The loop ends there if the tests of the other elements can neither
   * fail nor have an effect.
   */
  firstKept(): ESTree.Expression {
    const [element] = this.#parameters();
    // The name is taken before the block is lowered, so that the block uses other names.
    const kept = b.identifier(this.#outer.locals.temporary('kept'));
    const body: ESTree.Statement[] = [];
    let canStop = false;
    const statements = this.#conditional((condition) => {
      canStop = isPureTest(condition, this.#outer.module);
      return b.ifStatement(condition, b.block(body));
    });
    if (canStop && statements.length === 1) {
      const result = b.identifier(this.#outer.locals.temporary('result'));
      this.#out.push(b.declare('let', result, b.literal(null)));
      body.push(b.statement(b.assign(result, b.identifier(element.name))), b.breakStatement());
      this.#forEach(statements);
      return result;
    }
    const isReported = this.#elements.reportGrowth(true);
    this.#out.push(b.declare('const', kept, b.array([])));
    body.push(b.statement(this.#push(kept, [b.identifier(element.name)], isReported)));
    this.#forEach(statements);
    return b.logical('??', b.element(kept, b.number(0)), b.literal(null));
  }

  #search(found: boolean, test: (condition: ESTree.Expression) => ESTree.Expression): ESTree.Expression {
    const result = b.identifier(this.#outer.locals.temporary('result'));
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
    const result = b.identifier(this.#outer.locals.temporary('result'));
    this.#out.push(b.declare('let', result, b.literal(null)));
    const [first, second] = this.#parameters();
    const key = second === undefined ? b.identifier(this.#outer.locals.temporary('position')) : first;
    const found = b.block([b.statement(b.assign(result, b.identifier(key.name))), b.breakStatement()]);
    const statements = this.#conditional((condition) => b.ifStatement(condition, found));
    this.#elements.forIndexed(key, second ?? first, statements);
    return result;
  }

  #reduce(): ESTree.Expression {
    const split = splitMemoOf(this.#loop, this.#outer);
    if (split !== null) return this.partsOf(split).value(this.#outer);
    const startNode = argumentsOf(this.#loop.node)[1];
    const start = startNode === undefined ? null : this.#outer.expression(startNode);
    if (start !== null && this.#hasFloatMemo) return this.#reduceNumber(start);
    const memo = b.identifier(this.#outer.locals.temporary('memo'));
    const [parameter, element] = this.#parameters() as [ESTree.Identifier, ESTree.Identifier];
    this.#out.push(b.declare('let', memo, start));
    const accumulation = this.#outer.module.analysis.accumulations.get(this.#loop.block);
    if (accumulation !== undefined && this.#extendsMemo(accumulation))
      this.#inner.accumulator = this.#outer.accumulatorFor(this.#loop.node) ?? this.#newAccumulator(accumulation);
    const next = this.#stored((value) => b.assign(memo, value));
    const body = [b.declare('const', parameter, memo), ...next];
    if (start !== null) {
      this.#elements.forElements(element, body, [b.literal(null)]);
      return memo;
    }
    // Without a start value, the first element is the first memo.
    const isFirst = b.binary('===', memo, b.identifier('undefined'));
    const takeFirst = b.block([b.statement(b.assign(memo, element)), b.continueStatement()]);
    this.#elements.forElements(element, [b.ifStatement(isFirst, takeFirst), ...body]);
    return canBe(this.#outer.typeOf(this.#loop.node), Kind.undef) ? b.logical('??', memo, b.literal(null)) : memo;
  }

  /** The loop of a call of `reduce` in which variables have the parts of the memo. Returns the parts of its result. */
  partsOf(split: SplitMemo): MemoParts {
    const parts = new MemoParts(split, this.#outer, this.#out);
    const [, element] = this.#parameters() as [ESTree.Identifier, ESTree.Identifier];
    this.#inner.parts = parts;
    const sink: Sink = { kind: 'parts', assign: (result, out) => parts.assign(result, this.#inner, out) };
    this.#inner.endOfStep = (node, out) => this.#inner.lowerInto(node!, sink, out);
    this.#elements.forElements(element, this.#statements(sink), [b.literal(null)]);
    return parts;
  }

  #newAccumulator({ sharesElements }: Accumulation): ESTree.Identifier {
    const shares = sharesElements ? [b.object([['isDeep', b.literal(false)]])] : [];
    return this.#outer.stored(this.#outer.module.call('newAccumulator', shares), this.#out, 'accumulator');
  }

  /** Whether the block may extend the collection in its memo. */
  #extendsMemo({ extensions }: Accumulation): boolean {
    return (
      canBe(this.#outer.typeOf(this.#loop.node), EXTENSIBLE) &&
      this.#outer.module.ownedParameters.makesFaster(extensions) &&
      !Array.from(extensions).every((each) => isSumOfRecord(each, this.#inner))
    );
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
    const memo = b.identifier(this.#outer.locals.temporary('memo'));
    const [parameter, element] = this.#parameters() as [ESTree.Identifier, ESTree.Identifier];
    this.#inner.addNumberOfFloat(this.#inner.frame.variables.get(this.#loop.block.parameters[0]!.name)!);
    this.#out.push(b.declare('let', memo, numberOfFloat(start, module)));
    const next = this.#stored((value) => b.assign(memo, numberOfFloat(value, module)));
    this.#elements.forElements(element, [b.declare('const', parameter, memo), ...next], [b.literal(null)]);
    return floatOf(memo, module);
  }

  /** The loop with the parameters of the block, which runs `statements` for each element. */
  #forEach(statements: ESTree.Statement[]): void {
    this.#elements.forEach(this.#parameters(), statements);
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
    this.#endSteps((value) => [b.statement(store(value))]);
    return this.#statements({ kind: 'assign', store });
  }

  /** Makes calls of `next` end the block with the statements for its value. */
  #endSteps(statementsFor: (value: ESTree.Expression) => ESTree.Statement[]): void {
    this.#inner.endOfStep = (node, out) => {
      const value = node === undefined ? b.literal(null) : this.#inner.expression(node, out);
      out.push(...statementsFor(value));
    };
  }

  /** The statements of the block, and one that tests its value. */
  #conditional(test: (condition: ESTree.Expression) => ESTree.Statement): ESTree.Statement[] {
    const { block } = this.#loop;
    const { module } = this.#outer;
    const testValue = (value: ESTree.Expression): ESTree.Statement => test(module.call('truthy', [value]));
    this.#endSteps((value) => [testValue(value)]);
    const [only, ...others] = bodyOf(block);
    if (only !== undefined && others.length === 0 && isReadableAsExpression(only) && !module.analysis.jumps.has(only)) {
      const before = this.#check();
      const condition = lowerCondition(only, this.#inner, before);
      return [...before, test(condition)];
    }
    const value = b.identifier(this.#inner.locals.temporary('value'));
    return [
      b.declare('let', value, null),
      ...this.#statements({ kind: 'assign', store: (result) => b.assign(value, result) }),
      testValue(value),
    ];
  }

  #push(array: ESTree.Expression, values: ESTree.Expression[], isReported: boolean): ESTree.Expression {
    return isReported ? b.call(b.member(array, 'push'), values) : this.#outer.module.call('push', [array, ...values]);
  }
}

function bodyOf({ body }: LambdaExpression): readonly Expression[] {
  return body?.type === 'BlockExpression' ? body.statements : body === null ? [] : [body];
}
