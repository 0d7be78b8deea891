import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFaults } from '@pptjs/build';
import test from 'ava';
import { decodeSource, findFiles, readSource, writeAtomically } from '../../packages/cli/dist/index.js';
import { folder } from './folder.js';
import { commandFile } from './process.js';

const EXTENSIONS = ['.pp', '.epp'];

test('a folder matches the sources below it', async (t) => {
  const cwd = folder(t, {
    'a/init.pp': '',
    'a/b/x.epp': '',
    'a/readme.md': '',
    'a/node_modules/n.pp': '',
    'a/.git/g.pp': '',
  });
  const found = await findFiles(['a'], cwd, EXTENSIONS);
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
  const found = await findFiles(['modules'], cwd, EXTENSIONS);
  t.deepEqual(
    found.files.map(({ file }) => file),
    ['modules/linked/init.pp', 'modules/own.pp'],
  );
});

test('findFiles returns each file once and lists paths without matches', async (t) => {
  const cwd = folder(t, { 'm/a.pp': '', 'm/b.pp': '', 'n/c.pp': '' });
  const found = await findFiles(['m/*.pp', 'm/a.pp', 'n/c.pp', 'none.pp', 'no/*.pp'], cwd, EXTENSIONS);
  t.deepEqual(
    found.files.map(({ file }) => file),
    ['m/a.pp', 'm/b.pp', 'n/c.pp'],
  );
  t.deepEqual(found.missing, ['none.pp', 'no/*.pp']);
});

test('findFiles lists folders without a source file', async (t) => {
  const cwd = folder(t, { 'm/a.txt': '' });
  const found = await findFiles(['m', 'n'], cwd, EXTENSIONS);
  t.deepEqual(found.emptyFolders, ['m']);
  t.deepEqual(
    sourceFaults(found, ['.pp', '.epp']).map(({ message }) => message),
    ['There is no such file, and no source file matches this path', 'This folder has no source file (.pp, .epp)'],
  );
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
    'Illegal UTF-16 Byte Order mark at beginning of input: [FF FE] - remove these from the source',
    1,
    1,
  ],
  [
    'UTF-16, big end first',
    [0xfe, 0xff, 0, 0x24],
    'Illegal UTF-16 Byte Order mark at beginning of input: [FE FF] - remove these from the source',
    1,
    1,
  ],
  [
    'UTF-32, little end first',
    [0xff, 0xfe, 0, 0],
    'Illegal UTF-32 Byte Order mark at beginning of input: [FF FE 0 0] - remove these from the source',
    1,
    1,
  ],
  [
    'UTF-32, big end first',
    [0, 0, 0xfe, 0xff],
    'Illegal UTF-32 Byte Order mark at beginning of input: [0 0 FE FF] - remove these from the source',
    1,
    1,
  ],
  [
    'SCSU',
    [0x0e, 0xfe, 0xff],
    'Illegal SCSU Byte Order mark at beginning of input: [E FE FF] - remove these from the source',
    1,
    1,
  ],
  ['Latin-1', [...Buffer.from('$a = 1\n# é caf'), 0xe9, 0x0a], 'invalid byte sequence in UTF-8', 2, 8],
  ['cut short', [0x61, 0xc3], 'invalid byte sequence in UTF-8', 1, 2],
  ['one wrong byte', [0xff], 'invalid byte sequence in UTF-8', 1, 1],
];

for (const [name, bytes, message, line, column] of encodings) {
  test(`an encoding error has a place: ${name}`, (t) => {
    const fault = decodeSource(Uint8Array.from(bytes));
    if (typeof fault === 'string') return t.fail('it was decoded');
    t.like(fault, { message, line, column });
  });
}

test('the byte order mark of UTF-8 remains in the text', (t) => {
  t.is(decodeSource(Uint8Array.from([0xef, 0xbb, 0xbf, 0x61])), '\ufeffa');
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

test('readSource ends for a device without end, and reads a pipe', (t) => {
  t.regex(readSource('/dev/zero', 'zero.pp').fault?.message ?? '', /^The file has more than 16777216 bytes/);
  t.is(readSource('/dev/null', 'null.pp').text, '');
  const script = `"$0" "$1" check --json --dialect puppet <(echo '$a = 1')`;
  t.regex(execFileSync('bash', ['-c', script, process.execPath, commandFile], { encoding: 'utf8' }), /"errors":0/);
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
