"""Prints the cases of test/recorded/ruby-data-types.jsonl.gz. Puppet's catalog compiler prints the answers.

    python3 test/record/ruby_data_types.py | PUPPET_STRICT=error <compile catalogs> | python3 test/record/ruby_data_types.py --rows

The modules in test/ruby/data-types define data types in Ruby: with and without code, with a class, and with mistakes.
"""
import json
import os
import re
import sys

ROOT = f"{os.getcwd()}/test/ruby"


def rows():
    """Removes what differs in each run, and answers with addresses of Ruby objects."""
    for line in sys.stdin:
        row = json.loads(line.replace(ROOT, "$TEST"))
        for name in ("seconds", "class"):
            row.pop(name, None)
        if "catalog" in row:
            row["resources"] = [each for each in row.pop("catalog")["resources"] if each["type"] not in ("Stage", "Class")]
        if not re.search(r"0x0000|\^\^\^", json.dumps(row)):
            print(json.dumps(row))


if sys.argv[1:] == ["--rows"]:
    rows()
    sys.exit()

CASES = r"""notice(M::Plain('a'))
notice(M::Plain('a', 1, ['x'], 'n'))
notice(M::Plain({name => 'a'}))
notice(M::Plain({'name' => 'a', 'port' => 8080}))
notice(M::Plain.new('a'))
notice(new(M::Plain, 'a'))
notice(M::Plain())
notice(M::Plain(1))
notice(M::Plain('a', 70000))
notice(M::Plain({name => 'a', nosuch => 1}))
notice(M::Plain('a', 1, [], undef, 5))
$p = M::Plain('a') notice($p.name, $p.port, $p.tags, $p.note)
$p = M::Plain('a') notice($p.nosuch)
$p = M::Plain('a') notice($p['name'])
notice(M::Plain)
notice(type(M::Plain('a')))
notice(type(M::Plain))
notice(M::Plain('a') =~ M::Plain, M::Plain('a') =~ Object, 'a' =~ M::Plain, M::Plain =~ Type[M::Plain])
notice(M::Plain('a') == M::Plain('a'), M::Plain('a') == M::Plain('b'), M::Plain('a') == M::Plain('a', 80))
notice(String(M::Plain('a')), "${M::Plain('a', 1)}")
notify { 'a': message => M::Plain('a') }
notify { 'a': message => [M::Plain('a', 1), { 'k' => M::Plain('b') }] }
notify { 'a': message => M::Plain }
notify { 'a': message => "${M::Plain('a')}" }
class k(M::Plain $p) { notify { 'a': message => $p.name } } class { 'k': p => M::Plain('z') }
class k(M::Plain $p) { notify { 'a': message => $p.name } } class { 'k': p => 'z' }
class k(Optional[M::Plain] $p = undef) { notice($p) } include k
function f(M::User $u) >> String { $u.greet } notice(f(M::User('Ann', 1970)))
function f(M::User $u) >> String { $u.greet } notice(f('x'))
notice(M::User('Ann', 1970))
notice(M::User('Ann', 1970).age)
notice(M::User('Ann', 1970).kind_of, M::User('Ann', 1970).name)
notice(M::User('Ann', 1970).greet)
notice(M::User('Ann', 1970).greet('Hey'))
notice(M::User('Ann', 1970).greet(1))
notice(M::User('Ann', 1970).greet('a', 'b'))
notice(M::User('Ann', 1970).friend(M::User('Bob', 1980)))
notice(M::User('Ann', 1970).friend('x'))
M::User('Ann', 1970).each_name |$n| { notice($n) }
notice(M::User('Ann', 1970).fails)
notice(M::User('Ann', 1970).itself == M::User('Ann', 1970))
notice(M::User('Ann', 1970).older(5).age)
notice(M::User('Ann', 1970).older(5))
notice(M::User('Ann', 1970).wrong)
notice(M::User('Ann', 1970).missing)
notice(M::User('Ann', 1970).nosuch)
notice(M::User('Ann', 1970, 3))
notice(M::User({name => 'A', year_of_birth => 1, age => 3}))
notice(M::User({name => 'A'}))
notice(M::User('A', 'x'))
notice(M::User('Ann', 1970) == M::User('Ann', 1970), M::User('Ann', 1970) == M::User('Ann', 1971))
notify { 'a': message => M::User('Ann', 1970) }
notice(m::takes(M::User('Ann', 1970)))
notice(m::takes('x'))
notice(m::run('args[0].name', M::User('Ann', 1970)))
notice(m::run('args[0].age', M::User('Ann', 1970)))
notice(m::run('args[0].greet("X")', M::User('Ann', 1970)))
notice(m::run('args[0].year_of_birth + 1', M::User('Ann', 1970)))
notice(m::run('args[0]', M::User('Ann', 1970)))
notice(m::run('args[0] == args[1]', M::User('Ann', 1970), M::User('Ann', 1970)))
notice(m::run('args[0].to_s', M::User('Ann', 1970)))
notice(m::run('args[0]._pcore_type.name', M::User('Ann', 1970)))
notice(m::run('args[0]._pcore_init_hash', M::User('Ann', 1970)))
notice(m::run('args[0].itself', M::User('Ann', 1970)).age)
notice(m::run('args[0].older(1)', M::User('Ann', 1970)).age)
notice(m::run('[args[0]]', M::User('Ann', 1970))[0].greet)
notice(m::run('args[0].class.ancestors.include?(Puppet::Pops::Types::PuppetObject)', M::User('Ann', 1970)))
notice(m::run('args[0].is_a?(Puppet::Pops::Types::PuppetObject)', M::User('Ann', 1970)))
notice(m::run('args[0].respond_to?(:greet)', M::User('Ann', 1970)))
notice(m::run('call_function("new", Puppet::Pops::Types::TypeParser.singleton.parse("M::User"), "Q", 1990).greet'))
notice(m::run('{ args[0] => 1 }[args[1]]', M::User('Ann', 1970), M::User('Ann', 1970)))
notice(inline_template('<%= @u.greet %> <%= @u.name %> <%= @u %>'))
$u = M::User('Ann', 1970) notice(inline_template('<%= @u.greet %> <%= @u.name %> <%= @u %>'))
notice(inline_epp('<%= $u.greet %>', { u => M::User('Ann', 1970) }))
notice(M::Target('http://h:1/x'))
notice(M::Target('http://h:1/x').host)
notice(M::Target('http://h:1/x', {a => 1}).describe)
notice(M::Target({uri => 'u'}).options)
notice(M::Target('u') == M::Target('u'), M::Target('u') == M::Target('u', {a => 1}))
notify { 'a': message => M::Target('http://h', {b => 1}) }
notice("${M::Target('u')}")
notice(m::run('args[0].class.name', M::Target('u')))
notice(m::run('args[0].describe', M::Target('u')))
$t = M::Target('u') notice(m::run('PuppetX::M::Target.new("n")') =~ M::Target)
notice(M::Target(1))
notice(M::Child('Eve', 1990))
notice(M::Child('Eve', 1990, 'S').greet)
notice(M::Child('Eve', 1990).learn)
notice(M::Child('Eve', 1990).age)
notice(M::Child('Eve', 1990) =~ M::User, M::User('Eve', 1990) =~ M::Child)
notice(M::Child('Eve', 1990).friend(M::User('Ann', 1970)), M::User('Ann', 1970).friend(M::Child('E', 1)))
notify { 'a': message => M::Child('Eve', 1990, 'S') }
notice(M::Sub::Inner(1), M::Sub::Inner(1) == M::Sub::Inner(2))
notice(M::Noname(1))
notice(M::Other(1))
notice(M::Nothing(1))
notice(M::Result(1))
notice(M::Raising(1))
notice(M::Syntax(1))
notice(M::Nointerface(1))
notice(M::Twointerfaces(1))
notice(M::Twoimpl(1))
notice(M::Badtype(1))
notice(M::Computed(1, 2).sum)
notice(M::Computed(1, 2))
notice(M::Both(1))
notice('a' =~ M::Both)
notice(M::Missing)
notice(1 =~ M::Missing)
notice(M::Missing(1))
notice([M::User('Ann', 1970), M::User('Bob', 1)].map |$u| { $u.name })
notice({ M::User('Ann', 1970) => 1 }[M::User('Ann', 1970)])
notice(M::User('Ann', 1970).greet.upcase)
notice(M::User('Ann', 1970) =~ Struct[{name => String}])
case M::User('Ann', 1970) { M::Plain: { notice('plain') } M::User: { notice('user') } }
notice(assert_type(M::User, M::User('Ann', 1970)).name)
notice(assert_type(M::User, 'x'))
notice(Variant[M::User, String] =~ Type)
notice(call('m::takes', M::User('Ann', 1970)))
type T = M::User notice(T('a', 1).greet)
type T2 = Struct[{u => M::User}] notice({u => M::User('Ann', 1970)} =~ T2)
notice(M::User('Ann', 1970).greet == 'Hello Ann, 30')
notice(Sensitive(M::User('Ann', 1970)).unwrap.age)
notify { 'a': message => Sensitive(M::User('Ann', 1970)) }
notice(convert_to([M::User('Ann', 1970)], Array))
notice(M::User('Ann', 1970).then |$u| { $u.age })
notice(M::User.new({'name' => 'A', 'year_of_birth' => 1}).greet)
notice(M::User[name])
notice(M::Plain < Object, M::Child < M::User)
notice(String(M::Target('u')))
notice(String(M::Target('u'), '%p'))
notice(String([M::Target('u')]))
notice([M::Target('u')])
notice({ M::Target('u') => 1 }[M::Target('u', {a => 1})])
notice(M::Sub::Inner == M::Sub::Inner, type(M::Sub::Inner(1)) == M::Sub::Inner)
notice(m::run('args[0].inspect', M::Plain('a')) =~ String)
notice(m::run('args[0].name', M::Plain('a')), m::run('args[0].port', M::Plain('a')), m::run('args[0].note', M::Plain('a')))
notice(m::run('args[0].class.create("b", 5)', M::Plain('a')))
notice(m::run('args[0].class.create("b", 70000)', M::Plain('a')))
notice(m::run('args[0].class.create(1)', M::Plain('a')))
notice(m::run('args[0].class.new("b")', M::Plain('a')))
notice(m::run('args[0].class.from_hash({"name" => "q"})', M::Plain('a')))
notice(m::run('args[0].class.from_hash({"nme" => "q"})', M::Plain('a')))
notice(m::run('args[0].kind_of', M::User('a', 1)), m::run('args[0].class.kind_of', M::User('a', 1)))
notice(m::run('[args[0].hash == args[1].hash, args[0].eql?(args[1]), args[0] == args[2]]', M::User('a', 1), M::User('a', 1), M::User('b', 1)))
type P::Q = Object[{attributes => {a => Integer, b => {type => String, value => 'x'}}}] notice(m::run('[args[0].a, args[0].b, args[0].to_s]', P::Q(1)))
type Q = Object[{attributes => {a => Integer, b => {type => String, value => 'x'}}}] notice(m::run('[args[0].a, args[0].b, args[0].to_s]', Q(1)))
notice(m::run('[args[0].msg, args[0].kind, args[0].message]', Error('m', 'k')))
notice(M::User('Ann', 1970).greet |$x| { $x })
notice(M::User('Ann', 1970).age(1))
notice(M::User('Ann', 1970).name(1))
notice(M::User('Ann', 1970).friend)
notice(M::Child('E', 1990).fails)
notice(M::Child('E', 1990).itself, M::Child('E', 1990).older(1))
$x = M::User('Ann', 1970) notify { "${x.name}": message => $x.age }
define d(M::User $u) { notify { $title: message => $u.greet } } d { 'x': u => M::User('A', 1) }
function f() >> M::User { M::User('A', 1) } notice(f().greet)
notice(M::User['name'])
notice(M::Plain =~ Type, M::User =~ Type[Object])
notice(M::Child['greet'])
notice(Gtype(2).twice)
notice(Gtype(2), Gtype)
notify { 'a': message => Gtype(2) }
class k(Gtype $g) { notice($g.twice) } class { 'k': g => Gtype(3) }
notice(M::Counter(5).count('a'))
notice(M::Counter(-5).count('a', 'b', 'c'))
notice(M::Counter(-5).start)
notice(M::Counter(500))
M::Counter(5).log
notice(M::Counter(5) == M::Counter(5))
$c = M::Counter(5) notice($c == $c)
notice(M::Counter(5).count)
notice(M::Counter(5).count(1))
notice(M::Counter({ start => 3 }).start)
notify { 'a': message => M::Counter(5) }
notice(String(M::Counter(5)))
notice(m::run('args[0].start', M::Counter(7)))
$t = M::Target('u') notice(m::run('args[0].uri', $t), m::run('args[0]', $t) == $t)
notice([M::User('b', 1), M::User('a', 2)].map |$u| { $u.greet })
notice(M::User('b', 1).greet('x') =~ /x b/)
notice(m::run('args[0].friend(args[1])', M::User('b', 1), M::Child('c', 2)))
notice(m::run('args[0].map(&:age)', [M::User('b', 1), M::Child('c', 2)]))
notice(m::run('args[0]["u"].age', { 'u' => M::User('b', 1) }))
$u = M::User('b', 1) notice(inline_template('<%= [@u].map { |each| each.greet("T") }.join %>'))
$u = M::User('b', 1) file { '/a': content => inline_template('<%= @u.name %>') }"""
for manifest in CASES.split("\n"):
    print(json.dumps({"id": manifest, "manifest": manifest, "modulepath": f"{ROOT}/data-types", "facts": {"kernel": "Linux", "os": {"name": "Debian", "family": "Debian"}}, "node": "n.example"}))
