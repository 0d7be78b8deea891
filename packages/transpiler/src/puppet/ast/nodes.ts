/**
 * The syntax tree of the Puppet language.
 *
 * Nodes have the names of the Puppet model (`Puppet::AST`), and fields have its names in camelCase. Every node has its
 * half-open range of source offsets in UTF-16 units. A tree is plain data: the parser creates it, and validation,
 * analysis and lowering read it without changing it.
 */

import type { Definition } from './definition-nodes.js';
import type { NodeBase } from './node-base.js';
import type {
  AttributeOperation,
  AttributesOperation,
  CollectExpression,
  ExportedQuery,
  ResourceBody,
  ResourceDefaultsExpression,
  ResourceExpression,
  ResourceOverrideExpression,
  VirtualQuery,
} from './resource-nodes.js';

export type * from './definition-nodes.js';
export type * from './resource-nodes.js';

// Literals

export interface LiteralInteger extends NodeBase {
  readonly type: 'LiteralInteger';
  /** A bigint if the value is not a safe JavaScript integer. */
  readonly value: number | bigint;
  readonly radix: 8 | 10 | 16;
}

export interface LiteralFloat extends NodeBase {
  readonly type: 'LiteralFloat';
  readonly value: number;
}

/** A single-quoted string, the constant text of a heredoc, or a bare word that is used as a string. */
export interface LiteralString extends NodeBase {
  readonly type: 'LiteralString';
  readonly value: string;
}

export interface LiteralBoolean extends NodeBase {
  readonly type: 'LiteralBoolean';
  readonly value: boolean;
}

export interface LiteralUndef extends NodeBase {
  readonly type: 'LiteralUndef';
}

export interface LiteralDefault extends NodeBase {
  readonly type: 'LiteralDefault';
}

export interface LiteralRegularExpression extends NodeBase {
  readonly type: 'LiteralRegularExpression';
  /** The pattern between the slashes, with `\/` decoded to `/`. */
  readonly pattern: string;
}

export interface LiteralList extends NodeBase {
  readonly type: 'LiteralList';
  readonly values: readonly Expression[];
}

export interface KeyedEntry extends NodeBase {
  readonly type: 'KeyedEntry';
  readonly key: Expression;
  readonly value: Expression;
}

export interface LiteralHash extends NodeBase {
  readonly type: 'LiteralHash';
  readonly entries: readonly KeyedEntry[];
}

export interface ConcatenatedString extends NodeBase {
  readonly type: 'ConcatenatedString';
  readonly segments: readonly Expression[];
}

/** `${expression}` or `$name` within a string. */
export interface TextExpression extends NodeBase {
  readonly type: 'TextExpression';
  readonly expr: Expression;
}

export interface HeredocExpression extends NodeBase {
  readonly type: 'HeredocExpression';
  readonly syntax: string;
  readonly textExpr: Expression;
}

// Names

export interface QualifiedName extends NodeBase {
  readonly type: 'QualifiedName';
  readonly value: string;
}

/** A capitalized name. `value` is in lower case; `casedValue` has the spelling of the source. */
export interface QualifiedReference extends NodeBase {
  readonly type: 'QualifiedReference';
  readonly value: string;
  readonly casedValue: string;
}

export interface ReservedWord extends NodeBase {
  readonly type: 'ReservedWord';
  readonly word: string;
  readonly future: boolean;
}

export interface VariableExpression extends NodeBase {
  readonly type: 'VariableExpression';
  /** The name without `$`. It may be qualified (`a::b`, `::a`) or decimal (`0`). */
  readonly name: string;
}

// Operators

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%' | '<<' | '>>';
export type ComparisonOperator = '==' | '!=' | '<' | '>' | '<=' | '>=';
export type MatchOperator = '=~' | '!~';
export type AssignmentOperator = '=' | '+=' | '-=';
export type RelationshipOperator = '->' | '<-' | '~>' | '<~';

interface BinaryNode extends NodeBase {
  readonly leftExpr: Expression;
  readonly rightExpr: Expression;
  /** The offset of the operator. */
  readonly operatorStart: number;
}

export interface ArithmeticExpression extends BinaryNode {
  readonly type: 'ArithmeticExpression';
  readonly operator: ArithmeticOperator;
}
export interface ComparisonExpression extends BinaryNode {
  readonly type: 'ComparisonExpression';
  readonly operator: ComparisonOperator;
}
export interface MatchExpression extends BinaryNode {
  readonly type: 'MatchExpression';
  readonly operator: MatchOperator;
}
export interface InExpression extends BinaryNode {
  readonly type: 'InExpression';
}
export interface AndExpression extends BinaryNode {
  readonly type: 'AndExpression';
}
export interface OrExpression extends BinaryNode {
  readonly type: 'OrExpression';
}
export interface AssignmentExpression extends BinaryNode {
  readonly type: 'AssignmentExpression';
  readonly operator: AssignmentOperator;
}
export interface RelationshipExpression extends BinaryNode {
  readonly type: 'RelationshipExpression';
  readonly operator: RelationshipOperator;
}

interface UnaryNode extends NodeBase {
  readonly expr: Expression;
}
export interface NotExpression extends UnaryNode {
  readonly type: 'NotExpression';
}
export interface UnaryMinusExpression extends UnaryNode {
  readonly type: 'UnaryMinusExpression';
}
export interface UnfoldExpression extends UnaryNode {
  readonly type: 'UnfoldExpression';
}
export interface ParenthesizedExpression extends UnaryNode {
  readonly type: 'ParenthesizedExpression';
}

export interface AccessExpression extends NodeBase {
  readonly type: 'AccessExpression';
  readonly leftExpr: Expression;
  readonly keys: readonly Expression[];
  /** The offset of the `[`. */
  readonly bracketStart: number;
}

// Calls

export interface CallNamedFunctionExpression extends NodeBase {
  readonly type: 'CallNamedFunctionExpression';
  readonly functorExpr: Expression;
  readonly arguments: readonly Expression[];
  readonly lambda: LambdaExpression | null;
  /** False for a statement call such as `notice 'x'`. */
  readonly rvalRequired: boolean;
}

/** `left.name`, as the functor of a method call. */
export interface NamedAccessExpression extends BinaryNode {
  readonly type: 'NamedAccessExpression';
}

export interface CallMethodExpression extends NodeBase {
  readonly type: 'CallMethodExpression';
  readonly functorExpr: NamedAccessExpression;
  readonly arguments: readonly Expression[];
  readonly lambda: LambdaExpression | null;
}

export interface LambdaExpression extends NodeBase {
  readonly type: 'LambdaExpression';
  readonly parameters: readonly Parameter[];
  readonly returnType: Expression | null;
  readonly body: Expression | null;
}

export interface Parameter extends NodeBase {
  readonly type: 'Parameter';
  readonly name: string;
  /** The offset of `$name`. The parameter's `start` may be that of its type. */
  readonly nameStart: number;
  readonly typeExpr: Expression | null;
  readonly value: Expression | null;
  readonly capturesRest: boolean;
}

// Control

export interface BlockExpression extends NodeBase {
  readonly type: 'BlockExpression';
  readonly statements: readonly Expression[];
}

export interface Nop extends NodeBase {
  readonly type: 'Nop';
}

export interface IfExpression extends NodeBase {
  readonly type: 'IfExpression';
  readonly test: Expression;
  readonly thenExpr: Expression;
  readonly elseExpr: Expression;
}

export interface UnlessExpression extends NodeBase {
  readonly type: 'UnlessExpression';
  readonly test: Expression;
  readonly thenExpr: Expression;
  readonly elseExpr: Expression;
}

export interface CaseOption extends NodeBase {
  readonly type: 'CaseOption';
  readonly values: readonly Expression[];
  readonly thenExpr: Expression;
}

export interface CaseExpression extends NodeBase {
  readonly type: 'CaseExpression';
  readonly test: Expression;
  readonly options: readonly CaseOption[];
}

export interface SelectorEntry extends NodeBase {
  readonly type: 'SelectorEntry';
  readonly matchingExpr: Expression;
  readonly valueExpr: Expression;
}

export interface SelectorExpression extends NodeBase {
  readonly type: 'SelectorExpression';
  readonly leftExpr: Expression;
  readonly selectors: readonly SelectorEntry[];
  /** The offset of the `?`. */
  readonly operatorStart: number;
}

// Plans

export interface ApplyExpression extends NodeBase {
  readonly type: 'ApplyExpression';
  readonly arguments: readonly Expression[];
  readonly body: Expression;
}

// EPP

export interface EppExpression extends NodeBase {
  readonly type: 'EppExpression';
  readonly parametersSpecified: boolean;
  readonly body: Expression;
}

/** Text between tags. */
export interface RenderStringExpression extends NodeBase {
  readonly type: 'RenderStringExpression';
  readonly value: string;
}

/** `<%= … %>` */
export interface RenderExpression extends NodeBase {
  readonly type: 'RenderExpression';
  /** The offset of the text before the tag (its own start if there is none), at which Puppet locates it. */
  readonly textStart: number;
  readonly expr: Expression;
}

export type Expression =
  | LiteralInteger
  | LiteralFloat
  | LiteralString
  | LiteralBoolean
  | LiteralUndef
  | LiteralDefault
  | LiteralRegularExpression
  | LiteralList
  | LiteralHash
  | ConcatenatedString
  | TextExpression
  | HeredocExpression
  | QualifiedName
  | QualifiedReference
  | ReservedWord
  | VariableExpression
  | ArithmeticExpression
  | ComparisonExpression
  | MatchExpression
  | InExpression
  | AndExpression
  | OrExpression
  | AssignmentExpression
  | RelationshipExpression
  | NotExpression
  | UnaryMinusExpression
  | UnfoldExpression
  | ParenthesizedExpression
  | AccessExpression
  | CallNamedFunctionExpression
  | NamedAccessExpression
  | CallMethodExpression
  | LambdaExpression
  | BlockExpression
  | Nop
  | IfExpression
  | UnlessExpression
  | CaseExpression
  | SelectorExpression
  | Definition
  | ResourceExpression
  | ResourceDefaultsExpression
  | ResourceOverrideExpression
  | CollectExpression
  | ApplyExpression
  | EppExpression
  | RenderStringExpression
  | RenderExpression;

export type Node =
  | Expression
  | KeyedEntry
  | CaseOption
  | SelectorEntry
  | Parameter
  | AttributeOperation
  | AttributesOperation
  | ResourceBody
  | VirtualQuery
  | ExportedQuery
  | Program;

export interface Program extends NodeBase {
  readonly type: 'Program';
  readonly body: Expression;
  /** Every definition in the file, in source order. */
  readonly definitions: readonly Definition[];
  /** The start and end offsets of the comments, in pairs. Comments in heredocs may precede earlier comments. */
  readonly comments: readonly number[];
  readonly sourceText: string;
  readonly sourceRef: string;
}
