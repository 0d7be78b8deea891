/** Calls of `then`, `lest` and `with` whose block becomes statements. */
import { type PuppetType, UNDEF } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { FunctionFrame } from '../../analysis/frame.js';
import { acceptsCount } from '../../analysis/loops.js';
import { entryOf } from '../../analysis/result.js';
import { descendantsOf } from '../../ast/children.js';
import type { Expression, LambdaExpression, Node } from '../../ast/nodes.js';
import { argumentsOf, type Call, calledName, functorOf } from '../../ast/shapes.js';
import { canBe, Kind, subtract, unionOf } from '../../inference/lattice/index.js';
import { LoweringContext } from '../context.js';
import { typesOfArguments } from '../direct-calls.js';
import { blockCheck, hasKnownTypes } from './lambdas.js';
import { isHiddenIn } from './parameters.js';

/**
 * If a block of a call becomes statements, appends them to `out` and returns the value of the call. Returns null for other
 * calls.
 */
export function blockValue(node: Call, context: LoweringContext, out: ESTree.Statement[]): ESTree.Expression | null {
  const { module } = context;
  const name = calledName(node);
  if (name === null || node.lambda === null || !module.analysis.inlinedBlocks.has(node)) return null;
  if (module.calledBuiltin(node) === undefined || !hasKnownTypes(node.lambda, context)) return null;
  const passed = typesOfArguments(argumentsOf(node), (argument) => context.typeOf(argument));
  // An array of unknown length may have too few elements for the parameters.
  if (passed === null || passed.some(({ isRepeated }) => isRepeated)) return null;
  if (name === 'with' && !acceptsCount(node.lambda.parameters, passed.length)) return null;
  const types = passed.map(({ type }) => type);
  return new BlockLowering(node.lambda, context, out).lower(name, node, types);
}

/** The nodes of a block whose value is an expression that needs no statements. */
const VALUES: ReadonlySet<Node['type']> = new Set<Node['type']>([
  'AccessExpression',
  'ArithmeticExpression',
  'BlockExpression',
  'ComparisonExpression',
  'ConcatenatedString',
  'KeyedEntry',
  'LiteralBoolean',
  'LiteralFloat',
  'LiteralHash',
  'LiteralInteger',
  'LiteralList',
  'LiteralString',
  'LiteralUndef',
  'ParenthesizedExpression',
  'QualifiedName',
  'TextExpression',
  'VariableExpression',
]);

/** The value of a call of `lest` whose block is a value: `$x ?? 1`. Null for other calls. */
export function defaultedValue(
  node: Call,
  context: LoweringContext,
  out: ESTree.Statement[] | undefined,
): ESTree.Expression | null {
  const { module } = context;
  const { lambda } = node;
  const [argument] = argumentsOf(node);
  if (calledName(node) !== 'lest' || !module.analysis.inlinedBlocks.has(node)) return null;
  if (module.calledBuiltin(node) === undefined || lambda?.body == null || argument === undefined) return null;
  const { body } = lambda;
  const isValue =
    !(body.type === 'BlockExpression' && body.statements.length !== 1) &&
    [body, ...descendantsOf(body)].every(({ type }) => VALUES.has(type));
  if (!isValue) return null;
  const value = context.expression(argument, out);
  const block = new LoweringContext(module, entryOf(module.analysis.frames, lambda), context);
  return b.logical('??', b.withoutNull(value), block.expression(body));
}

class BlockLowering {
  readonly #lambda: LambdaExpression;
  readonly #frame: FunctionFrame;
  readonly #outer: LoweringContext;
  readonly #out: ESTree.Statement[];

  constructor(lambda: LambdaExpression, outer: LoweringContext, out: ESTree.Statement[]) {
    this.#lambda = lambda;
    this.#frame = entryOf(outer.module.analysis.frames, lambda);
    this.#outer = outer;
    this.#out = out;
  }

  /** @param types the types of the arguments */
  lower(name: string, node: Call, types: readonly PuppetType[]): ESTree.Expression {
    const values = this.#values(argumentsOf(node));
    const at = functorOf(node).start;
    const result = b.identifier(this.#outer.locals.temporary('result'));
    const declareResult = (value: ESTree.Expression | null): void =>
      void this.#out.push(b.declare('let', result, value));
    const [value = b.literal(null)] = values;
    if (name === 'with') {
      declareResult(null);
      this.#out.push(b.block(this.#statements(values, types, result, at)));
    } else if (name === 'then') {
      declareResult(b.literal(null));
      const defined = types.map((type) => subtract(type, UNDEF));
      const body = b.block(this.#statements(values, defined, result, at));
      const isDefined = b.binary('!==', value, b.literal(null));
      this.#out.push(canBe(types[0]!, Kind.undef) ? b.ifStatement(isDefined, body) : body);
    } else {
      declareResult(value);
      this.#out.push(
        b.ifStatement(b.binary('===', result, b.literal(null)), b.block(this.#statements([], [], result, at))),
      );
    }
    return result;
  }

  /**
   * The arguments, which the variables of the block do not hide. The elements of arrays that are unfolded are the elements
   * of a variable. `lest` evaluates its argument once, where the result is declared.
   */
  #values(args: readonly Expression[]): ESTree.Expression[] {
    const { parameters } = this.#lambda;
    const values = this.#outer.elements(args, this.#out);
    return values.flatMap((value, index) => {
      if (value.type !== 'SpreadElement') return parameters.length === 0 ? [value] : [this.#variable(value)];
      const list = this.#variable(value.argument);
      return typesOfArguments([args[index]!], this.#typeOf)!.map((_, at) => b.element(list, b.literal(at)));
    });
  }

  /** A literal, or a variable with a value that the block can see. */
  #variable(value: ESTree.Expression): ESTree.Expression {
    if (value.type === 'Literal') return value;
    if (value.type === 'Identifier' && !isHiddenIn(this.#frame, value.name)) return value;
    return this.#outer.stored(value, this.#out);
  }

  readonly #typeOf = (node: Expression): PuppetType => this.#outer.typeOf(node);

  /** The statements of the block, whose value is assigned to `result`. */
  #statements(
    values: readonly ESTree.Expression[],
    types: readonly PuppetType[],
    result: ESTree.Identifier,
    at: number,
  ): ESTree.Statement[] {
    const lambda = this.#lambda;
    const context = new LoweringContext(this.#outer.module, this.#frame, this.#outer);
    const out: ESTree.Statement[] = [];
    for (const [index, { name, nameStart, value, capturesRest }] of lambda.parameters.entries()) {
      const id = b.identifier(context.nameOf(context.frame.variables.get(name)!), nameStart, `$${name}`);
      const given = capturesRest ? b.array(values.slice(index)) : values[index];
      out.push(b.declare('const', id, given ?? context.expression(value!, out)));
    }
    const passed = lambda.parameters.map(({ capturesRest, value }, index) =>
      capturesRest ? unionOf(types.slice(index)) : (types[index] ?? this.#typeOf(value!)),
    );
    out.push(...blockCheck(lambda, passed, context, at));
    const store = (value: ESTree.Expression): ESTree.Expression => b.assign(b.identifier(result.name), value);
    context.lowerInto(lambda.body!, { kind: 'assign', store }, out);
    return context.finish(out);
  }
}
