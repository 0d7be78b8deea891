import * as runtime from '@pptjs/runtime';
import type { CheckOptions } from '@pptjs/transpiler';
import { loadSource } from './load-source.js';
import { findLoadedModule } from './loaded-modules.js';
import { addLocation } from './locate.js';
import { templateService } from './template-service.js';

export interface EvaluateOptions extends Omit<CheckOptions, 'epp'> {
  /** The evaluation's context. Defaults to a new context with `facts` and `strict`. */
  readonly context?: runtime.EvaluationContext;
  /** `$facts`, as plain values. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/**
 * Compiles Puppet source and evaluates it in this process.
 *
 * @returns the Puppet value of the last statement
 * @throws {PuppetSyntaxError} if the source does not compile
 * @throws {CatalogError} if the source defines something twice
 * @throws {EvaluationError} if the evaluation fails, with its place and Puppet's message
 */
export function evaluateSource(source: string, options: EvaluateOptions = {}): runtime.Value {
  const { strict } = options;
  const context =
    options.context ?? runtime.createContext({ ...(strict && { strict }), topScope: runtime.createTopScope(options) });
  return runtime.withContext(context, () => {
    const manifest = loadSource(source, { ...options, strict: context.strict, epp: false }) as runtime.Manifest;
    provideMissingServices(context);
    runtime.checkDefinitions(manifest.definitions);
    try {
      return manifest.run(context);
    } catch (error) {
      throw addLocation(error, findLoadedModule);
    }
  });
}

const templates = templateService(
  (text, file) => loadSource(text, { file, epp: true, strict: runtime.context().strict }) as runtime.Template,
);

/** Gives a context a template service and a catalog to declare resources in, if its host has provided none. */
function provideMissingServices(context: runtime.EvaluationContext): void {
  if (runtime.findService('templates') === undefined) runtime.provideServices(context, { templates });
  if (runtime.findService('catalog') !== undefined) return;
  runtime.beginCatalog(context);
  runtime.provideCatalog(context);
}
