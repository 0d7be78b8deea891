import type { ComparisonExpression, Expression } from '@pptjs/transpiler/puppet';
import { numberOf } from '../../values/number.js';
import { booleanFacts, structuredFacts } from '../facts/facts.js';
import { isNumber, type Outcome } from '../readings/reading.js';
import { type Rule, type RuleContext, unwrapped } from './rule.js';

/** Expressions whose result changes for some values only. */
export const possibleChanges: Rule = ({ node }, context) => {
  const { findings, evaluator } = context;
  switch (node.type) {
    case 'ComparisonExpression':
      checkComparison(node, context);
      break;
    case 'InExpression': {
      const [left, right] = [evaluator.read(node.leftExpr), evaluator.read(node.rightExpr)];
      if (left.before.kind !== 'value' || right.before.kind !== 'value') findings.add('MAYBE_OTHER_CASE', node);
      break;
    }
    case 'MatchExpression': {
      const { after } = evaluator.read(node.leftExpr);
      if (after.kind === 'unknown') findings.add('MAYBE_NO_STRING', node);
      break;
    }
    case 'VariableExpression': {
      const name = node.name.replace(/^::/, '');
      const structured = structuredFacts[name];
      if (structured !== undefined && !context.bindings.isAssigned(name))
        findings.add('LEGACY_FACT', node, { name, structured });
      break;
    }
    default:
  }
};

function checkComparison(node: ComparisonExpression, context: RuleContext): void {
  const { findings, evaluator } = context;
  const sides = [
    [node.leftExpr, node.rightExpr],
    [node.rightExpr, node.leftExpr],
  ] as const;
  for (const [known, other] of sides) {
    const { after } = evaluator.read(known);
    const unknown = evaluator.read(other).after;
    if (after.kind !== 'value' || unknown.kind === 'value' || unknown.kind === 'error') continue;
    const isEquality = node.operator === '==' || node.operator === '!=';
    if (isEquality && isBooleanFact(other) && isBooleanText(after)) findings.add('BOOLEAN_FACT', node);
    else if (isEquality && (after.value === '' || after.value === null) && unknown.kind === 'unknown')
      findings.add('MAYBE_UNDEF', node);
    else if (isNumber(after.value) || (typeof after.value === 'string' && numberOf(after.value.toLowerCase()) !== null))
      findings.add('MAYBE_NUMBER', node);
  }
}

function isBooleanFact(node: Expression): boolean {
  const inner = unwrapped(node);
  return inner.type === 'VariableExpression' && booleanFacts.has(inner.name.replace(/^::/, ''));
}

function isBooleanText(outcome: Outcome): boolean {
  return outcome.kind === 'value' && (outcome.value === 'true' || outcome.value === 'false');
}
