/**
 * Resources, resource defaults, overrides and relationships. All but relationships become a call whose first argument
 * is the scope and whose last argument is the place of the statement.
 */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type {
  AbstractAttributeOperation,
  Expression,
  ResourceDefaultsExpression as DefaultsNode,
  ResourceExpression as ResourceNode,
  ResourceOverrideExpression as OverrideNode,
} from '../../ast/nodes.js';
import { attributeName } from '../../ast/shapes.js';
import { CheckedOrder } from '../checked-order.js';
import type { LoweringContext } from '../context.js';
import type { LowerExpression } from '../visitor.js';

export const ResourceExpression: LowerExpression<'ResourceExpression'> = (node, context) => {
  const { module } = context;
  const type = resourceType(node, context);
  const order = new CheckedOrder(context);
  let mayFail = node.typeName.type !== 'QualifiedName';
  order.mayFail = mayFail;
  const bodies = node.bodies.map(({ title, operations }) => {
    const lowered = order.next(context.expression(title));
    order.checkTitles(title);
    mayFail ||= order.mayFail;
    return { title: lowered, attributes: attributes(operations, context, order) };
  });
  const form: [string, ESTree.Expression][] = node.form === 'regular' ? [] : [['form', b.literal(node.form)]];
  const place = statementPlace(node, context, form);
  const [body] = bodies;
  // With several titles, or one that may be no text, the runtime checks each of them.
  if (body !== undefined && bodies.length === 1 && !mayFail && !isList(body.title))
    return module.call('declareResource', [context.scope(), type, body.title, body.attributes, place], node.start);
  const list = bodies.map(({ title, attributes: values }) =>
    b.object([
      ['title', title],
      ['attributes', values],
    ]),
  );
  return module.call('declareResources', [context.scope(), type, b.array(list), place], node.start);
};

const isList = ({ type }: ESTree.Expression): boolean => type === 'ArrayExpression';

const isReference = ({ type }: Expression): boolean => type === 'QualifiedReference' || type === 'ReservedWord';

/**
 * The type of a resource expression: a name, which may be resolved at run time, or a type. The value of any other
 * expression is not a resource type.
 */
function resourceType({ typeName, form, start }: ResourceNode, context: LoweringContext): ESTree.Expression {
  const value = context.expression(typeName);
  const isType = isReference(typeName) || (typeName.type === 'AccessExpression' && isReference(typeName.leftExpr));
  if (form === 'exported' && (isType || typeName.type === 'QualifiedName'))
    return context.module.call('exportedType', [value], start);
  return isType || typeName.type === 'QualifiedName' ? value : context.module.call('noResourceType', [value], start);
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
  const args = [
    context.scope(),
    context.typeName(target),
    attributes(node.operations, context),
    statementPlace(node, context),
  ];
  return context.module.call(helper, args, node.start);
}

/**
 * The place of a statement: its line, and within a function or template also the file, because they have no scope of
 * their own that knows the file. If several statements with attributes begin on the line, the column is added, so that
 * messages can find the attributes in the source.
 */
export function statementPlace(
  node: Expression,
  { module, frame }: LoweringContext,
  fields: [string, ESTree.Expression][] = [],
): ESTree.Expression {
  const place: [string, ESTree.Expression][] = [...fields, ['line', b.literal(module.lineAt(node.start))]];
  const column = module.sharedColumn(node);
  if (column !== null) place.push(['column', b.literal(column)]);
  if (frame.inFunction || module.isTemplate) place.push(['file', module.fileName()]);
  return b.object(place);
}

/**
 * Attributes become an object: `{ name: value, other: append(value), '*': attributesOf(hash) }`. Attributes that an object cannot
 * hold in order become `attributeList(['name', value], …)`.
 */
export function attributes(
  operations: readonly AbstractAttributeOperation[],
  context: LoweringContext,
  order = new CheckedOrder(context),
): ESTree.Expression {
  const names = new Set<string>();
  let isOrdered = true;
  const entries = operations.map((operation): [name: string, value: ESTree.Expression, at: number] => {
    const name = attributeName(operation);
    const value = order.next(attributeValue(operation, context));
    if (name === '*' || names.has(name)) order.mayFail = true;
    names.add(name);
    if (/^\d/.test(name)) isOrdered = false;
    return [name, value, operation.start];
  });
  if (isOrdered && names.size === entries.length) return b.object(entries);
  const pairs = entries.map(([name, value, start]) => b.array([b.literal(name, start), value]));
  return context.module.call('attributeList', pairs);
}

function attributeValue(operation: AbstractAttributeOperation, context: LoweringContext): ESTree.Expression {
  if (operation.type === 'AttributesOperation')
    return context.module.call('attributesOf', [context.expression(operation.expr)]);
  const value = context.expression(operation.valueExpr);
  return operation.operator === '+>' ? context.module.call('append', [value]) : value;
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
