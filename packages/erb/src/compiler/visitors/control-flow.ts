import { build as b } from '@pptjs/transpiler/dialect';
import {
  AndNode,
  BreakNode,
  CaseNode,
  ConstantReadNode,
  ElseNode,
  FalseNode,
  ForNode,
  IfNode,
  IntegerNode,
  NextNode,
  NilNode,
  type Node,
  OrNode,
  ParenthesesNode,
  RegularExpressionNode,
  SplatNode,
  StatementsNode,
  StringNode,
  SymbolNode,
  TrueNode,
  UnlessNode,
  UntilNode,
  WhenNode,
  WhileNode,
} from '@ruby/prism/src/nodes.js';
import type * as ESTree from 'estree';
import type { Lowering } from '../lowering.js';
import { reject } from '../rejection.js';
import { classTest } from './class-tests.js';
import { assignElement } from './variables.js';
import { visit } from './visitor.js';

/** The parts of a conditional: its branches may be missing. */
interface Branches {
  readonly test: ESTree.Expression;
  readonly consequent: Node | null;
  readonly alternate: Node | null;
}

function branchesOfIf({ predicate, statements, subsequent }: IfNode, lowering: Lowering): Branches {
  return { test: lowering.test(predicate), consequent: statements, alternate: subsequent };
}

function branchesOfUnless({ predicate, statements, elseClause }: UnlessNode, lowering: Lowering): Branches {
  return { test: b.not(lowering.test(predicate)), consequent: statements, alternate: elseClause };
}

function conditionalVisitor<N extends Node>(branchesOf: (node: N, lowering: Lowering) => Branches) {
  return {
    expression: (node: N, lowering: Lowering) => {
      const { test, consequent, alternate } = branchesOf(node, lowering);
      return b.conditional(test, lowering.value(consequent), lowering.value(alternate));
    },
    statements: (node: N, lowering: Lowering) => {
      const { test, consequent, alternate } = branchesOf(node, lowering);
      return [b.ifStatement(test, lowering.block(consequent), alternative(lowering.statements(alternate)))];
    },
    tail: (node: N, lowering: Lowering) => {
      const { test, consequent, alternate } = branchesOf(node, lowering);
      return [b.ifStatement(test, b.block(lowering.tail(consequent))), ...lowering.tail(alternate)];
    },
  };
}

/** The `else` of a statement: `else if` for a single `if`. */
function alternative(statements: ESTree.Statement[]): ESTree.Statement | null {
  const [first, second] = statements;
  if (first === undefined) return null;
  return first.type === 'IfStatement' && second === undefined ? first : b.block(statements);
}

/** `left and right`, `left or right`: the value of the operand that decides. */
function logicalValue({ left, right }: AndNode | OrNode, lowering: Lowering, isAnd: boolean): ESTree.Expression {
  const value = lowering.variables.temporary();
  const test = lowering.helper('truthy', b.assign(value, lowering.expression(left)));
  const other = lowering.expression(right);
  return isAnd ? b.conditional(test, other, value) : b.conditional(test, value, other);
}

/** The test of one pattern of `when`. */
function whenTest(pattern: Node, value: ESTree.Expression | null, lowering: Lowering): ESTree.Expression {
  if (value === null) return lowering.test(pattern);
  if (pattern instanceof SplatNode) return reject(pattern, 'a splat in when');
  if (pattern instanceof ConstantReadNode) return classTest(pattern, value, lowering);
  if (lowering.recordsMatches && pattern instanceof RegularExpressionNode) {
    const found = lowering.helper('caseMatch', lowering.expression(pattern), value);
    return b.binary('!==', b.assign(lowering.match(), found), b.literal(null));
  }
  const test = lowering.helper('caseEqual', lowering.expression(pattern), value);
  return lowering.recordsMatches && !isPlainPattern(pattern) ? lowering.forgettingMatch(test) : test;
}

/** Whether a pattern is certainly no regular expression. */
function isPlainPattern(pattern: Node): boolean {
  return [StringNode, SymbolNode, IntegerNode, NilNode, TrueNode, FalseNode].some((each) => pattern instanceof each);
}

interface CaseBranch {
  readonly test: ESTree.Expression;
  readonly statements: Node | null;
}

/** The value that a `case` compares, and its branches. The first branch assigns the value. */
function caseBranches({ predicate, conditions }: CaseNode, lowering: Lowering): CaseBranch[] {
  const value = predicate === null ? null : lowering.variables.temporary();
  let first = predicate === null || value === null ? null : b.assign(value, lowering.expression(predicate));
  return conditions.map((when) => {
    if (!(when instanceof WhenNode)) return reject(when, 'case in');
    const test = b.joined(
      '||',
      when.conditions.map((pattern) => whenTest(pattern, value, lowering)),
    );
    const assigned = first === null ? test : b.sequence([first, test]);
    first = null;
    return { test: assigned, statements: when.statements };
  });
}

export const controlFlowVisitors = [
  visit(StatementsNode, {
    expression: ({ body }, lowering) => b.sequence(body.map((node) => lowering.expression(node))),
    test: (node, lowering) => {
      const [only] = node.body;
      return only !== undefined && node.body.length === 1
        ? lowering.test(only)
        : lowering.helper('truthy', b.sequence(node.body.map((each) => lowering.expression(each))));
    },
    statements: ({ body }, lowering) => body.flatMap((node) => lowering.statements(node)),
    tail: ({ body }, lowering) => {
      const last = body.at(-1) ?? null;
      return [...body.slice(0, -1).flatMap((node) => lowering.statements(node)), ...lowering.tail(last)];
    },
  }),
  visit(ParenthesesNode, {
    expression: ({ body }, lowering) => lowering.value(body),
    test: ({ body }, lowering) => (body === null ? b.literal(false) : lowering.test(body)),
    statements: ({ body }, lowering) => lowering.statements(body),
    tail: ({ body }, lowering) => lowering.tail(body),
  }),
  visit(IfNode, conditionalVisitor(branchesOfIf)),
  visit(UnlessNode, conditionalVisitor(branchesOfUnless)),
  visit(ElseNode, {
    expression: ({ statements }, lowering) => lowering.value(statements),
    statements: ({ statements }, lowering) => lowering.statements(statements),
    tail: ({ statements }, lowering) => lowering.tail(statements),
  }),
  visit(AndNode, {
    expression: (node, lowering) => logicalValue(node, lowering, true),
    test: ({ left, right }, lowering) => b.logical('&&', lowering.test(left), lowering.test(right)),
    statements: ({ left, right }, lowering) => [b.ifStatement(lowering.test(left), lowering.block(right))],
  }),
  visit(OrNode, {
    expression: (node, lowering) => logicalValue(node, lowering, false),
    test: ({ left, right }, lowering) => b.logical('||', lowering.test(left), lowering.test(right)),
    statements: ({ left, right }, lowering) => [b.ifStatement(b.not(lowering.test(left)), lowering.block(right))],
  }),
  visit(CaseNode, {
    expression: (node, lowering) =>
      caseBranches(node, lowering).reduceRight(
        (otherwise, { test, statements }) => b.conditional(test, lowering.value(statements), otherwise),
        lowering.value(node.elseClause),
      ),
    statements: (node, lowering) => {
      const branches = caseBranches(node, lowering).map(({ test, statements }) => ({
        test,
        body: lowering.block(statements),
      }));
      const otherwise = alternative(lowering.statements(node.elseClause));
      const chain = branches.reduceRight<ESTree.Statement | null>(
        (rest, { test, body }) => b.ifStatement(test, body, rest),
        otherwise,
      );
      return chain === null ? [] : [chain];
    },
    tail: (node, lowering) => [
      ...caseBranches(node, lowering).map(({ test, statements }) =>
        b.ifStatement(test, b.block(lowering.tail(statements))),
      ),
      ...lowering.tail(node.elseClause),
    ],
  }),
  ...[WhileNode, UntilNode].map((type) =>
    visit<WhileNode | UntilNode>(type, {
      expression: (node) => reject(node, 'a loop as a value'),
      statements: loopStatements,
    }),
  ),
  visit(ForNode, {
    expression: (node) => reject(node, 'a loop as a value'),
    statements: forStatements,
    tail: (node, lowering) => [...forStatements(node, lowering), b.returnStatement(b.literal(null))],
  }),
  visit(NextNode, {
    expression: (node) => reject(node, 'next within an expression'),
    statements: nextStatements,
    tail: nextStatements,
  }),
  visit(BreakNode, {
    expression: (node) => reject(node, 'break within an expression'),
    statements: breakStatements,
    tail: breakStatements,
  }),
];

/** In the body of a loop, which is a function, `break` is a result. */
function breakStatements(node: BreakNode, lowering: Lowering): ESTree.Statement[] {
  if (lowering.blockDepth === 0) return reject(node, 'break outside a block');
  if (!lowering.isInLoop) return [b.statement(lowering.leaveCall(node, exitValue(node, lowering)))];
  if (node.arguments_ !== null) return reject(node, 'break with a value');
  return [b.returnStatement(lowering.runtime('BREAK'))];
}

/** `while` and `until`: a call with functions for the test and the body, because the runtime bounds the iterations. */
function loopStatements(node: WhileNode | UntilNode, lowering: Lowering): ESTree.Statement[] {
  const test = lowering.test(node.predicate);
  const body = lowering.inBlock(true, () => lowering.block(node.statements));
  const run = b.member(lowering.loops(), node.isBeginModifier() ? 'runFirst' : 'run');
  return [b.statement(b.call(run, [b.arrow([], node instanceof WhileNode ? test : b.not(test)), b.arrow([], body)]))];
}

/** `for a, b in values do … end`: `each` with a block that sets variables of the scope around it. */
function forStatements({ index, collection, statements }: ForNode, lowering: Lowering): ESTree.Statement[] {
  const values = lowering.expression(collection);
  const element = b.identifier(lowering.module.names.take('element'));
  const call = lowering.escapableCall(() =>
    lowering.inBlock(false, () => {
      const assignment = b.statement(assignElement(index, element, lowering));
      const body = b.arrow([element], b.block([assignment, ...lowering.statements(statements)]));
      return b.call(lowering.blockMethod('each'), [values, body]);
    }),
  );
  return [b.statement(call)];
}

function nextStatements(node: NextNode, lowering: Lowering): ESTree.Statement[] {
  // The body of a legacy function is itself a block.
  if (lowering.blockDepth === 0 && lowering.kind !== 'legacy function') return reject(node, 'next outside a block');
  return [b.returnStatement(exitValue(node, lowering))];
}

/** The value of `next` or `break`. */
function exitValue(node: NextNode | BreakNode, lowering: Lowering): ESTree.Expression {
  const values = node.arguments_?.arguments_ ?? [];
  const [value] = values;
  if (values.length > 1 || value instanceof SplatNode) return reject(node, 'several values');
  return lowering.value(value ?? null);
}
