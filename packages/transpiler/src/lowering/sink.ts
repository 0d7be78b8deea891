import type * as ESTree from 'estree';
import * as b from '../estree/index.js';
import type { Body } from './body.js';

/** What becomes of the value of an expression that is lowered to statements. */
export type Sink =
  | { readonly kind: 'discard' }
  /** It is what the body gives. */
  | { readonly kind: 'return' }
  | { readonly kind: 'assign'; readonly store: (value: ESTree.Expression) => ESTree.Expression };

export const DISCARD: Sink = { kind: 'discard' };
export const RETURN: Sink = { kind: 'return' };

/** Adds the statement that hands a value to a sink. */
export function give(value: ESTree.Expression, body: Body, sink: Sink, out: ESTree.Statement[]): void {
  if (sink.kind === 'return') out.push(b.returnStatement(body.result(value, out)));
  else if (sink.kind === 'assign') out.push(b.statement(sink.store(value)));
  else if (!isIdle(value)) out.push(b.statement(value));
}

/** Whether evaluating an expression has no effect. */
export function isIdle(value: ESTree.Expression): boolean {
  switch (value.type) {
    case 'Literal':
    case 'Identifier':
      return true;
    case 'TemplateLiteral':
      return value.expressions.every(isIdle);
    default:
      return false;
  }
}

/** Whether control never gets past the last of these statements. */
export function endsAll(statements: readonly ESTree.Statement[]): boolean {
  const last = statements.at(-1);
  switch (last?.type) {
    case 'ReturnStatement':
    case 'ThrowStatement':
      return true;
    case 'IfStatement':
      return last.alternate != null && endsAll(statementsOf(last.consequent)) && endsAll(statementsOf(last.alternate));
    default:
      return false;
  }
}

function statementsOf(statement: ESTree.Statement): readonly ESTree.Statement[] {
  return statement.type === 'BlockStatement' ? statement.body : [statement];
}

/**
 * `if (test) { … } else { … }`, without braces around an `if` that stands alone behind `else`, without what is empty.
 */
export function branch(
  test: ESTree.Expression,
  consequent: ESTree.Statement[],
  alternate: ESTree.Statement[],
  out: ESTree.Statement[],
): void {
  const [first] = alternate;
  if (consequent.length === 0 && alternate.length === 0) {
    if (!isIdle(test)) out.push(b.statement(test));
  } else if (consequent.length === 0) {
    out.push(b.ifStatement(b.not(test), b.block(alternate)));
  } else if (alternate.length === 0) {
    out.push(b.ifStatement(test, b.block(consequent)));
  } else if (endsAll(consequent) && !(alternate.length === 1 && first?.type === 'IfStatement')) {
    out.push(b.ifStatement(test, b.block(consequent)), ...alternate);
  } else {
    out.push(
      b.ifStatement(
        test,
        b.block(consequent),
        alternate.length === 1 && first?.type === 'IfStatement' ? first : b.block(alternate),
      ),
    );
  }
}
