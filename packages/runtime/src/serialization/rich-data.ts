import { spendMemory } from '../errors/memory-limit.js';
import { evaluationError, type Message } from '../errors/messages.js';
import { Binary } from '../values/binary.js';
import { DEFAULT } from '../values/default.js';
import { Float } from '../values/float.js';
import { PuppetHash } from '../values/hash.js';
import { PuppetIterator } from '../values/iterator.js';
import { PuppetObject } from '../values/object.js';
import { PuppetRegExp } from '../values/regexp.js';
import { SemVerRange } from '../values/semver-range.js';
import { SemVer } from '../values/semver.js';
import { Sensitive } from '../values/sensitive.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import { PuppetType } from '../values/type.js';
import { PuppetUri } from '../values/uri.js';
import { isArray, type Value } from '../values/value.js';
import { type PlainData, writeJson } from './data.js';
import { regExpText } from './scalar-text.js';
import { stringData, tagged, wellFormedText } from './string-data.js';
import { typeData } from './type-data.js';
import { writtenAttributes } from './written-attributes.js';

// Rich data represents any Puppet value in JSON. A value that JSON cannot express is an object with `__ptype`, the name
// of its type, and either `__pvalue`, a text or list for its constructor, or its attributes. A hash is a plain object
// if all its keys are strings other than `__ptype`.

const messages = {
  UNKNOWN_RICH_DATA_TYPE: { code: 'UNKNOWN_RICH_DATA_TYPE', text: 'The value has no representation as rich data' },
} as const satisfies Record<string, Message>;

/** Called for an object of the host, such as a Ruby symbol, when it is converted to its text. */
type OnHostObject = () => void;

/**
 * Converts `value` to rich data.
 * @throws {EvaluationError} SERIALIZATION_ENDLESS_RECURSION for a type that refers to itself
 * @throws {EvaluationError} INVALID_UTF8, INCOMPATIBLE_ENCODINGS for a String that is neither text nor bytes
 * @throws {TypeError} for a TypeSet
 */
export function richData(value: Value, onHostObject?: OnHostObject): PlainData {
  if (typeof value === 'string') return stringData(value);
  if (value === null || typeof value !== 'object') return value;
  if (isArray(value)) {
    // A value that occurs many times is converted each time.
    spendMemory(value.length);
    return value.map((each) => richData(each, onHostObject));
  }
  if (value instanceof PuppetHash) return hashData(value, onHostObject);
  if (value instanceof Float) return value;
  if (value instanceof PuppetType) return typeData(value, { open: new Set(), convert: (part) => richData(part) });
  if (value instanceof Sensitive) return tagged('Sensitive', richData(value.unwrap(), onHostObject));
  if (value instanceof PuppetObject) return objectData(value, onHostObject);
  if (value instanceof PuppetIterator) return value.toArray().map((each) => richData(each, onHostObject));
  return scalarData(value);
}

/** Returns the rich data of `value` as one line of JSON. */
export function toRichJson(value: Value): string {
  return writeJson(richData(value));
}

type TaggedScalar = Exclude<
  Extract<Value, object>,
  readonly Value[] | PuppetHash | Float | PuppetType | Sensitive | PuppetObject | PuppetIterator
>;

function scalarData(value: TaggedScalar): PlainData {
  if (value === DEFAULT) return new Map([['__ptype', 'Default']]);
  if (value instanceof PuppetRegExp) return tagged('Regexp', regExpText(value));
  if (value instanceof Timestamp) return tagged('Timestamp', value.toString());
  if (value instanceof Timespan) return tagged('Timespan', value.toString());
  if (value instanceof SemVer) return tagged('SemVer', value.toString());
  if (value instanceof SemVerRange) return tagged('SemVerRange', value.toString());
  if (value instanceof Binary) return tagged('Binary', value.toString());
  if (value instanceof PuppetUri) return tagged('URI', value.toString());
  throw evaluationError(messages.UNKNOWN_RICH_DATA_TYPE, {});
}

function hashData(hash: PuppetHash, onHostObject: OnHostObject | undefined): PlainData {
  spendMemory(hash.size);
  const members = new Map<string, PlainData>();
  let hasStringKeys = true;
  hash.forEach((value, key) => {
    if (typeof key !== 'string' || key === '__ptype') hasStringKeys = false;
    else if (hasStringKeys) members.set(wellFormedText(key), richData(value, onHostObject));
  });
  return hasStringKeys
    ? members
    : tagged(
        'Hash',
        Array.from(hash)
          .flat()
          .map((each) => richData(each, onHostObject)),
      );
}

function objectData(object: PuppetObject, onHostObject: OnHostObject | undefined): PlainData {
  const text = object.hostText();
  if (text !== undefined) {
    onHostObject?.();
    return text;
  }
  const members = new Map<string, PlainData>([['__ptype', object.type.name]]);
  for (const [name, value] of writtenAttributes(object)) members.set(name, richData(value, onHostObject));
  return members;
}
