import { compileTemplate } from '@pptjs/erb';
import { bailOut, BailOut, method, methods, type Value } from '@pptjs/erb/runtime';
import {
  type ArrowFunctionExpression,
  type Identifier,
  parse,
  type Pattern,
  type Program,
  type VariableDeclarator,
} from 'acorn';
import { full } from 'acorn-walk';
import test from 'ava';
import { hash, load, render } from './support.js';

/** The names of properties through which JavaScript objects lead to others. */
const PROPERTIES = [
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'valueOf',
  'caller',
  'hasOwnProperty',
  '__defineGetter__',
];

for (const name of PROPERTIES) {
  test(`a template cannot reach the property ${name} of a value`, (t) => {
    for (const value of ['text', 1, null, true, [1], hash([['a', 1]])]) {
      t.throws(() => method(name)(value as Value), { instanceOf: BailOut });
      t.is(render(`<%= @x['${name}'] %>`, { x: hash([]) }), '');
      t.is(render(`<%= @x['${name}'] %>`, { x: hash([[name, 'data']]) }), 'data');
      t.is(render(`<%= {'${name}' => 1}['${name}'] %>`), '1');
    }
    t.false([...methods.values()].some((table) => table.has(name)));
  });

  // Variables of Puppet cannot begin with two underscores.
  if (name.startsWith('__')) continue;
  test(`a variable named ${name} is data`, (t) => {
    const template = load(`<%= @${name} %><%= scope['${name}'] %>`);
    const asked: string[] = [];
    const host = {
      lookup: (variable: string) => (asked.push(variable), undefined),
      lookupReported: (variable: string) => (asked.push(variable), undefined),
      callFunction: () => bailOut('a function'),
      callLegacyFunction: () => bailOut('a function'),
      log: () => bailOut('a message'),
      instanceVariable: (variable: string) => (asked.push(variable), undefined),
      renderTemplates: () => bailOut('a template'),
      changeVariable: () => undefined,
    };
    t.is(template.render(host), '');
    t.deepEqual(asked, [name, name]);
  });
}

test('names in a template do not hide names of the module', (t) => {
  const names = [
    'out',
    'scope_',
    'template',
    'method',
    'text',
    'require',
    'exports',
    'eval',
    'arguments',
    'await',
    'file',
  ];
  const source = names.map((name) => `<% ${name} = '${name}' %><%= ${name} %>,`).join('');
  t.is(render(source), names.map((name) => `${name},`).join(''));
});

test('text of a template stays text in the module', (t) => {
  const text = '`${process.exit(1)}` \' " \\ */ </script> \u2028 \0 // \r\n${x}';
  t.is(render(text), text);
  t.is(render(`<%= "${'${process.exit(1)}'}\`" %>`), '${process.exit(1)}`');
});

test('a getter of a value is never called', (t) => {
  const trap = new Proxy(
    {},
    {
      get: (_, name) => {
        if (typeof name === 'string' && !['constructor'].includes(name)) t.fail(`the property ${name} was read`);
        return undefined;
      },
    },
  );
  for (const code of ['@x.foo_bar', "@x['a']", '@x.to_s', '@x.each { |y| y }', '@x.length', '@x.first', '@x + 1'])
    t.regex(String(attempt(`<%= ${code} %>`, trap)), /^bail-out|^rejected/);
});

/** Ruby code that would leave the template: JavaScript objects, processes, files, the network, other objects of Ruby. */
const escapes = [
  ...[
    'process.exit',
    'globalThis',
    "require('fs')",
    "fetch('http://x')",
    'this',
    'Function',
    "Function.new('x')",
    'import',
  ],
  ...[
    '`ls`',
    '%x(ls)',
    "system('ls')",
    "exec('ls')",
    "spawn('ls')",
    "open('|ls')",
    "Kernel.system('ls')",
    'Process.pid',
    'fork',
    'exit',
    'abort',
  ],
  ...[
    "File.read('/etc/passwd')",
    "File.open('/x').read",
    "IO.read('/x')",
    "Dir['/*']",
    "Dir.glob('*')",
    "load('/x.rb')",
    '__FILE__',
    '__dir__',
    "ENV['PATH']",
    '$PROGRAM_NAME',
    'DATA.read',
    'gets',
    'ARGV',
  ],
  ...["Net::HTTP.get('x', '/')", "TCPSocket.new('x', 80)", "URI.open('http://x')", 'Socket.gethostname'],
  ...[
    'Object.const_get(:File)',
    'ObjectSpace.each_object',
    'method(:system)',
    ":system.to_proc.call('ls')",
    "['ls'].map(&:system)",
    "['ls'].each(&method(:system))",
    "'ls'.public_send(:system)",
    "'ls'.__send__(:system)",
    "'x'.instance_eval { system }",
    'binding',
    "eval('1')",
    'Object.new',
    'self.class',
    "'x'.class.class",
    "'x'.method(:to_s).owner",
    "'x'.to_s.constructor",
    '{}.__proto__',
    '[].constructor',
    'scope.constructor',
    "scope.lookup('x')",
    'scope.__proto__',
    'template',
    'host',
    'JS.global',
  ],
];

for (const code of escapes) {
  test(`compiled code does not run ${code}`, (t) => {
    t.regex(attempt(`<%= ${code} %>`, []), /^bail-out|^rejected/);
    t.regex(attempt(`<% ${code} %>`, []), /^bail-out|^rejected|^$/);
  });
}

test('compiled code imports only the library of templates, and names nothing else of JavaScript', (t) => {
  const names = ['process', 'globalThis', 'fetch', 'Function', 'eval', 'module', '__filename', 'constructor'];
  for (const code of [...escapes, ...names.map((name) => `${name} = @${name}; ${name}`)]) {
    const compiled = compileTemplate(`<%= ${code} %>`);
    if ('rejected' in compiled) continue;
    const program = parse(compiled.code, { ecmaVersion: 'latest', allowReturnOutsideFunction: true });
    t.deepEqual(freeNames(program), ['exports', 'require'], code);
    for (const [, name] of compiled.code.matchAll(/require\(([^)]*)\)/g))
      t.regex(name ?? '', /^["']@pptjs\/erb\/runtime["']$/);
  }
});

/** The names that a program uses and does not declare. */
function freeNames(program: Program): string[] {
  const declared = new Set<string>();
  const used = new Set<string>();
  const declare = (pattern: Pattern): void => {
    if (pattern.type === 'Identifier') declared.add(pattern.name);
    else if (pattern.type === 'AssignmentPattern') declare(pattern.left);
    else if (pattern.type === 'ObjectPattern')
      for (const each of pattern.properties) declare(each.type === 'Property' ? each.value : each.argument);
    else if (pattern.type === 'ArrayPattern') for (const each of pattern.elements) if (each !== null) declare(each);
  };
  full(program, (node) => {
    if (node.type === 'VariableDeclarator') declare((node as VariableDeclarator).id);
    if (node.type === 'ArrowFunctionExpression')
      for (const each of (node as ArrowFunctionExpression).params) declare(each);
    if (node.type === 'Identifier') used.add((node as Identifier).name);
  });
  return [...used].filter((name) => !declared.has(name)).toSorted();
}

function attempt(source: string, value: object): string {
  try {
    return render(source, { x: value as Value as never });
  } catch (error) {
    return `rejected: ${String(error)}`;
  }
}
