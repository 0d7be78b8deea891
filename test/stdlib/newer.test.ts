import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledStdlib, CatalogCompiler, Environment } from '@pptjs/catalog';
import { evaluateSource } from '@pptjs/engine';
import { createContext, createTopScope, Definitions, describeValue, Sensitive } from '@pptjs/runtime';
import { stdlib } from '@pptjs/stdlib';
import test from 'ava';

/** Calls of functions that the recorded version of the module lacks. The answers are from the module's documentation. */
const answers: Readonly<Record<string, string>> = {
  "stdlib::crc32('my string')": "'18fbd270'",
  "stdlib::crc32(Sensitive('my string'))": "'18fbd270'",
  'stdlib::crc32(100.0)': "'a3fd429a'",
  'stdlib::crc32(100.00000)': "'a3fd429a'",
  "stdlib::crc32('')": "'0'",
  "stdlib::sha256('abc')": "'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'",
  "stdlib::sha256(Sensitive('abc'))": "'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'",
  "stdlib::sha256(Binary('YWJj'))": "'35d95694d3f160215db293c7899daa5907837838fb4b8119ed713e32446c1266'",
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
  "stdlib::sort_by('hello') |$letter| { $letter }": "'ehllo'",
  "stdlib::sort_by({ 'b' => 2, 'a' => 1 }) |$pair, $rest = 1| { $pair[1] }": "{ 'a' => 1, 'b' => 2 }",
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
  "stdlib::to_ruby([Sensitive('x')])": `'[{"__ptype" => "Sensitive", "__pvalue" => "x"}]'`,
  "stdlib::to_python(Sensitive('x'))": `'{"__ptype": "Sensitive", "__pvalue": "x"}'`,
  "stdlib::to_python({ 'a' => true })": `'{"a": True}'`,
  "stdlib::batch_escape('a b')": `'"a b"'`,
  "stdlib::powershell_escape('a b')": "'a` b'",
  "stdlib::shell_escape('a b')": String.raw`'a\ b'`,
  'stdlib::merge({ a => 1 }, undef, { b => 2 })': "{ 'a' => 1, 'b' => 2 }",
  "stdlib::merge(['x', 'y']) |$merged, $i, $each| { { $each => $i } }": "{ 'x' => 0, 'y' => 1 }",
  'stdlib::type_of([1])': 'Tuple[Integer[1, 1]]',
  "stdlib::parsehocon('a = 1')": "{ 'a' => 1 }",
  "stdlib::parsehocon('{', 5)": '5',
  "stdlib::to_json_pretty({ 'a' => [1] })": String.raw`"{\n  \"a\": [\n    1\n  ]\n}\n"`,
  "stdlib::to_json_pretty({ 'a' => Sensitive(1) }).unwrap": String.raw`"{\n  \"a\": 1\n}\n"`,
  'stdlib::to_json_pretty([undef, 1], true)': String.raw`"[\n  1\n]\n"`,
  "stdlib::seeded_rand(100, 'x') == seeded_rand(100, 'x')": 'true',
  "stdlib::seeded_rand_string(8, 'seed', 'abc')": "'bcaccbac'",
  "stdlib::fqdn_rand_string(10, undef, 'x') == fqdn_rand_string(10, '', 'x')": 'true',
  "stdlib::fqdn_rand_string(3, 'é')": "'ééé'",
  "stdlib::fqdn_rotate([1, 2, 3], 'x') == fqdn_rotate([1, 2, 3], 'x')": 'true',
  "stdlib::fqdn_rotate('abcdef', 1, 'y') == fqdn_rotate('abcdef', 1, 'y')": 'true',
  'stdlib::fqdn_rotate([])': '[]',
  "stdlib::has_interface_with('lo')": 'true',
  "stdlib::has_interface_with('eth9')": 'false',
  "stdlib::has_interface_with('ipaddress', '127.0.0.1')": 'true',
  "stdlib::has_interface_with('mac', '00:00:00:00:00:01')": 'true',
  "stdlib::has_interface_with('netmask', '255.0.0.1')": 'false',
  "stdlib::os_version_gte('Debian', '11')": 'true',
  "stdlib::os_version_gte('Debian', '13')": 'false',
  'stdlib::time() =~ Integer[1700000000]': 'true',
  "stdlib::time('UTC') =~ Integer": 'true',
  "stdlib::validate_domain_name('example.com', 'example.com.', 'x')": 'undef',
  "stdlib::validate_email_address('a@b.com')": 'undef',
  "'GET' =~ Stdlib::Http::Method": 'true',
  "'get' =~ Stdlib::Http::Method": 'false',
  "['.', 'a.b.', 'a.b', ''].map |$x| { $x =~ Stdlib::Dns::Zone }": '[true, true, false, false]',
  "['latest', '1.2', ''].map |$x| { $x =~ Stdlib::Ensure::Package }": '[true, true, false]',
  "stdlib::ensure('present', 'mounted')": "'mounted'",
  "stdlib::ensure(false, 'service')": "'stopped'",
  "stdlib::ensure('absent', 'service')": "'stopped'",
  "stdlib::ensure(false, 'link')": "'absent'",
};

const errors: Readonly<Record<string, string>> = {
  "stdlib::sort_by({ 'a' => 1 }) |$key, $value| { $value }": 'Parameter $value is required but no value was given',
  "stdlib::sort_by({ 'a' => 1 }) |$a, $b, $c| { $a }":
    "'stdlib::sort_by' block expects between 1 and 2 arguments, got 3",
  'stdlib::crc32([])':
    "'stdlib::crc32' parameter 'my_data' expects a value of type ScalarData, Sensitive[ScalarData], Binary, or Sensitive[Binary], got Array",
  "stdlib::nested_values('x')": "'stdlib::nested_values' parameter 'hash' expects a Hash value, got String",
  "stdlib::has_function('')": "'stdlib::has_function' parameter 'function_name' expects a String[1] value, got String",
  'stdlib::fqdn_rand_string(0)':
    "'stdlib::fqdn_rand_string' parameter 'length' expects an Integer[1] value, got Integer[0, 0]",
  "stdlib::seeded_rand('x', 'y')": "'stdlib::seeded_rand' parameter 'max' expects an Integer value, got String",
  'stdlib::fqdn_rotate({})':
    "'stdlib::fqdn_rotate' parameter 'input' expects a value of type String or Array, got Hash",
  "stdlib::has_interface_with('speed', '1')":
    "parameter 'kind' expects a match for Enum['ip', 'ipaddress', 'mac', 'macaddress', 'netmask', 'network'], got 'speed'",
  "stdlib::validate_domain_name('a b')": "'stdlib::validate_domain_name' parameter 'values' expects",
  "stdlib::validate_email_address('x')": "'stdlib::validate_email_address' parameter 'values' expects",
  "stdlib::merge('x')": "'stdlib::merge' ",
  "stdlib::parsehocon('{')": 'String: 1: expecting a close brace or a field name here, got end of file',
  "stdlib::sort_by([1, 'a']) |$x| { $x }": 'comparison of String with 1 failed',
};

const facts = {
  fqdn: 'web01.example',
  networking: {
    fqdn: 'web01.example',
    interfaces: {
      lo: { ip: '127.0.0.1', netmask: '255.0.0.0', network: '127.0.0.0' },
      eth0: { ip: '192.0.2.10', mac: '00:00:00:00:00:01' },
    },
  },
  os: { name: 'Debian', release: { major: '12', full: '12.5' } },
};

function evaluated(source: string): unknown {
  return evaluateSource(source, {
    context: createContext({
      topScope: createTopScope({ facts }),
      definitions: new Definitions(stdlib),
      log: () => undefined,
    }),
  });
}

const described = (source: string): string => {
  const value = evaluated(source);
  return value instanceof Sensitive ? 'Sensitive' : describeValue(value as Parameters<typeof describeValue>[0]);
};

for (const [source, answer] of Object.entries(answers)) {
  test(`${source} gives ${answer}`, (t) => {
    t.is(described(source), described(answer));
  });
}

for (const [source, message] of Object.entries(errors)) {
  test(`${source} fails`, (t) => {
    const error = t.throws(() => evaluated(source));
    t.true(error.message.includes(message), error.message);
  });
}

test('deferrable_epp returns a Deferred for a variable that is Deferred', (t) => {
  const directory = mkdtempSync(join(tmpdir(), 'stdlib-'));
  mkdirSync(join(directory, 'm', 'templates'), { recursive: true });
  writeFileSync(join(directory, 'm', 'templates', 'x.epp'), 'name: <%= $name %>');
  const code = `
    notice(stdlib::deferrable_epp('m/x.epp', { 'name' => 'here' }))
    $later = stdlib::deferrable_epp('m/x.epp', { 'name' => Deferred('f') })
    notice([$later =~ Deferred, $later.name, $later.arguments[0]])`;
  const notices: string[] = [];
  const environment = new Environment({ name: 'production', code, modulepath: [directory] });
  new CatalogCompiler({ environment, extensions: [bundledStdlib()] }).compile({
    node: 'n',
    log: ({ message }) => void notices.push(message),
  });
  t.deepEqual(notices, ['name: here', '[true, inline_epp, name: <%= $name %>]']);
});
