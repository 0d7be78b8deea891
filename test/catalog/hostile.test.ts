import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CatalogCompileError, compileCatalog } from '@pptjs/catalog';
import test from 'ava';
import { folderOf, linkIn, noticesOf } from './folder.js';

/** Compiles a manifest that must fail, and returns the failure. */
async function failureOf(code: string, directory = folderOf({})): Promise<CatalogCompileError['failure']> {
  try {
    await compileCatalog({ environment: { directory, code } });
  } catch (error) {
    if (error instanceof CatalogCompileError) return error.failure;
    throw error;
  }
  throw new Error('The manifest compiles');
}

const ESCAPES = [
  "notice(file('m/../../../secret'))",
  "notice(file('m/out'))",
  "notice(file('../secret'))",
  "notice(epp('m/../../../../secret.epp'))",
  "notice(epp('m/out.epp'))",
  "notice(template('m/../../../../secret.epp'))",
  "notice(template('m/out.epp'))",
  'include m::out',
  'include m::folder::secret',
];

for (const code of ESCAPES) {
  test(`a file outside the modules cannot be read: ${code}`, async (t) => {
    const folder = folderOf({
      secret: 'SECRET',
      'secret.epp': 'SECRET',
      'secret.pp': 'notice(SECRET)',
      'env/modules/m/manifests/init.pp': '',
    });
    linkIn(folder, 'env/modules/m/files/out', join(folder, 'secret'));
    linkIn(folder, 'env/modules/m/templates/out.epp', join(folder, 'secret.epp'));
    linkIn(folder, 'env/modules/m/manifests/out.pp', join(folder, 'secret.pp'));
    linkIn(folder, 'env/modules/m/manifests/folder', folder);
    const { message } = await failureOf(code, join(folder, 'env'));
    t.notRegex(message, /SECRET/);
    t.regex(message, /Could not find|Evaluation Error/);
  });
}

for (const code of ["notice(file('m/pipe'))", "notice(epp('m/pipe.epp'))", "notice(template('m/pipe.epp'))"]) {
  test(`a pipe is no file, and is not waited for: ${code}`, async (t) => {
    const folder = folderOf({ 'modules/m/files/a': '', 'modules/m/templates/a': '' });
    execFileSync('mkfifo', [join(folder, 'modules/m/files/pipe'), join(folder, 'modules/m/templates/pipe.epp')]);
    t.regex((await failureOf(code, folder)).message, /It is a pipe or a device, not a file/);
  });
}

test('a link to a file in the same module is followed', async (t) => {
  const folder = folderOf({ 'modules/m/files/a': 'text' });
  linkIn(folder, 'modules/m/files/b', join(folder, 'modules/m/files/a'));
  t.deepEqual(await noticesOf({ directory: folder, code: "notice(file('m/b'))" }), ['text']);
});

const UNBOUNDED: readonly (readonly [name: string, code: string, message: RegExp])[] = [
  ['function', 'function f() { f() }\nf()', /stack level too deep \(.*line: 1, column: \d+\)/],
  ['default of a parameter', 'function f($x = f()) { 1 }\nf()', /stack level too deep \(.*line: 1, column: \d+\)/],
  [
    'default of a parameter, with a second function',
    'function f($x = g()) { 1 }\nfunction g(Integer $x = f()) >> Integer { 1 }\nclass c($x = f()) {}\ninclude c',
    /stack level too deep \(.*line: \d+, column: \d+\)/,
  ],
  [
    'lambda',
    'function f($n) { [$n].each |$m| { f($m + 1) } }\nf(1)',
    /stack level too deep \(.*line: 1, column: \d+\)/,
  ],
  ['define that declares itself', 'define d() {\n  d { "${title}x": }\n}\nd { "a": }', /looped more than 1000 times/],
  ['class that inherits itself', 'class a inherits b {}\nclass b inherits a {}\ninclude a', /stack level too deep/],
  ['type that is itself', 'type T = T\nnotice(1 =~ T)', /Type alias 'T' cannot be resolved to a real type \(line: \d/],
  ['template', "function f() { inline_epp('<%= f() %>') }\nf()", /stack level too deep/],
];

for (const [name, code, expected] of UNBOUNDED) {
  test(`unbounded recursion is an error: ${name}`, async (t) => {
    t.timeout(60_000);
    t.regex((await failureOf(code)).message, expected);
  });
}

test('a catalog may contain a cycle of relationships', async (t) => {
  const { catalog } = await compileCatalog({
    environment: { directory: folderOf({}), code: 'notify { [a, b]: } Notify[a] -> Notify[b] -> Notify[a]' },
  });
  t.is([...catalog.ofType('Notify')].length, 2);
});

test('titles and names of properties of JavaScript objects are ordinary names', async (t) => {
  const names = ['__proto__', 'constructor', 'hasOwnProperty', 'toString'];
  const quoted = names.map((name) => `'${name}'`).join(', ');
  const code = `notify { [${quoted}]: message => { '__proto__' => 1 } }\nnotice(defined(Notify['__proto__']), defined(Notify['valueOf']), defined('constructor'))`;
  const { catalog } = await compileCatalog({ environment: { directory: folderOf({}), code } });
  t.deepEqual(
    [...catalog.ofType('Notify')].map(({ title }) => title),
    names,
  );
  t.regex((await failureOf("constructor { 'a': }")).message, /Unknown resource type: 'constructor'/);
  t.regex((await failureOf("include '__proto__'")).message, /__proto__/);
});

test('a catalog may have fifty thousand resources', async (t) => {
  t.timeout(60_000);
  const code = 'Integer[1, 25000].each |$n| { file { "/tmp/${n}": ensure => file } -> notify { "n${n}": } }';
  const { catalog } = await compileCatalog({ environment: { directory: folderOf({}), code } });
  t.true(catalog.resources.length > 50_000);
});

test('facts named like properties of JavaScript objects are ordinary facts', async (t) => {
  const facts = JSON.parse('{"__proto__": {"polluted": "yes"}, "deep": {"constructor": {"x": 1}}}') as Record<
    string,
    unknown
  >;
  const directory = folderOf({});
  t.deepEqual(
    await noticesOf(
      { directory, code: "notice($facts['deep']['constructor']['x']) notice($facts['polluted'])" },
      { facts },
    ),
    ['1', ''],
  );
});

test('the error for an unreadable file names the file', async (t) => {
  const folder = folderOf({ 'modules/m/manifests/init.pp': '' });
  writeFileSync(join(folder, 'modules/m/manifests/bad.pp'), Buffer.from([0x63, 0x6c, 0xff, 0x00, 0x61]));
  t.regex((await failureOf('include m::bad', folder)).message, /bad\.pp|Could not/);
  t.regex((await failureOf('class a {\n)', folder)).message, /line: 2/);
});
