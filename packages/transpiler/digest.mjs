/**
 * Puts a digest of the built code into the built version: whatever a cache on disk holds was made by the same compiler,
 * or is not found. Run by `npm run build` and before packing; with `--print` it only says the digest. What the compiler
 * and the readers of data depend on counts as well: runtime and hiera.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGES = ['hiera', 'resources', 'runtime', 'transpiler'];
const packages = fileURLToPath(new URL('..', import.meta.url));
const versionFile = `${packages}transpiler/dist/version.js`;

const filesOf = (name) =>
  readdirSync(`${packages}${name}/dist`, { recursive: true })
    .filter((path) => path.endsWith('.js'))
    .toSorted()
    .map((path) => `${packages}${name}/dist/${path}`);

const hash = createHash('sha256');
for (const path of PACKAGES.flatMap(filesOf)) {
  if (path !== versionFile)
    hash.update(path.slice(packages.length)).update('\0').update(readFileSync(path)).update('\0');
}
const digest = hash.digest('hex').slice(0, 16);

if (process.argv.includes('--print')) console.log(digest);
else record();

function record() {
  const version = readFileSync(versionFile, 'utf8');
  const built = version.replace(/(version = '[^+]*)\+\w+'/, `$1+${digest}'`);
  if (!built.includes(digest)) throw new Error(`${versionFile} has no version to put a digest into`);
  if (built !== version) writeFileSync(versionFile, built);
}
