import { quote } from '../../text/quote.js';
import { ANY } from '../../types/any.js';
import { ARRAY } from '../../types/array.js';
import { BINARY } from '../../types/binary.js';
import { FLOAT } from '../../types/float.js';
import { HASH } from '../../types/hash.js';
import { OBJECT } from '../../types/object.js';
import { NUMERIC } from '../../types/scalar.js';
import { PuppetHash } from '../../values/hash.js';
import { PuppetIterator } from '../../values/iterator.js';
import { PuppetObject } from '../../values/object.js';
import { isArray, type PuppetArray, type Value } from '../../values/value.js';
import { type Formats, FormatMap, type TypeFormat } from './format-map.js';
import { illegalFormat, readFormat } from './format.js';
import { writeObject } from './object.js';
import { writeSingle } from './single.js';

const format = (text: string): TypeFormat => ({ format: readFormat(text) });

/** The default format of elements in a container: as Puppet source. */
const ELEMENTS = format('%p');

/** The format of elements in a container that has formats for elements, but none for this one. */
const OTHERS = format('%s');

const ARRAYS = format('%a');
const HASHES = format('%h');

const DEFAULTS = /* @__PURE__ */ new FormatMap([
  [FLOAT, format('%f')],
  [NUMERIC, format('%d')],
  [ARRAY, ARRAYS],
  [HASH, HASHES],
  [BINARY, format('%B')],
  [OBJECT, format('%p')],
  [ANY, format('%s')],
]);

/** Iterators in containers ignore formats. */
const ITERATOR = format('%a');

const INDENT = '  ';

/** Writes a value by formats. Nested containers use the same formats. Other elements use those of their container. */
export class Writer {
  readonly #formats: FormatMap | null;
  /** The formats of Arrays and Hashes if there is no map. */
  readonly #arrays: TypeFormat;
  readonly #hashes: TypeFormat;

  constructor(formats: FormatMap | null, arrays: TypeFormat = ARRAYS, hashes: TypeFormat = HASHES) {
    this.#formats = formats;
    this.#arrays = arrays;
    this.#hashes = hashes;
  }

  /** A text is the format of the value, and of containers of the same kind in it. */
  static of(formats: Formats, value: Value): Writer {
    if (typeof formats === 'string') {
      if (isArray(value)) return new Writer(null, format(formats));
      if (value instanceof PuppetHash) return new Writer(null, ARRAYS, format(formats));
    }
    return new Writer(FormatMap.of(formats, value));
  }

  write(value: Value): string {
    return isContainer(value) ? this.#container(value, 0) : single(value, this.#find(value), false, 0);
  }

  #find(value: Value): TypeFormat {
    if (this.#formats) return this.#formats.findBeside(DEFAULTS, value) as TypeFormat;
    // The most common containers need no search.
    if (isArray(value)) return this.#arrays;
    return value instanceof PuppetHash ? this.#hashes : (DEFAULTS.find(value) as TypeFormat);
  }

  /** `level` is the number of surrounding containers. */
  #container(value: PuppetArray | PuppetHash | PuppetIterator, level: number): string {
    const plain = value instanceof PuppetIterator ? value.toArray() : value;
    const typeFormat = plain !== value && level > 0 ? ITERATOR : this.#find(plain);
    if (isArray(plain)) return this.#array(plain, typeFormat, level);
    switch (typeFormat.format.letter) {
      case 'h':
      case 's':
      case 'p':
        return this.#hash(plain, typeFormat, level);
      case 'a': {
        const pairs: Value[] = Array.from(plain);
        return this.#array(pairs, this.#find(pairs), level);
      }
      default:
        throw illegalFormat(typeFormat.format, 'Hash', 'hasp');
    }
  }

  /** Writes an element: a container, or a value by the formats of its container. */
  #element(value: Value, container: TypeFormat, level: number, indented: boolean): string {
    if (isContainer(value)) return this.#container(value, level);
    // Most elements are texts and numbers without formats of their own.
    if (container.elements === undefined) {
      if (typeof value === 'string') return quote(value);
      if (typeof value === 'number') return String(value);
    }
    const usual = container.elements && !container.quotesOthers ? OTHERS : ELEMENTS;
    return single(value, container.elements?.find(value) ?? usual, indented, level);
  }

  #array(array: PuppetArray, typeFormat: TypeFormat, level: number): string {
    const { format: own, separator = ', ' } = typeFormat;
    if (!'asp'.includes(own.letter)) throw illegalFormat(own, 'Array', 'asp');
    const { open, close } = own.delimiters('[');
    if (!own.alternate && !array.some(isContainer)) return open + this.#row(array, typeFormat, level + 1) + close;
    const texts = array.map((element) => this.#element(element, typeFormat, level + 1, own.alternate));
    const breaksAll = own.alternate && own.width !== null && isTooWide(array, texts, own.width);
    const padding = `\n${INDENT.repeat(level + 1)}`;
    let text = open;
    for (let i = 0; i < array.length; i++) {
      const element = array[i] as Value;
      const previous = array[i - 1];
      const isNested = isContainer(element) && (own.alternate || this.#isAlternate(element));
      const newLine = isNested || (i > 0 && own.alternate && (breaksAll || isContainer(previous as Value)));
      if (i > 0) text += newLine ? withoutBlanks(separator) : separator;
      if (newLine) text += padding;
      else if (i === 0 && breaksAll) text += ' ';
      text += texts[i];
    }
    return text + close;
  }

  /** Writes the elements of an array in one line. */
  #row(array: PuppetArray, container: TypeFormat, level: number): string {
    const { separator = ', ' } = container;
    let text = '';
    for (let i = 0; i < array.length; i++) {
      if (i > 0) text += separator;
      text += this.#element(array[i] as Value, container, level, false);
    }
    return text;
  }

  #isAlternate(value: PuppetArray | PuppetHash | PuppetIterator): boolean {
    if (value instanceof PuppetIterator) return false;
    const { format: own } = this.#find(value);
    return own.alternate && !(value instanceof PuppetHash && own.letter === 'a');
  }

  #hash(hash: PuppetHash, typeFormat: TypeFormat, level: number): string {
    const { format: own, separator = ', ', separator2 = ' => ' } = typeFormat;
    const { open, close } = own.delimiters('{');
    const padding = own.alternate ? INDENT.repeat(level + 1) : '';
    const between = own.alternate ? `${withoutBlanks(separator)}\n` : separator;
    let pairs = '';
    let before = padding;
    hash.forEach((value, key) => {
      pairs += before + this.#element(key, typeFormat, level + 1, false) + separator2;
      pairs += this.#element(value, typeFormat, level + 1, false);
      before = between + padding;
    });
    return own.alternate ? `${open}\n${pairs}\n${INDENT.repeat(level)}${close}` : open + pairs + close;
  }
}

/** Returns a separator without trailing spaces, for the end of a line. */
function withoutBlanks(separator: string): string {
  return separator.replace(/[ \t]+$/, '');
}

function single(value: Value, { format: own }: TypeFormat, indented: boolean, level: number): string {
  if (value instanceof PuppetObject) return writeObject(value, own, indented || own.alternate ? level : null);
  return writeSingle(value, own);
}

/** Returns whether the formats of a value also apply to values in it. */
export function isContainer(value: Value): value is PuppetArray | PuppetHash | PuppetIterator {
  if (typeof value !== 'object') return false;
  return isArray(value) || value instanceof PuppetHash || value instanceof PuppetIterator;
}

/** Returns whether a row of elements that are not containers is longer than the width. */
function isTooWide(array: PuppetArray, texts: readonly string[], width: number): boolean {
  let row = 0;
  return array.some((element, i) => {
    row = isContainer(element) ? 0 : row + Array.from(texts[i] as string).length;
    return row > width;
  });
}
