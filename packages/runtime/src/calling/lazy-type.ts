import { context } from '../context/context.js';
import type { EvaluatedType, LazyType, TypeExpression } from '../context/definition.js';
import type { Scope } from '../context/scope.js';
import { currentDefinitions } from '../context/settings.js';
import { asType, type TypeSource } from '../type-reading/type-source.js';
import type { Predicate, PuppetType } from '../values/type.js';

/** A type that is created when it is first needed. */
export interface TypeConstant extends LazyType {
  isInstance(value: unknown): boolean;
}

/**
 * Returns a function that creates a type once and returns it again afterwards. A type of built-in names only is the
 * same in every evaluation. For other types, the type table of the current evaluation caches the result: what the
 * names denote depends on the definitions of the evaluation.
 */
export function lazyType(make: () => TypeSource): TypeConstant {
  let constant: PuppetType | undefined;
  /** The test of `constant`. Types of many classes share the getter of their tests, which engines optimize less. */
  let test: Predicate | undefined;
  const read = (): PuppetType => {
    if (constant !== undefined) return constant;
    const earlier = currentDefinitions();
    const resolved = earlier?.types.type(make);
    if (earlier !== undefined && resolved !== undefined) {
      // A type that contains this one depends on the names in it.
      earlier.resolution.lookups++;
      return resolved;
    }
    const lookupsBefore = earlier?.resolution.lookups ?? 0;
    const type = asType(make());
    // The first lookup of a name creates the definitions, and a lookup may replace their table.
    const definitions = currentDefinitions();
    if (definitions === undefined || definitions.resolution.lookups === lookupsBefore) constant = type;
    else definitions.types.setType(make, type);
    return type;
  };
  const isInstance = (value: unknown): boolean => {
    if (test !== undefined) return test(value);
    const type = read();
    if (type === constant) test = type.predicate;
    return type.isInstance(value);
  };
  return Object.assign(read, { isInstance });
}

/** Returns a type that depends on more than the names in it. `make` is called each time, with the top scope. */
export function evaluatedType(make: (scope: Scope) => TypeSource): EvaluatedType {
  return evaluatedEachTime(() => asType(make(context().topScope)));
}

/** Marks a type that is read each time. */
export function evaluatedEachTime(read: LazyType): EvaluatedType {
  return Object.assign(read, { isEvaluated: true as const });
}

/** Returns a function that evaluates a type of compiled code: once per type table, or each time if it is an evaluated type. */
export function readerOfType(expression: TypeExpression): LazyType {
  return 'isEvaluated' in expression ? expression : lazyType(expression);
}
