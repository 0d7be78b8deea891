import {
  addToPending,
  callFromJavaScript,
  context,
  type ContextOptions,
  createContext,
  createTopScope,
  type Definition,
  type EvaluationContext,
  type FunctionDefinition,
  type PendingEvaluation,
  type Scope,
  settings,
  toJS,
  type TopVariables,
  type Value,
  withContext,
  pendingEvaluation,
  withScopeOf,
  withinStack,
  withoutSignals,
} from '@pptjs/runtime/core';
import { addDefinitions } from './compilation/definition-checks.js';
import type { Redefinition } from './compilation/redefined-entity.js';
import { locationOf } from './errors/place.js';
import { setRunningManifest } from './state/state.js';

interface FunctionsDescription {
  /** The Puppet file. */
  readonly file: string;
  /** The functions of the file in order. */
  readonly definitions: readonly FunctionDefinition[];
  /** Evaluates the statements outside of definitions. Returns the value of the last one. */
  readonly body?: () => Value;
}

interface ExpressionDescription {
  /** The Puppet file. */
  readonly file: string;
  /** Evaluates the statements outside of definitions. Returns the value of the last one. */
  readonly body: () => Value;
}

export interface ManifestDescription {
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
export abstract class Manifest<
  Variables extends object = Readonly<Record<string, unknown>>,
  Result = unknown,
> implements Evaluation<Variables, Result> {
  readonly file: string;
  readonly #body: () => Value;
  /** The evaluation in the default context. */
  #defaultEvaluation: Evaluation<Variables, Result> | undefined;

  constructor({ file, body }: ExpressionDescription) {
    this.file = file;
    this.#body = body;
  }

  /**
   * The definitions of the file in order.
   * @throws {CatalogError} if the file defines a name twice
   */
  abstract get definitions(): readonly Definition[];

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
  abstract evaluate(options?: EvaluationOptions): Evaluation<Variables, Result>;

  /**
   * Evaluates the file in a context that the host created.
   *
   * @param within the context; the current one by default
   * @returns the Puppet value of the last statement
   * @throws {EvaluationError}
   */
  abstract run(within?: EvaluationContext): Value;

  /**
   * Evaluates the statements outside of definitions, for a host that has added the definitions itself.
   * @throws {EvaluationError}
   */
  runBody(within: EvaluationContext): Value {
    setRunningManifest(within, this.file);
    return withContext(within, () => withScopeOf(within, within.topScope, () => this.runStatements()));
  }

  /** Evaluates the statements in the current scope. */
  protected runStatements(): Value {
    return withinStack(() => withoutSignals(this.#body));
  }
}

/** A compiled Puppet file that has no definitions and whose statements use no scope. Its bundle contains neither. */
class ExpressionManifest extends Manifest {
  override readonly definitions: readonly Definition[] = [];

  override evaluate(options: EvaluationOptions = {}): Evaluation {
    return this.evaluateIn(pendingEvaluation({ ...options, topVariables: options }));
  }

  protected evaluateIn(within: PendingEvaluation): Evaluation {
    setRunningManifest(within, this.file);
    const value = callFromJavaScript(() => withContext(within, () => this.runStatements()));
    return { value: toJS(value), variables: Object.create(null) as Readonly<Record<string, unknown>> };
  }

  override run(within?: EvaluationContext): Value {
    return callFromJavaScript(() => (within === undefined ? this.runStatements() : this.runBody(within)));
  }
}

/** A compiled Puppet file with functions whose statements use no scope. Its bundle contains neither scopes nor catalogs. */
class FunctionsManifest extends ExpressionManifest {
  override readonly definitions: readonly FunctionDefinition[];
  readonly #hasBody: boolean;

  constructor({ file, definitions, body }: FunctionsDescription) {
    super({ file, body: body ?? (() => null) });
    this.definitions = definitions;
    this.#hasBody = body !== undefined;
  }

  protected override evaluateIn(within: PendingEvaluation): Evaluation {
    addToPending(within, this.definitions);
    return super.evaluateIn(within);
  }

  override run(within?: EvaluationContext): Value {
    addToPending(within ?? settings(), this.definitions);
    return super.run(within);
  }

  override runBody(within: EvaluationContext): Value {
    return this.#hasBody ? super.runBody(within) : null;
  }
}

/** A compiled Puppet file with definitions, or whose statements use the scope. */
export class DeclaringManifest extends Manifest {
  readonly #definitions: readonly Definition[];
  readonly #redefined: Redefinition | undefined;
  readonly #body: ((scope: Scope) => Value) | undefined;
  readonly #settings: ManifestSettings;

  constructor({ file, definitions = [], redefined, body, settings = {} }: ManifestDescription) {
    super({ file, body: () => (body === undefined ? null : body(context().topScope)) });
    this.#definitions = definitions;
    this.#redefined = redefined;
    this.#body = body;
    this.#settings = settings;
  }

  override get definitions(): readonly Definition[] {
    if (this.#redefined !== undefined) throw this.#redefined(locationOf(context(), this.file));
    return this.#definitions;
  }

  override evaluate(options: EvaluationOptions = {}): Evaluation {
    const topScope = options.topScope ?? createTopScope(options);
    const predefined = new Set(Array.from(topScope.variables(), ([name]) => name));
    const value = toJS(this.run(createContext({ ...this.#settings, ...options, topScope })));
    const set = Array.from(topScope.variables()).filter(([name]) => !predefined.has(name));
    return new FinishedEvaluation(value, set);
  }

  override run(within: EvaluationContext = context()): Value {
    return callFromJavaScript(() =>
      withContext(within, () => {
        addDefinitions(this.definitions);
        return this.runBody(within);
      }),
    );
  }

  override runBody(within: EvaluationContext): Value {
    return this.#body === undefined ? null : super.runBody(within);
  }
}

/**
 * The result of an evaluation. Many callers read only the value, so the variables are converted when they are read. All results
 * share one getter: V8 creates a hidden class for each object literal with a getter, and keeps what the getter refers to.
 */
class FinishedEvaluation implements Evaluation {
  static readonly #getter: PropertyDescriptor & ThisType<FinishedEvaluation> = {
    enumerable: true,
    get() {
      return (this.#converted ??= plainVariables(this.#set));
    },
  };

  readonly value: unknown;
  declare readonly variables: Readonly<Record<string, unknown>>;
  readonly #set: readonly (readonly [string, Value])[];
  #converted: Readonly<Record<string, unknown>> | undefined;

  constructor(value: unknown, set: readonly (readonly [string, Value])[]) {
    this.value = value;
    this.#set = set;
    Object.defineProperty(this, 'variables', FinishedEvaluation.#getter);
  }
}

function plainVariables(set: readonly (readonly [string, Value])[]): Readonly<Record<string, unknown>> {
  const variables: Record<string, unknown> = Object.create(null);
  for (const [name, value] of set) variables[name] = toJS(value);
  return variables;
}

/** The default export of a compiled module. */
export function puppetManifest(description: ManifestDescription): Manifest {
  return new DeclaringManifest(description);
}

/** The default export of a compiled module that defines only functions, and whose statements use no scope. */
export function puppetFunctions(description: FunctionsDescription): Manifest {
  return new FunctionsManifest(description);
}

/** The default export of a compiled module without definitions whose statements use no scope. */
export function puppetExpression(description: ExpressionDescription): Manifest {
  return new ExpressionManifest(description);
}
