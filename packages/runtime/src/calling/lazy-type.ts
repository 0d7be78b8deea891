import { context } from '../context/context.js';
import type { LazyType, TypeExpression } from '../context/definition.js';
import { asType, type TypeSource } from '../type-reading/type-source.js';
import type { PuppetType } from '../values/type.js';

/**
 * Returns a function that creates a type once and returns it again afterwards. A type of built-in names only is the
 * same in every evaluation. For other types, the type table of the current evaluation remembers the result: what the
 * names denote depends on the definitions of the evaluation.
 */
export function lazyType(make: () => TypeSource): LazyType {
  let constant: PuppetType | undefined;
  return () => {
    if (constant !== undefined) return constant;
    const { definitions } = context();
    const { resolution } = definitions;
    const resolved = definitions.types.type(make);
    if (resolved !== undefined) {
      // A type that contains this one depends on the names in it.
      resolution.lookups++;
      return resolved;
    }
    const lookupsBefore = resolution.lookups;
    const type = asType(make());
    if (resolution.lookups === lookupsBefore) constant = type;
    // The evaluation may have replaced its table in the meantime.
    else definitions.types.setType(make, type);
    return type;
  };
}

/** Returns a function that evaluates a type of compiled code: once per type table, or each time if it takes the scope. */
export function readerOfType(expression: TypeExpression): LazyType {
  return expression.length === 0
    ? lazyType(expression as () => TypeSource)
    : () => asType(expression(context().topScope));
}
