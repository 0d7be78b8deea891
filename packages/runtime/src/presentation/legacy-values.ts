import { builtinResourceType, titleExpression } from '../context/resource-types.js';
import { FunctionError } from '../errors/error.js';
import { capitalizeSegments, ClassType, ResourceType } from '../types/resource.js';
import { Binary } from '../values/binary.js';
import { HashBuilder, PuppetHash } from '../values/hash.js';
import { PuppetIterator } from '../values/iterator.js';
import { PuppetRegExp } from '../values/regexp.js';
import { SemVerRange } from '../values/semver-range.js';
import { SemVer } from '../values/semver.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import { isArray, type Value } from '../values/value.js';
import { rubyInspect, rubyText } from './ruby-text.js';

/**
 * A value as functions of the old interface get it: undef is an empty string (within a collection it stays undef), what
 * the old language did not have is its text.
 * @throws {FunctionError} for an Iterator
 */
export function oldValue(value: Value): Value {
  return value === null ? '' : oldElement(value);
}

function oldElement(value: Value): Value {
  if (value === null || typeof value !== 'object') return value;
  if (isArray(value)) return value.map(oldElement);
  if (value instanceof PuppetHash) return oldHash(value);
  if (value instanceof PuppetRegExp) return `/${value.source}/`;
  if (value instanceof PuppetIterator) throw new FunctionError('Use of an Iterator is not supported here');
  const hasText =
    value instanceof Timestamp ||
    value instanceof Timespan ||
    value instanceof SemVer ||
    value instanceof SemVerRange ||
    value instanceof Binary;
  return hasText ? String(value) : value;
}

function oldHash(hash: PuppetHash): PuppetHash {
  const converted = new HashBuilder();
  for (const [key, value] of hash) converted.set(oldElement(key), oldElement(value));
  return converted.build();
}

/** The text of such a value: Ruby's `to_s`. */
export function oldText(value: Value): string {
  if (value instanceof ResourceType || value instanceof ClassType) return referenceText(value);
  return isArray(value) || value instanceof PuppetHash ? inspected(value) : rubyText(value);
}

/**
 * Ruby's `inspect` of such a value.
 * @throws {FunctionError} for a type of resources that has no empty titles: it stands for a resource without a title
 */
export function inspected(value: Value): string {
  if (isArray(value)) return `[${value.map(inspected).join(', ')}]`;
  if (value instanceof PuppetHash)
    return `{${Array.from(value, ([key, element]) => `${inspected(key)}=>${inspected(element)}`).join(', ')}}`;
  return value instanceof ResourceType || value instanceof ClassType ? inspectReference(value) : rubyInspect(value);
}

/** `File[/x]{:path=>"/x"}` */
function inspectReference(reference: ResourceType | ClassType): string {
  const type = reference instanceof ResourceType ? (reference.typeName ?? '') : 'Class';
  const title = titleText(reference);
  const facts = builtinResourceType(type.toLowerCase());
  if (facts?.titlePatterns?.every((pattern) => !titleExpression(pattern).compiled.test(title)) === true) {
    throw new FunctionError(`No set of title patterns matched the title "${title}".`);
  }
  return `${type}[${title}]{:${facts?.namevars[0] ?? 'name'}=>${rubyInspect(title)}}`;
}

function referenceText(reference: ResourceType | ClassType): string {
  return `${reference instanceof ResourceType ? (reference.typeName ?? 'Resource') : 'Class'}[${titleText(reference)}]`;
}

function titleText(reference: ResourceType | ClassType): string {
  return reference instanceof ResourceType ? (reference.title ?? '') : capitalizeSegments(reference.className ?? '');
}
