/**
 * Registers the loader once per process. This file is CommonJS because Node versions before 20.19 cannot `require` an
 * ES module. Those versions can only import `.pp` files.
 */
import Module = require('node:module');
import nodeUrl = require('node:url');

interface LoadResult {
  readonly format: 'module';
  readonly source: string;
  readonly shortCircuit: true;
}

type Load = (url: string, context: unknown, nextLoad: (url: string, context: unknown) => unknown) => unknown;

/** Members of `node:module` that the types of Node 20 do not declare. */
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
/** Several copies of this package may be in one process, so the mark is on the global object. */
const registered = Symbol.for('@pptjs/loader');
const state = globalThis as { [registered]?: true };

if (!state[registered]) {
  state[registered] = true;
  process.setSourceMapsEnabled(true);
  if (api.registerHooks) registerInThread(api.registerHooks);
  else registerAcrossThreads();
}

/** Newer versions of Node run the same synchronous hook for `import` and `require`. */
function registerInThread(registerHooks: NonNullable<ModuleApi['registerHooks']>): void {
  const { isPuppet, translate } = require('./translate.js') as Translate;
  registerHooks({
    load(url, context, nextLoad) {
      if (!isPuppet(url)) return nextLoad(url, context);
      return {
        format: 'module',
        source: translate(nodeUrl.fileURLToPath(url)),
        shortCircuit: true,
      } satisfies LoadResult;
    },
  });
}

/** Older versions of Node run the hook for `import` in another thread, and a handler of the extension for `require`. */
function registerAcrossThreads(): void {
  if (!api.register) throw new Error('@pptjs/loader needs Node 20.6 or newer');
  api.register('./hooks.js', nodeUrl.pathToFileURL(__filename));
  for (const extension of ['.pp', '.epp']) api._extensions[extension] = requirePuppet;
}

function requirePuppet(module: CompilableModule, file: string): void {
  let translator: Translate;
  try {
    translator = require('./translate.js') as Translate;
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_REQUIRE_ESM') throw error;
    throw new Error(
      `${file}: compiled Puppet code is an ES module, which this version of Node cannot require(); use import(), or Node 20.19 or newer`,
      { cause: error },
    );
  }
  module._compile(translator.translate(file), file, 'module');
}
