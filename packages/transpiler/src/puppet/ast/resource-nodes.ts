/** The nodes of resources and collectors: see nodes.ts. */
import type { NodeBase } from './node-base.js';
import type { Expression } from './nodes.js';

export type ResourceForm = 'regular' | 'virtual' | 'exported';

export interface AttributeOperation extends NodeBase {
  readonly type: 'AttributeOperation';
  readonly attributeName: string;
  readonly operator: '=>' | '+>';
  readonly valueExpr: Expression;
}

/** `* => hash` */
export interface AttributesOperation extends NodeBase {
  readonly type: 'AttributesOperation';
  readonly expr: Expression;
}

export type AbstractAttributeOperation = AttributeOperation | AttributesOperation;

export interface ResourceBody extends NodeBase {
  readonly type: 'ResourceBody';
  readonly title: Expression;
  readonly operations: readonly AbstractAttributeOperation[];
}

export interface ResourceExpression extends NodeBase {
  readonly type: 'ResourceExpression';
  readonly form: ResourceForm;
  readonly typeName: Expression;
  readonly bodies: readonly ResourceBody[];
}

export interface ResourceDefaultsExpression extends NodeBase {
  readonly type: 'ResourceDefaultsExpression';
  readonly form: ResourceForm;
  readonly typeRef: Expression;
  readonly operations: readonly AbstractAttributeOperation[];
}

export interface ResourceOverrideExpression extends NodeBase {
  readonly type: 'ResourceOverrideExpression';
  readonly form: ResourceForm;
  readonly resources: Expression;
  readonly operations: readonly AbstractAttributeOperation[];
}

/** `<| … |>` */
export interface VirtualQuery extends NodeBase {
  readonly type: 'VirtualQuery';
  readonly expr: Expression;
}

/** `<<| … |>>` */
export interface ExportedQuery extends NodeBase {
  readonly type: 'ExportedQuery';
  readonly expr: Expression;
}

export interface CollectExpression extends NodeBase {
  readonly type: 'CollectExpression';
  readonly typeExpr: Expression;
  readonly query: VirtualQuery | ExportedQuery;
  readonly operations: readonly AbstractAttributeOperation[];
}
