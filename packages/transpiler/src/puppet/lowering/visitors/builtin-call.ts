import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import { type Call, functorOf } from '../../ast/shapes.js';
import type { LoweringContext } from '../context.js';

/** A lowered argument. */
export type Argument = ESTree.Expression | ESTree.SpreadElement;

/** A call of a built-in function. */
export interface BuiltinCall {
  readonly node: Call;
  /** The export of the function. */
  readonly builtin: string;
  /** The lowered arguments. */
  readonly args: readonly Argument[];
  readonly context: LoweringContext;
  /** Receives the statements that must precede the call; undefined if there is no place for them. */
  readonly out: ESTree.Statement[] | undefined;
}

/** Returns the call of the function of the runtime. `args` can replace the arguments. */
export function runtimeCall({ node, builtin, args: ownArgs, context }: BuiltinCall, args = ownArgs): ESTree.Expression {
  const functor = functorOf(node);
  const { module } = context;
  return b.call(module.imported('functions', builtin, functor.start, module.textOf(functor)), [...args]);
}
