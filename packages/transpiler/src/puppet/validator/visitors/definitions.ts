import type {
  Expression,
  FunctionDefinition,
  HostClassDefinition,
  NodeDefinition,
  PlanDefinition,
  ResourceTypeDefinition,
} from '../../ast/nodes.js';
import { literalText } from '../../ast/shapes.js';
import { isIdempotent } from '../idempotence.js';
import { aLabel, capitalALabel, label } from '../labels.js';
import {
  checkAliasName,
  checkDefinitionName,
  checkFutureWord,
  checkReservedTypeName,
  type NamedDefinition,
} from '../names.js';
import {
  checkCapturesRestNotSupported,
  checkCapturesRestPosition,
  checkDuplicateParameters,
  checkLiteralTypes,
  checkReservedParameters,
} from '../parameters.js';
import { checkAbsoluteTop, checkLocation, checkTop } from '../place.js';
import type { Visitors, VisitorContext } from '../visitor.js';
import { resourceWithoutTitle } from './control.js';

/** Reports a value as the last statement of a class, because it is never used. */
function checkNoValueLast(
  definition: HostClassDefinition | ResourceTypeDefinition | NodeDefinition,
  { report }: VisitorContext,
): void {
  const { body } = definition;
  const last = lastEffective(body);
  if (last === null || !isIdempotent(last)) return;
  report.add('IDEM_NOT_ALLOWED_LAST', { semantic: label(last), container: capitalALabel(definition) }, last);
}

/** The last statement; null for an empty body, and for a statement that is reported as a resource without a title. */
function lastEffective(body: Expression): Expression | null {
  if (body.type === 'Nop') return null;
  if (body.type !== 'BlockExpression') return body;
  if (resourceWithoutTitle(body) !== null) return null;
  const last = body.statements.at(-1);
  if (last === undefined || last.type === 'Nop') return null;
  return last.type === 'BlockExpression' && resourceWithoutTitle(last) !== null ? null : last;
}

/** The rules for the name and the parameters of classes, defined types, functions and plans. */
function checkNamed(node: NamedDefinition, context: VisitorContext): void {
  checkDefinitionName(node, context);
  checkLocation(node, context);
  checkFutureWord(node, context);
  checkReservedTypeName(node, context);
  checkDuplicateParameters(node.parameters, context);
}

/** The rules for both functions and plans. */
function checkCallable(node: FunctionDefinition | PlanDefinition, context: VisitorContext): void {
  checkAbsoluteTop(node, context);
  checkNamed(node, context);
}

/** The rules for both classes and defined types. */
function checkContainer(node: HostClassDefinition | ResourceTypeDefinition, context: VisitorContext): void {
  checkTop(node, context);
  checkNamed(node, context);
  checkCapturesRestNotSupported(node, node.parameters, context);
  checkReservedParameters(node, node.parameters, context);
}

/** Rules on definitions: their names, places and parameters. */
export const definitions: Visitors = {
  HostClassDefinition(node, context) {
    checkContainer(node, context);
    checkLiteralTypes(node.parameters, context);
    checkNoValueLast(node, context);
  },
  ResourceTypeDefinition(node, context) {
    checkContainer(node, context);
    checkNoValueLast(node, context);
  },
  FunctionDefinition(node, context) {
    checkCallable(node, context);
    // Puppet reports no error here, but gives the parameters the wrong arguments.
    checkCapturesRestPosition(node.parameters, context);
  },
  PlanDefinition: checkCallable,
  LambdaExpression(node, context) {
    checkCapturesRestPosition(node.parameters, context);
  },
  NodeDefinition(node, context) {
    for (const match of node.hostMatches) checkHostname(match, node, context);
    checkTop(node, context);
    checkNoValueLast(node, context);
    if (node.parent !== null) context.report.add('ILLEGAL_NODE_INHERITANCE', {}, node.parent);
  },
  TypeAlias(node, context) {
    const { report } = context;
    checkAbsoluteTop(node, context);
    checkAliasName(node, context);
    if (!isTypeReference(node.typeExpr) && node.typeExpr.type !== 'LiteralHash') {
      report.add(
        'ILLEGAL_EXPRESSION',
        { semantic: capitalALabel(node.typeExpr), feature: 'a type reference', container: aLabel(node) },
        node.typeExpr,
      );
    }
  },
  TypeMapping(node, context) {
    const { report } = context;
    checkTop(node, context);
    const kind = mappedKind(node.typeExpr);
    if (kind === null) report.add('UNSUPPORTED_EXPRESSION', { semantic: aLabel(node) }, node);
    else if (kind === 'pattern') {
      if (!isPatternPair(node.mappingExpr))
        report.add('ILLEGAL_REGEXP_TYPE_MAPPING', { semantic: capitalALabel(node) }, node);
    } else if (!isTypeReference(node.mappingExpr) || isObjectLiteral(node.mappingExpr)) {
      report.add('ILLEGAL_SINGLE_TYPE_MAPPING', { semantic: capitalALabel(node) }, node);
    }
  },
  TypeDefinition(node, context) {
    checkAbsoluteTop(node, context);
    context.report.add('UNSUPPORTED_EXPRESSION', { semantic: aLabel(node) }, node);
  },
};

/** `Integer`, `Integer[1]` */
function isTypeReference(node: Expression): boolean {
  return (
    node.type === 'QualifiedReference' ||
    (node.type === 'AccessExpression' && node.leftExpr.type === 'QualifiedReference')
  );
}

/** `{ … }` or `Parent { … }`, short for `Object[{ … }]`. */
function isObjectLiteral(node: Expression): boolean {
  return node.type === 'AccessExpression' && node.leftExpr.start === node.leftExpr.end;
}

/**
 * The form of the mapping that `Runtime[ruby, 'name']` or `Runtime[ruby, [/pattern/, 'replacement']]` needs; null for
 * other types.
 */
function mappedKind(node: Expression): 'single' | 'pattern' | null {
  if (
    node.type !== 'AccessExpression' ||
    node.leftExpr.type !== 'QualifiedReference' ||
    node.leftExpr.value !== 'runtime'
  )
    return null;
  const [, name] = node.keys;
  return name !== undefined && isPatternPair(name) ? 'pattern' : 'single';
}

/** `[/pattern/, 'replacement']` */
function isPatternPair(node: Expression): boolean {
  return (
    node.type === 'LiteralList' &&
    node.values.length === 2 &&
    node.values[0]?.type === 'LiteralRegularExpression' &&
    node.values[1]?.type === 'LiteralString'
  );
}

/** Reports host names that are not constant. Patterns and `default` match several hosts. */
function checkHostname(match: Expression, node: NodeDefinition, { report }: VisitorContext): void {
  const name = constantText(match);
  if (name !== null) {
    if (/[^A-Za-z0-9_.-]/.test(name)) report.add('ILLEGAL_HOSTNAME_CHARS', { hostname: name }, match);
    return;
  }
  switch (match.type) {
    case 'ConcatenatedString': {
      const interpolated = match.segments.find(({ type }) => type === 'TextExpression');
      if (interpolated?.type === 'TextExpression') report.add('ILLEGAL_HOSTNAME_INTERPOLATION', {}, interpolated.expr);
      return;
    }
    case 'LiteralRegularExpression':
    case 'LiteralDefault':
      return;
    default:
      report.add(
        'ILLEGAL_EXPRESSION',
        { semantic: capitalALabel(match), feature: 'hostname', container: aLabel(node) },
        match,
      );
  }
}

function constantText(node: Expression): string | null {
  return node.type === 'ConcatenatedString' && node.segments.every(({ type }) => type === 'LiteralString')
    ? node.segments.map((segment) => (segment.type === 'LiteralString' ? segment.value : '')).join('')
    : literalText(node);
}
