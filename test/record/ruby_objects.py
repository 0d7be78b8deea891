"""Prints the cases of test/recorded/ruby-objects.jsonl.gz: objects of Ruby classes that functions in Ruby return to Puppet code.
Puppet's catalog compiler prints the answers.

    python3 test/record/ruby_objects.py | PUPPET_STRICT=warning <compile catalogs> | python3 test/record/ruby_values.py --rows
"""
import json
import os

FACTS = {"kernel": "Linux"}
ROOT = f"{os.getcwd()}/test/ruby"

# Ruby expressions for the function rv::evaluated.
OBJECTS = {
    "Set": 'Set[1, "a"]',
    "Range": "(1..3)",
    "range of Strings": '("a".."c")',
    "range of Floats": "(1.0..2.5)",
    "endless range": "(1..)",
    "Time": "Time.at(0).utc",
    "Rational": "Rational(3)",
    "Enumerator": "[1, 2].each",
    "Struct": "Process::Tms.new(1, 2, 3, 4)",
    "anonymous Struct": "Struct.new(:a).new(1)",
    "IPAddr": '(require "ipaddr"; IPAddr.new("10.0.0.0/8"))',
    "text": 'Class.new { def to_s = "custom text"; def self.name = "My::Custom"; def inspect = "#<custom>" }.new',
    "version range": 'SemanticPuppet::VersionRange.parse("1.x")',
    "nested": '[(1..2), { "k" => Set[1] }, Set[(1..2)]]',
}

USES = """notice(%s)
notice(type(%s), type(%s, 'generalized'), type([%s, 1]), type({ 'a' => %s }))
notice("<${%s}>")
notify { 'x': message => %s }
notify { 'x': message => [{ 'k' => %s }] }
notify { 'x': message => { %s => 1 } }
notify { 'x': message => { %s => %s } }
notify { 'x': message => { 1 => %s, 'it\\'s' => %s } }
notify { 'x': message => Sensitive(%s) }
notify { 'x': message => Deferred('f', [%s]) }
notify { %s: }
notify { 'x': * => %s }
notify { 'x': require => %s }
file { '/x': content => %s }
create_resources('notify', { 'x' => { message => %s } })
class c($s) { notice(type($s)) } class { 'c': s => %s }
class c(String $s) { } class { 'c': s => %s }
class c(Runtime $s) { notice($s) } class { 'c': s => %s }
define d($s) { notice(type($s)) } d { 'x': s => %s }
function f(Any $s) { type($s) } notice(f(%s))
function f(String $s) { $s } notice(f(%s))
notice(rv::show(%s), rv3_show(%s))
notice(type(rv::same(%s)), type(rv3_same(%s)), rv::show(rv::same(%s)))
notice(rv::identical(%s))
notice(rv::elements([%s]), rv::elements({ 'a' => %s }))
notice(rv::yields(%s) |$x| { type($x) }, rv::yields(%s) |$x| { $x })
notice(rv::equal(%s, 3), rv::equal(3, %s), rv::equal(%s, '10.0.0.0/8'), rv::equal(%s, %s), rv::equal(%s, undef))
notice(rv::kind(%s))
$x = %s notice($x == $x, %s == %s, %s != %s)
notice(%s == String(%s), String(%s) == %s, %s == 3, 3 == %s, %s == [1, 'a'], [1, 'a'] == %s, undef == %s)
notice([%s] == [%s], { 'a' => %s } == { 'a' => %s })
notice(%s in [1, %s], 1 in %s, 'a' in %s, String in %s)
notice({ %s => 1 }[%s], { %s => 1, %s => 2 }.length, [%s, %s].unique.length)
notice({ %s => 1 })
notice(%s =~ Iterable, %s =~ Collection, %s =~ Scalar, %s =~ Data, %s =~ RichData, %s =~ Runtime, %s =~ Runtime[ruby, 'Set'], %s =~ NotUndef, %s =~ Object)
notice(%s =~ Numeric, %s =~ Array, %s =~ Hash, %s =~ String, %s =~ Timestamp, %s =~ Callable, %s =~ Type, %s =~ Iterator, %s =~ Iterable[Integer])
notice(%s =~ /a/)
notice(%s ? { String => 1, %s => 2, default => 3 })
case %s { %s: { notice('m') } default: { notice('d') } }
notice(!%s, %s and true)
%s.each |$e| { notice($e) }
%s.each |$i, $e| { notice($i, $e) }
notice(%s.map |$e| { $e }, %s.filter |$e| { true }, %s.reduce |$m, $e| { "${m}${e}" }, %s.slice(2))
notice(%s.reverse_each)
notice(%s.reverse_each.map |$e| { $e }, %s.step(2).map |$e| { $e }, %s.any |$e| { $e == 1 })
notice(%s.then |$x| { type($x) }, *%s, [*%s], [0] + %s, [0] << %s)
notice(%s + [0])
notice(%s + 1)
notice(%s < %s)
notice(%s[0])
notice(%s.length)
notice(Array(%s))
notice(Array(%s, true), flatten(%s), join([%s, 'b'], ','))
notice(Integer(%s))
notice(String(%s), String(%s, '%%p'), String([%s]), String({ 'a' => %s }, '%%#p'))
notice(String(%s, '%%q'))
notice(String(%s, '%%d'))
notice(sprintf('%%s|%%p', %s, %s))
notice(assert_type(Integer, %s))
notice(upcase(%s))
notice(md5(%s))
fail(%s)
warning(%s)
notice(inline_epp('<%%= $x %%> <%%= type($x) %%>', { x => %s }))
$x = %s notice(inline_template('<%%= @x.class %%> <%%= @x.inspect %%> <%%= @x %%>'))
$x = [%s] notice(inline_template('<%%= @x.join("+") %%><%% @x.each do |e| %%><%%= e %%><%% end %%>'))
$x = { 'a' => %s } notice(inline_template('<%%= @x["a"] == 3 %%> <%%= scope.call_function("type", [@x["a"]]) %%>'))
[$a, $b] = [%s, 1] notice($a)
[$a, $b] = %s""".split("\n")

# Arithmetic and types of Ruby's numbers, which pptjs does not have, and cases in which Puppet crashes or fails at another place.
EXCLUDED = {
    "Rational": ["notice(%s + [0])", "notice(%s + 1)", "notice(%s < %s)", "notice(%s =~ Iterable"],
    "range of Floats": ["notice(Array(%s))"],
    "endless range": ["%s.each |$i, $e|", "notice(%s.reverse_each", "notice(%s.map", "notice(Array(%s))"],
    "nested": ["notify { 'x': message => { %s => %s } }"],
}


def is_excluded(name, use):
    return any(use.startswith(each) for each in EXCLUDED.get(name, ()))


def case(manifest):
    print(json.dumps({"id": manifest, "manifest": manifest, "modulepath": f"{ROOT}/values", "facts": FACTS, "node": "n.example"}))


for name, code in OBJECTS.items():
    value = "rv::evaluated('%s')" % code.replace("\\", "\\\\").replace("'", "\\'")
    for use in USES:
        if not is_excluded(name, use):
            case(use.replace("%%", "\0").replace("%s", value).replace("\0", "%"))
# Ranges of versions: R parses one, W a version.
for code in """R["1.x"].to_s
R[">= 1.2.0  <2.0.0 || 3.x"].inspect
R["~1.2"].include?(W["1.2.9"])
R["~1.2"].include?(W["1.3.0"])
R["^1.2.3"] === W["1.9.0-rc1"]
R[">=1.2.3-rc1"].cover?(W["1.2.3-rc2"])
R["1.0.0 - 2.0.0"].member?(W["2.0.0"])
R["1.x"] == R[">=1.0.0 <2.0.0"]
R["1.x"] == R["2.x"]
R["1.x"] == "1.x"
{ R["1.x"] => 1 }[R[">=1.0.0 <2.0.0"]]
(R["a b"] rescue $!.class.name + $!.message)
(case W["1.5.0"] when R["2.x"] then "two" when R["1.x"] then "one" end)
R["1.x"].class.name""".split("\n"):
    code = code.replace("R[", "SemanticPuppet::VersionRange.parse(").replace("W[", "SemanticPuppet::Version.parse(")
    code = code.replace('"]', '")')
    case(f"notice(rv::evaluated('{code}'))")
for manifest in [
    "notice(SemVerRange('1.x') == rv::evaluated('SemanticPuppet::VersionRange.parse(\"1.x\")'), rv::same(SemVerRange('1.x')) == SemVerRange('1.x'))",
    "notice(SemVer('1.5.0') in rv::evaluated('SemanticPuppet::VersionRange.parse(\"1.x\")'), rv::show(SemVerRange('>=1.0.0 <2.0.0')), rv3_show(SemVerRange('1.x')))",
]:
    case(manifest)
# A compiled function returns objects.
for manifest in [
    "notice(rv::range())",
    "notice(type(rv::range()))",
    "rv::range()['list'][0].each |$e| { notice($e) }",
    "notify { 'x': message => rv::range() }",
    "notice(inline_template('<%= scope.call_function(\"type\", [(1..3)]) %>'))",
    "notice(inline_template('<%= scope.call_function(\"type\", [[\"ab\".match(/a/)]]) %>'))",
    "$set = rv::evaluated('Set[1]') notice(rv::changed($set), $set, $set == rv::evaluated('Set[1, 2]'))",
]:
    case(manifest)
