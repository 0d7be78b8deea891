/** Files of modules that are not UTF-8. The answers are Puppet's, or those of Ruby 3.4 where the process of Puppet ends. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test from 'ava';
import { CatalogBatch } from '../../packages/cli/dist/index.js';

/** `\xe9` is the byte E9, which is not UTF-8. */
const files: Readonly<Record<string, string>> = {
  'lib/puppet/parser/functions/u_comment.rb':
    '# caf\xe9\nmodule Puppet::Parser::Functions\n  newfunction(:u_comment, type: :rvalue) { |args| "ok" }\nend\n',
  'lib/puppet/parser/functions/u_text.rb':
    'module Puppet::Parser::Functions\n  newfunction(:u_text, type: :rvalue) { |args| "caf\xe9" }\nend\n',
  'lib/puppet/parser/functions/u_magic.rb':
    '# encoding: iso-8859-1\nmodule Puppet::Parser::Functions\n  newfunction(:u_magic, type: :rvalue) { |args| "caf\xe9" }\nend\n',
  'lib/puppet/functions/u/text.rb':
    '# caf\xe9\nPuppet::Functions.create_function(:"u::text") do\n  def text = "a"\nend\n',
  'lib/puppet/datatypes/u/dt.rb':
    '# caf\xe9\nPuppet::DataTypes.create_type("U::Dt") do\n  interface "attributes => { a => Integer }"\nend\n',
  'templates/latin.erb': 'caf\xe9 <%= 1 %>',
  'templates/comment.erb': '<%# caf\xe9 %>x<%= 1 %>',
  'files/latin.txt': 'caf\xe9',
};

const answers: readonly (readonly [expression: string, message: unknown])[] = [
  ['u_comment()', 'ok'],
  ['u_magic()', 'caf\u00e9'],
  ["template('u/comment.erb')", 'x1'],
  ["inline_template('<%= scope.function_u_comment([]) %>')", 'ok'],
];

const errors: readonly (readonly [expression: string, message: RegExp])[] = [
  ['u_text()', /u_text\.rb:2: .*invalid multibyte char/s],
  ["inline_template('<%= scope.function_u_text([]) %>')", /u_text\.rb:2: .*invalid multibyte char/s],
  ['u::text()', /a Function Call, invalid byte sequence in UTF-8 \(line: 1, column: 26\)/],
  ['U::Dt(1)', /a Type-Name, invalid byte sequence in UTF-8 \(line: 1, column: 26\)/],
  ["template('u/latin.erb')", /source sequence is illegal\/malformed utf-8 \(line: 1\)/],
  [`inline_template('<%= scope.call_function("template", ["u/latin.erb"]) %>')`, /malformed utf-8 \(line: 1\)/],
  ["file('u/latin.txt')", /source sequence is illegal\/malformed utf-8 \(line: 1\)/],
];

const modulepath = mkdtempSync(join(tmpdir(), 'invalid-utf8-'));
test.before(() => {
  for (const [name, text] of Object.entries(files)) {
    const path = join(modulepath, 'u', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.from(text, 'latin1'));
  }
});

interface Answer {
  readonly error?: string;
  readonly catalog?: { readonly resources: readonly { readonly type: string; readonly parameters?: object }[] };
}

async function answerTo(expression: string): Promise<Answer> {
  const input = {
    id: 1,
    manifest: `notify { 'a': message => ${expression} }`,
    modulepath,
    facts: {},
    node: 'n.example',
  };
  return JSON.parse(await new CatalogBatch({}).answer(JSON.stringify(input))) as Answer;
}

for (const [expression, message] of answers)
  test.serial(`a file with invalid UTF-8: ${expression}`, async (t) => {
    const { catalog } = await answerTo(expression);
    t.deepEqual(catalog?.resources.find(({ type }) => type === 'Notify')?.parameters, { message });
  });

for (const [expression, message] of errors)
  test.serial(`a file with invalid UTF-8 is an error: ${expression}`, async (t) => {
    t.regex((await answerTo(expression)).error ?? '', message);
  });
