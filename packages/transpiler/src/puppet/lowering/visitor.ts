import type * as ESTree from 'estree';
import type { Expression } from '../ast/nodes.js';
import type { LoweringContext } from './context.js';
import type { Sink } from './sink.js';

/**
 * Lowers one kind of node to a JavaScript expression. If nothing is evaluated before the node in its statement, `out` has
 * the statements before it, and the visitor may append more.
 */
export type LowerExpression<T extends Expression['type']> = (
  node: Extract<Expression, { type: T }>,
  context: LoweringContext,
  out?: ESTree.Statement[],
) => ESTree.Expression;

/** Lowers one kind of node to JavaScript statements. It appends them to `out` and passes the node's value to `sink`. */
export type LowerStatement<T extends Expression['type']> = (
  node: Extract<Expression, { type: T }>,
  context: LoweringContext,
  sink: Sink,
  out: ESTree.Statement[],
) => void;

/** The visitors by kind of node. Kinds without an entry in `statements` are lowered to an expression statement. */
export interface Visitors {
  readonly expressions: { readonly [T in Expression['type']]: LowerExpression<T> };
  readonly statements: { readonly [T in Expression['type']]?: LowerStatement<T> };
  /** The visitor of a capitalized name where a statement names a resource type. */
  readonly typeName: LowerExpression<'QualifiedReference'>;
}
