import * as runtime from '@pptjs/runtime/internal';
import type { CheckOptions } from '@pptjs/transpiler';
import { findAttributeRange } from './attribute-ranges.js';
import { callingPlace, callPlaces, placeOfFrame } from './call-places.js';
import { type LoadedModule, loadModule } from './load-source.js';
import { findLoadedModule, MAX_LOADED_MODULES } from './loaded-modules.js';
import { addLocation } from './locate.js';
import { templateService } from './template-service.js';

export interface EvaluateOptions extends Omit<CheckOptions, 'epp'> {
  /** The evaluation's context. Defaults to a new context with `facts` and `strict`. */
  readonly context?: runtime.EvaluationContext;
  /** `$facts`, as plain values. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** The time that the evaluation may take, in seconds. Default: no limit. Only Node can end an evaluation. */
  readonly timeLimit?: number;
  /** The size of the heap of this process, in MiB, at which the evaluation fails. Default: no limit. Only in Node. */
  readonly memoryLimit?: number;
}

/**
 * Compiles Puppet source and evaluates it in this process.
 *
 * @returns the Puppet value of the last statement
 * @throws {PuppetSyntaxError} if the source does not compile
 * @throws {CatalogError} if the source defines something twice
 * @throws {EvaluationError} if the evaluation fails, with its place and Puppet's message
 * @throws {TimeLimitError} if the evaluation takes longer than `timeLimit`
 */
export function evaluateSource(source: string, options: EvaluateOptions = {}): runtime.Value {
  const { strict } = options;
  const context =
    options.context ??
    runtime.createContext({
      ...(strict && { strict }),
      topScope: runtime.createTopScope(options),
      definitions: new runtime.Definitions(builtins),
    });
  const evaluate = (): runtime.Value => evaluateWithin(context, source, options);
  const { timeLimit } = options;
  // An evaluation that the time limit ends cannot restore the outer limit of memory.
  return runtime.withMemoryLimit(options.memoryLimit, () =>
    timeLimit === undefined
      ? evaluate()
      : runtime.withTimeLimit(new runtime.TimeLimit(timeLimit * 1000), timeLimit, evaluate),
  );
}

function evaluateWithin(context: runtime.EvaluationContext, source: string, options: EvaluateOptions): runtime.Value {
  return runtime.withContext(context, () => {
    const { module } = load(source, { ...options, strict: context.strict, epp: false });
    const manifest = module as runtime.Manifest;
    provideMissingServices(context);
    runtime.checkDefinitions(manifest.definitions);
    try {
      return manifest.run(context);
    } catch (error) {
      throw addLocation(error, findLoadedModule);
    }
  });
}

/** Built-in functions are not definitions. The loader only adds their names to suggestions. */
const builtins: runtime.DefinitionLoader = {
  find: () => undefined,
  similarNames: (kind) => (kind === 'function' ? runtime.builtinFunctions().map(({ puppetName }) => puppetName) : []),
};

/** The templates of an evaluation, by file and text. Each evaluation of a template with warnings logs these again. */
const loadedTemplates = new runtime.ContextSlot<runtime.BoundedMap<string, runtime.Template>>();
const MAX_LOADED_TEMPLATES = 500;

/** Evaluates templates whose errors `evaluateSource` locates. */
export const sourceTemplates = templateService((text, file) => {
  const context = runtime.context();
  let stored = loadedTemplates.get(context);
  if (stored === undefined) loadedTemplates.set(context, (stored = new runtime.BoundedMap(MAX_LOADED_TEMPLATES)));
  const key = `${file}\0${text}`;
  const cached = stored.get(key);
  if (cached !== undefined) return cached;
  const { module, hasDiagnostics } = load(text, { file, epp: true, strict: context.strict });
  const template = module as runtime.Template;
  if (!hasDiagnostics) stored.set(key, template);
  return template;
});

/** The URLs of the modules that a context has loaded last. */
const loadedUrls = new runtime.ContextSlot<runtime.BoundedMap<string, null>>();

/** Loads a source in the current context. */
function load(source: string, options: CheckOptions): LoadedModule {
  const context = runtime.context();
  const loaded = loadModule(source, options);
  let urls = loadedUrls.get(context);
  if (urls === undefined) loadedUrls.set(context, (urls = new runtime.BoundedMap(MAX_LOADED_MODULES)));
  urls.set(loaded.url, null);
  return loaded;
}

/** Gives a context the services that it needs for a catalog and for templates, if its host has provided none. */
function provideMissingServices(context: runtime.EvaluationContext): void {
  const { templates: hostTemplates, places, catalog } = context.services;
  if (hostTemplates === undefined) runtime.provideServices(context, { templates: sourceTemplates });
  if (places === undefined) runtime.provideServices(context, { places: placeService(context) });
  if (catalog === undefined) beginSourceCatalog(context);
}

/** Begins a catalog in a context. Its messages have the places of calls in the sources that `evaluateSource` evaluates. */
export function beginSourceCatalog(context: runtime.EvaluationContext): void {
  runtime.beginCatalog(context, {
    locate: (trace) => callingPlace(trace, (frame) => placeOfFrame(frame, findLoadedModule)),
    locateCalls: (trace) => callPlaces(trace, findLoadedModule),
  });
  runtime.provideCatalog(context);
}

/** The place service for the modules that a context has loaded. Warnings of functions show no place. */
function placeService(context: runtime.EvaluationContext): runtime.PlaceService {
  return {
    of: () => null,
    attributeRange: (attribute) => {
      const modules = Array.from(loadedUrls.get(context)?.keys() ?? [], findLoadedModule);
      const candidates = modules.filter((module) => module !== undefined && module.file === attribute.file);
      return findAttributeRange(candidates, attribute);
    },
  };
}
