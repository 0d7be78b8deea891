import { RESERVED_VARIABLES } from '@pptjs/runtime/internal';
import { forEachChild } from '../ast/children.js';
import type { AssignmentExpression, Expression, LambdaExpression, LiteralHash, Node } from '../ast/nodes.js';
import { argumentsOf, type Call, calledName, endOfBlock, isCall, literalText, unwrap } from '../ast/shapes.js';
import { propertiesOf } from '../builtins.js';
import { denotes, ExtensionSearch, type PartUses, type ReducedAnalysis } from './accumulations.js';
import type { Variable } from './frame.js';
import type { MemoPart, NewPart, SplitMemo } from './result.js';

/** The largest number of parts of a memo that become variables. */
const MAX_PARTS = 16;

/** The keys that are properties of an object in the order in which they are added. */
const PLAIN_KEY = /^(?!__proto__$)[A-Za-z_]/;

/**
 * Finds the parts of the memo of a block of `reduce` whose start value is a literal array or hash. The result of each step must be
 * the memo itself, a literal array of the same length, a literal hash with the same keys in the same order, or the sum of the memo
 * and a literal hash with some of its keys. All other code reads one part of the memo.
 *
 * @param start the start value
 * @param functions the names of the functions that the program defines, which hide built-in functions
 * @param isLinked whether the module imports the function with a name from another file
 * @returns undefined if the memo must be one value
 */
export function splitMemo(
  lambda: LambdaExpression,
  start: Expression,
  analysis: ReducedAnalysis,
  functions: ReadonlySet<string>,
  isLinked: (name: string) => boolean,
): SplitMemo | undefined {
  const [parameter] = lambda.parameters;
  const memo = parameter && analysis.frames.get(lambda)?.variables.get(parameter.name);
  const values = partsOfStart(unwrap(start));
  const isPlain = lambda.parameters.every(
    ({ typeExpr, value, capturesRest }) => typeExpr === null && value === null && !capturesRest,
  );
  if (memo?.assignments !== 1 || lambda.parameters.length !== 2 || !isPlain) return undefined;
  if (lambda.body === null || values === undefined) return undefined;
  const { keys, starts } = values;
  const isBuiltin = (name: string): boolean => !functions.has(name) && !isLinked(name);
  const search = new PartSearch(memo, keys, starts.length, analysis, isBuiltin);
  search.result(lambda.body);
  if (!search.isSplit) return undefined;
  const { results, reads } = search;
  const parts = starts.map((value, index): MemoPart => {
    const part = search.usesOf(index);
    const extensions = new ExtensionSearch({ variable: memo, part }, analysis, functions, isLinked);
    extensions.result(lambda.body!);
    return { name: search.nameOf(index), start: value, extensions: extensions.plainExtensions() };
  });
  return { memo, keys, parts, results, reads };
}

interface PartsOfStart {
  readonly keys: readonly string[] | null;
  readonly starts: readonly Expression[];
}

function partsOfStart(start: Expression): PartsOfStart | undefined {
  if (start.type === 'LiteralList') {
    const { values } = start;
    const isSplit = values.length > 0 && values.length <= MAX_PARTS && values.every(isOneElement);
    return isSplit ? { keys: null, starts: values } : undefined;
  }
  if (start.type !== 'LiteralHash') return undefined;
  const keys = keysOf(start);
  const isSplit = keys !== undefined && keys.length > 0 && keys.length <= MAX_PARTS;
  return isSplit ? { keys, starts: start.entries.map(({ value }) => value) } : undefined;
}

/** The keys of a literal hash, if they are different names. */
function keysOf({ entries }: LiteralHash): readonly string[] | undefined {
  const keys = entries.map(({ key }) => literalText(unwrap(key)) ?? '');
  return keys.every((key) => PLAIN_KEY.test(key)) && new Set(keys).size === keys.length ? keys : undefined;
}

const isOneElement = (node: Expression): boolean => unwrap(node).type !== 'UnfoldExpression';

/** Searches a block for the results of its steps, and for the code that reads its memo. */
class PartSearch {
  /** Whether all code is such that the memo can be several variables. */
  isSplit = true;
  readonly results = new Map<Expression, readonly NewPart[]>();
  readonly reads = new Map<Node, number>();
  readonly #memo: Variable;
  readonly #keys: readonly string[] | null;
  readonly #count: number;
  readonly #analysis: ReducedAnalysis;
  readonly #isBuiltin: (name: string) => boolean;
  /** The variables that have the value of a part throughout the step. */
  readonly #names = new Map<Variable, number>();
  readonly #namings = new Set<Node>();
  /** The number of lambdas around the current node, within the block. */
  #depth = 0;

  constructor(
    memo: Variable,
    keys: readonly string[] | null,
    count: number,
    analysis: ReducedAnalysis,
    isBuiltin: (name: string) => boolean,
  ) {
    this.#memo = memo;
    this.#keys = keys;
    this.#count = count;
    this.#analysis = analysis;
    this.#isBuiltin = isBuiltin;
  }

  /** The uses of a part, after the search. */
  usesOf(part: number): PartUses {
    return {
      isRead: (node) => this.#partOf(node) === part,
      isNamed: (node) => this.#namings.has(node),
      valuesOf: (result) => {
        const values = this.results.get(result);
        if (values === undefined) return undefined;
        const index = values.findIndex((each) => each.part === part);
        const [before, own, after] = index === -1 ? [values, undefined, []] : splitAt(values, index);
        return { before: before.map(valueOf), value: own?.value ?? null, after: after.map(valueOf) };
      },
    };
  }

  nameOf(part: number): string | null {
    if (this.#keys !== null) return this.#keys[part] ?? null;
    for (const [{ name }, index] of this.#names) if (index === part) return name;
    return null;
  }

  /** Visits an expression whose value is the next memo. */
  result(node: Expression): void {
    switch (node.type) {
      case 'ParenthesizedExpression':
        return this.result(node.expr);
      case 'BlockExpression': {
        const { statements, result, name } = endOfBlock(node);
        // The loop does not assign the result to its name, so the assignment may not fail.
        if (result === undefined || (name !== undefined && this.#onlyAssigned(name) === undefined)) return this.#fail();
        statements.forEach((each) => this.#other(each));
        return this.result(result);
      }
      case 'IfExpression':
      case 'UnlessExpression':
        this.#other(node.test);
        this.result(node.thenExpr);
        return this.result(node.elseExpr);
      case 'CaseExpression':
        this.#other(node.test);
        if (!node.options.some(({ values }) => values.some(isDefault))) this.#fail();
        return node.options.forEach(({ values, thenExpr }) => {
          values.forEach((value) => this.#other(value));
          this.result(thenExpr);
        });
      case 'SelectorExpression':
        this.#other(node.leftExpr);
        return node.selectors.forEach(({ matchingExpr, valueExpr }) => {
          this.#other(matchingExpr);
          this.result(valueExpr);
        });
      case 'CallNamedFunctionExpression':
      case 'CallMethodExpression':
        return this.#isEnd(node) ? this.#other(node) : this.#fail();
      default: {
        const values = this.#valuesOf(node);
        if (values === undefined) return this.#fail();
        for (const { value } of values) this.#other(value);
        this.results.set(
          node,
          values.filter((each) => !this.#keeps(each)),
        );
      }
    }
  }

  #fail(): void {
    this.isSplit = false;
  }

  /** Whether a call ends the step or the evaluation. */
  #isEnd(node: Call): boolean {
    const name = calledName(node);
    return name !== null && this.#isBuiltin(name) && propertiesOf(name).neverReturns === true;
  }

  /** The new values of parts, if a node is the result of a step. A sum or the memo itself does not change all parts. */
  #valuesOf(node: Expression): readonly NewPart[] | undefined {
    switch (node.type) {
      case 'VariableExpression':
        return this.#isMemo(node) ? [] : undefined;
      case 'LiteralList':
        return this.#keys === null && node.values.length === this.#count && node.values.every(isOneElement)
          ? node.values.map((value, part) => ({ part, value }))
          : undefined;
      case 'LiteralHash': {
        const values = this.#valuesOfHash(node);
        return values?.length === this.#count && values.every(({ part }, index) => part === index) ? values : undefined;
      }
      case 'ArithmeticExpression': {
        const added = unwrap(node.rightExpr);
        return node.operator === '+' && added.type === 'LiteralHash' && this.#isMemo(unwrap(node.leftExpr))
          ? this.#valuesOfHash(added)
          : undefined;
      }
      default:
        return undefined;
    }
  }

  #valuesOfHash(node: LiteralHash): readonly NewPart[] | undefined {
    const values = keysOf(node)?.map((key, index): NewPart => ({
      part: this.#keys?.indexOf(key) ?? -1,
      value: node.entries[index]!.value,
    }));
    return values?.every(({ part }) => part >= 0) === true ? values : undefined;
  }

  /** Visits a node that is not the result of a step. */
  #other(node: Node): void {
    const part = this.#partRead(node);
    if (part !== undefined) this.reads.set(node, part);
    else if (this.#isMemo(node)) this.#fail();
    else if (node.type === 'AssignmentExpression') this.#assignment(node);
    else if (node.type === 'LambdaExpression') {
      this.#depth++;
      forEachChild(node, (child) => this.#other(child));
      this.#depth--;
    } else if (isCall(node)) this.#call(node);
    else forEachChild(node, (child) => this.#other(child));
  }

  #call(node: Call): void {
    if (this.#analysis.scopeReaders.get(node)?.locals.includes(this.#memo) === true) this.#fail();
    const name = calledName(node);
    if (this.#depth === 0 && name === 'next' && this.#isBuiltin(name)) {
      const [result, ...others] = argumentsOf(node);
      return result === undefined || others.length > 0 || node.lambda !== null ? this.#fail() : this.result(result);
    }
    forEachChild(node, (child) => this.#other(child));
  }

  /** Visits an assignment, which can give a part or all parts of the memo a name: `[$a, $b] = $memo`. */
  #assignment(node: AssignmentExpression): void {
    const { leftExpr, operator } = node;
    const right = unwrap(node.rightExpr);
    const part = operator === '=' ? this.#partRead(right) : undefined;
    if (part !== undefined && leftExpr.type === 'VariableExpression' && this.#name(leftExpr, part)) {
      this.reads.set(right, part);
      this.#namings.add(node);
    } else if (leftExpr.type === 'LiteralList' && this.#isMemo(right)) {
      const isNamed =
        this.#keys === null &&
        leftExpr.values.length === this.#count &&
        leftExpr.values.every((target, index) => this.#name(target, index));
      if (isNamed) this.#namings.add(node);
      else this.#fail();
    } else forEachChild(node, (child) => this.#other(child));
  }

  /** Records the name of a part. Returns whether the target of the assignment is a variable of the block, which has no other value. */
  #name(target: Expression, part: number): boolean {
    const variable = this.#onlyAssigned(target);
    if (variable === undefined) return false;
    this.#names.set(variable, part);
    return true;
  }

  /** The variable that only the assignment to `target` sets, and without an error; undefined for other targets. */
  #onlyAssigned(target: Expression): Variable | undefined {
    if (target.type !== 'VariableExpression' || RESERVED_VARIABLES.has(target.name)) return undefined;
    const assigned = this.#analysis.assignments.get(target);
    return assigned?.before === 'not' && assigned.variable.assignments === 1 ? assigned.variable : undefined;
  }

  /** Whether the new value of a part certainly is the old one. */
  #keeps({ part, value }: NewPart): boolean {
    const node = unwrap(value);
    const resolution = node.type === 'VariableExpression' ? this.#analysis.reads.get(node) : undefined;
    return resolution?.kind === 'local' ? this.#names.get(resolution.variable) === part : this.reads.get(node) === part;
  }

  /** The part that an expression may read, by a key or by its name. */
  #partOf(node: Node): number | undefined {
    const part = this.reads.get(node);
    if (part !== undefined || node.type !== 'VariableExpression') return part;
    const resolution = this.#analysis.reads.get(node);
    for (const [variable, index] of this.#names) if (denotes(resolution, variable)) return index;
    return undefined;
  }

  /** The part that `$memo['key']` or `$memo[0]` reads; undefined for other nodes. */
  #partRead(node: Node): number | undefined {
    if (node.type !== 'AccessExpression' || node.keys.length !== 1 || !this.#isMemo(unwrap(node.leftExpr)))
      return undefined;
    return partWithKey(node.keys[0]!, this.#keys, this.#count);
  }

  #isMemo(node: Node): boolean {
    return node.type === 'VariableExpression' && denotes(this.#analysis.reads.get(node), this.#memo);
  }
}

/**
 * The part of a memo with a literal key; undefined for other keys.
 *
 * @param keys the keys of a hash; null for an array
 * @param count the number of parts
 */
export function partWithKey(node: Expression, keys: readonly string[] | null, count: number): number | undefined {
  const key = unwrap(node);
  const part = keys === null ? indexOf(key, count) : keys.indexOf(literalText(key) ?? '');
  return part >= 0 && part < count ? part : undefined;
}

/** The index of a literal key in an array; -1 for other keys. */
function indexOf(key: Expression, count: number): number {
  if (key.type !== 'LiteralInteger') return -1;
  const index = Number(key.value);
  return index < 0 ? count + index : index;
}

const valueOf = ({ value }: NewPart): Expression => value;

function splitAt<T>(list: readonly T[], index: number): [before: readonly T[], at: T | undefined, after: readonly T[]] {
  return [list.slice(0, index), list[index], list.slice(index + 1)];
}

const isDefault = (node: Expression): boolean => unwrap(node).type === 'LiteralDefault';
