import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';
import { environment } from './typed-environment.js';

test('a baseline accepts the findings of a code base, and new ones are reported', async (t) => {
  const cwd = folder(t, { 'a.pp': 'notice(1 + [])\n' });
  const options = ['check', '--types', 'a.pp', '--baseline', 'accepted.json'];
  t.is((await pptjs([...options, '--write-baseline'], { cwd })).code, 0);
  t.true(readFileSync(join(cwd, 'accepted.json'), 'utf8').includes('TYPE_OPERAND'));
  t.is((await pptjs(options, { cwd })).code, 0);
  writeFileSync(join(cwd, 'a.pp'), '\n\nnotice(1 + [])\nnotice(length(1))\n');
  const changed = await pptjs(options, { cwd });
  t.is(changed.code, 1);
  t.regex(changed.stderr, /a\.pp:4:.*TYPE_ARGUMENT/);
  t.notRegex(changed.stderr, /TYPE_OPERAND/);
  writeFileSync(join(cwd, 'a.pp'), 'notice(1)\n');
  t.regex((await pptjs(options, { cwd })).stderr, /1 finding of the baseline fixed/);
});

const damaged: readonly (readonly [text: string, message: RegExp])[] = [
  ['{', /^pptjs: a\.json: this is not JSON: /],
  ['[]', /^pptjs: a\.json: This file is not a baseline of the type checker\n$/],
  ['{ "version": 2, "findings": {} }', /not a baseline/],
  ['{ "version": 1, "findings": [] }', /not a baseline/],
  ['{ "version": 1, "findings": { "a.pp": null } }', /not a baseline/],
  ['{ "version": 1, "findings": { "a.pp": { "x": "y" } } }', /not a baseline/],
];

for (const [text, message] of damaged)
  test(`a damaged baseline is an error: ${text}`, async (t) => {
    const cwd = folder(t, { 'a.pp': '', 'a.json': text });
    const { code, stderr } = await pptjs(['check', '--types', 'a.pp', '--baseline', 'a.json'], { cwd });
    t.is(code, 1);
    t.regex(stderr, message);
  });

test('a baseline of an environment is valid in all folders', async (t) => {
  const files = {
    'manifests/site.pp': 'class { "web": port => "x" }\nnotice(1 + []) # pptjs:ignore TYPE_OPERAND\n',
    'hiera.yaml': 'version: 5\nhierarchy:\n  - { name: yaml, path: a.yaml }\n',
    'data/a.yaml': 'web::port: x\n',
  };
  const cwd = folder(t, prefixed('one/', { ...environment, ...files }));
  const options = ['check', '--types', '--hiera', '--baseline'];
  const written = await pptjs([...options, 'accepted.json', '--write-baseline', '--environment', 'one'], { cwd });
  t.is(written.stderr, 'accepted.json: 2 findings\n');
  const { findings } = JSON.parse(readFileSync(join(cwd, 'accepted.json'), 'utf8')) as { findings: object };
  t.deepEqual(Object.keys(findings), ['data/a.yaml', 'manifests/site.pp']);
  const isAccepted = async (argv: readonly string[], folderOfRun: string): Promise<boolean> =>
    (await pptjs([...options, ...argv], { cwd: folderOfRun })).code === 0;
  t.true(await isAccepted(['accepted.json', '--environment', 'one'], cwd));
  t.true(await isAccepted(['../accepted.json'], join(cwd, 'one')));
  t.true(await isAccepted([join(cwd, 'accepted.json'), '--environment', join(cwd, 'one')], folder(t, {})));
  const other = folder(t, {
    ...environment,
    ...files,
    'modules/web/manifests/a.pp': 'class web::a { notice(length(1)) }\n',
  });
  const { code, stderr } = await pptjs([...options, join(cwd, 'accepted.json')], { cwd: other });
  t.is(code, 1);
  t.regex(stderr, /^modules\/web\/manifests\/a\.pp:1:\d+: error: 'length'/);
  t.regex(stderr, /1 error, 0 warnings\n$/);
});

test('--write-baseline and --watch exclude each other', async (t) => {
  const { code, stderr } = await pptjs(['check', '--types', '--watch', '--baseline', 'a.json', '--write-baseline'], {
    cwd: folder(t, environment),
  });
  t.is(code, 2);
  t.regex(stderr, /leave --watch out/);
});

function prefixed(prefix: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${prefix}${name}`, text]));
}
