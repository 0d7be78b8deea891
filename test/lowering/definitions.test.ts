/** The code of definitions: their descriptions, bodies and exports. */
import { bundledStdlib, CatalogCompiler, Environment } from '@pptjs/catalog';
import { compile, type CompileOptions } from '@pptjs/transpiler';
import test from 'ava';

function codeOf(source: string, options: CompileOptions = {}): string {
  const { code, diagnostics } = compile(source, { file: 'a.pp', ...options });
  if (code === null) throw new Error(diagnostics[0]?.message);
  return code;
}

/** The messages of a catalog. */
function notices(code: string): string[] {
  const messages: string[] = [];
  const compiler = new CatalogCompiler({
    environment: new Environment({ name: 'production', code }),
    extensions: [bundledStdlib()],
  });
  compiler.compile({
    node: 'a.example',
    log: ({ level, message }) => void (level === 'notice' && messages.push(message)),
  });
  return messages.map((message) => message.replace(/^Scope\(.*?\): /, ''));
}

/** The lines of the module between two texts. */
function linesOf(code: string, from: string, to: string): string {
  const start = code.indexOf(from);
  return code.slice(start, code.indexOf(to, start) + to.length);
}

test('a class is an object with its parameters by name', (t) => {
  const code = codeOf(`class a(Integer[1] $size, $text = "a\\nb", $none = undef, $less = -1, $list = [1], $of = $size)
    inherits b { notice($text, $of) }`);
  t.is(
    linesOf(code, 'export const a', '\n});'),
    `export const a = /* @__PURE__ */ plainClass('a', {
  inherits: 'b',
  parameters: {
    size: { type: () => integer(1) },
    text: { default: 'a\\nb' },
    none: { default: null },
    less: { default: -1 },
    list: { default: () => [1] },
    of: { default: (scope) => scope.get('size') },
  },
  body: ({ $text, $of }) => {
    notice($text, $of);
  },
  file,
  line: 1,
});`,
  );
});

test('the body of a class takes the scope only if it uses it', (t) => {
  t.regex(codeOf('class a($x) { notice(1) }'), /body: \(\) => \{/);
  t.regex(codeOf('class a($x) { notice($title) }'), /body: \(\{ scope \}\) => \{/);
  t.regex(codeOf('define a($x) { notice($title, $x) }'), /body: \(\{ scope, \$x \}\) => \{/);
});

test('a type that is not literal takes the scope', (t) => {
  t.regex(codeOf('define a(Integer[$b] $x) { }'), /evaluatedType\(\(scope\) => integer\(scope\.get\('b'\)\)\)/);
  const source = 'function low() { 3 }\ndefine a(Integer[low()] $x) { notice($x) }\n';
  t.regex(codeOf(source), /evaluatedType\(\(scope\) => integer\(low\(\)\)\)/);
  t.deepEqual(notices(`${source} a { 't': x => 4 }`), ['4']);
  t.throws(() => notices(`${source} a { 't': x => 2 }`), {
    message: /expects an Integer\[3\] value, got Integer\[2, 2\]/,
  });
});

test('parameters can have the names of properties of all objects', (t) => {
  const source = `class a($__proto__, $constructor = 2) { notice("\${__proto__} \${constructor}") }
    class { 'a': * => { '__proto__' => 1 } }
    function f($__proto__ = 3) { $__proto__ }
    [4].each |Integer $i, Integer $__proto__| { notice($__proto__) }
    notice(f(), inline_epp('<%- | $__proto__, $toString = 7 | -%><%= $__proto__ %><%= $toString %>', { '__proto__' => 6 }))`;
  t.regex(codeOf(source), /\['__proto__'\]: \{\}/);
  t.deepEqual(notices(source), ['1 2', '4', '3 67']);
});

test('a Boolean parameter is a condition', (t) => {
  const inClass = codeOf('class a(Boolean $x, $y) { if $x and !$x or $y { notice(1) } notice($x and $y, !$x) }');
  t.regex(inClass, /if \(\$x && !\$x \|\| truthy\(\$y\)\)/);
  t.regex(inClass, /notice\(truthy\(\$x\) && truthy\(\$y\), !\$x\)/);
  t.regex(codeOf('function f(Boolean $x) { $x and true }'), /return \$x && true/);
  t.regex(codeOf('function f(Optional[Boolean] $x) { $x and true }'), /return truthy\(\$x\) && true/);
});

test('a Deferred value of a Boolean parameter is true', (t) => {
  const source = `class a(Boolean $x) { notice($x and true, true and $x, !$x, $x ? { true => 1, default => 2 }) if $x { notice('yes') } }
    class { 'a': x => Deferred('empty', [[]]) }`;
  t.deepEqual(notices(source), ['true true false 2', 'yes']);
});

test('a Deferred value of a parameter is no instance of its type', (t) => {
  const source = `class a(Array $x, Integer $y) { notice([1].map |$i| { $x =~ Array }, [2].map |$i| { $y == 2 or $i == 2 }) }
    class { 'a': x => Deferred('sort', [[]]), y => Deferred('abs', [2]) }`;
  t.deepEqual(notices(source), ['[false] [true]']);
});

test('a definition whose constant has its name is exported where it is declared', (t) => {
  const code = codeOf('class a::b { }\ntype C = Integer\nfunction d() { }\nclass await { }');
  t.regex(code, /^export const b = /m);
  t.regex(code, /^export const C = /m);
  t.regex(code, /^export \{ b as 'a::b', dFunction as d, await_ as await \};$/m);
  t.notRegex(codeOf('class a { }'), /export \{/);
});

test('the name of the file is one constant', (t) => {
  const code = codeOf("class a { notice(file('b')) }\nclass file { }\ndefine b() { }");
  t.is(code.split("'a.pp'").length, 2);
  t.regex(code, /^const file = 'a\.pp';$/m);
  t.regex(code, /import \{ file as file\w+, notice \}/);
});
