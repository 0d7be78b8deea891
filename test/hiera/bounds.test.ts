import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CatalogCompiler, Environment, hieraData } from '@pptjs/catalog';
import { evaluateSource } from '@pptjs/engine';
import { createHiera } from '@pptjs/hiera';
import { context, createContext, toJS, withContext } from '@pptjs/runtime';
import test from 'ava';

/**
 * Looks up `key` in an environment with one hierarchy level. Its path contains a fact. A file outside of the folder
 * `data` contains a secret.
 */
function lookUpKey(path: string, role: string): unknown {
  const directory = mkdtempSync(join(tmpdir(), 'pptjs-bounds-'));
  mkdirSync(join(directory, 'data/nodes'), { recursive: true });
  writeFileSync(join(directory, 'secret.yaml'), 'key: secret\n');
  writeFileSync(join(directory, 'data/common.yaml'), 'key: common\n');
  writeFileSync(join(directory, 'data/nodes/web.yaml'), 'key: web\n');
  writeFileSync(join(directory, 'hiera.yaml'), `version: 5\nhierarchy:\n  - { name: Nodes, path: "${path}" }\n`);
  const compiler = new CatalogCompiler({
    environment: new Environment({ name: 'production', directory, code: '' }),
    extensions: [hieraData()],
  });
  const facts = { role: role.replace('$DIRECTORY', directory) };
  return compiler.evaluate({ facts }, () =>
    toJS(evaluateSource("lookup('key', default_value => 'none')", { context: context() })),
  );
}

for (const [path, role, expected] of [
  ['nodes/%{facts.role}.yaml', 'web', 'web'],
  ['nodes/%{facts.role}.yaml', '../common', 'none'],
  ['nodes/%{facts.role}.yaml', '../../secret', 'none'],
  ['nodes/%{facts.role}.yaml', 'web.yaml\0', 'none'],
  ['%{facts.role}.yaml', '$DIRECTORY/secret', 'none'],
  ['../%{facts.role}.yaml', 'secret', 'secret'],
  ['../%{facts.role}.yaml', '../x', 'none'],
] as const) {
  test(`facts cannot lead a path out of its folder: ${path} with ${JSON.stringify(role)} finds ${expected}`, (t) => {
    t.is(lookUpKey(path, role), expected);
  });
}

test('elements of data without expressions are searched once, however many of their keys are looked up', (t) => {
  const data = {
    'hiera.yaml': 'version: 5\n',
    'data/common.yaml': 'a: { b: [1, { c: x }] }\nd: { e: "%{literal(\'web\')}" }\n',
  };
  const hiera = createHiera(
    { environment: { name: 'production', path: '/e' } },
    {
      read: (path) => (data as Readonly<Record<string, string>>)[path.slice('/e/'.length)] ?? null,
      glob: () => [],
      modulePath: () => undefined,
      warn: () => undefined,
    },
  );
  withContext(createContext(), () => {
    t.is(hiera.find('a'), hiera.find('a'));
    t.is(hiera.find('a.b'), hiera.find('a.b'));
    t.is(hiera.find('a.b.1.c'), 'x');
    t.not(hiera.find('d'), hiera.find('d'));
    t.is(hiera.find('d.e'), 'web');
  });
});
