import type * as ESTree from 'estree';
import type { Region } from '../../analysis/frame.js';
import { unwrap } from '../../analysis/static.js';
import type {
  CaseExpression as CaseNode,
  CaseOption,
  Expression,
  SelectorExpression as SelectorNode,
} from '../../ast/nodes.js';
import * as b from '../../estree/index.js';
import type { Body } from '../body.js';
import { expression, type LowerExpression, type LowerStatement, statementsFor } from '../lower.js';
import { branch, give, type Sink } from '../sink.js';
import { declareRecord, recordAhead } from './control.js';

/** `case` and `?`. */

export const CaseStatement: LowerStatement<'CaseExpression'> = (node, body, sink, out) => {
  declareRecord(node, body, out);
  const value = keep(expression(node.test, body), body, out);
  const matches = matcher(node, value, body);
  for (const statement of caseStatements(node, matches, body, sink)) out.push(statement);
};

function caseStatements(node: CaseNode, matches: Matcher, body: Body, sink: Sink): ESTree.Statement[] {
  const fallback = node.options.findLast(isDefault);
  const tested = node.options.filter(
    (option) => option.values.some((value) => !isDefaultLiteral(value)) && !isLastDefault(option, node),
  );
  let rest: () => ESTree.Statement[] = () =>
    fallback === undefined ? nothing(body, sink) : statementsFor(fallback.thenExpr, body, sink);
  for (const option of tested.toReversed()) {
    const otherwise = rest;
    rest = () => {
      const out: ESTree.Statement[] = [];
      const condition = matches(option.values);
      branch(condition, statementsFor(option.thenExpr, body, sink), otherwise(), out);
      return out;
    };
  }
  return rest();
}

export const CaseExpression: LowerExpression<'CaseExpression'> = (node, body) => {
  const { steps, value } = keepAhead(node, expression(node.test, body), body);
  const matches = matcher(node, value, body);
  const fallback = node.options.findLast(isDefault);
  const tested = node.options.filter((option) => option.values.some((option_) => !isDefaultLiteral(option_)));
  let rest: () => ESTree.Expression = () =>
    fallback === undefined ? b.literal(null) : expression(fallback.thenExpr, body);
  for (const option of tested.toReversed()) {
    const otherwise = rest;
    rest = () => b.conditional(matches(option.values), expression(option.thenExpr, body), otherwise());
  }
  return b.sequence([...steps, rest()]);
};

function nothing(body: Body, sink: Sink): ESTree.Statement[] {
  const out: ESTree.Statement[] = [];
  give(b.literal(null), body, sink, out);
  return out;
}

/** `default`, also in parentheses: of several the last holds. */
function isDefaultLiteral(value: Expression): boolean {
  return unwrap(value).type === 'LiteralDefault';
}

function isDefault(option: CaseOption): boolean {
  return option.values.some(isDefaultLiteral);
}

/**
 * The last option with `default` among its values is taken whatever the others are, unless they are to leave match
 * variables.
 */
function isLastDefault(option: CaseOption, node: CaseNode): boolean {
  return isDefault(option) && option === node.options.at(-1) && option === node.options.findLast(isDefault);
}

// Selectors

export const SelectorStatement: LowerStatement<'SelectorExpression'> = (node, body, sink, out) => {
  declareRecord(node, body, out);
  const value = keep(expression(node.leftExpr, body), body, out);
  give(selection(node, value, body), body, sink, out);
};

export const SelectorExpression: LowerExpression<'SelectorExpression'> = (node, body) => {
  const { steps, value } = keepAhead(node, expression(node.leftExpr, body), body);
  return b.sequence([...steps, selection(node, value, body)]);
};

function selection(node: SelectorNode, value: ESTree.Expression, body: Body): ESTree.Expression {
  const matches = matcher(node, value, body);
  const fallback = node.selectors.findLast(({ matchingExpr }) => isDefaultLiteral(matchingExpr));
  const choose = (index: number): ESTree.Expression => {
    const selector = node.selectors[index];
    if (selector === undefined) {
      return fallback === undefined
        ? body.module.call('unmatchedSelector', [value], node.operatorStart)
        : expression(fallback.valueExpr, body);
    }
    if (isDefaultLiteral(selector.matchingExpr)) return choose(index + 1);
    return b.conditional(matches([selector.matchingExpr]), expression(selector.valueExpr, body), choose(index + 1));
  };
  return choose(0);
}

// Options

type Matcher = (options: readonly Expression[]) => ESTree.Expression;

/** Makes tests of whether the value matches one of some options. */
function matcher(node: Expression, value: ESTree.Expression, body: Body): Matcher {
  const region = body.module.analysis.regions.get(node) as Region;
  const record = body.recordFor(region);
  const more = record === null ? [] : [record];
  return (options) => {
    const tests = options
      .filter((option) => !isDefaultLiteral(option))
      .map((option): ESTree.Expression => {
        const inner = unwrap(option);
        if (inner.type !== 'UnfoldExpression')
          return body.module.call('caseMatches', [expression(inner, body), value, ...more], option.start);
        const element = b.identifier(body.temporary('option'));
        const list = body.module.call('unfold', [expression(inner.expr, body)], inner.start);
        return b.call(b.member(list, 'some'), [
          b.arrow([element], body.module.call('caseMatches', [element, value, ...more], option.start)),
        ]);
      });
    return tests.reduce((left, right) => b.logical('||', left, right));
  };
}

/**
 * Something that gives the value again and again: the value itself where that is a variable or literal, else a constant
 * that holds it.
 */
function keep(value: ESTree.Expression, body: Body, out: ESTree.Statement[]): ESTree.Expression {
  if (isRepeatable(value)) return value;
  const name = body.temporary('value');
  out.push(b.declare('const', b.identifier(name), value));
  return b.identifier(name);
}

function keepAhead(
  node: Expression,
  value: ESTree.Expression,
  body: Body,
): { steps: ESTree.Expression[]; value: ESTree.Expression } {
  const record = recordAhead(node, body);
  const steps = record === null ? [] : [record];
  if (isRepeatable(value)) return { steps, value };
  const kept = body.temporaryAhead('value');
  return { steps: [...steps, b.assign(kept, value)], value: kept };
}

function isRepeatable(value: ESTree.Expression): boolean {
  return value.type === 'Identifier' || value.type === 'Literal';
}
