import { forEachChild } from '../ast/children.js';
import type { BlockExpression, Expression, LambdaExpression, Node } from '../ast/nodes.js';
import { argumentsOf, type Call, calledName, endOfBlock, functorOf, isCall, unwrap } from '../ast/shapes.js';
import { builtinFunction } from '../builtins.js';
import type { Resolution, Variable } from './frame.js';
import type { Ownership } from './ownership.js';
import type { Accumulation, Analysis } from './result.js';

/** Built-in functions whose result does not contain their first argument. */
const READERS: ReadonlySet<string> = new Set(['size', 'length', 'empty', 'keys', 'join']);

/** Built-in functions whose result or block has elements of their first argument, but not the argument itself. */
const ELEMENT_READERS: ReadonlySet<string> = new Set(['values', 'any', 'all']);

/** The part of the analysis that the search reads. */
export interface ReducedAnalysis extends Pick<
  Analysis,
  'frames' | 'reads' | 'assignments' | 'scopeReaders' | 'accumulations'
> {
  readonly ownership: Ownership;
}

/** The collection whose extensions a search finds: the value of a variable, or a part of it. */
export interface SearchedCollection {
  readonly variable: Variable;
  /** If the collection is a part of the variable: the expressions that read the part, and the results that contain it. */
  readonly part?: PartUses;
}

/** The uses of one part of a memo. */
export interface PartUses {
  readonly isRead: (node: Node) => boolean;
  /** Whether an expression assigns parts to variables that are read instead of them. */
  readonly isNamed: (node: Node) => boolean;
  /** The new values of the part and of the parts before and after it in the result of a step; undefined for other expressions. */
  readonly valuesOf: (result: Expression) => PartValues | undefined;
}

/** The new values of the parts of a memo. A part without a value keeps that of the memo. */
export interface PartValues {
  readonly before: readonly Expression[];
  readonly value: Expression | null;
  readonly after: readonly Expression[];
}

/**
 * Finds the expressions of a block of `reduce` that may extend the collection in `$memo` in place instead of copying it:
 *
 * - `$memo + x`, `$memo << x` and `[*$memo, x]`;
 * - calls of functions that are looked up at run time, such as `merge($memo, x)`: the function may support it;
 * - `xs.reduce($memo) |$inner, $x| { … }`, if that block extends `$inner`;
 * - calls of functions of the file that own their parameter: see `Ownership`.
 *
 * An extension of an extension, such as `$memo + x + y`, is one too, also if a variable has the first one. In-place changes are
 * safe if the value of the extension is the next memo, and if no other code can read the old memo: all other uses of the memo read
 * it at once and do not store it.
 *
 * @param functions the names of the functions that the program defines, which hide built-in functions
 * @param isLinked whether the module imports the function with a name from another file
 * @returns undefined if the block must copy its memo
 */
export function findAccumulation(
  lambda: LambdaExpression,
  analysis: ReducedAnalysis,
  functions: ReadonlySet<string>,
  isLinked: (name: string) => boolean,
): Accumulation | undefined {
  const [memo, element] = lambda.parameters;
  const variable = memo && analysis.frames.get(lambda)?.variables.get(memo.name);
  const isPlain = lambda.parameters.every(({ value, capturesRest }) => value === null && !capturesRest);
  if (variable === undefined || element === undefined || !isPlain || lambda.body === null) return undefined;
  const search = new ExtensionSearch({ variable }, analysis, functions, isLinked);
  search.result(lambda.body);
  const { hasEscaped, extensions, sharesElements } = search;
  return hasEscaped || extensions.size === 0 ? undefined : { extensions, sharesElements };
}

/** An expression that may extend a collection: the collection, and the expressions that are evaluated after it. */
interface Extension {
  readonly collection: Expression;
  readonly others: readonly Node[];
}

/** Searches code for the expressions that extend the collection in a variable, and for other uses of the variable. */
export class ExtensionSearch {
  readonly extensions = new Set<Expression>();
  sharesElements = false;
  /** Whether other code can read the memo after the block has returned or while it changes. */
  hasEscaped = false;
  /** The variable that has the collection at the current place. */
  #memo: Variable;
  /** The variables that had it before. */
  readonly #earlier = new Set<Variable>();
  readonly #part: PartUses | undefined;
  readonly #analysis: ReducedAnalysis;
  readonly #functions: ReadonlySet<string>;
  readonly #isLinked: (name: string) => boolean;
  /** The number of lambdas around the current node, within the block. */
  #depth = 0;

  constructor(
    { variable, part }: SearchedCollection,
    analysis: ReducedAnalysis,
    functions: ReadonlySet<string>,
    isLinked: (name: string) => boolean,
  ) {
    this.#memo = variable;
    this.#part = part;
    this.#isLinked = isLinked;
    this.#analysis = analysis;
    this.#functions = functions;
  }

  /** Visits an expression whose value is the next memo. */
  result(node: Expression): void {
    const values = this.#part?.valuesOf(node);
    if (values !== undefined) return this.#partOfResult(values);
    if (this.isMemo(node)) return;
    switch (node.type) {
      case 'VariableExpression':
        return this.other(node);
      case 'ParenthesizedExpression':
        return this.result(node.expr);
      case 'BlockExpression':
        return this.#inBranch(() => this.#block(node));
      case 'IfExpression':
      case 'UnlessExpression':
        this.read(node.test);
        this.result(node.thenExpr);
        return this.result(node.elseExpr);
      case 'CaseExpression':
        this.read(node.test);
        return node.options.forEach(({ values, thenExpr }) => {
          values.forEach((value) => this.other(value));
          this.result(thenExpr);
        });
      case 'SelectorExpression':
        this.read(node.leftExpr);
        return node.selectors.forEach(({ matchingExpr, valueExpr }) => {
          this.other(matchingExpr);
          this.result(valueExpr);
        });
      default:
        this.extension(node);
    }
  }

  /** Visits a branch. Afterwards, other branches have the collection in the variable that has it now. */
  #inBranch(visit: () => void): void {
    const before = this.#memo;
    visit();
    if (this.#memo !== before) this.#earlier.add(this.#memo);
    this.#memo = before;
  }

  /** Visits a block whose value is the next memo. */
  #block(node: BlockExpression): void {
    const { statements, result } = endOfBlock(node);
    const rest = result === undefined ? statements : [...statements, result];
    statements.forEach((each, index) => {
      if (!this.#names(each, rest.slice(index + 1))) this.other(each);
    });
    if (result !== undefined) this.result(result);
  }

  /**
   * Visits an assignment that gives an extension a name, if the following code only uses the new name. No `break` may follow:
   * the value of the reduction would be the memo, which has changed.
   */
  #names(node: Expression, rest: readonly Expression[]): boolean {
    if (this.#part !== undefined || node.type !== 'AssignmentExpression' || node.operator !== '=') return false;
    const { leftExpr, rightExpr } = node;
    const target = leftExpr.type === 'VariableExpression' ? this.#analysis.assignments.get(leftExpr) : undefined;
    if (target?.before !== 'not' || target.variable.assignments !== 1 || !this.#endsInExtension(rightExpr))
      return false;
    if (rest.some((each) => this.reads(each) || !this.#analysis.ownership.isQuiet(each))) return false;
    this.result(rightExpr);
    this.#earlier.add(this.#memo);
    this.#memo = target.variable;
    return true;
  }

  /** Whether all values of an expression are the memo or extensions of it, and not all are the memo. */
  #endsInExtension(node: Expression): boolean {
    const values = valuesOf(node);
    return (
      values.every((each) => this.isMemo(each) || this.isExtension(each)) && !values.every((each) => this.isMemo(each))
    );
  }

  /** The extensions if in-place changes are safe. No extension may be a call to which the accumulator cannot be passed. */
  plainExtensions(): ReadonlySet<Expression> {
    const isOther = (node: Expression): boolean => isCall(node) && !this.#analysis.ownership.owns(node);
    return this.hasEscaped || [...this.extensions].some(isOther) ? new Set() : this.extensions;
  }

  #partOfResult({ before, value, after }: PartValues): void {
    before.forEach((each) => this.other(each));
    if (value !== null) this.result(value);
    after.forEach((each) => this.other(each));
    // The collection has changed when the later values are evaluated.
    if (after.some((each) => this.reads(each))) this.hasEscaped = true;
  }

  /** Whether some of the extensions are calls of functions that are looked up at run time. */
  get callsOtherFiles(): boolean {
    const isOther = (node: Expression): boolean =>
      isCall(node) && !this.#calls(node, 'reduce') && !this.#analysis.ownership.owns(node);
    return [...this.extensions].some(isOther);
  }

  /** Visits an expression, and returns whether it extends the memo. */
  extension(node: Expression): boolean {
    const extension = this.#extensionOf(node);
    if (extension === undefined) {
      this.other(node);
      return false;
    }
    const collection = unwrap(extension.collection);
    if (this.isMemo(collection)) {
      this.extensions.add(node);
    } else if (this.extension(collection)) {
      this.extensions.add(node);
      // The collection changes before the other operands are evaluated, and before the function of a call runs.
      const { ownership } = this.#analysis;
      const isSimple = (each: Node): boolean => !this.reads(each) && ownership.isQuiet(each);
      if (!extension.others.every(isSimple) || !ownership.callsQuietly(node)) this.hasEscaped = true;
    }
    for (const each of extension.others) this.other(each);
    return this.extensions.has(node);
  }

  /** Whether an expression extends the memo, or an extension of it. */
  isExtension(node: Expression): boolean {
    const collection = this.#extensionOf(node)?.collection;
    return collection !== undefined && (this.isMemo(unwrap(collection)) || this.isExtension(unwrap(collection)));
  }

  #extensionOf(node: Expression): Extension | undefined {
    switch (node.type) {
      case 'ArithmeticExpression':
        return node.operator === '+' || node.operator === '<<'
          ? { collection: node.leftExpr, others: [node.rightExpr] }
          : undefined;
      case 'LiteralList': {
        const [first, ...others] = node.values;
        return first?.type === 'UnfoldExpression' ? { collection: first.expr, others } : undefined;
      }
      case 'CallNamedFunctionExpression':
      case 'CallMethodExpression':
        if (this.#calls(node, 'reduce')) return this.#innerReduction(node);
        return this.#isDefined(node) ? this.#transfer(node) : this.#runtimeCall(node);
      default:
        return undefined;
    }
  }

  #isDefined(node: Call): boolean {
    const name = calledName(node);
    return name !== null && this.#functions.has(name);
  }

  /** The call of a function of the file that owns the collection in a parameter. */
  #transfer(node: Call): Extension | undefined {
    const args = argumentsOf(node);
    const position = args.findIndex((each) => this.isMemo(unwrap(each)) || this.isExtension(unwrap(each)));
    if (position === -1 || !this.#analysis.ownership.takes(node, position)) return undefined;
    this.sharesElements = true;
    return { collection: args[position]!, others: args.filter((_, index) => index !== position) };
  }

  /** The call of a function that is looked up at run time. */
  #runtimeCall(node: Call): Extension | undefined {
    const name = calledName(node);
    if (name === null || node.lambda !== null || this.#analysis.scopeReaders.has(node)) return undefined;
    const [collection, ...others] = argumentsOf(node);
    if (collection === undefined || this.#functions.has(name) || this.#isLinked(name)) return undefined;
    if (builtinFunction(name) !== undefined) return undefined;
    return { collection, others };
  }

  /** `xs.reduce($memo) |$inner, $x| { … }`: the block extends its memo, and does not read the outer one. */
  #innerReduction(node: Call): Extension | undefined {
    const [elements, collection] = argumentsOf(node);
    const inner = node.lambda === null ? undefined : this.#analysis.accumulations.get(node.lambda);
    if (elements === undefined || collection === undefined || node.lambda === null || inner === undefined)
      return undefined;
    if (this.reads(node.lambda)) return undefined;
    if (inner.sharesElements) this.sharesElements = true;
    return { collection, others: [elements, node.lambda] };
  }

  #calls(node: Call, builtin: string): boolean {
    return calledName(node) === builtin && !this.#functions.has(builtin);
  }

  /** Whether a node contains the memo. */
  reads(node: Node): boolean {
    let reads = this.isMemo(node);
    forEachChild(node, (child) => (reads ||= this.reads(child)));
    return reads;
  }

  /** Visits an expression whose value the surrounding expression reads at once, so that it may be the memo. */
  read(node: Expression): void {
    if (this.isMemo(unwrap(node))) return;
    const others = this.#othersOfGet(unwrap(node));
    if (others === undefined) this.other(node);
    else others.forEach((each) => this.other(each));
  }

  /** As `read`, for an expression whose elements other code may store. */
  #readElements(node: Expression): void {
    if (this.isMemo(unwrap(node)) || this.#othersOfGet(unwrap(node)) !== undefined) this.sharesElements = true;
    this.read(node);
  }

  /**
   * The parts of `get($memo, …)` without the memo; undefined for other expressions. With an empty path, the result is
   * the memo.
   */
  #othersOfGet(node: Expression): readonly Expression[] | undefined {
    if (!isCall(node)) return undefined;
    const [collection, ...others] = argumentsOf(node);
    if (collection === undefined || !this.isMemo(unwrap(collection)) || !this.#calls(node, 'get')) return undefined;
    return node.lambda === null ? others : [...others, node.lambda];
  }

  /** Visits a node whose value other code may store. */
  other(node: Node): void {
    if (this.isMemo(node) || this.#isEarlier(node)) {
      this.hasEscaped = true;
      return;
    }
    if (this.#part?.isNamed(node) === true) return;
    switch (node.type) {
      case 'AccessExpression':
        this.#readElements(node.leftExpr);
        return node.keys.forEach((key) => this.other(key));
      case 'InExpression':
        this.other(node.leftExpr);
        return this.read(node.rightExpr);
      case 'ArithmeticExpression':
        // The results of `+` and `-` are new collections.
        this.#readElements(node.leftExpr);
        return node.operator === '<<' ? this.other(node.rightExpr) : this.#readElements(node.rightExpr);
      case 'ComparisonExpression':
      case 'AndExpression':
      case 'OrExpression':
        this.read(node.leftExpr);
        return this.read(node.rightExpr);
      case 'MatchExpression':
        this.read(node.leftExpr);
        return this.other(node.rightExpr);
      case 'IfExpression':
      case 'UnlessExpression':
        this.read(node.test);
        this.other(node.thenExpr);
        return this.other(node.elseExpr);
      case 'NotExpression':
      case 'TextExpression':
        return this.read(node.expr);
      case 'UnfoldExpression':
        return this.#readElements(node.expr);
      case 'CallNamedFunctionExpression':
      case 'CallMethodExpression':
        return this.#call(node);
      case 'LambdaExpression':
        this.#depth++;
        forEachChild(node, (child) => this.other(child));
        this.#depth--;
        return;
      default:
        forEachChild(node, (child) => this.other(child));
    }
  }

  #call(node: Call): void {
    const { ownership, scopeReaders } = this.#analysis;
    const locals = scopeReaders.get(node)?.locals;
    if (locals?.some((each) => each === this.#memo || this.#earlier.has(each)) === true) this.hasEscaped = true;
    const name = calledName(node);
    const args = argumentsOf(node);
    const [first] = args;
    if (args.length === 1 && first !== undefined && this.#depth === 0 && this.#endsWithValue(node))
      return this.result(first);
    const builtin = name === null || this.#functions.has(name) ? '' : name;
    args.forEach((arg, index) => {
      if (index === 0 && READERS.has(builtin)) this.read(arg);
      else if (this.isMemo(unwrap(arg)) && this.#isDefined(node) && ownership.onlyReads(node, index))
        this.#readElements(arg);
      else if (index === 0 && (ELEMENT_READERS.has(builtin) || isSearch(builtin, args))) this.#readElements(arg);
      else this.other(arg);
    });
    if (name === null) this.other(functorOf(node));
    if (node.lambda !== null) this.other(node.lambda);
  }

  /** Whether a call ends the searched code, whose value then is that of its argument. */
  #endsWithValue(node: Call): boolean {
    return this.#calls(node, 'next') || (this.#memo.frame.kind === 'function' && this.#calls(node, 'return'));
  }

  #isEarlier(node: Node): boolean {
    if (node.type !== 'VariableExpression' || this.#earlier.size === 0) return false;
    const resolution = this.#analysis.reads.get(node);
    return [...this.#earlier].some((each) => each !== this.#memo && denotes(resolution, each));
  }

  /** Whether an expression reads the collection. */
  isMemo(node: Node): boolean {
    if (this.#part !== undefined) return this.#part.isRead(node);
    return node.type === 'VariableExpression' && denotes(this.#analysis.reads.get(node), this.#memo);
  }
}

/** Whether a call of `dig` or `get` goes into its first argument: the path is not empty. */
function isSearch(builtin: string, [, path]: readonly Expression[]): boolean {
  if (path === undefined) return false;
  return builtin === 'dig' ? path.type !== 'UnfoldExpression' : builtin === 'get' && isText(path);
}

const isText = (node: Expression): boolean => node.type === 'LiteralString' && node.value !== '';

/** Whether the value of a name can be that of a variable. */
export function denotes(resolution: Resolution | undefined, variable: Variable): boolean {
  if (resolution?.kind === 'local') return resolution.variable === variable;
  return resolution?.kind === 'uncertain' && (resolution.variable === variable || denotes(resolution.outer, variable));
}

/** The expressions whose values an expression can have: those of its branches. */
function valuesOf(node: Expression): readonly Expression[] {
  switch (node.type) {
    case 'ParenthesizedExpression':
      return valuesOf(node.expr);
    case 'IfExpression':
    case 'UnlessExpression':
      return [...valuesOf(node.thenExpr), ...valuesOf(node.elseExpr)];
    case 'CaseExpression':
      return node.options.flatMap(({ thenExpr }) => valuesOf(thenExpr));
    case 'SelectorExpression':
      return node.selectors.flatMap(({ valueExpr }) => valuesOf(valueExpr));
    case 'BlockExpression': {
      const result = node.statements.at(-1);
      return result === undefined ? [node] : valuesOf(result);
    }
    default:
      return [node];
  }
}
