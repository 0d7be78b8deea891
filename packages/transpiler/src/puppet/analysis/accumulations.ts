import { forEachChild } from '../ast/children.js';
import type {
  ArithmeticExpression,
  CallMethodExpression,
  CallNamedFunctionExpression,
  Expression,
  LambdaExpression,
  Node,
} from '../ast/nodes.js';
import { calledName, unwrap } from '../ast/shapes.js';
import type { Resolution, Variable } from './frame.js';
import type { Analysis } from './result.js';

/** Built-in functions whose result does not contain their first argument. */
const READERS: ReadonlySet<string> = new Set(['size', 'length', 'empty', 'keys', 'values']);

type ReducedAnalysis = Pick<Analysis, 'frames' | 'reads' | 'scopeReaders'>;

/**
 * Finds the `$memo + x`, `$memo << x` and `[*$memo, x]` of a block of `reduce` that may change the collection in `$memo` instead of
 * copying it. This holds if their values are the next memo, and if nothing else can see the old one: all other uses of
 * the memo read it at once and let go of it.
 *
 * @param functions the names of the functions that the program defines, which hide built-in functions
 * @returns the expressions; empty if the block must copy its memo
 */
export function accumulations(
  lambda: LambdaExpression,
  analysis: ReducedAnalysis,
  functions: ReadonlySet<string>,
): ReadonlySet<Expression> {
  const [memo, element] = lambda.parameters;
  const variable = memo && analysis.frames.get(lambda)?.variables.get(memo.name);
  const isPlain = lambda.parameters.every(({ value, capturesRest }) => value === null && !capturesRest);
  if (variable === undefined || element === undefined || !isPlain || lambda.body === null) return NONE;
  const search = new Search(variable, analysis, functions);
  search.result(lambda.body);
  return search.hasEscaped ? NONE : search.found;
}

const NONE: ReadonlySet<Expression> = new Set();

class Search {
  readonly found = new Set<Expression>();
  /** Whether code can see the memo after the block has returned, or while it is changed. */
  hasEscaped = false;
  readonly #memo: Variable;
  readonly #analysis: ReducedAnalysis;
  readonly #functions: ReadonlySet<string>;
  /** The number of lambdas around the current node, within the block. */
  #depth = 0;

  constructor(memo: Variable, analysis: ReducedAnalysis, functions: ReadonlySet<string>) {
    this.#memo = memo;
    this.#analysis = analysis;
    this.#functions = functions;
  }

  /** Visits an expression whose value is the next memo. */
  result(node: Expression): void {
    switch (node.type) {
      case 'VariableExpression':
        return;
      case 'ParenthesizedExpression':
        return this.result(node.expr);
      case 'BlockExpression':
        return node.statements.forEach((each, index) =>
          index === node.statements.length - 1 ? this.result(each) : this.#other(each),
        );
      case 'IfExpression':
      case 'UnlessExpression':
        this.#read(node.test);
        this.result(node.thenExpr);
        return this.result(node.elseExpr);
      case 'CaseExpression':
        this.#read(node.test);
        return node.options.forEach(({ values, thenExpr }) => {
          values.forEach((value) => this.#other(value));
          this.result(thenExpr);
        });
      case 'SelectorExpression':
        this.#read(node.leftExpr);
        return node.selectors.forEach(({ matchingExpr, valueExpr }) => {
          this.#other(matchingExpr);
          this.result(valueExpr);
        });
      case 'ArithmeticExpression':
        return isAppending(node) ? this.#appending(node) : this.#other(node);
      case 'LiteralList': {
        const [first] = node.values;
        if (first?.type === 'UnfoldExpression' && this.#isMemo(unwrap(first.expr))) this.found.add(node);
        return this.#other(node);
      }
      default:
        this.#other(node);
    }
  }

  #appending(node: ArithmeticExpression): void {
    if (this.#isAccumulation(node)) this.found.add(node);
    const left = unwrap(node.leftExpr);
    if (left.type === 'ArithmeticExpression' && isAppending(left)) {
      // The left operand changes the memo before the right one is evaluated.
      this.#appending(left);
      if (this.#isAccumulation(left) && !this.#isSimple(node.rightExpr)) this.hasEscaped = true;
    } else this.#read(left);
    this.#other(node.rightExpr);
  }

  /** Whether a sum begins with the memo. */
  #isAccumulation({ leftExpr }: ArithmeticExpression): boolean {
    const left = unwrap(leftExpr);
    return left.type === 'ArithmeticExpression' && isAppending(left) ? this.#isAccumulation(left) : this.#isMemo(left);
  }

  /** Whether an expression neither reads the memo nor calls anything that could end the block. */
  #isSimple(node: Node): boolean {
    let isSimple = !node.type.startsWith('Call') && !this.#isMemo(node);
    forEachChild(node, (child) => (isSimple &&= this.#isSimple(child)));
    return isSimple;
  }

  /** Visits an expression whose value the surrounding expression reads at once, so that it may be the memo. */
  #read(node: Expression): void {
    if (!this.#isMemo(unwrap(node))) this.#other(node);
  }

  /** Visits a node whose value other code may keep. */
  #other(node: Node): void {
    switch (node.type) {
      case 'VariableExpression':
        if (this.#isMemo(node)) this.hasEscaped = true;
        return;
      case 'AccessExpression':
        this.#read(node.leftExpr);
        return node.keys.forEach((key) => this.#other(key));
      case 'InExpression':
        this.#other(node.leftExpr);
        return this.#read(node.rightExpr);
      case 'ArithmeticExpression':
        // The results of `+` and `-` are new collections.
        this.#read(node.leftExpr);
        return node.operator === '<<' ? this.#other(node.rightExpr) : this.#read(node.rightExpr);
      case 'ComparisonExpression':
      case 'AndExpression':
      case 'OrExpression':
        this.#read(node.leftExpr);
        return this.#read(node.rightExpr);
      case 'MatchExpression':
        this.#read(node.leftExpr);
        return this.#other(node.rightExpr);
      case 'IfExpression':
      case 'UnlessExpression':
        this.#read(node.test);
        this.#other(node.thenExpr);
        return this.#other(node.elseExpr);
      case 'NotExpression':
      case 'TextExpression':
      case 'UnfoldExpression':
        return this.#read(node.expr);
      case 'CallNamedFunctionExpression':
      case 'CallMethodExpression':
        return this.#call(node);
      case 'LambdaExpression':
        this.#depth++;
        forEachChild(node, (child) => this.#other(child));
        this.#depth--;
        return;
      default:
        forEachChild(node, (child) => this.#other(child));
    }
  }

  #call(node: CallNamedFunctionExpression | CallMethodExpression): void {
    if (this.#analysis.scopeReaders.get(node)?.locals.includes(this.#memo) === true) this.hasEscaped = true;
    const name = calledName(node);
    const isBuiltin = name !== null && !this.#functions.has(name);
    const object = node.type === 'CallMethodExpression' ? [node.functorExpr.leftExpr] : [];
    const args = [...object, ...node.arguments];
    const [first] = args;
    if (isBuiltin && name === 'next' && args.length === 1 && first !== undefined && this.#depth === 0)
      return this.result(first);
    args.forEach((arg, index) => (index === 0 && isBuiltin && READERS.has(name) ? this.#read(arg) : this.#other(arg)));
    if (name === null)
      this.#other(node.type === 'CallMethodExpression' ? node.functorExpr.rightExpr : node.functorExpr);
    if (node.lambda !== null) this.#other(node.lambda);
  }

  #isMemo(node: Node): boolean {
    return node.type === 'VariableExpression' && names(this.#analysis.reads.get(node), this.#memo);
  }
}

function isAppending({ operator }: ArithmeticExpression): boolean {
  return operator === '+' || operator === '<<';
}

function names(resolution: Resolution | undefined, variable: Variable): boolean {
  if (resolution?.kind === 'local') return resolution.variable === variable;
  return resolution?.kind === 'uncertain' && names(resolution.outer, variable);
}
