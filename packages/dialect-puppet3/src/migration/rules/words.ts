import { builtinTypeName } from '../facts/types.js';
import { around, type Place, quoted, type Rule, type RuleContext } from './rule.js';

/** Capitalized words as values, and lower-case references to resources. */
export const words: Rule = (place, context) => {
  const { node } = place;
  const { findings } = context;
  // A `[` after a space is reported as such.
  if (node.type === 'QualifiedReference' && isValue(place) && !/^[ \t]+\[/.test(findings.source.slice(node.end))) {
    const text = findings.textOf(node);
    findings.add(builtinTypeName(node.value) ? 'TYPE_NAME' : 'CAPITALIZED_WORD', node, {}, quoted(text));
  }
  if (node.type === 'AccessExpression' && node.leftExpr.type === 'QualifiedName') checkReference(place, context);
};

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
function checkReference({ node }: Place, { findings }: RuleContext): void {
  if (node.type !== 'AccessExpression') return;
  const { leftExpr, end } = node;
  const type = findings.textOf(leftExpr);
  if (type.includes('-')) return;
  const capitalized = type.replaceAll(
    /(^|::)([a-z])/g,
    (_, colons: string, letter: string) => colons + letter.toUpperCase(),
  );
  findings.add('LOWERCASE_REFERENCE', node, {}, `${capitalized}${findings.source.slice(leftExpr.end, end)}`);
}
