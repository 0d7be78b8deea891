import { takenValues } from '../analysis/accepted-values.js';
import type { Expression, FunctionDefinition, HostClassDefinition, ResourceTypeDefinition } from '../ast/nodes.js';
import { unwrap } from '../ast/shapes.js';

/** The types of strings, numbers and Booleans, in lower case. */
const SCALARS: ReadonlySet<string> = new Set([
  'any',
  'boolean',
  'enum',
  'float',
  'integer',
  'numeric',
  'pattern',
  'scalardata',
  'string',
]);

/**
 * Returns the function of the runtime that defines a function of Puppet. The runtime explains wrong values of scalars, and of
 * arrays of these, without the types of other values. Bundles then do not contain these types.
 */
export function definingFunction({
  parameters,
  returnType,
}: FunctionDefinition): 'arrayFunction' | 'puppetFunction' | 'scalarFunction' {
  const taken = parameters.map((parameter) => takenValues(parameter, parameters));
  if (taken.some(({ count }) => count === null)) return 'puppetFunction';
  const types = [...taken.map(({ type }) => type), returnType].filter((type) => type !== null);
  if (types.every(isScalarType)) return 'scalarFunction';
  return types.every((type) => isScalarType(type) || isArrayType(type)) ? 'arrayFunction' : 'puppetFunction';
}

/** Whether all parameters of a class or defined type have scalar types, arrays of these, or none. See `definingFunction`. */
export function hasPlainParameters({ parameters }: HostClassDefinition | ResourceTypeDefinition): boolean {
  return parameters.every(({ typeExpr }) => typeExpr === null || isScalarType(typeExpr) || isArrayType(typeExpr));
}

/** Whether a type is that of scalars, or an Optional of such a type. */
function isScalarType(type: Expression): boolean {
  const inner = unwrap(type);
  // Without values, Enum has no instances but is a supertype of all strings, so the complete comparison finds no mismatch.
  if (inner.type === 'QualifiedReference') return inner.value !== 'enum' && SCALARS.has(inner.value);
  if (inner.type !== 'AccessExpression' || inner.leftExpr.type !== 'QualifiedReference') return false;
  const optional = typeInOptional(inner);
  return optional === null ? SCALARS.has(inner.leftExpr.value) : isScalarType(optional);
}

/** Whether a type is an Array of scalars or of such arrays, or an Optional of such a type. */
function isArrayType(type: Expression): boolean {
  const inner = unwrap(type);
  if (inner.type === 'QualifiedReference') return inner.value === 'array';
  if (inner.type !== 'AccessExpression' || inner.leftExpr.type !== 'QualifiedReference') return false;
  const optional = typeInOptional(inner);
  if (optional !== null) return isArrayType(optional);
  const [element, ...sizes] = inner.keys;
  if (inner.leftExpr.value !== 'array' || element === undefined || sizes.some(({ type }) => type !== 'LiteralInteger'))
    return false;
  return isArrayType(element) || (isScalarType(element) && !isAny(element));
}

/** The complete comparison ignores the size of an Array of Any. */
function isAny(type: Expression): boolean {
  const inner = unwrap(type);
  const optional = inner.type === 'AccessExpression' ? typeInOptional(inner) : null;
  return optional === null ? inner.type === 'QualifiedReference' && inner.value === 'any' : isAny(optional);
}

/** The type in an Optional; null for other types. */
function typeInOptional({ leftExpr, keys }: Expression & { readonly type: 'AccessExpression' }): Expression | null {
  const [key, ...others] = keys;
  const isOptional = leftExpr.type === 'QualifiedReference' && leftExpr.value === 'optional';
  return isOptional && others.length === 0 ? (key ?? null) : null;
}
