import type { AliasDefinition } from '../context/definition.js';
import { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';
import type { TypeFactory } from './type-factory.js';

/** A value that denotes a type: a type, a factory, or the definition of an alias. */
export type TypeSource = PuppetType | TypeFactory<Value, never> | AliasDefinition;

/**
 * Returns the type that a value denotes. Any other value is returned unchanged.
 * @throws {EvaluationError} if it is an alias that cannot be resolved
 */
export function asType<T>(value: T | TypeSource): Exclude<T, TypeSource> | PuppetType {
  if (!isTypeSource(value)) return value as Exclude<T, TypeSource>;
  if (value instanceof PuppetType) return value;
  return typeof value === 'function' ? value.baseType() : value.resolve();
}

/** Whether a value denotes a type. */
export function isTypeSource<T>(value: T | TypeSource): value is TypeSource {
  if (typeof value === 'function') return 'baseType' in value;
  if (typeof value !== 'object' || value === null) return false;
  return value instanceof PuppetType || isAliasDefinition(value);
}

/** Whether a value or type source is a factory. No value of the language is a function. */
export function isTypeFactory(value: Value | TypeSource | RegExp): value is TypeFactory<Value, never> {
  return typeof value === 'function';
}

/** Puppet values are instances of classes, arrays or primitive values. A definition is a plain object. */
function isAliasDefinition(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype && 'kind' in value && value.kind === 'alias';
}
