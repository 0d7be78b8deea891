import { compileTemplate } from '@pptjs/erb';
import test from 'ava';
import { render } from './support.js';

/** Templates that only Ruby can render: the code, and the reason with its line and column. */
const rejections: readonly (readonly [template: string, reason: string, place: string])[] = [
  ["<%= eval('1') %>", 'the method eval', '1:5'],
  ['<%= binding %>', 'the name binding', '1:5'],
  ["a\n<%= 'a'.send(:upcase) %>", 'the method send', '2:5'],
  ["<%= 'a'.public_send(:upcase) %>", 'the method public_send', '1:5'],
  ["<%= 'a'.__send__(:upcase) %>", 'the method __send__', '1:5'],
  ["<%= instance_variable_get('@x') %>", 'the method instance_variable_get', '1:5'],
  ["<%= @x.instance_variable_get('@y') %>", 'the method instance_variable_get', '1:5'],
  ['<%= @x.object_id %>', 'the method object_id', '1:5'],
  ['<% x = @x.class %>', 'the method class', '1:8'],
  ['<%= @x&.class %>', 'the method class', '1:5'],
  ['<%= @x.class.superclass %>', 'the method class', '1:5'],
  ['<% x = _erbout %>', 'the output as a value', '1:8'],
  ['<% _erbout << @x %>', 'the output as a value', '1:4'],
  ['<% _erbout.concat(@x) %>', 'the output as a value', '1:4'],
  ['<% begin; @x; rescue Errno::ENOENT; end %>', 'another class of errors', '1:22'],
  ['<% begin; @x; ensure; 1; end %>', 'else or ensure', '1:4'],
  ['<% begin; @x; rescue; 1; else; 2; end %>', 'else or ensure', '1:4'],
  ['<% @x.each { |y| 1 if (y == 1)..(y == 2) } %>', 'flip flop', '1:23'],
  ['<%= `ls` %>', 'xstring', '1:5'],
  ["<%= system('ls') %>", 'the method system', '1:5'],
  ['<%= $stdout %>', 'global variable read', '1:5'],
  ["<% require 'acme' %>", 'the method require', '1:4'],
  ['<% class X; end %>', 'class', '1:4'],
  ['<% define_method(:x) { 1 } %>', 'the method define_method', '1:4'],
  ['<% BEGIN { 1 } %>', 'pre execution', '1:4'],
  ['<%= scope.to_hash %>', 'scope.to_hash', '1:5'],
  ['<%= scope %>', 'the name scope', '1:5'],
  ['<%= @x.map(&@y) %>', 'a block that is an expression', '1:12'],
  ['<%= self %>', 'self', '1:5'],
  ['<%= %>\n<% if %>', 'a syntax error', '2:4'],
  ['<%# coding: latin1 %>', 'a magic comment', '1:1'],
  ['<%= @__scope__ %>', 'the variable @__scope__', '1:5'],
  ['<% return %>', 'return', '1:4'],
  ['<%= (1 while @x) %>', 'a loop as a value', '1:6'],
  ['<% while @x; break 1; end %>', 'break with a value', '1:14'],
  ['<% n = 0; @x.sort { |a, b| n = 1; a <=> b } %>', 'an effect in a comparison', '1:28'],
  ['<% n = 0; @x.sort { |a, b| n += 1; a <=> b } %>', 'an effect in a comparison', '1:28'],
  ['<% n = nil; @x.sort { |a, b| n ||= 1; a <=> b } %>', 'an effect in a comparison', '1:30'],
  ['<% n = 0; @x.sort { |a, b| n, m = a, b; a <=> b } %>', 'an effect in a comparison', '1:28'],
  ['<% n = []; @x.sort { |a, b| n << a; a <=> b } %>', 'an effect in a comparison', '1:29'],
  ['<% n = [1]; @x.sort { |a, b| n[0] += 1; a <=> b } %>', 'an effect in a comparison', '1:30'],
  ['<% @x.sort { |a, b| @y = 1; a <=> b } %>', 'an effect in a comparison', '1:21'],
];

for (const [template, reason, place] of rejections) {
  test(`${template} needs Ruby because of ${reason}`, (t) => {
    const compiled = compileTemplate(template);
    t.true('rejected' in compiled);
    if (!('rejected' in compiled)) return;
    const { rejected } = compiled;
    t.deepEqual([rejected.reason, `${rejected.line}:${rejected.column}`], [reason, place]);
  });
}

/** Code that only Ruby can execute, in templates that compile. */
const bailOuts: readonly (readonly [code: string, reason: string])[] = [
  ['@x.no_such_method', 'the method no_such_method'],
  ['ENV', 'the constant ENV'],
  ["File.read('/etc/passwd')", 'File.read'],
  ["IO.popen('ls')", 'IO.popen'],
  ['Puppet::Util.which(@x)', 'Puppet::Util.which'],
  ['Time.now', 'Time.now'],
];

for (const [code, reason] of bailOuts) {
  test(`a template bails out when it reaches ${code}`, (t) => {
    const compiled = compileTemplate(`<% if @x %>\n<%= ${code} %>\n<% end %>`);
    t.deepEqual('bailOuts' in compiled && compiled.bailOuts, [{ reason, line: 2, column: 5 }]);
    t.is(render(`<% if @x %><%= ${code} %><% end %>`), '');
    t.is(render(`<% if @x %><%= ${code} %><% end %>`, { x: 'a' }), `bail-out: ${reason}`);
  });
}

test('eval is rejected also as a method of a constant', (t) => {
  t.true('rejected' in compileTemplate("<%= JS.eval('1') %>"));
});
