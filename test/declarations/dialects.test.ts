/** The declarations of the other dialects. */
import test from 'ava';
import { node, workspace } from '../loader/workspace.js';
import { buildIn, typeErrors, typescriptVersions } from './typescript.js';

const files = {
  'package.json': '{ "type": "module" }',
  'src/net.tf': 'variable "n" { type = number }\noutput "next" { value = var.n + 1 }\noutput "class" { value = "x" }\n',
  'src/double.rcl':
    'define double($x) return $y do\n  $y = $x * 2\nend\ndefine pair($default) return $a, $b do\n  $a = 1\n  $b = 2\nend\ndefine nothing() do\nend\n',
  'src/old.pp': '$a = 1\nclass old($x = 1) {}\n',
};

const main = `import net, { next } from './out/net.js';
import script, { double, nothing, pair } from './out/double.js';
import manifest, { old } from './out/old.js';
import type { ParametersOf } from '@pptjs/runtime/declarations';

const outputs = net({ n: 1 });
const parameters: ParametersOf<typeof old> = { x: 'any' };
const a: number = manifest.variables.a;
const results: [unknown, unknown] = pair(1);
script({});
nothing();
console.log(next({ n: 1 }), outputs.next, outputs.class, double(21), results.length, a, Object.keys(parameters).length);
`;

test('the declarations of the other dialects are those of their exports', (t) => {
  const cwd = workspace(t, {
    ...files,
    'main.ts': `declare const console: { log(...values: unknown[]): void };\n${main}`,
    'wrong.ts': "import net from './out/net.js';\nimport { double } from './out/double.js';\nnet().other;\ndouble();\n",
    'main.mjs': main.replaceAll(/^import type .*|: (?:Param.*?>|number|\[.*?\])(?= =)/gm, ''),
  });
  buildIn(cwd, 'src/net.tf', 'src/double.rcl', '-o', 'out');
  buildIn(cwd, 'src/old.pp', '-o', 'out', '--dialect', 'puppet3');
  for (const version of typescriptVersions) {
    t.deepEqual(
      typeErrors(cwd, { version }).map((line) => line.replace(/: error (\w+).*/, ' $1')),
      ['wrong.ts(3,7) TS2339', 'wrong.ts(4,1) TS2554'],
    );
  }
  const { stdout, stderr } = node(cwd, ['main.mjs']);
  t.is(stdout, '2 2 x 42 2 1 1\n', stderr);
});
