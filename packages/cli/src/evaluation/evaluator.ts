import { CatalogCompiler, Environment, hieraData } from '@pptjs/catalog';
import {
  beginCatalog,
  context,
  type EvaluationContext,
  type LogEntry,
  provideCatalog,
  type PuppetHash,
  type Value,
} from '@pptjs/runtime';
import type { Strict } from '../commands/options.js';

export interface EvaluationSettings {
  readonly facts: PuppetHash | undefined;
  readonly strict: Strict;
  readonly log: (entry: LogEntry) => void;
}

/**
 * Makes contexts for sources that stand alone: an environment without modules, a catalog of its own for each, and what
 * belongs to the language (`$facts`, `$trusted`, `$environment`, …).
 */
export class Evaluator {
  readonly #environment = new Environment({ name: 'production', modulepath: [], code: '' });
  readonly #compilers = new Map<Strict, CatalogCompiler>();
  /** What was warned of once in the process. */
  readonly #warnings = new Set<string>();

  /** Runs `body` in a new context. */
  within<T>({ facts, strict, log }: EvaluationSettings, body: (context: EvaluationContext) => T): T {
    const given = facts === undefined ? {} : (Object.fromEntries(facts) as Record<string, Value>);
    return this.#compilerFor(strict).evaluate(
      { node: 'localhost', facts: given, serverFacts: { environment: 'production' }, log },
      () => {
        const here = context();
        beginCatalog(here);
        provideCatalog(here);
        return body(here);
      },
    );
  }

  #compilerFor(strict: Strict): CatalogCompiler {
    let compiler = this.#compilers.get(strict);
    if (compiler === undefined) {
      compiler = new CatalogCompiler({
        environment: this.#environment,
        strict,
        warnings: this.#warnings,
        extensions: [hieraData()],
      });
      this.#compilers.set(strict, compiler);
    }
    return compiler;
  }
}
