import * as interpreter from '@pptjs/ruby';
import { Ruby } from '@pptjs/ruby-code';
import test from 'ava';

// The limit of time is tested in limits.test.ts. A slow machine must not reach it here.
const ruby = new Ruby(() => interpreter, { timeLimit: 120 });

/** Ruby expressions that try to leave the sandbox, and a part of the result or error. */
const attempts: readonly (readonly [expression: string, result: string])[] = [
  ["JS.eval('return process.pid')", 'Ruby code cannot reach JavaScript'],
  ["JS.eval('return null; process')", 'Ruby code cannot reach JavaScript'],
  ['JS.global[:process]', 'undefined'],
  ['JS.global[:Function].call(:call)', 'Ruby code cannot reach JavaScript'],
  ['JS.eval("pptjs")[:constructor]', 'undefined'],
  ['JS.eval("pptjs")[:constructor][:constructor]', 'undefined'],
  ['JS.eval("pptjs").call(:toString)', 'Ruby code cannot reach JavaScript'],
  ["'text'.to_js[:constructor]", 'undefined'],
  ['JS::Object.__import_from_js[:constructor]', 'undefined'],
  ['(JS.eval("pptjs")[:answer] = 1)', 'Ruby code cannot reach JavaScript'],
  ["File.read('/etc/passwd')", 'No such file or directory'],
  ["Dir.children('/').inspect", '["pptjs", "tmp"]'],
  ['ENV.to_h.inspect', '{}'],
  ["File.write('/pptjs/puppet.rb', '')", 'Operation not permitted'],
  ["File.write('/pptjs/new.rb', '')", 'Read-only file system'],
  ["File.write('/tmp/../pptjs/new.rb', '')", 'Read-only file system'],
  ["Dir.mkdir('/pptjs/new')", 'Read-only file system'],
  ["File.delete('/pptjs/puppet.rb')", 'Read-only file system'],
  ["File.write('/tmp/x', ''); File.rename('/tmp/x', '/pptjs/x.rb')", 'Read-only file system'],
  ["File.rename('/pptjs', '/tmp/pptjs')", 'Read-only file system'],
  ["Dir.children('/usr/local/lib').inspect", '["ruby"]'],
  ["File.read('/usr/local/lib/ruby/../../../../etc/passwd')", 'Capabilities insufficient'],
  ["File.read('/usr/local/lib/ruby/3.4.0/../../../../../../etc/passwd')", 'Capabilities insufficient'],
  ["Dir.chdir('/usr/local/lib/ruby') { File.read('../../../../etc/passwd') }", 'Capabilities insufficient'],
  ["File.read('/usr/local/lib/ruby/etc/passwd')", 'No such file or directory'],
  ["File.write('/usr/local/lib/ruby/3.4.0/set.rb', '')", 'Operation not permitted'],
  ["File.open('/usr/local/lib/ruby/3.4.0/set.rb', 'r+') { |file| file.write('x') }", 'Bad file descriptor'],
  ["File.write('/usr/local/lib/ruby/3.4.0/new.rb', '')", 'Read-only file system'],
  ["File.delete('/usr/local/lib/ruby/3.4.0/set.rb')", 'Read-only file system'],
  ["Dir.mkdir('/usr/local/lib/ruby/new')", 'Read-only file system'],
  ["Dir.rmdir('/usr/local/lib/ruby/3.4.0')", 'Read-only file system'],
  ["File.rename('/usr/local/lib/ruby/3.4.0', '/tmp/library')", 'Read-only file system'],
  ["File.write('/tmp/y', ''); File.rename('/tmp/y', '/usr/local/lib/ruby/3.4.0/set.rb')", 'Read-only file system'],
  ["File.write('/tmp/z', ''); File.link('/tmp/z', '/usr/local/lib/ruby/z.rb')", 'Read-only file system'],
  ["File.symlink('/etc/passwd', '/usr/local/lib/ruby/link')", 'Not supported'],
  ["File.write('/tmp/one', ''); File.link('/tmp/one', '/tmp/two')", 'Not supported'],
  ["200.times { File.write('/tmp/again', 'x' * (1 << 20)) }; File.size('/tmp/again')", '1048576'],
  ["200.times { File.write('/tmp/gone', 'x' * (1 << 20)); File.delete('/tmp/gone') }; 'all written'", 'all written'],
  ["File.write('/tmp/large', 'x' * (65 << 20))", 'No space left on device'],
  ['100.times { |i| File.write("/tmp/#{i}", \'x\' * (1 << 20)) }', 'No space left on device'],
  ["File.open('/tmp/a', 'a') { |file| 100.times { file.write('x' * (1 << 20)) } }", 'No space left on device'],
  ["File.open('/tmp/t', 'w') { |file| file.truncate(1 << 40) }", 'No space left on device'],
  ['100_000.times { |i| File.write("/tmp/#{i}", \'\') }', 'No space left on device'],
];

for (const expression of [
  "File.ctime('/pptjs/puppet.rb')",
  "File.stat('/tmp').ctime",
  "File.open('/pptjs/puppet.rb', &:ctime)",
  "File.write('/tmp/time', 'x'); File.ctime('/tmp/time')",
]) {
  test.serial(`files have no times: ${expression}`, (t) => {
    t.is(ruby.evaluateTemplate(`<%= (${expression}).to_i %>`, null), '0');
  });
}

for (const [expression, result] of attempts) {
  test.serial(`the sandbox stops ${expression}`, (t) => {
    const text = ruby.evaluateTemplate(
      `<%= begin; (${expression}).to_s; rescue StandardError, NotImplementedError => e; e.message; end %>`,
      null,
    );
    t.true(text.includes(result), text);
  });
}
