/** Calls of `then`, `lest` and `with` whose block becomes statements. */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import { entryOf } from '../../analysis/result.js';
import type { LambdaExpression } from '../../ast/nodes.js';
import { argumentsOf, type Call, calledName } from '../../ast/shapes.js';
import { LoweringContext } from '../context.js';
import { isHiddenBy } from './parameters.js';

/**
 * If a block of a call becomes statements, appends them to `out` and returns the value of the call. Returns null for other
 * calls.
 */
export function blockValue(node: Call, context: LoweringContext, out: ESTree.Statement[]): ESTree.Expression | null {
  const { module } = context;
  const name = calledName(node);
  if (name === null || node.lambda === null || !module.analysis.inlinedBlocks.has(node)) return null;
  if (module.calledBuiltin(node) === undefined) return null;
  return new BlockLowering(node.lambda, context, out).lower(name, node);
}

class BlockLowering {
  readonly #lambda: LambdaExpression;
  readonly #outer: LoweringContext;
  readonly #out: ESTree.Statement[];

  constructor(lambda: LambdaExpression, outer: LoweringContext, out: ESTree.Statement[]) {
    this.#lambda = lambda;
    this.#outer = outer;
    this.#out = out;
  }

  lower(name: string, node: Call): ESTree.Expression {
    const values = this.#values(node);
    const result = b.identifier(this.#outer.temporary('result'));
    const declareResult = (value: ESTree.Expression | null): void =>
      void this.#out.push(b.declare('let', result, value));
    const [value = b.literal(null)] = values;
    if (name === 'with') {
      declareResult(null);
      this.#out.push(b.block(this.#statements(values, result)));
    } else if (name === 'then') {
      declareResult(b.literal(null));
      const isDefined = b.binary('!==', value, b.literal(null));
      this.#out.push(b.ifStatement(isDefined, b.block(this.#statements(values, result))));
    } else {
      declareResult(value);
      this.#out.push(b.ifStatement(b.binary('===', result, b.literal(null)), b.block(this.#statements([], result))));
    }
    return result;
  }

  /** The arguments, which the parameters do not hide. `lest` evaluates its argument once, where the result is declared. */
  #values(node: Call): ESTree.Expression[] {
    const { parameters } = this.#lambda;
    return this.#outer.elements(argumentsOf(node), this.#out).map((value): ESTree.Expression => {
      if (value.type === 'SpreadElement') throw new TypeError('A block with an unfolded argument is a function');
      if (parameters.length === 0 || (value.type === 'Identifier' && !isHiddenBy(parameters, value.name))) return value;
      const id = b.identifier(this.#outer.temporary('value'));
      this.#out.push(b.declare('const', id, value));
      return b.identifier(id.name);
    });
  }

  /** The statements of the block, whose value is assigned to `result`. */
  #statements(values: readonly ESTree.Expression[], result: ESTree.Identifier): ESTree.Statement[] {
    const { module } = this.#outer;
    const context = new LoweringContext(module, entryOf(module.analysis.frames, this.#lambda), this.#outer);
    const parameters = this.#lambda.parameters.map(({ name, nameStart }, index) => {
      const variable = context.frame.variables.get(name)!;
      return b.declare('const', b.identifier(context.nameOf(variable), nameStart, `$${name}`), values[index]!);
    });
    const body = context.statements(this.#lambda.body!, {
      kind: 'assign',
      store: (value) => b.assign(b.identifier(result.name), value),
    });
    return context.finish([...parameters, ...body]);
  }
}
