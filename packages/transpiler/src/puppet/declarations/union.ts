/**
 * TypeScript types as text. A type is the list of the members of a union, without repetitions; the empty list is `never`.
 */
export type Union = readonly string[];

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
