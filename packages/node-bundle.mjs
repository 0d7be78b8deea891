/**
 * Bundles a library for Node by entry point. Node then reads some ten files in place of some hundred small ones, which
 * makes an import several times as fast. Bundlers use the modules in `dist`, because they drop unused modules as a whole.
 *
 * The packed package has both, and each entry in its field `exports` has the condition `node`:
 *
 *     dist/        the modules, without source maps and most comments, and their declarations
 *     bundle/      the entry points for Node, with the libraries that they import, and `chunks` that they share
 *
 * The work tree has no bundles, so that a change needs only the compiler.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { parse } from 'acorn';
import { build, transform } from 'esbuild';
import { withIgnoreList } from './ignore-list.mjs';
import { writeNotices } from './notices.mjs';

/** The packages that are bundled for Node, by folder: those that compiled modules and the loader import. */
export const NODE_BUNDLES = ['runtime', 'resources', 'transpiler', 'engine'];

/**
 * Bundles the entry points of the built package in `source` to the folder `bundle` of `target`, and adds the condition
 * `node` to the package.json of `target`.
 *
 * @param target the same folder, or a copy of it
 */
export async function addNodeBundle(source, target) {
  const manifest = readManifest(target);
  const entries = Object.values(manifest.exports).filter((entry) => typeof entry === 'object');
  rmSync(join(target, 'bundle'), { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: Object.fromEntries(entries.map((entry) => [nameOf(entry), join(source, entry.default)])),
    outdir: join(target, 'bundle'),
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['@pptjs/*'],
    minifyWhitespace: true,
    minifySyntax: true,
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
  });
  placeSources(source, target);
  await removeMapsAndComments(join(target, 'dist'));
  writeNotices(join(target, 'bundle/THIRD-PARTY-NOTICES'), 'The bundle for Node', [metafile], []);
  manifest.exports = mapExports(manifest, (entry) => {
    const { default: module, ...others } = entry;
    return { ...others, node: `./bundle/${nameOf(entry)}.js`, default: module };
  });
  writeManifest(target, manifest);
}

/** Removes the condition `node` from the package.json of a folder, and the bundle. */
export function removeNodeBundle(folder) {
  const manifest = readManifest(folder);
  manifest.exports = mapExports(manifest, (entry) =>
    Object.fromEntries(Object.entries(entry).filter(([condition]) => condition !== 'node')),
  );
  writeManifest(folder, manifest);
  rmSync(join(folder, 'bundle'), { recursive: true, force: true });
}

/** `functions/index` for the module `./dist/functions/index.js` */
function nameOf(entry) {
  return /^\.\/dist\/(.+)\.js$/.exec(entry.default)[1];
}

function mapExports({ exports }, change) {
  return Object.fromEntries(
    Object.entries(exports).map(([name, entry]) => [name, typeof entry === 'object' ? change(entry) : entry]),
  );
}

/**
 * Makes the sources in the maps relative to the package in `target`, and lists all of them to be ignored: debuggers step
 * over the code of the libraries. The maps lead to lines, not columns, which makes them a quarter as large.
 */
function placeSources(source, target) {
  const folder = join(target, 'bundle');
  for (const path of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.map'))) {
    const file = join(folder, path);
    const at = join(file, '..');
    const map = JSON.parse(readFileSync(file, 'utf8'));
    map.sources = map.sources.map((each) => {
      const own = relative(source, join(at, each));
      return own.startsWith('..') ? each : relative(at, join(target, own)).replaceAll('\\', '/');
    });
    map.mappings = encode(decode(map.mappings).map(withoutColumns));
    writeFileSync(file, JSON.stringify(withIgnoreList({ ...map, names: [] })));
  }
}

/** Returns the segments of a line of JavaScript that lead to another line of the sources than the segment before. */
function withoutColumns(segments) {
  let source, line;
  return segments.flatMap(([at, ...original]) => {
    if (original[0] === source && original[1] === line) return [];
    [source, line] = original;
    return source === undefined ? [[at]] : [[at, source, line, 0]];
  });
}

/**
 * Removes the source maps of the modules in a folder, and their comments except those within classes. Editors show the comments
 * of the declarations, and debuggers of Node the sources, to which the maps of the bundle lead.
 */
async function removeMapsAndComments(folder) {
  for (const name of readdirSync(folder, { recursive: true }).filter((each) => each.endsWith('.js'))) {
    const path = join(folder, name);
    // `transform` keeps the annotations of calls without side effects, which bundlers need.
    const { code } = await transform(readFileSync(path, 'utf8'), {
      target: 'esnext',
      charset: 'utf8',
      legalComments: 'none',
    });
    writeFileSync(path, withTabs(code));
    rmSync(`${path}.map`, { force: true });
  }
}

/** Indents the lines of a module with tabs in place of two spaces, which makes the module smaller. */
function withTabs(code) {
  const texts = [];
  parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    onToken: ({ type, start, end }) => {
      if (type.label === 'template') texts.push({ start, end });
    },
  });
  const isText = (offset) => texts.some(({ start, end }) => start < offset && offset < end);
  return code.replace(/^(?: {2})+/gm, (spaces, offset) => (isText(offset) ? spaces : '\t'.repeat(spaces.length / 2)));
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function writeManifest(folder, manifest) {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
