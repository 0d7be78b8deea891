"""Prints the cases of test/recorded/ruby-strings.jsonl.gz. Puppet's catalog compiler prints the answers.

    python3 test/record/ruby_strings.py | PUPPET_STRICT=error <puppet> test/record/rendered_catalogs.rb <compile catalogs> |
      python3 test/record/ruby_strings.py --rows

Ruby functions and templates return Strings of bytes, of invalid UTF-8, and of other encodings.
"""
import json
import os
import re
import sys

ROOT = f"{os.getcwd()}/test/ruby/fixture"
STRINGS = [
    r'"\xff".b',
    r'"\xC3\xA9 a".b',
    r'["/w=="].first.unpack1("m")',
    r'"a\xff"',
    r'"\xff".dup.force_encoding("US-ASCII")',
    r'"é".encode("ISO-8859-1")',
    r'"é".encode("UTF-16LE")',
    r'"abc".encode("US-ASCII")',
]


def rows():
    """Removes answers with addresses of Ruby objects and back traces."""
    for line in sys.stdin:
        row = json.loads(line)
        for name in ("seconds", "class"):
            row.pop(name, None)
        if "catalog" in row:
            row["resources"] = [each for each in row.pop("catalog")["resources"] if each["type"] != "Stage" and each["title"] not in ("main", "Settings")]
        if not re.search(r"0x0000|Backtrace", json.dumps(row)):
            print(json.dumps(row))


def case(manifest):
    print(json.dumps({"id": manifest, "manifest": manifest, "modulepath": ROOT, "facts": {}, "node": "n.example"}))


if sys.argv[1:] == ["--rows"]:
    rows()
    sys.exit()

USES = """notify { 'a': message => $x }
notify { 'a': message => [$x, { 'k' => $x }] }
notify { 'a': message => { $x => 1 } }
notify { 'a': message => "${x}" }
notify { 'a': message => "a${x}b" }
notify { 'a': message => "é${x}" }
notify { 'a': message => "${x}é" }
notify { $x: }
notify { 'a': message => Sensitive($x) }
notify { 'a': message => Binary($x, '%r') }
notify { 'a': message => Binary($x, '%s') }
notify { 'a': message => md5($x) }
notify { 'a': message => sha256("${x}a") }
notify { 'a': message => md5("é${x}") }
notify { 'a': message => join([$x, 'é'], '-') }
notify { 'a': message => join([$x, 'z'], '-') }
notify { 'a': message => sprintf('%5s', $x) }
notify { 'a': message => regsubst($x, 'z', 'y') }
notify { 'a': message => $x[0] }
notify { 'a': message => $x.upcase }
notify { 'a': message => inline_epp('<%= $x %>') }
notify { 'a': message => inline_epp('é<%= $x %>') }
notify { 'a': message => inline_template('<%= @x %>') }
notify { 'a': message => inline_template('é<%= @x %>') }
notify { 'a': message => lk::run('args[0]', $x) }
notify { 'a': message => lk::run('args', $x, [$x]) }
notify { 'a': message => lk3('args[1]', $x) }
notify { 'a': message => lk::run('args[0].dup.force_encoding("UTF-8")', $x) }
notify { 'a': message => lk::run('[args[0]].pack("m0")', $x) }
notify { 'a': message => lk::run('call_function("join", [args, "-"])', $x) }
notify { 'a': message => lk::run('args[0].to_sym', $x) }
notify { 'a': message => lk::run('yield(args[0])', $x) |$v| { $v } }
file { '/a': content => $x }
class k(String $p) { file { '/a': content => $p } } class { 'k': p => $x }
notice(type($x), $x.length, $x =~ String)
notice($x == 'é', $x == $x, $x in ['é'])
notice(lk::run('[args[0].encoding.to_s, args[0].bytes, args[0].valid_encoding?]', $x))
notice(lk3('[args[1].encoding.to_s, args[1].bytes]', $x))
notice(inline_template('<%= @x.encoding %> <%= @x.bytes %> <%= @x.length %>'))
notice(inline_template('<%= @x.inspect %>'))
fail($x)
include($x)"""
for string in STRINGS:
    for use in USES.split("\n"):
        case(f"$x = lk::run('{string}') {use}")
    case(f"notify {{ 'a': message => inline_template('<%= {string} %>') }}")
    case(f"notify {{ 'a': message => lk3('{string}') }}")
    case(f"notify {{ 'a': message => lk::run('[{string}, {{ \"a\" => {string} }}]') }}")
    case(f"notice(lk::run('raise Puppet::Error, {string}'))")

BINARY = """args[0]
[args[0]]
args[0].class.to_s
args[0].to_s
args[0].relaxed_to_s
args[0].binary_buffer
args[0].length
args[0] == args[1]
args[0].hash == args[1].hash
{ args[0] => 1 }[args[1]]
Puppet::Pops::Types::PBinaryType::Binary === args[0]
args[2].is_a?(Puppet::Pops::Types::PBinaryType::Binary)
Puppet::Pops::Types::PBinaryType::Binary.new("abc")
Puppet::Pops::Types::PBinaryType::Binary.from_binary_string("é")
Puppet::Pops::Types::PBinaryType::Binary.from_string("é")
Puppet::Pops::Types::PBinaryType::Binary.from_string("\\xff")
Puppet::Pops::Types::PBinaryType::Binary.from_base64("_w==")
Puppet::Pops::Types::PBinaryType::Binary.from_base64("YW\\nJj")
Puppet::Pops::Types::PBinaryType::Binary.from_base64_strict("YWJj")
Puppet::Pops::Types::PBinaryType::Binary.from_base64_strict("YWJ")
Puppet::Pops::Types::PBinaryType::Binary.from_base64_urlsafe("_w==")"""
for code in BINARY.split("\n"):
    case(f"notify {{ 'a': message => lk::run('{code}', Binary('/w=='), Binary('/w=='), 'x') }}")
case("notify { 'a': message => lk3('args[1]', Binary('/w==')) }")
case("$b = Binary('/w==') notify { 'a': message => inline_template('<%= @b.class %> <%= @b %>') }")
