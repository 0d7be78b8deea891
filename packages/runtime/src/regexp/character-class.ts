import { characterTypes, posixText, type TextMode } from './character-types.js';
import type { PatternReader } from './pattern-reader.js';

/** One item between the brackets of a character class. */
type Item =
  | { readonly kind: 'value'; readonly code: number }
  | { readonly kind: 'class'; readonly text: string }
  | { readonly kind: 'nested'; readonly text: string }
  | { readonly kind: 'range' | 'and' | 'close' };

/**
 * Reads a character class after its `[`, and returns it in Oniguruma's syntax. Errors, and the places where a `-` is
 * literal, are the same as in Ruby.
 */
export function readCharacterClass(reader: PatternReader, mode: TextMode): string {
  const negated = reader.eat('^') ? '^' : '';
  let text = '';
  if (reader.peek() === ']') {
    reader.next();
    if (!reader.rest().includes(']')) reader.fail('empty char-class');
    text += '\\]';
    // The items so far count as a value, and as the start of a range.
    return `[${negated}${readItems(reader, mode, text, 0x5d)}]`;
  }
  return `[${negated}${readItems(reader, mode, text, null)}]`;
}

/** The previous item: none, a value (which can start a range), a class, the start of a range, or a complete range. */
type State = 'start' | 'value' | 'class' | 'range' | 'complete';

function readItems(reader: PatternReader, mode: TextMode, begun: string, first: number | null): string {
  let text = first === null ? begun : '';
  /** The operands of `&&`. */
  const operands: string[] = [];
  let pending = first;
  let state: State = first === null ? 'start' : 'value';
  const flush = (): void => {
    if (pending !== null) text += literal(pending);
    pending = null;
  };
  for (let item = readItem(reader, mode); ; item = readItem(reader, mode)) {
    if (item.kind === 'range') {
      if (state === 'value' || state === 'class') {
        const next = peekItem(reader);
        if (next === 'close' || next === 'and') item = DASH;
        else if (state === 'class') return reader.fail('unmatched range specifier in char-class');
        else {
          state = 'range';
          continue;
        }
      } else item = DASH;
    }
    switch (item.kind) {
      case 'close':
        flush();
        if (state === 'range') text += '\\-';
        return operands.length === 0 ? text : [...operands, text].map(operand).join('&&');
      case 'and':
        flush();
        operands.push(state === 'range' ? `${text}\\-` : text);
        text = '';
        state = 'start';
        break;
      case 'class':
        if (state === 'range') return reader.fail('char-class value at end of range');
        flush();
        text += item.text;
        state = 'class';
        break;
      case 'nested':
        flush();
        if (state === 'range') text += '\\-';
        text += item.text;
        state = 'complete';
        break;
      case 'value':
        if (state === 'range' && pending !== null) {
          if (pending > item.code) return reader.fail('empty range in char class');
          text += `${literal(pending)}-${literal(item.code)}`;
          pending = null;
          state = 'complete';
        } else {
          flush();
          pending = item.code;
          state = 'value';
        }
    }
  }
}

/** Returns a set that can be intersected. An empty text gives the empty set. */
function operand(text: string): string {
  return text === '' ? '[^\\x{0}-\\x{10FFFF}]' : `[${text}]`;
}

const DASH: Item = { kind: 'value', code: 0x2d };

function peekItem(reader: PatternReader): Item['kind'] {
  const rest = reader.rest();
  if (rest.startsWith(']')) return 'close';
  return rest.startsWith('&&') ? 'and' : 'value';
}

function readItem(reader: PatternReader, mode: TextMode): Item {
  const char = reader.next();
  switch (char) {
    case null:
      return reader.fail('premature end of char-class');
    case ']':
      return { kind: 'close' };
    case '-':
      return { kind: 'range' };
    case '[':
      return readBracket(reader, mode);
    case '\\':
      return readEscape(reader, mode);
    case '&':
      return reader.eat('&') ? { kind: 'and' } : { kind: 'value', code: 0x26 };
    default:
      return { kind: 'value', code: char.codePointAt(0) as number };
  }
}

/** Reads `[:name:]` or a nested class. */
function readBracket(reader: PatternReader, mode: TextMode): Item {
  const match = /^:(\^?)([a-z]*):\]/.exec(reader.rest());
  if (match) {
    const text = posixText(match[2] ?? '', match[1] === '^', mode);
    if (text !== null) {
      reader.skip(match[0].length);
      return { kind: 'class', text };
    }
  }
  if (/^:[^\]]{0,20}:\]/.test(reader.rest())) return reader.fail('invalid POSIX bracket type');
  return { kind: 'nested', text: readCharacterClass(reader, mode) };
}

function readEscape(reader: PatternReader, mode: TextMode): Item {
  const char = reader.next();
  if (char === null) return reader.fail('end pattern at escape');
  const text = characterTypes(char, mode);
  if (text !== null) return { kind: 'class', text };
  if ((char === 'p' || char === 'P') && reader.peek() === '{') return { kind: 'class', text: reader.property(char) };
  return { kind: 'value', code: reader.escapedCode(char, true) };
}

/** Returns a character in a form that is literal everywhere in a class. */
function literal(code: number): string {
  const char = String.fromCodePoint(code);
  if (/[\\[\]\-^&]/.test(char)) return `\\${char}`;
  return code < 0x20 || code === 0x7f ? `\\x${code.toString(16).padStart(2, '0')}` : char;
}
