/**
 * Registers the loader, once a process. CommonJS, so that every Node 20 can `require` it: the oldest of them cannot
 * `require` an ES module, and there `.pp` files can only be imported.
 */
import Module = require('node:module');
import url = require('node:url');

interface LoadResult {
  readonly format: 'module';
  readonly source: string;
  readonly shortCircuit: true;
}

type Load = (address: string, context: unknown, nextLoad: (address: string, context: unknown) => unknown) => unknown;

/** What Node's versions have beyond the types of Node 20. */
interface ModuleApi {
  readonly register?: (specifier: string, parent: string | URL) => void;
  readonly registerHooks?: (hooks: { load: Load }) => void;
  readonly _extensions: Record<string, (module: CompilableModule, file: string) => void>;
}

interface CompilableModule {
  _compile(code: string, file: string, format: 'module'): void;
}

type Translate = typeof import('./translate.js', { with: { 'resolution-mode': 'import' } });

const api = Module as unknown as ModuleApi;
const registered = Symbol.for('@pptjs/loader');
const state = globalThis as { [registered]?: true };

if (!state[registered]) {
  state[registered] = true;
  process.setSourceMapsEnabled(true);
  if (api.registerHooks) registerInThread(api.registerHooks);
  else registerAcrossThreads();
}

/** Newer Node: one pair of synchronous hooks serves `import` and `require`. */
function registerInThread(registerHooks: NonNullable<ModuleApi['registerHooks']>): void {
  const { isPuppet, translate } = require('./translate.js') as Translate;
  registerHooks({
    load(address, context, nextLoad) {
      if (!isPuppet(address)) return nextLoad(address, context);
      return {
        format: 'module',
        source: translate(url.fileURLToPath(address)),
        shortCircuit: true,
      } satisfies LoadResult;
    },
  });
}

/** Older Node: `import` is served by a thread of its own, `require` by an extension handler. */
function registerAcrossThreads(): void {
  if (!api.register) throw new Error('@pptjs/loader needs Node 20.6 or newer');
  api.register('./hooks.js', url.pathToFileURL(__filename));
  for (const extension of ['.pp', '.epp']) api._extensions[extension] = requirePuppet;
}

function requirePuppet(module: CompilableModule, file: string): void {
  let translator: Translate;
  try {
    translator = require('./translate.js') as Translate;
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_REQUIRE_ESM') throw error;
    throw new Error(
      `${file}: this Node cannot require() ES modules, which compiled Puppet code is; import() it, or use Node 20.19 or newer`,
      { cause: error },
    );
  }
  module._compile(translator.translate(file), file, 'module');
}
