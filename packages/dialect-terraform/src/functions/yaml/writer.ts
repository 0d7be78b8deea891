import { formatNumber, isNumber, type NumberValue } from '../../values/number.js';
import { isSequence, MapValue, ObjectValue, type Value } from '../../values/value.js';
import { utf8Bytes } from '../text/bytes.js';

const INDENTATION = 2;
/** A text in quotes continues in the next line after a space behind this column. */
const MAX_WIDTH = 80;
/** The bytes of the longest key before a colon. A longer one stands after a question mark. */
const MAX_SIMPLE_KEY = 128;

/** Characters that a text in quotes does not contain as such. A line feed is printable, but it is escaped in quotes. */
const UNPRINTABLE = /[^\n\x20-\x7e\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd]/u;
const LINE_BREAK = /[\r\n\x85\u2028\u2029]/;

const ESCAPES: ReadonlyMap<string, string> = new Map(
  [
    ...['\0:0', '\x07:a', '\b:b', '\t:t', '\n:n', '\v:v', '\f:f', '\r:r', '\x1b:e'],
    ...['":"', '\\:\\', '\x85:N', '\xa0:_', '\u2028:L', '\u2029:P'],
  ].map((pair) => [pair.charAt(0), pair.charAt(2)]),
);

/**
 * Writes a value as a YAML document, as HashiCorp's library go-cty-yaml does: all keys and strings in quotes, and strings
 * of several lines as literal blocks.
 */
export function writeYaml(value: Value): string {
  return new YamlWriter().document(value);
}

/** The text of the document so far, and what the library knows about its end. */
class YamlWriter {
  #text = '';
  /** The number of characters in the last line. */
  #column = 0;
  /** Whether the text ends with white space that separates tokens. */
  #isSeparated = true;
  /** Whether the last line has only indentation and indicators. */
  #isIndentation = true;

  document(value: Value): string {
    this.#node(value, -INDENTATION, false);
    this.#indent(0);
    // A plain scalar that is the whole document has a mark at its end.
    const isPlain = typeof value !== 'string' && !isSequence(value) && !isMapping(value);
    return isPlain ? `${this.#text}...\n` : this.#text;
  }

  /** @param indentation that of the node around; negative if there is none */
  #node(value: Value, indentation: number, isMember: boolean): void {
    if (typeof value === 'string') this.#string(value, indentation, false);
    else if (isSequence(value)) this.#sequence(value.elements, indentation, isMember);
    else if (isMapping(value)) this.#mapping(membersOf(value), indentation);
    else this.#plain(typeof value === 'boolean' ? String(value) : isNumber(value) ? numberText(value) : 'null');
  }

  #sequence(elements: readonly Value[], indentation: number, isMember: boolean): void {
    if (elements.length === 0) return this.#emptyCollection('[', ']');
    // A sequence that is the value of a key is not indented.
    const inner = indentation + (isMember && !this.#isIndentation ? 0 : INDENTATION);
    for (const element of elements) {
      this.#indent(inner);
      this.#indicator('-', { isIndentation: true });
      this.#node(element, inner, false);
    }
  }

  #mapping(members: ReadonlyMap<string, Value>, indentation: number): void {
    if (members.size === 0) return this.#emptyCollection('{', '}');
    const inner = indentation + INDENTATION;
    for (const [key, member] of members) {
      this.#indent(inner);
      if (isSimpleKey(key)) {
        this.#string(key, inner, true);
        this.#append(':');
      } else {
        this.#indicator('?', { isIndentation: true });
        this.#string(key, inner, false);
        this.#indent(inner);
        this.#indicator(':', { isIndentation: true });
      }
      this.#node(member, inner, true);
    }
  }

  #emptyCollection(open: string, close: string): void {
    this.#indicator(open);
    this.#append(close);
  }

  #plain(text: string): void {
    this.#indicator(text);
  }

  #string(text: string, indentation: number, isKey: boolean): void {
    const inner = Math.max(indentation, 0) + INDENTATION;
    if (text.includes('\n') && !isKey && canBeBlock(text)) this.#block(text, inner);
    else this.#quoted(text, inner, isKey);
  }

  #quoted(text: string, indentation: number, isKey: boolean): void {
    this.#indicator('"');
    const characters = Array.from(text);
    // The library escapes everything after a byte order mark.
    const hasMark = text.startsWith('\ufeff');
    for (const [i, character] of characters.entries()) {
      const isSpace = character === ' ';
      if (hasMark || isEscaped(character)) this.#append(escaped(character));
      else if (!isSpace || isKey || !this.#canBreakAt(characters, i)) this.#append(character);
      else {
        this.#indent(indentation);
        if (characters[i + 1] === ' ') this.#append('\\');
      }
    }
    this.#append('"');
  }

  #canBreakAt(characters: readonly string[], index: number): boolean {
    const isInner = index > 0 && index < characters.length - 1;
    return isInner && this.#column > MAX_WIDTH && characters[index - 1] !== ' ';
  }

  #block(text: string, indentation: number): void {
    this.#indicator('|');
    if (/^[ \r\n\x85\u2028\u2029]/.test(text)) this.#append(String(INDENTATION));
    const [last, beforeLast] = [text.at(-1) ?? '', text.at(-2)];
    if (!LINE_BREAK.test(last)) this.#append('-');
    else if (beforeLast === undefined || LINE_BREAK.test(beforeLast)) this.#append('+');
    this.#breakLine('\n');
    let isLineStart = true;
    for (const character of text) {
      if (LINE_BREAK.test(character)) {
        this.#breakLine(character);
        isLineStart = true;
        continue;
      }
      if (isLineStart) this.#indent(indentation);
      this.#append(character);
      this.#isSeparated = true;
      isLineStart = false;
    }
  }

  /** Writes a token, after a space if there is no white space before it. */
  #indicator(text: string, { isIndentation = false } = {}): void {
    const wasIndentation = this.#isIndentation;
    if (!this.#isSeparated) this.#append(' ');
    this.#append(text);
    this.#isIndentation = wasIndentation && isIndentation;
  }

  #append(text: string): void {
    this.#text += text;
    this.#column += Array.from(text).length;
    this.#isSeparated = false;
    this.#isIndentation = false;
  }

  /** Goes to a column. In a line of indentation and indicators, this needs no line break. */
  #indent(indentation: number): void {
    const isBehind = this.#column > indentation || (this.#column === indentation && !this.#isSeparated);
    if (!this.#isIndentation || isBehind) this.#breakLine('\n');
    const missing = indentation - this.#column;
    if (missing > 0) {
      this.#text += ' '.repeat(missing);
      this.#column = indentation;
    }
    this.#isSeparated = true;
    this.#isIndentation = true;
  }

  #breakLine(character: string): void {
    this.#text += character;
    this.#column = 0;
    this.#isSeparated = true;
    this.#isIndentation = true;
  }
}

function isMapping(value: Value): value is ObjectValue | MapValue {
  return value instanceof ObjectValue || value instanceof MapValue;
}

function membersOf(value: ObjectValue | MapValue): ReadonlyMap<string, Value> {
  return value instanceof ObjectValue ? value.attributes : value.entries;
}

function numberText(value: NumberValue): string {
  return value === Infinity ? '+Inf' : value === -Infinity ? '-Inf' : formatNumber(value);
}

function isSimpleKey(key: string): boolean {
  return !LINE_BREAK.test(key) && utf8Bytes(key).length <= MAX_SIMPLE_KEY;
}

/** A block ends with the last line of the text, and shows neither spaces at the ends of lines nor special characters. */
function canBeBlock(text: string): boolean {
  return !/ (?:[\r\n\x85\u2028\u2029]|$)/.test(text) && !UNPRINTABLE.test(text);
}

function isEscaped(character: string): boolean {
  return character === '"' || character === '\\' || LINE_BREAK.test(character) || UNPRINTABLE.test(character);
}

function escaped(character: string): string {
  const short = ESCAPES.get(character);
  if (short !== undefined) return `\\${short}`;
  const code = character.codePointAt(0) ?? 0;
  const [letter, length] = code <= 0xff ? ['x', 2] : code <= 0xffff ? ['u', 4] : ['U', 8];
  return `\\${letter}${code.toString(16).toUpperCase().padStart(Number(length), '0')}`;
}
