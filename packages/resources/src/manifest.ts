import {
  callFromJavaScript,
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
import type { Redefinition } from './compilation/redefined-entity.js';
import { locationOf } from './errors/place.js';
import { setRunningManifest } from './state/state.js';

interface ManifestDescription {
  /** The Puppet file. */
  readonly file: string;
  /** The definitions of the file in order. */
  readonly definitions?: readonly Definition[];
  /** The first definition whose name is used already, which is an error. */
  readonly redefined?: Redefinition;
  /** Evaluates the statements outside of definitions. Returns the value of the last one. */
  readonly body?: (scope: Scope) => Value;
  /** The settings of the language, for `evaluate`. Its options override them. */
  readonly settings?: ManifestSettings;
}

type ManifestSettings = Pick<ContextOptions, 'strict' | 'strictVariables'>;

export interface EvaluationOptions extends ContextOptions, TopVariables {}

export interface Evaluation<Variables extends object = Readonly<Record<string, unknown>>, Result = unknown> {
  /** The value of the last statement, as a plain value (see `toJS`). */
  readonly value: Result;
  /** The top-level variables that the manifest sets, as plain values. */
  readonly variables: Variables;
}

/**
 * A compiled Puppet file. The declarations of a module (`.d.ts`) say what its variables and its value are; for other
 * modules, these are unknown.
 */
export class Manifest<
  Variables extends object = Readonly<Record<string, unknown>>,
  Result = unknown,
> implements Evaluation<Variables, Result> {
  readonly file: string;
  readonly #definitions: readonly Definition[];
  readonly #redefined: Redefinition | undefined;
  readonly #body: ((scope: Scope) => Value) | undefined;
  readonly #settings: ManifestSettings;
  /** The evaluation in the default context. */
  #defaultEvaluation: Evaluation<Variables, Result> | undefined;

  constructor({ file, definitions = [], redefined, body, settings = {} }: ManifestDescription) {
    this.file = file;
    this.#definitions = definitions;
    this.#redefined = redefined;
    this.#body = body;
    this.#settings = settings;
  }

  /**
   * The definitions of the file in order.
   * @throws {CatalogError} if the file defines a name twice
   */
  get definitions(): readonly Definition[] {
    if (this.#redefined !== undefined) throw this.#redefined(locationOf(context(), this.file));
    return this.#definitions;
  }

  /** The value of the last statement. Evaluates the file in the default context when it is first read. */
  get value(): Result {
    return this.#evaluateOnce().value;
  }

  /** The top-level variables of the file. Evaluates the file in the default context when they are first read. */
  get variables(): Variables {
    return this.#evaluateOnce().variables;
  }

  #evaluateOnce(): Evaluation<Variables, Result> {
    return (this.#defaultEvaluation ??= this.evaluate());
  }

  /**
   * Evaluates the file in a new context.
   * @throws {EvaluationError}
   */
  evaluate(options: EvaluationOptions = {}): Evaluation<Variables, Result> {
    const topScope = options.topScope ?? createTopScope(options);
    const predefined = new Set(Array.from(topScope.variables(), ([name]) => name));
    const value = toJS(this.run(createContext({ ...this.#settings, ...options, topScope }))) as Result;
    const set = Array.from(topScope.variables()).filter(([name]) => !predefined.has(name));
    let variables: Variables | undefined;
    return {
      value,
      // Many callers read only the value, so the variables are converted on demand.
      get variables() {
        return (variables ??= plainVariables(set) as Variables);
      },
    };
  }

  /**
   * Evaluates the file in a context that the host created.
   * @returns the Puppet value of the last statement
   * @throws {EvaluationError}
   */
  run(within: EvaluationContext = context()): Value {
    for (const definition of this.definitions) within.definitions.add(definition);
    return callFromJavaScript(() => this.runBody(within));
  }

  /**
   * Evaluates the statements outside of definitions, for a host that has added the definitions itself.
   * @throws {EvaluationError}
   */
  runBody(within: EvaluationContext): Value {
    const body = this.#body;
    if (body === undefined) return null;
    setRunningManifest(within, this.file);
    return withContext(within, () =>
      withinStack(() => withoutSignals(() => withScope(within.topScope, () => body(within.topScope)))),
    );
  }
}

function plainVariables(set: readonly (readonly [string, Value])[]): Readonly<Record<string, unknown>> {
  const variables: Record<string, unknown> = Object.create(null);
  for (const [name, value] of set) variables[name] = toJS(value);
  return variables;
}

/** The default export of a compiled module. */
export function puppetManifest(description: ManifestDescription): Manifest {
  return new Manifest(description);
}
