import { type Expression, type LiteralFloat, type LiteralInteger, type Node, unwrap } from '@pptjs/transpiler/puppet';
import { isNumber } from '../../values/number.js';
import { describe } from '../readings/reading.js';
import { around, type Place, quoted, type Rule, type RuleContext } from './rule.js';

/** Numbers without quotes where their text matters, or where Puppet 8 expects a string. */
export const numbers: Rule = (place, context) => {
  const { node } = place;
  switch (node.type) {
    case 'LiteralInteger':
    case 'LiteralFloat':
      checkText(node, place, context);
      break;
    case 'ResourceBody':
      for (const title of titlesOf(node.title)) reportNumber('TITLE_IS_NUMBER', title, context);
      break;
    case 'AttributeOperation':
      if (node.attributeName === 'mode' && isFile(place.parent))
        reportNumber('MODE_IS_NUMBER', node.valueExpr, context);
      break;
    case 'CallNamedFunctionExpression': {
      const name = node.functorExpr.type === 'QualifiedName' ? node.functorExpr.value : '';
      const positions = stringArguments.get(name) ?? [];
      for (const position of positions) {
        const argument = node.arguments[position];
        if (argument !== undefined) reportNumber('ARGUMENT_IS_NUMBER', argument, context, { function: name });
      }
      break;
    }
    default:
  }
};

/** The positions of the arguments for which Puppet 8 accepts strings only, of functions that both versions have. */
const stringArguments: ReadonlyMap<string, readonly number[]> = new Map([
  ['versioncmp', [0, 1]],
  ['split', [0]],
  ['regsubst', [0]],
]);

function reportNumber(
  name: 'TITLE_IS_NUMBER' | 'MODE_IS_NUMBER' | 'ARGUMENT_IS_NUMBER',
  node: Expression,
  { evaluator, findings }: RuleContext,
  parameters: Readonly<Record<string, string>> = {},
): void {
  const { before, after } = evaluator.read(node);
  if (before.kind !== 'value' || typeof before.value !== 'string') return;
  if (after.kind !== 'value' || !isNumber(after.value)) return;
  findings.add(name, node, parameters, quoted(before.value));
}

function titlesOf(title: Expression): readonly Expression[] {
  const inner = unwrap(title);
  return inner.type === 'LiteralList' ? inner.values.flatMap(titlesOf) : [inner];
}

/** Whether attributes belong to a file: of a resource, defaults, an override or a collector. */
function isFile(place: Place | null): boolean {
  const owner = place?.node.type === 'ResourceBody' ? place.parent?.node : place?.node;
  switch (owner?.type) {
    case 'ResourceExpression':
      return isFileType(owner.typeName);
    case 'ResourceDefaultsExpression':
      return isFileType(owner.typeRef);
    case 'ResourceOverrideExpression':
      return owner.resources.type === 'AccessExpression' && isFileType(owner.resources.leftExpr);
    case 'CollectExpression':
      return isFileType(owner.typeExpr);
    default:
      return false;
  }
}

function isFileType(node: Expression): boolean {
  return (
    (node.type === 'QualifiedName' || node.type === 'QualifiedReference') && node.value.replace(/^::/, '') === 'file'
  );
}

function checkText(node: LiteralInteger | LiteralFloat, place: Place, context: RuleContext): void {
  const { findings, evaluator } = context;
  const source = findings.textOf(node);
  const { after } = evaluator.read(node);
  if (after.kind !== 'value' || String(after.value) === source || /^0\d*[89]/.test(source)) return;
  if (isValue(place)) findings.add('NUMBER_TEXT', node, { after: describe(after) }, quoted(source));
}

/** Whether the value of a number is kept, rather than used as a number at once. Modes and titles have their own findings. */
function isValue(place: Place): boolean {
  let inner = place;
  let outer = around(place);
  while (outer !== null && isCollection(outer.node)) {
    inner = outer;
    outer = around(outer);
  }
  if (outer === null) return false;
  switch (outer.node.type) {
    case 'AssignmentExpression':
    case 'Parameter':
      return true;
    case 'AttributeOperation':
      return outer.node.attributeName !== 'mode' || !isFile(outer.parent);
    case 'SelectorEntry':
      return unwrap(outer.node.valueExpr) === inner.node;
    default:
      return false;
  }
}

function isCollection({ type }: Node): boolean {
  return type === 'LiteralList' || type === 'LiteralHash' || type === 'KeyedEntry';
}
