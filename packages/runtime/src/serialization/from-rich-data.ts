import { newInstance } from '../conversions/new-instance.js';
import { functionError, type Message } from '../errors/messages.js';
import * as sharedMessages from '../errors/messages/shared.js';
import { dynamicRegExp } from '../regexp/dynamic.js';
import { findType } from '../type-reading/resolve.js';
import { ObjectType } from '../types/object.js';
import { Binary, decodeBase64 } from '../values/binary.js';
import { DEFAULT } from '../values/default.js';
import { HashBuilder, PuppetHash } from '../values/hash.js';
import { parseSemVerRange } from '../values/parse-semver-range.js';
import { SemVer } from '../values/semver.js';
import { Sensitive } from '../values/sensitive.js';
import { parseUri } from '../values/uri.js';
import { isArray, type PuppetArray, type Value } from '../values/value.js';
import { parseJson } from './parse-json.js';
import { optionsAndSource, timespanFromText, timestampFromText } from './scalar-text.js';
import { typeFromData } from './type-from-data.js';

const messages = {
  INVALID_VALUE: { text: 'Rich data of type {type} cannot have the value {value}' },
} as const satisfies Record<string, Message>;

/**
 * Returns the value that rich data represents: the inverse of `richData`. Also resolves references within the data
 * (`LocalRef`, whose value is a path such as `$["a"][0]`).
 * @throws {FunctionError} for an unknown `__ptype` (Object types are looked up in the current context), or an invalid
 *   value
 */
export function fromRichData(data: Value): Value {
  return new Reader(data).read(data);
}

/**
 * Returns the value of a JSON text of rich data.
 * @throws {SyntaxError} for a text that is not JSON
 * @throws {FunctionError} like `fromRichData`
 */
export function fromRichJson(text: string): Value {
  return fromRichData(parseJson(text));
}

class Reader {
  readonly #root: Value;

  constructor(root: Value) {
    this.#root = root;
  }

  read(data: Value): Value {
    if (isArray(data)) return data.map((element) => this.read(element));
    if (!(data instanceof PuppetHash)) return data;
    const type = data.get('__ptype');
    return typeof type === 'string' ? this.#typed(type, data) : this.#plain(data);
  }

  #plain(hash: PuppetHash): PuppetHash {
    const builder = new HashBuilder();
    for (const [key, value] of hash) builder.set(key, this.read(value));
    return builder.build();
  }

  #typed(type: string, hash: PuppetHash): Value {
    if (type.startsWith('Pcore::')) return typeFromData(type.slice('Pcore::'.length), this.#plain(hash));
    const value = hash.get('__pvalue') ?? null;
    switch (type) {
      case 'Default':
        return DEFAULT;
      case 'Symbol':
        return value;
      case 'Hash':
        return isArray(value) ? this.#inTurn(value) : invalid(type, value);
      case 'Sensitive':
        return new Sensitive(this.read(value));
      case 'LocalRef':
        return typeof value === 'string' ? this.#referred(value) : invalid(type, value);
      default:
        if (!hash.has('__pvalue')) return newInstance(objectType(type), [this.#attributes(hash)]);
        return typeof value === 'string' ? fromText(type, value) : invalid(type, value);
    }
  }

  #attributes(hash: PuppetHash): PuppetHash {
    return new HashBuilder(this.#plain(hash)).delete('__ptype').build();
  }

  #inTurn(elements: PuppetArray): PuppetHash {
    const builder = new HashBuilder();
    for (let i = 0; i + 1 < elements.length; i += 2)
      builder.set(this.read(elements[i] as Value), this.read(elements[i + 1] as Value));
    return builder.build();
  }

  /** Returns the value at a path: `$`, then quoted keys or indexes in brackets. */
  #referred(path: string): Value {
    let value: Value = this.#root;
    for (const [, key, index] of path.matchAll(/\[(?:("(?:[^"\\]|\\.)*")|([0-9]+))\]/g)) {
      if (isArray(value)) value = value[Number(index)] ?? null;
      else if (value instanceof PuppetHash)
        value = value.get(key === undefined ? Number(index) : parseJson(key)) ?? null;
      else return invalid('LocalRef', path);
    }
    return this.read(value);
  }
}

function fromText(type: string, text: string): Value {
  return valueFromText(type, text) ?? invalid(type, text);
}

function valueFromText(type: string, text: string): Value {
  switch (type) {
    case 'Regexp':
      return dynamicRegExp(...optionsAndSource(text));
    case 'Timestamp':
      return timestampFromText(text);
    case 'Timespan':
      return timespanFromText(text);
    case 'SemVer':
      return SemVer.parse(text);
    case 'SemVerRange':
      return parseSemVerRange(text);
    case 'URI':
      return parseUri(text);
    case 'Binary': {
      const bytes = decodeBase64(text, { strict: true });
      return bytes && new Binary(bytes);
    }
    default:
      return unknownType(type);
  }
}

/** Returns the Object type with a name, which the program may define. */
function objectType(name: string): ObjectType {
  const type = findType(name)?.resolved();
  return type instanceof ObjectType ? type : unknownType(name);
}

function unknownType(name: string): never {
  throw functionError(sharedMessages.UNKNOWN_PCORE_TYPE, { type: name });
}

function invalid(type: string, value: Value): never {
  throw functionError(messages.INVALID_VALUE, { type, value: String(value) });
}
