/** Names, parameters, places of definitions, texts with a syntax: sources for the validator's rules about them. */

export interface ValidatorCase {
  readonly source: string;
  readonly file?: string;
  readonly strict?: 'off' | 'warning' | 'error';
  readonly epp?: boolean;
  readonly tasks?: boolean;
  readonly modulePath?: readonly string[];
  /** The environment's own manifest, or the folder of its manifests. */
  readonly manifest?: string;
}

const cross = (patterns: readonly string[], names: readonly string[]): ValidatorCase[] =>
  patterns.flatMap((pattern) => names.map((name) => ({ source: pattern.replaceAll('§', () => name) })));

const names = [
  'a', 'a1', 'a_b', '_a', '__a', 'A', 'Aa', 'a-b', 'a-', 'aB', '1a', '1', '01', '0x1', 'a::b', '::a', '::a::b', 'a::_b', '_a::b', 'a::B', 'A::B', 'A::b', 'a::1b',
  'a::b-c', 'a.b', 'a:b', 'a::', 'class', 'default', 'if', 'true', 'undef', 'type', 'attr', 'private', 'plan', 'apply', 'any', 'string', 'integer', 'init',
  'runtime', 'settings', 'main', 'function', 'node', 'inherits', 'in', 'and', 'unless', 'produces', 'application', 'site', "'quoted'", '"quoted"', "'quoted-name'",
  "'Quoted'", "'a::b'", '"a${1}"', "''", '$a', 'Integer', 'File', 'Any', 'Object', 'Init', 'Resource', 'Timestamp', 'Sensitive', 'Deferred', 'Target',
  'object', 'deferred', 'target', 'variant', 'catalogentry', 'typeset', 'semver', 'uri', 'error', 'binary', 'resource', 'file', 'iterator', 'callable', 'collection',
  'optional', 'scalar', 'enum', 'timespan', 'a::integer', 'integer::a', 'été', 'a::b::c', 'a__b', 'título',
];

const naming = cross(
  [
    'class § { }', 'define § { }', 'function §() { }', 'plan §() { }', 'node § { }', 'type § = Integer', 'type § inherits Foo { }', 'class k inherits § { }',
    'class k { class § { } }', 'class k { define § { } }',
    '$§ = 1', '"${§}"', '"$§"', "$§", 'class k($§) { }', 'define k($§) { }', 'function k($§) { }', 'plan k($§) { }', '$y.each |$§| { }', 'class k(§ $p) { }', 'function k() >> § { }',
    "§ { 'a': }", "file { 'a': § => 1 }", 'notice(§)', '§()', '$y.§', '$y.§()', '{ § => 1 }.call', "§['a']", "Foo <| § == 1 |>", "Foo['a'] { § => 1 }", '§ <| |>', 'include §', '[§, 1].call', 'type K = §',
    '§ => 1', '§', '§ 1', '@§ { a: }', '§ { a => 1 }',
  ],
  names,
);

const variables = [
  '0', '1', '9', '10', '00', '01', '007', '1a', '12345678901234567890', 'a', '_a', '_', '__', '_1', 'a1', 'A', 'aB', 'Ab', 'a::b', '::a', '::_a', 'a::_b', '_a::b', '::_a::b', 'a::_b::c',
  'a::1', '1::a', '::1', 'a::B', 'A::b', 'a::b::c', '::a::b::c', 'trusted', 'facts', 'server_facts', 'title', 'name', 'environment', 'settings::a', 'true', 'undef', 'class', 'module_name', 'caller_module_name',
];

const variableUses = cross(['$§', '$y = $§', '$§ = 1', '"$§"', '"${§}"', '"${$§}"', '[$§, $y] = [1, 2]', '$§ += 1', 'notice($§)', '$§[1]', '$§.call', 'class k($p = $§) { }', 'class k { $§ = 1 }', 'function k() { $§ = 1 }', 'function k($p = $§ = 1) { }', 'class k($p = $§ = 1) { }', 'class k($p = [$§ = 1]) { }', '$y.each |$v = $§ = 1| { }', "{ a => $§ = 1 }.call", 'call($§ = 1)'], variables);

const typeNames = [
  'any', 'unit', 'scalar', 'scalardata', 'data', 'richdata', 'richdatakey', 'numeric', 'integer', 'float', 'string', 'boolean', 'pattern', 'regexp', 'collection', 'array', 'hash', 'tuple', 'struct', 'optional', 'notundef', 'variant', 'enum', 'undef', 'default', 'type', 'class', 'resource', 'runtime', 'sensitive', 'semver', 'semverrange', 'timestamp', 'timespan',
  'typealias', 'typereference', 'typesetreference', 'typeset', 'object', 'objecttypeextension', 'init', 'iterable', 'iterator', 'callable', 'catalogentry', 'binary', 'uri', 'deferred', 'error', 'target', 'annotation', 'typedmap', 'pcore', 'puppet', 'stage', 'main', 'settings', 'plan', 'process', 'puppet_object', 'iterator', 'lambda', 'typemapping', 'datatype',
];

const typeNaming = cross(['class § { }', 'define § { }', 'function §() { }', 'type § = Integer'], typeNames)
  .concat(cross(['class § { }', 'class a::§ { }'], typeNames.map((name) => `::${name}`)))
  .concat(cross(['type § = Integer', 'type A::§ = Integer', 'type § inherits Foo { }', 'class k { type § = Integer }'], typeNames.map((name) => name[0]?.toUpperCase() + name.slice(1))))
  .concat(typeNames.flatMap((name) => [{ source: `plan ${name}() { }`, tasks: true }, { source: `plan a::${name}() { }`, tasks: true }]));

const typeMappings = cross(
  ["type § = Foo", "type § = Foo[1]", "type § = [/a/, 'b']", 'type § = [/a/, "b"]', "type § = 'a'", 'type § = $x', 'type § = [Foo]', 'type § = a', 'type § = [/a/]', 'type § = [1, 2]', "type § = [/a/, 'b', 'c']", 'type § = undef'],
  ["Runtime[ruby, 'a']", 'Runtime[ruby, "a"]', 'Runtime[ruby, a]', 'Runtime[ruby, A]', "Runtime[ruby, [/a/, 'b']]", 'Runtime[ruby, [/a/, b]]', 'Runtime[ruby, [/a/, B]]', "Runtime[ruby, ['a', 'b']]", 'Runtime[ruby, [/a/]]', 'Runtime[ruby, []]', "Runtime[ruby, [/a/, 'b', 'c']]", 'Runtime[ruby, /a/]', 'Runtime[ruby, $x]', 'Runtime[ruby]', 'Runtime[]', "Runtime['ruby', 'a']", "Runtime[go, 'a']", "Runtime[ruby, 'a', 'b']", 'Runtime', 'Foo', "Foo[ruby, 'a']", 'Foo[1]', 'Foo::Runtime[ruby, a]', "Runtime[$x, 'a']", "Runtime[Ruby, 'a']", "Runtime[1, 2]", "Runtime[ruby, 1]", "Runtime[ruby, undef]"],
);

const parameterLists = [
  '$a, $a', '$a, $b, $a', '$a, $a, $a', '$a, $b, $a, $b', '$a = 1, $b', '$a, $b = 1', '$a = 1, $b, $c', '$a = 1, $b, $c = 2, $d', '*$a', '*$a, $b', '$a, *$b', '$a = 1, *$b', '*$a, *$b', '*$a = [1]', 'Integer *$a', 'Integer *$a, $b', '$a = 1, *$b = 2',
  '$name', '$title', '$name, $title', '$stage', '$noop', '$require', '$before', '$tag', '$alias', '$audit', '$loglevel', '$schedule', '$subscribe', '$notify', '$facts', '$trusted', '$server_facts', '$environment', '$settings', '$module_name', '$type',
  '$Title', '$NAME', '$a::b', '$::a', '$0', '$1', '$01', '$1a', '$_a', '$_', '$A', '$aB', '$class', '$true', '$default',
  'Integer $a', 'Integer[1, 2] $a', 'Optional[Integer] $a', 'Enum[a, b] $a', "Enum['a', 'b'] $a", 'Pattern[/a/] $a', 'Struct[{a => Integer}] $a', "Struct[{Optional['a'] => Integer}] $a", 'Foo::Bar $a', 'Integer[$x] $a', 'Integer[1 + 1] $a',
  'Integer[call()] $a', 'Type[Integer] $a', "Foo['a'] $a", 'Integer[default, 1] $a', 'Integer[-1] $a', 'Integer[-1.5] $a', 'Enum["a${1}"] $a', 'Array[Integer, $x] $a', 'Variant[Integer, [String]] $a', 'Struct[{a => $x}] $a', 'Struct[{$x => Integer}] $a',
  'Integer[undef] $a', 'Boolean[true] $a', 'Integer[(1)] $a', 'Integer[a ? { a => 1 }] $a', 'Integer[if true { 1 }] $a', 'Integer[@(E)] $a', 'Integer[!true] $a', 'Integer[1 == 1] $a', 'Integer[*[1]] $a', 'String[1][2] $a', 'Hash[String, {}] $a', 'Array[[]] $a', 'Callable[String, 1] $a', 'Foo[[], 1] $a', 'Foo[[$x]] $a', 'Foo[[1, $x]] $a', 'Foo[{a => []}] $a', 'Foo[[[]]] $a', 'Foo[[1]] $a', 'Foo[[a, [1, 2]]] $a', 'Foo[{}] $a', "Foo[$x[1]] $a", "Foo['a'[1]] $a", 'Foo[a[1]] $a', 'Foo[call()[1]] $a', 'Foo[a[[1]]] $a', 'Foo[a[1][2]] $a', 'Foo[Bar[1][2]] $a', 'Foo[(a)[1]] $a', 'Foo[a[$x]] $a', 'Foo[attr[1]] $a', 'Foo[Bar[[1]]] $a', 'Foo[1, [[1]]] $a', 'Foo[[1], [2]] $a', 'Foo[{a => [1]}] $a', 'Foo[[]] $a', 'Foo[1, []] $a', 'Foo[{a => [[1]]}] $a', 'Foo[[[1], 2]] $a', 'Foo[[1], $x] $a', 'Foo[1, [$x]] $a', 'Foo[{a => [$x]}] $a', 'Foo[{[1] => 2}] $a', 'Foo[{a => Bar[[1]]}] $a', 'Foo[[Bar[1]]] $a', 'Foo[1, [Bar[$x]]] $a', 'Foo[1, {a => $x}] $a', 'Foo[[a]] $a', 'Foo[[1, 2]] $a', 'Foo[undef] $a', 'Foo[default] $a', 'Foo[-1] $a', 'Foo[-1.5] $a', 'Foo[- 1] $a', 'Foo[true] $a', 'Foo[@("E")] $a', 'Foo[1.5] $a', "Foo[''] $a", 'Foo[::a] $a', 'Foo[a-b] $a', 'Foo[::Bar] $a', '::Foo[1] $a', 'Foo[{a => {b => [1]}}] $a', "Foo['a'][b] $a", '[Foo] $a', 'Foo[-$x] $a', 'Foo[@(E)] $a', 'Foo[/a/] $a', 'Foo[attr] $a', 'Foo[a::b] $a', 'Foo["a"] $a', 'Foo[Bar[1], Baz[$x]] $a', 'Foo[(Bar)] $a', 'Foo[1, 2][$x] $a', 'Foo[Bar.call] $a',
  '$a = $b', '$a = $a', '$a, $b = $a', '$a = notice(1)', "$a = file { 'a': }", '$a = 1 + 2', '$a = $x = 1', '$a = $x += 1', '$a = call() |$v| { $x = 1 }', '$a = if true { $x = 1 } else { 2 }', "$a = 'b' =~ /(b)/, $c = $1", '$a = [$x = 1, 2]', '$a = { b => $x = 1 }',
  '$a = ($x = 1)', '$a = "b${$x = 1}"', '$a = $x ? { 1 => $y = 2 }', '$a = case 1 { 1: { $x = 1 } }', '$a = undef', '$a = default', '$a = private', '$a = attr', '$a,', '$a = 1,',
  'Integer $a = 1, Integer $a = 2', 'Private $a', 'Integer $a, $b = 1, *$c', '$a = 1, $a',
];

const parameters = cross(
  ['class k(§) { }', 'define k(§) { }', 'function k(§) { }', 'plan k(§) { }', '$y.each |§| { }', 'class k { define l(§) { } }', 'function k() { $y.call |§| { 1 } }', 'type K inherits L { attributes => {} }\nclass k(§) { }'],
  parameterLists,
);

const collectorQueries = [
  '', 'title == a', "title == 'a'", "title != 'a'", 'title == "a${1}"', 'title == 1', 'title == $x', 'title == undef', 'title == true', 'title == default', 'title == [a]', "title == File['a']", 'title == /a/', 'title == -1', 'title == 1.5', 'title == call()', 'title == 1 + 1', 'title == (a)',
  'title < 1', 'title <= 1', 'title > 1', 'title >= 1', 'title =~ /a/', 'title !~ /a/', "'a' in title", 'title in [a]', '!(title == a)', '!title == a', 'a and b', 'a == 1 and b == 2', 'a == 1 or b == 2', '(a == 1 or b == 2) and c == 3', '(a == 1)', '((a == 1))', 'a == 1 and (b != 2)',
  '$x == 1', "'a' == 1", '1 == 1', 'a', '1', "'a'", '$x', 'true', 'undef', 'call()', '[a]', '{a => 1}', 'title == a == b', 'Title == a', 'a::b == 1', 'a == 1 and 2', '1 and a == 1', 'a == 1 or 2', '1 + 2', '-1', '$x = 1', 'a.b == 1', 'a[1] == 1', 'a == b[1]', 'a == $x[1]', "a == $x['b']", 'a == b.c', 'a == if true { 1 }', 'a == 1 ? { 1 => 2 }',
  'a == *[1]', 'title == Foo', 'a == @(E)', 'a -> b', 'tag', 'tag == a and tag', 'a == 1 and b < 2', 'a < 1 or b > 2', '(a < 1)', '(1)', '(a)', '((1 and 2))', 'a == (1 + 2)', 'a == (1)', '$x == $y',
];

const collectors = cross(['Foo <| § |>', 'Foo <<| § |>>', 'Foo <| § |> { a => 1 }', "Foo <| § |> { a +> 1, b => 2, a => 3 }", "$y = Foo <| § |>", 'Class <| § |>'], collectorQueries).concat(
  cross(['§ <| |>', '§ <<| |>>'], ['Foo', 'foo', '::Foo', 'Foo::Bar', 'Class', "Foo['a']", '$x', "'foo'", 'call()', '(Foo)', '[Foo]', '1', 'Integer', 'Resource', 'Resource[foo]', 'Resource[foo, a]', "Class['a']", 'undef', 'default', 'private', '"foo"', 'Foo <| |>']),
);

const operations = [
  'a => 1', 'a +> 1', '* => $x', '* => {}', 'a => 1, a => 2', 'a => 1, a +> 2', 'a +> 1, a +> 2', '* => $x, * => $y', 'a => 1, * => $x', '* => $x, a => 1, * => $y, * => $z', '* +> $x', "'a' => 1", 'A => 1', 'a::b => 1', 'a => File <| |>', 'a => class k { }', '* => class k { }', '* => File <| |>', 'a => $x = 1',
  'a => if true { 1 }', 'a => default', 'a => undef', 'if => 1', 'class => 1', 'default => 1', 'attr => 1', 'private => 1', 'true => 1', 'a => attr', 'a => private', 'a', 'a =>', 'a => 1,', ',', 'a => 1 b => 2', 'type => 1', 'application => 1', 'a => node k { }', 'name => 1, title => 2', 'a => (File <| |>)', '-a => 1', '$a => 1', '1 => 1',
];

const resourceForms = cross(
  ["foo { 'a': § }", "@foo { 'a': § }", "@@foo { 'a': § }", "foo { 'a': § ; 'b': § }", 'foo { default: § }', "foo { default: a => 1; 'a': § }", "class { 'a': § }", "@class { 'a': § }", "@@class { 'a': § }", 'Foo { § }', '@Foo { § }', '@@Foo { § }', "Foo['a'] { § }", "@Foo['a'] { § }", "@@Foo['a'] { § }", 'Foo <| |> { § }', '@foo { § }', 'foo { § }', '$x { § }', "$x { 'a': § }", "Foo['a']['b'] { § }", "Foo { 'a': § }", "Foo['a'] { 'b': § }", "'foo' { 'a': § }", "call() { § }", "Class { § }", "Class['a'] { § }"],
  operations,
).concat(
  cross(
    ['foo { §: }', 'foo { §: a => 1 }', 'foo { §: ; §: }', 'class { §: }', '@class { §: }', '@foo { §: }', "foo { default: ; §: }"],
    ['a', "'a'", '"a"', '"a${1}"', '$x', "['a', 'b']", '[]', '1', 'undef', 'default', 'true', 'Foo', "Foo['a']", '/a/', 'call()', '$x[1]', 'File <| |>', 'a::b', '{a => 1}', "(1)", "'a', 'b'", 'private', 'attr', '[default]', '-1', '1 + 1', "$x ? { 1 => 'a' }", "if true { 'a' }", '[File <| |>]', 'notice 1', '*[1]', "''", 'class', '$x.call', '$x = 1', "@(E)"],
  ),
);

const hosts = [
  'a', 'a.b', 'a.b.c', "'a'", "'a.b'", "'a_b'", "'a-b'", "'a b'", "'a/b'", "'a*'", "'A.b'", "'a:b'", "'é'", '"a"', '"a.b"', '"a${1}"', '"${1}"', '"a${b}c"', '/a/', '/a/, b', 'default', "'default'", "''", '1', '1.2', '1.2.3.4', "'1.2.3.4'", 'a-b', 'a-b.c-d', 'A', 'a::b', "'a::b'", '$x', 'a, b', "a, 'b', /c/, default", 'undef', 'true', "'a', 'a'", "'a,b'", "'-a'", "'.a'", "'a.'", "'a..b'", 'a_b', '0x1', 'if', 'class', 'a.class', '"a b"', "'\n'", "'a\\\\b'", "'a@b'", 'private', 'Foo', "['a']", "@(E)", 'a.1', '1.a', "'a,'", '1a.b', 'a.if', 'a.b-c',
];

const nodes = cross(['node § { }', 'node k inherits § { }', 'node § inherits default { }', 'class k { node § { } }', 'node §, other { notice(1) }'], hosts);

const keys = [
  'a', "'a'", '"a"', '1', '1.0', '0x1', '01', 'true', "'true'", 'undef', "''", 'default', "'default'", '[1]', '[1.0]', "['a']", '[a]', '[[1]]', '{a => 1}', "{'a' => 1}", '{}', '[]', '-1', '- 1', '-1.0', '-0', '0', '0.0', '-0.0', '/a/', "'/a/'", 'Foo', "'foo'", 'foo', 'Foo[1]', 'Foo[a]', 'Integer[1, 2]', '$x', '"a${1}"', '(1)', '(a)', '1 + 1', '2', '1e3', '1000.0', '1000', '1e100', '1.5e-7', '@(E)', 'Foo::Bar', 'foo::bar', "'a\nb'", '"a\nb"', "'é'", '"\\u00e9"', "'a\"b'", '!true', '[undef]', '[default]', '[true, 1]', '{1 => {2 => 3}}', '9007199254740993', '123456789.123', '0.1', '.1', '1e16', '1e15', '100000000000000000000.0', '0.0001', '0.00001', '[/a/]', '{/a/ => Foo}', '[Foo]', '[1e100]', '$x.call', "'a#{b}'", "'a#b'", "['a#{b}', '#$a']", '["\\t\\n\\u0007\\u001b"]', "['\\']", "['é', '\u200b', '😀']", '/a\\/b/', '[/a\\/b/]', '[/a\nb/]',
];

const duplicateKeys: ValidatorCase[] = [];
for (let i = 0; i < keys.length; i++) {
  const key = keys[i] as string;
  if (key.startsWith('@')) continue;
  duplicateKeys.push({ source: `$y = { ${key} => 1, ${key} => 2 }` });
  duplicateKeys.push({ source: `$y = { ${key} => 1, b => 2, ${keys[(i + 1) % keys.length] === '@(E)' ? 'b' : keys[(i + 1) % keys.length]} => 2,\n  b => 3, ${key} => 3 }` });
}
for (const [a, b] of [['1', '1.0'], ['a', "'a'"], ["'a'", '"a"'], ['1', "'1'"], ['true', "'true'"], ['undef', "''"], ['default', "'default'"], ['Foo', "'foo'"], ['foo', 'Foo'], ['[1]', '[1.0]'], ['-0.0', '0.0'], ['0x1', '1'], ['01', '1'], ['[a]', "['a']"], ['{a => 1}', "{'a' => 1}"], ['{a => 1, b => 2}', '{b => 2, a => 1}'], ['Foo[1]', '[1]'], ['Foo[1]', 'Bar[1]'], ['[]', '{}'], ['/a/', "'(?-mix:a)'"], ['1000.0', '1e3'], ['-1', '- 1'], ['"a"', 'a'], ['[undef]', '[default]'], ['9223372036854775807', '9223372036854775807.0'], ['-0', '0'], ['A', 'a'], ["'A'", "'a'"], ['9007199254740993', '9007199254740993'], ['9007199254740992', '9007199254740993']] as const) {
  duplicateKeys.push({ source: `$y = { ${a} => 1, ${b} => 2 }` }, { source: `call({ ${b} => 1, ${a} => 2, ${b} => 3 })` });
}
for (const strict of ['off', 'warning', 'error'] as const) {
  duplicateKeys.push({ source: '$y = { a => 1, a => 2, a => 3 }', strict }, { source: "notice({ a => 1, a => 2 }, { b => 1, b => 1 })\n'a' 'b'", strict }, { source: '$y = { a => 1, a => 2 }\n1\n2', strict });
}

const numbers = cross(
  ['$y = §', '[§].call', 'call(§)', '-§ + 1', '$y[§]', 'class k($p = §) { }', 'type K = Integer[§]'],
  ['9223372036854775807', '9223372036854775808', '-9223372036854775808', '-9223372036854775809', '0xFFFFFFFFFFFFFFFF', '0x7FFFFFFFFFFFFFFF', '0x8000000000000000', '01000000000000000000000', '0777777777777777777777', '18446744073709551616', '1e400', '1.0e308', '99999999999999999999999999999999999999', '9223372036854775807.5', '-0x8000000000000000'],
);

const regularExpressions = cross(
  ['$y = /§/', "'a' =~ /§/", 'case 1 { /§/: { 1 } }', 'Pattern[/§/].call', 'node /§/ { }'],
  ['a', '(', ')', '[', ']', '[a', '*', '+', '?', 'a**', 'a{2}', 'a{2', 'a{3,2}', 'a++', '(?<n>a)', '(?<n>a', '(?<n', '(?=a)', '(?<=a)', '(?<=a*)', '(?<!a)', '(?<=a|bc)', '(?:a)', '(?i)a', '(?i:a)', '(?-i)a', '(?x) a b', '(?z)', '(?#c)', '\\\\', '\\', '\\A\\z', '\\Z', '\\h', '\\p{Alpha}', '\\p{Foo}', '\\p{^Alpha}', '\\u00e9', '\\u{e9}', '\\u', '\\x41', '\\x', '\\1', '(a)\\1', '(a)\\2', '\\k<n>', '(?<n>a)\\k<n>', '\\g<n>', '(?<n>a)\\g<n>', '[[:alpha:]]', '[[:foo:]]', '[a-z]', '[z-a]', '[a-\\d]', '[]', '[^]', '[]a]', '[a&&b]', '(?>a)', 'a|*', '|', '^*', '$', '(?<1>a)', '(?<n>a)(?<n>b)', '\\c', '\\C-a', '\\M-a', '\\777', '\\8', '\\xff', 'é', '[é-a]', 'a{,2}', 'a{99999999}', 'a{100001}', '(?', '(?P<n>a)', '\\K', '\\R', '\\X', '\\G', '\\b', '\\B', '(?(1)a)', '(a)(?(1)b|c)', '(?~a)', 'a/b', 'a\\/b', '#{1}', '${x}', '\n', '{', '}', '\\Q', '\\y', '(?m)a', '(?m-i:a)', '(?<!a*)', '(?a)a', '(?u)a', '(?l)a', '[[a]', '[a[', '[\\', '(?<=(?=a*))', '\\p', '\\p{', '\\P{Alpha}', '\\p{Script=Greek}', '\\p{Greek}', '\\xz', '(?y{g})a', '\\o{101}', '\\N', '\\O'],
);

const heredocs: ValidatorCase[] = [];
const texts: Readonly<Record<string, readonly string[]>> = {
  json: ['{"a": 1}', '[1, 2]', '{a: 1}', '', '1', '"a"', '{', '[1,]', '{"a" 1}', 'nul', '{"a": 1} x', "{'a': 1}", '{"a": 1, "a": 2}', '[1 2]', '//c\n1', 'NaN', '{"a":\n\n x}', 'true', '"\\x"', '[', ']', '"a'],
  pp: ['1', '$x = 1', 'class k { }', '1 +', 'class {', '$x = = 1', "'a", '1\n2', 'if', '', '}', "notice('a')\n )", '$x = { a => 1, a => 2}', 'attr', 'class K { }'],
  puppet: ['1', '1 +'],
  epp: ['text', '<% 1 %>', '<%= $x %>', '<% if %>', '<%= 1', '<%# c', '<% | $a | %>', '<% | $a, $a | %>', '', '<%= 1 + %>', '<% 1 %>x<% 2 %>', 'a <%- | Integer $a | %>'],
  base64: ['YQ==', 'YQ', 'YWI=', '!', '', 'YQ== x', 'Y Q = =', 'YQ==\nYQ==', 'é'],
  yaml: ['a: 1', 'a: [', ''],
  xml: ['<a/>', '<a'],
  'x+json': ['{"a": 1}', '{'],
  'json+x': ['{'],
  '+json': ['{'],
  'json+': ['{'],
  'a++b': ['x'],
  '': ['x'],
  JSON: ['{'],
};
for (const [syntax, bodies] of Object.entries(texts)) {
  for (const body of bodies) {
    const lines = body.split('\n').map((line) => `  ${line}`).join('\n');
    heredocs.push({ source: `$y = @(END:${syntax})\n${lines}\n  | END\n` }, { source: `notice(1)\n$y = call(1, @("END":${syntax}/L))\n${lines}\n  |- END\n` });
  }
}
for (const syntax of ['json', 'pp', 'epp', 'base64', 'a+b', '+a', 'a+', '+', 'a++b']) {
  heredocs.push({ source: `$y = @("END":${syntax})\n  {"a": \${1} }\n  | END\n` }, { source: `$y = @("END":${syntax})\n  \${x}\n  | END\n` }, { source: `@("END":${syntax})\n  {\n  | END\n` });
}

const elsewhere: ValidatorCase[] = [];
const modulePath = ['/env/modules', '/opt/more'];
const files = [
  '/env/modules/mod/manifests/init.pp', '/env/modules/mod/manifests/a.pp', '/env/modules/mod/manifests/a/b.pp', '/env/modules/mod/manifests/a/init.pp', '/env/modules/mod/functions/f.pp', '/env/modules/mod/functions/a/f.pp', '/env/modules/mod/functions/init.pp',
  '/env/modules/mod/types/t.pp', '/env/modules/mod/types/init.pp', '/env/modules/mod/types/a/t.pp', '/env/modules/mod/types/some_name.pp', '/env/modules/mod/plans/p.pp', '/env/modules/mod/plans/init.pp', '/env/modules/mod/lib/x.pp', '/env/modules/mod/x.pp', '/env/modules/x.pp', '/env/modules/mod/tests/init.pp', '/env/modules/mod/examples/init.pp',
  '/opt/more/other/manifests/init.pp', '/opt/more/other/types/t.pp', '/elsewhere/x.pp', '/manifests/site.pp', '/manifests/mod/manifests/init.pp', '/env/modulesx/mod/manifests/init.pp', 'relative.pp', '', '/env/modules/Mod/manifests/init.pp', '/env/modules/mod/manifests/../manifests/a.pp', '/env/modules//mod/manifests/a.pp', '/env/modules/mod/manifests/a.epp', '/env/modules/mod/manifests/A.pp', '/env/modules/mod/manifests/init/a.pp', '/env/modules/mod/functions/x/y/z.pp', '/env/manifests/site.pp', '/env/modules/mod/a/manifests/b.pp', '/env/modules/mod/templates/a.pp', '/env/modules/mod/manifests/types/a.pp', '/env/modules/mod/types/manifests/t.pp', 'env/modules/mod/manifests/init.pp',
];
const bodies = [
  'class mod { }', 'class mod::a { }', 'class mod::a::b { }', 'class other { }', 'class ::mod::a { }', 'class mod::A { }', 'define mod { }', 'define mod::a { }', 'define mod::b { }', 'class mod { class inner { } }', 'class mod::a { define inner { } }', 'class other { class inner { } }', 'function mod() { }', 'function mod::f() { }', 'function mod::a::f() { }', 'function f() { }', 'function mod::init() { }', 'function mod::a() { }', 'function other::f() { }',
  'type Mod = Integer', 'type Mod::T = Integer', 'type Mod::A::T = Integer', 'type T = Integer', 'type Mod::Some_name = Integer', 'type Mod::SomeName = Integer', 'type Mod::Some_Name = Integer', 'type MOD::T = Integer', 'node n { }', 'notice(1)', '$x = 1', "class mod { }\nnotice(1)", "notice(1)\nclass mod { }\nclass mod::a { }\ndefine mod::b { }", "file { 'a': }", 'File <| |>', '1', '', '# nothing', "function mod::f() { }\nfunction mod::g() { }", "type Mod::T = Integer\ntype Mod::U = Integer", "class mod { }\nfunction mod::f() { }\ntype Mod::T = Integer", "include mod", "if true { class mod { } }", 'type Mod::T inherits Mod::U { }', "type Runtime[ruby, 'a'] = Mod::T", "class mod { }\n1\nif true { 1 }", "[1]", "mod::f()", "plan mod() { }", "class mod { }\n\nclass mod::other { }", "$x = 1\n$y = 2", "class other::sub { }", "define other::t { }", "class mod::x { }", "define mod::types::t { }", "class mod::init { }", "function mod::x::y::z() { }", "type Other::T = Integer", "class mod::a::init { }", "(notice(1))", "class init { }", "define init { }", "type Init::T = Integer",
];
for (const file of files) for (const source of bodies) elsewhere.push({ source, file, modulePath });
for (const strict of ['off', 'warning'] as const) {
  for (const file of files.slice(0, 8)) for (const source of bodies.slice(0, 40)) elsewhere.push({ source, file, modulePath, strict });
}

for (const folder of ['manifests', 'functions', 'types', 'plans', 'lib', 'spec', 'Types']) {
  for (const path of ['n.pp', 'a/n.pp', 'init.pp', 'a/init.pp', 'init/n.pp', 'N.pp', 'a.b.pp', 'types/n.pp', 'functions/n.pp', 'some-name.pp', 'manifests/n.pp', 'mod/n.pp']) {
    for (const name of ['mod', 'mod::n', 'mod::a', 'mod::a::n', `mod::${folder}`, `mod::${folder}::n`, `mod::${folder}::a::n`, `mod::${folder}::init`, 'mod::init', 'mod::init::n', 'mod::types::n', 'mod::a::init', 'mod::n::x', 'n', 'mod::a::n::x', 'Mod::n', 'mod::N', 'mod::nn', 'mod::some_name', 'mod::functions::n', 'mod::mod::n', 'modx::n']) {
      for (const source of [`class ${name} { }`, `function ${name}() { }`]) elsewhere.push({ source, file: `/env/modules/mod/${folder}/${path}`, modulePath });
    }
  }
}
for (const manifest of ['/manifests', '/env/modules', '/env/modules/mod/manifests/init.pp', '/env/modules/mod/manifests', '/env', '/env/modules/mod/manifests/a.pp']) {
  for (const file of ['/env/modules/mod/manifests/init.pp', '/env/modules/mod/manifests/a.pp', '/manifests/x.pp', '/env/x.pp']) {
    for (const source of ['class other { }', 'notice(1)', 'function x() { }', 'node a { }']) elsewhere.push({ source, file, modulePath, manifest });
  }
}

const inTasks: ValidatorCase[] = [];
for (const source of [
  'class k { }', 'define k { }', 'node k { }', "file { 'a': }", "@file { 'a': }", 'File <| |>', 'File <<| |>>', "File['a'] -> File['b']", "File['a'] { mode => 1 }", 'File { mode => 1 }', 'function k() { }', 'plan k() { }', "plan k() { file { 'a': } }", "plan k() { apply('n') { file { 'a': } } }", "apply('n') { file { 'a': } }", "apply('n') { }", "apply('n')", 'apply(1, 2) { 1 }', "apply { }", "apply('n') { class k { } }", "apply('n') { File <| |> }", "apply('n') { node k { } }", "apply('n') { function k() { } }", "apply('n') { apply('m') { } }", "apply('n') { plan k() { } }",
  "$y = apply('n') { notice(1) }", "apply('n') { 1 }", "apply('n') { 1; 2 }", "apply('n', *$x) { include a }", 'type K = Integer', 'include a', '1', '1; 2', '$x = 1', "plan k($a, $a) { }", 'plan k($a = $x = 1) { }', 'plan k(*$a, $b) { }', 'plan k($a = 1, $b) { }', 'plan K() { }', 'plan k() { plan l() { } }', 'class k { plan l() { } }', 'plan k() >> Integer { 1 }', 'plan a::b() { function c() { } }', "if true { plan k() { } }", "plan k() { return(1) }", "apply('n') { File['a'] -> File['b'] }", "apply(class k { }) { }", "apply('n') { type K = Integer }", "with(1) |$x| { file { 'a': } }", "apply('n') { with(1) |$x| { file { 'a': } } }", "function k() { file { 'a': } }", "apply = 1", "$y = { apply => 1 }", "notice(plan)", "plan => 1", "@@file { 'a': }", "class { 'a': }", "application k() { }", "apply('a') { $x = 1 }\n1", "[apply('n') { 1 }]",
]) {
  inTasks.push({ source, tasks: true }, { source });
  inTasks.push({ source, tasks: true, file: '/env/modules/mod/plans/k.pp', modulePath });
}

const templates: ValidatorCase[] = [];
for (const source of [
  'text', '', '<% 1 %>', '<%= 1 %>', '<% $x = 1 %>', '<%= $x = 1 %>', '<% 1 %><% 2 %>', '<%= class k { } %>', '<% class k { } %>', '<% define k { } %>', '<% node k { } %>', '<% function k() { } %>', "<% file { 'a': } %>", "<%= file { 'a': } %>", '<%= File <| |> %>', '<% File <| |> %>', '<%- | $a | -%>\n<%= $a %>', '<%- | $a, $a | -%>', '<%- | Integer $a = 1, $b | -%>', '<%- | *$a | -%>', '<%- | *$a, $b | -%>', '<%- | $a = $x = 1 | -%>', '<%- | $1 | -%>', '<%- | $a::b | -%>', '<%- | Integer[$x] $a | -%>', '<%- | $name, $title | -%>', '<% | $a | %>', 'text <%- | $a | -%>', '<%- | | -%>', '<% if true { %>a<% } %>', '<% if true { %>a<% } else { %>b<% } %>', '<% $x.each |$v| { %><%= $v %><% } %>', '<% $y = { a => 1, a => 2 } %>', '<% 1 + 1 %>text', '<%= 1; 2 %>', "<%= notice(1) %>", "<% notice 1 %>", "<%= $a::b = 1 %>", "<% $1 = 1 %>", "<%# c %>", "<%%", "<%= 'a' 'b' %>", "<%= attr %>", "<% private %>", "<% case 1 { default: { %>a<% } default: { %>b<% } } %>", "<%= if true { %>a<% } %>", "<%- | $a | -%><%- | $b | -%>", "<%= type K = Integer %>", "<% import 'a' %>", "<%= /(/ %>", "<% }  %>", "<% { %>", "<%", "<%= ", "<% 1", "<%= 1 -%>\n<%- 2 %>", "<%= 1 %>\n\n<% $x += 1 %>", "<%= unless true { 1 } %>", "<% unless true { %>a<% 1 } %>", "<% [1].each |$x| { 1; 2 %> a <% } %>",
]) {
  templates.push({ source, epp: true });
}

/** Texts that are no tokens, or nearly none. */
const lexical = [
  "$x = @(E)\n  a\n b\n  | E\n", "$x = @(E)\n  a\nb\n  | E\n", "$x = @()\n a\n | \n", "$x = @( )\n a\n | \n", "$x = @(\"\")\n a\n | \n", "$x = @(E/tt)\n a\n | E\n", "$x = @(E/x)\n a\n | E\n", "$x = @(E", "$x = @(E)\n a", "$x = @(E)", "0x", "0xg", "08", "1a", "1e", "1.a", "1.5a", "::A::b", "::A::", "A::", "foo 1, 2", "foo 'a', 'b'", "$x = foo 1", "_a::b", "a::-b", "_", "-a", "a-", "a--b", "Foo[a] { b => 1 }[c]", "class K", "/* a", "$x = @(E:a b)\n a\n | E\n", "1_000", "0b11", "0o7", "0xG1", "09.5", "1..2", "1.2.3", "1.5e", "1e5x", "17default", "((", "+", "$a::", "a::::b", "'a' 'b", "\"a\n", "\"a${b", "\"a${'", "\"a$", "\"a$b", "@(E)\na\n| F\n", "@(E)\n| E\n", "@(E)@(F)\na\n| E\nb\n| F\n", "#a\n#b", "/**/1/* */", "1 /a/ 2", "$x /a/ 2", "a /b/ c", "(1) /2/ 3", "\"${", "\"${a", "\"${}\"", "\"${a b}\"", "\"$a[1]\"", "\"${a[1]}\"", "\"${a.b}\"", "\"$a.b\"", "\"$a-b\"", "\"$$a\"", "\"\\$a\"", "'a\\", "'\\'", "1.e5", "1.5e+5", "1e-5", "1E5", "0X1F", "0xfF", "00", "-0", "--1", "+1", "1.", "a.1", "$x.1",
];
const lexicalTemplates = [
  " <% | $a | %>", "\n<%| $a |%>", "\n<%- | $a | -%>", "<% | $a | %>", "<%# c %>\n<%- | $a | -%>x", "<%# c %><%- | $a | -%>x", "   \n  <%- | $a | -%>x", "<%= | $a | %>", "<%# a", "<%% <%", "<%", "<%-", "<%=", "<%#", "%>", "-%>", "<%%>", "<% %>", "<%- -%>", "<%# -%>", "a <%# b %> c", "a <%- 1 -%> b", "<%=1%>", "<% if 1 { %>", "<% } %>", "<% if 1 { %>a<% } %>", "<%= \"a %> b\" %>", "<%= 'a %> b' %>", "<%= 1 # %>", "<% # c %>", "<% # c\n%>", "<%| $a |%>a", "<%-| $a |-%>a", "<%- | | -%>a", "<%- || -%>a",
];

const several = [
  '$x.call()(2) = 1', "$x.call() { 'a': b => 1 } = 1", "1 + 2 { 'a': b => 1 } = 1", '$x.call()[1] { a => 1 } = 1', 'if true { node a::b inherits c { 1 } }', 'class k($p = ($x = ($y = 1))) { }', 'class k($p = function f($q = ($x = 1)) { }) { }', 'class k($p = with() |$q = ($x = 1)| { $y = 1 }) { }', 'class k($name = ($x = 1), *$c = ($z = 1)) { 1 }', '[$x.call()(2)(3)]', '!(-(*(class k { }))) + 1', '[*(File <| |>)]', '$x.call() <| |> { a => 1 } = 1', 'class k { define d { class e { class f { } } } class g { } }',
  '\ufeff1', '1\ufeff', '\ufeff', 'notice(1)\u0000', '"\u0000"', '\u0000', "'\u0000'", '# \u0000\n1', '$x = \u00a0 1', '\u20281', '\u00851', '1\u000b2', '1\u000c2', '\u0001', '\u001b[0m', '\ufffe', '\u200b1', '1 \u3000 + 2', '😀', "'😀'", '$x = "😀${1}"', '/😀(/', '\r1', '1\r2', '1\r\n2', '# a\r1', '"a\rb" "c"', '\n\n\n', ' ', '\t\t1\t2', '{', '}', '(', ')', '[', ']', ';', ',', ';;', '@', '@@', '$', '\\', '`', '~', '%', '^', '&', '?', '<', '>', '|', '<|', '|>', '"', "'", '/', '//', '/*', '*/', '#',
  '"a\\d"', '"\\d${1}\\q"', '"\\u12" + "\\u{}"', '"\\\\d"', '"\\\n"', '"\\\r\n"', '"\\é"', '"\\😀"', "'\\d'", '@("E")\n \\d ${1}\n | E\n', '@(E/)\n \\d\n | E\n', '"${"\\e"}\\d"', '1 "\\d"', 'foo { "\\d": a => "\\e" }', 'node "\\d" { }', '"\\u00e9\\u{1F600}\\s\\r\\t\\n\\$\\\'\\""', '"\\0\\x41"', '"\\u{1234567}"', '"\\U"', '{ "\\d" => 1, "\\d" => 2 }.call', '"\\{\\}\\["',
  '1\n2\n3', 'class K { }\nclass L { }\n$a::b = 1', '$1 = 1\n$2 = 2\n$3 = 3\n$4 = 4\n$5 = 5\n$6 = 6\n$7 = 7\n$8 = 8\n$9 = 9\n$10 = 1\n$11 = 2\n$12 = 3', 'attr\nprivate\n1', 'function f($a, $a) { 1; 2 }\nif true { 1; 2 }\n', "class a { node b { } }\ndefine c { class d { } }", '\n\n   $x = { a => 1, a => 2, b => 1, b => 2 }\n\tfoo { "a": a +> 1 }\n', '$été = 1', '\tclass k($name) { \n\t\t1 }', "/* é */ $a::b = 1", "'😀' 'b'", "$x = '😀'; $a::b = 1", "class a { 1\r\n 2\r\n}\r\n3", '# c\n\n\n@@class { a: }', 'if true { 1 2 }', 'if (1) { 2 } 3', '1 2 3', "'a'\n'b'\n'c'", '{}\n[]\n1', '[]\n{}\n1', "notice(1)\n[1]", "notice 1 [1]", "$x [1]\n2", 'notice(1)[1]\n2', 'true ? { true => 1 }\n2', '(1) (2)', '$x =~ /a/\n1', '$x !~ /a/\n1', 'Foo\n1', "Foo['a']\n1", "undef\n1", 'default\n1', 'name\n1', 'name 1\n1', "'a'.call\n1", '$x.call\n1', "$x\n$y\n1", "1 + notice(1)\n2", "-call()\n2", "!call()\n2", "[call()]\n2", "{a => call()}\n2", '"${call()}"\n2', 'call()[1]\n2', 'call() and 1\n2', '*$x\n1', 'if call() { 1 }\n2', 'if $x =~ /a/ { 1 }\n2', 'if true { call() } else { 1 }\n2', 'if true { } \n2', 'if 1 { 2 } else { 3 }\n4', 'unless 1 { 2 }\n4', 'unless 1 { call() }\n4', 'case 1 { 1: { 2 } }\n3', 'case 1 { 1: { call() } }\n3', 'case 1 { call(): { 2 } }\n3', 'case call() { 1: { 2 } }\n3', '1 ? { 1 => call() }\n3', 'call() ? { 1 => 2 }\n3', 'if true { if true { 1 } }\n2', 'if true { 1 } elsif false { call() } else { 2 }\n2', 'if true { if true { 1 } 2 }\n2', 'if true { $x = 1 }\n2', 'case 1 { }\n2', '@(E)\n a\n | E\n1', '[$x = 1]\n2', '{ a => $x = 1 }\n2', '"${$x = 1}"\n2', '($x = 1) + 1\n2', 'if $x = 1 { 2 }\n3', '(notice 1)\n2', '((1))\n2', '[1, 2][0]\n3', "$x['a']['b']\n3", "foo { 'a': } 1", "foo { a => 1 }\n1", "foo { a => 1 }", "notice(1)\nfoo { a => 1 }", "notice(1)\nfoo { a => 1 }\nnotice(2)", "foo { }\n1", "foo { }", "foo\n{ a => 1 }", "foo {a => 1} {b => 2}", "class k { foo { a => 1 } }", "if true { foo { a => 1 } }", "foo::bar { a => 1, b => 2 }", "function k() { foo { a => 1 } }", "$x.each |$v| { foo { a => 1 } }", "1 { a => 1 }", "notice { a => 1 }", "notice {a => 1}\n1", 'class k { 1 }', 'class k { if true { 1 } }', 'class k { $x }', 'class k { [1] }', 'class k { call() }', 'class k { 1 == 1 }', 'class k { $x =~ /a/ }', "define k { 'a' }", "define k { (1) }", "define k { if 1 { 2 } else { call() } }", 'define k { case 1 { 1: { 2 } } }', 'node k { "a" }', 'node k { unless 1 { 2 } }', 'class k { if 1 { } }', 'class k { 1 ? { 1 => 2 } }', 'class k { *[1] }', 'class k { Foo }', 'class k { undef }', 'class k { name }', 'class k { private }', 'class k { foo { a => 1 } }', 'class k { @(E)\n a\n | E\n}', 'class k { {} }', 'class k { {a => 1} }', 'class k { notice(1); ; 2 }', 'class k { ; }', 'class k { (notice(1)) }', 'class k { default }', 'function k() { 1; 2 }', 'function k() { 1 }', '$x.each |$v| { 1; 2 }', "case 1 { 1: { 'a' 'b' } }", 'class a::b inherits c::D { }', 'class a inherits default { }', 'class a inherits ::b { }', 'class k { $x.each |$v| { class l { } } }', 'class k { class l { define m { class n { } } } }', 'class k { class l { node m { } } }', 'if true { class k { } }', 'if true { define k { } }', 'if true { node k { } }', 'if true { function k() { } }', 'if true { type K = Integer }', 'class k { type K = Integer }', 'define k { type K = Integer }', 'class k { function l() { } }', 'function k() { class l { } }', 'function k() { function l() { } }', 'function k() { type L = Integer }', 'node k { class l { } }', 'node k { define l { } }', 'node k { function l() { } }', 'node k { type L = Integer }', 'node k { node l { } }', 'class k { class k { } }', 'class k { notice(class l { }) }', '$x = class k { }', '$x = [class k { }]', '(class k { })', '[class k { }]', 'class k($p = class l { }) { }', '{ a => class k { } }', 'class k { (class l { }) }', 'class k { [class l { }] }', 'with() |$x| { class k { } }', "foo { 'a': b => class k { } }", '"${class k { }}"', 'class a { } -> class b { }', 'function f() { } -> 1', 'unless true { node k { } }', 'case 1 { 1: { define k { } } }', 'class k { if true { class l { } } }', '{ class k { } }', 'class k { { } }', 'class k { unless true { define l { } } }', 'node a { class b { } }\nnode c { define d { } }', '!class k { }', 'notice(function k() { })', 'class any { }', 'define any { }', 'class k { class any { } }', 'class k::any { }', 'class k { class integer { } }', 'class integer::any { }', '$x = 1 $y = 2', '$x = 1, $y', '$x = $y = 1', '$x = $a::b = 1', '$x[1] = 2', "$x['a']['b'] = 2", '$x[1][2] = $y', '[$x[1], $y] = 1', '[[$x, $y], $z] = 1', '[] = 1', '[1] = 1', '[$a::b, $1] = 1', '[*$x] = 1', '{ a => $x } = 1', '{ a => 1 } = 1', '1 = 1', "'a' = 1", 'a = 1', 'A = 1', "A['b'] = 1", 'call() = 1', 'call()[1] = 1', '$x.call = 1', '$x.call[1] = 2', '($x) = 1', '($x[1]) = 1', '-$x = 1', '!$x = 1', '"a" = 1', '"$x" = 1', 'undef = 1', 'true = 1', 'default = 1', '/a/ = 1', '$x + 1 = 2', '$x = 1 = 2', 'if true { 1 } = 2', '$x += 1', '$x -= 1', '$x[1] += 1', '1 += 1', '$a::b += 1', '$1 += 1', '[$x] += 1', '$x += class k { }', '$x = $y += 1', '$x = ($y -= 1)', '$ = 1', "$x = File <| |>", "$x = foo { 'a': }", '$x = (File <| |>)', '[[[$a::b]]] = 1', '[$x, [$1, 2], $a::b] = 3', 'Foo[$x] = 1', 'Class[k] = 1', "Class['k'] = { a => 1 }",
];

const keysOf = (count: number): string => Array.from({ length: count }, (_, index) => `a => ${index}`).join(', ');
const futures = (count: number): string => Array.from({ length: count }, () => 'class plan { }').join(' ');
const matches = (count: number): string => Array.from({ length: count }, (_, index) => `$${index} = 1`).join('\n');

/** More than the reference logs. */
const many: ValidatorCase[] = (['off', 'warning', 'error'] as const).flatMap((strict) =>
  [
    `$x = { ${keysOf(14)} }`,
    `$x = { ${keysOf(14)} } 1 2 3\nif true { 1 2 }`,
    `${matches(12)} $x = { a => 1, a => 2 }`,
    `${futures(12)}`,
    `${futures(12)} 1 2`,
    `${futures(12)} 1 2 3 if true { 1 2 }`,
    `${futures(3)} class k(Integer[$x] $a, Integer[$x] $b) { } 1 2 3 if true { 1 2 }`,
    `$y = { a => 1, a => 2 } class k(Integer[$x] $a) { }`,
    `$y = { ${keysOf(3)} } class k(Integer[$x] $a) { } $z = { ${keysOf(12)} } ${futures(11)}`,
    `$y = { ${keysOf(3)} } class k(Integer[$x] $a) { } $z = { ${keysOf(12)} } ${futures(11)}\n$a::b = 1\n$b::c = 1`,
    `"\\d\\e" + { a => 1, a => 2 } $1 = 2 $2 = 3`,
    `"${'\\d'.repeat(12)}"`,
  ].map((source) => ({ source, strict })),
);

export const ruleCases: readonly ValidatorCase[] = [
  ...typeNaming,
  ...typeMappings,
  ...naming,
  ...variableUses,
  ...parameters,
  ...collectors,
  ...resourceForms,
  ...nodes,
  ...duplicateKeys,
  ...numbers,
  ...regularExpressions,
  ...heredocs,
  ...elsewhere,
  ...inTasks,
  ...templates,
  ...lexical.map((source) => ({ source })),
  ...lexicalTemplates.map((source) => ({ source, epp: true })),
  ...several.map((source) => ({ source })),
  ...many,
];
