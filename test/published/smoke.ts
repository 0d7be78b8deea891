/**
 * Checks that the built packages work with another version of Node. CI runs it for each supported version:
 *
 *     node --import tsx test/published/smoke.ts <path of node>
 *
 * It prints a line for each check, and exits with 1 if a check fails.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages, root } from '../examples/readmes.js';

const [binary = process.execPath] = process.argv.slice(2);
const command = `${root}/packages/cli/bin/pptjs.js`;
const example = (name: string): string => `${root}/examples/${name}`;

const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'pptjs-smoke-'));

function run(cwd: string, args: readonly string[]): string {
  const env = { ...process.env, NODE_OPTIONS: '', PPTJS_CACHE: join(folder, 'cache') };
  const { stdout, stderr } = spawnSync(binary, args, { cwd, encoding: 'utf8', env });
  return `${stdout}${stderr}`;
}

/** The packages that can be imported. The package of the command has no modules. */
const imported = packages.filter((name) => {
  const { exports } = JSON.parse(readFileSync(`${root}/packages/${name}/package.json`, 'utf8')) as { exports: object };
  return '.' in exports;
});

const files: Readonly<Record<string, string>> = {
  'double.pp':
    'function smoke::double(Integer $x) >> Integer { $x * 2 }\n$numbers = [1, 2].map |$x| { smoke::double($x) }\n$numbers\n',
  // `JSON.parse` is not compiled to JavaScript.
  'template.pp': `notify { 'x': message => inline_template('<%= JSON.parse("[1, 2]").join("-") %>') }\n`,
  'app.mjs': "import { double } from './double.pp';\nconsole.log(double(21));\n",
  'app.cjs': "require('@pptjs/loader/register');\nconsole.log(require('./double.pp').double(21));\n",
  'built.mjs': "import { double } from './esm/double.mjs';\nconsole.log(double(21));\n",
  'built.cjs': "console.log(require('./cjs/double.cjs').double(21));\n",
  'packages.mjs': `${imported.map((name) => `await import('@pptjs/${name}');`).join('\n')}\nconsole.log('imported');\n`,
  'packages.cjs': `${imported.map((name) => `require('@pptjs/${name}');`).join('\n')}\nconsole.log('required');\n`,
};
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);

const LOADED_MAIN = ['--import', '@pptjs/loader', 'main.js'];

/** What each check does, the arguments of Node, and what the output contains. */
const checks: readonly (readonly [title: string, args: readonly string[], expected: RegExp, cwd?: string])[] = [
  ['an ES module imports all packages', ['packages.mjs'], /^imported\n/m],
  ['CommonJS requires all packages', ['packages.cjs'], /^required\n/m],
  ['the loader imports a Puppet file', ['--import', '@pptjs/loader', 'app.mjs'], /^42\n/m],
  ['the loader requires a Puppet file', ['app.cjs'], /^42\n/m],
  ['`pptjs compile` runs a template in Ruby', [command, 'compile', 'template.pp'], /"message": "1-2"/],
  ['`pptjs run` prints a value', [command, 'run', 'double.pp'], /^\[2, 4\]\n/m],
  ['`pptjs run` prints the same value from the code cache', [command, 'run', 'double.pp'], /^\[2, 4\]\n/m],
  [
    '`pptjs build` writes ES modules',
    [command, 'build', 'double.pp', '--out-dir', 'esm', '--out-extension', '.mjs'],
    /^/,
  ],
  ['an ES module imports the build', ['built.mjs'], /^42\n/m],
  [
    '`pptjs build --format cjs` writes CommonJS modules',
    [command, 'build', 'double.pp', '--out-dir', 'cjs', '--format', 'cjs', '--out-extension', '.cjs'],
    /^/,
  ],
  ['CommonJS requires the build', ['built.cjs'], /^42\n/m],
  [
    '`pptjs compile` compiles a catalog of examples/control-repo',
    [
      command,
      'compile',
      '--environment',
      '.',
      '--node',
      'web01.example.com',
      '--facts',
      'facts/web01.example.com.yaml',
    ],
    /"title": "Role::Web"/,
    example('control-repo'),
  ],
  // The programs of these two import a package of their language too.
  ['the loader imports a RightScale script', LOADED_MAIN, /^server 1, server 3, /m, example('rightscale-script')],
  ['the loader imports a Terraform file', LOADED_MAIN, /^zone a: /m, example('terraform-config')],
];

let failed = 0;
for (const [title, args, expected, cwd = folder] of checks) {
  const output = run(cwd, args);
  const isCorrect = expected.test(output);
  console.log(`${isCorrect ? 'ok' : 'not ok'} - ${title}`);
  if (!isCorrect) {
    failed++;
    console.log(output);
  }
}
rmSync(folder, { recursive: true, force: true });
console.log(`# passed ${checks.length - failed}\n# failed ${failed}`);
process.exitCode = failed === 0 ? 0 : 1;
