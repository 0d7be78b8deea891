/**
 * Bundles the command into `bundle`. `npm run build` runs this script after the compiler. src/start.ts describes the
 * start of the command. The files are written to another folder first, so that the command can run during a build.
 *
 *     bundle/start.cjs            src/start.ts
 *     bundle/lib/*.cjs            src/bin.ts and everything that it imports, in functions that src/chunk-loader.ts calls
 *     bundle/lib/build-worker.js, command-worker.js, node-worker.js  start the bundle in a worker thread or process
 *     bundle/lib/import-module.cjs  imports modules of users (packages/files/src/import-module.ts)
 *     bundle/remote/puppetdb-thread.js  the thread with the connections to PuppetDB
 *     bundle/prism.wasm           Ruby's parser, for templates (packages/erb/src/parser/prism.ts)
 *     bundle/config.mjs           `defineConfig`, with config.d.mts and config.schema.json
 *     THIRD-PARTY-NOTICES         the licenses of the bundled libraries (packages/notices.mjs)
 *     bundle/package.json         states that the files are CommonJS modules
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { build, transform } from 'esbuild';
import { writeNotices } from '../notices.mjs';
import { replaceFolder } from '../replace-folder.mjs';
import { chunkFunction } from './chunk-functions.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Libraries and modules of Node that most runs of the command do not need. They are loaded at their first use. */
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

/** A library of `LAZY_LIBRARIES` is an entry point, and therefore a chunk of its own. */
const libraryEntries = {
  name: 'library-entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^library:/ }, ({ path }) => ({ path: path.slice('library:'.length), namespace: 'library' }));
    onLoad({ filter: /.*/, namespace: 'library' }, ({ path }) => ({
      contents: `export default require(${JSON.stringify(path)});`,
      resolveDir: here('.'),
    }));
  },
};

/** `library-node-forge` */
const libraryName = (library) => `library-${library.replace(/\W+/g, '-')}`;

const isOfNode = (library) => library.startsWith('node:');

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
    const load = () => ${isOfNode(library) ? `require(${JSON.stringify(library)})` : `loadChunk('${libraryName(library)}').default`};
    const lazy = (value) => new Proxy(function () {}, {
      apply: (_, self, args) => Reflect.apply(value(), self, args),
      construct: (_, args) => Reflect.construct(value(), args),
      get: (_, name) => value()[name],
    });
    ${exports.join('\n')}
  `;
}

const BUNDLE_URL = "const bundleUrl = require('node:url').pathToFileURL(__filename).href;";

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
  banner: { js: BUNDLE_URL },
};

/** Stops if a file has other characters than ASCII. esbuild leaves them in the literals of regular expressions. */
function assertAscii(path) {
  const line = readFileSync(here(path), 'utf8').match(/^.*[^\0-\x7f].*$/m)?.[0];
  if (line !== undefined) throw new Error(`${path} has characters outside ASCII: ${line.slice(0, 200)}`);
}

/** The number of characters from which a chunk has a file of its own. The other chunks are in the file of the first one. */
const MIN_FILE_SIZE = 64_000;

/** Writes the chunks of esbuild as functions to files in a folder. Returns the paths of the files. */
function writeChunks(outputFiles, folder) {
  const files = new Map([[FIRST_CHUNK, []]]);
  for (const { path, text } of outputFiles.filter((each) => each.path.endsWith('.js'))) {
    const name = basename(path, '.js');
    const member = `${JSON.stringify(name)}:${chunkFunction(text)}`;
    if (name === FIRST_CHUNK || member.length < MIN_FILE_SIZE) files.get(FIRST_CHUNK).push(member);
    else files.set(name, [member]);
  }
  mkdirSync(here(folder), { recursive: true });
  return Array.from(files, ([name, members]) => {
    const path = `${folder}/${name}.cjs`;
    // A function expression, as start.ts runs it.
    const text = `(function(require,loadChunk,__filename,__dirname){${BUNDLE_URL}return{${members.join(',\n')}}})\n`;
    writeFileSync(here(path), text);
    return path;
  });
}

const FIRST_CHUNK = 'pptjs';

rmSync(here('bundle-new'), { recursive: true, force: true });
const start = await build({
  ...COMMON,
  entryPoints: [here('dist/start.js')],
  outfile: here('bundle-new/start.cjs'),
  plugins: [lazyLibraries],
});
const main = await build({
  ...COMMON,
  format: 'esm',
  splitting: true,
  entryPoints: {
    [FIRST_CHUNK]: here('dist/bin.js'),
    ...Object.fromEntries(
      LAZY_LIBRARIES.filter((each) => !isOfNode(each)).map((each) => [libraryName(each), `library:${each}`]),
    ),
  },
  outdir: here('bundle-new/lib'),
  write: false,
  banner: {},
  legalComments: 'none',
  // The notices list the sources in the maps.
  sourcemap: 'external',
  sourcesContent: false,
  plugins: [lazyLibraries, libraryEntries, smallForge, smallTables, importModule, shortNames],
});
const chunkFiles = writeChunks(main.outputFiles, 'bundle-new/lib');
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
  main.outputFiles.filter(({ path }) => path.endsWith('.map')).flatMap(({ text }) => JSON.parse(text).sources),
);
for (const path of ['bundle-new/start.cjs', ...chunkFiles]) assertAscii(path);
cpSync(createRequire(here('../erb/src/')).resolve('@ruby/prism/src/prism.wasm'), here('bundle-new/prism.wasm'));
const { commands, configurationDeclarations, configurationSchema } = await import('./dist/index.js');
writeFileSync(here('bundle-new/config.schema.json'), `${JSON.stringify(configurationSchema(commands))}\n`);
writeFileSync(here('bundle-new/config.d.mts'), configurationDeclarations(commands));
writeFileSync(here('bundle-new/config.mjs'), 'export const defineConfig = (configuration) => configuration;\n');
writeFileSync(here('bundle-new/package.json'), `${JSON.stringify({ type: 'commonjs' })}\n`);
for (const worker of ['build-worker', 'command-worker', 'node-worker'])
  writeFileSync(here(`bundle-new/lib/${worker}.js`), "require('../start.cjs');\n");
replaceFolder(here('bundle-new'), here('bundle'));
