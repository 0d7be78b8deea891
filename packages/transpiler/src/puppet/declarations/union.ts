/**
 * TypeScript types as text. A type is the list of the members of a union, without repetitions; the empty list is `never`.
 */
export type Union = readonly string[];

/** Returns the union of several unions, each member once. */
export function unionOf(...types: readonly Union[]): Union {
  return [...new Set(types.flat())];
}

/** The text of a type. */
export function textOf(type: Union): string {
  return type.length === 0 ? 'never' : type.join(' | ');
}

/** The text of a type as the operand of `[]` or `readonly`. */
export function operandText(type: Union): string {
  return type.length <= 1 ? textOf(type) : `(${textOf(type)})`;
}

/**
 * The text of a tuple: `[string, number?]`. Elements beyond `types` have the type `last`. `max` may be Infinity. Returns null
 * if the tuple is long or its size is wrong.
 */
export function tupleText(
  types: readonly Union[],
  last: Union,
  { min, max }: { readonly min: number; readonly max: number },
): string | null {
  const count = max === Infinity ? Math.max(types.length, min) : max;
  if (count > MAX_TUPLE_LENGTH || types.length > MAX_TUPLE_LENGTH || min > max) return null;
  const elements = Array.from({ length: count }, (_, index) => {
    const type = types[index] ?? last;
    return index < min ? textOf(type) : `${operandText(type)}?`;
  });
  if (max === Infinity) elements.push(`...${operandText(last)}[]`);
  return `[${elements.join(', ')}]`;
}

/** The maximum number of elements of a Tuple that become elements of a TypeScript tuple. */
const MAX_TUPLE_LENGTH = 32;
