/** Random heredocs and templates. */

import type { Random } from '../conformance/random.js';

const tags = [
  'X',
  'END',
  'a b',
  'E-F',
  '"X"',
  '"X"',
  '"END"',
  '" X "',
  ' X ',
  '"a b"',
  'X:json',
  '"X":json',
  '"X":json/t',
  'X/',
  'X/n',
  'X/t$',
  '"X"/L',
  '"X"/',
  '"X"/$',
  'X:',
  'X:json/',
  'X/z',
  'X/tt',
  '',
  '"',
  '""',
  'X:Y',
  'X:epp',
  '"X":pp/tn',
  'X / n',
  'X : json',
  'X:js+on',
  '"X" ',
  'X"',
  'é',
  '"X"/tsrn$',
  '"X"/s',
  '|X',
  'X|',
  '-X',
];
const lines = [
  'foo',
  '  foo',
  '   $a bar',
  '  ${a} x',
  '${1 + 2}',
  'a\\nb\\tc\\\\d',
  '\\$a \\${b}',
  '  line\\\\',
  '',
  '    ',
  '\tfoo',
  '  \tfoo',
  'a\\sb\\rc\\q',
  '${"in $b"} z',
  '$a[1] $a.b',
  'é😀 ${x}',
  '$',
  '${if}',
  'it\'s "q"',
  'X',
  'X y',
  '  | x',
  '${ ) }',
  '}',
  '\\x',
  '\u00a0 x',
  '${[1,2].map |$x| { $x }}',
  '${a[b]}${c}',
  '$::x::y',
  '$1$2',
];
const ends = [
  'TAG',
  '  TAG',
  '| TAG',
  '  | TAG',
  '  |- TAG',
  '|-TAG',
  '-TAG',
  '- TAG',
  '  - TAG',
  '   |  -  TAG  ',
  '\t| TAG',
  '  \t|-TAG',
  ' | TAG',
  '|TAG ',
  '  TAG\t',
  '| - TAG',
  '    | TAG',
  'x| TAG',
  'x TAG',
  '|| TAG',
  '--TAG',
  '\u00a0| TAG',
  'TAG x',
];
const places = [
  '$a = @(TAG)',
  '@(TAG)',
  'f(@(TAG))',
  'f(@(TAG), 1)',
  '[ @(TAG), @(TAG) ]',
  'notice @(TAG)',
  '$a = @(TAG).foo',
  'a { b: c => @(TAG) }',
  '$h = { a => @(TAG), b => 2 }',
  '@(TAG) @(TAG)',
  'f(@(TAG), \'q\', "$z")',
  '$a = @(TAG) # c',
  '"${@(TAG)}"',
  'f(@(TAG)) {',
];

export function heredoc(random: Random): string {
  const lineEnd = random.pick(['\n', '\n', '\n', '\r\n']);
  const used: string[] = [];
  const first = random.pick(places).replace(/TAG/g, () => {
    const tag = used.length === 0 ? random.pick(tags) : random.pick(['Y', '"Y"', 'X', '"X"']);
    used.push(tag);
    return tag;
  });
  const text = [first];
  for (const tag of used) {
    for (let count = random.below(5); count > 0; count--) text.push(random.pick(lines));
    if (random.below(100) < 93) text.push(random.pick(ends).replace('TAG', endName(tag)));
  }
  text.push(...random.pick([[], [''], ['$z = 1'], [')', ''], ['foo', '']]));
  return text.join(lineEnd);
}

function endName(tag: string): string {
  return (/^[^:/]*/.exec(tag)?.[0] ?? '').trim().replaceAll('"', '').trim() || 'X';
}

const texts = [
  'text',
  '\n',
  ' ',
  '  \n',
  'a\nb\n',
  '  x',
  '%',
  '<',
  '>',
  '%%',
  '<%%',
  '%%>',
  '-%>',
  '%>',
  '<% ',
  '\t',
  '\r\n',
  'é😀',
  '$a',
  '${b}',
  '"',
  '{',
  '}',
  '# c',
  '% >',
  '=',
  '|',
  '\n  ',
];
const codes = [
  '$a',
  '$x = 1',
  'if $a {',
  '}',
  '} else {',
  '$a.each |$x| {',
  '|$p|',
  '| |',
  '| Integer $x = 1, $y |',
  'notice 1',
  '"a${b}"',
  "'%>'",
  '"%>"',
  '/* %> */',
  '# c',
  '# c %>',
  '\n',
  '',
  '1 + 2',
  'foo(1)',
  '{ a => 1 }',
  'case $x {',
  '1: {',
  'unless $a {',
  'break()',
  '/a/',
  '%',
  '1 % 2',
  '$a %',
  '1 -',
  '-1',
  'x y',
  '$h[1]',
  ';',
  'class a {',
  'file { a: }',
  'include a',
  '|$p|\n$z',
  '$p|',
];
const rendered = [
  '$a',
  '1',
  '$a + 1',
  '"x"',
  '$a.b',
  'if $a { 1 }',
  'foo(1)',
  '',
  'a, b',
  '1; 2',
  'notice 1',
  '{}',
  '[1]',
  '$a\n',
  '# c\n$a',
  '$x = 1',
  '}',
  '1 2',
  'file { a: }',
  'if $a {',
  '/a/',
  '1 - 2',
  '1 %',
  '-',
];

export function template(random: Random): string {
  let text = random.below(10) < 3 ? '<%- | $a, String $b = "x" | -%>\n' : '';
  for (let count = 1 + random.below(7); count > 0; count--) text += piece(random);
  return random.below(10) < 3 ? `${text}<% } %>` : text;
}

function piece(random: Random): string {
  const way = random.below(100);
  const space = (): string => random.pick(['', ' ', '\n']);
  if (way < 45) return random.pick(texts);
  const close = random.pick(['%>', '%>', '-%>']);
  if (way < 65) return `<%=${space()}${random.pick(rendered)}${space()}${close}`;
  if (way < 75) return `<%#${random.pick(['', ' c ', '- c', ' -', '%', ' <% x', '\n'])}${close}`;
  return `${random.pick(['<%', '<%', '<%-'])}${space()}${random.pick(codes)}${space()}${close}`;
}
