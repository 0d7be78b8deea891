/** The commands and configurations of examples/bundler, and their outputs in Node. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { pptjs } from '../cli/command.js';
import { node } from '../loader/workspace.js';

const example = fileURLToPath(new URL('../../examples/bundler', import.meta.url));

for (const bundler of ['vite', 'rollup', 'rolldown', 'esbuild', 'webpack']) {
  test(`examples/bundler: the output of ${bundler} prints what pptjs run evaluates`, async (t) => {
    t.teardown(() => rmSync(`${example}/dist/${bundler}`, { recursive: true, force: true }));
    const { status, stdout, stderr } = spawnSync(
      'npm',
      ['run', '--silent', bundler === 'esbuild' ? 'start' : `build:${bundler}`],
      {
        cwd: example,
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: '' },
      },
    );
    t.is(status, 0, stdout + stderr);
    const bundle = node(example, [`dist/${bundler}/main.js`]);
    const [value, bill] = bundle.stdout.split('\n\n');
    const { stdout: evaluated } = await pptjs(['run', 'src/cart.pp', '--json'], { cwd: example });
    t.deepEqual(value?.split('\n'), JSON.parse(evaluated), bundle.stderr);
    t.is(bill, 'book   6420\ntotal  6420\n');
    if (bundler === 'esbuild') t.is(stdout, bundle.stdout);
  });
}
