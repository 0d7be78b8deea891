/** The syntax tree. Its names are those of RightScale's documentation of the Cloud Workflow language. */
import type { SourceRange } from '@pptjs/transpiler/dialect';

interface BaseNode extends SourceRange {
  /** The offset of the token that stands for the node: its operator, its keyword, its name. */
  readonly at: number;
}

export interface NullLiteral extends BaseNode {
  readonly type: 'NullLiteral';
}

export interface BooleanLiteral extends BaseNode {
  readonly type: 'BooleanLiteral';
  readonly value: boolean;
}

/** An integer of 64 bits. */
export interface IntegerLiteral extends BaseNode {
  readonly type: 'IntegerLiteral';
  readonly value: bigint;
}

/** A number with a point or an exponent. */
export interface FloatLiteral extends BaseNode {
  readonly type: 'FloatLiteral';
  readonly value: number;
}

export interface StringLiteral extends BaseNode {
  readonly type: 'StringLiteral';
  readonly value: string;
}

export interface DateTimeLiteral extends BaseNode {
  readonly type: 'DateTimeLiteral';
  /** Seconds since 1970 in UTC. */
  readonly seconds: number;
}

/** `/pattern/imx` */
export interface RegexpLiteral extends BaseNode {
  readonly type: 'RegexpLiteral';
  readonly pattern: string;
  readonly options: string;
}

/** `30m`, in attributes and as an argument of `sleep`. */
export interface DurationLiteral extends BaseNode {
  readonly type: 'DurationLiteral';
  readonly text: string;
}

export interface ArrayLiteral extends BaseNode {
  readonly type: 'ArrayLiteral';
  readonly elements: readonly Expression[];
}

/** `[first..last]`. Only the range of an index can leave out a bound. */
export interface RangeLiteral extends BaseNode {
  readonly type: 'RangeLiteral';
  readonly first: Expression | null;
  readonly last: Expression | null;
}

export interface HashEntry {
  readonly key: Expression;
  readonly value: Expression;
}

export interface HashLiteral extends BaseNode {
  readonly type: 'HashLiteral';
  readonly entries: readonly HashEntry[];
}

/** A variable or a reference. */
export interface Variable extends BaseNode {
  readonly type: 'Variable';
  /** `$`: variable, `@`: reference, `$$` and `@@`: global. */
  readonly sigil: '$' | '@' | '$$' | '@@';
  readonly name: string;
}

export interface Unary extends BaseNode {
  readonly type: 'Unary';
  readonly operator: UnaryOperator;
  readonly operand: Expression;
}

export interface Binary extends BaseNode {
  readonly type: 'Binary';
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}

/** `base[index]` */
export interface Slice extends BaseNode {
  readonly type: 'Slice';
  readonly base: Expression;
  readonly index: Expression;
}

/** An argument; in actions it has a name: `filter: […]`. */
export interface Argument {
  readonly name: string | null;
  readonly value: Expression;
}

export interface FunctionCall extends BaseNode {
  readonly type: 'FunctionCall';
  readonly name: string;
  readonly arguments: readonly Argument[];
}

/** `@servers.name`, or `@servers.name[]` with `isAll`. */
export interface Field extends BaseNode {
  readonly type: 'Field';
  readonly base: Expression;
  readonly name: string;
  readonly isAll: boolean;
}

/** `@servers.launch()`, a call of an action or a link. */
export interface Action extends BaseNode {
  readonly type: 'Action';
  readonly base: Expression;
  readonly name: string;
  readonly arguments: readonly Argument[];
}

/** `rs_cm`: the namespace at the start of `rs_cm.servers.get()`. */
export interface Namespace extends BaseNode {
  readonly type: 'Namespace';
  readonly name: string;
}

/** `map $x in $list return $y do … end`, the right side of an assignment. */
export interface MapExpression extends BaseNode {
  readonly type: 'Map';
  readonly isConcurrent: boolean;
  readonly variable: Variable;
  readonly collection: Expression;
  readonly returns: readonly Variable[];
  readonly attributes: readonly Attribute[];
  readonly body: readonly Statement[];
}

export type Expression =
  | NullLiteral
  | BooleanLiteral
  | IntegerLiteral
  | FloatLiteral
  | StringLiteral
  | DateTimeLiteral
  | RegexpLiteral
  | DurationLiteral
  | ArrayLiteral
  | RangeLiteral
  | HashLiteral
  | Variable
  | Unary
  | Binary
  | Slice
  | FunctionCall
  | Field
  | Action
  | Namespace
  | MapExpression;

/** `on_error: skip`. The value is a word, a call of a definition, or an expression. */
export interface Attribute extends BaseNode {
  readonly type: 'Attribute';
  readonly name: string;
  readonly value: Expression;
}

export interface ExpressionStatement extends BaseNode {
  readonly type: 'ExpressionStatement';
  readonly expression: Expression;
}

/** `$a, $b = 1, 2`, `$list[0] = 1` */
export interface Assignment extends BaseNode {
  readonly type: 'Assignment';
  readonly targets: readonly (Variable | Slice)[];
  readonly values: readonly Expression[];
}

export interface Definition extends BaseNode {
  readonly type: 'Definition';
  readonly name: string;
  readonly parameters: readonly Variable[];
  readonly returns: readonly Variable[];
  readonly attributes: readonly Attribute[];
  readonly body: readonly Statement[];
}

/** `call name($x) retrieve $y` */
export interface Call extends BaseNode {
  readonly type: 'Call';
  readonly name: string;
  /** The place of the name. */
  readonly nameRange: SourceRange;
  readonly arguments: readonly Expression[];
  readonly retrieves: readonly Variable[];
  readonly attributes: readonly Attribute[];
}

export interface Branch {
  readonly condition: Expression;
  readonly body: readonly Statement[];
}

export interface If extends BaseNode {
  readonly type: 'If';
  /** The branches of `if` and of each `elsif`. */
  readonly branches: readonly Branch[];
  /** The statements after `else`; null without it. */
  readonly alternative: readonly Statement[] | null;
}

export interface While extends BaseNode {
  readonly type: 'While';
  readonly condition: Expression;
  readonly body: readonly Statement[];
}

export interface Foreach extends BaseNode {
  readonly type: 'Foreach';
  readonly isConcurrent: boolean;
  readonly variable: Variable;
  readonly collection: Expression;
  readonly attributes: readonly Attribute[];
  readonly body: readonly Statement[];
}

export interface Sub extends BaseNode {
  readonly type: 'Sub';
  readonly attributes: readonly Attribute[];
  readonly retrieves: readonly Variable[];
  readonly body: readonly Statement[];
}

export interface Concurrent extends BaseNode {
  readonly type: 'Concurrent';
  readonly returns: readonly Variable[];
  readonly attributes: readonly Attribute[];
  readonly body: readonly Statement[];
}

export interface Return extends BaseNode {
  readonly type: 'Return';
  readonly values: readonly Expression[];
}

/** `raise "message"` */
export interface Raise extends BaseNode {
  readonly type: 'Raise';
  readonly message: Expression | null;
}

/** `assert $x == 1` */
export interface Assert extends BaseNode {
  readonly type: 'Assert';
  readonly condition: Expression;
}

/** `cancel`, `cancel_task`, `abort`, `abort_task`, `wait_task …` */
export interface TaskControl extends BaseNode {
  readonly type: 'TaskControl';
  readonly keyword: string;
}

/** A declaration of a cloud application template, such as `parameter "x" do … end`. */
export interface TemplateDeclaration extends BaseNode {
  readonly type: 'TemplateDeclaration';
  readonly keyword: string;
}

export type Statement =
  | ExpressionStatement
  | Assignment
  | Definition
  | Call
  | If
  | While
  | Foreach
  | Sub
  | Concurrent
  | Return
  | Raise
  | Assert
  | TaskControl
  | TemplateDeclaration;

export interface Program extends BaseNode {
  readonly type: 'Program';
  readonly statements: readonly Statement[];
}

export type Node = Program | Statement | Expression | Attribute;

export type UnaryOperator = '-' | '+' | '!';

export type BinaryOperator = (typeof BINARY_LEVELS)[number][number] | '^';

/** The binary operators with two operands of the same level, from the weakest to the strongest. `^` is stronger. */
export const BINARY_LEVELS = [
  ['||'],
  ['&&'],
  ['|'],
  ['&'],
  ['==', '!=', '=~', '!~', '>=', '<=', '>', '<'],
  ['<<'],
  ['+', '-'],
  ['*', '/', '%'],
] as const;

export function isReference({ sigil }: Variable): boolean {
  return sigil === '@' || sigil === '@@';
}

export function isGlobal({ sigil }: Variable): boolean {
  return sigil === '$$' || sigil === '@@';
}

/** The name with its sigil. */
export function fullName({ sigil, name }: Variable): string {
  return sigil + name;
}
