/** The start and end offsets of nodes. */
import { type Node, type Program, parse, toPn, toPnJson } from '@pptjs/transpiler';
import test from 'ava';
import { families } from './families.js';

/** Sources, with the text of their first node of a type. */
const places: readonly (readonly [source: string, type: Node['type'], text: string])[] = [
  ['$a = 1 + 2 * 3', 'ArithmeticExpression', '1 + 2 * 3'],
  ['$a = (1 + 2)', 'ParenthesizedExpression', '(1 + 2)'],
  ['$a = -$b[1]', 'UnaryMinusExpression', '-$b[1]'],
  ['$a = - 1', 'LiteralInteger', '- 1'],
  ['$b[1, 2] ', 'AccessExpression', '$b[1, 2]'],
  ['f(1) |$x| { $x } # c', 'CallNamedFunctionExpression', 'f(1) |$x| { $x }'],
  ['f(1) |$x| { $x } # c', 'LambdaExpression', '|$x| { $x }'],
  ['notice 1, 2 ; 3', 'CallNamedFunctionExpression', 'notice 1, 2'],
  ['$a.b(1).c', 'CallMethodExpression', '$a.b(1).c'],
  ['$a.b(1)', 'NamedAccessExpression', '$a.b'],
  ['if $a { 1 } else { 2 }\n', 'IfExpression', 'if $a { 1 } else { 2 }'],
  ['if $a { } else { 2 }', 'Nop', '{ }'],
  ['case $a { 1, 2: { 3 } } ', 'CaseOption', '1, 2: { 3 }'],
  ['$a ? { 1 => 2 } ', 'SelectorExpression', '$a ? { 1 => 2 }'],
  ['$a ? { 1 => 2 } ', 'SelectorEntry', '1 => 2'],
  ['class a::b($x) { }\n', 'HostClassDefinition', 'class a::b($x) { }'],
  ['class a(Integer $x = 3, $y) { }', 'Parameter', 'Integer $x = 3'],
  ['type A = Foo[1] ', 'TypeAlias', 'type A = Foo[1]'],
  ['@file { a: b => 1; c: } ', 'ResourceExpression', '@file { a: b => 1; c: }'],
  ['file { a: b => 1, }', 'ResourceBody', 'a: b => 1,'],
  ['file { a: b => 1, }', 'AttributeOperation', 'b => 1'],
  ['File { b => 1 }', 'ResourceDefaultsExpression', 'File { b => 1 }'],
  ['A <| b == 1 |> { c => 2 } ', 'CollectExpression', 'A <| b == 1 |> { c => 2 }'],
  ['A <| b == 1 |> { c => 2 } ', 'VirtualQuery', '<| b == 1 |>'],
  ['A -> B -> C', 'RelationshipExpression', 'A -> B -> C'],
  ['$x = {a => 1, b => 2}', 'KeyedEntry', 'a => 1'],
  ['f(a => 1, b => 2)', 'LiteralHash', 'a => 1, b => 2'],
  ['"a${b.c}d"', 'ConcatenatedString', '"a${b.c}d"'],
  ['"a${b.c}d"', 'TextExpression', '${b.c}'],
  ['"a${b.c}d"', 'VariableExpression', 'b'],
  ['"a\\n$b"', 'LiteralString', 'a\\n'],
  ['$a = @("X")\n  é ${b + 1}\n  | X\n', 'ArithmeticExpression', 'b + 1'],
  ['$a = @("X")\n    x\n  ${b}\n  | X\n', 'TextExpression', '${b}'],
  ['$a = @(X)\n  text\n  | X\n', 'HeredocExpression', '@(X)'],
  ['$a = @(X)\n  text\n  | X\n', 'LiteralString', '  text\n'],
  ['function f() >> Integer { 1 }', 'QualifiedReference', 'Integer'],
  ['node a.b, /c/ { }', 'LiteralString', 'a.b'],
];

for (const [source, type, text] of places) {
  test(`the first ${type} of ${JSON.stringify(source)} is ${JSON.stringify(text)}`, (t) => {
    const node = [...nodesOf(programOf(source))].find((each) => each.type === type);
    t.is(node && source.slice(node.start, node.end), text);
  });
}

test('operators, brackets and names have their offsets', (t) => {
  t.is(at('$a  =~ $b', 'MatchExpression', 'operatorStart'), '=~ $b');
  t.is(at('$a in $b', 'InExpression', 'operatorStart'), 'in $b');
  t.is(at('$a  ? 1 => 2', 'SelectorExpression', 'operatorStart'), '? 1 => 2');
  t.is(at('$a.b', 'NamedAccessExpression', 'operatorStart'), '.b');
  t.is(at('$a[1][2]', 'AccessExpression', 'bracketStart'), '[2]');
  t.is(at('class  a { }', 'HostClassDefinition', 'nameStart'), 'a { }');
  t.is(at('class a(Integer *$x) { }', 'Parameter', 'nameStart'), '$x) { }');
  t.is(at('$a = @("X")\n  ${b + 1}\n  | X\n', 'ArithmeticExpression', 'operatorStart'), '+ 1}\n  | X\n');
});

test('Program.definitions is in source order', (t) => {
  const { definitions } = programOf(
    'class a { define b { } class c { } }\nfunction f() { }\nnode x { class d { } }\ntype T = Integer',
  );
  const found = definitions.map((definition) => ('name' in definition ? definition.name : definition.type));
  t.deepEqual(found, ['a', 'a::b', 'a::c', 'f', 'NodeDefinition', 'd', 'T']);
});

test('a node lies within its parent, and its text has the same tree on its own', (t) => {
  let count = 0;
  for (const source of [...(families()['random programs'] ?? []), ...(families()['precedences'] ?? [])]) {
    const { program } = parse(source);
    if (program === null) continue;
    for (const node of nodesOf(program)) {
      if (!(node.start >= 0 && node.start <= node.end && node.end <= source.length))
        t.fail(`${node.type} of ${JSON.stringify(source)}`);
      for (const child of childrenOf(node)) {
        if (child.start < node.start || child.end > node.end)
          t.fail(`${child.type} outside of ${node.type} in ${JSON.stringify(source)}`);
      }
      if (!contextFreeTypes.has(node.type)) continue;
      const text = source.slice(node.start, node.end);
      // An `elsif` is an if, and the attributes of a type are an access to Object.
      if (text.startsWith('elsif') || (node.type === 'AccessExpression' && node.leftExpr.start === node.leftExpr.end))
        continue;
      const parsedAlone = programOf(`(${text}\n)`).body;
      const isSame = parsedAlone.type === 'ParenthesizedExpression' && pnOf(parsedAlone.expr) === pnOf(node);
      if (!isSame) t.fail(`${node.type} ${JSON.stringify(text)} in ${JSON.stringify(source)}`);
      count++;
    }
  }
  t.true(count > 4000, String(count));
});

/** Types of nodes whose text gives the same tree outside of its context. */
const contextFreeTypes: ReadonlySet<Node['type']> = new Set([
  'ArithmeticExpression',
  'ComparisonExpression',
  'MatchExpression',
  'InExpression',
  'AndExpression',
  'OrExpression',
  'NotExpression',
  'UnaryMinusExpression',
  'ParenthesizedExpression',
  'SelectorExpression',
  'AccessExpression',
  'CallMethodExpression',
  'LiteralFloat',
  'LiteralBoolean',
  'LiteralUndef',
  'LiteralDefault',
  'QualifiedReference',
  'ConcatenatedString',
  'LiteralList',
  'AssignmentExpression',
  'RelationshipExpression',
  'IfExpression',
  'UnlessExpression',
  'CaseExpression',
  'FunctionDefinition',
  'NodeDefinition',
]);

/** The source from an offset field of its first node of a type to the end. */
function at(source: string, type: Node['type'], field: string): string | undefined {
  const node = [...nodesOf(programOf(source))].find((each) => each.type === type);
  const offset = (node as unknown as Record<string, number> | undefined)?.[field];
  return offset === undefined ? undefined : source.slice(offset);
}

function programOf(source: string): Program {
  const { program, diagnostics } = parse(source);
  if (program === null) throw new Error(`${source}: ${diagnostics[0]?.message}`);
  return program;
}

function pnOf(node: Node): string {
  const body = node as Program['body'];
  return toPnJson(
    toPn({
      type: 'Program',
      start: 0,
      end: 0,
      body,
      definitions: [],
      comments: [],
      sourceText: '$'.repeat(node.end),
      sourceRef: '',
    }),
  );
}

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

function childrenOf(node: Node): Node[] {
  const fields = Object.entries(node).filter(([field]) => field !== 'definitions');
  return fields
    .flatMap(([, value]: [string, unknown]) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
