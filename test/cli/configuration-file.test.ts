import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { commands, configurationDeclarations, configurationSchema } from '../../packages/cli/dist/index.js';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const source = '# A comment\n$a = { x => 1, x => 2 }\n';

const forms: Readonly<Record<string, string>> = {
  'pptjs.config.json': '{ "build": { "paths": ["src"], "outDir": "out" } }',
  'package.json': '{ "type": "module", "pptjs": { "build": { "paths": ["src"], "outDir": "out" } } }',
  'pptjs.config.mjs': "export default { build: { paths: ['src'], outDir: 'out' } };",
  'pptjs.config.ts': "const outDir: string = 'out';\nexport default { build: { paths: ['src'], outDir } };",
};

for (const [name, text] of Object.entries(forms)) {
  test(`${name} configures a command, also in folders below it`, async (t) => {
    const cwd = folder(t, { [name]: text, 'src/a.pp': '$a = 1\n', 'src/b/c.pp': '$a = 2\n' });
    for (const at of [cwd, join(cwd, 'src/b')]) {
      const { code, stderr } = await pptjs(['build'], { cwd: at });
      t.is(code, 0, stderr);
      t.true(existsSync(join(cwd, 'out/b/c.js')));
    }
  });
}

const damaged: readonly (readonly [name: string, text: string, message: string])[] = [
  ['pptjs.config.json', '{\n  "build": {', 'this is not JSON: unexpected end of input at line 2'],
  ['pptjs.config.json', '[]', 'the configuration must be an object'],
  ['pptjs.config.mjs', 'export default {\n  build: missing,\n};', ':2:10: missing is not defined'],
  ['pptjs.config.mjs', 'export const config = {};', 'the file has no default export'],
  ['pptjs.config.ts', 'export default {\n  build: missing,\n};', ':2:10: missing is not defined'],
];

for (const [name, text, message] of damaged) {
  test(`an error in ${name} has a place: ${message}`, async (t) => {
    const { code, stderr } = await pptjs(['check', 'a.pp'], { cwd: folder(t, { [name]: text, 'a.pp': '' }) });
    t.is(code, 1);
    t.is(stderr, `pptjs: ${name}${message.startsWith(':') ? '' : ': '}${message}\n`);
  });
}

test('the declaration of a dialect in package.json is not a configuration', async (t) => {
  const dialect = { name: 'toy', title: 'Toy', extensions: ['.toy'] };
  const cwd = folder(t, { 'package.json': JSON.stringify({ pptjs: { dialect } }), 'a.pp': '$a = 1\n' });
  t.is((await pptjs(['check', 'a.pp'], { cwd })).code, 0);
  const both = { type: 'module', pptjs: { dialect, check: { paths: ['a.pp'] } } };
  const other = folder(t, { 'package.json': JSON.stringify(both), 'a.pp': '$a = 1\n' });
  t.regex((await pptjs(['check'], { cwd: other })).stderr, /1 file checked/);
});

test('the command line takes precedence over the options of the command, and these over shared options', async (t) => {
  const configuration = {
    strict: 'error',
    build: { strict: 'warning', noComments: true, outDir: 'out', paths: ['no'] },
  };
  const cwd = folder(t, { 'pptjs.config.json': JSON.stringify(configuration), 'src/a.pp': source });
  t.is((await pptjs(['check', 'src'], { cwd })).code, 1);
  t.is((await pptjs(['build', 'src'], { cwd })).code, 0);
  t.notRegex(readFileSync(join(cwd, 'out/a.js'), 'utf8'), /A comment/);
  t.is((await pptjs(['build', 'src', '--strict', 'off', '--comments', '-o', 'other'], { cwd })).code, 0);
  t.regex(readFileSync(join(cwd, 'other/a.js'), 'utf8'), /A comment/);
});

test('--no-config reads no configuration file, and --config reads another one', async (t) => {
  const cwd = folder(t, {
    'pptjs.config.json': '{ "strict": "off" }',
    'ci/strict.json': '{ "strict": "error", "check": { "paths": ["../a.pp"] } }',
    'a.pp': source,
  });
  t.is((await pptjs(['check', 'a.pp'], { cwd })).code, 0);
  t.is((await pptjs(['check', 'a.pp', '--no-config'], { cwd })).code, 1);
  t.is((await pptjs(['check', '--config', 'ci/strict.json'], { cwd })).code, 1);
  const missing = await pptjs(['check', '--config', 'none.json'], { cwd });
  t.deepEqual([missing.code, missing.stderr], [1, 'pptjs: none.json: No such file or directory\n']);
});

test('the variables of a configuration are a file beside it, or a JSON object', async (t) => {
  const cwd = folder(t, {
    'a.pp': '$x\n',
    'inline.json': JSON.stringify({ run: { variables: '{ "x": 1 }' } }),
    'ci/file.json': JSON.stringify({ run: { variables: 'x.json' } }),
    'ci/x.json': '{ "x": 2 }',
  });
  for (const [config, value] of [
    ['inline.json', '1\n'],
    ['ci/file.json', '2\n'],
  ] as const) {
    const { stdout, stderr } = await pptjs(['run', 'a.pp', '--config', config], { cwd });
    t.is(stdout, value, stderr);
  }
});

test('options for Puppet in a configuration do not concern other languages', async (t) => {
  const cwd = folder(t, {
    'pptjs.config.json': '{ "modulepath": "modules" }',
    'main.tf': 'output "a" {\n  value = 1 + 2\n}\n',
  });
  t.like(await pptjs(['run', 'main.tf'], { cwd }), { code: 0, stderr: '' });
  t.is((await pptjs(['run', 'main.tf', '--modulepath', 'modules'], { cwd })).code, 2);
});

const mistakes: readonly (readonly [configuration: string, message: string])[] = [
  ['3', 'the configuration must be an object'],
  ['{ "bild": {} }', "there is no option 'bild'. Did you mean 'build'?"],
  ['{ "build": [] }', "'build' must be an object"],
  ['{ "build": { "outdir": "x" } }', "there is no option 'outdir' of 'build'. Did you mean 'outDir'?"],
  ['{ "build": { "outDir": 3 } }', "'build.outDir' must be a string"],
  ['{ "build": { "quiet": "yes" } }', "'build.quiet' must be true or false"],
  ['{ "strict": "warnin" }', "'strict' must be one of off, warning, error, not 'warnin'. Did you mean 'warning'?"],
  ['{ "build": { "paths": "src" } }', "'build.paths' must be an array of strings"],
  ['{ "diff": { "ignore": "File[/etc/motd]" } }', "'diff.ignore' must be an array of strings"],
  ['{ "constructor": {} }', "there is no option 'constructor'"],
];

for (const [configuration, message] of mistakes) {
  test(`a wrong configuration is an error: ${configuration}`, async (t) => {
    const cwd = folder(t, { 'pptjs.config.json': configuration });
    const command = configuration.includes('diff') ? ['diff', 'a', 'b'] : ['build', 'src', '-o', 'out'];
    const { code, stderr } = await pptjs(command, { cwd });
    t.deepEqual([code, stderr], [1, `pptjs: pptjs.config.json: ${message}\n`]);
  });
}

test('commands for untrusted code run a configuration in JavaScript only with permission', async (t) => {
  const cwd = folder(t, {
    'pptjs.config.mjs':
      "import { writeFileSync } from 'node:fs';\nwriteFileSync(new URL('ran', import.meta.url), '');\nexport default {};\n",
    'a.pp': 'notify { a: }\n',
  });
  for (const argv of [
    ['compile', 'a.pp'],
    ['lookup', 'a'],
    ['diff', 'a.pp', 'a.pp'],
    ['run', 'a.pp'],
  ]) {
    const { code, stderr } = await pptjs(argv, { cwd });
    t.is(code, 1);
    t.regex(stderr, /^pptjs: pptjs\.config\.mjs: this configuration is a program/);
  }
  t.is((await pptjs(['compile', 'a.pp', '--config', 'pptjs.config.mjs'], { cwd })).code, 0);
});

test('a configuration cannot give permissions', async (t) => {
  const cwd = folder(t, { 'pptjs.config.json': '{ "compile": { "allowJavascript": true } }', 'a.pp': '' });
  t.regex((await pptjs(['compile', 'a.pp'], { cwd })).stderr, /there is no option 'allowJavascript' of 'compile'/);
});

test('the JSON schema has each option of the commands', (t) => {
  const schema = configurationSchema(commands) as { properties: Record<string, { properties: object }> };
  t.deepEqual(Object.keys(schema.properties['build']!.properties), [
    'paths',
    'dialect',
    'outDir',
    'sourceMap',
    'declarations',
    'format',
    'outExtension',
    'noComments',
    'environment',
    'modulepath',
    'strict',
    'json',
    'quiet',
  ]);
  t.like(schema.properties['compile']!.properties['timeout' as never], { type: 'number' });
});

test('defineConfig accepts the options of the commands, and TypeScript rejects others', (t) => {
  const right = "defineConfig({ strict: 'off', build: { paths: ['a'], outDir: 'out' }, compile: { timeout: 3 } });";
  const cwd = folder(t, {
    'config.d.ts': configurationDeclarations(commands),
    'right.ts': `import { defineConfig } from './config.js';\n${right}\n`,
    'wrong.ts': `import { defineConfig } from './config.js';\n${right.replace('outDir', 'outdir')}\n`,
  });
  const compiler = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
  const check = (file: string): string =>
    spawnSync(process.execPath, [compiler, '--noEmit', '--strict', '--module', 'nodenext', file], {
      cwd,
      encoding: 'utf8',
    }).stdout;
  t.is(check('right.ts'), '');
  t.regex(check('wrong.ts'), /'outdir' does not exist in type 'BuildOptions'/);
});
