/** Definitions of other files: the loader finds them by Puppet's rules for the names of files. */
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { write } from '../cli/folder.js';
import { someOf } from '../recorded/sample.js';
import { linkedFiles } from './linked-files.js';
import { node, type Ran, workspace } from './workspace.js';

const run = (cwd: string, env: Readonly<Record<string, string>> = {}): Ran =>
  node(cwd, ['--import', '@pptjs/loader', 'app.mjs'], env);

test('a file calls functions and uses types of other files of its module and of other modules, also in cycles', (t) => {
  const { stdout, stderr } = run(workspace(t, linkedFiles));
  t.is(
    stdout,
    "[ 81, 2, 3, 1, 2, 160 ] [ 4, 2, 3, 1, 2, 6 ]\n'web::main' parameter 'n' expects a Net::Name = String[1] value, got String\n",
    stderr,
  );
});

test('a required file uses definitions of other files, also in cycles', (t) => {
  const cwd = workspace(t, {
    ...linkedFiles,
    'app.cjs':
      "require('@pptjs/loader/register');\nconst { default: manifest, main } = require('./modules/web/functions/main.pp');\nconsole.log(main(80), manifest.variables.x);\n",
  });
  const { stdout, stderr } = node(cwd, ['app.cjs']);
  t.is(stdout, '[ 81, 2, 3, 1, 2, 160 ] [ 4, 2, 3, 1, 2, 6 ]\n', stderr);
});

const calling = (call: string, path: string): Readonly<Record<string, string>> => ({
  'app.mjs': `import { f } from '${path}';\ntry { console.log(f()); } catch (error) { console.log(error.message.split('\\n')[0]); }\n`,
  [path]: `function web::f() { ${call} }\n`,
});

test('a module whose link leads to itself is not found', (t) => {
  const cwd = workspace(t, { ...calling('a::f()', './modules/web/functions/f.pp'), 'environment.conf': '' });
  symlinkSync('a', join(cwd, 'modules/a'));
  const { stdout, stderr } = run(cwd);
  t.is(stdout, "Unknown function: 'a::f'.\n", stderr);
});

const folders: readonly (readonly [title: string, files: Readonly<Record<string, string>>, printed: string])[] = [
  [
    'the folders of environment.conf',
    {
      ...calling('[a::f(), b::f()]', './production/site/web/functions/f.pp'),
      'production/environment.conf': '# Folders\nmodulepath = site:$basemodulepath:vendor/$environment\n',
      'production/site/a/functions/f.pp': "function a::f() { 'site' }\n",
      'production/vendor/production/a/functions/f.pp': "function a::f() { 'vendor' }\n",
      'production/vendor/production/b/functions/f.pp': "function b::f() { 'vendor' }\n",
    },
    "[ 'site', 'vendor' ]\n",
  ],
  [
    'the folder `modules` of an environment whose environment.conf names none',
    {
      ...calling('a::f()', './production/src/web.pp'),
      'production/environment.conf': '',
      'production/modules/a/functions/f.pp': "function a::f() { 'modules' }\n",
    },
    'modules\n',
  ],
  [
    'the functions and types of the environment itself',
    {
      ...calling('environment::name(plain())', './production/modules/web/functions/f.pp'),
      'production/environment.conf': '',
      'production/functions/plain.pp': "function plain() { 'plain' }\n",
      'production/functions/environment/name.pp': 'function environment::name(Word $x) { $x.upcase }\n',
      'production/types/word.pp': 'type Word = Pattern[/\\A\\w+\\z/]\n',
    },
    'PLAIN\n',
  ],
  [
    'the module with the name in metadata.json, but no folders beside it',
    {
      ...calling('web::inner::g()', './puppet-web/lib/f.pp'),
      'puppet-web/metadata.json': '{ "name": "acme-web" }',
      'puppet-web/functions/inner/g.pp': 'function web::inner::g() { net::f() }\n',
      'net/functions/f.pp': 'function net::f() { 1 }\n',
    },
    "Unknown function: 'net::f'.\n",
  ],
  [
    'no file of another module that has the name of a function of the module',
    {
      ...calling('web::g()', './modules/web/functions/f.pp'),
      'modules/web/metadata.json': '{ "name": "acme-web" }',
      'modules/web/functions/g.pp': 'function web::h() { 1 }\n',
      'modules/other/functions/g.pp': 'function web::g() { 1 }\n',
    },
    "Unknown function: 'web::g'.\n",
  ],
];

for (const [title, files, printed] of someOf(folders)) {
  test(`a file finds ${title}`, (t) => {
    const { stdout, stderr } = run(workspace(t, files));
    t.is(stdout, printed, stderr);
  });
}

test('names with other characters than those of a URL lead to their files', (t) => {
  const path = './my é#%20 modules/web/functions/f.pp';
  const cwd = workspace(t, {
    'my é#%20 modules/net/functions/g.pp': "function net::g() { 'net' }\n",
    ...calling('net::g()', path),
    'app.mjs': `const { f } = await import(new URL('${encodeURI(path).replace('#', '%23').replace('?', '%3F')}', import.meta.url));\nconsole.log(f());\n`,
  });
  const { stdout, stderr } = run(cwd);
  t.is(stdout, 'net\n', stderr);
});

test('a name without a file is the error that it is in one file', (t) => {
  for (const call of ['web::g()', 'nothing::g()', 'g()', "'x' =~ Web::Nothing"]) {
    const { stdout, stderr } = run(workspace(t, calling(call, './modules/web/functions/f.pp')));
    t.regex(stdout, /^Unknown function: '(?:web::|nothing::)?g'|^Resource type not found: Web::Nothing/, stderr);
  }
});

test('an error in the file of a definition is shown where the file is imported', (t) => {
  const cwd = workspace(t, {
    ...calling('web::g()', './modules/web/functions/f.pp'),
    'modules/web/functions/g.pp': 'function web::g() { = }\n',
  });
  t.regex(run(cwd).stderr, /SyntaxError.*: .*modules\/web\/functions\/g\.pp:1:21: error: Syntax error at '='/);
});

/** Runs the program twice for each state of the files: without and with entries of the cache for this state. */
function runTwice(t: ExecutionContext, cwd: string, expected: string): void {
  const env = { PPTJS_CACHE: join(cwd, 'cache') };
  t.is(run(cwd, env).stdout, expected);
  t.is(run(cwd, env).stdout, expected);
}

test('a cached file finds a definition again after its file was added, changed or removed', (t) => {
  const cwd = workspace(t, calling('web::g()', './modules/web/functions/f.pp'));
  const path = join(cwd, 'modules/web/functions/g.pp');
  const missing = "Unknown function: 'web::g'.\n";
  runTwice(t, cwd, missing);
  write(path, 'function web::g() { 1 }\n');
  runTwice(t, cwd, '1\n');
  write(path, 'function web::g() { 2 }\n');
  runTwice(t, cwd, '2\n');
  write(path, 'function web::h() { 2 }\n');
  runTwice(t, cwd, missing);
  write(path, 'function web::g() { 3 }\n');
  runTwice(t, cwd, '3\n');
  rmSync(path);
  runTwice(t, cwd, missing);
});

test('a catalog finds the classes and defined types of other files', (t) => {
  const cwd = workspace(t, {
    'modules/web/manifests/init.pp': `class web inherits web::params {
  include web::config, 'net'
  class { 'web::extra': }
  web::site { 'a': }
  create_resources('net::zone', { 'b' => {} })
  Web::Site['a'] -> Class['net::late']
}
include web
`,
    'modules/web/manifests/params.pp': 'class web::params { $port = web::port() }\n',
    'modules/web/manifests/config.pp': "class web::config { notify { 'config': } contain net::late }\n",
    'modules/web/manifests/extra.pp': 'class web::extra { }\n',
    'modules/web/manifests/site.pp':
      'define web::site(Web::Name $n = $title) { notify { "site ${n} ${web::params::port}": } }\n',
    'modules/web/types/name.pp': 'type Web::Name = String[1]\n',
    'modules/web/functions/port.pp': 'function web::port() { 80 }\n',
    'modules/net/manifests/init.pp': 'class net { }\ndefine net::zone() { notify { "zone ${title}": } }\n',
    'modules/net/manifests/late.pp': 'class net::late { }\n',
    'app.mjs': `import { createContext, evaluateCatalog } from '@pptjs/runtime/internal';
import web from './modules/web/manifests/init.pp';
const context = createContext();
const { resources } = evaluateCatalog(context, { node: 'a', environment: 'test' }, () => web.run(context));
console.log(resources.map(({ type, title }) => \`\${type} \${title}\`).join('\\n'));
`,
  });
  const { stdout, stderr } = run(cwd);
  t.deepEqual(
    stdout
      .trim()
      .split('\n')
      .filter((line) => !/^(?:Stage|Class (?:Settings|main)$)/.test(line)),
    [
      'Class Web::Params',
      'Class Web',
      'Class Web::Config',
      'Class Net',
      'Notify config',
      'Class Net::Late',
      'Class Web::Extra',
      'Web::Site a',
      'Net::Zone b',
      'Notify site a 80',
      'Notify zone b',
    ],
    stderr,
  );
});
