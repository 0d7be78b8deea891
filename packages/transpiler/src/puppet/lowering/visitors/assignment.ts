/** `$x = …` and `[$x, $y] = …`. */
import { RESERVED_VARIABLES } from '@pptjs/runtime/internal';
import { ANY, type PuppetType } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import type { Assignment } from '../../analysis/frame.js';
import { entryOf } from '../../analysis/result.js';
import type {
  AssignmentExpression as AssignmentNode,
  Expression,
  LiteralList,
  VariableExpression,
} from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import type { LoweringContext } from '../context.js';
import { isTupleOf } from '../known-types.js';
import { DISCARD, emitValue, type Sink } from '../sink.js';
import type { LowerExpression, LowerStatement } from '../visitor.js';
import { selectionAfter, selectsLoop } from './cases.js';
import { isReadableAsExpression } from './control.js';
import { elementsOfReduced } from './loop-results.js';

export const AssignmentStatement: LowerStatement<'AssignmentExpression'> = (node, context, sink, out) => {
  const { leftExpr } = node;
  if (leftExpr.type === 'LiteralList') return destructuring(node, leftExpr, context, sink, out);
  if (leftExpr.type !== 'VariableExpression') return emitValue(context.expression(node), context, sink, out);
  const right = unwrap(node.rightExpr);
  // `$a = $b = 1` becomes two declarations.
  if (right.type === 'AssignmentExpression' && right.leftExpr.type === 'VariableExpression')
    context.lowerInto(right, DISCARD, out);
  const target = targetOf(leftExpr, node, context);
  if (target.declarable && isReadableAsExpression(right) && !selectsLoop(right, context)) {
    out.push(b.declare('const', target.id, target.value(valueOf(right, context, out))));
  } else if (right.type === 'AssignmentExpression') {
    target.declareAhead();
    out.push(b.statement(target.store(valueOf(right, context, out))));
  } else {
    if (target.declarable) out.push(b.declare('let', target.id, null));
    else target.declareAhead();
    context.lowerInto(node.rightExpr, { kind: 'assign', store: target.store }, out);
  }
  if (sink.kind !== 'discard') emitValue(b.identifier(target.id.name), context, sink, out);
};

/**
 * The assigned value. The value of a nested assignment, which is lowered first, is in its variable. The control value
 * of a selector, and the loop of an iteration, are statements in `out`.
 */
function valueOf(node: Expression, context: LoweringContext, out: ESTree.Statement[]): ESTree.Expression {
  if (node.type === 'SelectorExpression') return selectionAfter(node, context, out);
  if (node.type !== 'AssignmentExpression' || node.leftExpr.type !== 'VariableExpression')
    return context.expression(node, out);
  return b.identifier(context.nameOf(assignmentOf(node.leftExpr, context).variable));
}

function assignmentOf(node: VariableExpression, { module }: LoweringContext): Assignment {
  return entryOf(module.analysis.assignments, node);
}

export const AssignmentExpression: LowerExpression<'AssignmentExpression'> = (node, context) => {
  const { leftExpr, rightExpr } = node;
  if (leftExpr.type === 'LiteralList') {
    const value = context.locals.temporaryAhead('value');
    const steps: ESTree.Expression[] = [b.assign(value, context.expression(rightExpr))];
    assignElements(leftExpr, value, node, context, steps);
    return b.sequence([...steps, value]);
  }
  if (leftExpr.type !== 'VariableExpression') return context.expression(rightExpr);
  const target = targetOf(leftExpr, node, context);
  target.declareAhead();
  return target.store(context.expression(rightExpr));
};

interface Target {
  readonly id: ESTree.Identifier;
  /** Whether the variable can be declared where it is assigned. */
  readonly declarable: boolean;
  /** The expression that the variable is set to: the value, or a call that also sets the variable in the scope. */
  value(value: ESTree.Expression): ESTree.Expression;
  /** Declares the variable at the start of the function, unless it is a parameter. */
  declareAhead(): void;
  /** An assignment to the variable, which is declared elsewhere. */
  store(value: ESTree.Expression): ESTree.Expression;
}

function targetOf(
  node: VariableExpression,
  { operator, operatorStart }: AssignmentNode,
  context: LoweringContext,
): Target {
  const { module } = context;
  const { name } = node;
  const { variable, before } = assignmentOf(node, context);
  const id = b.identifier(context.nameOf(variable), node.start, module.textOf(node));
  const value = (right: ESTree.Expression): ESTree.Expression => {
    const assigned =
      operator === '+='
        ? module.call('appendToVariable', [context.scope(), b.literal(name), right], operatorStart)
        : right;
    if (context.frame.scoped)
      return b.call(b.member(context.scope(), 'set', operatorStart), [b.literal(name), assigned]);
    if (RESERVED_VARIABLES.has(name)) return module.call('assignReserved', [b.literal(name), assigned], operatorStart);
    return before === 'not'
      ? assigned
      : module.call('assignOnce', [b.literal(name), b.identifier(id.name), assigned], operatorStart);
  };
  return {
    id,
    declarable: variable.assignments === 1 && !variable.escapes && !variable.readUncertain,
    value,
    declareAhead: () => {
      if (!variable.parameter) context.locals.declareAhead(id.name);
    },
    store: (assigned) => b.assign(id, value(assigned)),
  };
}

// Destructuring

function destructuring(
  node: AssignmentNode,
  left: LiteralList,
  context: LoweringContext,
  sink: Sink,
  out: ESTree.Statement[],
): void {
  const isPlain = sink.kind === 'discard' && left.values.every(({ type }) => type === 'VariableExpression');
  const parts = isPlain ? elementsOf(node.rightExpr, left.values.length, context, out) : null;
  if (parts !== null) return namedParts(node, left, parts, context, out);
  let value = context.expression(node.rightExpr, out);
  const type = context.typeOf(node.rightExpr);
  if ((sink.kind !== 'discard' || isTupleOf(type, left.values.length)) && value.type !== 'Identifier')
    value = context.stored(value, out);
  declareElements(left, { value, type }, node, context, out);
  if (sink.kind !== 'discard') emitValue(value, context, sink, out);
}

/** The elements of an array that are variables, without the array. Appends the loop that sets them to `out`. */
function elementsOf(
  node: Expression,
  count: number,
  context: LoweringContext,
  out: ESTree.Statement[],
): readonly ESTree.Expression[] | null {
  if (!isTupleOf(context.typeOf(node), count)) return null;
  return context.partsOf(unwrap(node))?.list(unwrap(node)) ?? elementsOfReduced(node, context, out);
}

/** Gives names to parts that are variables. */
function namedParts(
  node: AssignmentNode,
  left: LiteralList,
  parts: readonly ESTree.Expression[],
  context: LoweringContext,
  out: ESTree.Statement[],
): void {
  for (const [index, element] of left.values.entries()) {
    const target = targetOf(element as VariableExpression, node, context);
    if (target.declarable) out.push(b.declare('const', target.id, target.value(parts[index]!)));
    else {
      target.declareAhead();
      out.push(b.statement(target.store(parts[index]!)));
    }
  }
}

interface TypedValue {
  readonly value: ESTree.Expression;
  readonly type: PuppetType;
}

/** `const [$a, $b] = destructure(…)` if all variables can be declared that way, else one statement for each. */
function declareElements(
  left: LiteralList,
  { value, type }: TypedValue,
  node: AssignmentNode,
  context: LoweringContext,
  out: ESTree.Statement[],
): void {
  const targets = left.values.map((element) =>
    element.type === 'VariableExpression' ? targetOf(element, node, context) : null,
  );
  const ids = targets.flatMap((target) => (target?.declarable === true ? [target.id] : []));
  const plain = isTupleOf(type, left.values.length) && value.type === 'Identifier' ? value : null;
  if (plain === null && !context.frame.scoped && ids.length === targets.length) {
    out.push(b.declare('const', b.arrayPattern(ids), destructureCall(left, value, node, context)));
    return;
  }
  const values = plain ?? b.identifier(context.locals.temporary('values'));
  if (plain === null) out.push(b.declare('const', values, destructureCall(left, value, node, context)));
  for (const [index, element] of left.values.entries()) {
    const item = b.element(values, b.literal(index));
    const target = targets[index];
    if (target?.declarable === true) out.push(b.declare('const', target.id, target.value(item)));
    else if (target) {
      target.declareAhead();
      out.push(b.statement(target.store(item)));
    } else if (element.type === 'LiteralList') declareElements(element, { value: item, type: ANY }, node, context, out);
    else context.lowerInto(element, DISCARD, out);
  }
}

function assignElements(
  left: LiteralList,
  value: ESTree.Expression,
  node: AssignmentNode,
  context: LoweringContext,
  steps: ESTree.Expression[],
): void {
  const values = context.locals.temporaryAhead('values');
  steps.push(b.assign(values, destructureCall(left, value, node, context)));
  for (const [index, element] of left.values.entries()) {
    const item = b.element(values, b.literal(index));
    if (element.type === 'VariableExpression') {
      const target = targetOf(element, node, context);
      target.declareAhead();
      steps.push(target.store(item));
    } else if (element.type === 'LiteralList') assignElements(element, item, node, context, steps);
  }
}

function destructureCall(
  left: LiteralList,
  value: ESTree.Expression,
  { operatorStart }: AssignmentNode,
  context: LoweringContext,
): ESTree.Expression {
  return context.module.call('destructure', [value, ...left.values.map(keyOf)], operatorStart);
}

/** The key of an element's value if a hash is destructured. */
function keyOf(element: Expression): ESTree.Expression {
  if (element.type === 'LiteralList') return b.array(element.values.map(keyOf));
  return b.literal(element.type === 'VariableExpression' ? element.name : null);
}
