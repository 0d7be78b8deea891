/** The commands and examples in README.md and docs/catalogs.md, and the links of all documents. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'ava';
import { pptjs } from '../cli/command.js';
import { node, workspace } from '../loader/workspace.js';
import { packages, readmeExample, root } from './readmes.js';

const readme = readFileSync(`${root}/README.md`, 'utf8');

test('README.md: the first command runs', async (t) => {
  const [, line] = /^ {4}npx pptjs (run .*)$/m.exec(readme)!;
  const { code, stdout, stderr } = await pptjs(line!.split(' '), { cwd: root });
  t.is(code, 0, stderr);
  t.regex(stdout, /'port' => 8080/);
});

test('README.md: the JavaScript example gives the results in its comments', async (t) => {
  const { files, script, output } = readmeExample('README.md');
  const cwd = workspace(t, { ...files, 'app.mjs': script });
  t.is((await pptjs(['run', 'double.pp'], { cwd })).stdout, '[2, 4, 6]\n');
  const { stdout, stderr } = node(cwd, ['--import', '@pptjs/loader', 'app.mjs']);
  t.true(output.length >= 3);
  t.deepEqual(stdout.trim().split('\n'), output, stderr);
});

const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md']
  .concat(readdirSync(`${root}/docs`).map((name) => `docs/${name}`))
  .concat(packages.map((name) => `packages/${name}/README.md`))
  .filter((path) => path.endsWith('.md'));

test('pages that use `npx pptjs` install @pptjs/cli first, because the npm package pptjs is another project', (t) => {
  // This page describes the work in a clone, whose workspaces contain the command.
  const clone = 'docs/development.md';
  const wrong = documents.filter((path) => {
    const page = readFileSync(`${root}/${path}`, 'utf8');
    const install = page.indexOf('npm install --save-dev @pptjs/cli');
    // `npx pptjs-coverage` is a command of @pptjs/testing.
    const use = page.search(/npx pptjs(?!-)/);
    return path !== clone && use !== -1 && (install === -1 || install > use);
  });
  t.deepEqual(wrong, []);
});

test('the documents link to existing files', (t) => {
  for (const path of documents)
    for (const [, target] of readFileSync(`${root}/${path}`, 'utf8').matchAll(
      /\]\((?!https?:)([\w./-]+)(?:#[^)]*)?\)/g,
    ))
      t.true(existsSync(join(root, dirname(path), target!)), `${path}: ${target}`);
});

test('docs/catalogs.md: the example gives the results in its comments', (t) => {
  const lines = /```js\n([^]*?)```/.exec(readFileSync(`${root}/docs/catalogs.md`, 'utf8'))![1]!.split('\n');
  const script = lines.map((line) => line.replace(/^(.*); \/\/ (.*)$/, 'console.log(JSON.stringify($1));'));
  const expected = lines.flatMap((line) => /; \/\/ (.*)$/.exec(line)?.[1] ?? []);
  const { stdout, stderr } = node(root, ['--input-type=module', '--eval', script.join('\n')]);
  t.true(expected.length >= 2);
  t.deepEqual(stdout.trim().split('\n'), expected, stderr);
});
