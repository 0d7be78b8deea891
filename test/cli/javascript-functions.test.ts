/** Functions that modules define in JavaScript or Ruby, in the real command: the first run fills its code cache. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { combinations, someOf } from '../recorded/sample.js';
import { folder, write } from './folder.js';
import { emptyCache, pptjsProcess } from './process.js';

const runtime = import.meta.resolve('@pptjs/runtime');
const definition = `import { defineFunction } from '${runtime}';
export const f = defineFunction('m::f', 'Callable[0, 0]', () => 'from JavaScript');
`;

const files = {
  'env/environment.conf': '',
  'env/manifests/site.pp': 'notify { m::f(): }\n',
  'facts/a.json': '{}',
  'facts/b.json': '{}',
};

const forms = [
  ['compile', '--environment', 'env', '--allow-javascript'],
  ['compile', '--environment', 'env', '--nodes', 'facts', '--workers', '1', '--allow-javascript'],
];

for (const [extension, argv] of combinations(['js', 'mjs'], forms))
  test(`a function in functions/f.${extension} is called in all runs of pptjs ${argv.join(' ')}`, (t) => {
    const cwd = folder(t, { ...files, [`env/modules/m/functions/f.${extension}`]: definition });
    const cache = emptyCache();
    for (const run of ['first', 'second', 'third']) {
      const { code, stdout, stderr } = pptjsProcess(argv, { cwd, env: { PPTJS_CACHE: cache } });
      t.is(code, 0, `${run}: ${stderr}`);
      t.regex(stdout, /"title": ?"from JavaScript"/);
      t.notRegex(stderr, /Warning/);
    }
  });

/** The files of an environment with a Hiera back end, whose body is `body`. */
const backend = (kind: string, signature: string, body: string): Readonly<Record<string, string>> => ({
  'env/environment.conf': '',
  'env/hiera.yaml': `version: 5\nhierarchy: [{ name: a, ${kind}: 'm::f', path: a.json }, { name: b, path: b.yaml }]\n`,
  'env/data/a.json': '{"secret": "from %{lookup(\'where\')}"}',
  'env/data/b.yaml': 'where: the vault\nother: from YAML\n',
  'env/modules/m/functions/f.mjs': `import { readFileSync } from 'node:fs';
import { defineFunction } from '${runtime}';
export const f = defineFunction('m::f', '${signature}', ${body});
`,
});

const backends: readonly (readonly [kind: string, signature: string, body: string])[] = [
  [
    'lookup_key',
    'Callable[String, Hash, Puppet::LookupContext]',
    `(key, options, context) => {
  if (!context.cache_has_key('data')) context.cache('data', JSON.parse(readFileSync(options.path, 'utf8')));
  context.explain(() => \`asked for \${key}\`);
  const data = context.cached_value('data');
  return key in data ? context.interpolate(data[key]) : context.not_found();
}`,
  ],
  [
    'data_dig',
    'Callable[Array, Hash, Any]',
    `([key], options, context) => {
  const data = context.cached_file_data(options.path, (text) => JSON.parse(text));
  return key in data ? context.interpolate(data[key]) : context.not_found();
}`,
  ],
  ['data_hash', 'Callable[Hash, Any]', `(options, context) => context.cached_file_data(options.path, JSON.parse)`],
];

for (const [kind, signature, body] of someOf(backends)) {
  test(`a function in JavaScript is a Hiera back end: ${kind}`, (t) => {
    const cwd = folder(t, backend(kind, signature, body));
    const look = (key: string): readonly [stdout: string, stderr: string] => {
      const argv = ['lookup', key, '--environment', 'env', '--allow-javascript'];
      const { stdout, stderr } = pptjsProcess(argv, { cwd });
      return [stdout, stderr];
    };
    t.deepEqual(look('secret'), ['--- from the vault\n', '']);
    t.deepEqual(look('other'), ['--- from YAML\n', '']);
  });
}

test('the explanation of a lookup contains the texts of a back end in JavaScript', (t) => {
  const cwd = folder(t, backend(...backends[0]!));
  const argv = ['lookup', 'secret', '--explain', '--environment', 'env', '--allow-javascript'];
  t.regex(pptjsProcess(argv, { cwd }).stdout, /asked for secret/);
});

const broken: readonly (readonly [what: string, code: string, error: RegExp])[] = [
  ['a syntax error', 'export const f = (', /The function 'm::f' cannot be loaded from .*f\.js: SyntaxError: /],
  ['code that throws', "throw new Error('no vault');", /f\.js: Error: no vault \[JAVASCRIPT_FAILED\]/],
  ['no export', 'export const g = 1;', /f\.js exports no function 'm::f'.*\[JAVASCRIPT_FUNCTION_MISSING\]/],
  ['a function that throws', definition.replace("'from JavaScript'", "{ throw new Error('no vault'); }"), /no vault/],
];

for (const [what, code, error] of someOf(broken)) {
  test(`a JavaScript file of a module with ${what} is an error in Puppet code`, (t) => {
    const cwd = folder(t, { ...files, 'env/modules/m/functions/f.js': code });
    const result = pptjsProcess(['compile', '--environment', 'env', '--allow-javascript'], { cwd });
    t.is(result.code, 1);
    t.regex(result.stderr, error);
    t.regex(result.stderr, /^env\/manifests\/site\.pp:1:10: error/m);
  });
}

test('JavaScript of modules does not run by default', async (t) => {
  const marker = "import { writeFileSync } from 'node:fs';\nwriteFileSync('ran', '');\n";
  const cwd = folder(t, { ...files, 'env/modules/m/functions/f.js': marker + definition });
  for (const argv of [
    ['compile', '--environment', 'env'],
    ['compile', '--environment', 'env', '--nodes', 'facts'],
    ['diff', 'env', 'env'],
    ['eval', 'm::f()', '--environment', 'env'],
  ]) {
    const { code, stdout, stderr } = pptjsProcess(argv, { cwd });
    t.not(code, 0);
    t.regex(stdout + stderr, /The function 'm::f' is written in JavaScript \(.*f\.js\), which runs with all rights/);
    t.false(existsSync(join(cwd, 'ran')));
  }
  const { stderr } = pptjsProcess(['compile', '--environment', 'env'], { cwd });
  t.regex(
    stderr,
    /\[JAVASCRIPT_NOT_ALLOWED\][^]*^help: If you trust the code of the environment, pass --allow-javascript/m,
  );
});

test('a built environment in a folder runs if this user has built it, or with --allow-javascript', (t) => {
  const cwd = folder(t, {
    'env/environment.conf': '',
    'env/manifests/site.pp': "notify { 'a': }\n",
    'facts/a.json': '{}',
  });
  const [own, other] = [emptyCache(), emptyCache()];
  const run = (cache: string, ...argv: readonly string[]) => pptjsProcess(argv, { cwd, env: { PPTJS_CACHE: cache } });
  t.is(run(own, 'build', 'env', '--out-dir', 'built').code, 0);
  renameSync(join(cwd, 'built'), join(cwd, 'moved'));
  for (const argv of [
    ['compile', '--environment', 'moved'],
    ['compile', '--environment', 'moved', '--nodes', 'facts'],
    ['diff', 'moved', 'moved'],
    ['eval', '1', '--environment', 'moved'],
  ]) {
    t.is(run(own, ...argv).code, 0);
    const refused = run(other, ...argv);
    t.is(refused.code, 1);
    t.regex(refused.stderr, /moved: this folder is a built environment, which runs as JavaScript: pass --allow/);
    t.is(run(other, ...argv, '--allow-javascript').code, 0);
  }
  const index = join(cwd, 'moved/index.js');
  writeFileSync(index, `${readFileSync(index, 'utf8')}\nconsole.log('forged');\n`);
  const forged = run(own, 'compile', '--environment', 'moved');
  t.is(forged.code, 1);
  t.notRegex(forged.stdout, /forged/);
});

test('a built environment of a revision does not run by default', (t) => {
  const cwd = folder(t, { 'manifests/site.pp': "notify { 'a': }\n", 'environment.conf': '' });
  const git = (...argv: readonly string[]): void =>
    void execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@y', ...argv], { cwd, stdio: 'ignore' });
  git('init', '-b', 'main');
  git('add', '.');
  git('commit', '-m', 'one');
  write(
    join(cwd, 'index.js'),
    "import { builtEnvironment } from '@pptjs/catalog/built';\nexport default builtEnvironment({ name: 'env' });\n",
  );
  git('checkout', '-b', 'forged');
  git('add', '.');
  git('commit', '-m', 'two');
  const { code, stderr } = pptjsProcess(['diff', 'main', 'forged'], { cwd });
  t.is(code, 1);
  t.regex(stderr, /^pptjs: forged: this revision is a built environment, which runs as JavaScript/m);
});

const ruby = `Puppet::Functions.create_function(:'m::rb') do
  dispatch(:rb) { param 'Variant[String, Numeric]', :key; param 'Hash', :options; param 'Any', :context }
  def rb(key, options, context)
    key == 'lookup_options' ? {} : "#{key} from Ruby"
  end
end
`;

test('lookup loads Ruby for a function of hiera.yaml, and prints each key once', (t) => {
  const cwd = folder(t, {
    'environment.conf': '',
    'hiera.yaml': "version: 5\nhierarchy:\n  - {name: function, lookup_key: 'm::rb'}\n",
    'modules/m/lib/puppet/functions/m/rb.rb': ruby,
  });
  const env = { PPTJS_CACHE: emptyCache() };
  const value = pptjsProcess(['lookup', 'key', '--render-as', 's'], { cwd, env });
  t.is(value.stdout, 'key from Ruby\n', value.stderr);
  const { code, stdout } = pptjsProcess(['lookup', 'key', 'other', '--explain'], { cwd, env });
  t.is(code, 0);
  t.is(stdout.split('Searching for "key"').length, 2, stdout);
  // As in Puppet, the explanation ends with the first key that has a value.
  t.notRegex(stdout, /"other"/);
});
