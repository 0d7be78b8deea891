import type { Expression, FunctionDefinition, Node } from '../ast/nodes.js';
import { argumentsOf, type Call, calledName, isCall, unwrap } from '../ast/shapes.js';
import { ExtensionSearch, type ReducedAnalysis } from './accumulations.js';
import type { Recursion } from './result.js';

/** How code uses an expression of a function. */
interface Uses {
  /** The code reads the value at once. */
  readonly read: (node: Expression) => void;
  /** The code does anything with the value. */
  readonly other: (node: Node) => void;
  /** The value is the result of the function: no code of the function runs afterwards. */
  readonly result: (node: Expression) => void;
}

/**
 * Finds the calls with which a function ends by calling itself, and the parameters in which such calls pass an extended
 * collection: `collect($rest, $found + [$first])`. These calls may extend the collection in place if an earlier call has created
 * it, because no code can read the old one: the earlier calls have nothing left to do but to return the result, and all other
 * uses of the parameter, but for those in results, read it at once.
 *
 * @param functions the names of the functions that the program defines, which hide built-in functions
 * @param isLinked whether the module imports the function with a name from another file
 * @returns undefined if there are no such calls
 */
export function findRecursion(
  definition: FunctionDefinition,
  analysis: ReducedAnalysis,
  functions: ReadonlySet<string>,
  isLinked: (name: string) => boolean,
): Recursion | undefined {
  const { parameters, body } = definition;
  const calls = new Set<Call>();
  const collect = (node: Expression): void => {
    if (isCall(node) && calledName(node) === definition.name && passesEachParameter(node, definition)) calls.add(node);
  };
  visitResult(body, { read: ignore, other: ignore, result: collect });
  if (calls.size === 0) return undefined;
  const extensions = new Map<number, ReadonlySet<Expression>>();
  for (const [index, { name }] of parameters.entries()) {
    const variable = analysis.frames.get(definition)?.variables.get(name);
    if (variable === undefined) continue;
    const search = new ExtensionSearch({ variable }, analysis, functions, isLinked);
    const found = extensionsOf(index, definition, calls, search);
    if (found !== undefined) extensions.set(index, found);
  }
  return extensions.size === 0 ? undefined : { calls, extensions };
}

/**
 * The expressions that may extend the collection in a parameter; undefined if none may, or if only results do.
 *
 * @param index the position of the parameter, whose uses `search` collects
 */
function extensionsOf(
  index: number,
  { parameters, body }: FunctionDefinition,
  calls: ReadonlySet<Call>,
  search: ExtensionSearch,
): ReadonlySet<Expression> | undefined {
  const other = (node: Node): void => search.other(node);
  let isPassed = false;
  for (const { value } of parameters) if (value !== null) other(value);
  const result = (node: Expression): void => {
    if (isCall(node) && calls.has(node)) argumentsOf(node).forEach((each, i) => passed(each, i));
    // No code extends the collection after a result, so that other results may contain it.
    else if (!isCall(node) && search.isExtension(node)) search.extension(node);
  };
  const passed = (argument: Expression, position: number): void => {
    if (position !== index) other(argument);
    else if (!search.isMemo(unwrap(argument)) && search.extension(argument)) isPassed = true;
    // The collection has changed when the later arguments are evaluated.
    if (position > index && search.reads(argument)) search.hasEscaped = true;
  };
  visitResult(body, { read: (node) => search.read(node), other, result });
  const extensions = search.plainExtensions();
  return isPassed && extensions.size > 0 ? extensions : undefined;
}

/** Visits an expression whose value is the result of a function. */
function visitResult(node: Expression, uses: Uses): void {
  switch (node.type) {
    case 'ParenthesizedExpression':
      return visitResult(node.expr, uses);
    case 'BlockExpression':
      return node.statements.forEach((each, index) =>
        index === node.statements.length - 1 ? visitResult(each, uses) : visitStatement(each, uses),
      );
    default: {
      const returned = returnedValue(node);
      if (returned !== undefined) visitResult(returned, uses);
      else if (!visitBranches(node, uses, visitResult)) uses.result(node);
    }
  }
}

/** Visits a statement that other statements follow. */
function visitStatement(node: Expression, uses: Uses): void {
  if (node.type === 'BlockExpression') return node.statements.forEach((each) => visitStatement(each, uses));
  const returned = returnedValue(node);
  if (returned !== undefined) visitResult(returned, uses);
  else if (!visitBranches(node, uses, visitStatement)) uses.other(node);
}

/** Visits the test and the branches of an expression. Returns whether it has branches. */
function visitBranches(node: Expression, uses: Uses, branch: (node: Expression, uses: Uses) => void): boolean {
  switch (node.type) {
    case 'IfExpression':
    case 'UnlessExpression':
      uses.read(node.test);
      branch(node.thenExpr, uses);
      branch(node.elseExpr, uses);
      return true;
    case 'CaseExpression':
      uses.read(node.test);
      for (const { values, thenExpr } of node.options) {
        values.forEach((value) => uses.other(value));
        branch(thenExpr, uses);
      }
      return true;
    case 'SelectorExpression':
      uses.read(node.leftExpr);
      for (const { matchingExpr, valueExpr } of node.selectors) {
        uses.other(matchingExpr);
        branch(valueExpr, uses);
      }
      return true;
    default:
      return false;
  }
}

/** The value with which a call of `return` leaves the function; undefined for other expressions. */
function returnedValue(node: Expression): Expression | undefined {
  if (node.type !== 'CallNamedFunctionExpression' || calledName(node) !== 'return') return undefined;
  return node.lambda === null && node.arguments.length === 1 ? node.arguments[0] : undefined;
}

/** Whether a call of a function passes one value for each parameter, and nothing else. */
export function passesEachParameter(call: Call, { parameters }: FunctionDefinition): boolean {
  const args = argumentsOf(call);
  return (
    call.lambda === null &&
    args.length === parameters.length &&
    args.every((each) => unwrap(each).type !== 'UnfoldExpression') &&
    parameters.every(({ capturesRest }) => !capturesRest)
  );
}

function ignore(): void {
  // The search for calls only looks at results.
}
