import { type Expression, type HostClassDefinition, unwrap } from '@pptjs/transpiler/puppet';
import { coreTypes } from '../facts/types.js';
import { around, type Place, type Rule, type RuleContext } from './rule.js';

/** Variables that Puppet 8 sets itself, and names that were relative to a namespace. */
export const names: Rule = (place, context) => {
  const { node } = place;
  const { findings } = context;
  switch (node.type) {
    case 'AssignmentExpression':
      if (node.leftExpr.type === 'VariableExpression' && reservedVariables.has(node.leftExpr.name))
        findings.add('RESERVED_VARIABLE', node.leftExpr);
      break;
    case 'Parameter':
      if (reservedVariables.has(node.name)) {
        const { nameStart: start } = node;
        findings.add('RESERVED_VARIABLE', { start, end: start + node.name.length + 1 });
      }
      break;
    case 'CallNamedFunctionExpression':
      if (node.functorExpr.type === 'QualifiedName' && loadingFunctions.has(node.functorExpr.value))
        for (const argument of node.arguments) checkName(argument, place, context);
      break;
    case 'ResourceExpression':
      if (node.typeName.type === 'QualifiedName' && node.typeName.value === 'class')
        for (const { title } of node.bodies) checkName(title, place, context);
      else if (context.possible) checkName(node.typeName, place, context, 'MAYBE_RELATIVE_TYPE');
      break;
    case 'HostClassDefinition':
      checkParent(node, context);
      break;
    case 'AccessExpression':
      if (node.leftExpr.type === 'QualifiedReference' && node.leftExpr.value === 'class')
        for (const key of node.keys) checkName(key, place, context);
      break;
    default:
  }
};

const reservedVariables: ReadonlySet<string> = new Set(['facts', 'trusted', 'server_facts']);
const loadingFunctions: ReadonlySet<string> = new Set(['include', 'require', 'contain']);

/** In Puppet 3, the namespaces around a statement are searched for a class or defined type first. */
function checkName(
  node: Expression,
  place: Place,
  { findings, classes, definedTypes }: RuleContext,
  finding: 'RELATIVE_NAME' | 'MAYBE_RELATIVE_TYPE' = 'RELATIVE_NAME',
): void {
  const inner = unwrap(node);
  if (finding === 'MAYBE_RELATIVE_TYPE' && inner.type === 'QualifiedName' && coreTypes.has(inner.value)) return;
  if (inner.type !== 'QualifiedName' && inner.type !== 'LiteralString') return;
  const name = inner.value.toLowerCase();
  if (name.startsWith('::') || name === '') return;
  const segments = namespaceOf(place);
  const candidate = relativeName(name, segments, finding === 'RELATIVE_NAME' ? classes : definedTypes);
  // A class that declares itself is an error in Puppet 3.
  const declaresItself = place.node.type === 'ResourceExpression' && candidate === segments.join('::');
  if (candidate === null || declaresItself) return;
  const replacement = inner.type === 'LiteralString' ? `'${candidate}'` : candidate;
  findings.add(finding, inner, { before: candidate, after: name }, replacement);
}

/** The class that a class inherits from. */
function checkParent({ parentClass, name, nameStart }: HostClassDefinition, { findings, classes }: RuleContext): void {
  if (parentClass === null || parentClass.startsWith('::')) return;
  const after = parentClass.toLowerCase();
  const before = relativeName(after, segmentsOf(name), classes);
  const clause = /\binherits\s+/g;
  clause.lastIndex = nameStart;
  const start = (clause.exec(findings.source)?.index ?? -1) < 0 ? -1 : clause.lastIndex;
  if (before === null || before === segmentsOf(name).join('::') || start < 0) return;
  findings.add('RELATIVE_NAME', { start, end: start + parentClass.length }, { before, after }, before);
}

/** The whole name of a class or defined type that Puppet 3 finds for a name within a namespace; null if there is none. */
function relativeName(name: string, namespace: readonly string[], definitions: ReadonlySet<string>): string | null {
  for (let length = namespace.length; length > 0; length--) {
    const candidate = [...namespace.slice(0, length), name].join('::');
    if (definitions.has(candidate)) return candidate;
  }
  return null;
}

function segmentsOf(name: string): readonly string[] {
  return name.toLowerCase().replace(/^::/, '').split('::');
}

/** The namespace of a statement: the name of the class around it, or the namespace of the defined type around it. */
function namespaceOf(place: Place): readonly string[] {
  for (let outer = around(place); outer !== null; outer = outer.parent) {
    const { node } = outer;
    if (node.type === 'HostClassDefinition') return segmentsOf(node.name);
    if (node.type === 'ResourceTypeDefinition') return segmentsOf(node.name).slice(0, -1);
  }
  return [];
}
