/** Places the packages as they are published in `node_modules/@pptjs` of a new folder: `place-packages.js <folder>`. */
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { packages } from '../examples/readmes.js';
import { packedFolder } from './pack.js';

const [folder = ''] = process.argv.slice(2);
const unfinished = `${folder}.${process.pid}`;
const target = join(unfinished, 'node_modules/@pptjs');
mkdirSync(target, { recursive: true });
for (const name of packages) {
  const packed = await packedFolder(name, target);
  if (packed !== join(target, name))
    cpSync(packed, join(target, name), { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
}
const parent = dirname(folder);
// Programs may be running in the folder of another process that has placed the same packages.
const older = readdirSync(parent).filter(
  (name) => name.startsWith('pptjs-packages-') && !name.includes('.') && name !== basename(folder),
);
for (const name of older) rmSync(join(parent, name), { recursive: true, force: true });
try {
  renameSync(unfinished, folder);
} catch {
  // Another process has placed the same packages.
  rmSync(unfinished, { recursive: true, force: true });
}
