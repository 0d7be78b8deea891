import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = join(root, 'packages');
const target = join(root, 'test-build');

/**
 * Bundles the built packages for the tests, to `test-build/packages`. A test process then reads some ten files in place of
 * several hundred small ones, which saves more than half of the CPU time of a start.
 *
 * `test-build` has the layout of the work tree: in `test-build/test`, the imports `@pptjs/catalog` and
 * `../../packages/cli/dist/index.js` lead to the bundles. All modules that tests import are entry points of one build, so
 * that there is one instance of each module. Other files of the packages are links.
 */
export async function bundlePackages() {
  const state = JSON.stringify({ time: timeOfBuild(), entries: entryPoints().map((path) => relative(packages, path)) });
  const stateFile = join(target, 'packages/bundled.json');
  if (existsSync(stateFile) && readFileSync(stateFile, 'utf8') === state) return;
  linkPackages();
  const unfinished = join(target, `packages.${process.pid}`);
  await bundle(unfinished);
  linkOtherFiles(unfinished);
  writeFileSync(join(unfinished, 'bundled.json'), state);
  rmSync(join(target, 'packages'), { recursive: true, force: true });
  renameSync(unfinished, join(target, 'packages'));
}

/** The time of the last change of a built package, in milliseconds. */
function timeOfBuild() {
  const files = packageNames().flatMap((name) =>
    readdirSync(join(packages, name))
      .filter((file) => /\.(?:json|tsbuildinfo)$/.test(file))
      .map((file) => join(packages, name, file)),
  );
  return Math.max(...[...files, fileURLToPath(import.meta.url)].map((path) => statSync(path).mtimeMs));
}

function packageNames() {
  return readdirSync(packages).filter((name) => existsSync(join(packages, name, 'package.json')));
}

/** The modules that packages export, that tests import by path, and that packages start as workers. */
function entryPoints() {
  const entries = new Set();
  for (const name of packageNames()) {
    const { exports = {} } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));
    for (const { default: module } of Object.values(exports))
      if (module !== undefined) entries.add(join(packages, name, module));
    for (const path of filesBelow(join(packages, name, 'dist'), '.js'))
      for (const [, worker] of readFileSync(path, 'utf8').matchAll(/new URL\('([^']+\.js)', import\.meta\.url\)/g))
        entries.add(join(dirname(path), worker));
  }
  for (const path of filesBelow(join(root, 'test'), '.ts'))
    for (const [, module] of readFileSync(path, 'utf8').matchAll(/\/packages\/([\w-]+\/dist\/[\w/-]+\.js)'/g))
      entries.add(join(packages, module));
  return [...entries].filter((path) => path.endsWith('.js') && existsSync(path)).toSorted();
}

function filesBelow(folder, extension) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith(extension))
    .map((path) => join(folder, path));
}

async function bundle(folder) {
  await build({
    entryPoints: entryPoints(),
    outbase: packages,
    outdir: folder,
    chunkNames: 'chunks/[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [{ name: 'packages', setup }],
  });
}

function setup({ onResolve, onLoad }) {
  // Libraries that are not part of the work tree are not bundled.
  onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('@pptjs/') ? undefined : { external: true }));
  // Modules find their files by URL, and a bundle has another one.
  onLoad({ filter: /\/packages\/[^/]+\/dist\/.*\.js$/ }, ({ path }) => {
    const code = readFileSync(path, 'utf8');
    if (!code.includes('import.meta.url')) return undefined;
    const url = pathToFileURL(join(target, relative(root, path))).href;
    return { contents: code.replaceAll('import.meta.url', JSON.stringify(url)) };
  });
}

/** Links everything except modules, source maps and declarations. */
function linkOtherFiles(folder) {
  const link = (path) => {
    const place = join(folder, relative(packages, path));
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(path, place);
  };
  const names = new Set(packageNames());
  for (const name of readdirSync(packages)) {
    if (!names.has(name)) {
      link(join(packages, name));
      continue;
    }
    for (const file of readdirSync(join(packages, name))) if (file !== 'dist') link(join(packages, name, file));
    for (const path of filesBelow(join(packages, name, 'dist'), '.cjs')) link(path);
  }
}

/** Creates `node_modules/@pptjs` in `test-build`, with links to the bundled packages. */
function linkPackages() {
  const scope = join(target, 'node_modules/@pptjs');
  rmSync(scope, { recursive: true, force: true });
  mkdirSync(scope, { recursive: true });
  for (const name of packageNames()) symlinkSync(join(target, 'packages', name), join(scope, name));
}
