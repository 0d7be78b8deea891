/** Precedence and associativity of the operators, as laws of random expressions. */
import { type Expression, rightscale } from '@pptjs/dialect-rightscale';
import test from 'ava';
import fc from 'fast-check';
import { shareOf } from '../../recorded/sample.js';

/**
 * An operation of the test, with the operators in RightScale's table of precedence:
 * `[]`, `^`, `! + -`, `* / %`, `+ -`, `<<`, `== != =~ !~ >= <= > <`, `&`, `|`, `&&`, `||`.
 */
type Tree =
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'unary'; readonly operator: string; readonly operand: Tree }
  | { readonly kind: 'binary'; readonly operator: string; readonly left: Tree; readonly right: Tree }
  | { readonly kind: 'slice'; readonly base: Tree; readonly index: Tree };

const LEVELS = [
  ['||'],
  ['&&'],
  ['|'],
  ['&'],
  ['==', '!=', '=~', '!~', '>=', '<=', '>', '<'],
  ['<<'],
  ['+', '-'],
  ['*', '/', '%'],
];
const UNARY = LEVELS.length;
const POWER = UNARY + 1;
const SLICE = POWER + 1;

const levelOf = (operator: string): number =>
  operator === '^' ? POWER : LEVELS.findIndex((operators) => operators.includes(operator));

/** Prints a tree with as few parentheses as possible. `lowest` is the weakest level that needs none. */
function print(tree: Tree, lowest: number): string {
  const [level, text] = printed(tree);
  return level < lowest ? `(${text})` : text;
}

function printed(tree: Tree): [level: number, text: string] {
  switch (tree.kind) {
    case 'value':
      return [SLICE, tree.text];
    case 'slice':
      return [SLICE, `${print(tree.base, SLICE)}[${print(tree.index, 0)}]`];
    case 'unary':
      return [UNARY, `${tree.operator}${print(tree.operand, UNARY)}`];
    case 'binary': {
      const level = levelOf(tree.operator);
      // `^` is right-associative, and its right operand can have a sign. All others are left-associative.
      const [left, right] = level === POWER ? [SLICE, UNARY] : [level, level + 1];
      return [level, `${print(tree.left, left)} ${tree.operator} ${print(tree.right, right)}`];
    }
  }
}

/** The tree of the parser in the same form. */
function simplify(expression: Expression): Tree {
  switch (expression.type) {
    case 'Unary':
      return { kind: 'unary', operator: expression.operator, operand: simplify(expression.operand) };
    case 'Binary':
      return {
        kind: 'binary',
        operator: expression.operator,
        left: simplify(expression.left),
        right: simplify(expression.right),
      };
    case 'Slice':
      return { kind: 'slice', base: simplify(expression.base), index: simplify(expression.index) };
    case 'Variable':
      return { kind: 'value', text: expression.sigil + expression.name };
    case 'IntegerLiteral':
      return { kind: 'value', text: String(expression.value) };
    default:
      return { kind: 'value', text: expression.type };
  }
}

function parse(source: string): Tree | readonly string[] {
  const { tree, diagnostics } = rightscale.parse(source);
  const [statement] = tree?.statements ?? [];
  if (statement?.type !== 'ExpressionStatement') return diagnostics.map(({ message }) => message);
  return simplify(statement.expression);
}

const value = fc.constantFrom('1', '2', '$a', '$b').map((text): Tree => ({ kind: 'value', text }));
const binaryOperator = fc.constantFrom(...LEVELS.flat(), '^');

const { tree: anyTree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    value,
    fc.record({
      kind: fc.constant('binary' as const),
      operator: binaryOperator,
      left: tie('tree'),
      right: tie('tree'),
    }),
    fc.record({ kind: fc.constant('unary' as const), operator: fc.constantFrom('!', '-', '+'), operand: tie('tree') }),
    fc.record({ kind: fc.constant('slice' as const), base: tie('tree'), index: tie('tree') }),
  ),
}));

test('a tree that is printed with as few parentheses as possible is parsed to the same tree', (t) => {
  fc.assert(
    fc.property(anyTree, (tree) => {
      const source = print(tree, 0);
      t.deepEqual(parse(source), tree, source);
    }),
    { numRuns: shareOf(2000) },
  );
});

test('blanks and line feeds after an operator change nothing', (t) => {
  fc.assert(
    fc.property(anyTree, fc.constantFrom(' ', '\n', ' # comment\n  '), (tree, blank) => {
      const source = print(tree, 0);
      const spread = source.replace(/ ([^\s\w$()[\]]{1,2}) /g, (_, operator: string) => ` ${operator}${blank}`);
      t.deepEqual(parse(spread), tree, spread);
    }),
  );
});

for (const [index, operators] of LEVELS.entries()) {
  for (const operator of operators) {
    test(`${operator} is left-associative`, (t) => {
      t.deepEqual(parse(`1 ${operator} 2 ${operator} $a`), parse(`(1 ${operator} 2) ${operator} $a`));
    });
    for (const weaker of LEVELS[index - 1] ?? []) {
      test(`${operator} is stronger than ${weaker}`, (t) => {
        t.deepEqual(parse(`1 ${weaker} 2 ${operator} $a`), parse(`1 ${weaker} (2 ${operator} $a)`));
        t.deepEqual(parse(`1 ${operator} 2 ${weaker} $a`), parse(`(1 ${operator} 2) ${weaker} $a`));
      });
    }
  }
}

test('^ is right-associative, and stronger than a sign on its left', (t) => {
  t.deepEqual(parse('1 ^ 2 ^ $a'), parse('1 ^ (2 ^ $a)'));
  t.deepEqual(parse('-1 ^ 2'), parse('-(1 ^ 2)'));
  t.deepEqual(parse('!$a ^ 2'), parse('!($a ^ 2)'));
  t.deepEqual(parse('1 ^ -2 ^ $a'), parse('1 ^ (-(2 ^ $a))'));
});

test('[] is stronger than ^ and signs', (t) => {
  t.deepEqual(parse('-$a[0]'), parse('-($a[0])'));
  t.deepEqual(parse('$a[0] ^ $b[1]'), parse('($a[0]) ^ ($b[1])'));
});

test('a sign is stronger than multiplication', (t) => {
  t.deepEqual(parse('-1 * 2'), parse('(-1) * 2'));
  t.deepEqual(parse('!$a == $b'), parse('(!$a) == $b'));
});
