import { caseMatches, match, type Value } from '@pptjs/runtime/internal';
import {
  type CaseExpression,
  type Expression,
  type Node,
  type SelectorExpression,
  unwrap,
} from '@pptjs/transpiler/puppet';
import { equals } from '../../operators/equality.js';
import { textOf } from '../../values/text.js';
import { type Place, type Rule, type RuleContext } from './rule.js';

/** The options of `case` statements and selectors, and the operand of selectors. */
export const options: Rule = (place, context) => {
  const { node } = place;
  if (node.type === 'CaseExpression') checkOptions(node.test, optionsOf(node), context);
  if (node.type !== 'SelectorExpression') return;
  if (!checkPrecedence(place, node, context)) checkOptions(node.leftExpr, optionsOf(node), context);
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
    const inner = unwrap(option);
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
    return matches(textOf(value), option.pattern);
  }
  const { before } = evaluator.read(option);
  return before.kind === 'value' ? equals(before.value, value) : null;
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

/** In Puppet 8, a selector applies to the whole comparison or arithmetic expression before it. */
function checkPrecedence(place: Place, node: SelectorExpression, { findings }: RuleContext): boolean {
  const outer = outermostOperator(place);
  if (outer === null) return false;
  const replacement = `${findings.source.slice(outer.start, node.start)}(${findings.textOf(node)})`;
  const whole = { start: outer.start, end: node.leftExpr.end };
  const parameters = { inner: findings.textOf(node.leftExpr), outer: findings.textOf(whole) };
  findings.add('SELECTOR_PRECEDENCE', outer, parameters, replacement);
  return true;
}

/** The outermost operator, besides `and` and `or`, whose last operand is a selector. */
function outermostOperator({ node, parent }: Place): Node | null {
  let outer: Node | null = null;
  let last = node;
  for (let place = parent; place !== null && lastOperandOf(place.node) === last; place = place.parent)
    outer = last = place.node;
  return outer;
}

function lastOperandOf(node: Node): Node | null {
  switch (node.type) {
    case 'ComparisonExpression':
    case 'ArithmeticExpression':
    case 'InExpression':
      return node.rightExpr;
    case 'NotExpression':
    case 'UnaryMinusExpression':
      return node.expr;
    default:
      return null;
  }
}
