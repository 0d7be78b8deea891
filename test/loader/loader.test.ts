import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { write } from '../cli/folder.js';
import { node, workspace } from './workspace.js';

const files = {
  'math.pp': 'function math::double(Integer $x) >> Integer {\n  $x * 2\n}\n$greeting = "hi"\nmath::double(4)\n',
  'app.mjs':
    "import manifest, { double } from './math.pp';\nconsole.log(double(21), manifest.value, manifest.variables.greeting);\n",
  'app.cjs':
    "require('@pptjs/loader/register');\nconst { default: manifest, double } = require('./math.pp');\nconsole.log(double(21), manifest.value, manifest.variables.greeting);\n",
  'dynamic.cjs':
    "require('@pptjs/loader/register');\nimport('./math.pp').then(({ double }) => console.log(double(2)));\n",
};

test('an ES module imports a Puppet file', (t) => {
  const { stdout, stderr } = node(workspace(t, files), ['--import', '@pptjs/loader', 'app.mjs']);
  t.is(stdout, '42 8 hi\n', stderr);
});

test('a CommonJS module requires a Puppet file', (t) => {
  const { stdout, stderr } = node(workspace(t, files), ['app.cjs']);
  t.is(stdout, '42 8 hi\n', stderr);
});

test('a CommonJS module imports a Puppet file dynamically', (t) => {
  const { stdout, stderr } = node(workspace(t, files), ['dynamic.cjs']);
  t.is(stdout, '4\n', stderr);
});

const failing = {
  'deep.pp':
    'function deep::outer(Integer $x) {\n  $y = $x + 1\n  deep::inner($y)\n}\n\nfunction deep::inner(Integer $z) {\n  $z / 0\n}\n',
  'app.mjs':
    "import { outer } from './deep.pp';\ntry {\n  outer(1);\n} catch (error) {\n  console.log(error.stack);\n}\n",
};

test('stack traces point into the Puppet files', (t) => {
  const cwd = workspace(t, failing);
  const { stdout, stderr } = node(cwd, ['--import', '@pptjs/loader', 'app.mjs']);
  t.regex(stdout, /Division by 0/i, stderr);
  const places = [...stdout.matchAll(/deep\.pp:(\d+):(\d+)/g)].map(([, line, column]) => `${line}:${column}`);
  t.deepEqual(places, ['7:6', '3:3'], stdout);
  t.regex(stdout, /app\.mjs:3:/);
});

test('a failed validation rule of a Terraform file names the rule relative to the module', (t) => {
  const cwd = workspace(t, {
    'main.tf':
      'variable "x" {\n  validation {\n    condition     = var.x > 0\n    error_message = "x is ${var.x}."\n  }\n}\n',
    'app.mjs':
      "import main from './main.tf';\ntry {\n  main({ x: -1 });\n} catch (error) {\n  console.log(error.detail);\n}\n",
  });
  const { stdout, stderr } = node(cwd, ['--import', '@pptjs/loader', 'app.mjs']);
  t.is(stdout, 'x is -1.\n\nThis was checked by the validation rule at main.tf:2,3-13.\n', stderr);
});

test('importing a file with errors throws a SyntaxError that shows them', (t) => {
  const cwd = workspace(t, {
    'bad.pp': '$x = = 1\n',
    'app.mjs': "try { await import('./bad.pp'); } catch (error) { console.log(error.name, error.message); }\n",
  });
  const { stdout } = node(cwd, ['--import', '@pptjs/loader', 'app.mjs']);
  t.regex(
    stdout,
    /^SyntaxError .*bad\.pp:1:6: error: Syntax error at '=' \[SYNTAX_ERROR\]\n1 \| \$x = = 1\n {2}\| {6}\^/,
  );
});

test('importing a file that is not UTF-8 throws a SyntaxError with the place of the first wrong byte', (t) => {
  const cwd = workspace(t, {
    'app.mjs': "try { await import('./bad.pp'); } catch (error) { console.log(error.name, error.message); }\n",
  });
  writeFileSync(join(cwd, 'bad.pp'), Buffer.from('$x = 1\n$y = "caf\xe9"\n', 'latin1'));
  const { stdout } = node(cwd, ['--import', '@pptjs/loader', 'app.mjs']);
  t.regex(
    stdout,
    /^SyntaxError .*bad\.pp:2:10: error: invalid byte sequence in UTF-8 \[INVALID_ENCODING\]\nhelp: .*0xE9/,
  );
});

for (const [program, source] of [
  ['app.mjs', "import './bad.pp';\n"],
  ['app.cjs', "require('./bad.pp');\n"],
] as const)
  test(`an uncaught error of a file shows the file without the code of the loader: ${program}`, (t) => {
    const cwd = workspace(t, { 'bad.pp': '$x = = 1\n', [program]: source });
    const { stderr } = node(cwd, ['--import', '@pptjs/loader', program]);
    t.regex(stderr, /bad\.pp:1:6: error: Syntax error at '=' \[SYNTAX_ERROR\]/);
    t.notRegex(stderr, /translate\.|throw/);
  });

/** Returns the paths of the entries of the cache. */
function entries(cwd: string): string[] {
  return readdirSync(join(cwd, 'cache'), { recursive: true, encoding: 'utf8' })
    .map((name) => join(cwd, 'cache', name))
    .filter((path) => statSync(path).isFile());
}

test('compiled files are cached by content, and a damaged entry is replaced', (t) => {
  const cwd = workspace(t, files);
  const run = (): string =>
    node(cwd, ['--import', '@pptjs/loader', 'app.mjs'], { PPTJS_CACHE: join(cwd, 'cache') }).stdout;
  t.is(run(), '42 8 hi\n');
  // The module, and its outline.
  const stored = entries(cwd).map((entry) => [entry, readFileSync(entry, 'utf8')] as const);
  t.is(stored.length, 2);
  for (const [entry, content] of stored) {
    writeFileSync(entry, content.replace('8', '9').slice(0, -10));
    t.is(run(), '42 8 hi\n');
    t.is(readFileSync(entry, 'utf8'), content);
  }

  write(join(cwd, 'math.pp'), files['math.pp'].replace('* 2', '* 3'));
  t.is(run(), '63 12 hi\n');
  t.is(entries(cwd).length, 4);
});

test('PPTJS_CACHE=off turns the cache off', (t) => {
  const cwd = workspace(t, files);
  t.is(node(cwd, ['--import', '@pptjs/loader', 'app.mjs'], { PPTJS_CACHE: 'off' }).stdout, '42 8 hi\n');
  t.throws(() => entries(cwd), { code: 'ENOENT' });
});

test('stack traces show the Puppet names of functions', (t) => {
  const cwd = workspace(t, {
    'a.pp':
      "function mymod::inner(Integer $x) {\n  $x + 'a'\n}\nfunction mymod::outer($y) {\n  [$y].each |$e| {\n    with($e) |Integer $z| >> Any {\n      mymod::inner($z)\n    }\n  }\n}\n$a = mymod::outer(5)\n",
    'app.mjs':
      "import manifest from './a.pp';\ntry {\n  manifest.value;\n} catch (error) {\n  console.log(error.stack);\n}\n",
  });
  const frames = node(cwd, ['--import', '@pptjs/loader', 'app.mjs'])
    .stdout.split('\n')
    .filter((line) => /^ +at .*a\.pp:/.test(line));
  t.deepEqual(
    frames.map((line) => line.replace(/\(.*\/a\.pp/, '(a.pp').trim()),
    ['at mymod::inner (a.pp:2:6)', 'at <anonymous> (a.pp:7:7)', 'at mymod::outer (a.pp:6:5)', 'at body (a.pp:11:6)'],
  );
});
