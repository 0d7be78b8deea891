/** `case` expressions and selectors (`?`), as statements and as expressions. */
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import { entryOf } from '../../analysis/result.js';
import type { CaseOption, Expression, LiteralList, SelectorExpression as SelectorNode } from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import type { LoweringContext } from '../context.js';
import { lastSegment } from '../module.js';
import { branch, emitValue, isVariableOrLiteral, type Sink } from '../sink.js';
import type { LowerExpression, LowerStatement } from '../visitor.js';
import { declareRecord, recordAhead } from './control.js';
import { isLoop } from './loop-calls.js';
import { MAX_TESTED_ELEMENTS, optionTest } from './option-tests.js';
import { lowerType } from './types.js';

export const CaseStatement: LowerStatement<'CaseExpression'> = (node, context, sink, out) => {
  declareRecord(node, context, out);
  const value = toRepeatable(node.test, context, out);
  const matches = matcher(node, node.test, value, context);
  const choices = node.options.map(choiceOfOption);
  out.push(...decideStatements(choices, matches, context, sink, () => b.literal(null)));
};

export const CaseExpression: LowerExpression<'CaseExpression'> = (node, context) => {
  const { steps, value } = toRepeatableAhead(node, node.test, context);
  const matches = matcher(node, node.test, value, context);
  return b.sequence([
    ...steps,
    decideExpression(node.options.map(choiceOfOption), matches, context, () => b.literal(null)),
  ]);
};

export const SelectorStatement: LowerStatement<'SelectorExpression'> = (node, context, sink, out) => {
  if (sink.kind !== 'parts' && !selectsLoop(node, context))
    return context.emit(node, selectionAfter(node, context, out), sink, out);
  declareRecord(node, context, out);
  const value = toRepeatable(node.leftExpr, context, out);
  const matches = matcher(node, node.leftExpr, value, context);
  out.push(...decideStatements(choicesOf(node), matches, context, sink, unmatchedSelector(node, value, context)));
};

/** Whether a value of a selector is a call that becomes a loop, if the selector becomes statements. */
export function selectsLoop(node: Expression, context: LoweringContext): boolean {
  return node.type === 'SelectorExpression' && node.selectors.some(({ valueExpr }) => isLoop(valueExpr, context));
}

/** Returns the value of a selector whose control value is evaluated by a statement in `out`. */
export function selectionAfter(
  node: SelectorNode,
  context: LoweringContext,
  out: ESTree.Statement[],
): ESTree.Expression {
  declareRecord(node, context, out);
  const value = toRepeatable(node.leftExpr, context, out);
  return selection(node, value, context);
}

export const SelectorExpression: LowerExpression<'SelectorExpression'> = (node, context) => {
  const { steps, value } = toRepeatableAhead(node, node.leftExpr, context);
  return b.sequence([...steps, selection(node, value, context)]);
};

function selection(node: SelectorNode, value: ESTree.Expression, context: LoweringContext): ESTree.Expression {
  const matches = matcher(node, node.leftExpr, value, context);
  return decideExpression(choicesOf(node), matches, context, unmatchedSelector(node, value, context));
}

/** The call that reports that no entry of a selector matches. */
function unmatchedSelector(
  node: SelectorNode,
  value: ESTree.Expression,
  context: LoweringContext,
): () => ESTree.Expression {
  return () => context.module.call('unmatchedSelector', [value], node.operatorStart);
}

// Choices

/** An option of a `case` or an entry of a selector: its result applies if the control value matches one of `values`. */
interface Choice {
  readonly values: readonly Expression[];
  readonly result: Expression;
}

function choiceOfOption({ values, thenExpr }: CaseOption): Choice {
  return { values, result: thenExpr };
}

function choicesOf({ selectors }: SelectorNode): Choice[] {
  return selectors.map(({ matchingExpr, valueExpr }) => ({ values: [matchingExpr], result: valueExpr }));
}

/** Builds the code of a decision, as an expression or as a list of statements. */
interface DecisionForm<T> {
  /** The code for the result of a choice; null if no choice applies. */
  result(result: Expression | null): T;
  /** `if (condition) … else …` */
  branch(condition: ESTree.Expression, consequent: () => T, otherwise: () => T): T;
  /** Evaluates `condition` for its effects only, then `consequent`. */
  effect(condition: ESTree.Expression, consequent: () => T): T;
  /** Evaluates `index` once, then `body`, which reads it repeatedly. */
  withIndex(index: ESTree.Expression, body: (index: ESTree.Expression) => T): T;
}

/**
 * The largest number of choices whose tests nest (`a ? b : c ? d : …`). Engines limit the nesting of code, and so does
 * the recursion of everything that walks the tree.
 */
const MAX_NESTED_CHOICES = 200;

/**
 * Tests the choices in order. The last choice with `default` applies if no test matches. If that choice is also the
 * last one, it always applies, so its other tests are evaluated only for their effects: they may set match variables,
 * call functions or fail.
 */
function decide<T>(choices: readonly Choice[], matches: Matcher, form: DecisionForm<T>): T {
  const fallback = choices.findLast(({ values }) => values.some(isDefaultLiteral)) ?? null;
  if (choices.length > MAX_NESTED_CHOICES) return decideByIndex(choices, fallback, matches, form);
  const decideFrom = (index: number): T => {
    const choice = choices[index];
    if (choice === undefined) return form.result(fallback?.result ?? null);
    const tested = choice.values.filter((value) => !isDefaultLiteral(value));
    const result = (): T => form.result(choice.result);
    if (choice === fallback && index === choices.length - 1) {
      const effects = tested.slice(0, tested.findLastIndex((value) => !matchesWithoutEffect(value, matches)) + 1);
      return effects.length === 0 ? result() : form.effect(matches.test(effects), result);
    }
    return tested.length === 0
      ? decideFrom(index + 1)
      : form.branch(matches.test(tested), result, () => decideFrom(index + 1));
  };
  return decideFrom(0);
}

/**
 * Does the same for many choices, with code that nests logarithmically: evaluates the index of the choice, then finds
 * its result by bisection.
 */
function decideByIndex<T>(
  choices: readonly Choice[],
  fallback: Choice | null,
  matches: Matcher,
  form: DecisionForm<T>,
): T {
  const tested = choices
    .map(({ values, result }) => ({ tests: values.filter((value) => !isDefaultLiteral(value)), result }))
    .filter(({ tests }) => tests.length > 0);
  const results = [...tested.map(({ result }) => result), fallback?.result ?? null];
  const indexes = tested.map(({ tests }, i) => b.conditional(matches.test(tests), b.literal(i), b.literal(null)));
  const index = balanced('??', [...indexes, b.literal(tested.length)]);
  return form.withIndex(index, (chosen) => {
    const select = (start: number, end: number): T => {
      if (end - start === 1) return form.result(results[start] ?? null);
      const middle = (start + end) >>> 1;
      return form.branch(
        b.binary('<', chosen, b.literal(middle)),
        () => select(start, middle),
        () => select(middle, end),
      );
    };
    return select(0, results.length);
  });
}

/** Joins operands with an associative operator, nested logarithmically if there are many of them. */
function balanced(operator: ESTree.LogicalOperator, operands: readonly ESTree.Expression[]): ESTree.Expression {
  if (operands.length <= MAX_NESTED_CHOICES) return b.joined(operator, operands);
  const middle = operands.length >>> 1;
  return b.logical(operator, balanced(operator, operands.slice(0, middle)), balanced(operator, operands.slice(middle)));
}

function decideExpression(
  choices: readonly Choice[],
  matches: Matcher,
  context: LoweringContext,
  unmatched: () => ESTree.Expression,
): ESTree.Expression {
  return decide<ESTree.Expression>(choices, matches, {
    result: (result) => (result === null ? unmatched() : context.expression(result)),
    branch: (condition, consequent, otherwise) => b.conditional(condition, consequent(), otherwise()),
    effect: (condition, consequent) => b.sequence([condition, consequent()]),
    withIndex: (index, body) => {
      const option = context.locals.temporaryAhead('option');
      return b.sequence([b.assign(option, index), body(option)]);
    },
  });
}

function decideStatements(
  choices: readonly Choice[],
  matches: Matcher,
  context: LoweringContext,
  sink: Sink,
  unmatched: () => ESTree.Expression,
): ESTree.Statement[] {
  return decide<ESTree.Statement[]>(choices, matches, {
    result: (result) => {
      if (result !== null) return context.statements(result, sink);
      const statements: ESTree.Statement[] = [];
      emitValue(unmatched(), context, sink, statements);
      return statements;
    },
    branch: (condition, consequent, otherwise) => {
      const statements: ESTree.Statement[] = [];
      branch(condition, consequent(), otherwise(), statements);
      return statements;
    },
    effect: (condition, consequent) => [b.statement(condition), ...consequent()],
    withIndex: (index, body) => {
      const option = b.identifier(context.locals.temporary('option'));
      return [b.declare('const', option, index), ...body(option)];
    },
  });
}

/** Whether a value is `default`, also in parentheses. */
function isDefaultLiteral(value: Expression): boolean {
  return unwrap(value).type === 'LiteralDefault';
}

/** Whether matching against a value neither sets match variables nor calls anything. */
function matchesWithoutEffect(value: Expression, { records }: Matcher): boolean {
  switch (unwrap(value).type) {
    case 'LiteralRegularExpression':
      return !records;
    case 'LiteralBoolean':
    case 'LiteralFloat':
    case 'LiteralInteger':
    case 'LiteralString':
    case 'LiteralUndef':
    case 'QualifiedName':
      return true;
    default:
      return false;
  }
}

// Tests

interface Matcher {
  /** Whether matches are recorded for match variables. */
  readonly records: boolean;
  /** A JavaScript test: whether the control value matches one of some values. */
  test(values: readonly Expression[]): ESTree.Expression;
}

/** Creates the tests of a `case` or selector whose control value is `value`. */
function matcher(node: Expression, control: Expression, value: ESTree.Expression, context: LoweringContext): Matcher {
  const known = context.typeOf(control);
  const region = entryOf(context.module.analysis.regions, node);
  const record = context.matches.writtenIn(region);
  const more = record === null ? [] : [record];
  const test = (option: Expression): ESTree.Expression => {
    const inner = unwrap(option);
    if (inner.type !== 'UnfoldExpression')
      return (
        optionTest(inner, value, known, more, context) ??
        context.module.call('caseMatches', [lowerType(inner, context), value, ...more], option.start)
      );
    const element = b.identifier(context.locals.temporary('option'));
    const list = context.module.call('unfold', [context.expression(inner.expr)], inner.start);
    return b.call(b.member(list, 'some'), [
      b.arrow([element], context.module.call('caseMatches', [element, value, ...more], option.start)),
    ]);
  };
  return {
    records: record !== null,
    test: (values) => balanced('||', values.map(test)),
  };
}

/**
 * Returns an expression that can be repeated without evaluating the control value again: a variable, a literal, a new constant
 * with the value, or a short list of these, whose elements tests read without creating the list: `case [$a, $b['c']] { … }`.
 */
function toRepeatable(control: Expression, context: LoweringContext, out: ESTree.Statement[]): ESTree.Expression {
  return repeatable(control, context, (value, name) => context.stored(value, out, name));
}

/** Like `toRepeatable`, within an expression. The caller evaluates `steps` before it uses `value`. */
function toRepeatableAhead(
  node: Expression,
  control: Expression,
  context: LoweringContext,
): { steps: ESTree.Expression[]; value: ESTree.Expression } {
  const assignments: ESTree.Expression[] = [];
  const value = repeatable(control, context, (expression, name) => {
    const temporary = context.locals.temporaryAhead(name);
    assignments.push(b.assign(temporary, expression));
    return temporary;
  });
  const record = recordAhead(node, context);
  return { steps: record === null ? assignments : [record, ...assignments], value };
}

/** Stores a value in a constant, with a name like `name`, and returns the constant. */
type StoreValue = (value: ESTree.Expression, name: string) => ESTree.Expression;

function repeatable(control: Expression, context: LoweringContext, store: StoreValue): ESTree.Expression {
  const value = context.expression(control);
  if (isVariableOrLiteral(value)) return value;
  const list = unwrap(control);
  if (list.type !== 'LiteralList' || !isShortList(value, list)) return store(value, nameOfControl(control, context));
  const elements = value.elements.map((element, index) => {
    if (isVariableOrLiteral(element)) return element;
    return store(element, nameOfControl(list.values[index]!, context));
  });
  return { ...value, elements };
}

/** Whether a value is a list with few elements, each of which is that of the literal. */
function isShortList(value: ESTree.Expression, { values }: LiteralList): value is ShortList {
  return (
    value.type === 'ArrayExpression' &&
    value.elements.length <= MAX_TESTED_ELEMENTS &&
    value.elements.length === values.length &&
    value.elements.every((element) => element !== null && element.type !== 'SpreadElement')
  );
}

interface ShortList extends ESTree.ArrayExpression {
  elements: ESTree.Expression[];
}

/** The name of a constant for a control value: that of the variable or key that it reads, if it reads one. */
function nameOfControl(control: Expression, { module }: LoweringContext): string {
  const node = unwrap(control);
  let name: string | undefined;
  if (node.type === 'VariableExpression') name = lastSegment(node.name);
  else if (node.type === 'AccessExpression') {
    const key = node.keys.at(-1);
    if (key?.type === 'LiteralString') name = key.value;
  }
  return name !== undefined && NAME.test(name) ? module.localName(name) : 'value';
}

/** The names of variables and keys that are also good names of constants. */
const NAME = /^[a-z][a-z0-9_]{0,30}$/;
