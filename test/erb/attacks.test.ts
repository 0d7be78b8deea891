import { bailOut, BailOut, method, methods, type Value } from '@pptjs/erb/runtime';
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
      renderTemplates: () => bailOut('a template'),
      changeArray: () => undefined,
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

function attempt(source: string, value: object): string {
  try {
    return render(source, { x: value as Value as never });
  } catch (error) {
    return `rejected: ${String(error)}`;
  }
}
