import { functionError, type Message } from '../../errors/messages.js';
import { stripLeadingColons } from '../../text/qualified-name.js';
import { ClassType, ResourceType } from '../../types/resource.js';
import { labelWithArticle } from '../../values/label.js';
import { flattenArrays, type Value } from '../../values/value.js';

const messages = {
  EMPTY_NAME: { text: 'Cannot use empty string as a class name' },
  UNDEF: { text: 'Cannot use undef as a class name' },
  UNSPECIFIC_CLASS: { text: 'Cannot use an unspecific Class[] Type' },
  UNSPECIFIC_RESOURCE_CLASS: {
    text: "Cannot use an unspecific Resource['class'] where a Resource['class', name] is expected",
  },
  UNSPECIFIC_RESOURCE: { text: "Cannot use an unspecific Resource[] where a Resource['class', name] is expected" },
  NOT_A_CLASS_RESOURCE: { text: "Cannot use a Resource[{type}] where a Resource['class', name] is expected" },
  NOT_A_CLASS: { text: 'Cannot use {value} as a class name' },
} as const satisfies Record<string, Message>;

/**
 * Returns the class names that the arguments of `include`, `require` and `contain` denote: names, references, and
 * arrays of them. The names are in lower case, without a leading `::`.
 * @throws {FunctionError} for a value that does not name a class
 */
export function classNames(values: readonly Value[]): string[] {
  return flattenArrays(values).map(className);
}

function className(value: Value): string {
  if (typeof value === 'string') {
    if (value === '') throw functionError(messages.EMPTY_NAME, {});
    return stripLeadingColons(value).toLowerCase();
  }
  if (value === null) throw functionError(messages.UNDEF, {});
  if (value instanceof ClassType) {
    if (value.className === null) throw functionError(messages.UNSPECIFIC_CLASS, {});
    return stripLeadingColons(value.className);
  }
  if (value instanceof ResourceType) {
    if (value.typeName !== 'Class') {
      throw value.typeName === null
        ? functionError(messages.UNSPECIFIC_RESOURCE, {})
        : functionError(messages.NOT_A_CLASS_RESOURCE, { type: value.typeName });
    }
    if (value.title === null) throw functionError(messages.UNSPECIFIC_RESOURCE_CLASS, {});
    return value.title.toLowerCase();
  }
  throw functionError(messages.NOT_A_CLASS, { value: labelWithArticle(value) });
}

/** Returns references to classes, as `include` returns them. */
export function classReferences(names: readonly string[]): Value[] {
  return names.map((name) => new ClassType(name));
}
