import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskCache, moduleCacheDirectory, userCacheDirectory } from '@pptjs/files';
import test from 'ava';

const folder = (): string => mkdtempSync(join(tmpdir(), 'disk-cache-'));

/** The paths of all files below a folder. */
function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((path) => statSync(path).isFile());
}

test('an entry is found under all parts of its key, and under no other key', (t) => {
  const cache = new DiskCache(folder());
  cache.write(['a', 'bc'], 'ü\n');
  t.is(cache.read(['a', 'bc']), 'ü\n');
  for (const key of [['ab', 'c'], ['a', 'bc', ''], ['a'], []]) t.is(cache.read(key), undefined);
  cache.write(['a', 'bc'], 'new');
  t.is(cache.read(['a', 'bc']), 'new');
});

test('bytes are read as they were written', (t) => {
  const cache = new DiskCache(folder());
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  cache.write(['bytes'], bytes);
  t.deepEqual([...(cache.readBytes(['bytes']) ?? [])], [...bytes]);
});

test('a result is computed once', (t) => {
  const cache = new DiskCache(folder());
  let computed = 0;
  const compute = (): string => `result ${++computed}`;
  t.is(cache.getOrCompute(['x'], compute), 'result 1');
  t.is(cache.getOrCompute(['x'], compute), 'result 1');
  t.throws(() =>
    cache.getOrCompute(['y'], () => {
      throw new Error('no');
    }),
  );
  t.is(cache.read(['y']), undefined);
});

test('a damaged entry counts as missing', (t) => {
  const directory = folder();
  const cache = new DiskCache(directory);
  cache.write(['x'], 'a content of some length');
  const [path = ''] = filesBelow(directory);
  const whole = readFileSync(path);
  for (const damaged of [whole.subarray(0, 0), whole.subarray(0, 70), Buffer.from(whole).fill(7, 70)]) {
    writeFileSync(path, damaged);
    t.is(cache.read(['x']), undefined);
  }
});

test('entries and their folders are private to the user', (t) => {
  const directory = join(folder(), 'new');
  const cache = new DiskCache(directory);
  cache.write(['x'], 'content');
  const [path = ''] = filesBelow(directory);
  t.is(statSync(path).mode & 0o777, 0o600);
  t.is(statSync(directory).mode & 0o777, 0o700);
});

test('an entry that another user could have written counts as missing', (t) => {
  const directory = folder();
  const cache = new DiskCache(directory);
  cache.write(['x'], 'content');
  const [path = ''] = filesBelow(directory);
  for (const mode of [0o620, 0o602]) {
    chmodSync(path, mode);
    t.is(cache.read(['x']), undefined);
  }
  chmodSync(path, 0o644);
  t.is(cache.read(['x']), 'content');
});

test('a pipe in place of an entry counts as missing, and is not waited for', (t) => {
  const directory = folder();
  const cache = new DiskCache(directory);
  cache.write(['x'], 'content');
  const [path = ''] = filesBelow(directory);
  rmSync(path);
  execFileSync('mkfifo', ['-m', '600', path]);
  t.is(cache.read(['x']), undefined);
});

test('an entry with the name of another one counts as missing', (t) => {
  const directory = folder();
  const cache = new DiskCache(directory);
  cache.write(['x'], 'content');
  const [first = ''] = filesBelow(directory);
  cache.write(['y'], 'other');
  const second = filesBelow(directory).find((path) => path !== first)!;
  renameSync(first, second);
  t.is(cache.read(['y']), undefined);
});

test('a cache that cannot be used has no entries', (t) => {
  const path = join(folder(), 'file');
  writeFileSync(path, '');
  const cache = new DiskCache(path);
  t.notThrows(() => cache.write(['x'], 'content'));
  t.is(cache.read(['x']), undefined);
  t.is(
    cache.getOrCompute(['x'], () => 'computed'),
    'computed',
  );
});

test('a full cache deletes the entries that were written first, and no other files', (t) => {
  const directory = folder();
  const cache = new DiskCache(directory, { maxEntries: 4 });
  writeFileSync(join(directory, 'README'), '');
  for (let index = 1; index <= 5; index++) {
    const before = new Set(filesBelow(directory));
    cache.write([`${index}`], `content ${index}`);
    for (const path of filesBelow(directory)) if (!before.has(path)) utimesSync(path, index, index);
  }
  t.deepEqual(
    [1, 2, 3, 4, 5].map((index) => cache.read([`${index}`])),
    [undefined, undefined, 'content 3', 'content 4', 'content 5'],
  );
  t.is(filesBelow(directory).length, 4);
});

test('PPTJS_CACHE names the folder or turns the cache off', (t) => {
  for (const find of [userCacheDirectory, (env: Record<string, string>) => moduleCacheDirectory('/a/b.pp', env)]) {
    t.is(find({ PPTJS_CACHE: '/cache' }), '/cache');
    t.is(find({ PPTJS_CACHE: 'off' }), undefined);
  }
  t.is(userCacheDirectory({ XDG_CACHE_HOME: '/home/x/.cache' }), '/home/x/.cache/pptjs');
  t.is(moduleCacheDirectory('/nowhere/b.pp', { XDG_CACHE_HOME: '/c' }), '/c/pptjs');
});
