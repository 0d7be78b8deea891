"""Prints the cases of test/recorded/ruby-hiera.jsonl.gz. Puppet's catalog compiler prints the answers.

    python3 test/record/ruby_hiera.py | <compile catalogs> | sed "s#$PWD/test/ruby#\\$TEST#g"

The functions of the module lk (test/ruby/fixture/lk) run the Ruby code in $code and $data as the data functions of a
hierarchy (test/ruby/hiera/hiera.yaml).
"""
import json
import os

ROOT = f"{os.getcwd()}/test/ruby"
FACTS = {"kernel": "Linux", "os": {"name": "Debian", "family": "Debian"}}


def case(manifest, code=None, data=None):
    quote = lambda text: "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
    settings = ""
    if code is not None:
        settings += "$code = {" + ", ".join(f"{quote(k)} => {quote(v)}" for k, v in code.items()) + "} "
    if data is not None:
        settings += f"$data = {quote(data)} "
    text = settings + manifest
    print(json.dumps({"id": text, "manifest": text, "modulepath": f"{ROOT}/fixture", "facts": FACTS, "node": "n.example",
                      "hiera": f"{ROOT}/hiera/hiera.yaml"}))


LOOKUP = "notice(lookup('k'))"
DEFAULT = "notice(lookup('k', default_value => 'dflt'))"

# Values and their absence.
for code in ["1", "'a'", "nil", "[1, nil, 'b']", "{ 'a' => { 'b' => 2 } }", "1.5", "true", "/x/", 
             "context.not_found", "throw :no_such_key", "throw :no_such_key, 3", "throw :other",
             "begin; context.not_found; rescue => e; 'rescued'; end", "begin; context.not_found; ensure; Puppet.notice('ensured'); end",
             "catch(:no_such_key) { context.not_found; 1 } || 'caught'", "[1].each { context.not_found }", "catch(:x) { throw :x, 'own' }",
             "context.interpolate('%{facts.kernel}')", "'%{facts.kernel}'", "context.interpolate(['%{facts.kernel}', { 'k' => '%{facts.os.name}' }])",
             "context.interpolate('%{lookup(\"plain\")}')", "context.interpolate('%{nosuch}')", "context.interpolate(3)",
             "Puppet::Pops::Types::PSensitiveType::Sensitive.new('secret')", "options.inspect", "options['path'].inspect[-12..]", "closure_scope.to_s",
             "closure_scope['facts']['kernel']", "call_function('lookup', 'plain')", "call_function('lookup', 'k')",
             "call_function('lookup', 'nosuch', nil, nil, 'inner')", "call_function('lookup', 'nosuch')",
             "begin; call_function('lookup', 'nosuch'); rescue Puppet::DataBinding::LookupError => e; e.message; end",
             "begin; call_function('lookup', 'nosuch'); rescue Puppet::Error => e; e.class.name; end",
             "begin; call_function('fail', 'f'); rescue Puppet::Error => e; e.message; end",
             "begin; call_function('upcase'); rescue ArgumentError => e; e.message; end",
             "context.environment_name.inspect", "context.module_name.inspect", "context.class.name", "context.respond_to?(:not_found)",
             "context.respond_to?(:nosuch)", "context.invocation.scope['facts']['kernel']", "context.explain { 'text' }.inspect",
             "context.explain { raise 'never' }"]:
    case(LOOKUP, {"k": code})
    case(DEFAULT, {"k": code})

# Errors.
for code in ["raise Puppet::DataBinding::LookupError, 'broken'", "raise Puppet::DataBinding::LookupError.new('broken')", "raise 'plain'", "raise ArgumentError, 'arg'",
             "raise Puppet::Error, 'pup'", "raise Puppet::ParseError, 'parse'", "nil.foo", "call_function('fail', 'f')",
             "Integer('x')", "begin; Integer('x'); rescue ArgumentError; 'rescued'; end", "File.open('/nosuch')", "begin; File.open('/nosuch'); rescue Errno::ENOENT; 'enoent'; end",
             "YAML.load('a: [')", "begin; JSON.parse('{'); rescue JSON::ParserError; 'json'; end", "raise Puppet::DataBinding::RecursiveLookupError, 'rec'", "{}.fetch('a')",
             "[3, 1].to_enum.next", "Fiber.new { 7 }.resume", "def self.r(n) = n.zero? ? raise('deep') : r(n - 1); begin; r(50); rescue => e; e.message; end"]:
    case(LOOKUP, {"k": code})
    case("notice(lookup('k', default_value => 'dflt'))", {"k": code})
    case("include lk", {"lk::a": code})
    case("notice(lk::run(\"call_function('lookup', 'k')\"))", {"k": code})
    case("notice(lk::run(\"begin; call_function('lookup', 'k'); rescue => e; 'rescued ' + e.message; end\"))", {"k": code})
    case("notice(inline_template(\"<%= scope.call_function('lookup', ['k']) %>\"))", {"k": code})

# The cache of a context.
for code in ["context.cache('a', 1); [context.cache_has_key('a'), context.cached_value('a'), context.cached_value('b')].inspect",
             "context.cache_all('a' => 1, 'b' => 2).inspect", "context.cache_all({ 'a' => 1, 'b' => 2 }); context.cached_entries.to_a.inspect",
             "context.cache('a', 1); context.cache(nil, 2); context.cache(3, 4); r = []; context.cached_entries { |k, v| r << [k, v] }; r.inspect",
             "context.cache('a', 1); r = []; context.cached_entries { |pair| r << pair }; r.inspect", "context.cache('o', Object.new).class.name",
             "context.cache('o', ->(x) { x + 1 }); context.cached_value('o').call(2)", "context.cache('n', nil); context.cache_has_key('n')",
             "context.cached_entries.map { |k, v| 1 }.inspect", "context.cache('x', [1]) << 2; context.cached_value('x').inspect"]:
    case(LOOKUP, {"k": code})
case("notice(lookup('k'), lookup('l'), lookup('m'))", {"k": "context.cache('n', 1)", "l": "context.cached_value('n')", "m": "context.cached_entries.to_a.inspect"})
case("notice(lookup('k'), lookup('k'), lookup('l'))", {"k": "Puppet.notice('called'); 1", "l": "Puppet.notice('called l'); nil"})
case("notice(lookup('k.a'), lookup('k.b'), lookup('k'))", {"k": "Puppet.notice('called'); { 'a' => 1, 'b' => 2 }"})
case("notice(lookup('k', default_value => 0), lookup('k', default_value => 0))", {"k": "Puppet.notice('called'); context.not_found"})
case("notice(lookup('k', Array, 'unique'), lookup('k'))", {"k": "Puppet.notice(options['path'].to_s[-12..].to_s); [options.size]"})
case("notice(lookup('k', Hash, 'hash'))", {"k": "{ 'n' => context.cache_has_key('seen'), options['path'].to_s[-10..].to_s => context.cache('seen', 1) }"})
case("notice(lookup('plain'), lookup('dug.x.y'))", {})
case("notice(lookup('k', Array, 'unique'))", {"k": "options['path'] ? context.cached_file_data(options['path']) { |c| [c.size] } : context.not_found"})
case("notice(lookup('k'), lookup('l'))", {"k": "options['path'] ? context.cached_file_data(options['path']) { |c| c.lines.first.to_s.chomp } : context.not_found",
                                          "l": "options['path'] ? context.cached_file_data(options['path']) : context.not_found"})
case("notice(lookup('k'))", {"k": "context.cached_file_data('/nosuch/file')"})

# Nested calls: function, include, backend.
case("lk::run(\"call_function('include', 'lk')\")", {"lk::a": "'from data'"})
case("lk::run(\"call_function('include', 'lk')\")", {"lk::a": "context.not_found"})
case("lk::run(\"call_function('include', 'lk')\")", {"lk::a": "throw :no_such_key"})
case("lk::run(\"catch(:no_such_key) { call_function('include', 'lk'); 1 }\")", {"lk::a": "throw :no_such_key"})
case("notice(lk::run(\"catch(:no_such_key) { call_function('lookup', 'k', nil, nil, 'd') }\"))", {"k": "context.not_found"})
case("lk::run(\"call_function('include', 'lk')\")", {"lk::a": "raise 'broken'"})
case("lk::run(\"catch(:mine) { call_function('include', 'lk'); 1 }\")", {"lk::a": "begin; Integer('x'); rescue; 'ok'; end"})
case("lk::run(\"begin; call_function('include', 'lk'); rescue => e; Puppet.notice(e.message); end\")", {"lk::a": "raise 'broken'"})
case("lk::run(\"call_function('include', 'lk::looks')\")", {"x": "catch(:y) { [1].each { |v| throw :y, v } }"})
case("lk::run(\"call_function('include', 'lk::looks')\")", {"x": "call_function('lookup', 'z')", "z": "call_function('lookup', 'w', nil, nil, 'w')"})
case("lk::run(\"call_function('create_resources', 'class', { 'lk' => {} })\")", {"lk::a": "[1, 2].each_slice(1).to_a.inspect"})
case("lk::run(\"[1, 2].map { |x| call_function('lookup', 'k') }\")", {"k": "Dir.mktmpdir rescue 'no'"})
case("notice(lk::run(\"call_function('map', [1, 2, 3]) { |x| begin; Integer('q'); rescue ArgumentError; x; end }\"))", {})
case("notice(lk::run(\"call_function('map', [1]) { |x| call_function('lookup', 'k') }\"))", {"k": "catch(:no_such_key) { throw :no_such_key } || 'none'"})
case("notice(inline_template(\"<%= scope.call_function('lookup', ['k', nil, nil, 'd']) %>\"))", {"k": "context.not_found"})
case("notice(lk3(\"call_function('lookup', ['k', nil, nil, 'd'])\"))", {"k": "throw :no_such_key"})
case("notice(lk::run(\"throw :no_such_key\"))", {})
case("notice(lk::run(\"throw :other\"))", {})
case("notice(inline_template('<% throw :no_such_key %>'))", {})

# lookup_options.
for code in ["nil", "{}", "'text'", "1", "[]", "{ 'k' => { 'merge' => 'unique' } }", "{ 'k' => { 'convert_to' => 'String' } }", "context.not_found", "{ '^k' => { 'merge' => 'unique' } }", "{ 'k' => nil }"]:
    case(LOOKUP, {"lookup_options": code, "k": "[1]"})
    case("include lk", {"lookup_options": code, "lk::a": "1"})

# data_dig.
for code in ["1", "{ 'b' => 2 }", "nil", "context.not_found", "throw :no_such_key", "raise Puppet::DataBinding::LookupError, 'broken'", "raise 'plain'", "Puppet.notice('called'); 1"]:
    case("notice(lookup('d.a', default_value => 'dflt'), lookup('d.a', default_value => 'dflt'))", {"d/a": code})
    case("notice(lookup('d', default_value => 'dflt'))", {"d": code})
case("notice(lookup('d.0.x'))", {"d/0/x": "options.inspect"})

# data_hash.
for data in ["{ 'k' => 1 }", "{ 'k' => nil }", "{ 'k' => '%{facts.kernel}' }", "nil", "[1]", "'text'", "{ 1 => 2 }", "context.not_found", "throw :no_such_key",
             "raise Puppet::DataBinding::LookupError, 'broken'", "raise 'plain'", "Puppet.notice('called'); { 'k' => 1 }", "{ 'lookup_options' => { 'k' => { 'convert_to' => 'Integer' } }, 'k' => '3' }",
             "{ 'lookup_options' => nil, 'k' => 1 }", "{ 'lookup_options' => 'x', 'k' => 1 }", "context.cache('a', 1); { 'k' => context.cached_value('a') }", "options.merge('k' => options.size)"]:
    case(LOOKUP, {}, data)
    case("notice(lookup('k', default_value => 'dflt'), lookup('k', default_value => 'dflt'))", {}, data)
