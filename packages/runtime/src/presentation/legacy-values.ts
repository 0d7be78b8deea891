import { builtinResourceType, titleExpression } from '../context/resource-types.js';
import { functionError, type Message } from '../errors/messages.js';
import * as sharedMessages from '../errors/messages/shared.js';
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
import { INTEGER_OUT_OF_RANGE, integerOutOfRange } from './integer-range.js';
import { rubyInspect, rubyText } from './ruby-text.js';

const messages = {
  ITERATOR: { text: 'Use of an Iterator is not supported here' },
  NO_TITLE_PATTERN: { text: 'No set of title patterns matched the title "{title}".' },
} as const satisfies Record<string, Message>;

/**
 * Converts a value as Puppet does for legacy (3.x) functions. Undef becomes an empty string, but stays undef in a
 * collection. Values of types that the 3.x language did not have become text.
 * @throws {FunctionError} for an Iterator, for an Integer outside 64 bits and for `Class` without a name
 */
export function legacyValue(value: Value): Value {
  return value === null ? '' : legacyElement(value);
}

function legacyElement(value: Value): Value {
  if (typeof value === 'bigint') return legacyInteger(value);
  if (value === null || typeof value !== 'object') return value;
  if (isArray(value)) return value.map(legacyElement);
  if (value instanceof PuppetHash) return legacyHash(value);
  if (value instanceof PuppetRegExp) return rubyInspect(value);
  if (value instanceof ClassType && value.className === null) throw functionError(sharedMessages.NO_CLASS_NAME, {});
  if (value instanceof PuppetIterator) throw functionError(messages.ITERATOR, {});
  const hasText =
    value instanceof Timestamp ||
    value instanceof Timespan ||
    value instanceof SemVer ||
    value instanceof SemVerRange ||
    value instanceof Binary;
  return hasText ? String(value) : value;
}

function legacyInteger(value: bigint): bigint {
  const outOfRange = integerOutOfRange(value);
  if (outOfRange !== null) throw functionError(INTEGER_OUT_OF_RANGE, outOfRange);
  return value;
}

function legacyHash(hash: PuppetHash): PuppetHash {
  const converted = new HashBuilder();
  for (const [key, value] of hash) converted.set(legacyElement(key), legacyElement(value));
  return converted.build();
}

/** Returns the text of a converted value: Ruby's `to_s`. */
export function legacyText(value: Value): string {
  if (value instanceof ResourceType || value instanceof ClassType) return referenceText(value);
  return isArray(value) || value instanceof PuppetHash ? inspectLegacyValue(value) : rubyText(value);
}

/**
 * Returns Ruby's `inspect` of a converted value.
 * @throws {FunctionError} for the type of resources without a title, if titles of this resource type cannot be empty
 */
export function inspectLegacyValue(value: Value): string {
  if (isArray(value)) return `[${value.map(inspectLegacyValue).join(', ')}]`;
  if (value instanceof PuppetHash)
    return `{${Array.from(value, ([key, element]) => `${inspectLegacyValue(key)}=>${inspectLegacyValue(element)}`).join(', ')}}`;
  return value instanceof ResourceType || value instanceof ClassType ? inspectReference(value) : rubyInspect(value);
}

/** `File[/x]{:path=>"/x"}` */
function inspectReference(reference: ResourceType | ClassType): string {
  const type = reference instanceof ResourceType ? (reference.typeName ?? '') : 'Class';
  const title = titleText(reference);
  const facts = builtinResourceType(type.toLowerCase());
  if (facts?.titlePatterns?.every((pattern) => !titleExpression(pattern).compiled.test(title)) === true) {
    throw functionError(messages.NO_TITLE_PATTERN, { title });
  }
  return `${type}[${title}]{:${facts?.namevars[0] ?? 'name'}=>${rubyInspect(title)}}`;
}

function referenceText(reference: ResourceType | ClassType): string {
  return `${reference instanceof ResourceType ? (reference.typeName ?? 'Resource') : 'Class'}[${titleText(reference)}]`;
}

function titleText(reference: ResourceType | ClassType): string {
  return reference instanceof ResourceType ? (reference.title ?? '') : capitalizeSegments(reference.className ?? '');
}
