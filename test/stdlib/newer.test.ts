import test from 'ava';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledStdlib, CatalogCompiler, Environment } from '@pptjs/catalog';
import { createContext, Definitions, describeValue, Sensitive } from '@pptjs/runtime';
import { stdlib } from '@pptjs/stdlib';
import { evaluateSource } from '@pptjs/transpiler';

/** Functions of later versions of the module, after its documentation. */
const answers: Readonly<Record<string, string>> = {
  "stdlib::crc32('my string')": "'18fbd270'",
  "stdlib::crc32(Sensitive('my string'))": "'18fbd270'",
  'stdlib::crc32(100.0)': "'a3fd429a'",
  'stdlib::crc32(100.00000)': "'a3fd429a'",
  "stdlib::crc32('')": "'0'",
  "stdlib::sha256('abc')": "'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'",
  "stdlib::sha256(Sensitive('abc'))": "'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'",
  "stdlib::sha256(Binary('YWJj'))": "'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'",
  "stdlib::sha256('')": "'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'",
  'stdlib::sha256(100.0) == stdlib::sha256("100.0")': 'true',
  'stdlib::nested_values({})': '[]',
  "stdlib::nested_values({ 'key' => 'value' })": "['value']",
  "stdlib::nested_values({ 'a' => { 'b' => 1, 'c' => 2 } })": '[1, 2]',
  "stdlib::nested_values({ 'a' => 1, 'b' => { 'c' => { 'd' => 2 } }, 'e' => 3 })": '[1, 2, 3]',
  "{ 'a' => undef, 'b' => {} }.stdlib::nested_values": '[undef]',
  'stdlib::sort_by([3, 1, 2]) |$x| { $x }': '[1, 2, 3]',
  'stdlib::sort_by([3, 1, 2]) |$x| { -$x }': '[3, 2, 1]',
  "stdlib::sort_by({ 'b' => 1, 'a' => 2 }) |$pair| { $pair[0] }": "{ 'a' => 2, 'b' => 1 }",
  "stdlib::sort_by({ 'b' => 2, 'a' => 1 }) |$key, $value| { $value }": "{ 'a' => 1, 'b' => 2 }",
  "stdlib::sort_by('hello') |$letter| { $letter }": "'ehllo'",
  'stdlib::sort_by([[1, 2], [2, 1]]) |$a, $b| { $b }': '[[2, 1], [1, 2]]',
  "stdlib::has_function('upcase')": 'true',
  "stdlib::has_function('stdlib::crc32')": 'true',
  "stdlib::has_function('pick')": 'true',
  "stdlib::has_function('nope')": 'false',
  "stdlib::has_function('nope::f')": 'false',
  'stdlib::rewrap_sensitive_data(1)': '1',
  "stdlib::rewrap_sensitive_data({ 'a' => [1] })": "{ 'a' => [1] }",
  "stdlib::rewrap_sensitive_data([1, Sensitive('x')]) =~ Sensitive": 'true',
  "stdlib::rewrap_sensitive_data([1, { 'a' => Sensitive(Sensitive('x')) }]).unwrap": "[1, { 'a' => 'x' }]",
  "stdlib::rewrap_sensitive_data('a') |$x| { $x.upcase }": "'A'",
  "stdlib::rewrap_sensitive_data(Sensitive('a')) |$x| { $x.upcase }.unwrap": "'A'",
  "stdlib::to_json({ 'a' => Sensitive(1) }).unwrap": `'{"a":1}'`,
  "stdlib::to_yaml({ 'a' => Sensitive(1) }, { 'indentation' => 4 }).unwrap": '"---\\na: 1\\n"',
  "stdlib::to_toml({ 'a' => Sensitive(1) }).unwrap": '"a = 1\\n"',
  "stdlib::to_ruby([Sensitive('x')]).unwrap": `'["x"]'`,
  "stdlib::to_python({ 'a' => true })": `'{"a": True}'`,
  "stdlib::ensure('present', 'mounted')": "'mounted'",
  "stdlib::ensure(false, 'service')": "'stopped'",
  "stdlib::ensure('absent', 'service')": "'stopped'",
  "stdlib::ensure(false, 'link')": "'absent'",
};

const errors: Readonly<Record<string, string>> = {
  'stdlib::crc32([])': "'stdlib::crc32' parameter 'my_data' expects a value of type ScalarData, Sensitive[ScalarData], Binary, or Sensitive[Binary], got Array",
  "stdlib::nested_values('x')": "'stdlib::nested_values' parameter 'hash' expects a Hash value, got String",
  "stdlib::has_function('')": "'stdlib::has_function' parameter 'function_name' expects a String[1] value, got String",
  "stdlib::sort_by([1, 'a']) |$x| { $x }": 'comparison of String with 1 failed',
};

function evaluated(source: string): unknown {
  return evaluateSource(source, { context: createContext({ definitions: new Definitions(stdlib), log: () => undefined }) });
}

const described = (source: string): string => {
  const value = evaluated(source);
  return value instanceof Sensitive ? 'Sensitive' : describeValue(value as Parameters<typeof describeValue>[0]);
};

for (const [source, answer] of Object.entries(answers)) {
  test(source, (t) => {
    t.is(described(source), described(answer));
  });
}

for (const [source, message] of Object.entries(errors)) {
  test(source, (t) => {
    const error = t.throws(() => evaluated(source));
    t.true(error.message.includes(message), error.message);
  });
}

test('a Deferred leaves a template to the agent', (t) => {
  const directory = mkdtempSync(join(tmpdir(), 'stdlib-'));
  t.teardown(() => rmSync(directory, { recursive: true }));
  mkdirSync(join(directory, 'm', 'templates'), { recursive: true });
  writeFileSync(join(directory, 'm', 'templates', 'x.epp'), 'name: <%= $name %>');
  const code = `
    notice(stdlib::deferrable_epp('m/x.epp', { 'name' => 'here' }))
    $later = stdlib::deferrable_epp('m/x.epp', { 'name' => Deferred('f') })
    notice([$later =~ Deferred, $later.name, $later.arguments[0]])`;
  const notices: string[] = [];
  const environment = new Environment({ name: 'production', code, modulepath: [directory] });
  new CatalogCompiler({ environment, extensions: [bundledStdlib()] }).compile({ node: 'n', log: ({ message }) => void notices.push(message) });
  t.deepEqual(notices, ['name: here', '[true, inline_epp, name: <%= $name %>]']);
});
