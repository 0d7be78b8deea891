import { HashBuilder, PuppetHash, type Value } from '@pptjs/runtime/internal';
import { plainScalar } from './plain-scalar.js';

/** Characters that this reader leaves to the YAML library: tabs, carriage returns, controls, and separators of lines. */
const UNUSUAL = /[^\n\x20-\x7e\u00a1-\u1fff\u2070-\ud7ff]/;

const DOCUMENT_START = /^--- *$/;

/** The tag of a document that is a Ruby object. */
const OBJECT_START = /^--- !ruby\/object:([\w:]+)$/;

/** A key without quotes and spaces, and its colon. */
const PLAIN_KEY = /([\w./$~^][\w./+*@~$^-]*(?:::?[\w./+*@~$^-]+)*):(?= |$)/y;

const DOUBLE_QUOTED = /"([^"\\]*(?:\\["\\nt][^"\\]*)*)"/y;
const SINGLE_QUOTED = /'([^']*(?:''[^']*)*)'/y;

/** The beginning of a scalar without quotes, except for characters with a meaning, and rare ones. */
const PLAIN_START = /[\w./$~^+(]|-[\w.]/y;

/** A scalar of a flow collection without quotes, after its beginning. */
const FLOW_PLAIN = /[^,[\]{}:#'"&*!|>%@`]*/y;

const COLON = /:(?= |$)/y;
const END_OF_LINE = /(?: +#.*| *)$/y;
const LITERAL = /\|(-?)(?: +#.*| *)$/y;
const SPACES = / */y;

const ESCAPES: Readonly<Record<string, string>> = { '\\n': '\n', '\\t': '\t', '\\"': '"', '\\\\': '\\' };

/** The longest line with a key. The library limits keys to 1,024 characters. */
const MAX_KEY_LINE = 1000;

const MAX_DEPTH = 100;

/**
 * Reads the part of YAML that most data files consist of: block mappings and sequences of scalars on one line, literal block
 * scalars, and flow collections on one line. The value is the one that the YAML library and `parseYaml` give. Reading a text of
 * 20 KB takes 10 ms with the library, as much as several catalogs, and about 0.5 ms with this reader.
 *
 * @param rubyClasses the Ruby classes that the document may be an object of
 * @param dates whether unquoted dates are allowed; their value is their text
 * @returns undefined for a text with any other syntax, or with an error
 */
export function readBlockYaml(text: string, rubyClasses: ReadonlySet<string>, dates: boolean): Value | undefined {
  return UNUSUAL.test(text) ? undefined : new BlockReader(text, dates).document(rubyClasses);
}

/**
 * The position is a column of a line with content. Each method returns undefined for syntax that it does not know; the reader
 * is useless afterwards.
 */
class BlockReader {
  readonly #lines: readonly string[];
  readonly #dates: boolean;
  #number = -1;
  #line = '';
  /** The column of the content of the line; -1 at the end of the text. */
  #column = 0;
  #depth = 0;

  constructor(text: string, dates: boolean) {
    this.#lines = text.split('\n');
    this.#dates = dates;
  }

  document(rubyClasses: ReadonlySet<string>): Value | undefined {
    this.#nextLine();
    const rubyClass = OBJECT_START.exec(this.#line)?.[1];
    if (DOCUMENT_START.test(this.#line) || (rubyClass !== undefined && rubyClasses.has(rubyClass))) this.#nextLine();
    const value = this.#column < 0 ? undefined : this.#block();
    return this.#column < 0 ? value : undefined;
  }

  /** Goes to the next line that is neither empty nor a comment. */
  #nextLine(): void {
    const lines = this.#lines;
    while (++this.#number < lines.length) {
      const line = lines[this.#number]!;
      const column = indentation(line);
      if (column === line.length || line[column] === '#') continue;
      this.#line = line;
      this.#column = column;
      return;
    }
    this.#line = '';
    this.#column = -1;
  }

  /** Reads the mapping or sequence at the position. */
  #block(): Value | undefined {
    if (++this.#depth > MAX_DEPTH) return undefined;
    const value = this.#isElement(this.#column) ? this.#sequence(this.#column) : this.#mapping(this.#column);
    this.#depth--;
    return value;
  }

  /** Whether an element of a sequence begins at a column of the line. */
  #isElement(column: number): boolean {
    const next = this.#line[column + 1];
    return this.#line[column] === '-' && (next === ' ' || next === undefined);
  }

  #sequence(indent: number): Value[] | undefined {
    const elements: Value[] = [];
    while (this.#column === indent && this.#isElement(indent)) {
      const start = this.#contentAfter(indent + 1);
      const element = start === undefined ? this.#below(indent) : this.#element(start, indent);
      if (element === undefined || this.#column > indent) return undefined;
      elements.push(element);
    }
    return elements;
  }

  /** Reads an element that begins on the line of its hyphen. */
  #element(start: number, indent: number): Value | undefined {
    if (!this.#isElement(start) && this.#key(start) === undefined) return this.#scalar(start, indent);
    this.#column = start;
    return this.#block();
  }

  #mapping(indent: number): PuppetHash | undefined {
    const builder = new HashBuilder();
    while (this.#column === indent) {
      const key = this.#key(indent);
      if (key === undefined) return undefined;
      const start = this.#contentAfter(key.end);
      const value = start === undefined ? this.#belowKey(indent) : this.#scalar(start, indent);
      if (value === undefined || this.#column > indent) return undefined;
      builder.set(key.value, value);
    }
    return builder.build();
  }

  /** Reads a key and its colon. */
  #key(start: number): Content | undefined {
    if (this.#line.length > MAX_KEY_LINE) return undefined;
    const quoted = quotedText(this.#line, start);
    if (quoted !== undefined)
      return matchAt(COLON, this.#line, quoted.end) === null ? undefined : { value: quoted.value, end: quoted.end + 1 };
    const [all, text] = matchAt(PLAIN_KEY, this.#line, start) ?? [];
    if (all === undefined) return undefined;
    const value = this.#plain(text!);
    return value === undefined ? undefined : { value, end: start + all.length };
  }

  /** Returns the column of the content after a column; undefined if only a comment follows. */
  #contentAfter(column: number): number | undefined {
    if (matchAt(END_OF_LINE, this.#line, column) !== null) return undefined;
    return this.#afterSpaces(column);
  }

  /** Reads a value that begins below its hyphen. Without one, the value is undef. */
  #below(indent: number): Value | undefined {
    this.#nextLine();
    return this.#column > indent ? this.#block() : null;
  }

  /** Reads a value that begins below its key. The hyphens of a sequence may be in the column of the key. */
  #belowKey(indent: number): Value | undefined {
    this.#nextLine();
    if (this.#column > indent) return this.#block();
    return this.#column === indent && this.#isElement(indent) ? this.#sequence(indent) : null;
  }

  /** Reads a scalar or flow collection that ends on its line, or a literal block scalar, and goes to the next line. */
  #scalar(start: number, indent: number): Value | undefined {
    const line = this.#line;
    const literal = matchAt(LITERAL, line, start);
    if (literal !== null) return this.#literal(indent, literal[1] === '');
    const content = this.#flow(start);
    if (content === undefined) {
      if (matchAt(PLAIN_START, line, start) === null) return undefined;
      const text = textBeforeComment(line, start);
      if (text.includes(': ') || text.endsWith(':')) return undefined;
      this.#nextLine();
      return this.#plain(text);
    }
    if (matchAt(END_OF_LINE, line, content.end) === null) return undefined;
    this.#nextLine();
    return content.value;
  }

  #plain(text: string): Value | undefined {
    const value = plainScalar(text);
    return value === undefined && this.#dates ? text : value;
  }

  /** Reads a text in quotes, or a flow collection. */
  #flow(start: number): Content | undefined {
    switch (this.#line[start]) {
      case '[':
        return this.#flowSequence(start);
      case '{':
        return this.#flowMapping(start);
      default:
        return quotedText(this.#line, start);
    }
  }

  #flowSequence(start: number): Content | undefined {
    const elements: Value[] = [];
    const end = this.#flowItems(start, ']', (at) => {
      const element = this.#flowValue(at);
      if (element !== undefined) elements.push(element.value);
      return element?.end;
    });
    return end === undefined ? undefined : { value: elements, end };
  }

  #flowMapping(start: number): Content | undefined {
    const builder = new HashBuilder();
    const end = this.#flowItems(start, '}', (at) => {
      const key = this.#key(at);
      const value = key === undefined ? undefined : this.#flowValue(this.#afterSpaces(key.end));
      if (value !== undefined) builder.set(key!.value, value.value);
      return value?.end;
    });
    return end === undefined ? undefined : { value: builder.build(), end };
  }

  /**
   * Reads a flow collection that ends on its line.
   *
   * @param read reads an element or a pair at a column; returns the column after it
   * @returns the column after the collection
   */
  #flowItems(start: number, close: string, read: (column: number) => number | undefined): number | undefined {
    if (++this.#depth > MAX_DEPTH) return undefined;
    let column = this.#afterSpaces(start + 1);
    while (this.#line[column] !== close) {
      const end = read(column);
      if (end === undefined) return undefined;
      column = this.#afterSpaces(end);
      if (this.#line[column] === close) break;
      if (this.#line[column] !== ',') return undefined;
      column = this.#afterSpaces(column + 1);
    }
    this.#depth--;
    return column + 1;
  }

  #flowValue(start: number): Content | undefined {
    const content = this.#flow(start);
    if (content !== undefined) return content;
    if (matchAt(PLAIN_START, this.#line, start) === null) return undefined;
    const [text] = matchAt(FLOW_PLAIN, this.#line, start)!;
    const value = this.#plain(text.trimEnd());
    return value === undefined ? undefined : { value, end: start + text.length };
  }

  #afterSpaces(column: number): number {
    return column + matchAt(SPACES, this.#line, column)![0].length;
  }

  /**
   * Reads the lines of a literal block scalar: those that are indented at least as far as the first one.
   * @param keepsNewline whether the text ends with the newline of its last line
   */
  #literal(indent: number, keepsNewline: boolean): string | undefined {
    const lines = this.#lines;
    const first = this.#number + 1;
    const width = indentation(lines[first] ?? '');
    if (width <= indent || width === lines[first]?.length) return undefined;
    const texts: string[] = [];
    let end = first;
    for (; end < lines.length; end++) {
      const line = lines[end]!;
      const spaces = indentation(line);
      if (spaces < width && spaces < line.length) break;
      // Spaces beyond the indentation are a part of the text.
      if (spaces === line.length && spaces > width) return undefined;
      texts.push(line.slice(width));
    }
    // Without a newline at the end of the file, the last line has none.
    if (end === lines.length && lines.at(-1) !== '') return undefined;
    while (texts.at(-1) === '') texts.pop();
    this.#number = end - 1;
    this.#nextLine();
    return keepsNewline ? `${texts.join('\n')}\n` : texts.join('\n');
  }
}

/** A value within a line, and the column after it. */
interface Content {
  readonly value: Value;
  readonly end: number;
}

/** Reads a text in quotes; undefined if there is none, or if it has rare escapes or does not end on the line. */
function quotedText(line: string, start: number): Content | undefined {
  const quote = line[start];
  if (quote !== '"' && quote !== "'") return undefined;
  const match = matchAt(quote === '"' ? DOUBLE_QUOTED : SINGLE_QUOTED, line, start);
  if (match === null) return undefined;
  const content = match[1]!;
  const end = start + match[0].length;
  if (quote === "'") return { value: content.replaceAll("''", "'"), end };
  return { value: content.replaceAll(/\\./g, (escape) => ESCAPES[escape]!), end };
}

function matchAt(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start;
  return pattern.exec(text);
}

function textBeforeComment(line: string, start: number): string {
  const comment = line.indexOf(' #', start);
  return line.slice(start, comment === -1 ? undefined : comment).trimEnd();
}

/** Returns the number of spaces at the beginning of a line. */
function indentation(line: string): number {
  let column = 0;
  while (line.charCodeAt(column) === 0x20) column++;
  return column;
}
