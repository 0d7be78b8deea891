import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { BuildRecord, decode, findFiles, readSource, writeAtomically } from '../../packages/cli/dist/index.js';
import { folder, write } from './folder.js';

test('a folder matches the sources below it', async (t) => {
  const cwd = folder(t, {
    'a/init.pp': '',
    'a/b/x.epp': '',
    'a/readme.md': '',
    'a/node_modules/n.pp': '',
    'a/.git/g.pp': '',
  });
  const found = await findFiles(['a'], cwd);
  t.deepEqual(
    found.files.map(({ file }) => file),
    ['a/b/x.epp', 'a/init.pp'],
  );
  t.is(found.root, join(cwd, 'a'));
});

test('findFiles follows symbolic links, but not in circles', async (t) => {
  const cwd = folder(t, { 'real/init.pp': '', 'modules/own.pp': '' });
  symlinkSync(join(cwd, 'real'), join(cwd, 'modules', 'linked'));
  symlinkSync(join(cwd, 'modules'), join(cwd, 'modules', 'circle'));
  const found = await findFiles(['modules'], cwd);
  t.deepEqual(
    found.files.map(({ file }) => file),
    ['modules/linked/init.pp', 'modules/own.pp'],
  );
});

test('findFiles returns each file once and lists paths without matches', async (t) => {
  const cwd = folder(t, { 'm/a.pp': '', 'm/b.pp': '', 'n/c.pp': '' });
  const found = await findFiles(['m/*.pp', 'm/a.pp', 'n/c.pp', 'none.pp', 'no/*.pp'], cwd);
  t.deepEqual(
    found.files.map(({ file }) => file),
    ['m/a.pp', 'm/b.pp', 'n/c.pp'],
  );
  t.deepEqual(found.missing, ['none.pp', 'no/*.pp']);
});

const encodings: readonly (readonly [
  name: string,
  bytes: readonly number[],
  message: string,
  line: number,
  column: number,
])[] = [
  [
    'UTF-16, little end first',
    [0xff, 0xfe, 0x24, 0],
    'Illegal UTF-16 Byte Order mark at beginning of input: [FF FE] - remove these from the puppet source',
    1,
    1,
  ],
  [
    'UTF-16, big end first',
    [0xfe, 0xff, 0, 0x24],
    'Illegal UTF-16 Byte Order mark at beginning of input: [FE FF] - remove these from the puppet source',
    1,
    1,
  ],
  [
    'UTF-32, little end first',
    [0xff, 0xfe, 0, 0],
    'Illegal UTF-32 Byte Order mark at beginning of input: [FF FE 0 0] - remove these from the puppet source',
    1,
    1,
  ],
  [
    'UTF-32, big end first',
    [0, 0, 0xfe, 0xff],
    'Illegal UTF-32 Byte Order mark at beginning of input: [0 0 FE FF] - remove these from the puppet source',
    1,
    1,
  ],
  [
    'SCSU',
    [0x0e, 0xfe, 0xff],
    'Illegal SCSU Byte Order mark at beginning of input: [E FE FF] - remove these from the puppet source',
    1,
    1,
  ],
  ['Latin-1', [...Buffer.from('$a = 1\n# é caf'), 0xe9, 0x0a], 'invalid byte sequence in UTF-8', 2, 8],
  ['cut short', [0x61, 0xc3], 'invalid byte sequence in UTF-8', 1, 2],
  ['one wrong byte', [0xff], 'invalid byte sequence in UTF-8', 1, 1],
];

for (const [name, bytes, message, line, column] of encodings) {
  test(`an encoding error has a place: ${name}`, (t) => {
    const fault = decode(Uint8Array.from(bytes));
    if (typeof fault === 'string') return t.fail('it was decoded');
    t.like(fault, { message, line, column });
  });
}

test('the byte order mark of UTF-8 remains in the text', (t) => {
  t.is(decode(Uint8Array.from([0xef, 0xbb, 0xbf, 0x61])), '\ufeffa');
});

test('readSource returns a fault for an unreadable file', (t) => {
  const cwd = folder(t, { 'ok.pp': '$a = 1' });
  t.is(readSource(join(cwd, 'ok.pp'), 'ok.pp').text, '$a = 1');
  t.is(readSource(join(cwd, 'none.pp'), 'none.pp').fault?.message, 'No such file or directory');
  t.is(readSource(cwd, 'dir').fault?.message, 'Is a directory');
});

test('readSource does not read a file of 50 MB', (t) => {
  const cwd = folder(t, { 'large.pp': new Uint8Array(50 * 1024 * 1024) });
  t.is(
    readSource(join(cwd, 'large.pp'), 'large.pp').fault?.message,
    'The file has 52428800 bytes; the limit is 16777216',
  );
});

test('writeAtomically writes all files or none', (t) => {
  const cwd = folder(t, { 'a.js': 'old' });
  mkdirSync(join(cwd, 'a.js.map'));
  t.throws(
    () =>
      writeAtomically([
        { path: join(cwd, 'a.js'), content: 'new' },
        { path: join(cwd, 'a.js.map'), content: '{}' },
      ]),
    { code: 'EISDIR' },
  );
  t.is(readFileSync(join(cwd, 'a.js'), 'utf8'), 'old');
  t.deepEqual(readdirSync(cwd).sort(), ['a.js', 'a.js.map']);
});

test('the record removes only the unchanged outputs of deleted sources', (t) => {
  const cwd = folder(t, {
    'src/kept.pp': '',
    'out/x/gone.js': 'g',
    'out/x/edited.js': 'by hand',
    'out/own.js': 'mine',
    'out/kept.js': 'k',
  });
  const out = join(cwd, 'out');
  const record = BuildRecord.load(out);
  record.replace(join(cwd, 'src/gone.pp'), [{ path: join(out, 'x/gone.js'), content: 'g' }]);
  record.replace(join(cwd, 'src/edited.pp'), [{ path: join(out, 'x/edited.js'), content: 'as written' }]);
  record.replace(join(cwd, 'src/kept.pp'), [{ path: join(out, 'kept.js'), content: 'k' }]);
  record.save();

  const reloaded = BuildRecord.load(out);
  t.deepEqual(reloaded.removeStale(), [join(out, 'x/gone.js')]);
  t.false(existsSync(join(out, 'x/gone.js')));
  t.true(existsSync(join(out, 'x/edited.js')));
  t.true(existsSync(join(out, 'own.js')));
  t.true(existsSync(join(out, 'kept.js')));
});

test('the record removes outputs that a source no longer has', (t) => {
  const cwd = folder(t, { 'a.pp': '', 'out/a.js': 'code', 'out/a.js.map': 'map' });
  const out = join(cwd, 'out');
  const record = BuildRecord.load(out);
  record.replace(join(cwd, 'a.pp'), [
    { path: join(out, 'a.js'), content: 'code' },
    { path: join(out, 'a.js.map'), content: 'map' },
  ]);
  record.replace(join(cwd, 'a.pp'), [{ path: join(out, 'a.js'), content: 'code' }]);
  t.deepEqual(readdirSync(out), ['a.js']);
});

test('a damaged record removes no files', (t) => {
  const cwd = folder(t, { 'victim.js': 'v', 'out/.pptjs-build.json': '' });
  const out = join(cwd, 'out');
  for (const content of [
    '{',
    '[]',
    '{"outputs":3}',
    '{"outputs":{"../victim.js":{"source":"gone.pp","sha256":"4c94485e0c21ae6c41ce1dfe7b6bfaceea5ab68e40a2476f50208e526f506080"}}}',
  ]) {
    writeFileSync(join(out, '.pptjs-build.json'), content);
    t.deepEqual(BuildRecord.load(out).removeStale(), []);
  }
  t.true(existsSync(join(cwd, 'victim.js')));
  write(join(out, 'x'), '');
});
