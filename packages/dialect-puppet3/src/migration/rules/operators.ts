import type { Value } from '@pptjs/runtime/internal';
import {
  type ComparisonExpression,
  type Expression,
  type InExpression,
  type MatchExpression,
  unwrap,
} from '@pptjs/transpiler/puppet';
import { truthy } from '../../operators/equality.js';
import { isNumber, numberOf } from '../../values/number.js';
import { textOf } from '../../values/text.js';
import { currentVersion, versionFacts } from '../facts/facts.js';
import { changes, describe, isSameValue, type Outcome, type Reading } from '../readings/reading.js';
import type { FindingName } from '../report/declarations.js';
import { quoted, type Rule, type RuleContext } from './rule.js';

/** Operators whose operands are read alike, but whose result changes. */
export const operators: Rule = ({ node }, context) => {
  switch (node.type) {
    case 'ComparisonExpression':
      checkComparison(node, context);
      break;
    case 'InExpression':
      checkIn(node, context);
      break;
    case 'ArithmeticExpression':
      checkArithmetic(node, [node.leftExpr, node.rightExpr], context);
      break;
    case 'UnaryMinusExpression':
      checkArithmetic(node, [node.expr], context);
      break;
    case 'MatchExpression':
      if (isCertain(node, [node.leftExpr], context)) {
        context.findings.add('MATCH_NEEDS_STRING', node, { operator: node.operator }, matchReplacement(node, context));
      }
      break;
    case 'AccessExpression':
      if (isCertain(node, [node.leftExpr], context)) {
        const { before, after } = context.evaluator.read(node);
        const results = { before: describe(before), after: describe(after) };
        const severity = after.kind === 'error' ? 'error' : 'warning';
        context.findings.add('ACCESS_CONVERTS_KEY', node, results, undefined, severity);
      }
      break;
    default:
  }
};

/** Whether the result of an operator changes, although its operands do not. */
function isCertain(node: Expression, operands: readonly Expression[], { evaluator }: RuleContext): boolean {
  return changes(evaluator.read(node)) && !operands.some((operand) => hasOwnFinding(operand, evaluator.read(operand)));
}

/** Whether an operand changes by itself. Numbers and lists of them are no findings where their value is what counts. */
function hasOwnFinding(operand: Expression, reading: Reading): boolean {
  const inner = unwrap(operand);
  if (inner.type === 'LiteralInteger' || inner.type === 'LiteralFloat' || inner.type === 'VariableExpression')
    return false;
  return changes(reading);
}

function checkComparison(node: ComparisonExpression, context: RuleContext): void {
  const { leftExpr, rightExpr, operator } = node;
  if (checkVersionFact(node, context)) return;
  const { evaluator, findings } = context;
  const [left, right] = [evaluator.read(leftExpr), evaluator.read(rightExpr)];
  const reading = evaluator.read(node);
  if (isCertain(node, [leftExpr, rightExpr], context)) {
    const results = { before: describe(reading.before), after: describe(reading.after) };
    findings.add(
      comparisonFinding(operator, reading, left, right),
      node,
      results,
      comparisonReplacement(node, context),
    );
    return;
  }
  // A string with unknown content can never be compared with a number.
  if (operator === '==' || operator === '!=' || reading.before.kind === 'error') return;
  const [a, b] = [left.after, right.after];
  if ((isText(a) && isNumeric(b)) || (isNumeric(a) && isText(b))) findings.add('COMPARES_STRING_WITH_NUMBER', node);
}

function comparisonFinding(
  operator: ComparisonExpression['operator'],
  { after }: Reading,
  left: Reading,
  right: Reading,
): FindingName {
  if (operator !== '==' && operator !== '!=')
    return after.kind === 'error' ? 'COMPARES_STRING_WITH_NUMBER' : 'STRING_ORDER';
  const values = [left.after, right.after].map((outcome) => (outcome.kind === 'value' ? outcome.value : undefined));
  if (values.includes(null)) return 'EQUALS_UNDEF';
  return values.every((value) => value !== undefined && isNumericText(value))
    ? 'EQUALS_CONVERTS_NUMBERS'
    : 'OPERATOR_RESULT';
}

function isNumericText(value: Value): boolean {
  return numberOf(typeof value === 'string' ? value.toLowerCase() : value) !== null;
}

/** If one side is a quoted number and the other side a number, the quotes are wrong. */
function comparisonReplacement(
  { leftExpr, rightExpr }: ComparisonExpression,
  { findings, evaluator }: RuleContext,
): string | undefined {
  const [left, right] = [evaluator.read(leftExpr).after, evaluator.read(rightExpr).after];
  const between = findings.source.slice(leftExpr.end, rightExpr.start);
  if (isNumeric(left)) {
    const number = unwrap(rightExpr).type === 'LiteralString' ? plainNumber(right) : null;
    return number === null ? undefined : `${findings.textOf(leftExpr)}${between}${number}`;
  }
  if (isNumeric(right)) {
    const number = unwrap(leftExpr).type === 'LiteralString' ? plainNumber(left) : null;
    return number === null ? undefined : `${number}${between}${findings.textOf(rightExpr)}`;
  }
  return undefined;
}

/** The number that a string certainly is, as Puppet 8 writes it; null if it is none. */
function plainNumber(outcome: Outcome): string | null {
  if (outcome.kind !== 'value' || typeof outcome.value !== 'string') return null;
  const number = numberOf(outcome.value.toLowerCase());
  return number === null ? null : String(number);
}

function isNoNumber(outcome: Outcome): boolean {
  return outcome.kind === 'value' && numberOf(outcome.value) === null;
}

function isText(outcome: Outcome): boolean {
  return outcome.kind === 'text' || (outcome.kind === 'value' && typeof outcome.value === 'string');
}

function isNumeric(outcome: Outcome): boolean {
  return outcome.kind === 'value' && isNumber(outcome.value);
}

/** A fact that is a string in every version, compared with a number. */
function checkVersionFact(node: ComparisonExpression, { findings, evaluator, bindings }: RuleContext): boolean {
  const { operator, leftExpr, rightExpr } = node;
  if (operator === '==' || operator === '!=') return false;
  const sides = [
    [leftExpr, rightExpr],
    [rightExpr, leftExpr],
  ] as const;
  for (const [fact, number] of sides) {
    const inner = unwrap(fact);
    if (inner.type !== 'VariableExpression' || !isNumeric(evaluator.read(number).after)) continue;
    const name = inner.name.replace(/^::/, '');
    if (!versionFacts.has(name) || bindings.isAssigned(name)) continue;
    const structured = currentVersion(name);
    const text = findings.textOf(number);
    const { source } = findings;
    const replacement = `${source.slice(node.start, fact.start)}Numeric(${structured})${source.slice(fact.end, node.end)}`;
    findings.add('COMPARES_VERSION_FACT', node, { fact: name, structured, number: quoted(text) }, replacement);
    return true;
  }
  return false;
}

function checkIn(node: InExpression, context: RuleContext): void {
  const { leftExpr, rightExpr } = node;
  const { evaluator, findings } = context;
  if (!isCertain(node, [leftExpr], context)) return;
  const reading = evaluator.read(node);
  const left = evaluator.read(leftExpr).after;
  const results = { before: describe(reading.before), after: describe(reading.after) };
  const gained = reading.after.kind === 'value' && reading.after.value === true;
  if (!gained || left.kind !== 'value' || typeof left.value !== 'string') {
    findings.add('IN_COMPARES_TYPES', node, results);
    return;
  }
  const right = evaluator.read(rightExpr).after;
  const pattern = left.value.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const whole = right.kind === 'value' && typeof right.value !== 'string';
  const replacement = `/${whole ? String.raw`\A${pattern}\z` : pattern}/${findings.source.slice(leftExpr.end, node.end)}`;
  findings.add('IN_IGNORES_CASE', node, results, replacement);
}

function checkArithmetic(node: Expression, operands: readonly Expression[], context: RuleContext): void {
  const { evaluator, findings } = context;
  const reading = evaluator.read(node);
  if (reading.before.kind === 'error' || operands.some((operand) => hasOwnFinding(operand, evaluator.read(operand))))
    return;
  // A string that is no number is an error in Puppet 3 too.
  if (operands.some((candidate) => isNoNumber(evaluator.read(candidate).before))) return;
  const operand = operands.find((candidate) => isText(evaluator.read(candidate).after));
  if (operand === undefined) {
    if (changes(reading))
      findings.add('OPERATOR_RESULT', node, { before: describe(reading.before), after: describe(reading.after) });
    return;
  }
  findings.add('ARITHMETIC_ON_STRING', node, { operand: findings.textOf(operand) }, converted(node, operands, context));
}

/** An arithmetic expression whose strings are numbers. */
function converted(node: Expression, operands: readonly Expression[], { evaluator, findings }: RuleContext): string {
  let text = '';
  let from = node.start;
  for (const operand of operands) {
    const { after } = evaluator.read(operand);
    const source = findings.textOf(operand);
    const number = unwrap(operand).type === 'LiteralString' ? plainNumber(after) : null;
    text += findings.source.slice(from, operand.start) + (isText(after) ? (number ?? `Numeric(${source})`) : source);
    from = operand.end;
  }
  return text + findings.source.slice(from, node.end);
}

/** The match with its left side as a string. */
function matchReplacement(
  { leftExpr, end }: MatchExpression,
  { findings, evaluator }: RuleContext,
): string | undefined {
  const inner = unwrap(leftExpr);
  const text = findings.textOf(inner);
  const { before } = evaluator.read(inner);
  const literal = before.kind === 'value' ? textOf(before.value) : null;
  if (inner.type !== 'VariableExpression' && literal === null) return undefined;
  const string = inner.type === 'VariableExpression' ? `"\${${text.slice(1)}}"` : quoted(literal ?? '');
  return `${string}${findings.source.slice(leftExpr.end, end)}`;
}

/** Whether a value is known to count as true in one version and as false in the other. */
export function changesTruth({ before, after }: Reading): boolean {
  if (before.kind !== 'value' || after.kind !== 'value' || !isSameValue(before.value, after.value)) return false;
  return truthy(before.value) !== (after.value !== false && after.value !== null);
}
