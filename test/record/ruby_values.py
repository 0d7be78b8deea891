"""Prints the cases of test/recorded/ruby-values.jsonl.gz: values that functions in Ruby return to Puppet code. Puppet's catalog
compiler prints the answers.

    python3 test/record/ruby_values.py | PUPPET_STRICT=warning <compile catalogs> | python3 test/record/ruby_values.py --rows
"""
import json
import os
import re
import sys

FACTS = {"kernel": "Linux"}
ROOT = f"{os.getcwd()}/test/ruby"
seen = set()


def rows():
    """Removes what differs in each run, and answers with addresses of Ruby objects."""
    for line in sys.stdin:
        row = json.loads(line.replace(ROOT, "$TEST"))
        for name in ("seconds", "class"):
            row.pop(name, None)
        if "catalog" in row:
            row["resources"] = [each for each in row.pop("catalog")["resources"] if each["type"] not in ("Stage", "Class")]
        if "0x0000" not in json.dumps(row):
            print(json.dumps(row))


def case(manifest):
    if manifest not in seen:
        print(json.dumps({"id": manifest, "manifest": manifest, "modulepath": f"{ROOT}/values", "facts": FACTS, "node": "n.example"}))
    seen.add(manifest)


if sys.argv[1:] == ["--rows"]:
    rows()
    sys.exit()

# Each kind of value of rv::value, in each use.
for kind in "symbol symbols version uri timestamp timespan".split():
    value = f"rv::value('{kind}')"
    case(f"notice({value})")
    case(f"notice(type({value}))")
    case(f'notice("<${{{value}}}>")')
    case(f"notify {{ 'x': message => {value} }}")
    case(f"notify {{ 'x': message => [{{ 'k' => {value} }}] }}")
    case(f"notify {{ {value}: }}")
    case(f"notice(rv::show({value}))")
    case(f"notice(rv3_show({value}))")
    case(f"notice(type(rv::same({value})))")
    case(f"notice(type(rv3_value('{kind}')))")
    case(f"notice({value} == {value}, {value} == String({value}))")
case("notice(rv::value('timestamp') + rv::value('timespan'), rv::value('timestamp') == Timestamp('2020-01-02T03:04:05.678'))")
case("notice(rv::value('timespan') == Timespan({days => 1, hours => 2, minutes => 3, seconds => 4, milliseconds => 5, microseconds => 6, nanoseconds => 7}))")
case("notice(strftime(rv::value('timestamp'), '%Y'))")
case("notice(rv::value('timestamp') < rv::value('timestamp') + 1)")

# Hashes with symbols as keys, and symbols.
HASH_USES = [
    "%s['a']",
    "%s[a]",
    "%s.keys",
    "%s.keys.map |$k| { type($k) }",
    "%s.map |$k, $v| { [type($k), type($v)] }",
    "type(%s)",
    "%s.values",
    "%s + { a => 2 }",
    "merge(%s, { a => 2 })",
    "%s.filter |$k, $v| { $k == 'a' }",
    "%s.length",
    "%s == { 'a' => 1, 'b' => ['c', undef, default] }",
    "String(%s)",
    "%s =~ Hash[String, Any]",
    "to_json(%s)",
    "%s.dig('a')",
    "%s =~ Data",
    "%s[rv::symbol()]",
    "rv::symbol() in %s",
    "sort(%s.keys)",
    "join(%s.keys, '-')",
    "%s.each |$k, $v| { notice($k) }",
]
SYMBOL_USES = [
    "%s",
    "type(%s)",
    '"<${%s}>"',
    "%s == 'a'",
    "'a' == %s",
    "%s == %s",
    "%s in ['a']",
    "%s =~ String",
    "%s =~ Enum[a]",
    "%s =~ Data",
    "%s =~ Scalar",
    "%s =~ /a/",
    "%s ? { 'a' => 1, default => 2 }",
    "{ %s => 1 }",
    "{ %s => 1 }['a']",
    "{ %s => 1 }[rv::symbol()]",
    "{ a => 1 }[rv::symbol()]",
    "upcase(%s)",
    "String(%s)",
    "[%s, 'a'].unique",
    "%s =~ Runtime",
    "%s =~ Runtime[ruby, 'Symbol']",
    "%s.length",
    "%s + 1",
    "[%s, 'b'].join(',')",
    "rv::show(%s)",
    "rv3_show(%s)",
    "type(rv::same(%s))",
    "String(%s, '%p')",
    "[%s].flatten.sort",
    "sprintf('%s', %s)",
    "!%s",
    "empty(%s)",
    "Integer(%s)",
    "if %s { 1 }",
    "unless %s { 1 } else { 2 }",
    "%s and true",
    "case %s { 'a': { 1 } default: { 2 } }",
    "%s != 'a'",
    "defined(%s)",
    "inline_template('<%= @x.inspect %>')",
    "regsubst(%s, 'a', 'b')",
    "%s['a']",
    "%s[0]",
    "lookup(%s)",
    "split(%s, '')",
    "versioncmp(%s, 'a')",
    "md5(%s)",
    "type(%s, generalized)",
    "assert_type(String, %s)",
    "assert_type(Integer, %s)",
    "[%s] =~ Array[String]",
]
for call in ("rv::symbols()", "rv3_symbols()"):
    for use in HASH_USES:
        case(f"notice({use.replace('%s', call)})")
    case(f"notify {{ 'x': message => {call} }}")
    case(f"create_resources('notify', {{ 'x' => {call} }})")
    case(f"notify {{ 'x': * => {call} }}")
for use in SYMBOL_USES:
    case(f"notice({use.replace('%s', 'rv::symbol()')})")
for manifest in [
    "notify { rv::symbol(): }",
    "notify { [rv::symbol(), 'b']: }",
    "notify { 'x': message => rv::symbol() }",
    "notify { 'x': message => rv::symbols() }",
    "notify { 'x': message => { rv::symbol() => 1 } }",
    "notify { 'x': require => rv::symbol() }",
    "file { '/x': ensure => rv::symbol() }",
    "file { '/x': mode => rv::symbol() }",
    "notify { 'x': tag => rv::symbol() }",
    "notify { 'x': noop => rv::symbol() }",
    "class c(String $s) { } class { 'c': s => rv::symbol() }",
    "class c($s) { notice(type($s)) } class { 'c': s => rv::symbol() }",
    "define d($s) { notice(type($s)) notice(type($title)) } d { rv::symbol(): s => rv::symbols() }",
    "function f(String $s) { $s } notice(f(rv::symbol()))",
    "notice(Notify[rv::symbol()])",
    "notify { 'a': } notice(Notify[rv::symbol()] == Notify['a'])",
    "fail(rv::symbol())",
    "warning(rv::symbol())",
    "notify { 'x': message => Sensitive(rv::symbol()) }",
    "notice(rv::value('version') > SemVer('1.2.2'), rv::value('version') =~ SemVer['1.x'], rv::value('version') == SemVer('1.2.3-rc.1+b.2'))",
    "notice(rv::value('uri').host, rv::value('uri') == URI('http://example.com:81/a?b=c#d'))",
    "$x = rv::symbol() notice(inline_template('<%= @x.inspect %>'))",
    "notify { 'x': * => rv::attributes() }",
    "create_resources('notify', { 'x' => rv::attributes() })",
    "create_resources('notify', { rv::symbol() => rv::attributes() })",
    "create_resources('c', { 'x' => rv::attributes() }) define c($message) { notice(type($message)) }",
    "create_resources('class', { 'c' => rv::attributes() }) class c($message, $loglevel) { notice(type($message), type($loglevel)) }",
    "notify { 'x': * => rv::attributes() + { 'message' => 'b' } }",
    "notice(rv::message(rv::attributes()), rv::message({ message => 'b' }), rv::message({ default => 1 }))",
    "ensure_resource('notify', 'x', rv::attributes())",
]:
    case(manifest)

# The methods of times in Ruby: T is the class of timestamps, S that of timespans.
for code in r"""T.parse('2020-01-02')
T.parse('2020-01-02T03:04:05.5 CET').to_s
T.parse('02.01.2020', '%d.%m.%Y').to_s
T.parse('02.01.2020 10', '%d.%m.%Y %H', '+02:00').to_s
T.parse('2020-01-02', nil, 'EST').to_s
T.parse('2020-01-02', :default, 'EST').to_s
T.parse('2020', ['%Y-%m', '%Y']).to_s
(T.parse('x') rescue $!.class.name + $!.message)
(T.parse('x', '%Y') rescue $!.class.name + $!.message)
(T.parse('2020-01-02 UTC', '%F %Z', 'UTC') rescue $!.class.name + $!.message)
(T.parse('2020-01-02', '%F', 'nosuch') rescue $!.class.name + $!.message)
T.from_hash('string' => '2020-01-02', 'timezone' => '+01:00')
T.from_time(Time.at(1, 5, :nsec))
T.now.class.name
T.new(1_500_000_000).to_f
T.new(1_500_000_000).to_i
T.new(-1_500_000_000).to_i
T.new(1_500_000_000).to_r.to_s
T.new(5).nsecs
T.new(0).to_time.strftime('%Y %z')
T.new(0).format('%Y-%m-%d %H', '+02:00')
T.new(0).format('%Y-%m-%d %Z')
T.new(0).format('%F', nil)
T.new(0) + 1.5
T.new(0) + S.new(5)
T.new(0) - 1
T.new(10) - T.new(3)
T.new(10) - S.new(3)
(T.new(0) + 'a' rescue $!.class.name + $!.message)
(T.new(0) + T.new(0) rescue $!.class.name + $!.message)
(T.new(0) - [] rescue $!.class.name + $!.message)
T.new(0) == T.new(0)
T.new(0).eql?(T.new(0))
T.new(0) < T.new(1)
T.new(0) == 0
T.new(0) > 1
(T.new(0) > 'a' rescue $!.class.name + $!.message)
T.new(0).respond_to?(:abs)
T.new(0).is_a?(Numeric)
{ T.new(0) => 1 }
[T.new(0), T.new(1)].max
"#{T.new(0)}"
T.ancestors.first(2).join(' ')
S.parse('1-02:03:04')
S.parse('10:20', '%H:%M')
S.parse('10', ['%M:%S', '%S'])
(S.parse('x') rescue $!.class.name + $!.message)
(S.parse('x', '%H') rescue $!.class.name + $!.message)
(S.parse('x', '%Q') rescue $!.class.name + $!.message)
S.from_hash('days' => 1, 'negative' => true)
S.from_hash('string' => '5', 'format' => '%M')
S.from_fields(true, 1, 2, 3, 4)
S.from_fields(false, 1, 2, 3, 4, 5, 6, 7).to_hash
S.from_fields(true, 1, 2, 3, 4, 5, 6, 7).to_hash
S.from_fields(true, 1, 2, 3, 4, 5, 6, 7).to_hash(true)
S.new(0).to_hash(true)
S.new(0).to_hash
S.from_fields(false, 1, 2, 3, 4, 5, 6, 7).then { |s| [s.days, s.hours, s.minutes, s.seconds, s.milliseconds, s.nanoseconds, s.total_seconds, s.total_days, s.negative?] }
S.new(90_000_000_000).format('%M:%S')
(S.new(0).format('%Q') rescue $!.class.name + $!.message)
S.new(10) + S.new(3)
S.new(10) + T.new(3)
S.new(10) + 2
S.new(10) - S.new(30)
(S.new(10) - T.new(30) rescue $!.class.name + $!.message)
(S.new(10) + nil rescue $!.class.name + $!.message)
S.new(10) * 2
S.new(10) * 1.5
(S.new(10) * 'a' rescue $!.class.name + $!.message)
S.new(10_000_000_000) / 3
S.new(10_000_000_000) / S.new(4_000_000_000)
(S.new(10) / 'a' rescue $!.class.name + $!.message)
S.new(10_000_000_000) % 3
S.new(10_000_000_000).divmod(3)
(S.new(10) % 'a' rescue $!.class.name + $!.message)
-S.new(10)
S.new(10).to_s
S.new(-10).negative?
S.new(10) == S.new(10)
S.new(10) == T.new(10)
[S.new(3), S.new(1)].sort
Puppet::Pops::Time::NSECS_PER_SEC""".split("\n"):
    text = code.replace("'", "\\'")
    case(f"notice(type(rv::evaluated('{text}')), rv::evaluated('{text}'))")
