import { relative } from 'node:path';
import { relativePath } from '@pptjs/files';
import test from 'ava';

const PATHS: readonly (readonly [string, string])[] = [
  ['/a', '/a/b.pp'],
  ['/a', '/a/b/c.pp'],
  ['/a', '/a'],
  ['/a', '/a/'],
  ['/a', '/ab'],
  ['/a', '/b/c'],
  ['/a/', '/a/b'],
  ['/', '/a'],
  ['/a', '/a/b/'],
  ['/a', '/a//b'],
  ['/a', '/a/./b'],
  ['/a', '/a/../b'],
  ['/a', '/a/.b'],
  ['/a', '/a/b/..'],
  ['/a/../b', '/a/../b/c'],
  ['a', 'a/b'],
];

for (const [folder, path] of PATHS)
  test(`the path of ${path} relative to ${folder} is that of Node`, (t) => {
    t.is(relativePath(folder, path), relative(folder, path));
  });
