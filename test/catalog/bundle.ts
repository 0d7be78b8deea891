import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import type { BuiltEnvironment } from '@pptjs/catalog';
import { compile, version } from '@pptjs/transpiler';
import { build, type Metafile, type Plugin } from 'esbuild';
import { writeIn } from './folder.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A bundle of a built environment, and its source map. */
export interface Bundle {
  readonly code: string;
  readonly map: string;
  readonly metafile: Metafile;
}

/** The differences from the description that `writeModules` writes, as JavaScript expressions. */
export interface Description {
  readonly compiler?: string;
  readonly dialect?: string;
  readonly ruby?: object;
}

/** Writes the modules of an environment by hand, from its files by path. Returns the path of the index. */
export function writeModules(files: Readonly<Record<string, string | Buffer>>, description: Description = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'modules-'));
  const modules: Record<string, string> = {};
  const imports: string[] = [];
  const parts: Record<'sources' | 'files' | 'functions', string[]> = { sources: [], files: [], functions: [] };
  for (const [path, content] of Object.entries(files)) {
    const module = `module${imports.length}`;
    const isFunction = path.endsWith('.mjs');
    imports.push(`import * as ${module} from './${isFunction ? path : `${path}.js`}';\n`);
    if (isFunction) {
      modules[path] = String(content);
      const [, , name = ''] = /modules\/(\w+)\/functions\/(\w+)/.exec(path) ?? [];
      parts.functions.push(`'widgets::${name}': { file: ${JSON.stringify(path)}, module: ${module} }`);
    } else if (/\.e?pp$/.test(path)) {
      Object.assign(modules, compiledModule(path, String(content)));
      parts.sources.push(`${JSON.stringify(path)}: { module: ${module} }`);
    } else {
      const value = typeof content === 'string' ? content : { base64: content.toString('base64') };
      modules[`${path}.js`] = `export default ${JSON.stringify(value)};\n`;
      parts.files.push(`${JSON.stringify(path)}: { module: ${module} }`);
    }
  }
  const members = Object.entries(parts).map(([name, entries]) => `${name}: { ${entries.join(', ')} }`);
  modules['index.js'] = `import { builtEnvironment } from '@pptjs/catalog/built';
${imports.join('')}export default /* @__PURE__ */ builtEnvironment({
  ...${JSON.stringify({ name: 'test', compiler: version, dialect: 'puppet', digest: 'sha256-', ...description })},
  modulepath: ['modules'], manifests: ['manifests/site.pp'], ${members.join(', ')},
});
`;
  writeIn(folder, modules);
  return join(folder, 'index.js');
}

function compiledModule(path: string, text: string): Record<string, string> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const { code, map } = compile(text, {
    file: path,
    sourceMap: 'external',
    mapSource: name,
    mapFile: `${name}.js.map`,
  });
  return { [`${path}.js`]: code ?? '', [`${path}.js.map`]: map ?? '' };
}

/** Resolves the imports of the modules in a temporary folder. */
const ownPackages: Plugin = {
  name: 'own-packages',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^@pptjs\// }, ({ path, kind, resolveDir }) =>
      `${resolveDir}/`.startsWith(ROOT) ? undefined : resolve(path, { kind, resolveDir: ROOT }),
    );
  },
};

/** Bundles a module and everything that it imports for engines without Node. */
export async function bundle(entryPoint: string, options: { readonly minify?: boolean } = {}): Promise<Bundle> {
  const outfile = join(mkdtempSync(join(tmpdir(), 'bundle-')), 'bundle.js');
  const { metafile } = await build({
    ...options,
    entryPoints: [entryPoint],
    bundle: true,
    format: 'iife',
    globalName: 'bundle',
    platform: 'browser',
    sourcemap: 'external',
    outfile,
    plugins: [ownPackages],
    logLevel: 'silent',
    metafile: true,
  });
  return { code: readFileSync(outfile, 'utf8'), map: readFileSync(`${outfile}.map`, 'utf8'), metafile };
}

/** Runs a bundle in a context that has no API of Node, and returns the environment that it exports. */
export function runBundle({ code }: Bundle): BuiltEnvironment {
  const context = createContext({ self: {}, atob, btoa, crypto, setTimeout, TextDecoder, TextEncoder, URL });
  const exported: unknown = runInContext(`${code};bundle.default`, context, { filename: 'bundle.js' });
  return exported as BuiltEnvironment;
}
