import type { AbstractAttributeOperation, Expression, Node } from '../../ast/nodes.js';
import { aLabel, capitalALabel, isNegative } from '../labels.js';
import { checkRvalue } from '../rvalue.js';
import type { Visitors, VisitorContext } from '../visitor.js';

/** Reports more than one `* => hash`. */
function checkUnfolded(operations: readonly AbstractAttributeOperation[], { report }: VisitorContext): void {
  const unfolded = operations.filter(({ type }) => type === 'AttributesOperation');
  for (const duplicate of unfolded.slice(1)) report.add('MULTIPLE_ATTRIBUTES_UNFOLD', {}, duplicate);
}

/** Whether `+>` is allowed: only overrides and collectors can add to attributes. */
function canAppend(parent: Node | undefined): boolean {
  return parent?.type === 'ResourceOverrideExpression' || parent?.type === 'CollectExpression';
}

/** Reports expressions in a query other than `==`, `!=`, `and`, `or` and parentheses. */
function checkQuery(query: Expression, { report }: VisitorContext): void {
  const pending: Expression[] = [query];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    switch (node.type) {
      case 'ParenthesizedExpression':
        pending.push(node.expr);
        continue;
      case 'AndExpression':
      case 'OrExpression':
        pending.push(node.rightExpr, node.leftExpr);
        continue;
      case 'ComparisonExpression':
        if (node.operator === '==' || node.operator === '!=') continue;
        break;
      case 'Nop':
      case 'VariableExpression':
      case 'QualifiedName':
      case 'LiteralString':
      case 'LiteralBoolean':
        continue;
      case 'LiteralInteger':
      case 'LiteralFloat':
        if (!isNegative(node)) continue;
        break;
      default:
    }
    report.add('ILLEGAL_QUERY_EXPRESSION', { semantic: capitalALabel(node) }, node);
  }
}

export const resources: Visitors = {
  ResourceExpression(node, { report }) {
    const { form, typeName } = node;
    if (form !== 'regular' && typeName.type === 'QualifiedName' && typeName.value === 'class')
      report.add('CLASS_NOT_VIRTUALIZABLE', {}, node);
  },
  ResourceBody(node, context) {
    checkUnfolded(node.operations, context);
  },
  ResourceDefaultsExpression(node, { report }) {
    if (node.form !== 'regular') report.add('NOT_VIRTUALIZEABLE', {}, node);
  },
  ResourceOverrideExpression(node, { report }) {
    if (node.form !== 'regular') report.add('NOT_VIRTUALIZEABLE', {}, node);
  },
  AttributeOperation(node, context) {
    const { parent, report } = context;
    if (node.operator === '+>' && !canAppend(parent?.node)) {
      report.add(
        'ILLEGAL_ATTRIBUTE_APPEND',
        { name: node.attributeName, parent: parent === null ? '' : aLabel(parent.node) },
        node,
      );
    }
    checkRvalue(node.valueExpr, context);
  },
  AttributesOperation(node, context) {
    checkRvalue(node.expr, context);
  },
  CollectExpression(node, { report }) {
    const { typeExpr } = node;
    if (typeExpr.type === 'QualifiedReference') return;
    report.add(
      'ILLEGAL_EXPRESSION',
      { semantic: capitalALabel(typeExpr), feature: 'type name', container: aLabel(node) },
      typeExpr,
    );
  },
  VirtualQuery(node, context) {
    checkQuery(node.expr, context);
  },
  ExportedQuery(node, context) {
    checkQuery(node.expr, context);
  },
};
