/** The numbers of values that parameters accept, as far as the syntax states them. */
import { stripLeadingColons } from '@pptjs/runtime/internal';
import type { Expression, Parameter } from '../ast/nodes.js';
import { unwrap } from '../ast/shapes.js';
import { isTypeName, literalInteger } from './constants.js';

/** A number of values. `max` may be Infinity. */
export interface ValueCount {
  readonly min: number;
  readonly max: number;
}

/** The values that a parameter takes. */
export interface TakenValues {
  /** The type of each value; null if it is Any or only evaluation knows it. */
  readonly type: Expression | null;
  /** The number of values; null if only evaluation knows it. */
  readonly count: ValueCount | null;
}

const ANY_NUMBER: ValueCount = { min: 0, max: Infinity };

/**
 * Returns the values that a parameter of a function or block takes. The number of values of a rest after optional parameters
 * is only known if it requires none: otherwise, every call is an error.
 */
export function takenValues(parameter: Parameter, parameters: readonly Parameter[]): TakenValues {
  const { typeExpr, value, capturesRest } = parameter;
  if (!capturesRest) return { type: typeExpr, count: { min: value === null ? 1 : 0, max: 1 } };
  const rest = restValues(typeExpr);
  return rest.count?.min !== 0 && hasOptional(parameters) ? { ...rest, count: null } : rest;
}

/** Whether a parameter other than the rest has a default. */
export function hasOptional(parameters: readonly Parameter[]): boolean {
  return parameters.some(({ value, capturesRest }) => value !== null && !capturesRest);
}

/**
 * Returns the values that a parameter `*$rest` takes. The size of the type `Array[T, min, max]` is their number, and T is the
 * type of each. Any other type, also an alias of an Array, is the type of each value. `evaluatedRest` of the runtime reads
 * the types whose size is not known here.
 */
function restValues(typeExpr: Expression | null): TakenValues {
  const type = typeExpr === null ? null : unwrap(typeExpr);
  if (type === null || !isArrayType(type)) return { type, count: ANY_NUMBER };
  if (type.type !== 'AccessExpression') return { type: null, count: ANY_NUMBER };
  const [first, ...others] = type.keys.map(unwrap);
  if (first === undefined) return UNKNOWN_VALUES;
  if (isTypeName(first)) return { type: first, count: countOf(others) };
  return { type: null, count: others.length === 1 ? countOf([first, ...others]) : null };
}

const UNKNOWN_VALUES: TakenValues = { type: null, count: null };

/** Whether an expression is the type Array, with or without parameters. */
function isArrayType(node: Expression): boolean {
  const inner = unwrap(node);
  const name = inner.type === 'AccessExpression' ? inner.leftExpr : inner;
  return name.type === 'QualifiedReference' && stripLeadingColons(name.value) === 'array';
}

/** The number that the bounds of a type state; null if they are not literals or the type is wrong. */
function countOf(bounds: readonly Expression[]): ValueCount | null {
  const [min = 0, max = Infinity, ...others] = bounds.map((bound, index) =>
    bound.type === 'LiteralDefault' ? (index === 0 ? 0 : Infinity) : (literalInteger(bound) ?? NaN),
  );
  return others.length === 0 && min >= 0 && max >= min ? { min, max } : null;
}

/** Whether a parameter takes exactly one value, which every call must pass. */
export function isRequired({ value, capturesRest }: Parameter): boolean {
  return value === null && !capturesRest;
}

/** A required parameter after an optional one, which makes every call an error; null if there is none. */
export function misplacedParameter(parameters: readonly Parameter[]): Parameter | null {
  const firstOptional = parameters.findIndex((parameter) => !isRequired(parameter));
  return firstOptional === -1 ? null : (parameters.slice(firstOptional).find(isRequired) ?? null);
}

/** The numbers of values that parameters accept, at most: a number that only evaluation knows may be any number. */
export function acceptedCounts(parameters: readonly Parameter[]): ValueCount {
  const counts = parameters.map((parameter) => takenValues(parameter, parameters).count ?? ANY_NUMBER);
  const sum = (bound: keyof ValueCount): number => counts.reduce((total, count) => total + count[bound], 0);
  return { min: sum('min'), max: sum('max') };
}
