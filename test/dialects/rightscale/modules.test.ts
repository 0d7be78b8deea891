/** Compiled modules of RightScale's language: their code, their exports, and the places of their errors. */
import { readFileSync } from 'node:fs';
import { childrenOf, type Node, resourceCollection, rightscale } from '@pptjs/dialect-rightscale';
import * as functions from '@pptjs/dialect-rightscale/functions';
import * as runtime from '@pptjs/dialect-rightscale/runtime';
import { compileWith } from '@pptjs/transpiler/dialect';
import { parse as parseJavaScript } from 'acorn';
import test from 'ava';
import { evaluate } from './evaluate.js';

type Exports = Readonly<Record<string, (...values: unknown[]) => unknown>>;

/** Runs the CommonJS module of a source. */
function load(source: string): Exports {
  const { code, diagnostics } = compileWith(rightscale, source, { format: 'cjs', file: 'x.rcl' });
  if (code === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const exports: Record<string, (...values: unknown[]) => unknown> = {};
  const require = (name: string): unknown => (name.endsWith('/functions') ? functions : runtime);
  // oxlint-disable-next-line no-new-func -- a test of the emitted code
  new Function('require', 'exports', code)(require, exports);
  return exports;
}

test('a module reads like JavaScript', (t) => {
  const source = `# Doubles each number.
define double($list) return $result do
  $result = map $n in $list return $m do
    $m = $n * 2
  end
end

$total = 0
call double($prices) retrieve $doubled
foreach $price in $doubled do
  if $price > 10 && $price != 42
    $total = $total + $price
  end
end
while $total > 100 do
  $total = $total / 2
end
@first = @servers[0]
{ "total": $total, first: @first.href, "names": join(["a", "b"], "-") }
`;
  t.is(
    compileWith(rightscale, source, { file: 'total.rcl' }).code,
    `import { join } from '@pptjs/dialect-rightscale/functions';
import {
  add, call, definition, divide, each, equals, greater, hash, href, index, map, multiply, script, step,
} from '@pptjs/dialect-rightscale/runtime';

const file = 'total.rcl';

function double($list) {
  const $result = map($list, ($n) => {
    const $m = multiply($n, 2);
    return $m;
  });
  return $result;
}

const doubleDefinition = /* @__PURE__ */ definition({
  name: 'double',
  parameters: ['$list'],
  returns: ['$result'],
  body: double,
});

export { doubleDefinition as double };

export default /* @__PURE__ */ script((variables) => {
  const $prices = variables.value('$prices');
  const servers$ = variables.reference('@servers');
  let $total = 0;
  const $doubled = call(double, $prices);
  for (const $price of each($doubled)) {
    if (greater($price, 10) && !equals($price, 42)) {
      $total = add($total, $price);
    }
  }
  while (greater($total, 100)) {
    step();
    $total = divide($total, 2);
  }
  const first$ = index(servers$, 0);
  return hash({ total: $total, first: href(first$), names: join(['a', 'b'], '-') });
});
`,
  );
});

test('the default export is a function of the variables', (t) => {
  const { default: main } = load('{ "sum": $a + $b, "list": $list }');
  t.deepEqual(main?.({ a: 1, $b: 2, list: ['x'] }), { sum: 3, list: ['x'] });
  t.deepEqual(main?.({ a: 1, b: 2 }), { sum: 3, list: null });
});

test('variables and results are JavaScript values', (t) => {
  const { default: main } = load('[$x, type($x)]');
  const date = new Date('2012-07-01T00:00:00Z');
  const kinds: readonly (readonly [value: unknown, type: string, result?: unknown])[] = [
    [1, 'number'],
    [2.5, 'number'],
    [1e21, 'number'],
    [2n ** 62n, 'number'],
    [5n, 'number', 5],
    ['a', 'string'],
    [true, 'boolean'],
    [null, 'null'],
    [undefined, 'null', null],
    [date, 'datetime'],
    [[1, [2]], 'array'],
    [{ a: { b: 1 } }, 'hash'],
    [new Map([['a', 1]]), 'hash', { a: 1 }],
    [{ type: 'servers', hrefs: [] }, 'hash'],
  ];
  for (const [value, type, result = value] of kinds) t.deepEqual(main?.({ x: value }), [result, type]);
  const hash = main?.({ x: JSON.parse('{"__proto__":{"polluted":1}}') });
  t.is(JSON.stringify(hash), '[{"__proto__":{"polluted":1}},"hash"]');
});

test('a collection is a typed list of hrefs', (t) => {
  const { default: main } = load('@result = @servers[1..] + @servers[0]; @result');
  const expected = resourceCollection('servers', ['/b', '/a']);
  t.deepEqual(main?.({ '@servers': resourceCollection('servers', ['/a', '/b']) }), expected);
  for (const name of ['@servers', 'servers', '$servers'])
    t.deepEqual(main?.({ [name]: { type: 'servers', hrefs: ['/a', '/b'] } }), expected);
  t.throws(() => main?.({ '@servers': ['/a'] }), { message: '@servers must be a resource collection, not an Array' });
  t.throws(() => main?.({}), { code: 'uninitialized-reference' });
  t.throws(() => resourceCollection('servers', [1] as unknown as string[]), { instanceOf: TypeError });
});

test('values that the language does not have are errors', (t) => {
  const { default: main } = load('$x');
  const cycle: unknown[] = [];
  cycle.push(cycle);
  for (const x of [
    Number.NaN,
    Infinity,
    2n ** 64n,
    () => 1,
    Symbol('a'),
    new Date(Number.NaN),
    cycle,
    new Map([[1, 2]]),
  ])
    t.throws(() => main?.({ x }), { code: 'variable' });
});

test('the default export takes bounds', (t) => {
  const { default: main } = load('$i = 0; while $i < 1000 do $i = $i + 1 end; $i');
  t.is(main?.({}), 1000);
  t.throws(() => main?.({}, { steps: 100 }), { code: 'steps', message: /100 steps/ });
});

test('each definition is an export, a function with its parameters', (t) => {
  const module = load(
    'define none($a) do end\ndefine one($a, @b) return $c do $c = [$a, @b.href] end\ndefine two() return $a, @b do $a = 1; @b = rs_cm.servers.empty() end',
  );
  t.is(module['none']?.(1), undefined);
  t.deepEqual(module['one']?.({ x: 1 }, resourceCollection('servers', ['/a'])), [{ x: 1 }, '/a']);
  t.deepEqual(module['two']?.(), [1, resourceCollection('servers', [])]);
  t.throws(() => module['one']?.(1), { code: 'arguments', message: "'one' takes 2 arguments, but got 1" });
  t.throws(() => module['one']?.(1, 2), { code: 'not-a-collection' });
  t.is(load('1')['default']?.(), 1);
});

test('names of JavaScript are data', (t) => {
  const source = ['class', 'then', 'default', '__proto__', 'constructor', 'add', 'file', 'script']
    .map((name, index) => `define ${name}() return $r do $r = ${index} + 0 end`)
    .join('\n');
  const module = load(`${source}\ncall add() retrieve $class\n$var = { "__proto__": $class }\n$this = $var\n$this`);
  t.is(module['class']?.(), 0);
  t.is(module['constructor']?.(), 4);
  t.is(JSON.stringify(module['default']?.()), '{"__proto__":5}');
  t.false('then' in module);
});

/** A source for each kind of node, in which the node fails. The error is at the text between the marks. */
const failing: readonly (readonly [type: Node['type'] | 'Binary ^' | 'Unary +', source: string])[] = [
  ...['+', '-', '*', '/', '%', '^', '<', '<=', '>', '>=', '&', '|', '=~', '!~'].map(
    (operator) => ['Binary', `1 + 1\n$x = {}\n$x «${operator}» true`] as const,
  ),
  ['Binary', '$x = 1\n$x «<<» 2'],
  ['Binary', '{ "a": 1 }["a"] «<<» 2'],
  ['Unary', '$x = "a"\n«-»$x'],
  ['Unary', '$x = "a"\n«+»$x'],
  ['Slice', '$x = 5\n$x«[»0]'],
  ['Slice', '$x = {}\n[$x]«[»"a"..]'],
  ['RangeLiteral', '$x = []\n[$x«..»2]'],
  ['HashLiteral', '$x = 1\n«{» $x: 2 }'],
  ['FunctionCall', 'size(«1 + 1»)'],
  ['FunctionCall', 'join([1], «{}»)'],
  ['FunctionCall', '«now»()'],
  ['Field', '@servers.«name»'],
  ['Action', '@servers.«launch»()'],
  ['Namespace', 'rs_cm.«servers»'],
  ['Variable', '«@missing»'],
  ['Map', '$x = «map» $y in 5 return $z do\n$z = 1\nend'],
  ['Assignment', '$x = []\n$x«[»"a"][0] = 1'],
  ['Assignment', '$x = 1\n$a, $b «=» $x'],
  ['Call', 'define f($n) do\ncall «f»($n)\nend\ncall f(1)'],
  ['While', '«while» true do\nend'],
  ['Foreach', '«foreach» $x in {} do\nend'],
  ['Raise', '«raise» "a"'],
  ['Assert', '«assert» false'],
  ['TaskControl', '«cancel»'],
  ['Concurrent', '«concurrent» do\nend'],
  ['Sub', 'sub «on_rollback»: "x" do\nend'],
  ['Definition', 'define f() «on_error»: skip do\nend\ncall f()'],
  ['If', 'if 1 «+» {} == 2\nend'],
  ['Return', 'define f() return $x do\nreturn 1 «+» []\nend\ncall f() retrieve $y'],
  ['ArrayLiteral', '[1, 2 «*» "a"]'],
];

for (const [type, marked] of failing) {
  test(`an error of ${type} is located at its token: ${marked.replaceAll('\n', '; ')}`, (t) => {
    const start = marked.indexOf('«');
    const text = marked.slice(start + 1, marked.indexOf('»'));
    const result = evaluate(marked.replace(/[«»]/g, ''));
    if (typeof result === 'string') return t.fail(result);
    const before = marked.slice(0, start).split('\n');
    t.like(result, { text, line: before.length, column: (before.at(-1) ?? '').length + 1 }, result.message);
  });
}

test('the sources of the test of places contain each type of node that can fail', (t) => {
  const seen = new Set<string>();
  const visit = (node: Node): void => {
    seen.add(node.type);
    for (const child of childrenOf(node)) visit(child);
  };
  for (const [, marked] of failing) {
    const { tree } = rightscale.parse(marked.replace(/[«»]/g, ''));
    if (tree !== null) visit(tree);
  }
  const all = readFileSync(
    new URL('../../../packages/dialect-rightscale/src/syntax/nodes.ts', import.meta.url),
    'utf8',
  );
  const types = [...all.matchAll(/readonly type: '(\w+)'/g)].map(([, type = '']) => type);
  // These nodes only contain values, or are never evaluated.
  const harmless = [
    'NullLiteral',
    'FloatLiteral',
    'DateTimeLiteral',
    'RegexpLiteral',
    'DurationLiteral',
    'TemplateDeclaration',
  ];
  t.deepEqual(
    types.filter((type) => !seen.has(type) && !harmless.includes(type)),
    [],
  );
});

test('both formats of modules are valid JavaScript', (t) => {
  const source = 'define f($a) return $b do $b = $a end\ncall f(1) retrieve $x\n$x';
  const esm = compileWith(rightscale, source, { format: 'esm', sourceMap: 'inline' }).code ?? '';
  t.notThrows(() => parseJavaScript(esm, { ecmaVersion: 2022, sourceType: 'module' }));
  t.is(load(source)['default']?.(), 1);
});

test('the tree is printed as nested lists', (t) => {
  const { tree } = rightscale.parse('$x = 1 + $y[0..] * -2.5\nif $x =~ /a/i\n@a.name[]\nend');
  t.is(
    tree && rightscale.printTree(tree),
    '(= $x (+ 1 (* ([] $y (range-from 0)) (unary - (float 2.5)))))\n(if 1 (=~ $x /a/i) (value (.name[] @a)))\n',
  );
});

test('compiling does not load the runtime', (t) => {
  const index = readFileSync(new URL('../../../packages/dialect-rightscale/dist/index.js', import.meta.url), 'utf8');
  t.notRegex(index, /from '\.\/(?:runtime|host|functions)\.js'/);
});

test('the page shows the module of its source', (t) => {
  const page = readFileSync(new URL('../../../docs/rightscale.md', import.meta.url), 'utf8');
  const [, source = '', code] = /```ruby\n([^]*?)```\n\n```js\n([^]*?)```/.exec(page) ?? [];
  t.is(compileWith(rightscale, source, { file: 'total.rcl' }).code, code ?? '');
});
