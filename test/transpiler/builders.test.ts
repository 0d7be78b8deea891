import { parseExpressionAt } from 'acorn';
import test from 'ava';
import type * as ESTree from 'estree';
import { build, Names, print } from './internals.js';

const {
  array,
  arrow,
  binary,
  call,
  element,
  identifier,
  literal,
  member,
  not,
  number,
  object,
  sequence,
  statement,
  template,
} = build;

/** The text of an expression, without the semicolon. */
function textOf(expression: ESTree.Expression): string {
  return print({ type: 'Program', sourceType: 'module', body: [statement(expression)] }).replace(/;\n$/, '');
}

const x = identifier('x');

const expressions: readonly (readonly [title: string, node: ESTree.Expression, text: string])[] = [
  ['number: a negative number is a unary minus', number(-1), '-1'],
  ['number: a bigint has the suffix n', number(2n ** 60n), '1152921504606846976n'],
  ['number: a negative bigint is a unary minus', number(-(2n ** 60n)), '-1152921504606846976n'],
  [
    'object: a property with the name of its value is shorthand',
    object([
      ['x', x],
      ['y', x],
    ]),
    '({ x, y: x })',
  ],
  [
    'object: a name that is no identifier is quoted, and __proto__ is a computed key',
    object(['a', 'if', '*', 'a::b', '__proto__'].map((name) => [name, literal(1)])),
    "({ a: 1, if: 1, '*': 1, 'a::b': 1, ['__proto__']: 1 })",
  ],
  ['element: the key is in brackets', element(x, literal('a')), "x['a']"],
  ['member: the name follows a dot', member(x, 'a'), 'x.a'],
  ['call: the arguments are in parentheses', call(x, [literal(1), build.spread(x)]), 'x(1, ...x)'],
  ['construct: the class follows new', build.construct(x, [literal(1)]), 'new x(1)'],
  ['pureCall: bundlers may remove the call', build.pureCall(x, []), '/* @__PURE__ */ x()'],
  ['arrow: an object as body is in parentheses', arrow([x], object([['a', x]])), '((x) => ({ a: x }))'],
  ['not: a double negation of a negation is folded', not(not(not(x))), '!x'],
  ['not: a single value is converted to a boolean by two negations', not(not(x)), '!!x'],
  ['negated: === becomes !==', build.negated(binary('===', x, literal(null))), 'x !== null'],
  ['negated: == becomes !=', build.negated(binary('==', x, literal(null))), 'x != null'],
  ['negated: another test gets a negation', build.negated(binary('<', x, literal(1))), '!(x < 1)'],
  ['sequence: one expression stays alone', sequence([x]), 'x'],
  ['sequence: several expressions are separated by commas', array([sequence([x, x])]), '[(x, x)]'],
  ['regexp: pattern and flags are written as they are', build.regexp('a/b', 'v'), '/a/b/v'],
  ['conditional: test, consequent and alternate', build.conditional(x, literal(1), literal(2)), 'x ? 1 : 2'],
  ['assign: the operator defaults to =', build.assign(x, literal(1)), 'x = 1'],
  ['template: back quotes, backslashes and ${ are escaped', template(['`\\${', ''], [x]), '`\\`\\\\\\${${x}`'],
  ['template: a $ before an expression is escaped', template(['$', ''], [x]), '`\\$${x}`'],
  ['template: up to two line feeds are written as \\n', template(['a\nb', ''], [x]), '`a\\nb${x}`'],
  ['template: more line feeds are written as lines', template(['a\nb\nc\n', ''], [x]), '`a\nb\nc\n${x}`'],
];

for (const [title, node, text] of expressions) test(`builders: ${title}`, (t) => t.is(textOf(node), text));

const texts = [
  '',
  'a',
  "it's",
  'a\\b',
  'a\nb',
  '\t\r',
  '\0',
  '\u2028',
  '\ud800',
  '\u{1f600}',
  'é',
  '\ufeff',
  '${x}',
  '`',
];

test('builders: quoted gives a JavaScript string with the value of the text', (t) => {
  for (const text of texts) {
    const node = parseExpressionAt(build.quoted(text), 0, { ecmaVersion: 'latest' }) as { value?: unknown };
    t.is(node.value, text, JSON.stringify(text));
  }
});

test('builders: an exported name that is not an identifier is a string', (t) => {
  const names = [
    { local: 'a', exported: 'a' },
    { local: 'b', exported: 'm::b' },
  ];
  const program: ESTree.Program = { type: 'Program', sourceType: 'module', body: [build.exportNames(names)] };
  t.is(print(program), "export { a, b as 'm::b' };\n");
});

test('Names: each name is returned once', (t) => {
  const names = new Names(['reserved']);
  t.deepEqual(
    [
      names.take('a'),
      names.take('a'),
      names.take('a'),
      names.take('reserved'),
      names.take('class'),
      names.take('b', ''),
    ],
    ['a', 'a_', 'a3', 'reserved_', 'class_', 'b'],
  );
});

test('Names: characters that identifiers cannot contain become underscores', (t) => {
  const names = new Names();
  t.deepEqual(
    [names.take('m::f'), names.take('1x'), names.take('a b-c'), names.take('')],
    ['m_f', '_1x', 'a_b_c', '_'],
  );
});
