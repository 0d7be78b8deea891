/**
 * The syntax tree, with HCL's names of nodes.
 *
 * `start` and `end` are the range of the node as HCL reports it. `token` is the offset of the token that stands for the
 * node in source maps: no two nodes have the same one.
 */
import type { SourceRange } from '@pptjs/transpiler/dialect';
import type { Positions } from './positions.js';

export type Expression =
  | LiteralValue
  | Template
  | TemplateWrap
  | TemplateJoin
  | ScopeTraversal
  | RelativeTraversal
  | FunctionCall
  | Conditional
  | Index
  | TupleCons
  | ObjectCons
  | For
  | Splat
  | AnonSymbol
  | BinaryOp
  | UnaryOp
  | Parentheses;

export interface LiteralValue extends SourceRange {
  readonly kind: 'LiteralValue';
  /** A `string` is a literal part of a template. The text of a number is that of the source. */
  readonly type: 'string' | 'number' | 'bool' | 'null';
  readonly text: string;
}

/** A text, or the content of a directive. It has at least one part. */
export interface Template extends SourceRange {
  readonly kind: 'Template';
  readonly token: number;
  readonly parts: readonly Expression[];
}

/** A template that consists of one interpolation, whose value it has: `"${a}"`. */
export interface TemplateWrap extends SourceRange {
  readonly kind: 'TemplateWrap';
  readonly wrapped: Expression;
}

/** The directive `for` of a template. `token` is the start of its `endfor`. */
export interface TemplateJoin extends SourceRange {
  readonly kind: 'TemplateJoin';
  readonly token: number;
  readonly tuple: For;
}

/** A variable and the attributes and indices after it: `a.b[0]`. */
export interface ScopeTraversal extends SourceRange {
  readonly kind: 'ScopeTraversal';
  readonly root: TraverseRoot;
  readonly steps: readonly TraverseStep[];
}

export interface RelativeTraversal extends SourceRange {
  readonly kind: 'RelativeTraversal';
  readonly source: Expression;
  readonly steps: readonly TraverseStep[];
}

export interface TraverseRoot extends SourceRange {
  readonly name: string;
}

export type TraverseStep = TraverseAttr | TraverseIndex;

/** `.name` */
export interface TraverseAttr extends SourceRange {
  readonly kind: 'TraverseAttr';
  readonly name: string;
}

/** `[0]`, `["a"]` or the legacy form `.0` */
export interface TraverseIndex extends SourceRange {
  readonly kind: 'TraverseIndex';
  readonly key: LiteralValue | Template;
}

export interface FunctionCall extends SourceRange {
  readonly kind: 'FunctionCall';
  readonly name: string;
  readonly nameRange: SourceRange;
  readonly args: readonly Expression[];
  /** Whether the last argument has `...`. */
  readonly expandFinal: boolean;
  readonly openParen: SourceRange;
  readonly closeParen: SourceRange;
}

/** `a ? b : c`, or the directive `if` of a template */
export interface Conditional extends SourceRange {
  readonly kind: 'Conditional';
  readonly token: number;
  readonly condition: Expression;
  readonly trueResult: Expression;
  readonly falseResult: Expression;
}

export interface Index extends SourceRange {
  readonly kind: 'Index';
  readonly collection: Expression;
  readonly key: Expression;
  readonly brackets: SourceRange;
}

export interface TupleCons extends SourceRange {
  readonly kind: 'TupleCons';
  readonly elements: readonly Expression[];
}

export interface ObjectCons extends SourceRange {
  readonly kind: 'ObjectCons';
  readonly items: readonly ObjectConsItem[];
}

export interface ObjectConsItem {
  readonly key: Expression;
  /** Whether the key begins with a parenthesis, so that a name in it is a reference. */
  readonly forceNonLiteral: boolean;
  readonly value: Expression;
}

/** A `for` expression, or the directive `for` of a template */
export interface For extends SourceRange {
  readonly kind: 'For';
  readonly open: SourceRange;
  readonly keyVariable: string | null;
  readonly valueVariable: string;
  readonly collection: Expression;
  /** Null if the result is a tuple. */
  readonly key: Expression | null;
  readonly value: Expression;
  readonly condition: Expression | null;
  readonly group: boolean;
}

export interface Splat extends SourceRange {
  readonly kind: 'Splat';
  readonly source: Expression;
  readonly each: Expression;
  /** `.*` or `[*]` */
  readonly marker: SourceRange;
}

/** The element in the `each` of a splat. */
export interface AnonSymbol extends SourceRange {
  readonly kind: 'AnonSymbol';
}

export type BinaryOperator = '||' | '&&' | '==' | '!=' | '>' | '>=' | '<' | '<=' | '+' | '-' | '*' | '/' | '%';

export interface BinaryOp extends SourceRange {
  readonly kind: 'BinaryOp';
  readonly operator: BinaryOperator;
  readonly token: number;
  readonly left: Expression;
  readonly right: Expression;
}

export interface UnaryOp extends SourceRange {
  readonly kind: 'UnaryOp';
  readonly operator: '-' | '!';
  readonly symbol: SourceRange;
  readonly operand: Expression;
}

export interface Parentheses extends SourceRange {
  readonly kind: 'Parentheses';
  readonly expression: Expression;
}

/** The content of a file or of a block, in the order of the source. */
export interface Body extends SourceRange {
  readonly attributes: readonly Attribute[];
  readonly blocks: readonly Block[];
}

export interface Attribute extends SourceRange {
  readonly kind: 'Attribute';
  readonly name: string;
  readonly nameRange: SourceRange;
  readonly expression: Expression;
}

export interface Block extends SourceRange {
  readonly kind: 'Block';
  readonly type: string;
  readonly typeRange: SourceRange;
  readonly labels: readonly BlockLabel[];
  readonly body: Body;
}

export interface BlockLabel extends SourceRange {
  readonly text: string;
}

interface TreeOfSource {
  readonly file: string;
  readonly positions: Positions;
}

/** An expression as a whole source. */
export interface ExpressionTree extends TreeOfSource {
  readonly goal: 'expression';
  readonly expression: Expression;
}

/** A `.tf` file. */
export interface FileTree extends TreeOfSource {
  readonly goal: 'file';
  readonly body: Body;
}

export type SourceTree = ExpressionTree | FileTree;

/** A literal text: a quoted template or heredoc without sequences. */
export function literalText(expression: Expression): string | null {
  if (expression.kind !== 'Template') return null;
  const [part, ...rest] = expression.parts;
  return part?.kind === 'LiteralValue' && part.type === 'string' && rest.length === 0 ? part.text : null;
}

/** The name of an expression that consists of one name, also `true`, `false` and `null`; null for other expressions. */
export function keywordOf(expression: Expression): string | null {
  if (expression.kind === 'ScopeTraversal') return expression.steps.length === 0 ? expression.root.name : null;
  if (expression.kind === 'LiteralValue' && (expression.type === 'bool' || expression.type === 'null'))
    return expression.text;
  return null;
}

/** The part of an expression that HCL marks as its start, for example in errors about arguments. */
export function startRange(expression: Expression): SourceRange {
  switch (expression.kind) {
    case 'FunctionCall':
      return { start: expression.start, end: expression.openParen.end };
    case 'Conditional':
      return startRange(expression.condition);
    case 'Index':
      return { start: expression.brackets.start, end: expression.brackets.start + 1 };
    case 'TupleCons':
    case 'ObjectCons':
      return { start: expression.start, end: expression.start + 1 };
    case 'For':
      return expression.open;
    case 'Splat':
      return expression.marker;
    case 'BinaryOp':
      return startRange(expression.left);
    case 'UnaryOp':
      return expression.symbol;
    case 'Template': {
      const [first] = expression.parts;
      return first === undefined ? expression : startRange(first);
    }
    case 'TemplateJoin':
      return startRange(expression.tuple);
    case 'Parentheses':
      return startRange(expression.expression);
    default:
      return expression;
  }
}
