import * as runtime from '@pptjs/runtime';
import type { CheckOptions } from '../compile.js';
import { withPlace } from '../locate/index.js';
import { loadSource } from './load-source.js';
import { provideMissingServices } from './services.js';
import { unitAt } from './units.js';

export interface EvaluateOptions extends Omit<CheckOptions, 'epp'> {
  /** Who evaluates; a new context with `facts` and the strictness where it is not given. */
  readonly context?: runtime.EvaluationContext;
  /** `$facts`, as plain values. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/**
 * Compiles Puppet source and evaluates it, at once and in this process.
 *
 * @returns the Puppet value of its last statement
 * @throws {PuppetSyntaxError} where it does not compile
 * @throws {CatalogError} where it defines something twice
 * @throws {EvaluationError} where it fails, with its place and the message that the reference gives
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
      throw withPlace(error, unitAt);
    }
  });
}
