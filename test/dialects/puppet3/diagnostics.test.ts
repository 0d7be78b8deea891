/** Each diagnostic of the dialect has a source that reports it, and a place. */
import { puppet3 } from '@pptjs/dialect-puppet3';
import { declarations as puppetDeclarations } from '@pptjs/transpiler/puppet';
import test from 'ava';

type Row = readonly [code: string, place: string, source: string];

const rows: readonly Row[] = [
  ['EXPRESSION_IN_SELECTOR', '1:9', '$x = $a+($b) ? { 1 => 2 }'],
  ['EXPRESSION_IN_SELECTOR', '1:14', '$x = $a ? { 1+1 => 2 }'],
  ['EXPRESSION_IN_SELECTOR', '1:18', '$x = $a ? { 1 => -1 }'],
  ['EXPRESSION_AS_CASE_VALUE', '1:13', 'case $x { 1 or 2: { } }'],
  ['EXPRESSION_AS_TITLE', '1:12', 'notify { 1 + 1: }'],
  ['EXPRESSION_AS_TITLE', '1:10', "notify { f('a'): }"],
  ['EXPRESSION_AS_STATEMENT', '1:3', '1 + 2 $x = 1'],
  ['EXPRESSION_AS_STATEMENT', '1:13', 'class a { 1 + 2 }'],
  ['STATEMENT_AS_VALUE', '1:6', '$x = if true { }'],
  ['STATEMENT_AS_VALUE', '1:8', 'notice(unless true { })'],
  ['STATEMENT_AS_VALUE', '1:6', '$x = case 1 { 1: { } }'],
  ['STATEMENT_AS_VALUE', '1:6', "$x = notify { 'a': }"],
  ['STATEMENT_AS_VALUE', '1:6', '$x = $y = 1'],
  ['STATEMENT_AS_VALUE', '1:8', 'notice($x = 1)'],
  ['FUNCTION_WITHOUT_VALUE', '1:6', '$x = notice(1)'],
  ['MATCH_WITHOUT_REGEX', '1:7', "$x =~ 'a'"],
  ['REGEX_AS_VALUE', '1:8', 'notice(/a/)'],
  ['REGEX_AS_VALUE', '1:6', '$x = /a/'],
  ['DEFAULT_AS_VALUE', '1:6', '$x = default'],
  ['MINUS_AFTER_NUMBER', '1:2', '5-3'],
  ['NO_LAMBDAS', '1:11', 'each([1]) |$x| { }'],
  ['NO_METHOD_CALLS', '1:4', '[1].size'],
  ['NO_METHOD_CALLS', '1:3', '$x.size'],
  ['NO_HEREDOCS', '1:6', '$x = @(E)\na\n| E\n'],
  ['NO_DATA_TYPES', '1:9', 'class a(String $x) { }'],
  ['NO_DATA_TYPES', '1:6', 'type A = String'],
  ['NO_FUNCTION_DEFINITIONS', '1:1', 'function f($x) { $x }'],
  ['NO_SPLAT', '1:3', 'f(*$x)'],
  ['NO_SPLAT', '1:10', 'define a(*$x) { }'],
  ['NO_ATTRIBUTE_SPLAT', '1:15', "notify { 'a': * => $h }"],
  ['NO_REMOVAL', '1:4', '$x -= 1'],
  ['NO_DESTRUCTURING', '1:1', '[$a, $b] = [1, 2]'],
  ['NO_ELEMENT_ASSIGNMENT', '1:9', "$h['a'] = 1"],
  ['NO_ELSE_AFTER_UNLESS', '1:24', 'unless true { } else { f(1) }'],
  ['NO_KEY_EXPRESSIONS', '1:8', '$x = { $y => 1 }'],
  ['NO_KEY_EXPRESSIONS', '1:8', '$x = { A => 1 }'],
  ['NO_BARE_HASHES', '1:3', 'f(a => 1)'],
  ['NO_ACCESS_TO_EXPRESSIONS', '1:4', '[1][0]'],
  ['NO_ACCESS_TO_EXPRESSIONS', '1:5', 'f(1)[0]'],
  ['NO_SEVERAL_KEYS', '1:7', '$x[1, 2]'],
  ['NO_CALLS_IN_STRINGS', '1:4', '"${join([1])}"'],
  ['NO_CALLS_OF_EXPRESSIONS', '1:1', "Integer('1')"],
  ['NO_CALLS_OF_EXPRESSIONS', '1:1', '$x(1)'],
  ['NO_TYPED_RESOURCES', '1:1', "File { 'a': }"],
  ['ILLEGAL_NAME', '1:7', 'class Foo { }'],
  ['ILLEGAL_NAME', '1:8', 'define Foo::Bar { }'],
  ['ILLEGAL_VARIABLE', '1:6', '$x = $'],
  ['ILLEGAL_PARAMETER', '1:9', 'class a($b::c) { }'],
  ['ILLEGAL_PARAMETER', '1:9', 'class a($0) { }'],
  ['DUPLICATE_PARAMETER_NAME', '1:13', 'class a($b, $b) { }'],
  ['ILLEGAL_ASSIGNMENT_TARGET', '1:1', 'a = 1'],
  ['CROSS_SCOPE_ASSIGNMENT', '1:1', '$a::b = 1'],
  ['ILLEGAL_NUMERIC_ASSIGNMENT', '1:1', '$1 = 1'],
  ['NOT_TOP_LEVEL', '1:11', 'if true { class a { } }'],
  ['NOT_TOP_LEVEL', '1:12', 'define a { define b { } }'],
  ['NOT_TOP_LEVEL', '1:10', 'node a { class b { } }'],
  ['NOT_VIRTUALIZABLE', '1:1', '@File { mode => 1 }'],
  ['ILLEGAL_ATTRIBUTE_APPEND', '1:15', "notify { 'a': b +> 1 }"],
  ['NODE_INHERITANCE', '1:17', 'node a inherits b { }'],
  ['IMPORT_IGNORED', '1:1', "import 'a', 'b'"],
  ['LOWER_CASE_REFERENCE', '1:14', "$x = [ 'a',  file['a'] ]"],
];

const own = Object.keys(puppet3.diagnostics).filter((name) => !Object.hasOwn(puppetDeclarations, name));

for (const name of own) {
  test(`${name} is reported`, (t) => {
    const cases = rows.filter(([code]) => code === name);
    t.true(cases.length > 0);
    for (const [code, place, source] of cases) {
      const { diagnostics, tree } = puppet3.parse(source, { file: 'a.pp' });
      const found = diagnostics.find((diagnostic) => diagnostic.code === code);
      t.is(
        found && `${found.line}:${found.column}`,
        place,
        `${source}: ${diagnostics.map(({ message }) => message).join(', ')}`,
      );
      t.is(
        tree === null,
        diagnostics.some(({ severity }) => severity === 'error'),
      );
      t.is(found?.file, 'a.pp');
    }
  });
}
