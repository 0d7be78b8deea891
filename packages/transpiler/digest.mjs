/**
 * Writes a digest of the built code to dist/digest.js, in place of the output of src/digest.ts. The digest is part of the
 * compiler's version and therefore of every disk cache key, so results of another compiler are never used.
 * packages/build.mjs runs this script after each compilation.
 *
 * The digest covers the packages that the results depend on: the compiler with its dialects, the runtime with the
 * resources, the compiler of templates, what describes Ruby code, Hiera, whose parsed data are cached too, and the type
 * checker with the definitions that it finds in environments and in stdlib.
 *
 *     node packages/transpiler/digest.mjs            write the digest
 *     node packages/transpiler/digest.mjs --print    print the digest
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGES = [
  'catalog',
  'checker',
  'dialect-puppet3',
  'dialect-rightscale',
  'dialect-terraform',
  'erb',
  'hiera',
  'resources',
  'ruby',
  'ruby-code',
  'runtime',
  'stdlib',
  'transpiler',
];
const packages = fileURLToPath(new URL('..', import.meta.url));
const digestFile = `${packages}transpiler/dist/digest.js`;

const filesBelow = (folder) =>
  readdirSync(`${packages}${folder}`, { recursive: true })
    .filter((path) => /\.(?:js|rb)$/.test(path))
    .toSorted()
    .map((path) => `${packages}${folder}/${path}`);

const hash = createHash('sha256');
for (const path of [...PACKAGES.map((name) => `${name}/dist`), 'ruby/ruby-lib'].flatMap(filesBelow)) {
  if (path !== digestFile)
    hash.update(path.slice(packages.length)).update('\0').update(readFileSync(path)).update('\0');
}
const digest = hash.digest('hex').slice(0, 16);

if (process.argv.includes('--print')) console.log(digest);
else writeFileSync(digestFile, `export const NO_DIGEST = 'sources';\nexport const digest = '${digest}';\n`);
