import { type Expression, type Node, unwrap } from '@pptjs/transpiler/puppet';
import { changesTruth } from './operators.js';
import { type Rule, type RuleContext } from './rule.js';

/** Empty strings where a condition is expected. */
export const conditions: Rule = ({ node }, context) => {
  for (const operand of conditionsOf(node, context)) {
    const reading = context.evaluator.read(operand);
    const inner = unwrap(operand);
    if (changesTruth(reading)) {
      const text = context.findings.textOf(operand);
      const isVariable = inner.type === 'VariableExpression';
      const comparison = node.type === 'NotExpression' ? `(${text} != '')` : `${text} != ''`;
      const instead = isVariable ? comparison : 'false';
      context.findings.add('EMPTY_STRING_CONDITION', operand, { instead }, instead);
    } else if (context.possible && reading.before.kind !== 'value' && mayBeEmpty(inner, context))
      context.findings.add('MAYBE_EMPTY_CONDITION', operand);
  }
};

/** The operands of a node that are converted to Booleans, if their conversion can change the result. */
function conditionsOf(node: Node, { evaluator }: RuleContext): readonly Expression[] {
  switch (node.type) {
    case 'IfExpression':
    case 'UnlessExpression':
      return [node.test];
    case 'NotExpression':
      return [node.expr];
    case 'AndExpression':
    case 'OrExpression': {
      const { before, after } = evaluator.read(node);
      const isSame = before.kind === 'value' && after.kind === 'value' && before.value === after.value;
      return isSame ? [] : [node.leftExpr, node.rightExpr];
    }
    default:
      return [];
  }
}

function mayBeEmpty(node: Expression, { bindings, evaluator }: RuleContext): boolean {
  if (node.type === 'ConcatenatedString') return true;
  if (node.type !== 'VariableExpression') return false;
  const binding = bindings.bindingOf(node);
  if (binding?.kind !== 'parameter' || binding.value === null) return false;
  const { after } = evaluator.read(binding.value);
  return after.kind === 'value' && after.value === '';
}
