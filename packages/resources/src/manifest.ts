import {
  context,
  type ContextOptions,
  createContext,
  createTopScope,
  type Definition,
  type EvaluationContext,
  type Scope,
  toJS,
  type TopVariables,
  type Value,
  withContext,
  withinStack,
  withoutSignals,
  withScope,
} from '@pptjs/runtime/core';
import { CatalogError } from './errors.js';

interface ManifestParts {
  /** The Puppet file. */
  readonly file: string;
  /** Everything that the file defines, in order. */
  readonly definitions?: readonly Definition[];
  /** Why the definitions cannot be made known, in the reference's words. */
  readonly refused?: string;
  /** The statements outside of definitions; gives the value of the last one. */
  readonly body?: (scope: Scope) => Value;
}

export interface EvaluationOptions extends ContextOptions, TopVariables {}

export interface Evaluation {
  /** The value of the last statement, as a plain value (see `toJS`). */
  readonly value: unknown;
  /** The top-level variables that the manifest sets, as plain values. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A compiled Puppet file. */
export class Manifest implements Evaluation {
  readonly file: string;
  readonly #definitions: readonly Definition[];
  readonly #refused: string | undefined;
  readonly #body: ((scope: Scope) => Value) | undefined;
  #once: Evaluation | undefined;

  constructor({ file, definitions = [], refused, body }: ManifestParts) {
    this.file = file;
    this.#definitions = definitions;
    this.#refused = refused;
    this.#body = body;
  }

  /**
   * What the file defines, in order.
   * @throws {CatalogError} where a name is taken
   */
  get definitions(): readonly Definition[] {
    if (this.#refused !== undefined) throw new CatalogError(this.#refused);
    return this.#definitions;
  }

  /** The value of the last statement; the file is evaluated when this is first read, once, in the default context. */
  get value(): unknown {
    return this.#evaluated.value;
  }

  /**
   * The top-level variables that the file sets; it is evaluated when this is first read, once, in the default context.
   */
  get variables(): Readonly<Record<string, unknown>> {
    return this.#evaluated.variables;
  }

  get #evaluated(): Evaluation {
    return (this.#once ??= this.evaluate());
  }

  /**
   * Evaluates the file in a context of its own.
   * @throws {EvaluationError}
   */
  evaluate(options: EvaluationOptions = {}): Evaluation {
    const topScope = options.topScope ?? createTopScope(options);
    const given = new Set(Array.from(topScope.variables(), ([name]) => name));
    const value = toJS(this.run(createContext({ ...options, topScope })));
    const set = Array.from(topScope.variables()).filter(([name]) => !given.has(name));
    let variables: Readonly<Record<string, unknown>> | undefined;
    return {
      value,
      // Who wants the value alone need not wait for the others.
      get variables() {
        return (variables ??= plainVariables(set));
      },
    };
  }

  /**
   * Evaluates the file in a context that the host made, and gives the Puppet value of the last statement.
   * @throws {EvaluationError}
   */
  run(within: EvaluationContext = context()): Value {
    for (const definition of this.definitions) within.definitions.add(definition);
    return this.runBody(within);
  }

  /**
   * Evaluates the statements outside of definitions, for a host that has made the definitions known.
   * @throws {EvaluationError}
   */
  runBody(within: EvaluationContext): Value {
    const body = this.#body;
    if (body === undefined) return null;
    return withContext(within, () =>
      withinStack(() => withoutSignals(() => withScope(within.topScope, () => body(within.topScope)))),
    );
  }
}

function plainVariables(set: readonly (readonly [string, Value])[]): Readonly<Record<string, unknown>> {
  const variables = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of set) variables[name] = toJS(value);
  return variables;
}

/** What a Puppet file compiles to: the default export of its module. */
export function puppetManifest(parts: ManifestParts): Manifest {
  return new Manifest(parts);
}
