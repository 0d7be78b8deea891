import {
  currentCatalog,
  currentResource,
  EMPTY_HASH,
  FunctionError,
  isArray,
  PuppetHash,
  PuppetType,
  type Resource,
  rubyInspect,
  rubyText,
  undefinedMethod,
  type Value,
} from '@pptjs/runtime';

/** Names a resource, or without a title all of a type. */
export interface Reference {
  readonly type: string;
  readonly title: string;
}

/**
 * Whether the catalog has a resource of that name, other than the one that contains the call, with these attributes.
 * @param code the line of Ruby that a message shows where the attributes are no hash
 * @throws {FunctionError}
 */
export function isDefinedWith(reference: Reference, attributes: Value, code = ''): boolean {
  const found = resourcesOf(reference).filter((resource) => resource !== currentResource());
  const wanted = attributes === null || attributes === false || attributes === '' ? EMPTY_HASH : attributes;
  return found.some((resource) =>
    pairsOf(wanted, code).every(([name, value]) => isSame(resource.get(rubyText(name)) ?? null, value)),
  );
}

function pairsOf(attributes: Value, code: string): readonly (readonly [Value, Value])[] {
  if (attributes instanceof PuppetHash) return Array.from(attributes);
  if (isArray(attributes))
    return attributes.map((each) => (isArray(each) ? [each[0] ?? null, each[1] ?? null] : [each, null]));
  if (attributes instanceof PuppetType) return [];
  const { message } = undefinedMethod('map', attributes);
  throw new FunctionError(`${message}${code}\nDid you mean?  tap`);
}

/**
 * The type and the title that a text names.
 * @throws {FunctionError} where it names none
 */
export function referenceOf(text: string): Reference {
  const match = /^([^[\]]+)\[([^]+)\]$/m.exec(text);
  if (match === null)
    throw new FunctionError(`No title provided and ${rubyInspect(text)} is not a valid resource reference`);
  return { type: capitalized(match[1] as string), title: match[2] as string };
}

/** One resource, or without a title all of the type. */
function resourcesOf({ type, title }: Reference): readonly Resource[] {
  if (title === '') return [...currentCatalog().ofType(type)];
  const found = currentCatalog().findReference(`${type}[${type === 'Class' ? capitalized(title) : title}]`);
  return found === undefined ? [] : [found];
}

function capitalized(name: string): string {
  return name
    .split('::')
    .map((segment) => segment.charAt(0).toUpperCase() + segment.slice(1).toLowerCase())
    .join('::');
}

/** Ruby's `==`: strings with regard to case. */
function isSame(left: Value, right: Value): boolean {
  if (isArray(left) && isArray(right))
    return left.length === right.length && left.every((element, index) => isSame(element, right[index] ?? null));
  if (left instanceof PuppetHash && right instanceof PuppetHash) {
    return (
      left.size === right.size &&
      Array.from(left).every(([key, value]) => right.has(key) && isSame(value, right.get(key) ?? null))
    );
  }
  return (
    left === right ||
    (typeof left === 'object' &&
      typeof right === 'object' &&
      left !== null &&
      right !== null &&
      String(left) === String(right))
  );
}
