import { CatalogCompiler, Environment, hieraData } from '@pptjs/catalog';
import { beginSourceCatalog, sourceTemplates } from '@pptjs/engine';
import {
  context,
  type EvaluationContext,
  fromJS,
  type LogEntry,
  provideServices,
  type PuppetHash,
  type Strictness,
  type Value,
} from '@pptjs/runtime/internal';

export interface EvaluationSettings {
  readonly facts: PuppetHash | undefined;
  /** The variables of the top scope besides facts. */
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly strict: Strictness;
  readonly log: (entry: LogEntry) => void;
}

/**
 * Creates contexts for sources without an environment: no modules, a new catalog for each source, and the built-in
 * variables (`$facts`, `$trusted`, `$environment`, …).
 */
export class Evaluator {
  readonly #environment = new Environment({ name: 'production', modulepath: [], code: '' });
  readonly #compilers = new Map<Strictness, CatalogCompiler>();
  /** The warnings that Puppet gives only once in a process. Lives as long as the evaluator. */
  readonly #warnings = new Set<string>();

  /** Runs `body` in a new context. */
  within<T>({ facts, variables = {}, strict, log }: EvaluationSettings, body: (context: EvaluationContext) => T): T {
    const factValues = facts === undefined ? {} : (Object.fromEntries(facts) as Record<string, Value>);
    return this.#compilerFor(strict).evaluate(
      { node: 'localhost', facts: factValues, serverFacts: { environment: 'production' }, log },
      () => {
        const current = context();
        beginSourceCatalog(current);
        provideServices(current, { templates: sourceTemplates });
        for (const [name, value] of Object.entries(variables)) current.scope.bind(name, fromJS(value));
        return body(current);
      },
    );
  }

  #compilerFor(strict: Strictness): CatalogCompiler {
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
