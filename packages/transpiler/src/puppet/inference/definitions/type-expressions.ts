import { DEFAULT, EvaluationError, Float, PuppetHash, type Value } from '@pptjs/runtime/internal';
import { defineObject, InitType, ObjectType, parameterize, PuppetType, TypeAliasType } from '@pptjs/runtime/lattice';
import { dynamicRegExp, RegExpError } from '@pptjs/runtime/regexp';
import type { AccessExpression, Expression } from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import type { NamedTypeResult } from './named-types.js';
import type { DeclaredAlias } from './world.js';

/** Finds types by their names. */
export interface TypeNames {
  typeNamed(name: string): NamedTypeResult;
}

/**
 * Returns the type that an expression denotes; null if it is not a type, cannot be evaluated without values, or names
 * an unknown type.
 */
export function readTypeExpression(node: Expression, names: TypeNames): PuppetType | null {
  const value = constantValue(node, names);
  return value instanceof PuppetType ? value : null;
}

/**
 * Returns the type on the right side of an alias; null if it cannot be read. An Object type gets the name of the alias, so
 * that it is equal to the type of its values.
 */
export function readAliasBody({ name, typeExpr }: DeclaredAlias, names: TypeNames): PuppetType | null {
  const body = unwrap(typeExpr);
  const isObject =
    body.type === 'AccessExpression' &&
    body.leftExpr.type === 'QualifiedReference' &&
    body.leftExpr.value === 'object' &&
    body.keys.length === 1;
  const initializer = isObject && body.keys[0] !== undefined ? constantValue(body.keys[0], names) : undefined;
  if (initializer instanceof PuppetHash) return attempt(() => defineObject(initializer, name)) ?? null;
  return readTypeExpression(typeExpr, names);
}

/** Precedes the reason in messages about some types. */
const FAILED_ACCESS = /^Error while evaluating a '\[\]' expression, /;

/** Returns why a built-in type does not accept its parameters; undefined if it does, or if they are not constant. */
export function typeProblem(node: AccessExpression, names: TypeNames): string | undefined {
  const type = constantValue(node.leftExpr, names);
  const keys = all(node.keys, names);
  if (!(type instanceof PuppetType) || keys === undefined) return undefined;
  if (type instanceof TypeAliasType || type instanceof ObjectType) return undefined;
  try {
    parameterize(type, keys);
    return undefined;
  } catch (error) {
    if (error instanceof EvaluationError) return error.message.replace(FAILED_ACCESS, '');
    throw error;
  }
}

/** Returns the value of an expression of literals and types; undefined for other expressions. */
export function constantValue(node: Expression, names: TypeNames): Value | undefined {
  const inner = unwrap(node);
  switch (inner.type) {
    case 'LiteralInteger':
    case 'LiteralString':
    case 'LiteralBoolean':
    case 'QualifiedName':
      return inner.value;
    case 'LiteralFloat':
      return new Float(inner.value);
    case 'LiteralUndef':
      return null;
    case 'LiteralDefault':
      return DEFAULT;
    case 'LiteralRegularExpression':
      return attempt(() => dynamicRegExp(inner.pattern));
    case 'UnaryMinusExpression': {
      const value = constantValue(inner.expr, names);
      if (typeof value === 'number' || typeof value === 'bigint') return -value;
      return value instanceof Float ? new Float(-value.value) : undefined;
    }
    case 'LiteralList':
      return all(inner.values, names);
    case 'LiteralHash':
      return constantHash(inner.entries, names);
    case 'QualifiedReference': {
      const found = names.typeNamed(inner.value);
      return found.kind === 'type' ? found.type : undefined;
    }
    case 'AccessExpression': {
      const type = constantValue(inner.leftExpr, names);
      const keys = all(inner.keys, names);
      return type instanceof PuppetType && keys !== undefined ? attempt(() => usableType(type, keys)) : undefined;
    }
    default:
      return undefined;
  }
}

/** Returns a type with parameters. Throws for `Init[Any]`: each test of a value fails, because Any has no constructor. */
function usableType(type: PuppetType, keys: readonly Value[]): Value {
  const result = parameterize(type, keys);
  if (result instanceof InitType) result.isInstance(true);
  return result;
}

function all(nodes: readonly Expression[], names: TypeNames): Value[] | undefined {
  const values: Value[] = [];
  for (const node of nodes) {
    const value = constantValue(node, names);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

function constantHash(
  entries: readonly { readonly key: Expression; readonly value: Expression }[],
  names: TypeNames,
): PuppetHash | undefined {
  const pairs: [Value, Value][] = [];
  for (const entry of entries) {
    const key = constantValue(entry.key, names);
    const value = constantValue(entry.value, names);
    if (key === undefined || value === undefined) return undefined;
    pairs.push([key, value]);
  }
  return PuppetHash.from(pairs);
}

/** Returns undefined if the parameters of a type or a regular expression are wrong. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof EvaluationError || error instanceof RegExpError) return undefined;
    throw error;
  }
}
