/** The declarations of whole files. */
import { readdirSync, readFileSync } from 'node:fs';
import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';
import { compile } from '@pptjs/transpiler';
import test from 'ava';
import { workspace } from '../loader/workspace.js';
import { typeErrors, typescriptVersions } from './typescript.js';

const source = `# Adds.
#
# @summary Sums up
# @param a the first
#   of them
# @param class [Integer] the second
# @return [Integer] the sum */
# @example
#   m::add(1)
function m::add(Integer $a, Integer $class = 1, String *$rest) >> Integer[0, 9] { $a }

# No documentation.

define m::thing(String $x = 'a') {}

# The name.
$name = "a-\${1 + 1}"
`;

const declarations = `import type { PuppetFunction, PuppetManifest, PuppetResourceType } from '@pptjs/runtime/declarations';
/**
 * Sums up
 *
 * Adds.
 *
 * @example
 *   m::add(1)
 */
export declare const add: PuppetFunction & {
  /**
   * Sums up
   *
   * Adds.
   *
   * @example
   *   m::add(1)
   * @param a the first
   * of them
   * @returns the sum *\\/
   */
  (a: number | bigint): number;
  /**
   * Sums up
   *
   * Adds.
   *
   * @example
   *   m::add(1)
   * @param a the first
   * of them
   * @param class_ the second
   * @returns the sum *\\/
   */
  (a: number | bigint, class_: number | bigint, ...rest: string[]): number;
};
export declare const thing: PuppetResourceType<{
  readonly x?: string;
}>;
declare const main: PuppetManifest<{
  /** The name. */
  readonly name: string;
}, string>;
export default main;
export {
  add as 'm::add',
  thing as 'm::thing',
};
`;

test('the declarations of a file', (t) => {
  t.is(compile(source, { typed: true }).types?.text, declarations);
});

test('a declaration map leads from each declared name to its place in the source', (t) => {
  const { types } = compile(source, { file: 'm.pp', typed: true, mapSource: '../m.pp' });
  const map = new TraceMap(types?.map ?? '');
  const lines = (types?.text ?? '').split('\n');
  const placeOf = (line: RegExp, name: string): readonly (number | string | null)[] => {
    const index = lines.findIndex((text) => line.test(text));
    const found = originalPositionFor(map, { line: index + 1, column: lines[index]!.indexOf(name) });
    const rest = source.split('\n')[found.line! - 1]!.slice(found.column!);
    return [found.source, found.line, rest.split(/[^$:\w]/)[0]!];
  };
  t.deepEqual(placeOf(/declare const add/, 'add'), ['../m.pp', 10, 'm::add']);
  t.deepEqual(placeOf(/\.\.\.rest/, 'class_'), ['../m.pp', 10, '$class']);
  t.deepEqual(placeOf(/readonly x/, 'x'), ['../m.pp', 14, '$x']);
  t.deepEqual(placeOf(/readonly name/, 'name'), ['../m.pp', 17, '$name']);
});

test('without comments, the declarations have no documentation', (t) => {
  t.notRegex(compile(source, { typed: true, comments: false }).types?.text ?? '', /\/\*/);
});

test('a source with errors has no declarations', (t) => {
  t.is(compile('$a = = 1', { typed: true }).types, null);
  t.is(compile('$a = 1').types, null);
});

/** Top-level variables, and their types in the declarations. */
const variables: readonly (readonly [statements: string, variables: string, value: string])[] = [
  ["$a = 'x'", 'readonly a: string', 'string'],
  ['$a = 1', 'readonly a: number', 'number'],
  ['$a = 9007199254740993', 'readonly a: bigint', 'bigint'],
  ['$a = -1.5', 'readonly a: number', 'number'],
  ['$a = undef', 'readonly a: null', 'null'],
  ['$a = 1 == 2', 'readonly a: boolean', 'boolean'],
  ['$a = $facts', 'readonly a: PuppetValue', 'PuppetValue'],
  ['$a = 1 + 1', 'readonly a: number', 'number'],
  ['$a = $facts ? { 1 => up, default => down }', "readonly a: 'down' | 'up'", "'down' | 'up'"],
  ['$a = "a,b".split(",")', 'readonly a: string[]', 'string[]'],
  ['$a = [1, "x", true]', 'readonly a: [number, string, boolean]', '[number, string, boolean]'],
  ['$a = [1, *[2]]', 'readonly a: number[]', 'number[]'],
  ['$a = []', 'readonly a: never[]', 'never[]'],
  ["$a = { b => 1, 'c-d' => [] }", "readonly a: { b: number; 'c-d': never[] }", "{ b: number; 'c-d': never[] }"],
  [
    '$a = { 1 => 2 }',
    'readonly a: { [key: string]: number } | Map<number, number>',
    '{ [key: string]: number } | Map<number, number>',
  ],
  ['if $facts { $a = 1 }', 'readonly a?: number', 'number | null'],
  ["if $facts { $a = 1 } else { $a = 'x' }\n$b = 1", 'readonly a?: number | string; readonly b: number', 'number'],
  ['[$a, $b] = [1, 2]', 'readonly a: PuppetValue; readonly b: PuppetValue', 'number[]'],
  ['$a = $b = 1', 'readonly a: number; readonly b?: number', 'number'],
  ['$a = 1\n$a', 'readonly a: number', 'number'],
  ['[1].each |$x| { $a = 1 }\nclass c { $b = 1 }', '', 'null'],
  ['class c {}', '', 'null'],
];

for (const [statements, expected, value] of variables) {
  test(`the variables of the file: ${statements}`, (t) => {
    const { types } = compile(statements, { typed: true, comments: false });
    const [, members = '', result] =
      /PuppetManifest<\{([^]*)\}, ([^]*)>;\nexport default/.exec(types?.text ?? '') ?? [];
    t.is(
      members
        .trim()
        .replace(/;$/, '')
        .replaceAll(/;\n\s*/g, '; '),
      expected,
    );
    t.is(result, value);
  });
}

/** Types of parameters `*$rest`, and those in declarations. */
const rests: readonly (readonly [puppet: string, typescript: string])[] = [
  ['*$x', 'PuppetInput[]'],
  ['String *$x', 'string[]'],
  ['Array *$x', 'PuppetInput[]'],
  ['Array[String] *$x', 'string[]'],
  ['Array[String, 1] *$x', '[string, ...string[]]'],
  ['Array[Variant[String, Boolean], 1, 2] *$x', '[string | boolean, (string | boolean)?]'],
  ['Array[String, 0, 0] *$x', '[]'],
  ['Array[String, default, 2] *$x', '[string?, string?]'],
  ['Array[String, 0, 100] *$x', 'string[]'],
  ['Array[Array[String], 1] *$x', '[ArrayInput<string>, ...ArrayInput<string>[]]'],
  ['Array[String, 1 + 1] *$x', 'string[]'],
];

/** Sources with names and types that are difficult in TypeScript. */
const difficult: Readonly<Record<string, string>> = {
  keywords: 'function a::delete($class, $this, $arguments, $await, $package, $enum) {}\nclass a::static($new = 1) {}',
  collisions: 'function a::f() {}\nfunction b::f() {}\nclass f {}\ntype F = Integer\ntype A::F = String',
  helpers: 'type A::PuppetValue = Any\ntype A::PuppetFunction = Integer\nfunction a::f(A::PuppetValue $x) { $x }',
  globals:
    'type A::Date = Timestamp\ntype A::Map = Hash[Integer, A::Date]\ntype A::ReadonlyMap = A::Map\ntype A::Array = Array[A::Map]\ntype A::Object = Any\ntype A::String = String',
  recursive:
    'type A::T = Variant[String, Array[A::T], Hash[String, A::T], Struct[{ a => A::T }], Tuple[A::T, 1, 2]]\ntype A::X = Array[A::Y]\ntype A::Y = Variant[String, A::X]\nfunction a::f(A::Y $y, A::T $t) >> A::Y { $y }',
  circular:
    'type A::L = Variant[A::L, String]\ntype A::M = Optional[A::N]\ntype A::N = Variant[Integer, A::M]\ntype A::O = A::O',
  nodes: "node 'a.b', /x/ {}\nnode default {}\nnode /it's/ {}",
  then: 'function a::then() {}\nfunction a::default_() {}\nclass main {}\nfunction a::main() {}',
  texts:
    'type A::E = Enum["it\'s", "a\\nb", "`\\${x}", "\u2028", "*/"]\ntype A::P = Pattern[/\\A`\\$\\{x\\}/]\nclass a::c(Struct[{ "a b" => Integer, "__proto__" => String, "*/" => Integer }] $x) {}',
  objects:
    "type A::B = Object[{ attributes => { a => Integer } }]\ntype A::S = TypeSet[{ pcore_version => '1.0.0', types => { X => Integer } }]\nfunction a::f(A::B $b, A::S::X $x) {}",
  comments:
    '# */ alert(1) /*\n# @param x\n# @param x */ y\nclass a($x) {}\n/* block */\nfunction b() {}\n# \u2028 @return\nfunction c() {}',
  misplaced:
    'function a::f($a = 1, *$rest) {}\nfunction a::g() {}\nfunction a::h(*$rest) {}\nfunction a::i(Callable $b, Optional[Callable] $c) {}',
  computed: '$x = 1\nclass a(Integer[$x] $y, Enum[$x] $z = 1, Hash[Callable, Any] $h = {}) {}',
  rests: rests.map(([puppet], index) => `function a::f${index}($a, ${puppet}) {}`).join('\n'),
  empty: '',
};

for (const [puppet, typescript] of rests)
  test(`the declaration of the parameter ${puppet}`, (t) => {
    const { types } = compile(`function f(Boolean $a, ${puppet}) { 1 }`, { typed: true, comments: false });
    t.true(types?.text.includes(`(a: boolean, ...x: ${typescript}): number;`), types?.text);
  });

for (const version of typescriptVersions) {
  test(`TypeScript ${version} accepts the declarations of difficult files`, (t) => {
    const ten = new URL('../lowering/ten/', import.meta.url);
    const manifests = readdirSync(ten).filter((name) => name.endsWith('.pp'));
    const sources = {
      ...difficult,
      ...Object.fromEntries(manifests.map((name) => [name.slice(0, -3), readFileSync(new URL(name, ten), 'utf8')])),
    };
    const files = Object.entries(sources).map(([name, text]) => {
      const { types, diagnostics } = compile(text, { typed: true, strict: 'off' });
      t.not(types, null, `${name}: ${diagnostics[0]?.message}`);
      return [`${name}.d.ts`, types?.text ?? ''] as const;
    });
    const cwd = workspace(t, { 'package.json': '{ "type": "module" }', ...Object.fromEntries(files) });
    t.deepEqual(typeErrors(cwd, { version }), []);
  });
}

test('TypeScript accepts results as arguments, and sets in recursive types', (t) => {
  const { types } = compile(difficult['recursive'] ?? '', { typed: true });
  const cwd = workspace(t, {
    'package.json': '{ "type": "module" }',
    'r.d.ts': types?.text ?? '',
    'main.ts': `import { f, T, X, Y } from './r.js';
const t: T = { a: ['b', { c: 'd' }] };
const x: X = ['a', ['b']];
export const y: Y = f(f(x, t), new Set(['a', new Set(['b'])]));
`,
  });
  t.deepEqual(typeErrors(cwd), []);
});
