/**
 * Seed 001, "Order of Operations" and "Backus Naur Form": random trees are printed with as few parentheses as the table
 * of precedences permits. Parsing the text gives the same tree.
 */
import { puppet3 } from '@pptjs/dialect-puppet3';
import type { Expression } from '@pptjs/transpiler/puppet';
import test from 'ava';
import fc from 'fast-check';
import { shareOf } from '../../recorded/sample.js';

/** The binary operators from the lowest precedence to the highest. All are left associative. */
const levels: readonly (readonly string[])[] = [
  ['or'],
  ['and'],
  ['>=', '<=', '>', '<'],
  ['==', '!='],
  ['<<', '>>'],
  ['-', '+'],
  ['*', '/', '%'],
  ['in', '=~', '!~'],
];
const UNARY = levels.length;
const OPERAND = UNARY + 1;

type Tree =
  | { readonly kind: 'operand'; readonly text: string }
  | { readonly kind: 'unary'; readonly operator: string; readonly operand: Tree }
  | { readonly kind: 'binary'; readonly operator: string; readonly left: Tree; readonly right: Tree };

const operands = [
  '1',
  '0x1F',
  '017',
  '1.5',
  '1e3',
  '$a',
  '$::b::c',
  'word',
  "'text'",
  '"a${b}"',
  'f($a, 1)',
  'true',
  '[1]',
  '$a[1]',
];

const regexps = ['/a/', '/^x$/'];

const tree = fc.letrec<{ tree: Tree; operand: Tree; unary: Tree; binary: Tree; match: Tree }>((tie) => ({
  tree: fc.oneof({ maxDepth: 6 }, tie('operand'), tie('unary'), tie('binary'), tie('binary'), tie('match')),
  operand: fc.constantFrom(...operands).map((text): Tree => ({ kind: 'operand', text })),
  unary: fc.record({ kind: fc.constant('unary' as const), operator: fc.constantFrom('!', '-'), operand: tie('tree') }),
  binary: fc.record({
    kind: fc.constant('binary' as const),
    operator: fc.constantFrom(...levels.flat().filter((operator) => !operator.endsWith('~'))),
    left: tie('tree'),
    right: tie('tree'),
  }),
  match: fc.record({
    kind: fc.constant('binary' as const),
    operator: fc.constantFrom('=~', '!~'),
    left: tie('tree'),
    right: fc.constantFrom(...regexps).map((text): Tree => ({ kind: 'operand', text })),
  }),
})).tree;

function levelOf(node: Tree): number {
  if (node.kind === 'operand') return OPERAND;
  return node.kind === 'unary' ? UNARY : levels.findIndex((operators) => operators.includes(node.operator));
}

/** The text of a tree with the parentheses that it needs in an operand of precedence `minimum`. */
function print(node: Tree, minimum = 0): string {
  const text = printBare(node);
  return levelOf(node) < minimum ? `(${text})` : text;
}

function printBare(node: Tree): string {
  const level = levelOf(node);
  switch (node.kind) {
    case 'operand':
      return node.text;
    case 'unary':
      return `${node.operator}${print(node.operand, UNARY)}`;
    case 'binary':
      return `${print(node.left, level)} ${node.operator} ${print(node.right, level + 1)}`;
  }
}

/** A tree with all of its parentheses. */
function explicit(node: Tree): string {
  switch (node.kind) {
    case 'operand':
      return node.text;
    case 'unary':
      return `(${node.operator} ${explicit(node.operand)})`;
    case 'binary':
      return `(${explicit(node.left)} ${node.operator} ${explicit(node.right)})`;
  }
}

function parse(source: string): Expression {
  const { tree: program, diagnostics } = puppet3.parse(source);
  if (program === null) throw new TypeError(`${source}: ${diagnostics[0]?.message}`);
  return program.body;
}

/** Like `explicit`, for a node of the parser. */
function explicitNode(node: Expression, source: string): string {
  const inner = (part: Expression): string => explicitNode(part, source);
  switch (node.type) {
    case 'ParenthesizedExpression':
      return inner(node.expr);
    case 'NotExpression':
      return `(! ${inner(node.expr)})`;
    case 'UnaryMinusExpression':
      return `(- ${inner(node.expr)})`;
    case 'AndExpression':
      return `(${inner(node.leftExpr)} and ${inner(node.rightExpr)})`;
    case 'OrExpression':
      return `(${inner(node.leftExpr)} or ${inner(node.rightExpr)})`;
    case 'InExpression':
      return `(${inner(node.leftExpr)} in ${inner(node.rightExpr)})`;
    case 'ArithmeticExpression':
    case 'ComparisonExpression':
    case 'MatchExpression':
      return `(${inner(node.leftExpr)} ${node.operator} ${inner(node.rightExpr)})`;
    default:
      return source.slice(node.start, node.end);
  }
}

test('Order of Operations: the parser puts the operators of a random expression in the order of the table', (t) => {
  fc.assert(
    fc.property(tree, (expected) => {
      const source = print(expected);
      t.is(explicitNode(parse(source), source), explicit(expected), source);
    }),
    { numRuns: shareOf(2000), seed: 3 },
  );
});

for (const [level, operators] of levels.entries())
  for (const operator of operators.filter((text) => !text.endsWith('~'))) {
    test(`Order of Operations: ${operator} is left associative`, (t) => {
      for (const other of operators.filter((text) => !text.endsWith('~'))) {
        const source = `$a ${operator} $b ${other} $c`;
        t.is(explicitNode(parse(source), source), `(($a ${operator} $b) ${other} $c)`);
      }
    });
    test(`Order of Operations: ${operator} binds less tightly than the operators of higher levels`, (t) => {
      for (const higher of levels.slice(level + 1).flat()) {
        const right = higher.endsWith('~') ? '/x/' : '$c';
        const source = `$a ${operator} $b ${higher} ${right}`;
        t.is(explicitNode(parse(source), source), `($a ${operator} ($b ${higher} ${right}))`);
      }
      const source = `!$a ${operator} !$b`;
      t.is(explicitNode(parse(source), source), `((! $a) ${operator} (! $b))`);
    });
  }

test('Order of Operations: parentheses override the order', (t) => {
  for (const [low, lower] of levels.entries())
    for (const operator of lower)
      for (const higher of levels.slice(low + 1).flat()) {
        if (operator.endsWith('~') || higher.endsWith('~')) continue;
        const source = `($a ${operator} $b) ${higher} $c`;
        t.is(explicitNode(parse(source), source), `(($a ${operator} $b) ${higher} $c)`);
      }
});

test('and and or have the same precedence in the query of a collector', (t) => {
  const { tree: program } = puppet3.parse('A <| a == 1 or b == 2 and c == 3 |>');
  t.is(
    program === null ? '' : puppet3.printTree(program),
    '(collect {:type (qr "A") :query (virtual-query (and (or (== (qn "a") 1) (== (qn "b") 2)) (== (qn "c") 3)))})',
  );
});

test('a selector belongs to the operand before it', (t) => {
  const source = '$a + $b ? { 1 => 2 } * !$c ? { 1 => 2 }';
  t.is(explicitNode(parse(source), source), '($a + ($b ? { 1 => 2 } * (! $c ? { 1 => 2 })))');
});
