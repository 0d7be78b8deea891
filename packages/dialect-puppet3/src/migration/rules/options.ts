import { caseMatches, match, type Value } from '@pptjs/runtime';
import type { CaseExpression, Expression, SelectorExpression } from '@pptjs/transpiler/puppet';
import { isEqual, textOf } from '../readings/puppet3.js';
import type { Rule, RuleContext } from './rule.js';
import { unwrapped } from './rule.js';

/** The options of `case` statements and selectors, and the operand of selectors. */
export const options: Rule = ({ node }, context) => {
  if (node.type === 'CaseExpression') checkOptions(node.test, optionsOf(node), context);
  if (node.type !== 'SelectorExpression') return;
  if (!checkPrecedence(node, context)) checkOptions(node.leftExpr, optionsOf(node), context);
};

function optionsOf(node: CaseExpression | SelectorExpression): readonly Expression[] {
  return node.type === 'CaseExpression'
    ? node.options.flatMap(({ values }) => values)
    : node.selectors.map(({ matchingExpr }) => matchingExpr);
}

/** Compares the options in their order, as long as the source determines which ones match. */
function checkOptions(test: Expression, tried: readonly Expression[], { evaluator, findings }: RuleContext): void {
  const reading = evaluator.read(test);
  if (reading.before.kind !== 'value' || reading.after.kind !== 'value') return;
  const [valueBefore, valueAfter] = [reading.before.value, reading.after.value];
  for (const option of tried) {
    const inner = unwrapped(option);
    if (inner.type === 'LiteralDefault') continue;
    const before = matchesBefore(inner, valueBefore, evaluator);
    const after = matchesAfter(inner, valueAfter, evaluator);
    if (before === null || after === null) return;
    if (before !== after) {
      const parameters = {
        option: findings.textOf(option),
        value: findings.textOf(test),
        before: before ? 'matches' : 'does not match',
        after: after ? 'matches' : 'does not match',
      };
      findings.add('OPTION_MATCHES', option, parameters);
      return;
    }
    if (before) return;
  }
}

function matchesBefore(option: Expression, value: Value, evaluator: RuleContext['evaluator']): boolean | null {
  if (option.type === 'LiteralRegularExpression') {
    const text = textOf(value);
    return text === null ? null : matches(text, option.pattern);
  }
  const { before } = evaluator.read(option);
  return before.kind === 'value' ? isEqual(before.value, value) : null;
}

function matchesAfter(option: Expression, value: Value, evaluator: RuleContext['evaluator']): boolean | null {
  if (option.type === 'LiteralRegularExpression')
    return typeof value === 'string' ? matches(value, option.pattern) : false;
  const { after } = evaluator.read(option);
  return after.kind === 'value' ? caseMatches(after.value, value) : null;
}

/** Whether a regular expression matches; null if it is invalid. */
function matches(text: string, pattern: string): boolean | null {
  try {
    return match(text, pattern);
  } catch {
    return null;
  }
}

/** In Puppet 3, a selector applies to the last operand of the expression before it. */
function checkPrecedence(node: SelectorExpression, { findings }: RuleContext): boolean {
  const inner = lastOperand(node.leftExpr);
  if (inner === node.leftExpr) return false;
  const [start, end] = [findings.source.slice(node.start, inner.start), findings.source.slice(inner.start, node.end)];
  const parameters = { inner: findings.textOf(inner), outer: findings.textOf(node.leftExpr) };
  findings.add('SELECTOR_PRECEDENCE', node, parameters, `${start}(${end})`);
  return true;
}

function lastOperand(node: Expression): Expression {
  let operand = node;
  for (;;) {
    switch (operand.type) {
      case 'ComparisonExpression':
      case 'ArithmeticExpression':
      case 'InExpression':
      case 'MatchExpression':
        operand = operand.rightExpr;
        break;
      case 'NotExpression':
      case 'UnaryMinusExpression':
        operand = operand.expr;
        break;
      default:
        return operand;
    }
  }
}
