/** JSON texts of values and types, as cty's package `json` prints them. */
import { checkTextLength } from '../evaluation/limits.js';
import { formatNumber, isNumber } from './number.js';
import { compareStrings } from './order.js';
import type { Type } from './type.js';
import { type CompositeValue, isComposite, isSequence, MapValue, membersOf } from './value.js';
import { NullValue, ObjectValue, type Value } from './value.js';

/** A string in JSON. Like Go's library, it escapes characters that mean something in HTML or JavaScript. */
function quoteJson(text: string): string {
  const quoted = /^[ !#-%'-;=?-[\]-~]*$/.test(text) ? `"${text}"` : JSON.stringify(text);
  return quoted.replace(
    /\\\\|\\[bf]|\\ud[89a-f][\da-f]{2}|[<>&\u2028\u2029]/g,
    (found) => ESCAPES.get(found) ?? escaped(found),
  );
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  // An escaped backslash is found so that the letter after it is no escape sequence.
  ['\\\\', '\\\\'],
  ['\\b', '\\u0008'],
  ['\\f', '\\u000c'],
]);

/** A lone surrogate, which JavaScript escapes, is no character. */
function escaped(found: string): string {
  return found.startsWith('\\') ? '\\ufffd' : `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The JSON text of a type: `["list","string"]`. */
export function typeToJson(type: Type): string {
  const pieces = new Pieces();
  writeType(type, pieces);
  return pieces.text();
}

/** The JSON text of a value; null if it contains an infinity or an unknown value. */
export function valueToJson(value: Value): string | null {
  const pieces = new Pieces();
  return writeValue(value, pieces) ? pieces.text() : null;
}

/**
 * Checks that the texts of a value and of its type are not too long, without writing them. Values share their parts, so
 * that the texts can be much longer than the value is large.
 *
 * @throws {LimitError} if a text is too long
 */
export function checkJsonLength(value: Value): void {
  const lengths = new Map<Value, number>();
  const lengthOf = (each: Value): number => {
    if (!isComposite(each)) return typeof each === 'string' ? each.length + LEAF_LENGTH : LEAF_LENGTH;
    let length = lengths.get(each);
    if (length === undefined) {
      length = membersOf(each).reduce<number>((sum, member) => sum + lengthOf(member), LEAF_LENGTH + keysLength(each));
      lengths.set(each, length);
    }
    return length;
  };
  checkTextLength(lengthOf(value));
}

/** About as long as the text of a type without parts. */
const LEAF_LENGTH = 10;

function keysLength(value: CompositeValue): number {
  if (isSequence(value)) return 0;
  return Array.from((value instanceof MapValue ? value.entries : value.attributes).keys()).join('').length;
}

/** A text under construction, of bounded length. */
class Pieces {
  readonly #pieces: string[] = [];
  #length = 0;

  add(piece: string): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
    checkTextLength(this.#length);
  }

  text(): string {
    return this.#pieces.join('');
  }
}

function writeType(type: Type, pieces: Pieces): void {
  switch (type.kind) {
    case 'primitive':
      return pieces.add(`"${type.name}"`);
    case 'dynamic':
      return pieces.add('"dynamic"');
    case 'tuple':
      pieces.add('["tuple",[');
      for (const [i, each] of type.elementTypes.entries()) {
        if (i > 0) pieces.add(',');
        writeType(each, pieces);
      }
      return pieces.add(']]');
    case 'object': {
      let separator = '["object",{';
      for (const [name, each] of type.attributeTypes) {
        pieces.add(`${separator}${quoteJson(name)}:`);
        writeType(each, pieces);
        separator = ',';
      }
      if (type.attributeTypes.size === 0) pieces.add(separator);
      pieces.add(
        type.optional.size > 0 ? `},[${[...type.optional].sort(compareStrings).map(quoteJson).join(',')}]]` : '}]',
      );
      return undefined;
    }
    default:
      pieces.add(`["${type.kind}",`);
      writeType(type.elementType, pieces);
      return pieces.add(']');
  }
}

/** Returns false if a part of the value has no JSON text. */
function writeValue(value: Value, pieces: Pieces): boolean {
  const text = primitiveText(value);
  if (text !== null) {
    pieces.add(text);
    return true;
  }
  if (isSequence(value)) return writeElements(value.elements, pieces);
  if (value instanceof ObjectValue) return writeEntries(value.attributes, pieces);
  return value instanceof MapValue && writeEntries(value.entries, pieces);
}

function primitiveText(value: Value): string | null {
  if (typeof value === 'string') return quoteJson(value);
  if (typeof value === 'boolean') return String(value);
  if (isNumber(value)) return value === Infinity || value === -Infinity ? null : formatNumber(value);
  return value instanceof NullValue ? 'null' : null;
}

function writeElements(elements: readonly Value[], pieces: Pieces): boolean {
  pieces.add('[');
  for (const [i, element] of elements.entries()) {
    if (i > 0) pieces.add(',');
    if (!writeValue(element, pieces)) return false;
  }
  pieces.add(']');
  return true;
}

function writeEntries(entries: ReadonlyMap<string, Value>, pieces: Pieces): boolean {
  let separator = '{';
  for (const [key, value] of entries) {
    pieces.add(`${separator}${quoteJson(key)}:`);
    if (!writeValue(value, pieces)) return false;
    separator = ',';
  }
  pieces.add(entries.size === 0 ? '{}' : '}');
  return true;
}
