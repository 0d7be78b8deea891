import { childrenOf, type Node, parse, type VariableExpression } from '@pptjs/transpiler';
import test from 'ava';
import { analyze } from './internals.js';

type Analysis = ReturnType<typeof analyze>;

interface Analyzed {
  readonly analysis: Analysis;
  readonly nodes: readonly Node[];
}

function analyzed(source: string): Analyzed {
  const { program } = parse(source, { file: 'a.pp' });
  if (program === null) throw new Error(`cannot parse ${source}`);
  return { analysis: analyze(program), nodes: nodesOf(program) };
}

function nodesOf(node: Node): Node[] {
  return [node, ...childrenOf(node).flatMap((child) => (child === null ? [] : nodesOf(child as Node)))];
}

/** How analysis resolves each read of `$name`, in the order of the text. */
function readsOf(source: string, name: string): string[] {
  const { analysis, nodes } = analyzed(source);
  return nodes
    .filter((node): node is VariableExpression => node.type === 'VariableExpression')
    .toSorted((a, b) => a.start - b.start)
    .filter((node) => source.slice(node.start, node.end) === `$${name}`)
    .flatMap((node) => analysis.reads.get(node)?.kind ?? []);
}

const reads: readonly (readonly [title: string, source: string, name: string, kinds: readonly string[]])[] = [
  ['an assigned variable is local', '$a = 1 notice($a)', 'a', ['local']],
  ['an unknown variable is looked up at run time', 'notice($a)', 'a', ['dynamic']],
  ['a qualified variable is looked up at run time', 'class k { $a = 1 } notice($k::a)', 'k::a', ['dynamic']],
  ['a variable that one branch assigns is uncertain', 'function f($c) { if $c { $a = 1 } $a }', 'a', ['uncertain']],
  ['a variable that all branches assign is local', 'if $c { $a = 1 } else { $a = 2 } notice($a)', 'a', ['local']],
  ['a branch that fails does not count', 'if $c { $a = 1 } else { fail(1) } notice($a)', 'a', ['local']],
  ['a case without default may assign nothing', 'function f($c) { case $c { 1: { $a = 1 } } $a }', 'a', ['uncertain']],
  ['an uncertain variable of a manifest is read from its scope', 'if $c { $a = 1 } notice($a)', 'a', ['dynamic']],
  ['a case with default assigns', 'case $c { 1: { $a = 1 } default: { $a = 2 } } notice($a)', 'a', ['local']],
  ['the right side of `and` may not be evaluated', 'function f($c) { $c and ($a = true) $a }', 'a', ['uncertain']],
  ['a parameter is local', 'function f($a) { $a }', 'a', ['local']],
  ['a lambda sees the variables around it', '$a = 1 [1].each |$x| { notice($a) }', 'a', ['local']],
  ['a variable of a lambda ends with it', '[1].each |$x| { $a = 1 } notice($a)', 'a', ['dynamic']],
  ['a function does not see the variables of the file', '$a = 1 function f() { $a }', 'a', ['dynamic']],
  ['a default reads an earlier parameter', 'function f($a, $b = $a) { 1 }', 'a', ['local']],
  ['a default cannot read a later parameter', 'function f($b = $a, $a = 1) { 1 }', 'a', ['unevaluated']],
  ['a read before the assignment is dynamic', 'notice($a) $a = 1', 'a', ['dynamic']],
  ['a match variable is resolved to its region', "if 'a' =~ /(a)/ { notice($1) }", '1', ['match']],
];

for (const [title, source, name, kinds] of reads)
  test(`analysis: ${title}`, (t) => t.deepEqual(readsOf(source, name), kinds, source));

/** Whether the region of the `if` in the source records its matches. */
function isRecording(source: string): boolean | undefined {
  const { analysis, nodes } = analyzed(source);
  const condition = nodes.find(({ type }) => type === 'IfExpression');
  return condition && analysis.regions.get(condition)?.recording;
}

test('analysis: matches are recorded only if a match variable is read', (t) => {
  t.true(isRecording("if 'a' =~ /(a)/ { notice($1) }"));
  t.false(isRecording("if 'a' =~ /(a)/ { notice(1) }"));
});

test('analysis: a match with a literal type records nothing', (t) => {
  t.false(isRecording("if 'a' =~ String { notice($1) }"));
});

test('analysis: `in` without a regular expression records nothing', (t) => {
  t.false(isRecording("if 'a' in ['a'] { notice($1) }"));
  t.true(isRecording("if 'a' in [/a/] { notice($1) }"));
});

test('analysis: a call that reads variables by name receives the local variables of a function', (t) => {
  const { analysis } = analyzed('function f($a, $t) { $b = 1 inline_epp($t) } function g($a) { upcase($a) }');
  t.deepEqual(
    [...analysis.scopeReaders.values()].map(({ locals }) => locals.map(({ name }) => name)),
    [['a', 't', 'b']],
  );
});

const closedTemplates: [template: string, isClosed: boolean][] = [
  ['x', true],
  ['<%- | $n | -%><%= $n %>', true],
  ['<%- | $n | -%><% $m = $n + 1 %><%= $m %>', true],
  ['<%- | $n | -%><%= g($n) %>', true],
  ['<%= $a %>', false],
  ['<%- | $n = $a | -%><%= $n %>', false],
  ['<%- | $n | -%><% if $n { $a = 1 } %><%= $a %>', false],
  ['<%= $1 %>', false],
  ['<%- | $n | -%><%= getvar($n) %>', false],
  ['<%- | $n | -%><%= call($n) %>', false],
  ['<%- | $n | -%><%= of_another_file($n) %>', false],
  ['<% notify { x: } %>', false],
  ['<% File { mode => a } %>', false],
  ['<% File[a] { mode => a } %>', false],
  ['<% File <| |> %>', false],
  ['<% File[a] -> File[b] %>', false],
  ['<% include a %>', false],
  ['<% if { %>', false],
];

for (const [template, isClosed] of closedTemplates)
  test(`analysis: the template ${template} ${isClosed ? 'needs no' : 'needs the'} scope of its caller`, (t) => {
    const source = `function f($a) { $t = '${template}' inline_epp($t) } function g($a) { upcase($a) }`;
    t.is(analyzed(source).analysis.scopeReaders.size, isClosed ? 0 : 1);
  });

test('analysis: a variable with several values is no constant template', (t) => {
  const source = "function f($a) { if $a { $t = 'x' } else { $t = '<%= $a %>' } inline_epp($t) }";
  t.is(analyzed(source).analysis.scopeReaders.size, 1);
});

test('analysis: each variable counts its assignments', (t) => {
  const { analysis, nodes } = analyzed('function f($a) { if $a { $b = 1 } else { $b = 2 } }');
  const definition = nodes.find(({ type }) => type === 'FunctionDefinition');
  const variables = definition && analysis.frames.get(definition)?.variables;
  t.deepEqual(
    [...(variables ?? [])].map(([name, { parameter, assignments }]) => [name, parameter, assignments]),
    [
      ['a', true, 1],
      ['b', false, 2],
    ],
  );
});
