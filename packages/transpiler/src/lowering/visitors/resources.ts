/**
 * Resources, resource defaults, overrides and relationships. All but relationships become a call whose first argument
 * is the scope and whose last argument is the place of the statement.
 */
import { isBuiltinResourceType } from '@pptjs/runtime';
import type * as ESTree from 'estree';
import type {
  AbstractAttributeOperation,
  Expression,
  ResourceBody,
  ResourceDefaultsExpression as DefaultsNode,
  ResourceExpression as ResourceNode,
  ResourceOverrideExpression as OverrideNode,
} from '../../ast/nodes.js';
import * as b from '../../estree/index.js';
import type { LoweringContext } from '../context.js';
import type { LowerExpression } from '../visitor.js';

export const ResourceExpression: LowerExpression<'ResourceExpression'> = (node, context) => {
  const type = resourceType(node, context);
  const line = context.module.lineAt(node.start);
  const bodies = b.array(node.bodies.map((resource) => resourceBody(resource, line, context)));
  const form: [string, ESTree.Expression][] = node.form === 'regular' ? [] : [['form', b.literal(node.form)]];
  return context.module.call(
    'declareResources',
    [context.scope(), type, bodies, statementPlace(node, context, form)],
    node.start,
  );
};

/**
 * The type of a resource expression: a name, which may be resolved at run time, or a type. The value of any other
 * expression is not a resource type.
 */
function resourceType({ typeName, form, start }: ResourceNode, context: LoweringContext): ESTree.Expression {
  const value = context.expression(typeName);
  const isType =
    typeName.type === 'QualifiedReference' || typeName.type === 'AccessExpression' || typeName.type === 'ReservedWord';
  if (form === 'exported' && (isType || typeName.type === 'QualifiedName'))
    return context.module.call('exportedType', [value], start);
  if (typeName.type === 'QualifiedName')
    return isBuiltin(typeName.value) ? value : context.module.call('resourceType', [value], start);
  return isType ? value : context.module.call('noResourceType', [value], start);
}

function isBuiltin(name: string): boolean {
  return name === 'class' || isBuiltinResourceType(name);
}

function resourceBody({ title, operations }: ResourceBody, line: number, context: LoweringContext): ESTree.Expression {
  return b.object([
    ['title', context.expression(title)],
    ['attributes', attributes(operations, line, context)],
  ]);
}

export const ResourceDefaultsExpression: LowerExpression<'ResourceDefaultsExpression'> = (node, context) =>
  withAttributes('setResourceDefaults', node.typeRef, node, context);

export const ResourceOverrideExpression: LowerExpression<'ResourceOverrideExpression'> = (node, context) =>
  withAttributes('overrideResources', node.resources, node, context);

function withAttributes(
  helper: string,
  target: Expression,
  node: DefaultsNode | OverrideNode,
  context: LoweringContext,
): ESTree.Expression {
  const line = context.module.lineAt(node.start);
  const args = [
    context.scope(),
    context.expression(target),
    attributes(node.operations, line, context),
    statementPlace(node, context),
  ];
  return context.module.call(helper, args, node.start);
}

/**
 * The place of a statement: its line, and within a function or template also the file, because they have no scope of
 * their own that knows the file.
 */
export function statementPlace(
  { start }: { readonly start: number },
  { module, frame }: LoweringContext,
  fields: [string, ESTree.Expression][] = [],
): ESTree.Expression {
  const place: [string, ESTree.Expression][] = [...fields, ['line', b.literal(module.lineAt(start))]];
  return b.object(frame.inFunction || module.isTemplate ? [...place, ['file', module.fileName()]] : place);
}

/**
 * `name => value` becomes `['name', value]`, `name +> value` becomes `['+>', 'name', value]`, and `* => hash` becomes
 * `['*', hash]`. The line is appended if it differs from the statement's line.
 */
export function attributes(
  operations: readonly AbstractAttributeOperation[],
  line: number,
  context: LoweringContext,
): ESTree.ArrayExpression {
  return b.array(
    operations.map((operation) => {
      const at = context.module.lineAt(operation.start);
      const parts = attributeParts(operation, context);
      return b.array(at === line ? parts : [...parts, b.literal(at)]);
    }),
  );
}

function attributeParts(operation: AbstractAttributeOperation, context: LoweringContext): ESTree.Expression[] {
  if (operation.type === 'AttributesOperation') return [b.literal('*'), context.expression(operation.expr)];
  const pair = [b.literal(operation.attributeName, operation.start), context.expression(operation.valueExpr)];
  return operation.operator === '+>' ? [b.literal('+>'), ...pair] : pair;
}

/** `a -> b`. The call returns its right operand, so that chains become nested calls. */
export const RelationshipExpression: LowerExpression<'RelationshipExpression'> = (
  { leftExpr, rightExpr, operator, operatorStart },
  context,
) =>
  context.module.call(
    'relate',
    [context.expression(leftExpr), b.literal(operator), context.expression(rightExpr)],
    operatorStart,
  );
