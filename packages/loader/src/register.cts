/**
 * Registers the loader once per process. This file is CommonJS because it handles the extensions of `require`, and an
 * application may preload it with `node --require @pptjs/loader/register`.
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
  readonly register: (specifier: string, parent: string | URL) => void;
  readonly registerHooks?: (hooks: { load: Load }) => void;
  readonly _extensions: Record<string, (module: CompilableModule, file: string) => void>;
}

interface CompilableModule {
  _compile(code: string, file: string, format: 'commonjs'): void;
}

type Translation = typeof import('./translate.js', { with: { 'resolution-mode': 'import' } });

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
  const translator = createTranslator();
  registerHooks({
    load(url, context, nextLoad) {
      if (!translator.accepts(url)) return nextLoad(url, context);
      return {
        format: 'module',
        source: translator.translateSync(url, 'esm'),
        shortCircuit: true,
      } satisfies LoadResult;
    },
  });
}

/**
 * Older versions of Node run the hook for `import` in another thread, and a handler of the extension for `require`. The
 * handler does not see the imports of an ES module, so `require` gets CommonJS modules.
 */
function registerAcrossThreads(): void {
  api.register('./hooks.js', nodeUrl.pathToFileURL(__filename));
  const translator = createTranslator();
  for (const extension of translator.extensions) {
    api._extensions[extension] = (module, path) => {
      const url = nodeUrl.pathToFileURL(path).href;
      if (translator.accepts(url)) module._compile(translator.translateSync(url, 'cjs'), path, 'commonjs');
    };
  }
}

function createTranslator(): InstanceType<Translation['Translator']> {
  const { Translator } = require('./translate.js') as Translation;
  return new Translator(process.cwd());
}
