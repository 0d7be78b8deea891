/** CRuby's standard library, which is in an archive instead of the memory image. */
import * as interpreter from '@pptjs/ruby';
import { Ruby } from '@pptjs/ruby-code';
import test from 'ava';

// The limit of time is tested in limits.test.ts. A slow machine must not reach it here.
const ruby = new Ruby(() => interpreter, { timeLimit: 120 });

/** Returns the text of a Ruby expression, or its error. */
const evaluate = (expression: string): string =>
  ruby.evaluateTemplate(
    `<%= begin; (${expression}).to_s; rescue StandardError, ScriptError => e; "#{e.class}: #{e.message}"; end %>`,
    null,
  );

/** Libraries, and an expression that needs each. */
const libraries: readonly (readonly [library: string, expression: string, result: string])[] = [
  ['abbrev', "Abbrev.abbrev(['car']).size", '3'],
  ['base64', "Base64.strict_encode64('a')", 'YQ=='],
  ['benchmark', 'Benchmark.realtime { 1 }.class', 'Float'],
  ['cgi', "CGI.escape('a b')", 'a+b'],
  ['csv', "CSV.parse('a,b')", '[["a", "b"]]'],
  ['delegate', "SimpleDelegator.new('a').upcase", 'A'],
  ['digest', "Digest::SHA256.hexdigest('a')[0, 8]", 'ca978112'],
  ['digest/sha2', "Digest::SHA512.hexdigest('a')[0, 8]", '1f40fc92'],
  ['English', '$PROGRAM_NAME.class', 'String'],
  ['erb', "ERB.new('a').result", 'a'],
  ['fileutils', "FileUtils.mkdir_p('/tmp/a/b')", '["/tmp/a/b"]'],
  ['find', "Find.find('/usr/local/lib/ruby/3.4.0/set').count", '2'],
  ['forwardable', 'Forwardable.class', 'Module'],
  ['ipaddr', "IPAddr.new('10.0.0.0/8').include?('10.1.2.3')", 'true'],
  ['json', "JSON.generate('a' => [1])", '{"a":[1]}'],
  ['logger', "Logger.new('/tmp/log').info('a')", 'true'],
  ['matrix', 'Matrix[[1, 2], [3, 4]].determinant', '-2'],
  ['net/http', 'Net::HTTP::Get::METHOD', 'GET'],
  ['observer', 'Observable.class', 'Module'],
  ['open3', "Open3.capture2('true')", 'Errno::ENOTSUP: Not supported'],
  ['openssl', "OpenSSL::Digest::SHA256.hexdigest('a')[0, 8]", 'ca978112'],
  ['optparse', "OptionParser.new.parse(%w[a b]).join(',')", 'a,b'],
  ['ostruct', 'OpenStruct.new(a: 1).a', '1'],
  ['pathname', "Pathname.new('/a/../b').cleanpath", '/b'],
  ['pp', "PP.pp([1], +'')", '[1]\n'],
  ['prime', '12.prime_division', '[[2, 2], [3, 1]]'],
  ['pstore', 'PStore.class', 'Class'],
  ['rexml/document', "REXML::Document.new('<a b=\"1\"/>').root.attributes['b']", '1'],
  ['securerandom', 'SecureRandom.hex(4).size', '8'],
  ['set', 'Set[1, 1].size', '1'],
  ['shellwords', "Shellwords.escape('a b')", 'a\\ b'],
  ['singleton', 'Singleton.class', 'Module'],
  ['stringio', "StringIO.new('a').read", 'a'],
  ['strscan', "StringScanner.new('ab').scan(/a/)", 'a'],
  ['tempfile', "Tempfile.create('x') { |file| File.dirname(file.path) }", '/tmp'],
  ['time', "Time.parse('2020-01-02T03:04:05Z').iso8601", '2020-01-02T03:04:05Z'],
  ['timeout', 'Timeout::Error.superclass', 'RuntimeError'],
  ['tmpdir', 'Dir.tmpdir', '/tmp'],
  ['tsort', 'TSort.class', 'Module'],
  ['uri', "URI.parse('http://a/b').path", '/b'],
  ['weakref', 'WeakRef.class', 'Class'],
  ['yaml', "YAML.load('a: [1]')", '{"a"=>[1]}'],
  ['zlib', "Zlib::Inflate.inflate(Zlib::Deflate.deflate('a'))", 'a'],
];

for (const [library, expression, result] of libraries) {
  test.serial(`the library ${library} works: ${expression}`, (t) => {
    t.is(evaluate(`require '${library}'; ${expression}`), result);
  });
}

/** Expressions about the files of the library, and their results. */
const cases: readonly (readonly [title: string, expression: string, result: string])[] = [
  ['a missing library is an error', "require 'nope'", 'LoadError: cannot load such file -- nope'],
  ['so is a missing relative one', "require_relative 'nope'", 'LoadError: cannot load such file -- /nope'],
  ['so is a missing file', "load 'nope.rb'", 'LoadError: cannot load such file -- nope.rb'],
  ['a library is loaded once', "[require('abbrev'), require('abbrev')].last", 'false'],
  [
    'a loaded file has its path',
    "require 'un'; $LOADED_FEATURES.grep(/un\\.rb/).join(' ')",
    '/usr/local/lib/ruby/3.4.0/un.rb',
  ],
  [
    'libraries require others by relative paths',
    "require 'csv'; $LOADED_FEATURES.grep(/csv\\/(?:row|table)\\.rb/).map { File.basename(_1) }.join(' ')",
    'row.rb table.rb',
  ],
  ['all loaded files exist', '$LOADED_FEATURES.grep(/^\\//).reject { File.file?(_1) }', '[]'],
  [
    'methods have their locations',
    'file, line = Set.instance_method(:add).source_location; File.readlines(file)[line - 1].strip',
    'def add(o)',
  ],
  ['paths are absolute', "File.realpath('/usr/local/lib/ruby/3.4.0/set.rb')", '/usr/local/lib/ruby/3.4.0/set.rb'],
  ['files are readable', "File.readable?('/usr/local/lib/ruby/3.4.0/set.rb')", 'true'],
  ['files are not writable', "File.writable?('/usr/local/lib/ruby/3.4.0/set.rb')", 'false'],
  ['folders are listed', "Dir.glob('/usr/local/lib/ruby/3.4.0/set{,/*}.rb').size", '2'],
  ['the folder above lists the library', "Dir.children('/usr/local/lib').inspect", '["ruby"]'],
  ['constants are loaded when they are named', 'Zlib.crc32', '0'],
  ['gems of CRuby have specifications', "Gem::Specification.find_by_name('csv').name", 'csv'],
];

for (const [title, expression, result] of cases) {
  test.serial(title, (t) => t.is(evaluate(expression), result));
}
