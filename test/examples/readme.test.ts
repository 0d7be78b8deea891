/** The commands and examples in README.md and docs/catalogs.md. */
import { readFileSync } from 'node:fs';
import test from 'ava';
import { pptjs } from '../cli/command.js';
import { node, workspace } from '../loader/workspace.js';
import { readmeExample, root } from './readmes.js';

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

test('docs/catalogs.md: the example gives the results in its comments', (t) => {
  const lines = /```js\n([^]*?)```/.exec(readFileSync(`${root}/docs/catalogs.md`, 'utf8'))![1]!.split('\n');
  const script = lines.map((line) => line.replace(/^(.*); \/\/ (.*)$/, 'console.log(JSON.stringify($1));'));
  const expected = lines.flatMap((line) => /; \/\/ (.*)$/.exec(line)?.[1] ?? []);
  const { stdout, stderr } = node(root, ['--input-type=module', '--eval', script.join('\n')]);
  t.true(expected.length >= 2);
  t.deepEqual(stdout.trim().split('\n'), expected, stderr);
});
