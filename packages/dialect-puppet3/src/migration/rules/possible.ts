import { type ComparisonExpression, type Expression, unwrap } from '@pptjs/transpiler/puppet';
import { isNumber, numberOf } from '../../values/number.js';
import { booleanFacts, structuredFacts } from '../facts/facts.js';
import type { Outcome } from '../readings/reading.js';
import { type Rule, type RuleContext } from './rule.js';

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
      if (after.kind === 'unknown' && !isString(node.leftExpr)) findings.add('MAYBE_NO_STRING', node);
      break;
    }
    case 'VariableExpression': {
      const name = node.name.replace(/^::/, '');
      const structured = structuredFacts.get(name);
      if (structured !== undefined && !context.bindings.isAssigned(name))
        findings.add('LEGACY_FACT', node, { name, structured });
      else if (isUnknown(node.name, context)) findings.add('MAYBE_UNKNOWN_VARIABLE', node, { source: `$${node.name}` });
      break;
    }
    case 'ResourceExpression':
      if (node.typeName.type === 'QualifiedName' && isExtractedType(node.typeName.value))
        findings.add('EXTRACTED_TYPE', node.typeName);
      break;
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
    if (after.kind !== 'value' || unknown.kind === 'value' || unknown.kind === 'error' || isNumberCall(other)) continue;
    const isEquality = node.operator === '==' || node.operator === '!=';
    if (isEquality && isBooleanFact(other) && isBooleanText(after)) findings.add('BOOLEAN_FACT', node);
    else if (isEquality && (after.value === '' || after.value === null) && unknown.kind === 'unknown')
      findings.add('MAYBE_UNDEF', node);
    else if (isNumber(after.value) || (typeof after.value === 'string' && numberOf(after.value.toLowerCase()) !== null))
      findings.add('MAYBE_NUMBER', node);
  }
}

function isBooleanFact(node: Expression): boolean {
  const inner = unwrap(node);
  return inner.type === 'VariableExpression' && booleanFacts.has(inner.name.replace(/^::/, ''));
}

function isBooleanText(outcome: Outcome): boolean {
  return outcome.kind === 'value' && (outcome.value === 'true' || outcome.value === 'false');
}

/** Calls whose result is a number in both versions. */
function isNumberCall(node: Expression): boolean {
  const inner = unwrap(node);
  return (
    inner.type === 'CallNamedFunctionExpression' &&
    inner.functorExpr.type === 'QualifiedName' &&
    numberFunctions.has(inner.functorExpr.value)
  );
}

const numberFunctions: ReadonlySet<string> = new Set(['abs', 'count', 'fqdn_rand', 'size', 'strlen', 'versioncmp']);

/** Titles are strings, and so are facts that Puppet 8 does not have without a setting. */
function isString(node: Expression): boolean {
  const inner = unwrap(node);
  if (inner.type !== 'VariableExpression') return false;
  const name = inner.name.replace(/^::/, '');
  return name === 'name' || name === 'title' || structuredFacts.has(name);
}

/** Whether nothing in the source, and nothing in Puppet, sets a variable of the scope around it. */
function isUnknown(name: string, { bindings }: RuleContext): boolean {
  return !name.includes('::') && !/^\d+$/.test(name) && !providedVariables.has(name) && !bindings.isAssigned(name);
}

/** The variables that Puppet 8 sets itself, and facts without a legacy. */
const providedVariables: ReadonlySet<string> = new Set([
  ...['caller_module_name', 'clientcert', 'clientnoop', 'clientversion', 'environment', 'facts', 'is_virtual'],
  ...['kernel', 'kernelmajversion', 'kernelrelease', 'kernelversion', 'module_name', 'name', 'path', 'puppetversion'],
  ...['server_facts', 'servername', 'serverip', 'serverversion', 'timezone', 'title', 'trusted', 'virtual'],
]);

/** Resource types that Puppet 8 has only with a module that is not part of the agent. */
function isExtractedType(name: string): boolean {
  return name.startsWith('nagios_') || extractedTypes.has(name);
}

const extractedTypes: ReadonlySet<string> = new Set(
  'computer interface k5login macauthorization mailalias maillist mcx router vlan'.split(' '),
);
