import type { AccessExpression, Node, QualifiedName } from '@pptjs/transpiler/puppet';
import { builtinTypeName } from '../facts/types.js';
import { around, type Place, quoted, type Rule, type RuleContext } from './rule.js';

/** Capitalized words as values, and lower-case references to resources. */
export const words: Rule = (place, context) => {
  const { node, parent } = place;
  const { findings } = context;
  if (node.type === 'QualifiedReference' && isValue(place)) {
    const text = findings.textOf(node);
    findings.add(builtinTypeName(node.value) ? 'TYPE_NAME' : 'CAPITALIZED_WORD', node, {}, quoted(text));
  }
  if (node.type === 'AccessExpression') {
    checkReference(node, context);
    checkSpace(node, place, context);
  }
  if (node.type === 'QualifiedName') checkReserved(node, place, context);
  if (node.type === 'QualifiedName' && /^\d/.test(node.value))
    findings.add('NUMBER_SYNTAX', node, {}, quoted(node.value));
  // The name of a node is a string without quotes.
  if (node.type === 'LiteralString' && parent?.node.type === 'NodeDefinition' && /^\d/.test(findings.textOf(node)))
    findings.add('NUMBER_SYNTAX', node, {}, quoted(findings.textOf(node)));
  if (node.type === 'LiteralInteger' && /^0\d*[89]/.test(findings.textOf(node)))
    findings.add('NUMBER_SYNTAX', node, {}, quoted(findings.textOf(node)));
};

/** Words that are keywords in Puppet 8 only. */
const reservedWords: ReadonlySet<string> = new Set(['attr', 'function', 'private', 'type']);

/** Reserved words as values, and as names of functions and resource types. Puppet 8 has the function `type` too. */
function checkReserved(node: QualifiedName, { parent }: Place, { findings }: RuleContext): void {
  if (!reservedWords.has(node.value)) return;
  const outer = parent?.node;
  const isFunction = outer?.type === 'CallNamedFunctionExpression' && outer.functorExpr === node;
  const isName = isFunction || (outer?.type === 'ResourceExpression' && outer.typeName === node);
  if (isFunction && node.value === 'type') return;
  if (isName) findings.add('RESERVED_WORD', node, { instead: 'another name' });
  else findings.add('RESERVED_WORD', node, { instead: `\`${quoted(node.value)}\`` }, quoted(node.value));
}

/** Whether a capitalized word stands where Puppet 3 reads a string. */
function isValue(place: Place): boolean {
  const { node } = place;
  const outer = around(place)?.node;
  switch (outer?.type) {
    case 'AssignmentExpression':
      return outer.rightExpr === node;
    case 'AccessExpression':
      return outer.leftExpr !== node;
    case 'CallNamedFunctionExpression':
      return outer.functorExpr !== node && !isDefined(outer.functorExpr);
    case 'ResourceBody':
      return outer.title === node;
    case 'AttributeOperation':
    case 'CaseOption':
    case 'SelectorEntry':
    case 'KeyedEntry':
    case 'LiteralList':
    case 'ComparisonExpression':
    case 'InExpression':
    case 'AndExpression':
    case 'OrExpression':
    case 'NotExpression':
      return true;
    case 'Parameter':
      return outer.value === node;
    case 'CaseExpression':
    case 'IfExpression':
    case 'UnlessExpression':
      return outer.test === node;
    case 'SelectorExpression':
      return outer.leftExpr === node;
    default:
      return false;
  }
}

/** `defined(File)` has the same answer in both versions. */
function isDefined(functor: { readonly type: string; readonly value?: unknown }): boolean {
  return functor.type === 'QualifiedName' && functor.value === 'defined';
}

/** `package['x']`: Puppet 3 accepts lower-case references to resources. */
function checkReference({ leftExpr, end }: AccessExpression, { findings }: RuleContext): void {
  const type = findings.textOf(leftExpr);
  if (leftExpr.type !== 'QualifiedReference' || !/^(?:::)?[a-z]/.test(type)) return;
  const capitalized = type.replaceAll(/(^|::)([a-z])/g, (_, colons: string, c: string) => colons + c.toUpperCase());
  const range = { start: leftExpr.start, end };
  findings.add(
    'LOWERCASE_REFERENCE',
    range,
    {},
    `${capitalized}${findings.source.slice(leftExpr.end, end).trimStart()}`,
  );
}

/** `$a [0]`: spaces before a bracket mean nothing in Puppet 3. */
function checkSpace(node: AccessExpression, place: Place, { findings }: RuleContext): void {
  const { leftExpr, bracketStart, start, end } = node;
  const { source } = findings;
  if (!/\s/.test(source.charAt(bracketStart - 1)) || /^[a-z]/.test(findings.textOf(leftExpr))) return;
  const replacement = findings.textOf(leftExpr) + source.slice(bracketStart, end);
  // At the end of a file, the list is a value without effect, which is no error.
  const severity = fileOf(place).end === end ? 'warning' : 'error';
  findings.add('SPACE_BEFORE_BRACKET', { start, end }, { replacement }, replacement, severity);
}

function fileOf(place: Place): Node {
  let outer = place;
  while (outer.parent !== null) outer = outer.parent;
  return outer.node;
}
