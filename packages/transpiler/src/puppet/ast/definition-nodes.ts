/** The nodes of definitions: see nodes.ts. */
import type { NodeBase } from './node-base.js';
import type { Expression, Parameter } from './nodes.js';

export interface FunctionDefinition extends NodeBase {
  readonly type: 'FunctionDefinition';
  readonly name: string;
  readonly nameStart: number;
  readonly parameters: readonly Parameter[];
  readonly returnType: Expression | null;
  readonly body: Expression;
}

export interface PlanDefinition extends NodeBase {
  readonly type: 'PlanDefinition';
  readonly name: string;
  readonly nameStart: number;
  readonly parameters: readonly Parameter[];
  readonly returnType: Expression | null;
  readonly body: Expression;
}

export interface HostClassDefinition extends NodeBase {
  readonly type: 'HostClassDefinition';
  readonly name: string;
  readonly nameStart: number;
  readonly parameters: readonly Parameter[];
  readonly parentClass: string | null;
  readonly body: Expression;
}

export interface ResourceTypeDefinition extends NodeBase {
  readonly type: 'ResourceTypeDefinition';
  readonly name: string;
  readonly nameStart: number;
  readonly parameters: readonly Parameter[];
  readonly body: Expression;
}

export interface NodeDefinition extends NodeBase {
  readonly type: 'NodeDefinition';
  readonly hostMatches: readonly Expression[];
  readonly parent: Expression | null;
  readonly body: Expression;
}

export interface TypeAlias extends NodeBase {
  readonly type: 'TypeAlias';
  readonly name: string;
  readonly nameStart: number;
  readonly typeExpr: Expression;
}

/** `type Runtime[ruby, …] = …` */
export interface TypeMapping extends NodeBase {
  readonly type: 'TypeMapping';
  readonly typeExpr: Expression;
  readonly mappingExpr: Expression;
}

/** `type X inherits Y { … }` */
export interface TypeDefinition extends NodeBase {
  readonly type: 'TypeDefinition';
  readonly name: string;
  readonly nameStart: number;
  readonly parent: string | null;
  readonly body: Expression;
}

export type Definition =
  | FunctionDefinition
  | PlanDefinition
  | HostClassDefinition
  | ResourceTypeDefinition
  | NodeDefinition
  | TypeAlias
  | TypeMapping
  | TypeDefinition;
