"""Prints the cases of test/recorded/stdlib.jsonl.gz: calls of the functions of puppetlabs-stdlib.

Puppet's catalog compiler prints the answers:

    python3 test/record/stdlib.py | <compile catalogs, with a modulepath that has stdlib>
"""
import json
import pathlib
import sys

FACTS = {
    "os": {"name": "Debian", "family": "Debian", "release": {"full": "12.5", "major": "12"}},
    "operatingsystem": "Debian", "osfamily": "Debian", "operatingsystemmajrelease": "12", "operatingsystemrelease": "12.5",
    "networking": {"fqdn": "web01.example", "hostname": "web01", "ip": "192.0.2.10"},
    "fqdn": "web01.example", "hostname": "web01", "interfaces": "eth0,lo", "ipaddress_eth0": "192.0.2.10", "network_eth0": "192.0.2.0", "netmask_eth0": "255.255.255.0",
    "ipaddress_lo": "127.0.0.1", "network_lo": "127.0.0.0", "ipaddress": "192.0.2.10", "puppetversion": "8.10.0", "kernel": "Linux",
}
# One line for each function: its name, then the calls.
CALLS = r"""
any2array | any2array() | any2array('a') | any2array([1,2]) | any2array('a', 'b') | any2array({a => 1, b => [2]}) | any2array({}) | any2array('') | any2array(undef) | any2array([]) | any2array(1, [2])
any2bool | any2bool('yes') | any2bool('no') | any2bool(0) | any2bool(1) | any2bool(-1) | any2bool('') | any2bool('undef') | any2bool('nonsense') | any2bool([]) | any2bool({}) | any2bool(true) | any2bool('1.5') | any2bool() | any2bool('0') | any2bool('t')
base64 | base64('encode', 'hello') | base64('decode', 'aGVsbG8=') | base64('encode', 'x' , 'strict') | base64('encode', '????>>>>', 'urlsafe') | base64('encode', "${'abc'.upcase}defghijklmnopqrstuvwxyz0123456789abcdefghijklmnopqrstuvwxyz") | base64('decode', 'Pz8_Pz4-', 'urlsafe') | base64('nope', 'x') | base64('encode') | base64('encode', 1) | base64('encode', 'x', 'bad') | base64('decode', '!!!', 'strict')
basename | basename('/a/b/c.txt') | basename('/a/b/c.txt', '.txt') | basename('c.txt') | basename('/') | basename('') | basename() | basename(1) | basename('/a', 1) | basename('/a/b/')
batch_escape | batch_escape('foo') | batch_escape('foo "bar"') | batch_escape('a\b') | batch_escape('$x') | batch_escape(1) | batch_escape('')
bool2num | bool2num(true) | bool2num(false) | bool2num('1') | bool2num('no') | bool2num('nope') | bool2num() | bool2num(5)
bool2str | bool2str(true) | bool2str(false) | bool2str(true, 'y', 'n') | bool2str(false, 'y', 'n') | bool2str('x') | bool2str(true, 1, 2) | bool2str()
camelcase | 'a_b'.camelcase
clamp | clamp(5, 1, 3) | clamp('24', [575, 187]) | clamp(16, 88, 661) | clamp([4,3,'99']) | clamp(1,2) | clamp(1,2,3,4) | clamp('a', 1, 2)
concat | concat([1,2], [3]) | concat([1], 2, [3, [4]]) | concat('a', 'b') | concat([1]) | concat([], []) | concat([1], {a => 1}) | concat([1,2],'3') | concat([undef], undef)
convert_base | convert_base(5, 2) | convert_base('254', '16') | convert_base(5, 1) | convert_base('a', 2) | convert_base(1.5, 2) | convert_base('254', '37') | convert_base()
count | count([1,2,2,undef,'']) | count([1,2,2], 2) | count([]) | count('a') | count({a => 1}) | count() | count([1,'1'], 1)
crc32 | stdlib::crc32('abc') | stdlib::crc32(5) | stdlib::crc32(Sensitive('abc')) | stdlib::crc32('') | stdlib::crc32()
deep_merge | deep_merge({a => {b => 1}}, {a => {c => 2}}) | deep_merge({a => [1]}, {a => [2]}) | deep_merge({a => 1}) | deep_merge({a => 1}, '') | deep_merge({a => 1}, undef, {b => 2}) | deep_merge({a => {b => 1}}, {a => 2}) | deep_merge({a => 1}, 2) | deep_merge()
defined_with_params | defined_with_params(File['/x'], {}) | defined_with_params('notify[x]', {message => 'm'}) | defined_with_params() | defined_with_params(1)
delete | delete(['a','b','c','b'], 'b') | delete('abracadabra', 'bra') | delete({a => 1, b => 2}, 'a') | delete({a => 1, b => 2, c => 3}, ['a','b']) | delete(['a', 'b'], ['a']) | delete(1, 2) | delete() | delete(['a', undef], undef) | delete('abc', 1)
delete_at | delete_at(['a','b','c'], 1) | delete_at([1], 5) | delete_at('a', 1) | delete_at([1,2], 'x') | delete_at([1,2], '1') | delete_at([1]) | delete_at([1,2,3], -1)
delete_regex | delete_regex(['abf','ab','ac'], '^ab.*') | delete_regex({a => 1, b => 2}, '^a$') | delete_regex('x', 'y') | delete_regex(['a','b'], ['a','b']) | delete_regex([]) | delete_regex([1, 'a'], 'a')
delete_undef_values | delete_undef_values({a => 1, b => undef, c => ''}) | delete_undef_values([1, undef, '', 'undef']) | delete_undef_values('a') | delete_undef_values() | delete_undef_values({a => {b => undef}})
delete_values | delete_values({a => 1, b => 2, c => 1}, 1) | delete_values({a => 'x'}, 'x') | delete_values([1], 1) | delete_values({a => 1}) | delete_values({}, 1)
deprecation | deprecation('k', 'message') | deprecation('k') | deprecation(1, 'm') | deprecation('k', 'm', false) | deprecation('k', 'm') + 1
difference | difference(['a','b','c'], ['b']) | difference([], [1]) | difference([1,1,2], [2]) | difference('a', ['b']) | difference(['a']) | difference([1], 1)
dirname | dirname('/a/b/c.txt') | dirname('c.txt') | dirname('/') | dirname('') | dirname() | dirname(1) | dirname('/a/b/') | dirname('a', 'b')
dos2unix | dos2unix("a\r\nb\r\n") | dos2unix('a') | dos2unix(1) | dos2unix() | dos2unix("a\rb")
enclose_ipv6 | enclose_ipv6(['127.0.0.1', '::1', 'fe80::1%eth0']) | enclose_ipv6('::1') | enclose_ipv6('x') | enclose_ipv6([]) | enclose_ipv6('*') | enclose_ipv6(1) | enclose_ipv6('[::1]')
end_with | stdlib::end_with('foobar', 'bar') | stdlib::end_with('foobar', ['x', 'ar']) | stdlib::end_with('foobar', 'foo') | stdlib::end_with('a', []) | stdlib::end_with('a', '')
ensure | stdlib::ensure(true) | stdlib::ensure(false) | stdlib::ensure('present', 'file') | stdlib::ensure('absent', 'package') | stdlib::ensure(true, 'service') | stdlib::ensure('x') | stdlib::ensure(true, 'nope') | stdlib::ensure(true, 'directory') | stdlib::ensure(true, 'link')
extname | stdlib::extname('test.rb') | stdlib::extname('a/b/d/test.rb') | stdlib::extname('test') | stdlib::extname('.profile') | stdlib::extname('a.') | stdlib::extname('a.tar.gz') | stdlib::extname('')
fact | fact('os.name') | fact('os') | fact('nope') | fact('os.release.major') | fact('os."name"') | fact('os.nope.x') | fact(1) | fact('interfaces')
fqdn_rand_string | fqdn_rand_string(10) | fqdn_rand_string(10, 'ABC') | fqdn_rand_string(5, '', 'seed') | fqdn_rand_string() | fqdn_rand_string('a') | fqdn_rand_string(-1) | fqdn_rand_string(8, 'xyz', 'a', 1)
fqdn_rotate | fqdn_rotate(['a','b','c','d']) | fqdn_rotate(['a','b','c','d'], 'seed') | fqdn_rotate('abcdef') | fqdn_rotate([]) | fqdn_rotate('') | fqdn_rotate() | fqdn_rotate(1) | fqdn_rotate(['a','b','c'], 1, 2)
fqdn_uuid | fqdn_uuid('puppetlabs.com') | fqdn_uuid('google.com') | fqdn_uuid('') | fqdn_uuid() | fqdn_uuid(1)
get_module_path | get_module_path('stdlib') =~ /stdlib$/ | get_module_path('nope') | get_module_path() | get_module_path(1)
getparam | getparam(File['/x'], 'mode') | getparam('Notify[x]', 'message') | getparam() | getparam(Class['x'], 'y') | getparam(Notify['x'], 'name')
getvar | getvar('facts.os.name')
grep | grep(['aaa','bbb','aaaddd'], 'aaa') | grep(['a'], 'b') | grep('a', 'b') | grep(['a']) | grep([1, 'a'], 'a') | grep([], 'x')
has_interface_with | has_interface_with('lo') | has_interface_with('eth0') | has_interface_with('ipaddress', '127.0.0.1') | has_interface_with('ipaddress', '1.2.3.4') | has_interface_with('macaddress', 'x') | has_interface_with() | has_interface_with('network', '192.0.2.0')
has_ip_address | has_ip_address('127.0.0.1') | has_ip_address('192.0.2.10') | has_ip_address('1.1.1.1') | has_ip_address()
has_ip_network | has_ip_network('127.0.0.0') | has_ip_network('192.0.2.0') | has_ip_network('1.1.1.0') | has_ip_network()
has_key | has_key({a => 1}, 'a') | has_key({a => 1}, 'b') | has_key({a => undef}, 'a') | has_key('a', 'b') | has_key({a => 1}) | has_key({1 => 2}, 1)
hash | hash(['a', 1, 'b', 2]) | hash([['a', 1], ['b', 2]]) | hash([]) | hash('a') | hash() | hash([1])
intersection | intersection(['a','b','c'], ['b','c','d']) | intersection([], [1]) | intersection([1,1], [1]) | intersection('a', [1]) | intersection([1])
is_absolute_path | is_absolute_path('/a') | is_absolute_path('a') | is_absolute_path('C:/x') | is_absolute_path(1) | is_absolute_path('')
is_array | is_array([]) | is_array('a') | is_array({}) | is_array(undef) | is_array([1])
is_bool | is_bool(true) | is_bool('true') | is_bool(false) | is_bool(undef) | is_bool(1)
is_domain_name | is_domain_name('foo.com') | is_domain_name('foo.') | is_domain_name('-x') | is_domain_name(1) | is_domain_name('') | is_domain_name('a b') | is_domain_name('192.0.2.1')
is_email_address | is_email_address('a@b.com') | is_email_address('a') | is_email_address('') | is_email_address(1) | is_email_address()
is_float | is_float(1.5) | is_float('1.5') | is_float(1) | is_float('x') | is_float('1e5') | is_float('-1.5')
is_function_available | is_function_available('upcase') | is_function_available('nope') | is_function_available('include') | is_function_available() | is_function_available('merge')
is_hash | is_hash({}) | is_hash([]) | is_hash('a') | is_hash({a => 1}) | is_hash() | is_hash(undef)
is_integer | is_integer(1) | is_integer('1') | is_integer('-10') | is_integer(1.5) | is_integer('x') | is_integer('0x1f') | is_integer('0777') | is_integer([])
is_ip_address | is_ip_address('1.2.3.4') | is_ip_address('::1') | is_ip_address('x') | is_ip_address('1.2.3.4/24') | is_ip_address(1)
is_ipv4_address | is_ipv4_address('1.2.3.4') | is_ipv4_address('::1') | is_ipv4_address('x') | is_ipv4_address('1.2.3') | is_ipv4_address(1)
is_ipv6_address | is_ipv6_address('1.2.3.4') | is_ipv6_address('::1') | is_ipv6_address('x') | is_ipv6_address('fe80::1%eth0') | is_ipv6_address(1)
is_mac_address | is_mac_address('00:a0:1f:12:7f:a0') | is_mac_address('00:A0:1F:12:7F:G0') | is_mac_address('x') | is_mac_address('') | is_mac_address(1) | is_mac_address('80:00:02:09:fe:80:00:00:00:00:00:00:00:24:65:ff:ff:91:a3:12')
is_numeric | is_numeric(1) | is_numeric('1') | is_numeric('1.5') | is_numeric('x') | is_numeric('0x1f') | is_numeric(1.5) | is_numeric('-8e5') | is_numeric('077') | is_numeric('089')
is_string | is_string('a') | is_string(1) | is_string('1') | is_string(undef) | is_string([]) | is_string('1.5')
ip_in_range | stdlib::ip_in_range('192.168.100.12', '192.168.100.0/24') | stdlib::ip_in_range('192.168.100.12', ['10.0.0.0/8', '192.168.100.0/24']) | stdlib::ip_in_range('1.1.1.1', '2.2.2.0/24') | stdlib::ip_in_range('x', '2.2.2.0/24') | stdlib::ip_in_range('::1', '::/64')
join_keys_to_values | join_keys_to_values({a => 1, b => 2}, ' is ') | join_keys_to_values({a => [1,2]}, '=') | join_keys_to_values({}, '=') | join_keys_to_values([1], '=') | join_keys_to_values({a => undef}, '=') | join_keys_to_values({a => 1}) | join_keys_to_values({a => 1}, 2) | join_keys_to_values({a => true, b => 1.5}, '=')
load_module_metadata | load_module_metadata('stdlib')['name'] | load_module_metadata('nope') | load_module_metadata('nope', true) | load_module_metadata() | load_module_metadata('stdlib')['version']
loadjson | loadjson('/nope', {a => 1}) | loadjson('/nope') | loadjson() | loadjson('/nope', [1])
loadyaml | loadyaml('/nope', {a => 1}) | loadyaml('/nope') | loadyaml() | loadyaml('/nope', [1])
member | member(['a','b'], 'b') | member(['a','b'], 'c') | member(['a','b'], ['a','b']) | member([1,2], 1) | member('a', 'a') | member([1,'2'], 2) | member(['a']) | member([], 'x') | member([1], [1,2]) | member(['a'], {a => 1})
merge | merge({a => 1}, {b => 2}) | merge({a => 1}, {a => 2}, {c => 3}) | merge({a => 1}, '') | merge({a => 1}, undef) | merge({a => 1}) | merge({a => 1}, 5) | merge({a => {b => 1}}, {a => {c => 2}}) | merge() | merge([1]) |$x| { {$x => 1} } | merge({}, undef, '')
nested_values | stdlib::nested_values({a => {b => 1, c => {d => 2}}}) | stdlib::nested_values({}) | stdlib::nested_values({a => [1]}) | stdlib::nested_values('x') | stdlib::nested_values({a => 1, b => 2})
num2bool | num2bool(1) | num2bool(0) | num2bool(-1) | num2bool('5') | num2bool('x') | num2bool(1.5) | num2bool() | num2bool('0.4') | num2bool([])
os_version_gte | os_version_gte('Debian', '9') | os_version_gte('Debian', '13') | os_version_gte('Ubuntu', '9') | os_version_gte('Debian', '12') | os_version_gte(1, 2)
parsehocon | parsehocon('{a: 1}') | parsehocon('a = [1,2]') | parsehocon('{', 'default') | parsehocon('x y', 1) | parsehocon('{a: ${b}, b: 2}')
parsejson | parsejson('{"a":[1,2.5,null,true]}') | parsejson('nope') | parsejson('nope', 'default') | parsejson('[]') | parsejson() | parsejson('"x"') | parsejson('{"a": 1', {}) | parsejson(1)
parseyaml | parseyaml('a: 1') | parseyaml("- 1\n- x") | parseyaml('[', 'default') | parseyaml('[') | parseyaml('') | parseyaml() | parseyaml('yes') | parseyaml(1)
parsepson | parsepson('{"a":1}') | parsepson('nope', 'd') | parsepson('[1]') | parsepson('{', 1) | parsepson('{"a":{"b":null}}')
pick | pick('a', 'b') | pick('', undef, 'c') | pick(undef, '') | pick() | pick(false, 'x') | pick(0, 1) | pick([], 1) | pick(undef, {}) | pick('undef', 'x') | pick(undef, undef, 5)
pick_default | pick_default('a', 'b') | pick_default('', undef) | pick_default(undef, '') | pick_default() | pick_default(false) | pick_default('', 'x', 'y') | pick_default(undef)
powershell_escape | powershell_escape('foo') | powershell_escape('foo bar') | powershell_escape('a"b$c`d') | powershell_escape(1) | powershell_escape('')
prefix | prefix(['a','b'], 'p') | prefix(['a']) | prefix({a => 1}, 'p') | prefix('a', 'p') | prefix([], 'p') | prefix([1, undef], 'p') | prefix(['a'], 1) | prefix()
pw_hash | pw_hash('password', 'MD5', 'salt') | pw_hash('password', 'SHA-512', 'salt') | pw_hash('password', 'SHA-256', 'salt') | pw_hash('password', 'nope', 'salt') | pw_hash('', 'MD5', 'salt') | pw_hash('p', 'SHA-512') | pw_hash(1, 'MD5', 's') | pw_hash('p', 'SHA-512', 'bad salt!') | pw_hash('password', 'sha-512', 'salt') | pw_hash('password', 'SHA-512', '')
range | range(1, 5) | range('a', 'e') | range('host01', 'host04') | range(0, 9, 2) | range('0', '4') | range(5, 1) | range(1) | range('a') | range('1..3') | range('1...3') | range(1, 'x') | range('a', 'z', 5) | range(0, 4, -1) | range() | range('x..y')
regexpescape | regexpescape('a.b*c') | regexpescape(['a.b','c+']) | regexpescape(1) | regexpescape('') | regexpescape([1]) | regexpescape()
reject | reject(['aaa','bbb','aaaddd'], 'aaa') | reject(['a'], 'b') | reject('a', 'b') | reject(['a']) | reject([], 'a')
reverse | reverse('abc') | reverse([1,2,3]) | reverse('') | reverse([]) | reverse(1) | reverse()
seeded_rand | seeded_rand(100, 'x') | seeded_rand(1, 'y') | seeded_rand(0, 'x') | seeded_rand('a', 'x') | seeded_rand(10) | seeded_rand(10, 5) | seeded_rand('10', 'x') | seeded_rand(1000000, 'seed')
seeded_rand_string | seeded_rand_string(8, 'seed') | seeded_rand_string(8, 'seed', 'abc') | seeded_rand_string(0, 's') | seeded_rand_string('a', 's') | seeded_rand_string(5, 'x', '') | seeded_rand_string(20, 'long')
shell_escape | shell_escape('foo bar') | shell_escape('a\'b') | shell_escape('') | shell_escape(1) | shell_escape('a;b|c') | shell_escape("a\nb") | shell_escape('~/x') | shell_escape(true)
shell_join | shell_join(['a','b c']) | shell_join([]) | shell_join('a') | shell_join(['a', 1]) | shell_join(['$x', '`y`']) | shell_join()
shell_split | shell_split('a "b c" d') | shell_split('') | shell_split("a 'b c'") | shell_split('a\ b') | shell_split('a "b') | shell_split(1) | shell_split()
shuffle | shuffle([]) | shuffle([1]) | shuffle('a') | shuffle(1) | shuffle() | shuffle('aaaa')
sha256 | stdlib::sha256('x') | stdlib::sha256(Sensitive('x')) | stdlib::sha256('') | stdlib::sha256(1) | stdlib::sha256()
sort_by | stdlib::sort_by([3,1,2]) |$x| { $x } | stdlib::sort_by({b => 1, a => 2}) |$k, $v| { $v } | stdlib::sort_by([]) |$x| { $x } | stdlib::sort_by(['aa','b']) |$x| { $x.length } | stdlib::sort_by({b => 1, a => 2}) |$kv| { $kv[0] } | stdlib::sort_by([1])
sprintf_hash | sprintf_hash('%<a>s-%{b}', {a => 1, b => 'x'}) | sprintf_hash('%<n>03d', {n => 5}) | sprintf_hash('%{nope}', {}) | sprintf_hash(1, {}) | sprintf_hash('x', {}) | sprintf_hash('%<f>.2f', {f => 1.234})
squeeze | squeeze('aaabbb') | squeeze('aaabbb', 'a') | squeeze(['aab','ccd']) | squeeze(['aab'], 'a') | squeeze(1) | squeeze() | squeeze('hello  world', 'l-o')
start_with | stdlib::start_with('foobar', 'foo') | stdlib::start_with('foobar', ['x', 'fo']) | stdlib::start_with('foobar', 'bar') | stdlib::start_with('a', []) | stdlib::start_with('a', '')
str2bool | str2bool('yes') | str2bool('0') | str2bool('t') | str2bool('nonsense') | str2bool(true) | str2bool('') | str2bool(undef) | str2bool('False') | str2bool(1) | str2bool() | str2bool('Y') | str2bool('n')
str2resource | stdlib::str2resource('File[/x]') | stdlib::str2resource('Notify[x]') | stdlib::str2resource('bad') | stdlib::str2resource('File[/nope]') | stdlib::str2resource(1)
str2saltedpbkdf2 | str2saltedpbkdf2('Pa55w0rd', 'Using s0m3 s@lt', 50000)['password_hex'] | str2saltedpbkdf2('a') | str2saltedpbkdf2('a', 'short', 1) | str2saltedpbkdf2(1, 'salt5678', 1000) | str2saltedpbkdf2('a', 'longenough', 0) | str2saltedpbkdf2('a', 'longenough', 1000)['salt_hex']
str2saltedsha512 | str2saltedsha512('x') =~ /^[0-9a-f]{136}$/ | str2saltedsha512(1) | str2saltedsha512() | str2saltedsha512('a', 'b') | str2saltedsha512('') =~ String
suffix | suffix(['a','b'], 's') | suffix(['a']) | suffix({a => 1}, 's') | suffix('a', 's') | suffix([], 's') | suffix([1, undef], 's') | suffix(['a'], 1) | suffix()
swapcase | swapcase('aBcD') | swapcase(['aB','Cd']) | swapcase('') | swapcase(1) | swapcase() | swapcase({a => 1})
time | time() =~ Integer | time('UTC') =~ Integer | time('x') =~ Integer | time(1) =~ Integer | time('America/New_York', 2) =~ Integer
to_bytes | to_bytes('4 kB') | to_bytes('1G') | to_bytes('1.5 M') | to_bytes('100') | to_bytes(5) | to_bytes('x') | to_bytes('2 TiB') | to_bytes() | to_bytes('1 zB') | to_bytes('10B')
to_json | to_json({a => [1, 2.5, undef, true]}) | to_json('x') | to_json([]) | to_json(Sensitive('x')) | to_json({1 => 2}) | to_json(default)
to_json_pretty | to_json_pretty({a => [1, {b => 2}], c => {}}) | to_json_pretty([]) | to_json_pretty({a => undef}, true) | to_json_pretty({a => 1}, false, {indent => '    '}) | to_json_pretty({a => 1}, false, {nope => 1}) | to_json_pretty('x')
to_python | to_python({a => [1, true, undef], 'b' => 1.5}) | to_python('x') | to_python(Sensitive('x')) | to_python([]) | to_python({})
to_ruby | to_ruby({a => [1, true, undef], 'b' => 1.5}) | to_ruby('x') | to_ruby([]) | to_ruby({}) | to_ruby(true)
to_toml | to_toml({a => 1, b => {c => [1,2]}}) | to_toml({}) | to_toml({a => 'x"y', b => true}) | to_toml({a => {b => {c => 1}}}) | to_toml({a => 1.5}) | to_toml('x') | to_toml({a => [{b => 1}]})
to_yaml | to_yaml({a => [1, {b => undef}], c => 'yes', d => '5', e => 1.5, f => true}) | to_yaml('x') | to_yaml([]) | to_yaml({}) | to_yaml({a => "multi\nline"}) | to_yaml({a => 1, b => [1]}, {indentation => 4}) | to_yaml({a => ''}) | to_yaml({'a b' => ': x', 'x' => '#c', y => '- d', z => "it's"}) | to_yaml(['null', '~', 'no', '1.0', '0x1f', ' lead', 'trail ', "tab\t", '@x', '%y', '!z', '&a', '*b', '{c', '[d', "q\"uote", '2020-01-01', '12:30', ''])
try_get_value | try_get_value({a => {b => [1,2]}}, 'a/b/1') | try_get_value({a => 1}, 'x') | try_get_value({a => 1}, 'x', 'd') | try_get_value({a => {b => 1}}, 'a|b', 'd', '|') | try_get_value()
type_of | type_of('x') | type_of(1) | type_of([]) | type_of({a => 1}) | type_of(undef) | type_of(true)
type3x | type3x('x') | type3x(1) | type3x([]) | type3x({}) | type3x(1.5) | type3x(true) | type3x('1') | type3x() | type3x(undef)
union | union(['a','b'], ['b','c']) | union([1], [2], [1,3]) | union([]) | union('a', []) | union() | union([], [])
unix2dos | unix2dos("a\nb\n") | unix2dos('a') | unix2dos(1) | unix2dos() | unix2dos("a\r\nb")
uriescape | uriescape('a b&c') | uriescape(['a b']) | uriescape('é') | uriescape(1) | uriescape() | uriescape('http://x/y?z=[1]')
validate_absolute_path | validate_absolute_path('/a') | validate_absolute_path('a') | validate_absolute_path(['/a','b']) | validate_absolute_path(['/a', 'C:/x']) | validate_absolute_path(undef) | validate_absolute_path() | validate_absolute_path([]) | validate_absolute_path(true)
validate_array | validate_array([]) | validate_array('a') | validate_array([1], 'b') | validate_array(undef) | validate_array({})
validate_augeas | validate_augeas('x') | validate_augeas('x', 1) | validate_augeas() | validate_augeas(1, 2) | validate_augeas('x', 'y', [], 'm', 5)
validate_bool | validate_bool(true) | validate_bool('true') | validate_bool(false, 1) | validate_bool(undef) | validate_bool([])
validate_cmd | validate_cmd('x') | validate_cmd(1, 2) | validate_cmd() | validate_cmd('a', 'b', 'c', 'd') | validate_cmd('x', 5)
validate_domain_name | validate_domain_name('foo.com') | validate_domain_name('-x') | validate_domain_name('foo.com', 'b a d') | validate_domain_name() | validate_domain_name(1) | validate_domain_name('www.example.com', '1.2.3.4') | validate_domain_name(true)
validate_email_address | validate_email_address('a@b.com') | validate_email_address('a') | validate_email_address() | validate_email_address(1) | validate_email_address('a@b.com', 'c@')
validate_hash | validate_hash({}) | validate_hash('a') | validate_hash({a => 1}, []) | validate_hash(undef) | validate_hash([])
validate_integer | validate_integer(1) | validate_integer('1') | validate_integer('x') | validate_integer(5, 3) | validate_integer(5, 10, 1) | validate_integer(5, '', 7) | validate_integer([1,2,'x']) | validate_integer([1,2], 5, 0) | validate_integer(undef) | validate_integer(1.5) | validate_integer(1, 'x') | validate_integer({}) | validate_integer('') | validate_integer([])
validate_ip_address | validate_ip_address('1.2.3.4') | validate_ip_address('::1') | validate_ip_address('x') | validate_ip_address(1) | validate_ip_address('1.2.3.4', 'y') | validate_ip_address()
validate_ipv4_address | validate_ipv4_address('1.2.3.4') | validate_ipv4_address('::1') | validate_ipv4_address('x') | validate_ipv4_address(1) | validate_ipv4_address('1.1.1.1', '2.2.2.2')
validate_ipv6_address | validate_ipv6_address('1.2.3.4') | validate_ipv6_address('::1') | validate_ipv6_address('x') | validate_ipv6_address(1) | validate_ipv6_address('::1', 'fe80::1')
validate_legacy | validate_legacy(String, 'validate_string', 'a') | validate_legacy(Integer, 'validate_integer', 'x') | validate_legacy(Stdlib::Absolutepath, 'validate_absolute_path', '/a') | validate_legacy(Stdlib::Absolutepath, 'validate_absolute_path', 'a') | validate_legacy(Boolean, 'validate_bool', 'true') | validate_legacy(Array, 'validate_array', 'x') | validate_legacy(Optional[String], 'validate_string', undef) | validate_legacy('Integer', 'validate_integer', 1) | validate_legacy(Numeric, 'validate_re', '5', '^\d+$') | validate_legacy(Pattern[/^a/], 'validate_re', 'b', ['^a']) | validate_legacy(Hash, 'validate_hash', {}) | validate_legacy(Hash, 'validate_hash', 1) | validate_legacy(String) | validate_legacy(Integer, 'nope', 'x')
validate_numeric | validate_numeric(1) | validate_numeric('1.5') | validate_numeric('x') | validate_numeric(5, 3) | validate_numeric(5, 10, 1) | validate_numeric([1, 2.5]) | validate_numeric([1, 'x']) | validate_numeric(undef) | validate_numeric({})
validate_re | validate_re('abc', '^a') | validate_re('abc', '^b') | validate_re('abc', ['^b', 'c$']) | validate_re('abc', ['x'], 'custom message') | validate_re(1, '^a') | validate_re('abc') | validate_re() | validate_re('abc', '[') | validate_re(['a'], 'b')
validate_slength | validate_slength('abc', 5) | validate_slength('abcdef', 5) | validate_slength(['a','bb'], 2) | validate_slength('a', 5, 2) | validate_slength('abc') | validate_slength(1, 5) | validate_slength('abc', 'x') | validate_slength('abc', 2, 3) | validate_slength(['a', 'bbb'], 2)
validate_string | validate_string('a') | validate_string(1) | validate_string('a', []) | validate_string(undef) | validate_string({})
validate_x509_rsa_key_pair | validate_x509_rsa_key_pair('a') | validate_x509_rsa_key_pair('a', 'b') | validate_x509_rsa_key_pair() | validate_x509_rsa_key_pair(1, 2) | validate_x509_rsa_key_pair('a', 'b', 'c')
values_at | values_at(['a','b','c'], 2) | values_at(['a','b','c','d'], ['0-2']) | values_at(['a','b'], [0, 1]) | values_at('a', 1) | values_at(['a'], 5) | values_at(['a','b','c'], '1-5') | values_at(['a'], 'x') | values_at(['a']) | values_at(['a','b','c','d','e'], [0, '2-3']) | values_at(['a','b','c'], '2-1') | values_at(['a','b','c'], '0..1')
xml_encode | stdlib::xml_encode('<a & "b">') | stdlib::xml_encode('<a>', 'attr') | stdlib::xml_encode('x', 'text') | stdlib::xml_encode(1) | stdlib::xml_encode('a', 'nope')
zip | zip(['a','b'], [1,2]) | zip([1,2],[3,4], true) | zip([1,2,3], [4]) | zip('a', 'b') | zip([1]) | zip([], []) | zip([1], [2], 'yes')
ensure_packages | ensure_packages('x') | ensure_packages(['x','y']) | ensure_packages({x => {ensure => 'latest'}}) | ensure_packages('x', {ensure => 'absent'}) | ensure_packages(['a'], {'require' => Notify['n']}) | ensure_packages() | ensure_packages(1) | ensure_packages(['x','x']) | ensure_packages('') | ensure_packages('a', {}, 3)
ensure_resource | ensure_resource('notify', 'x') | ensure_resource('notify', ['x','y'], {message => 'm'}) | ensure_resource('notify') | ensure_resource('notify', 'x', {message => 'a'}) | ensure_resource(1, 2, 3) | ensure_resource('nope', 'x') | ensure_resource('notify', 1)
ensure_resources | ensure_resources('notify', {x => {}, y => {message => 'm'}}) | ensure_resources('notify', {x => {}}, {message => 'd'}) | ensure_resources('notify') | ensure_resources('notify', 'x') | ensure_resources('notify', {})
declared_twice | [1,2].each |$i| { ensure_resource('notify', 'y', {require => File['/x']}) } | [1,2].each |$i| { ensure_resource('notify', 'y', {require => [File['/x'], Class['settings']]}) } | [1,2].each |$i| { ensure_resource('notify', 'y', {require => Class['Settings']}) } | [1,2].each |$i| { ensure_resource('notify', 'y', {require => Class['settings']}) } | [1,2].each |$i| { ensure_resource('notify', 'y', {require => [[File['/x']]]}) } | [1,2].each |$i| { ensure_packages(['a'], {require => File['/x']}) } | [1,2].each |$i| { ensure_resources('notify', {a => {}, b => {}}, {before => File['/x']}) } | [File['/x'], Notify['x']].each |$r| { ensure_resource('notify', 'y', {require => $r}) } | [1,2].map |$i| { ensure_resource('notify', 'y', {message => {a => [File['/x']]}}) defined_with_params(Notify['y'], {message => {a => [File['/x']]}}) } | [1,2].map |$i| { ensure_resource('notify', 'y', {require => File['/x']}) defined_with_params('Notify[y]', {'require' => 'File[/x]'}) }
assert_private | assert_private() | assert_private('message') | assert_private('a', 'b') | assert_private(1)
private | private() | private('m') | private('a','b') | private(1)
ensure_packages_namespaced | stdlib::ensure_packages('x') | stdlib::ensure_packages({x => {}}, {ensure => 'present'})
has_function | stdlib::has_function('upcase') | stdlib::has_function('nope') | stdlib::has_function('stdlib::crc32')
deferrable_epp | stdlib::deferrable_epp('nope/x.epp') | stdlib::deferrable_epp('nope/x.epp', {a => 1}) | stdlib::deferrable_epp(1)
rewrap_sensitive_data | stdlib::rewrap_sensitive_data({a => Sensitive(1)}) | stdlib::rewrap_sensitive_data(1) | stdlib::rewrap_sensitive_data([1, Sensitive('x')]) | stdlib::rewrap_sensitive_data(Sensitive(1)) | stdlib::rewrap_sensitive_data('a') |$x| { $x }
"""


# More calls, in the same form.
MORE = pathlib.Path(__file__).with_name("stdlib.txt").read_text()


def cases():
    for line in (CALLS.strip() + "\n" + MORE.strip()).split("\n"):
        name, *calls = line.split(" | ")
        for call in calls:
            yield name, call


if __name__ == "__main__":
    modulepath = sys.argv[1] if len(sys.argv) > 1 else "$CORPUS"
    for name, call in cases():
        manifest = f"notify {{ 'x': message => 'm' }} file {{ '/x': mode => '0644' }} notice({call})"
        print(json.dumps({"id": f"{name}: {call}", "manifest": manifest, "modulepath": modulepath, "facts": FACTS}))
