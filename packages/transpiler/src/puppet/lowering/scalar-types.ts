import type { Expression, FunctionDefinition } from '../ast/nodes.js';
import { unwrap } from '../ast/shapes.js';

/** Types whose wrong values the runtime explains without the types of other values (`scalarFunction`), in lower case. */
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

/** Returns whether the parameters and the result of a function have scalar types, Optionals of scalar types, or no types. */
export function hasScalarTypes({ parameters, returnType }: FunctionDefinition): boolean {
  return [...parameters.map(({ typeExpr }) => typeExpr), returnType].every(
    (type) => type === null || isScalarType(type),
  );
}

function isScalarType(type: Expression): boolean {
  const inner = unwrap(type);
  // Without values, Enum has no instances but is a supertype of all strings, so the complete comparison finds no mismatch.
  if (inner.type === 'QualifiedReference') return inner.value !== 'enum' && SCALARS.has(inner.value);
  if (inner.type !== 'AccessExpression' || inner.leftExpr.type !== 'QualifiedReference') return false;
  const [key] = inner.keys;
  if (inner.leftExpr.value === 'optional') return inner.keys.length === 1 && key !== undefined && isScalarType(key);
  return SCALARS.has(inner.leftExpr.value);
}
