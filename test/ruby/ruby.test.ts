import { fileURLToPath } from 'node:url';
import test from 'ava';
import { CatalogBatch } from '../../packages/cli/dist/index.js';
import { recorded } from '../recorded/read.js';
import { recordedStrictness } from '../recorded/strictness.js';
import { uniqueTitles } from '../recorded/titles.js';

interface Resource {
  readonly type: string;
  readonly title: string;
  readonly parameters?: unknown;
}

interface Answer {
  readonly error?: string;
  readonly logs: readonly (readonly [level: string, message: string])[];
  readonly catalog?: { readonly resources: readonly Resource[] };
}

interface RecordedCall extends Pick<Answer, 'error' | 'logs'> {
  /** The function call. The manifest contains nothing else. */
  readonly id: string;
}

interface RecordedTitle {
  /** The resource. The manifest contains nothing else. */
  readonly id: string;
  readonly error?: string;
  readonly resources?: readonly (readonly [type: string, title: string, parameters: unknown])[];
}

const modulepath = fileURLToPath(new URL('fixture', import.meta.url));
const facts = { os: { name: 'Debian', family: 'Debian' }, networking: { fqdn: 'web01.example' } };
const batch = new CatalogBatch({ strict: recordedStrictness('ruby') });
const uniqueTitle = uniqueTitles();

async function answerTo(manifest: string, modules = modulepath): Promise<Answer> {
  const line = await batch.answer(JSON.stringify({ id: manifest, manifest, modulepath: modules, facts }));
  return JSON.parse(line.replaceAll(modulepath, '$FIXTURE')) as Answer;
}

for (const { id, error, logs } of recorded<RecordedCall>('ruby')) {
  test.serial(uniqueTitle(`Ruby functions: ${id}`), async (t) => {
    const answer = await answerTo(id);
    t.deepEqual({ error: answer.error, logs: answer.logs }, { error, logs });
  });
}

for (const { id, ...expected } of recorded<RecordedTitle>('titles')) {
  test.serial(uniqueTitle(`title patterns of Ruby types: ${JSON.stringify(id)}`), async (t) => {
    const { error, catalog } = await answerTo(id);
    const resources = catalog?.resources.map(({ type, title, parameters }) => [type, title, parameters ?? null]);
    t.deepEqual(error === undefined ? { resources } : { error }, expected as object);
  });
}

test('regular expressions keep their options on the way to Ruby and back', async (t) => {
  const { logs } = await answerTo(String.raw`
    $patterns = m::patterns()
    notice($patterns.map |$each| { "A\nb" =~ $each })
    notice(m::patterns($patterns).map |$each| { $each[1] })
    notice(m::patterns($patterns).map |$each| { $each[0] } == $patterns)`);
  t.deepEqual(logs, [
    ['notice', '[false, false, true, true]'],
    ['notice', '[false, false, true, true]'],
    ['notice', 'true'],
  ]);
});

// Puppet's process ends with the first error, a SecurityError, and after the second one it cannot load any legacy function.
const rejectedFiles: readonly (readonly [what: string, functionName: string, problem: string])[] = [
  [
    'that defines a method',
    'rt_method',
    "Illegal method definition of method 'name' in source $MODULES/rt/lib/puppet/parser/functions/rt_method.rb on line 67 in legacy function. See https://puppet.com/docs/puppet/latest/functions_refactor_legacy.html for more information",
  ],
  [
    'that declares a module Puppet around newfunction',
    'rt_nested',
    "undefined method `newfunction' for Puppet::Pops::Loader::RubyLegacyFunctionInstantiator::Puppet::Parser::Functions:Module",
  ],
];

for (const [what, name, problem] of rejectedFiles) {
  test.serial(`the file of a legacy function ${what} is an error, and other functions still load`, async (t) => {
    const modules = fileURLToPath(new URL('modules', import.meta.url));
    const { error } = await answerTo(`notice(${name}())`, modules);
    t.true(error?.replaceAll(modules, '$MODULES').includes(problem), error);
    t.deepEqual((await answerTo('notice(rt_constant()[1])', modules)).logs, [['notice', '[1, 2]']]);
  });
}

test.serial('a call from Ruby code loads a legacy function without checks', async (t) => {
  const modules = fileURLToPath(new URL('modules', import.meta.url));
  t.deepEqual((await answerTo('notice(rt_calls())', modules)).logs, [['notice', '[Ä, 1]']]);
});

// Puppet's texts contain the address of an object.
test.serial('an unknown name in a template is reported for the class of Puppet', async (t) => {
  const { error } = await answerTo("notice(inline_template('<%= nosuch() %>'))");
  t.regex(error ?? '', /undefined method `nosuch' for #<Puppet::Parser::TemplateWrapper:0x/);
  t.notRegex(error ?? '', /PPTJS/);
});

// The texts differ with the version of Ruby.
test.serial('a syntax error in Ruby code is reported without colours', async (t) => {
  const { error } = await answerTo("notice(inline_template('<%= size( %>'))");
  t.regex(error ?? '', /syntax error/);
  t.false(error?.includes('\u{1b}'));
});
