import { build as b } from '@pptjs/transpiler/dialect';
import type * as ESTree from 'estree';
import { NEUTRAL_ATTRIBUTES } from '../facts/functions.js';
import type { Attribute, Call, Sub } from '../syntax/nodes.js';
import type { Context } from './context.js';
import { lowerExpression } from './expressions.js';
import type { Tail } from './statements.js';

/**
 * Lowers `sub` or `call` with its attributes.
 *
 * `on_error: skip` is a `try` statement. With `retry` or a handler, the statement is a loop that ends with the first
 * attempt that succeeds, or that the handler skips. Attributes about time and tasks change nothing.
 *
 * @param body lowers the statement without its attributes
 */
export function withErrorHandling(
  { type, attributes, retrieves, at }: Sub | Call,
  body: (tail: Tail) => ESTree.Statement[],
  tail: Tail,
  context: Context,
): ESTree.Statement[] {
  const unsupported = attributes.find(({ name }) => name !== 'on_error' && !NEUTRAL_ATTRIBUTES.has(name));
  if (unsupported !== undefined || (type === 'Sub' && retrieves.length > 0)) {
    const what = unsupported === undefined ? "'retrieve' of an error handler" : `The attribute '${unsupported.name}'`;
    return [b.statement(context.call('needsEngine', [b.literal(what)], unsupported?.at ?? at))];
  }
  const handler = attributes.find(({ name }) => name === 'on_error');
  if (handler === undefined) return type === 'Sub' ? [b.block(body(tail))] : body(tail);
  return protectedStatements(handler, body(tail), tail, context);
}

function protectedStatements(
  { value, at }: Attribute,
  body: ESTree.Statement[],
  tail: Tail,
  context: Context,
): ESTree.Statement[] {
  const error = b.identifier(context.module.names.take('error'));
  const afterwards = tail === 'value' ? [b.returnStatement(b.literal(null))] : [];
  if (value.type === 'StringLiteral' && value.value === 'skip')
    return [b.tryCatch(body, error, [b.statement(context.call('skipError', [error], at))]), ...afterwards];
  const handling =
    value.type === 'StringLiteral' && value.value === 'retry'
      ? b.statement(context.call('skipError', [error], at))
      : b.ifStatement(
          b.binary('===', context.call('handleError', [error, handlerOf(value, context)], at), b.literal('skip')),
          b.breakStatement(),
        );
  const step = b.statement(context.call('step', [], at));
  return [
    b.whileStatement(b.literal(true), [step, b.tryCatch([...body, b.breakStatement()], error, [handling])]),
    ...afterwards,
  ];
}

/** The call of the handler, as a function. */
function handlerOf(value: Attribute['value'], context: Context): ESTree.Expression {
  if (value.type !== 'FunctionCall') return b.arrow([], lowerExpression(value, context));
  const local = context.definitions.get(value.name) ?? 'undefined';
  const args = value.arguments.map((argument) => lowerExpression(argument.value, context));
  return b.arrow([], context.call('call', [b.identifier(local), ...args], value.at));
}
