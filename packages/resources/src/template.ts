import {
  type Parameter,
  type PuppetHash,
  Scope,
  signalValue,
  type Template,
  type Value,
  withScope,
} from '@pptjs/runtime/core';
import { inFunction } from './errors.js';
import { enclosingScope } from './frame.js';
import { checkGiven } from './parameters.js';
import { frameFor } from './state.js';

/** What a template sees around it: one in a file only what is global, text in a call whatever the call sees. */
export function templateScope(scope: Scope, isFile: boolean): Scope {
  return isFile ? enclosingScope(frameFor(scope)) : scope;
}

/**
 * The text of an EPP template in a scope. `given` are the values of its parameters; one that does not name its
 * parameters takes any.
 * @throws {FunctionError} where the parameters do not fit
 */
export function evaluateTemplate(template: Template, given: PuppetHash | null, around: Scope): Value {
  const scope = new Scope('local', around);
  const values = new Map(Array.from(given ?? [], ([name, value]) => [String(name), value] as const));
  return withScope(scope, () => {
    const { parameters, body } = template;
    if (parameters === null) for (const [name, value] of values) scope.bind(name, value);
    else bind(parameters, values, scope);
    try {
      return body(
        scope,
        (parameters ?? []).map(({ name }) => values.get(name) ?? null),
      ) as Value;
    } catch (signal) {
      // `return()` and `next()` leave the template with another value than its text.
      return signalValue(signal);
    }
  });
}

function bind(parameters: readonly Parameter[], values: Map<string, Value>, scope: Scope): void {
  for (const { name, value } of parameters) {
    const given = values.get(name);
    if ((given === undefined || given === null) && value !== undefined) values.set(name, value(scope));
    const known = values.get(name);
    if (known !== undefined) scope.bind(name, known);
  }
  inFunction(() => checkGiven('lambda', parameters, values));
}
