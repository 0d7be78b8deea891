"""Prints the cases of test/recorded/hiera.jsonl.gz. Each case is a lookup. hiera.rb prints the answers."""
import json

KEYS = """simple global_node global_only only_common layered layered_array layered_hash arr hsh hsh.a hsh.deep hsh.deep.x hsh.deep.list hsh.deep.list.0 hsh.nope hsh.a.b users users.alice
users.alice.groups knock knock_hash scalar_int scalar_float scalar_bool scalar_null octal hexa date quoted multi empty_hash empty_array interp_var interp_scope interp_lookup interp_hiera
interp_alias interp_alias_text interp_literal interp_missing interp_missing_fact interp_dig interp_empty interp_unknown interp_key_hash interp_loop_a interp_array interp_number
'dotted.key' dotted.key dig.list.1.one dig.list.5 dig.list dig.'with.dot'.inner dig."with.dot".inner role_value roles_seen json_key json_key.nested json_key.nested.1 json_interp
hocon_key hocon_key.b hocon_sub globbed_a globbed_b computed interpolated_by_function cached module_of_context dug dug.more dug.more.deeper lookup_options nope nope.a mymod::param mymod::os
mymod::list mymod::hash mymod::from_global mymod::from_env mymod::from_module mymod::by_default mymod::nope outside_key plain::number plain::nope nomodule::x jsonmod::default_layout
funcmod::own funcmod::fact broken::x to_int to_array to_sensitive bad_convert pattern_one sorted global_typed family badoptions::a badvalue::sym badvalue::ok notyaml::a nothash::a
emptydata::a badversion::a v3::a noversion::a badkey::a noname::a dupname::a twofunc::a nofunc::a badfunc::a reserved::a emptyhier::a dirdata::a dirdata::b dirdata::c wrongprefix::a
yamltypes::a yamltypes::anchors yamltypes::keys yamltypes::folded yamltypes::dup yamlmerge::a yamlmerge::c facts ::simple a..b .a a. 'a a.'b'c
funcpath::options funcpath::path funcpath::merged funcpath::explained funcpath::cached_data funcpath::all funcpath::each funcpath::missing_cache funcpath::type funcpath::undef funcpath::fails
funcpath::looks funcpath::alias funcpath::interp funcpath::deepdig funcpath::deepdig.a.1 funcpath::bad funcpath::from_hash funcpath::type_value funcpath::regexp funcpath::nested.a.b
v4mod::a v4mod::b convmod::num convmod::hash convmod::hash.x convmod::hash.0 convmod::str convmod::bad convmod::badshape convmod::undef convmod::sens convmod::sens.a convmod::pat_a
convmod::pat_exact convmod::pz convmod::merged_x optmod::a optmod2::a optmod2::b optmod2::c optmod3::a optmod4::a optmod4::b optmod4::c defmerge::a defmerge::h interpcfg::a mappedmod::a mappedmod::b badmapped::a
badyaml::a emptycfg::a stringcfg::a interpdir::a modhier::a badjson::a arrjson::a badhocon::a yamlnopath::a dates::a tagged::a aliases::a aliases::b aliases::c aliases::d
aliases::e aliases::f aliases::g aliases::h aliases::i aliases::j aliases::k aliases::l aliases::m aliases::n aliases::o aliases::p aliases::q aliases::r aliases::s aliases::t aliases::u aliases::v aliases::w aliases::x aliases::y aliases::z
""".split()
MERGED = "arr hsh users knock knock_hash layered layered_array layered_hash simple roles_seen globbed_a empty_hash scalar_int mymod::list mymod::hash mymod::param nope sorted".split()
MERGES = ["'first'", "'unique'", "'hash'", "'deep'", "'nosuch'", "{'strategy' => 'deep', 'knockout_prefix' => '--'}", "{'strategy' => 'deep', 'sort_merged_arrays' => true}",
          "{'strategy' => 'deep', 'merge_hash_arrays' => true}", "{'strategy' => 'deep', 'nosuch' => 1}", "{'strategy' => 'unique'}", "{'knockout_prefix' => '--'}"]
OTHERS = """lookup('nope', default_value => 'd')
lookup('nope', undef, undef, 'd')
lookup('nope', String, 'first', 5)
lookup('nope', String, 'first', 'x')
lookup('simple', Integer)
lookup('simple', String)
lookup('scalar_int', Integer[1,3])
lookup('scalar_int', String, 'first')
lookup(['nope', 'simple'])
lookup(['nope', 'never'])
lookup(['nope', 'never'], default_value => 1)
lookup('nope') |$k| { "block ${k}" }
lookup(['nope','never']) |$k| { "block ${k}" }
lookup('simple') |$k| { "block ${k}" }
lookup({'name' => 'simple'})
lookup({'name' => 'nope', 'default_value' => 'd'})
lookup({'name' => 'nope', 'default_values_hash' => {'nope' => 'from defaults'}})
lookup({'name' => 'simple', 'override' => {'simple' => 'overridden'}})
lookup({'name' => 'arr', 'merge' => 'unique', 'override' => {'arr' => ['o']}})
lookup({'name' => 'arr', 'merge' => 'unique', 'default_values_hash' => {'arr' => ['dd']}})
lookup({'name' => 'nope', 'merge' => 'unique', 'default_values_hash' => {'nope' => ['dd']}})
lookup({'name' => 'simple', 'value_type' => Integer})
lookup({'name' => 'simple', 'nosuch' => 1})
lookup('simple', {'merge' => 'first'})
lookup('arr', {'merge' => 'unique', 'default_value' => []})
lookup('arr', {'merge' => {'strategy' => 'first'}})
lookup({'merge' => 'first'})
lookup()
lookup(1)
lookup('')
lookup([])
lookup('simple', 1)
lookup('nope', undef, 'first')
lookup('hsh', Hash, 'hash')
lookup('hsh.deep', Hash, 'deep')
lookup('scalar_null')
lookup('scalar_null', default_value => 'd')
lookup('nope', default_value => undef)
lookup('nope', {default_value => undef})
lookup('arr', Array[Integer], 'unique')
hiera('simple')
hiera('nope')
hiera('nope', 'd')
hiera('hsh.a')
hiera_array('arr')
hiera_array('simple')
hiera_array('nope')
hiera_array('nope', ['d'])
hiera_array('hsh')
hiera_hash('hsh')
hiera_hash('users')
hiera_hash('arr')
hiera_hash('nope', {})
hiera('nope') |$k| { "block ${k}" }
include mymod; [$mymod::param, $mymod::from_module, $mymod::untold, $mymod::list]
include plain; [$plain::number, $plain::missing]
class { 'mymod': param => 'given' }; $mymod::param
class { 'plain': number => 'bad' }
class { 'plain': number => default }; $plain::number
hiera_include('hiera_classes'); $plain::number
$x = 'local'; lookup('interp_missing')
$no_such_variable = 'now there is'; lookup('interp_missing')
lookup('to_sensitive').unwrap
lookup('cached') == lookup('cached')
[lookup('computed'), lookup('dug'), lookup('computed')]
lookup('hsh.b', Any, 'first')
lookup('hsh.c', Any, 'first')
lookup('hsh.deep.list', Any, 'unique')
lookup('hsh.deep', Any, 'hash')
lookup('hsh.deep.y', Any, 'hash')
lookup('dig.list.0.x')
lookup('dig.list.x')
lookup('dig.0')
lookup('scalar_int.0')
lookup('scalar_null.x')
lookup("arr.0")
lookup("arr.'0'")
lookup('users', {'merge' => 'deep', 'default_value' => 1})
lookup('interp_alias.0')
lookup({'name' => 'simple.x', 'override' => {'simple' => {'x' => 'overridden'}}})
lookup({'name' => 'simple.x', 'override' => {'simple.x' => 'overridden'}})
lookup({'name' => 'nope.x', 'default_values_hash' => {'nope' => {'x' => 1}}})
lookup({'name' => 'nope.x', 'default_values_hash' => {'nope.x' => 1}})
lookup('dug', Any, 'hash')
lookup('computed', Any, 'unique')
lookup('scalar_null', Any, 'unique')
lookup('mymod')
lookup('mymod::')
lookup('::mymod::param')
lookup('mymod::hash.m')
lookup('mymod::param', Integer)
lookup('scalar_int', String[1])
lookup('simple', Enum['a','b'])
lookup('hsh', Struct[{a=>Integer}])
lookup(['simple', 1])
lookup('simple', Any, 1)
lookup('simple', Any, '')
lookup('simple', Any, {})
lookup('simple', 'x', 'first')
lookup('arr', Any, {'strategy' => 'unique', 'sort_merged_arrays' => true})
lookup('arr', Any, {'strategy' => 'first', 'knockout_prefix' => '--'})
lookup('arr', Any, {'strategy' => 'deep', 'knockout_prefix' => 1})
lookup('arr', Any, {'strategy' => 'nosuch'})
hiera_array('users')
hiera_hash('layered_hash')
hiera('arr')
hiera('layered_array')
hiera()
hiera('a','b','c','d')
hiera('simple', 'x', 'over')
hiera_include('nope')
hiera_include('nope', 'plain')
hiera_include('arr')
lookup('role_value', Any, 'unique')
lookup('globbed_a', Any, 'unique')
lookup('lookup_options', Any, 'hash')
$context = 1; lookup('computed')
lookup('nofunc::a')
lookup('funcpath::merged', Any, 'unique')
lookup('funcpath::from_hash', Any, 'unique')
lookup('defmerge::a', Any, 'unique')
lookup('defmerge::h', Any, 'deep')
lookup('defmerge::h.y')
include modhier; [$modhier::a, $modhier::b]
lookup('convmod::merged_x', Any, 'first')
lookup('convmod::num', default_value => 1)
lookup('convmod::num', String)
hiera('convmod::num')
hiera('to_int')
hiera_array('to_int')
lookup({'name' => 'to_int', 'override' => {'to_int' => '5'}})
lookup({'name' => 'convmod::none', 'default_value' => '5'})
lookup('convmod::pat_none', undef, undef, '5')
lookup('convmod::pat_none', {default_value => '5'})
lookup(['nope', 'to_int'])
lookup('aliases::c', default_value => 1)
lookup(['badyaml::a', 'simple'])
lookup('convmod::num', Any, 'unique')
lookup('funcpath::undef', Any, 'unique')
lookup('interp_unknown_then_malformed')
lookup('interp_malformed_then_unknown')
lookup('knock', {merge => {strategy => 'deep', knockout_prefix => ''}})
lookup('only_common', {merge => {strategy => 'deep', knockout_prefix => ''}})""".split("\n")


def cases():
    for key in KEYS:
        quoted = '"' + key.replace('"', '\\"') + '"' if "'" in key else f"'{key}'"
        yield f"lookup({quoted})"
    for key in MERGED:
        for merge in MERGES:
            yield f"lookup('{key}', Any, {merge})"
    yield from OTHERS


if __name__ == "__main__":
    for n, source in enumerate(dict.fromkeys(cases())):
        print(json.dumps({"id": str(n), "source": source}))
