import { type Argument, isBlock } from './block.js';
import { label } from './label.js';
import { ValueObject } from './value-object.js';
import { isArray } from './value.js';

/** Returns the name of the type of a value or block in messages about a wrong type: `Integer`, `Struct`, `Type[Integer]`. */
export function typeNameOf(value: Argument): string {
  if (isBlock(value)) return 'Callable';
  if (value === null) return 'Undef';
  if (isArray(value)) return value.length === 0 ? 'Array' : 'Tuple';
  return value instanceof ValueObject ? value.nameOfType() : label(value);
}

/** Returns the name of the type of a value without its parameters. The elements of a collection have one common type. */
export function generalTypeName(value: Argument): string {
  const [name = ''] = typeNameOf(value).split('[');
  return name === 'Tuple' ? 'Array' : name === 'Struct' ? 'Hash' : name;
}
