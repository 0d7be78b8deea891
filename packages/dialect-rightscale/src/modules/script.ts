/** The exports of a compiled module: the script itself, and its definitions. */
import { fail } from '../errors/error.js';
import {
  currentEvaluation,
  DEFAULT_LIMITS,
  Evaluation,
  type Limits,
  withEvaluation,
} from '../evaluation/evaluation.js';
import { collectionFromJavaScript, findCollection, fromJavaScript, toJavaScript } from '../values/javascript.js';
import type { ResourceCollection } from '../values/resource-collection.js';
import type { Value } from '../values/value.js';
import { uninitialized } from './statements.js';

/** The variables that the host passes to a script. */
export class Variables {
  readonly #values = new Map<string, Value>();

  /**
   * @param variables the values by name. A name without `$` or `@` is a variable. `$$x` and `@@x` are global. A
   *   resource collection without `@` in its name is also the reference of that name.
   * @throws the failures `variable` and `not-a-collection`
   */
  constructor(variables: Readonly<Record<string, unknown>>) {
    for (const [name, value] of Object.entries(variables)) {
      const fullName = /^[$@]/.test(name) ? name : `$${name}`;
      const isReference = fullName.startsWith('@');
      this.#values.set(
        fullName,
        isReference ? collectionFromJavaScript(value, fullName) : fromJavaScript(value, fullName),
      );
    }
    for (const [name, value] of Object.entries(variables)) {
      const reference = name.replace(/^\$?(?=\w)/, '@');
      const collection = reference.startsWith('@') ? findCollection(value) : null;
      if (collection !== null && !this.#values.has(reference)) this.#values.set(reference, collection);
    }
  }

  /** The value of a variable; null if the host passes none. */
  value(name: string): Value {
    return this.#values.get(name) ?? null;
  }

  /** The collection of a reference that the script certainly reads. */
  reference(name: string): Value {
    return this.#values.get(name) ?? uninitialized(name);
  }

  optionalReference(name: string): Value | undefined {
    return this.#values.get(name);
  }

  /** The global variables and references. */
  *globals(): Iterable<[name: string, value: Value]> {
    for (const [name, value] of this.#values) if (/^(?:\$\$|@@)/.test(name)) yield [name, value];
  }
}

/**
 * A compiled script, a function of its variables.
 *
 * @param variables the values by name: `{ price: 3, '@servers': resourceCollection('servers', hrefs) }`
 * @param limits bounds for this evaluation
 * @returns the value of the last statement as a JavaScript value
 * @throws {RightScaleError}
 */
export interface Script {
  (variables?: Readonly<Record<string, unknown>>, limits?: Partial<Limits>): unknown;
  /** Evaluates the script to a value of the language. */
  evaluate(variables: Readonly<Record<string, unknown>>, limits?: Partial<Limits>): Value;
}

/** Creates the default export of a module. */
export function script(body: (variables: Variables) => Value): Script {
  const evaluate = (variables: Readonly<Record<string, unknown>>, limits: Partial<Limits> = {}): Value => {
    const evaluation = new Evaluation({ ...DEFAULT_LIMITS, ...limits });
    return withEvaluation(evaluation, () => {
      const values = new Variables(variables);
      for (const [name, value] of values.globals()) evaluation.globals.set(name, value);
      return body(values);
    });
  };
  const run = (variables: Readonly<Record<string, unknown>> = {}, limits?: Partial<Limits>): unknown =>
    toJavaScript(evaluate(variables, limits));
  return Object.assign(run, { evaluate });
}

/** How a definition is described in a module. */
export interface DefinitionDescription {
  readonly name: string;
  /** The names of the parameters with their sigils. */
  readonly parameters: readonly string[];
  /** The names of the variables that are returned. */
  readonly returns: readonly string[];
  readonly body: (...values: Value[]) => Value | readonly Value[] | void;
}

/**
 * Creates the function of a definition for JavaScript. It takes and returns JavaScript values: nothing, the value that
 * the definition returns, or an array of several values. Each call is an evaluation of its own.
 */
export function definition({
  name,
  parameters,
  returns,
  body,
}: DefinitionDescription): (...values: unknown[]) => unknown {
  return (...values) => {
    const run = (): unknown => {
      if (values.length !== parameters.length) {
        const expected = `${parameters.length} argument${parameters.length === 1 ? '' : 's'}`;
        return fail('arguments', { name, expected, actual: String(values.length) });
      }
      const converted = parameters.map((parameter, at): Value | ResourceCollection =>
        parameter.startsWith('@')
          ? collectionFromJavaScript(values[at], parameter)
          : fromJavaScript(values[at], parameter),
      );
      const result = call(body, ...converted);
      if (returns.length === 0) return undefined;
      return toJavaScript((result ?? null) as Value);
    };
    return withEvaluation(currentEvaluation() ?? new Evaluation(), run);
  };
}

/** `call name(…)`: calls the body of a definition. */
export function call<Result>(body: (...values: Value[]) => Result, ...values: Value[]): Result {
  const evaluation = currentEvaluation();
  evaluation?.enter();
  try {
    return body(...values);
  } finally {
    evaluation?.leave();
  }
}
