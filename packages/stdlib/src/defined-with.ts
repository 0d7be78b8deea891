import { currentCatalog, currentResource, isArray, PuppetHash, type Resource, type Value } from '@pptjs/runtime';

/** Whether the catalog has a resource of that name, other than the one that contains the call, with these attributes. */
export function isDefinedWith(reference: string, parameters: PuppetHash): boolean {
  const found = resourcesOf(reference).filter((resource) => resource !== currentResource());
  return found.some((resource) => Array.from(parameters).every(([name, value]) => isSame(resource.get(String(name)) ?? null, value)));
}

/** One resource, or without a title all of the type. */
function resourcesOf(reference: string): readonly Resource[] {
  const match = /^(.+?)\[([^]*)\]$/.exec(reference);
  const [, type = reference, title = ''] = match ?? [];
  const name = capitalized(type);
  if (title === '') return [...currentCatalog().ofType(name)];
  const found = currentCatalog().findReference(`${name}[${name === 'Class' ? capitalized(title) : title}]`);
  return found === undefined ? [] : [found];
}

function capitalized(name: string): string {
  return name.split('::').map((segment) => segment.charAt(0).toUpperCase() + segment.slice(1).toLowerCase()).join('::');
}

/** Ruby's `==`: strings with regard to case. */
function isSame(left: Value, right: Value): boolean {
  if (isArray(left) && isArray(right)) return left.length === right.length && left.every((element, index) => isSame(element, right[index] ?? null));
  if (left instanceof PuppetHash && right instanceof PuppetHash) {
    return left.size === right.size && Array.from(left).every(([key, value]) => right.has(key) && isSame(value, right.get(key) ?? null));
  }
  return left === right || (typeof left === 'object' && typeof right === 'object' && left !== null && right !== null && String(left) === String(right));
}
