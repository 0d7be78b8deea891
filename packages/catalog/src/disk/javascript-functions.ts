import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { importModule } from '@pptjs/files';
import { evaluationError, type HostFunction, type NativeFunctionDefinition } from '@pptjs/runtime/internal';
import { NeedsLoading } from '../compiled/needs-loading.js';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import type { CatalogExtension } from '../extensions/catalog-extension.js';
import { hostFunctionDefinition, isHostFunction } from '../extensions/host-functions.js';
import { messages } from '../messages.js';

const FOLDER = 'functions';
const SEGMENT = /^[a-z_][a-z0-9_]*$/;

/**
 * Provides functions that modules define in JavaScript: `mymod::sub::f` in `mymod/functions/sub/f.js` (or `.mjs`), an
 * ES module that exports a function of `defineFunction`.
 *
 * @param isAllowed whether the code of the environment may run. Otherwise, a call of such a function fails
 */
export function javascriptFunctions(isAllowed: boolean): CatalogExtension {
  const files = new JavascriptFiles();
  return {
    findFunction: (environment, name) => {
      const file = fileOf(environment, name);
      if (file === undefined) return undefined;
      return isAllowed ? files.find(file, name) : refusedFunction(file, name);
    },
    functionNames,
    refresh: () => files.clear(),
  };
}

/**
 * The exported functions of each file, or the error of its code, by path. There are at most as many entries as files.
 * `clear` empties the cache.
 */
class JavascriptFiles {
  readonly #functions = new Map<string, readonly HostFunction[] | { readonly error: unknown }>();

  clear(): void {
    this.#functions.clear();
  }

  /**
   * @throws {NeedsLoading} if the file is not loaded yet
   * @throws {EvaluationError} if the code of the file fails, or the file does not export the function
   */
  find(file: string, name: string): NativeFunctionDefinition {
    const functions = this.#functions.get(file);
    if (functions === undefined) throw new NeedsLoading(`The function '${name}'`, () => this.#load(file));
    if (!('error' in functions)) return hostFunctionDefinition(functions, name, file);
    const { error } = functions;
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw evaluationError(messages.JAVASCRIPT_FAILED, { name, file, reason });
  }

  /** Node caches modules by URL, so a changed file gets another URL. Modules that it imports are not loaded again. */
  async #load(file: string): Promise<void> {
    const url = pathToFileURL(file);
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (modified !== undefined) url.searchParams.set('modified', String(modified));
    try {
      const namespace = (await importModule(url.href)) as Readonly<Record<string, unknown>>;
      this.#functions.set(file, Object.values(namespace).filter(isHostFunction));
    } catch (error) {
      this.#functions.set(file, { error });
    }
  }
}

function refusedFunction(file: string, name: string): NativeFunctionDefinition {
  const native = (): never => {
    throw evaluationError(messages.JAVASCRIPT_NOT_ALLOWED, { name, file });
  };
  return { kind: 'function', name, file, line: 1, native };
}

function functionNames({ modules, files }: CatalogEnvironment): readonly string[] {
  return modules.all.flatMap(({ name, directory }) => {
    const folder = files.within(directory, FOLDER);
    const paths = folder === undefined ? [] : files.below(folder).map((file) => file.slice(folder.length + 1));
    return paths.flatMap((path) => {
      const plain = /^(.*)\.m?js$/.exec(path)?.[1];
      return plain === undefined ? [] : [`${name}::${plain.replaceAll('/', '::')}`];
    });
  });
}

function fileOf({ modules }: CatalogEnvironment, name: string): string | undefined {
  const segments = name.split('::');
  const [module = '', ...path] = segments;
  if (path.length === 0 || !segments.every((segment) => SEGMENT.test(segment))) return undefined;
  const relative = `${FOLDER}/${path.join('/')}`;
  return modules.fileOf(module, `${relative}.js`) ?? modules.fileOf(module, `${relative}.mjs`);
}
