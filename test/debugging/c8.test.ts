/** Coverage of Puppet lines with c8, in real processes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { commandFile } from '../cli/process.js';
import { node, workspace } from '../loader/workspace.js';

const c8 = fileURLToPath(new URL('../../node_modules/c8/bin/c8.js', import.meta.url));

const source = `# Sizes
function mymod::size($x) {
  if $x > 10 {
    $size = 'big'
    notice($size)
  } else {
    $size = 'small'
  }
  $size
}

class mymod {
  notify { 'a':
    message => 'a',
  }
}
`;

const NOT_EVALUATED = [4, 5, 13, 14, 15];

const files = {
  'src/size.pp': source,
  'built.mjs': "import { size } from './out/size.js';\nsize(2);\n",
  'loaded.mjs': "import { size } from './src/size.pp';\nsize(2);\n",
  'big.mjs': "import { size } from './src/size.pp';\nsize(20);\n",
  'both.mjs':
    "import { execFileSync } from 'node:child_process';\nfor (const name of ['loaded.mjs', 'big.mjs']) execFileSync(process.execPath, ['--import', '@pptjs/loader', name]);\n",
};

interface Report {
  readonly notEvaluated: readonly number[];
  readonly functions: readonly string[];
  readonly branches: readonly string[];
}

/** Runs a program with c8 and reads its report about `size.pp`. */
function report(cwd: string, args: readonly string[]): Report {
  const options = ['--reporter', 'lcovonly', '--extension', '.pp', '--extension', '.js'];
  const { status, stderr } = node(cwd, [c8, ...options, 'node', ...args], { PPTJS_CACHE: 'off' });
  if (status !== 0) throw new Error(stderr);
  const records = readFileSync(join(cwd, 'coverage/lcov.info'), 'utf8').split('end_of_record');
  const record = records.find((text) => /^SF:src\/size\.pp$/m.test(text)) ?? '';
  const fields = (name: string): string[] =>
    Array.from(record.matchAll(new RegExp(`^${name}:(.*)$`, 'gm')), ([, value = '']) => value);
  return {
    notEvaluated: fields('DA')
      .filter((value) => value.endsWith(',0'))
      .map((value) => parseInt(value, 10)),
    functions: fields('FNDA'),
    branches: fields('BRDA'),
  };
}

test('c8 reports the lines, functions and branches of a built module that were not evaluated', (t) => {
  const cwd = workspace(t, files);
  t.is(node(cwd, [commandFile, 'build', 'src', '--out-dir', 'out']).status, 0);
  const { notEvaluated, functions, branches } = report(cwd, ['built.mjs']);
  t.deepEqual(notEvaluated, NOT_EVALUATED);
  t.true(functions.includes('1,size'));
  t.true(functions.includes('0,body'), 'the body of the class');
  t.true(
    branches.some((branch) => /^3,.*,0$/.test(branch)),
    branches.join(' '),
  );
});

test('c8 reports the lines of a module that the loader compiles', (t) => {
  const cwd = workspace(t, files);
  t.deepEqual(report(cwd, ['--import', '@pptjs/loader', 'loaded.mjs']).notEvaluated, NOT_EVALUATED);
});

test('c8 merges the coverage of several processes', (t) => {
  const cwd = workspace(t, files);
  t.deepEqual(report(cwd, ['both.mjs']).notEvaluated, [13, 14, 15]);
});
