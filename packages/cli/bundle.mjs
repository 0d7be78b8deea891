/**
 * Bundles the command into `bundle`. `npm run build` runs this script after the compiler. src/start.ts describes the
 * start of the command. The files are written to another folder first, so that the command can run during a build.
 *
 *     bundle/start.cjs            src/start.ts
 *     bundle/lib/pptjs.cjs        src/bin.ts and everything that it imports, as the function of a CommonJS module
 *     bundle/lib/build-worker.js, command-worker.js, node-worker.js  start the bundle in a worker thread or process
 *     bundle/lib/import-module.cjs  imports modules of users (packages/files/src/import-module.ts)
 *     bundle/remote/puppetdb-thread.js  the thread with the connections to PuppetDB
 *     bundle/prism.wasm           Ruby's parser, for templates (packages/erb/src/parser/prism.ts)
 *     bundle/config.mjs           `defineConfig`, with config.d.mts and config.schema.json
 *     THIRD-PARTY-NOTICES         the licenses of the bundled libraries (packages/notices.mjs)
 *     bundle/package.json         states that the files are CommonJS modules
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import { build, transform } from 'esbuild';
import { writeNotices } from '../notices.mjs';
import { replaceFolder } from '../replace-folder.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Libraries and modules of Node that most runs of the command do not need. Without this list, the start takes about a tenth
 * longer.
 */
const LAZY_LIBRARIES = [
  '@eslint-community/regexpp',
  'acorn',
  'bcrypt-ts/browser',
  'modern-tar',
  'node-forge',
  'node:child_process',
  'node:fs/promises',
  'node:zlib',
  'oniguruma-to-es',
  'picomatch/posix.js',
  'refa',
  'scslre',
  'tinyglobby',
  'yaml',
];

/** Replaces each export of these with a proxy that loads the library or module at its first use. */
const lazyLibraries = {
  name: 'lazy-libraries',
  setup({ onResolve, onLoad }) {
    const filter = new RegExp(`^(?:${LAZY_LIBRARIES.join('|')})$`);
    onResolve({ filter }, ({ path, kind, resolveDir }) =>
      kind === 'import-statement' ? { path, namespace: 'lazy', pluginData: resolveDir } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'lazy' }, async ({ path, pluginData: resolveDir }) => ({
      contents: await lazyModule(path),
      resolveDir,
    }));
  },
};

/**
 * Puts the dialects other than Puppet into a function each. esbuild makes the functions of all modules functions of the bundle,
 * even those of modules that are loaded at their first use. V8 creates such functions at each start, from entries of the code
 * cache.
 */
const closedDialects = {
  name: 'closed-dialects',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]dialect-\w+[/\\]dist[/\\](?:index|migration)\.js$/ }, async ({ path }) => ({
      contents: await closedModule(path),
    }));
  },
};

/**
 * Leaves the import of users' modules to a file of its own: `import()` does not work in code that V8 restores from a code
 * cache.
 */
const importModule = {
  name: 'import-module',
  setup({ onResolve }) {
    onResolve({ filter: /\/import-module\.js$/ }, () => ({ path: './import-module.cjs', external: true }));
  },
};

/** The parts of node-forge that pptjs does not use and that nothing else in it needs. Keys with a passphrase are one of them. */
const UNUSED_FORGE = /^require\('\.\/(?:aesCipherSuites|ed25519|kem|log|pbe|pkcs12|rc2|ssh|tls)'\);$/gm;

const smallForge = {
  name: 'small-forge',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]node-forge[/\\]lib[/\\](?:index|pki)\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(UNUSED_FORGE, ''),
    }));
  },
};

/** A list of ranges of characters in a table of refa: `JSON.parse('[{"min":65,"max":90},…]')`. */
const RANGES = /JSON\.parse\('\[((?:\{"min":\d+,"max":\d+\},?)+)\]'\)/g;

/** A table of refa with the characters that each character equals if their case is ignored: `JSON.parse('{"65":[65,97],…}')`. */
const CASES = /JSON\.parse\('(\{(?:"\d+":\[\d+(?:,\d+)*\],?)+\})'\)/g;

/** A table of refa with sequences of characters: `JSON.parse("[[127464,127464],…]")`. */
const SEQUENCES = /JSON\.parse\("\[(?:\[\d+(?:,\d+)*\],?)+\]"\)/g;

/**
 * Writes the tables of Unicode properties in refa with fewer characters. They are half a megabyte of the installation: each
 * range becomes its distance from the last range and its length, and characters that differ in their case are listed once.
 * Sequences of characters are left out, because the regular expressions of Puppet have no names for them.
 */
const smallTables = {
  name: 'small-tables',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]refa[/\\]index\.js$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8')
        .replace(RANGES, (_, list) => `readRanges('${packedRanges(list)}')`)
        .replace(CASES, (_, table) => `readCases('${packedCases(table)}')`)
        .replace(SEQUENCES, '[]');
      return { contents: `${contents}\n${readRanges}\n${readCases}` };
    });
  },
};

function packedRanges(list) {
  let end = 0;
  return JSON.parse(`[${list}]`)
    .flatMap(({ min, max }) => {
      const numbers = [min - end, max - min];
      end = max;
      return numbers;
    })
    .map((number) => number.toString(36))
    .join(',');
}

/** The opposite of `packedRanges`. The bundle contains its source. */
function readRanges(packed) {
  const numbers = packed.split(',').map((text) => parseInt(text, 36));
  const ranges = [];
  for (let i = 0, end = 0; i < numbers.length; i += 2) {
    const min = end + numbers[i];
    end = min + numbers[i + 1];
    ranges.push({ min, max: end });
  }
  return ranges;
}

/**
 * Shortens the local names of libraries, which makes the bundle smaller by 0.2 MB. The code of pptjs keeps its names, which
 * the stacks of internal errors show. Libraries with a source map stay as they are: they can be bundles themselves, and the
 * notices list the sources in their maps.
 */
const shortNames = {
  name: 'short-names',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]node_modules[/\\].*\.[cm]?js$/ }, async ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (text.includes('//# sourceMappingURL=')) return undefined;
      const { code } = await transform(text, {
        target: COMMON.target,
        minifyIdentifiers: true,
        legalComments: 'inline',
      });
      return { contents: code };
    });
  },
};

/** Writes each set of equal characters once. All characters of a set have the same entry. */
function packedCases(table) {
  const entries = JSON.parse(table);
  const packed = [
    ...new Set(Object.values(entries).map((set) => set.map((each) => each.toString(36)).join(' '))),
  ].join();
  if (!isDeepStrictEqual(readCases(packed), entries)) throw new Error('refa has another table of cases');
  return packed;
}

/** The opposite of `packedCases`. The bundle contains its source. */
function readCases(packed) {
  const entries = {};
  for (const text of packed.split(',')) {
    const set = text.split(' ').map((each) => parseInt(each, 36));
    for (const each of set) entries[each] = set;
  }
  return entries;
}

async function lazyModule(library) {
  const names = Object.keys(await import(library)).filter((name) => name !== 'module.exports');
  const exports = names.map((name) =>
    name === 'default'
      ? `export default /* @__PURE__ */ lazy(() => load().default ?? load());`
      : `export const ${name} = /* @__PURE__ */ lazy(() => load().${name});`,
  );
  return `
    const load = () => require(${JSON.stringify(library)});
    const lazy = (value) => new Proxy(function () {}, {
      apply: (_, self, args) => Reflect.apply(value(), self, args),
      construct: (_, args) => Reflect.construct(value(), args),
      get: (_, name) => value()[name],
    });
    ${exports.join('\n')}
  `;
}

/** Returns a module with all modules of its package that it imports, as one module whose code is in a function. */
async function closedModule(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    outdir: dirname(path),
    write: false,
    bundle: true,
    format: 'esm',
    platform: COMMON.platform,
    target: COMMON.target,
    packages: 'external',
    // esbuild reads this map when it bundles the module.
    sourcemap: 'inline',
    sourcesContent: false,
  });
  const [code, map] = outputFiles[0].text.split(INLINE_MAP);
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const imports = body.filter(({ type }) => type === 'ImportDeclaration');
  const exports = body.filter(({ type }) => type === 'ExportNamedDeclaration');
  const names = exports
    .flatMap(({ specifiers }) => specifiers)
    .map(({ local, exported }) => ({ local: local.name, name: exported.name, outer: `exported_${exported.name}` }));
  const listOf = (show) => names.map(show).join(', ');
  // The function begins in a line of its own, and the declarations outside of it become spaces: no other position changes.
  const textOf = ({ start, end }) => code.slice(start, end);
  const first = `${imports.map(textOf).join('').replaceAll('\n', ' ')} const { ${listOf(({ name, outer }) => `${name}: ${outer}`)} } = (() => {`;
  const inner = [...imports, ...exports].reduce(
    (text, node) => text.slice(0, node.start) + textOf(node).replace(/./g, ' ') + text.slice(node.end),
    code,
  );
  const last = `return { ${listOf(({ name, local }) => `${name}: ${local}`)} }; })();`;
  const exported = `export { ${listOf(({ name, outer }) => `${outer} as ${name}`)} };`;
  return `${first}\n${inner}${last} ${exported}\n${INLINE_MAP}${mapOfNextLine(map)}\n`;
}

const INLINE_MAP = '//# sourceMappingURL=data:application/json;base64,';

/** Returns a source map for a text with one more line in front. */
function mapOfNextLine(base64) {
  const map = JSON.parse(Buffer.from(base64, 'base64').toString());
  return Buffer.from(JSON.stringify({ ...map, mappings: `;${map.mappings}` })).toString('base64');
}

const COMMON = {
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  charset: 'ascii',
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'external',
  logLevel: 'warning',
  metafile: true,
  // CommonJS has no import.meta.
  define: { 'import.meta.url': 'bundleUrl' },
  external: ['jiti'],
  banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
};

/** Stops if a file has other characters than ASCII. esbuild leaves them in the literals of regular expressions. */
function assertAscii(path) {
  const line = readFileSync(here(path), 'utf8').match(/^.*[^\0-\x7f].*$/m)?.[0];
  if (line !== undefined) throw new Error(`${path} has characters outside ASCII: ${line.slice(0, 200)}`);
}

/** Stops if a file contains `import()`: see the plugin `import-module`. */
function assertNoImport(path) {
  const text = readFileSync(here(path), 'utf8');
  simple(parse(text, { ecmaVersion: 'latest', allowHashBang: true }), {
    ImportExpression({ start, end }) {
      throw new Error(`${path} contains ${text.slice(start, end)}: call importModule of packages/files instead`);
    },
  });
}

rmSync(here('bundle-new'), { recursive: true, force: true });
const start = await build({
  ...COMMON,
  entryPoints: [here('dist/start.js')],
  outfile: here('bundle-new/start.cjs'),
  plugins: [lazyLibraries],
});
const main = await build({
  ...COMMON,
  entryPoints: [here('dist/bin.js')],
  outfile: here('bundle-new/lib/pptjs.cjs'),
  // The function that Node puts around a CommonJS module. start.ts runs the file without copying its text.
  banner: { js: `(function (exports, require, module, __filename, __dirname) {${COMMON.banner.js}` },
  footer: { js: '})' },
  // The packed bundle has no map, so it must not name one.
  sourcemap: 'external',
  sourcesContent: false,
  plugins: [closedDialects, lazyLibraries, smallForge, smallTables, importModule, shortNames],
});
await build({
  ...COMMON,
  entryPoints: [here('../files/dist/import-module.js')],
  outfile: here('bundle-new/lib/import-module.cjs'),
});
await build({
  ...COMMON,
  entryPoints: [here('../catalog/dist/remote/puppetdb-thread.js')],
  outfile: here('bundle-new/remote/puppetdb-thread.js'),
});
writeNotices(
  here('THIRD-PARTY-NOTICES'),
  'The bundle of the command `pptjs`',
  [start.metafile, main.metafile],
  JSON.parse(readFileSync(here('bundle-new/lib/pptjs.cjs.map'), 'utf8')).sources,
);
assertAscii('bundle-new/start.cjs');
assertAscii('bundle-new/lib/pptjs.cjs');
assertNoImport('bundle-new/lib/pptjs.cjs');
cpSync(createRequire(here('../erb/src/')).resolve('@ruby/prism/src/prism.wasm'), here('bundle-new/prism.wasm'));
const { commands, configurationDeclarations, configurationSchema } = await import('./dist/index.js');
writeFileSync(here('bundle-new/config.schema.json'), `${JSON.stringify(configurationSchema(commands))}\n`);
writeFileSync(here('bundle-new/config.d.mts'), configurationDeclarations(commands));
writeFileSync(here('bundle-new/config.mjs'), 'export const defineConfig = (configuration) => configuration;\n');
writeFileSync(here('bundle-new/package.json'), `${JSON.stringify({ type: 'commonjs' })}\n`);
for (const worker of ['build-worker', 'command-worker', 'node-worker'])
  writeFileSync(here(`bundle-new/lib/${worker}.js`), "require('../start.cjs');\n");
replaceFolder(here('bundle-new'), here('bundle'));
