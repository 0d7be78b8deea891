import type * as ESTree from 'estree';
import type { Assignment } from '../../analysis/frame.js';
import { unwrap } from '../../analysis/static.js';
import type {
  AssignmentExpression as AssignmentNode,
  Expression,
  LiteralList,
  VariableExpression,
} from '../../ast/nodes.js';
import * as b from '../../estree/index.js';
import type { Body } from '../body.js';
import { expression, type LowerExpression, type LowerStatement, lowerInto } from '../lower.js';
import { DISCARD, give, type Sink } from '../sink.js';
import { isPlain } from './control.js';

/** `$x = …` and `[$x, $y] = …`. */

/** Names that only the host gives a value to. */
const RESERVED = new Set(['facts', 'trusted', 'server_facts']);

export const AssignmentStatement: LowerStatement<'AssignmentExpression'> = (node, body, sink, out) => {
  const { leftExpr } = node;
  if (leftExpr.type === 'LiteralList') return destructuring(node, leftExpr, body, sink, out);
  if (leftExpr.type !== 'VariableExpression') return give(expression(node, body), body, sink, out);
  const right = unwrap(node.rightExpr);
  // `$a = $b = 1` is two declarations.
  if (right.type === 'AssignmentExpression' && right.leftExpr.type === 'VariableExpression')
    lowerInto(right, body, DISCARD, out);
  const target = targetOf(leftExpr, node, body);
  if (target.declarable && isPlain(right)) {
    out.push(b.declare('const', target.id, target.value(valueOf(right, body))));
  } else if (right.type === 'AssignmentExpression') {
    target.declareAhead();
    out.push(b.statement(target.store(valueOf(right, body))));
  } else {
    if (target.declarable) out.push(b.declare('let', target.id, null));
    else target.declareAhead();
    lowerInto(node.rightExpr, body, { kind: 'assign', store: target.store }, out);
  }
  if (sink.kind !== 'discard') give(b.identifier(target.id.name), body, sink, out);
};

/** The value of what is assigned; that of an assignment which has been lowered is in its variable. */
function valueOf(node: Expression, body: Body): ESTree.Expression {
  if (node.type !== 'AssignmentExpression' || node.leftExpr.type !== 'VariableExpression')
    return expression(node, body);
  return b.identifier(body.nameOf(assignmentOf(node.leftExpr, body).variable));
}

function assignmentOf(node: VariableExpression, { module }: Body): Assignment {
  return module.analysis.assignments.get(node) as Assignment;
}

export const AssignmentExpression: LowerExpression<'AssignmentExpression'> = (node, body) => {
  const { leftExpr, rightExpr } = node;
  if (leftExpr.type === 'LiteralList') {
    const value = body.temporaryAhead('value');
    const steps: ESTree.Expression[] = [b.assign(value, expression(rightExpr, body))];
    assignElements(leftExpr, value, node, body, steps);
    return b.sequence([...steps, value]);
  }
  if (leftExpr.type !== 'VariableExpression') return expression(rightExpr, body);
  const target = targetOf(leftExpr, node, body);
  target.declareAhead();
  return target.store(expression(rightExpr, body));
};

interface Target {
  readonly id: ESTree.Identifier;
  /** It can be declared where it is assigned. */
  readonly declarable: boolean;
  /** What the variable becomes: the value, or what setting it in the scope gives. */
  value(value: ESTree.Expression): ESTree.Expression;
  /** Declares it at the start of the body, if it is not a parameter. */
  declareAhead(): void;
  /** The assignment, of a variable that is declared elsewhere. */
  store(value: ESTree.Expression): ESTree.Expression;
}

function targetOf(node: VariableExpression, { operatorStart }: AssignmentNode, body: Body): Target {
  const { module } = body;
  const { name } = node;
  const { variable, before } = assignmentOf(node, body);
  const id = b.identifier(body.nameOf(variable), node.start, module.textOf(node));
  const value = (given: ESTree.Expression): ESTree.Expression => {
    if (body.frame.scoped) return b.call(b.member(body.scope(), 'set', operatorStart), [b.literal(name), given]);
    if (RESERVED.has(name)) {
      const atTop = body.root.frame.kind === 'manifest' ? [b.literal(true)] : [];
      return module.call('assignReserved', [b.literal(name), given, ...atTop], operatorStart);
    }
    return before === 'not'
      ? given
      : module.call('assignOnce', [b.literal(name), b.identifier(id.name), given], operatorStart);
  };
  return {
    id,
    declarable: variable.assignments === 1 && !variable.escapes && !variable.readUncertain,
    value,
    declareAhead: () => {
      if (!variable.parameter) body.declareAhead(id.name);
    },
    store: (given) => b.assign(id, value(given)),
  };
}

// Destructuring

function destructuring(node: AssignmentNode, left: LiteralList, body: Body, sink: Sink, out: ESTree.Statement[]): void {
  let value = expression(node.rightExpr, body);
  if (sink.kind !== 'discard' && value.type !== 'Identifier') {
    const name = body.temporary('value');
    out.push(b.declare('const', b.identifier(name), value));
    value = b.identifier(name);
  }
  declareElements(left, value, node, body, out);
  if (sink.kind !== 'discard') give(value, body, sink, out);
}

/** `const [$a, $b] = destructure(…)` where all can be declared so, else one by one. */
function declareElements(
  left: LiteralList,
  value: ESTree.Expression,
  node: AssignmentNode,
  body: Body,
  out: ESTree.Statement[],
): void {
  const targets = left.values.map((element) =>
    element.type === 'VariableExpression' ? targetOf(element, node, body) : null,
  );
  if (!body.frame.scoped && targets.every((target) => target?.declarable === true)) {
    const ids = targets.map((target) => (target as Target).id);
    out.push(b.declare('const', b.arrayPattern(ids), destructured(left, value, node, body)));
    return;
  }
  const values = b.identifier(body.temporary('values'));
  out.push(b.declare('const', values, destructured(left, value, node, body)));
  for (const [index, element] of left.values.entries()) {
    const item = b.element(values, b.literal(index));
    const target = targets[index];
    if (target?.declarable === true) out.push(b.declare('const', target.id, target.value(item)));
    else if (target) {
      target.declareAhead();
      out.push(b.statement(target.store(item)));
    } else if (element.type === 'LiteralList') declareElements(element, item, node, body, out);
    else lowerInto(element, body, DISCARD, out);
  }
}

function assignElements(
  left: LiteralList,
  value: ESTree.Expression,
  node: AssignmentNode,
  body: Body,
  steps: ESTree.Expression[],
): void {
  const values = body.temporaryAhead('values');
  steps.push(b.assign(values, destructured(left, value, node, body)));
  for (const [index, element] of left.values.entries()) {
    const item = b.element(values, b.literal(index));
    if (element.type === 'VariableExpression') {
      const target = targetOf(element, node, body);
      target.declareAhead();
      steps.push(target.store(item));
    } else if (element.type === 'LiteralList') assignElements(element, item, node, body, steps);
  }
}

function destructured(
  left: LiteralList,
  value: ESTree.Expression,
  { operatorStart }: AssignmentNode,
  body: Body,
): ESTree.Expression {
  return body.module.call('destructure', [value, ...left.values.map(keyOf)], operatorStart);
}

/** The key that an element takes of a hash. */
function keyOf(element: Expression): ESTree.Expression {
  if (element.type === 'LiteralList') return b.array(element.values.map(keyOf));
  return b.literal(element.type === 'VariableExpression' ? element.name : null);
}
