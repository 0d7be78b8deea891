import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { homedir, hostname, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { buildImage } from '../../packages/ruby/dist/build-image.js';
import { Archive, createArchive } from '../../packages/ruby/dist/image/archive.js';
import { CODE_FILE, IMAGE_FILE, STANDARD_LIBRARY_FILE } from '../../packages/ruby/dist/image/ruby-files.js';
import { folder } from '../cli/folder.js';

/** Shorter texts occur in any file of this size. */
const MIN_LENGTH = 6;
/** Texts that the files of Ruby contain on every machine: words, and paths of a Unix system. */
const COMMON = /^(?:localhost|runner|ubuntu|xterm.*|en_US\.UTF-8|\/(?:bin|dev|etc|usr)\/[\w/.-]*)$/;

const image = readFileSync(IMAGE_FILE);
const library = readFileSync(STANDARD_LIBRARY_FILE);

/** The content of all files in the archive of the standard library. */
function textsOfLibrary(): Buffer {
  const archive = new Archive((position, length) => library.subarray(position, position + length));
  const contentOf = (path: string): readonly Uint8Array[] =>
    (archive.list(path) ?? []).flatMap((name) =>
      name.endsWith('/') ? contentOf(`${path}/${name.slice(0, -1)}`) : [archive.read(`${path}/${name}`)],
    );
  return Buffer.concat(contentOf(''));
}

test('the image and the library contain nothing of the machine that built them', (t) => {
  const libraryTexts = textsOfLibrary();
  const places = [
    process.cwd(),
    fileURLToPath(new URL('../..', import.meta.url)),
    process.execPath,
    homedir(),
    tmpdir(),
  ];
  // Settings such as `silent` and `production` are words that Ruby's own files contain.
  const settings = Object.values(process.env).filter((text) => !/^[a-z]+$/.test(text ?? ''));
  const texts = [...places, hostname(), userInfo().username, ...settings]
    .filter((text) => text !== undefined && text.length >= MIN_LENGTH && !COMMON.test(text))
    .map((text) => String(text));
  t.deepEqual(
    texts.filter((text) => image.includes(text) || libraryTexts.includes(text)),
    [],
  );
});

test('every build writes the same image, whatever the environment and the folder', (t) => {
  const { env } = process;
  const folder = process.cwd();
  process.env = {
    ...env,
    PPTJS_SECRET: 'secret-of-the-build',
    RUBYOPT: '-w',
    RUBYLIB: '/secret-of-the-build',
    TZ: 'Asia/Tokyo',
  };
  process.chdir('/');
  try {
    const built = buildImage();
    t.true(image.equals(built.image));
    t.true(readFileSync(CODE_FILE).equals(built.code));
    t.true(readFileSync(STANDARD_LIBRARY_FILE).equals(built.standardLibrary));
    t.false(image.includes('secret-of-the-build'));
  } finally {
    process.env = env;
    process.chdir(folder);
  }
});

test('the image and the library contain no private key', (t) => {
  for (const content of [image, textsOfLibrary()])
    t.false(/-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z0-9+/=]{20}/.test(content.toString('latin1')));
});

test('the image does not contain the texts of the standard library', (t) => {
  t.true(textsOfLibrary().includes('class PStore'));
  t.false(image.includes('class PStore'));
});

test('an archive returns its files and lists its folders', (t) => {
  const files = new Map([
    ['/a.rb', 'a = 1'],
    ['/b/c/d.rb', ''],
    ['/b/__proto__', '\0\xff'],
  ]);
  const bytes = createArchive(new Map(Array.from(files, ([path, text]) => [path, Buffer.from(text, 'latin1')])));
  const archive = new Archive((position, length) => bytes.subarray(position, position + length));
  for (const [path, text] of files) t.is(Buffer.from(archive.read(path)).toString('latin1'), text);
  t.deepEqual(archive.list(''), ['a.rb', 'b/']);
  t.deepEqual(archive.list('/b'), ['c/', '__proto__']);
  t.is(archive.list('/b/x'), undefined);
  t.throws(() => archive.read('/b/c'), { instanceOf: RangeError });
});

test('without a fitting image, Ruby starts with a warning', (t) => {
  const packages = fileURLToPath(new URL('../../packages/', import.meta.url));
  const directory = folder(t);
  for (const name of ['dist', 'ruby-lib', 'package.json'])
    cpSync(join(packages, 'ruby', name), join(directory, 'ruby', name), { recursive: true });
  symlinkSync(join(packages, '../node_modules'), join(directory, 'node_modules'));
  const code =
    "import { Interpreter } from './ruby/dist/index.js'; new Interpreter({ answer: () => '{}', print() {} });";
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: directory,
    encoding: 'utf8',
  });
  t.is(status, 0, stderr);
  t.regex(stderr, /Warning: The memory image of @pptjs\/ruby is missing or does not fit/);
});
