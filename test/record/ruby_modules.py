"""Prints the cases of test/recorded/ruby-modules.jsonl.gz and test/recorded/ruby-strict.jsonl.gz. Puppet's catalog
compiler prints the answers, with `strict=warning` for the first table and `strict=error` for the second one.

    python3 test/record/ruby_modules.py | PUPPET_STRICT=warning <compile catalogs> | python3 test/record/ruby_modules.py --rows
    python3 test/record/ruby_modules.py strict | PUPPET_STRICT=error <compile catalogs> | python3 test/record/ruby_modules.py --rows

The module rt (test/ruby/modules/rt) has resource types and functions such as current modules have: types of the Resource
API, types with several names, parameters that include modules, functions with repeated parameters.
"""
import json
import os
import re
import sys

FACTS = {"kernel": "Linux", "os": {"name": "Debian", "family": "Debian"}}
ROOT = f"{os.getcwd()}/test/ruby"
STRICT = sys.argv[1:] == ["strict"]
seen = set()


def rows():
    """Removes what differs in each run, and answers with addresses of Ruby objects."""
    for line in sys.stdin:
        row = json.loads(line.replace(ROOT, "$TEST"))
        row.pop("seconds", None)
        if "catalog" in row:
            row["resources"] = [each for each in row.pop("catalog")["resources"] if each["type"] not in ("Stage", "Class")]
        if not re.search(r"0x0000|!ruby/object|/tmp/", json.dumps(row)):
            print(json.dumps(row))


def case(manifest):
    if manifest not in seen:
        print(json.dumps({"id": manifest, "manifest": manifest, "modulepath": f"{ROOT}/modules", "facts": FACTS, "node": "n.example"}))
    seen.add(manifest)


if sys.argv[1:] == ["--rows"]:
    rows()
    sys.exit()

# Resource types in Ruby.
for v in ["'0644'","'644'","'u=rw,g+r'","'a-w'","'u+X'","'99'","''","'z=rw'","undef","['0644']","644","0644","Deferred('f')","Sensitive('0644')","true","/x/","'u=g'","'go='"]:
    case(f"rt_mode {{ '/x': mode => {v} }}")
case("rt_mode { 'rel': }")
case("rt_mode { ['/a','/b']: mode => '0600', flags => 'x' }")
case("rt_mode { '/a': nosuch => 1 }")
case("rt_mode { '/a': path => '/b' } rt_mode { '/b': }")
case("rt_mode { '/a': flags => [a, 1, true, undef] }")
case("Rt_mode { mode => '0755' } rt_mode { '/a': } rt_mode { '/b': mode => '0700' }")
case("@rt_mode { '/a': } Rt_mode <| path == '/a' |>")
case("@rt_mode { '/a': } Rt_mode <| title == '/a' |> { mode => '0611' }")
case("rt_mode { '/a': } -> file { '/b': ensure => file }")
case("notice(Rt_mode['/a']) notice(Rt_mode == Resource['rt_mode']) notice(type(Rt_mode['/a']))")
case("rt_mode { '/a': mode => '0600' } notice(Rt_mode['/a']['mode'])")
case("create_resources('rt_mode', {'/a' => {mode => '0600'}, '/b' => {}})")
case("rt_mode { '/a': tag => ['x', 'y'], noop => true, rt_meta => 1 }")
# ensurable do
for v in ["present","absent","latest","installed","'1.2'","'x'","undef","5","true","''","[present]"]:
    case(f"rt_ensure {{ 'a': ensure => {v} }}")
for v in ["low","high","'5'","5","medium","undef","[low]","''"]:
    case(f"rt_ensure {{ 'a': level => {v} }}")
    case(f"rt_ensure {{ 'a': owner => {v} }}")
for v in ["true","false","'yes'","'no'","yes","1","'maybe'"]:
    case(f"rt_ensure {{ 'a': flag => {v} }}")
case("rt_ensure { 'a': level => high, owner => 'x', provider => 'none' }")
case("rt_ensure { 'a': name => 'b' } rt_ensure { 'b': }")
case("rt_ensure { 'a': loglevel => 'nosuch' }")
case("rt_ensure { 'a': before => File['/x'] } file { '/x': }")
case("rt_ensure { 'a': } rt_ensure { 'a': }")
case("rt_ensure { '': }")
case("rt_ensure { 'A b': alias => 'c' } notify { 'x': require => Rt_ensure['c'] }")
# pairs of names
for m in ["rt_pair { 'a': }","rt_pair { 'a:b': }","rt_pair { 'a:b:c': }","rt_pair { 'a': target => 'b' } rt_pair { 'a:b': }","rt_pair { 'a:b': } rt_pair { 'a:c': }","rt_pair { 'x': name => 'a', target => 'b' } rt_pair { 'y': name => 'a', target => 'b' }","rt_pair { 'x': name => 'a' } rt_pair { 'a': }",
          "rt_pair { \"a\\nb\": }", "@rt_pair { 'a:b': } Rt_pair <| name == 'a' |>", "@rt_pair { 'a:b': value => 1 } Rt_pair <| value == 1 |>", "rt_pair { 'a:b': target => 'c' } rt_pair { 'a:c': }", "rt_pair { 'a:b': value => [1,2], ensure => absent }"]:
    case(m)
# shared libraries
for m in ["rt_lib { 'a': one => 1, two => 2, shared => 3, count => '4' }","rt_lib { 'a': three => 1 }","rt_lib { 'a': count => 'x' }","rt_lib { 'a': speed => 1 }","rt_lib { 'a': rt_meta => 1 }"]: case(m)
# API
for a in ["size => 5","size => '5'","size => 11","size => 'x'","size => undef","list => 'x'","list => ['x', 'y']","list => [1]","list => []","table => {a => 1}","table => {a => 'x'}","table => {}","on => true","on => 'true'","on => 'false'","on => 'x'","secret => Sensitive('x')","secret => 'x'","secret => undef","read => 'x'","once => 'x'","default_size => 4","default_size => '4'","default_size => undef","ensure => absent","ensure => 'x'","ensure => undef","manager => 'gem'","manager => 'x'","pkg => 'p'","pkg => 'p', manager => 'gem'","name => 'x'","title => 'x'","nosuch => 1","size => Deferred('f')","tag => 'x', noop => true","loglevel => err","provider => 'x'","size => default","size => [5]","list => {a => b}", "require => File['/x']"]:
    case(f"rt_api {{ 'a': {a} }}")
for m in ["rt_api { 'a-gem': }","rt_api { 'a-gem': } rt_api { 'a': manager => 'gem' }","rt_api { 'a-gem': } rt_api { 'a-apt': }","rt_api { 'a-nosuch': }","rt_api { 'a': } rt_api { 'a-apt': }","rt_api { '': }","rt_api { ['a','b-gem']: size => 1 }","Rt_api { size => 3 } rt_api { 'a': } rt_api { 'b': size => 4 }","@rt_api { 'a-gem': } Rt_api <| pkg == 'a' |>","@rt_api { 'a-gem': } Rt_api <| manager == 'gem' |>","rt_api { 'a': } notice(Rt_api['a']['ensure'], Rt_api['a'][ensure], Rt_api['a'][size])","notify { 'x': require => Rt_api['a'] } rt_api { 'a': }","rt_api { 'a': } -> Rt_api['b'] rt_api { 'b': }","class c { rt_api { 'a': size => 1 } } class d inherits c { Rt_api['a'] { size => 2 } } include d","class c { rt_api { 'a': size => 1 } } class d inherits c { Rt_api['a'] { size => 'x' } } include d","define w($s) { rt_api { $title: size => $s } } w { 'q': s => 1 } w { 'q2': s => 'bad' }","rt_api { 'a': * => {size => 1, list => ['b']} }","create_resources('rt_api', {'a' => {'size' => '1'}})","Rt_api <| |> { size => 1 } rt_api { 'a': }","rt_api { 'a': alias => 'z' } notify { 'n': require => Rt_api['z'] }","@@rt_api { 'a': }","realize(Rt_api['a']) @rt_api { 'a': }","ensure_resource('rt_api', 'a')","if defined(Rt_api['a']) { notice(1) } else { notice(2) } notice(defined('rt_api'), defined(Rt_api))","notice(Rt_api, Rt_api['a'], type(Rt_api), Rt_api['a'] =~ Type[Rt_api], Rt_api['a'] =~ Type[Resource['rt_api','a']])"]: case(m)
for a in ["limit => '30/hour'","limit => 5","burst => 1","burst => '1'","burst => '0x1f'","burst => '-3'","burst => 1.5","burst => '1.5'","rate => 1","rate => 1.5","rate => '1.5'","rate => 'x'","mode => a","mode => 'c'","struct => {a => 1}","struct => {a => '1'}","struct => {b => 'x'}","struct => {a => 1, b => 2}","struct => {}","pairs => [[a, 1]]","pairs => [[a]]","pairs => [a, 1]","pairs => []","any => undef","any => [1, {a => undef}]","any => 'true'","any => true","re => /x/","re => 'x'","ensure => present"]:
    case(f"rt_apisimple {{ 'x': {a} }}")
for t in ["'X'","'a b'","''","'x'","['a','b']"]: case(f"rt_apisimple {{ {t}: burst => 2 }}")
case("rt_apisimple { 'q': name => 'UP' }")
case("rt_apisimple { 'Q': name => 'up' }")
case("rt_apisimple { 'q': name => 'up' } rt_apisimple { 'up': }")

# Variables that do not exist.
for e in ["scope['nosuch']","scope.lookupvar('nosuch')","scope['c::x']","scope['::nosuch']","scope.lookupvar('::fqdn')","@nosuch","scope.to_hash['nosuch']","scope.call_function('getvar',['nosuch'])","scope.exist?('nosuch')","scope['facts']['nosuch']","has_variable?('nosuch')","scope['top']","scope['0']","scope['module_name']","scope['caller_module_name']","(scope['nosuch'] rescue 'R')", "(begin; scope['nosuch']; rescue => e; e.class.name + e.message; end)", "catch(:undefined_variable) { scope['nosuch'] }.inspect"]:
    q=e.replace("'","\\'")
    case(f"notice(inline_template('<%= {q} %>'))")
    case(f"class k {{ notice(inline_template('<%= {q} %><%= {q} %>')) }} include k")
    case(f"class k {{ }} include k define d() {{ notice(inline_template('<%= [1].map {{ {q} }}.inspect %>')) }} d {{ 'a': }}")
for e in ["scope['k::nosuch']","scope.lookupvar('::k::nosuch')","scope['x::y::z']","scope['1']","scope['00']"]:
    q=e.replace("'","\\'")
    case(f"class k {{ notice(inline_template('<%= {q} %>')) }} include k")
case("notice(rt::lookup('nosuch')) notice(rt::lookup('nosuch'))")
if STRICT:
    sys.exit()

# Regular expressions with characters beyond ASCII, in texts, types and matches.
for r in ["é","ü+|ß","日本","[à-ü]","(?i)É","\\u00e9","é\\/x","^ä$","😀","ж{2}","\\p{L}","é(?<n>.)","\u00a0","x\\ny"]:
    case(f"notice(String(/{r}/))")
    case(f"notice(/{r}/)")
    case(f"notice([/{r}/, {{k => /{r}/}}])")
    case(f"notice(type(/{r}/))")
    case(f"notice(Pattern[/{r}/])")
    case(f"notice(Regexp[/{r}/], 'aéü日本😀жж' =~ /{r}/)")
    case(f"notice('aéü日本😀жж'.regsubst(/{r}/, '<\\\\0>', 'G'), 'aéü日本É'.split(/{r}/), 'aéü日本'.match(/{r}/))")
    case(f"notify {{ 'x': message => /{r}/ }}")
    case(f"notice(inline_template('<%= scope.call_function(\"rt::va\", /{r}/) %>'))")
    case(f"notice(rt::va(/{r}/))")
    case(f"notice(String(/{r}/, '%p'), String(/{r}/, '%s'), sprintf('%s %p', /{r}/, /{r}/))")
    case(f"notice(\"${{/{r}/}}\")")
    case(f"$x = {{/{r}/ => 1}} notice($x, $x[/{r}/])")
    case(f"fail(/{r}/)")
    case(f"notice(Regexp.new('{r}'), Regexp('{r}', true))")
    case(f"notice(inline_epp('<%= /{r}/ %>'))")
    case(f"case 'é' {{ /{r}/: {{ notice('yes') }} default: {{ notice('no') }} }}")
    case(f"$p = Pattern[/{r}/] notice('é' =~ $p) assert_type($p, 'q')")
# splats of call_function
vals=["{}","{'a' => 1}","{'a' => undef, 'b' => [1, {'c' => undef}]}","[]","[1]","[[1]]","[{'a' => 1}]","'s'","undef","1","1.5","true","default","/x/","Integer","Sensitive('s')","Timestamp('2020-01-01')","{1 => 2}","[undef]","[[undef, {}]]","SemVer('1.2.3')","Binary('aGk=')"]
for v in vals:
    case(f"$d = {v} notice(inline_template('<%= scope.call_function(\"rt::va\", @d) %>'))")
    case(f"$d = {v} notice(inline_template('<%= scope.call_function(\"rt::va\", [@d]) %>'))")
    case(f"$d = {v} notice(inline_template('<%= scope.call_function(\"rt::typed\", @d) %>'))")
    case(f"$d = {v} notice(inline_template('<%= scope.call_function(\"rt::typed\", [@d, @d]) %>'))")
    case(f"$d = {v} notice(inline_template('<%= scope[\"d\"].inspect %> <%= scope.to_hash[\"d\"].inspect %> <%= @d.inspect %> <%= has_variable?(\"d\") %>'))")
    case(f"$d = {v} notice(inline_template('<%= scope.call_function(\"type\", @d) rescue $!.message %>'))")
    case(f"$d = {v} notice(inline_template('<%= scope.call_function(\"to_json\", [@d]) rescue $!.message %>'))")
    case(f"$d = {v} notice(inline_template('<%= scope.call_function(\"rt::typed\", [\"x\", 3]) {{ |s| s + \"!\" }} %><%= scope.call_function(\"size\", @d) rescue $!.message %>'))")
# to_hash
for pre in ["$a = undef","$a = 1","$a = [undef]","class c { $a = undef $b = 2 %s } include c","define c($a, $b = undef) { %s } c { 'x': a => undef }","node default { $a = undef $b = 1 %s }","[1].each |$a| { $b = undef %s }","class p { $a = 1 } class c inherits p { $b = undef %s } include c","class c($a = undef, $b = false) { %s } include c", "function f($a) { $b = 1 %s } f(2)", "if 'xy' =~ /(x)(z)?/ { %s }", "$facts2 = $facts $n = {'k' => undef} %s"]:
    for e in ["['a','b','facts','trusted','title','name','module_name','kernel','0','1','2','environment','servername'].map { |k| [k, scope.to_hash.key?(k)] }","scope.to_hash(false).keys.sort","scope.to_hash(true, true).keys.sort - ['clientcert','serverversion']","scope.to_hash.size == scope.to_hash(true).size","[scope.include?('a'), scope.exist?('a'), scope.bound?('a'), scope['a'].inspect, scope.include?('nosuch')]","scope.each.to_a.map(&:first).sort - ['clientcert','serverversion','serverip','serverip6','servername']"]:
        code = "notice(inline_template('<%= (" + e.replace("'","\\'") + ").inspect %>'))"
        case(pre.replace('%s',code) if '%s' in pre else pre+' '+code)
# name of types
for t in ["file","exec","tidy","user","group","package","service","notify","resources","schedule","filebucket","whit","component","stage","class","rt_mode","rt_pair","rt_api","rt_ensure"]:
    for a in ["name => '/n'","name => undef","name => '/n', noop => true","name => ['/n','/m']","name => ''","namevar => '/n'"]:
        case(f"{t} {{ '/x': {a} }}")
    case(f"{t} {{ '/x': * => {{'name' => '/q'}} }}")
    case(f"{t} {{ ['/x','/y']: name => '/n' }}")
    case(f"create_resources('{t}', {{'/x' => {{'name' => '/z'}}}})")
    case(f"{t} {{ '/x': name => '/n' }} notify {{ 'z': require => {t.capitalize()}['/n'] }}")
    case(f"@{t} {{ '/x': name => '/n' }} {t.capitalize()} <| name == '/n' |>")
    case(f"@{t} {{ '/x': name => '/n' }} {t.capitalize()} <| title == '/x' |>")
    case(f"{t.capitalize()} {{ name => '/d' }} {t} {{ '/x': }}")
# pretty_generate and other JSON/YAML from templates
for v in vals:
    for f in ["JSON.pretty_generate(%s)","JSON.generate(%s)","%s.to_json","%s.to_yaml","YAML.dump(%s)","%s.to_s","%s.inspect", "%s.to_pson", "JSON.parse(JSON.generate([%s])).inspect","YAML.load(%s.to_yaml).inspect"]:
        e=f % '@d'
        case(f"$d = {v} notice(inline_template('<% require \"json\"; require \"yaml\" %><%= begin; {e}; rescue => x; x.class.name; end %>'))")
# Puppet's checks of the files of functions. test/ruby/ruby.test.ts has the cases that end Puppet's process or its loading of functions.
for f in ["rt_command", "rt_none", "rt_other", "rt_two", "rt_after", "rt_constant", "rt_nosuch", "rt::none", "rt::after", "rt::named", "rt::undispatched", "rt::constant"]:
    case(f"notice({f}())")
    case(f"[1].each |$each| {{ notice({f}()) }}")
    case(f"notice(inline_template('<%= scope.call_function(\"{f}\", []).inspect %>'))")
# constants of attributes
case("rt_constants { 'a': all_values => ['x'] }")
case("rt_constants { 'a': values => ['x'] }")
# The library deep_merge
MERGED = ["{'a' => [1, 2], 'b' => {'c' => 'x'}}", "{'a' => ['--', 'y'], 'b' => {'c' => '--x', 'd' => undef}}", "{'a' => [{'x' => 2, 'z' => 1}], 'b' => false}", "['a', 'b,c', '--a']", "'--x'", "undef"]
for options in ["{}", "{'knockout_prefix' => '--'}", "{'preserve_unmergeables' => true}", "{'overwrite_arrays' => true}", "{'merge_hash_arrays' => true}", "{'extend_existing_arrays' => true}", "{'unpack_arrays' => ',', 'knockout_prefix' => '--'}"]:
    for source in MERGED:
        case(" ".join(f"notice(rt::merge({source}, {dest}, {options}))" for dest in MERGED))
case("notice(rt::merge({}, {}, {'knockout_prefix' => ''}))")
case("notice(rt::merge({}, {}, {'knockout_prefix' => '-', 'preserve_unmergeables' => true}))")
case("notice(rt::merge(['b', 'a'], ['d', 'c'], {'sort_merged_arrays' => true}))")
for source in MERGED[:3]:
    case(" ".join(f"notice(rt::merge_hashes({source}, {dest}))" for dest in MERGED[:3]))
case("notice(inline_template('<%= [DeepMerge::DEFAULT_FIELD_KNOCKOUT_PREFIX, {}.respond_to?(:to_h)] %>'))")
case("notice(inline_template('<%= self.class %>'))")
# The library semantic_puppet, and Ruby's libraries that Puppet loads
VERSIONS = ["1.2.3", "1.10.0", "1.2.3-rc1", "1.2.3-rc.2+b.1", "1.2.3-2", "1.2.3-a.1.b", "1.2", "1.2.3-01", "01.2.3", "x", "", "1.2.3\\n"]
def ruby(code):
    case('notice(inline_template("<%= begin; ' + code.replace('"', '\\"') + "; rescue ArgumentError => e; e.class.name + ': ' + e.message; end %>\"))")
for version in VERSIONS:
    ruby(f"SemanticPuppet::Version.valid?('{version}')")
    ruby(f"v = SemanticPuppet::Version.parse('{version}'); [v.major, v.minor, v.patch, v.prerelease, v.build, v.stable?, v.to_s, v, v.to_stable, v.next(:minor), v.frozen?].inspect")
VALID = "['1.2.3', '1.10.0', '1.2.3-rc1', '1.2.3-rc.2+b.1', '1.2.3-2', '1.2.3-a.1.b', '1.2.3+x', '1.2.3-10', '1.2.3-a']"
ruby(f"v = {VALID}.map {{ |each| SemanticPuppet::Version.parse(each) }}; [(v - [v[6]]).sort.map(&:to_s), v.max, v.product(v).map {{ |a, b| [a <=> b, a == b, a < b] }}].inspect")
ruby("v = SemanticPuppet::Version; [v::MIN.to_s, v::MAX > v.parse('9.0.0'), v.parse('1.0.0') == '1.0.0', v.parse('1.0.0') <=> 1, v.parse('1.0.0').hash == v.parse('1.0.0').hash].inspect")
for name in ["Logger", "Find", "OptionParser", "TSort", "Delegator", "SimpleDelegator", "Open3", "DeepMerge", "SemanticPuppet"]:
    case(f"notice(inline_template('<%= {name}.name %>'))")
case("notice(inline_template('<%= Time.parse(\"2020-01-02 03:04:05 UTC\").iso8601 %>'))")
# scope_param between and after other parameters
for args in ["1", "1, 2", "1, 2, 'x', 'y'", "'a'", "'a', 'b', 'c'", "['a']", "true", "'x', 1"]:
    case(f"$v = 5 notice(rt::woven({args}))")
case("$v = 5 notice(rt::woven('a') |$x| { $x + 1 }) notice(rt::scope_second('a')) notice(inline_template('<%= scope.call_function(\"rt::woven\", [1, 2]) %>'))")
