import { FunctionError } from '../../errors/error.js';
import { stripLeadingColons } from '../../text/qualified-name.js';
import { ClassType, ResourceType } from '../../types/resource.js';
import { isArray, type Value } from '../../values/value.js';

/**
 * Returns the class names that the arguments of `include`, `require` and `contain` denote: names, references, and
 * arrays of them. The names are in lower case, without a leading `::`.
 * @throws {FunctionError} for a value that does not name a class
 * @throws {FunctionError} for what names no class
 */
export function classNames(values: readonly Value[]): string[] {
  return values.flatMap((value) => (isArray(value) ? classNames(value) : [className(value)]));
}

function className(value: Value): string {
  if (typeof value === 'string') {
    if (value === '') throw new FunctionError('Cannot use empty string as a class name');
    return stripLeadingColons(value).toLowerCase();
  }
  if (value === null) throw new FunctionError('Cannot use undef as a class name');
  if (value instanceof ClassType) {
    if (value.className === null) throw new FunctionError('Cannot use an unspecific Class[] Type');
    return stripLeadingColons(value.className);
  }
  if (value instanceof ResourceType) {
    if (value.typeName !== 'Class') {
      throw new FunctionError(
        value.typeName === null
          ? "Cannot use an unspecific Resource[] where a Resource['class', name] is expected"
          : `Cannot use a Resource[${value.typeName}] where a Resource['class', name] is expected`,
      );
    }
    if (value.title === null)
      throw new FunctionError("Cannot use an unspecific Resource['class'] where a Resource['class', name] is expected");
    return value.title.toLowerCase();
  }
  throw new FunctionError("undefined method `downcase' for nil:NilClass\n\n      end.downcase\n         ^^^^^^^^^");
}

/** Returns references to classes, as `include` returns them. */
export function classReferences(names: readonly string[]): Value[] {
  return names.map((name) => new ClassType(name));
}
