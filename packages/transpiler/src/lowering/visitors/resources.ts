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
import type { Body } from '../body.js';
import { expression, type LowerExpression } from '../lower.js';

/**
 * Resources, their defaults, overrides. Each becomes a call that takes the scope first and the place of the statement
 * last.
 */

export const ResourceExpression: LowerExpression<'ResourceExpression'> = (node, body) => {
  const type = resourceType(node, body);
  const line = body.module.lineAt(node.start);
  const bodies = b.array(node.bodies.map((resource) => resourceBody(resource, line, body)));
  const form: [string, ESTree.Expression][] = node.form === 'regular' ? [] : [['form', b.literal(node.form)]];
  return body.module.call(
    'declareResources',
    [body.scope(), type, bodies, statementPlace(node, body, form)],
    node.start,
  );
};

/**
 * A name, which may have to be looked for, or a type; other expressions evaluate to what is no type of resources,
 * whatever they give.
 */
function resourceType({ typeName, form, start }: ResourceNode, body: Body): ESTree.Expression {
  const value = expression(typeName, body);
  const isType =
    typeName.type === 'QualifiedReference' || typeName.type === 'AccessExpression' || typeName.type === 'ReservedWord';
  if (form === 'exported' && (isType || typeName.type === 'QualifiedName'))
    return body.module.call('exportedType', [value], start);
  if (typeName.type === 'QualifiedName')
    return isKnown(typeName.value) ? value : body.module.call('resourceType', [value], start);
  return isType ? value : body.module.call('noResourceType', [value], start);
}

function isKnown(name: string): boolean {
  return name === 'class' || isBuiltinResourceType(name);
}

function resourceBody({ title, operations }: ResourceBody, line: number, body: Body): ESTree.Expression {
  return b.object([
    ['title', expression(title, body)],
    ['attributes', attributes(operations, line, body)],
  ]);
}

export const ResourceDefaultsExpression: LowerExpression<'ResourceDefaultsExpression'> = (node, body) =>
  withAttributes('setResourceDefaults', node.typeRef, node, body);

export const ResourceOverrideExpression: LowerExpression<'ResourceOverrideExpression'> = (node, body) =>
  withAttributes('overrideResources', node.resources, node, body);

function withAttributes(
  helper: string,
  target: Expression,
  node: DefaultsNode | OverrideNode,
  body: Body,
): ESTree.Expression {
  const line = body.module.lineAt(node.start);
  const args = [
    body.scope(),
    expression(target, body),
    attributes(node.operations, line, body),
    statementPlace(node, body),
  ];
  return body.module.call(helper, args, node.start);
}

/**
 * The line of a statement; within a function or template, which has no scope of its own that knows it, the file too.
 */
export function statementPlace(
  { start }: { readonly start: number },
  { module, frame }: Body,
  fields: [string, ESTree.Expression][] = [],
): ESTree.Expression {
  const place: [string, ESTree.Expression][] = [...fields, ['line', b.literal(module.lineAt(start))]];
  return b.object(frame.inFunction || module.isTemplate ? [...place, ['file', module.fileName()]] : place);
}

/**
 * `name => value` is `['name', value]`, `name +> value` is `['+>', 'name', value]`, `* => hash` is `['*', hash]`;
 * behind that stands the line, where it is not the statement's.
 */
export function attributes(
  operations: readonly AbstractAttributeOperation[],
  line: number,
  body: Body,
): ESTree.ArrayExpression {
  return b.array(
    operations.map((operation) => {
      const at = body.module.lineAt(operation.start);
      const parts = attributeParts(operation, body);
      return b.array(at === line ? parts : [...parts, b.literal(at)]);
    }),
  );
}

function attributeParts(operation: AbstractAttributeOperation, body: Body): ESTree.Expression[] {
  if (operation.type === 'AttributesOperation') return [b.literal('*'), expression(operation.expr, body)];
  const pair = [b.literal(operation.attributeName, operation.start), expression(operation.valueExpr, body)];
  return operation.operator === '+>' ? [b.literal('+>'), ...pair] : pair;
}
