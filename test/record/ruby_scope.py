"""Prints the cases of test/recorded/ruby-scope.jsonl.gz. Puppet's catalog compiler prints the answers.

    python3 test/record/ruby_scope.py | <compile catalogs> | sed "s#$PWD/test/ruby#\\$TEST#g"

Each case evaluates Ruby expressions about the scope, the resources, the environment or files. The functions of the
module lk (test/ruby/fixture/lk) evaluate Ruby code in their own scope (lk::run), in the scope of their caller
(lk::scoped) and with the interface of Puppet 3 (lk3).
"""
import json
import os

ROOT = f"{os.getcwd()}/test/ruby"
FACTS = {"kernel": "Linux", "os": {"name": "Debian", "family": "Debian"}}


def quote(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def case(manifest):
    print(json.dumps({"id": manifest, "manifest": manifest, "modulepath": f"{ROOT}/fixture", "facts": FACTS, "node": "n.example"}))


SCOPE = """scope.to_s
scope.inspect
scope.resource.to_s
scope.resource.ref
scope.resource.name
scope.resource.title
scope.resource.type
scope.resource.class.name
scope.resource.to_hash
scope.resource[:a]
scope.resource['a']
scope.resource[:b]
scope.resource[:nosuch]
scope.resource[:title]
scope.resource[:name]
scope.resource.parameters.keys
scope.resource.parameters.class.name
scope.resource.parameters[:a] && scope.resource.parameters[:a].value
scope.resource.parameters[:a] && scope.resource.parameters[:a].name
scope.resource.keys
scope.resource.to_a.size
scope.resource.each { |name, param| name }.size
scope.resource.include?(:a)
scope.resource.has_key?(:a)
scope.resource.file
scope.resource.line
scope.resource.virtual
scope.resource.virtual?
scope.resource.exported
scope.resource.exported?
scope.resource.class?
scope.resource.stage?
scope.resource.builtin_type?
scope.resource.kind
scope.resource.tags.to_a
scope.resource.tagged?('k')
scope.resource.tagged?('nosuch')
scope.resource.evaluated?
scope.resource.source.name
scope.resource.source.type
scope.resource.scope.to_s
scope.resource.resource_type.name
scope.resource.resource_type.type
scope.resource.resource_type.arguments.keys
scope.resource.resource_type.module_name
scope.resource.resource_type.file.to_s[/[^\\/]*$/]
scope.resource == scope.resource
scope.resource.is_a?(Puppet::Resource)
scope.resource.is_a?(Puppet::Parser::Resource)
scope.resource.environment.to_s
scope.resource.catalog.name
scope.source.name
scope.source.type
scope.source.module_name
scope.source.file.to_s[/[^\\/]*$/]
scope.source.line
scope.source.parent
scope.source.arguments.keys
scope.parent.to_s
scope.parent.nil?
scope.parent && scope.parent.parent.to_s
scope.parent && scope.parent.resource.to_s
scope.parent && scope.parent['local']
scope.compiler.topscope.to_s
scope.compiler.topscope['top']
scope.compiler.topscope.resource.to_s
scope.compiler.topscope.parent
scope.compiler.topscope.equal?(scope.compiler.topscope)
scope.compiler.node.name
scope.compiler.node.classes
scope.compiler.node.facts.values['kernel']
scope.compiler.node.parameters['kernel']
scope.compiler.node.environment.to_s
scope.compiler.catalog.name
scope.compiler.environment.name
scope.find_global_scope.to_s
scope.find_global_scope['top']
scope.is_topscope?
scope.is_nodescope?
scope.is_classscope?
scope.enclosing_scope.to_s
scope.inherited_scope.to_s
scope.class_scope('lk').to_s
scope.class_scope('nosuch')
scope.parent_module_name
scope.to_hash.keys.sort - ['clientcert', 'serverversion']
scope.to_hash(false).keys.sort
scope.to_hash(true, true).key?('nothing')
scope.to_hash(false, true).keys.sort
scope.to_hash['a']
scope.to_hash.key?('b')
scope.to_hash.key?('facts')
scope.include?('a')
scope.include?('b')
scope.include?('nosuch')
scope.include?('top')
scope.include?('::top')
scope.exist?('a')
scope.exist?('b')
scope.exist?('nosuch')
scope.exist?('top')
scope.exist?('nothing')
scope.exist?('::top')
scope.exist?('lk::a')
scope.exist?('::facts')
scope.bound?('a')
scope.bound?('b')
scope.bound?('top')
scope.bound?('nosuch')
scope['a']
scope['b']
scope['top']
scope['::top']
scope['lk::a']
scope.lookupvar('a')
scope['title']
scope['name']
scope['module_name']
scope['caller_module_name']
scope.tags.to_a
scope.environment.name
scope.environment.to_s
scope.environment.modulepath.size
scope.environment.modules.map(&:name).sort
scope.environment.modules.map { |m| m.path[/[^\\/]*$/] }.sort
scope.environment.modules.find { |m| m.name == 'lk' }.metadata['version']
scope.environment.modules.find { |m| m.name == 'lk' }.version
scope.environment.modules.find { |m| m.name == 'lk' }.forge_name
scope.environment.modules.find { |m| m.name == 'lk' }.author
scope.environment.modules.find { |m| m.name == 'lk' }.license
scope.environment.modules.find { |m| m.name == 'lk' }.has_metadata?
scope.environment.module('lk').name
scope.environment.module('nosuch')
scope.environment.modules_by_path.size
scope.environment.known_resource_types.find_hostclass('lk').name
scope.environment.known_resource_types.find_hostclass('nosuch')
scope.known_resource_types.nil? rescue 'none'
scope.find_hostclass('lk').name
scope.find_hostclass('lk').type
scope.find_hostclass('lk').arguments.keys
scope.find_hostclass('nosuch')
scope.find_definition('lk::d').name
scope.find_definition('nosuch')
scope.catalog.class.name
scope.catalog.name
scope.catalog.environment
scope.catalog.classes
scope.catalog.resource_keys.first(2)
scope.catalog.resource_keys.include?(['Class', 'main'])
scope.catalog.resources.map(&:to_s)
scope.catalog.resources.map { |r| r.type }.uniq
scope.catalog.resource('Class', 'main').to_s
scope.catalog.resource('Class[main]').to_s
scope.catalog.resource(:class, 'main').to_s
scope.catalog.resource('File', '/nosuch')
scope.catalog.resource('File', '/f').to_s
scope.catalog.resource('File', '/f')[:mode]
scope.catalog.resource('File', '/f')['mode']
scope.catalog.resource('File', '/f').to_hash
scope.catalog.resource('File', '/f').parameters.keys
scope.catalog.resource('File', '/f').line
scope.catalog.resource('File', '/f').builtin_type?
scope.catalog.resource('File', '/f/').to_s
scope.catalog.tags.sort
scope.findresource('File', '/f').title
scope.findresource('File[/f]').title
scope.findresource('File[/nosuch]')
scope.compiler.findresource('File', '/f').title
scope.compiler.resources.size > 2
scope.call_function('lk::all', ['x', 1])
scope.call_function('lk::all', 'x')
scope.call_function('lk::all', nil)
scope.call_function('lk::all', [])
scope.call_function('lk::all', {})
scope.call_function('lk::all', { 'a' => 1, 'b' => nil })
scope.call_function('lk::all', [{ 'a' => 1 }])
scope.call_function('lk::all', [[1, 2]])
scope.call_function('lk::all', 1)
scope.call_function('lk::all', { 'a' => { 'b' => 1 } })
scope.call_function('lk::all', 1..3)
scope.call_function('upcase', ['x'])
scope.call_function('upcase', 'x')
scope.call_function('upcase', { 'a' => 1 })
scope.call_function('versioncmp', ['1', '2'])
scope.call_function('nosuch', [])
scope.call_function('map', [[1, 2]]) { |x| x + 1 }
scope.function_versioncmp(['1', '2'])
scope.lookupvar(:a)
scope.is_a?(Puppet::Parser::Scope)
Puppet::Parser::Scope.true?('')
Puppet::Parser::Scope.true?(:undef)
Puppet::Parser::Scope.true?(false)
Puppet::Parser::Scope.true?('a')
Puppet::Parser::Scope.number?('1')
Puppet::Parser::Scope.number?('0x1f')
Puppet::Parser::Scope.number?('017')
Puppet::Parser::Scope.number?('1.5')
Puppet::Parser::Scope.number?('a')
scope.lookupdefaults('File').keys
scope.lookupdefaults('File')[:mode].value
scope.ephemeral_level.class.name
scope.environment == scope.compiler.environment
scope.environment.full_modulepath.size""".splitlines()

TOP = "$top = 't' $nothing = undef include lk File { mode => '0600' } file { '/f': mode => '0644', owner => undef } "
for text in SCOPE:
    code = f"begin; ({text}).inspect; rescue => e; e.class.name + ': ' + e.message.lines.first.to_s[0, 100]; end"
    # In templates, classes and defined types, and in functions that get no scope.
    case(TOP + f"class k($a = 1, $b = undef) {{ $local = 2 notice(lk::scoped({quote(code)})) }} class {{ 'k': a => 5 }}")
    case(TOP + f"lk::d {{ 'x': a => 3, code => {quote(code)} }}")
    case(TOP + f"class o {{ $local = 4 notice(inline_template({quote('<%= ' + code + ' %>')})) }} class p {{ include o }} include p")
    case(TOP + f"notice(lk::scoped({quote(code)}))")

# Puppet 3 functions, functions without a scope, inheritance and nodes.
for text in """closure_scope.to_s
closure_scope.include?('local')
closure_scope['top']
closure_scope.find_global_scope.to_s
closure_scope.equal?(closure_scope)
closure_scope.class.name
closure_scope.resource.to_s
closure_scope['made'] = 1; closure_scope['made']
closure_scope['made'] = nil; closure_scope.exist?('made')
closure_scope.setvar('made', [1]); closure_scope['made'] << 2; closure_scope['made']
closure_scope['top'] = 1
closure_scope['facts'] = 1
closure_scope['1'] = 1
closure_scope.to_hash.key?('local')
closure_scope.compiler.topscope.to_s
closure_scope.catalog.classes.last
call_function('getvar', 'local')
call_function('lk::scoped', 'scope.to_s')
call_function('lk::all', *{ 'a' => 1 })
call_function('inline_template', '<%= scope.to_s %>')
call_function('defined', '$local')
self.class.name
self.class.ancestors.include?(Puppet::Functions::Function)""".splitlines():
    code = f"begin; v = ({text}); v.inspect; rescue => e; e.class.name + ': ' + e.message.lines.first.to_s[0, 100]; end"
    case(TOP + f"class k {{ $local = 2 notice(lk::run({quote(code)})) }} include k")
    case(TOP + f"class base {{ $inherited = 1 }} class k inherits base {{ $local = 2 notice(lk::run({quote(code)})) }} include k")
    case(TOP + f"$local = 9 node default {{ $local = 3 notice(lk::run({quote(code)})) }}")
for text in """to_s
self['local']
lookupvar('local')
resource.to_s
resource.to_hash
include?('local')
to_hash(false).keys.sort
parent.to_s
inherited_scope.to_s
enclosing_scope.to_s
find_global_scope.to_s
source.name
source.parent
class_scope('base').to_s
is_nodescope?
self['inherited']
setvar('made', 1); self['made']
self['made'] = 2; lookupvar('made')
call_function('lk::scoped', ['scope.to_s'])
function_lk3(['to_s'])
catalog.classes""".splitlines():
    code = f"begin; v = ({text}); v.inspect; rescue => e; e.class.name + ': ' + e.message.lines.first.to_s[0, 100]; end"
    case(TOP + f"class base {{ $inherited = 1 }} class k inherits base {{ $local = 2 notice(lk3({quote(code)})) }} include k")
    case(TOP + f"define d($a = 1) {{ $local = 2 notice(lk3({quote(code)})) }} d {{ 'x': }}")
    if text != "source.name":
        case(TOP + f"$local = 9 node default {{ $local = 3 notice(lk3({quote(code)})) }}")
    case(TOP + f"$local = 9 node default {{ include k }} class k {{ notice(lk3({quote(code)})) }}")
    case(TOP + f"class k {{ $local = 2 [1].each |$x| {{ notice(lk3({quote(code)})) }} }} include k")

# Functions see the parameters and variables of the lambdas and Puppet functions around their calls, and match variables.
for manifest in r"""$v = 'outer' [1].each |$v| { notice(lk3('lookupvar("v").inspect')) }
[1].each |$w| { notice(lk3('lookupvar("w").inspect')) }
[1].each |$w| { $u = 2 notice(lk3('[self["w"], self["u"]].inspect')) }
[1].each |$w| { notice(lk::scoped('scope["w"].inspect')) }
$v = 'outer' [1].each |$v| { notice(lk::scoped('scope["v"].inspect')) }
[1].each |$w| { [2].each |$x| { notice(lk::scoped('[scope["w"], scope["x"]].inspect')) } }
function f($p) { $l = 3 lk::scoped('[scope["p"], scope["l"]].inspect') } notice(f(1))
function f($p) { lk3('[lookupvar("p"), lookupvar("q")].inspect') } define d($q = 'dq') { notice(f(1)) } d { 'x': }
function f($p) { [2].map |$q| { lk::scoped('[scope["p"], scope["q"]].inspect') } } notice(f(1))
if 'abc' =~ /a(.)c/ { notice(lk::scoped('scope["1"].inspect')) }
if 'abc' =~ /a(.)c/ { notice(lk3('lookupvar("1").inspect')) }
case 'abc' { /a(.)c/: { notice(lk3('lookupvar("1").inspect')) } }
[1].each |$w| { if 'abc' =~ /a(.)c/ { notice(lk3('[self["1"], self["w"]].inspect')) } }
class c($p = 1) { $l = 2 [3].each |$w| { notice(lk3('[self["p"], self["l"], self["w"]].inspect')) } } include c
define d($p = 1) { $l = 2 [3].each |$w| { notice(lk::scoped('[scope["p"], scope["l"], scope["w"], scope["title"]].inspect')) } } d { 't': }
[1].each |$w| { notice(lk::scoped('scope.to_hash(false).keys.sort.inspect')) }
[1].each |$w| { notice(lk::scoped('[scope.include?("w"), scope.include?("z"), scope.exist?("w"), scope.bound?("w")].inspect')) }
[1].each |$w| { notice(lk::scoped('[scope.is_topscope?, scope.to_s, scope.resource.to_s, scope.parent.inspect].inspect')) }
class c { [1].each |$w| { notice(lk::scoped('[scope.is_topscope?, scope.is_classscope?, scope.to_s, scope.resource.to_s, scope.source.name].inspect')) } } include c
[1].each |$w| { notice(lk::scoped('scope.call_function("inline_template", ["<%= @w.inspect %>"])')) }
[1].each |$w| { notice(lk::scoped('scope.function_inline_template(["<%= @w.inspect %>"])')) }
[1].each |$w| { notice(lk::scoped('scope.call_function("lk3", ["lookupvar(%q(w)).inspect"])')) }
[1].each |$w| { notice(lk::scoped('scope.call_function("lk::scoped", ["scope[%q(w)].inspect"])')) }
[1].each |$w| { notice(call('lk3', 'lookupvar("w").inspect')) }
[1].each |$w| { notice("lookupvar('w').inspect".lk3) }
notice([1, 2].reduce([]) |$m, $w| { $m + [lk::scoped('[scope["m"], scope["w"]].inspect')] })
notice([1, 2].map |$w| { lk::scoped('scope["w"]') })
notice([1, 2].filter |$w| { lk3('lookupvar("w") == 2') })
notice([1].map |$w| { lk::scoped('scope["facts"]["kernel"]') })
notice(with(1) |$w| { lk::scoped('scope["w"]') })
notice(1.then |$w| { lk::scoped('scope["w"]') })
[1].each |$w| { notify { lk3('lookupvar("w").inspect'): } }
[1].each |$w| { $x = lk::scoped('scope["x"].inspect') notice($x) }
[1].each |$w| { if $w == 2 { $x = 1 } notice(lk::scoped('scope["x"].inspect')) }
notice(inline_epp('<%- | $w | -%><%= lk3("lookupvar(\'w\').inspect") %>', { w => 1 }))
notice(inline_epp('<%- | $w | -%><%- [2].each |$z| { -%><%= lk3("[lookupvar(\'w\'), lookupvar(\'z\')].inspect") %><%- } -%>', { w => 1 }))
$w = 9 notice(inline_epp('<%= lk3("lookupvar(\'w\').inspect") %>'))
[1].each |$w| { notice(lk3('self["::w"].inspect')) }
function f($a, $b = lk::scoped('scope["a"].inspect')) { $b } notice(f(1))
[1].each |$w| { lk3('function_create_resources(["notify", {"n#{lookupvar("w")}" => {}}])') }""".splitlines():
    case(manifest)

# What a function sets at the top is visible afterwards.
case("class k { lk::run('closure_scope[\"made\"] = 1') notice($::made) } include k")
case("class k { lk::run('closure_scope[\"made\"] = 1') } include k notice($made)")
case("lk::run('closure_scope[\"made\"] = Object.new') notice(lk::run('closure_scope[\"made\"].class.name'))")
case("lk::run('closure_scope[\"made\"] = 1') lk::run('closure_scope[\"made\"] = 2')")
case("node default { lk::run('closure_scope[\"made\"] = 1') notice($made) }")
case("class k { lk::scoped('scope[\"made\"] = 1') notice($made) } include k notice($k::made)")
case("class k { lk::scoped('scope.parent[\"made\"] = 1') } include k notice($made)")
case("class k { lk::scoped('scope.compiler.topscope[\"made\"] = 1') } include k notice($made)")

# Writing below the folders of the host.
for text in """File.write('/tmp/lk-x', 'abc')
File.write('/tmp/lk-x', 'abc'); File.read('/tmp/lk-x')
File.write('/tmp/lk-x', 'abc'); File.chmod(0o600, '/tmp/lk-x')
File.write('/tmp/lk-x', 'abc'); File.chown(nil, nil, '/tmp/lk-x')
File.write('/tmp/lk-x', 'abc'); File.utime(0, 0, '/tmp/lk-x')
File.write('/tmp/lk-x', 'abc'); File.size('/tmp/lk-x')
File.write('/tmp/lk-x', 'abc'); File.exist?('/tmp/lk-x')
File.write('/tmp/lk-x', 'abc'); File.file?('/tmp/lk-x')
File.write('/tmp/lk-x', 'abc'); File.delete('/tmp/lk-x'); File.exist?('/tmp/lk-x')
File.write('/tmp/lk-x', 'abc'); File.unlink('/tmp/lk-x')
File.write('/tmp/lk-x', 'abc'); File.rename('/tmp/lk-x', '/tmp/lk-y'); r = [File.exist?('/tmp/lk-x'), File.read('/tmp/lk-y')]; File.delete('/tmp/lk-y'); r
File.open('/tmp/lk-x', 'w') { |f| f.write('a'); f.puts('b') }; File.read('/tmp/lk-x')
File.open('/tmp/lk-x', 'w', 0o600) { |f| f << 'a' }; File.open('/tmp/lk-x', 'a') { |f| f << 'b' }; File.read('/tmp/lk-x')
File.open('/tmp/lk-x', 'w') { |f| f.chmod(0o600) }
File.open('/tmp/lk-x', 'w') { |f| f.flock(File::LOCK_EX) }
File.open('/tmp/lk-x', 'w') { |f| f.sync = true; f.fsync; f.path }
File.open('/tmp/lk-x', File::RDWR | File::CREAT, 0o644) { |f| f.flock(File::LOCK_EX); f.rewind; f.write('z'); f.flush; f.truncate(f.pos) }; File.read('/tmp/lk-x')
File.chmod(0o600, '/nosuch')
File.chown(nil, nil, '/nosuch')
File.utime(0, 0, '/nosuch/x')
FileUtils.rm_rf('/tmp/lk-d'); Dir.mkdir('/tmp/lk-d'); r = Dir.exist?('/tmp/lk-d'); FileUtils.rm_rf('/tmp/lk-d'); r
FileUtils.rm_rf('/tmp/lk-d'); Dir.mkdir('/tmp/lk-d', 0o700); r = Dir.exist?('/tmp/lk-d'); Dir.rmdir('/tmp/lk-d'); [r, Dir.exist?('/tmp/lk-d')]
FileUtils.mkdir_p('/tmp/lk-d/e/f'); r = File.directory?('/tmp/lk-d/e/f'); FileUtils.rm_rf('/tmp/lk-d'); [r, File.exist?('/tmp/lk-d')]
FileUtils.mkdir_p('/tmp/lk-d', mode: 0o750); FileUtils.touch('/tmp/lk-d/t'); r = Dir.children('/tmp/lk-d'); FileUtils.rm_r('/tmp/lk-d'); r
FileUtils.mkdir_p('/tmp/lk-d'); FileUtils.chmod(0o600, '/tmp/lk-d'); FileUtils.chown(nil, nil, '/tmp/lk-d'); FileUtils.rmdir('/tmp/lk-d').class
File.write('/tmp/lk-x', 'abc'); FileUtils.cp('/tmp/lk-x', '/tmp/lk-y'); r = File.read('/tmp/lk-y'); FileUtils.rm('/tmp/lk-y'); r
File.write('/tmp/lk-x', 'abc'); FileUtils.mv('/tmp/lk-x', '/tmp/lk-y'); r = File.read('/tmp/lk-y'); FileUtils.rm_f('/tmp/lk-y'); r
FileUtils.mkdir_p(File.join(Puppet[:vardir], 'lk')); File.write(File.join(Puppet[:vardir], 'lk', 'x'), 'v'); File.read(File.join(Puppet[:vardir], 'lk', 'x'))
FileUtils.mkdir_p(Puppet[:statedir]); File.directory?(Puppet[:statedir])
Dir.tmpdir
Dir.mktmpdir { |d| File.write("#{d}/a", '1'); File.read("#{d}/a") }
d = Dir.mktmpdir('lk'); r = File.directory?(d); FileUtils.remove_entry(d); r
Tempfile.create('lk') { |f| f.write('x'); f.flush; File.read(f.path) }
f = Tempfile.new('lk'); f.write('x'); f.close; r = File.read(f.path); f.unlink; r
File.write('/tmp/lk-x', YAML.dump({ 'a' => 1 })); YAML.load_file('/tmp/lk-x')
File.write('/tmp/lk-x', Marshal.dump([1])); Marshal.load(File.binread('/tmp/lk-x'))
File.stat('/tmp').directory?
File.umask.class
File.write('/nosuch/lk-x', 'abc')
File.read('/tmp/lk-nosuch')
IO.write('/tmp/lk-x', 'q'); IO.read('/tmp/lk-x')
File.write('/tmp/lk-x', "a\\nb\\n"); File.readlines('/tmp/lk-x', chomp: true)
File.write('/tmp/lk-x', 'abc', mode: 'w', perm: 0o600); File.foreach('/tmp/lk-x').to_a
Pathname.new('/tmp/lk-x').write('p'); Pathname.new('/tmp/lk-x').read
File.write('/tmp/lk-x', '1'); File.mtime('/tmp/lk-x').class""".splitlines():
    code = f"begin; v = ({text}); v.inspect; rescue SystemCallError => e; e.class.name + ': ' + e.message; end"
    case(f"notice(lk::run({quote(code)}))")
case("lk::run('File.write(\"/tmp/lk-z\", \"1\")') notice(lk::run('File.read(\"/tmp/lk-z\")')) lk::run('File.delete(\"/tmp/lk-z\")')")

# A file that defines several functions.
case("notice(lk3('function_lk3([\"self.class.name\"])'))")
case("notice(lk3('call_function(\"lk3_other\", [\"a\"])'))")
case("notice(lk3('call_function(\"lk3::quoted\", [\"a\", nil])'))")
case("notice(lk3('function_lk3_other([\"a\"])'))")

# JSON.
for text in ["{}", "[]", "{ 'a' => {} }", "{ 'a' => [] }", "[{}]", "[[]]", "{ 'a' => 1 }", "[1, [2, {}]]", "nil", "'x'", "{ 'a' => nil, 'b' => { 'c' => [1, { 'd' => [] }] } }", "1.0", "{ 1 => 2 }", "{ a: :b }"]:
    for form in ["JSON.pretty_generate(%s)", "JSON.generate(%s)", "(%s).to_json", "JSON.dump(%s)", "JSON.pretty_generate(%s, indent: '    ')"]:
        case("notice(inline_template(%s))" % quote("<% require 'json' %><%= " + form % text + " %>"))
case("class k { notice(inline_template('<%= [all_tags, all_tags.join(\",\"), all_tags.to_a, all_tags.include?(\"k\"), scope.resource.tags].inspect %>')) } include k")
