import { context } from '../context/context.js';
import type { LazyType, TypeExpression } from '../context/definition.js';
import { asType, type TypeSource } from '../type-reading/type-source.js';
import type { Predicate, PuppetType } from '../values/type.js';

/** A type that is created when it is first needed. */
export interface TypeConstant extends LazyType {
  isInstance(value: unknown): boolean;
}

/**
 * Returns a function that creates a type once and returns it again afterwards. A type of built-in names only is the
 * same in every evaluation. For other types, the type table of the current evaluation remembers the result: what the
 * names denote depends on the definitions of the evaluation.
 */
export function lazyType(make: () => TypeSource): TypeConstant {
  let constant: PuppetType | undefined;
  /** The test of `constant`. Types of many classes share the getter of their tests, which engines optimize less. */
  let test: Predicate | undefined;
  const read = (): PuppetType => {
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
  const isInstance = (value: unknown): boolean => {
    if (test !== undefined) return test(value);
    const type = read();
    if (type === constant) test = type.predicate;
    return type.isInstance(value);
  };
  return Object.assign(read, { isInstance });
}

/** Returns a function that evaluates a type of compiled code: once per type table, or each time if it takes the scope. */
export function readerOfType(expression: TypeExpression): LazyType {
  return expression.length === 0
    ? lazyType(expression as () => TypeSource)
    : () => asType(expression(context().topScope));
}
