import { type CodePointTest, rangesTest } from './character-class.js';
import { ClassReader } from './class-reader.js';
import { PatternError } from './pattern-error.js';
import { readEscape } from './pattern-escape.js';
import {
  type Assertion,
  assertionNode,
  captureNode,
  characterNode,
  hasBoundedRepetitions,
  type PatternNode,
  repetitionNode,
  sequenceNode,
} from './pattern-node.js';

/** A parsed pattern. */
export interface ParsedPattern {
  readonly root: PatternNode;
  /** The name of each capture group, from the first; empty for a group without a name. */
  readonly groups: readonly string[];
}

interface Flags {
  readonly isFolded: boolean;
  readonly dotMatchesNewline: boolean;
  readonly isMultiline: boolean;
  readonly isUngreedy: boolean;
}

/** An open group, or the whole pattern. */
interface Frame {
  readonly alternatives: PatternNode[];
  items: PatternNode[];
  /** The flags before the group. */
  readonly flags: Flags;
  /** The index of the capture group; 0 for a group that captures nothing. */
  readonly capture: number;
}

/** RE2's limits. The size is smaller than RE2's, so that a program of maximum size does not exhaust the memory. */
const MAX_HEIGHT = 1000;
const MAX_SIZE = 500_000;
const MAX_REPEAT = 1000;

/**
 * Parses a regular expression in the syntax of RE2 as Go's package regexp does (https://golang.org/s/re2syntax).
 *
 * @throws PatternError with Go's texts
 */
export function parsePattern(pattern: string): ParsedPattern {
  return new PatternParser(pattern).parse();
}

class PatternParser {
  readonly #pattern: string;
  #position = 0;
  #flags: Flags = { isFolded: false, dotMatchesNewline: false, isMultiline: false, isUngreedy: false };
  readonly #frames: Frame[] = [];
  readonly #groups: string[] = [];

  constructor(pattern: string) {
    this.#pattern = pattern;
    this.#open(0);
  }

  parse(): ParsedPattern {
    /** Where the repetition begins that the parser has just read; null if there is none. */
    let repetition: number | null = null;
    while (this.#position < this.#pattern.length) {
      const start = this.#position;
      const isRepetition = this.#term(repetition);
      repetition = isRepetition ? start : null;
    }
    const root = this.#close(this.#top());
    if (this.#frames.length !== 1) throw new PatternError('missing closing )', this.#pattern);
    return { root, groups: this.#groups };
  }

  /** Reads one term. Returns whether it is a repetition operator. */
  #term(repetition: number | null): boolean {
    const character = this.#pattern[this.#position];
    switch (character) {
      case '(':
        if (this.#pattern[this.#position + 1] === '?') this.#specialGroup();
        else {
          this.#position++;
          this.#groups.push('');
          this.#open(this.#groups.length);
        }
        return false;
      case '|':
        this.#position++;
        this.#endAlternative(this.#top());
        return false;
      case ')':
        this.#position++;
        this.#endGroup();
        return false;
      case '^':
        return this.#assert(this.#flags.isMultiline ? 'lineStart' : 'textStart', 1);
      case '$':
        return this.#assert(this.#flags.isMultiline ? 'lineEnd' : 'textEnd', 1);
      case '.':
        this.#position++;
        this.#push(characterNode(this.#flags.dotMatchesNewline ? () => true : (codePoint) => codePoint !== 0x0a));
        return false;
      case '[': {
        const reader = this.#classReader();
        this.#pushClass(reader.readBrackets(), reader);
        return false;
      }
      case '*':
      case '+':
      case '?':
        return this.#repeat(character === '+' ? 1 : 0, character === '?' ? 1 : Infinity, 1, repetition);
      case '{':
        return this.#count(repetition);
      case '\\':
        return this.#escape();
      default:
        this.#literal(this.#next());
        return false;
    }
  }

  #top(): Frame {
    const frame = this.#frames.at(-1);
    if (frame === undefined) throw new PatternError('unexpected )', this.#pattern);
    return frame;
  }

  #open(capture: number): void {
    this.#frames.push({ alternatives: [], items: [], flags: this.#flags, capture });
  }

  #endAlternative(frame: Frame): void {
    frame.alternatives.push(this.#limited(sequenceNode('concatenation', frame.items)));
    frame.items = [];
  }

  #close(frame: Frame): PatternNode {
    this.#endAlternative(frame);
    return this.#limited(sequenceNode('alternation', frame.alternatives));
  }

  #endGroup(): void {
    const frame = this.#top();
    const body = this.#close(frame);
    if (this.#frames.length === 1) throw new PatternError('unexpected )', this.#pattern);
    this.#frames.pop();
    this.#flags = frame.flags;
    this.#push(frame.capture === 0 ? body : captureNode(frame.capture, body));
  }

  #push(node: PatternNode): void {
    this.#top().items.push(this.#limited(node));
  }

  #limited(node: PatternNode): PatternNode {
    if (node.height > MAX_HEIGHT) throw new PatternError('expression nests too deeply', this.#pattern);
    if (node.size > MAX_SIZE) throw new PatternError('regexp/syntax: internal error', this.#pattern);
    return node;
  }

  #assert(assertion: Assertion, length: number): false {
    this.#position += length;
    this.#push(assertionNode(assertion));
    return false;
  }

  #literal(codePoint: number): void {
    this.#push(characterNode(rangesTest([[codePoint, codePoint]], this.#flags.isFolded)));
  }

  #classReader(): ClassReader {
    return new ClassReader(this.#pattern, this.#position, this.#flags.isFolded);
  }

  #pushClass(test: CodePointTest, { position }: ClassReader): void {
    this.#position = position;
    this.#push(characterNode(test));
  }

  /** Reads one character. */
  #next(): number {
    const codePoint = this.#pattern.codePointAt(this.#position) ?? 0;
    this.#position += codePoint > 0xffff ? 2 : 1;
    return codePoint;
  }

  /** A repetition operator of a given length. */
  #repeat(min: number, max: number, length: number, repetition: number | null): true {
    const start = this.#position;
    this.#position += length;
    let isGreedy = !this.#flags.isUngreedy;
    if (this.#pattern[this.#position] === '?') {
      this.#position++;
      isGreedy = !isGreedy;
    }
    if (repetition !== null) {
      throw new PatternError('invalid nested repetition operator', this.#pattern.slice(repetition, this.#position));
    }
    const operator = this.#pattern.slice(start, this.#position);
    const body = this.#top().items.pop();
    if (body === undefined) throw new PatternError('missing argument to repetition operator', operator);
    const node = repetitionNode(body, min, max, isGreedy);
    this.#push(node);
    const isLarge = min >= 2 || (max >= 2 && max !== Infinity);
    if (isLarge && !hasBoundedRepetitions(node, MAX_REPEAT)) throw new PatternError('invalid repeat count', operator);
    return true;
  }

  /** `{n}`, `{n,}` or `{n,m}`; a brace that begins nothing of the kind is a literal. */
  #count(repetition: number | null): boolean {
    const match = /^\{(0|[1-9][0-9]*)(?:(,)(0|[1-9][0-9]*)?)?\}/.exec(this.#pattern.slice(this.#position));
    if (match === null) {
      this.#position++;
      this.#literal(0x7b);
      return false;
    }
    const [text, first, comma, last] = match;
    const min = Number(first);
    const max = comma === undefined ? min : last === undefined ? Infinity : Number(last);
    if (min > MAX_REPEAT || (max !== Infinity && (max > MAX_REPEAT || min > max))) {
      throw new PatternError('invalid repeat count', text);
    }
    return this.#repeat(min, max, text.length, repetition);
  }

  #escape(): false {
    const letter = this.#pattern[this.#position + 1] ?? '';
    switch (letter) {
      case 'A':
        return this.#assert('textStart', 2);
      case 'z':
        return this.#assert('textEnd', 2);
      case 'b':
        return this.#assert('wordBoundary', 2);
      case 'B':
        return this.#assert('noWordBoundary', 2);
      case 'C':
        throw new PatternError('invalid escape sequence', '\\C');
      case 'Q':
        this.#quotedText();
        return false;
      default: {
        const reader = this.#classReader();
        const group = reader.readEscape();
        if (group === null) this.#literal(this.#escapedCharacter());
        else this.#pushClass(group, reader);
        return false;
      }
    }
  }

  #quotedText(): void {
    const start = this.#position + 2;
    const end = this.#pattern.indexOf('\\E', start);
    const stop = end < 0 ? this.#pattern.length : end;
    this.#position = start;
    while (this.#position < stop) this.#literal(this.#next());
    if (end >= 0) this.#position = end + 2;
  }

  /** A character as an escape sequence. */
  #escapedCharacter(): number {
    const { codePoint, end } = readEscape(this.#pattern, this.#position);
    this.#position = end;
    return codePoint;
  }

  /** `(?P<name>`, `(?flags)` or `(?flags:`. */
  #specialGroup(): void {
    const rest = this.#pattern.slice(this.#position);
    if (rest.length > 4 && rest.startsWith('(?P<')) {
      const end = rest.indexOf('>');
      if (end < 0) throw new PatternError('invalid named capture', rest);
      const name = rest.slice(4, end);
      if (!/^[A-Za-z0-9_]+$/.test(name)) throw new PatternError('invalid named capture', rest.slice(0, end + 1));
      this.#groups.push(name);
      this.#open(this.#groups.length);
      this.#position += end + 1;
      return;
    }
    this.#groupFlags();
  }

  #groupFlags(): void {
    const start = this.#position;
    this.#position += 2;
    let flags = this.#flags;
    let isOn = true;
    let hasFlag = true;
    while (this.#position < this.#pattern.length) {
      const character = String.fromCodePoint(this.#next());
      if (character === ':' || character === ')') {
        if (!hasFlag) break;
        if (character === ':') this.#open(0);
        this.#flags = flags;
        return;
      }
      if (character === '-') {
        if (!isOn) break;
        isOn = false;
        hasFlag = false;
        continue;
      }
      const changed = withFlag(flags, character, isOn);
      if (changed === null) break;
      flags = changed;
      hasFlag = true;
    }
    throw new PatternError('invalid or unsupported Perl syntax', this.#pattern.slice(start, this.#position));
  }
}

function withFlag(flags: Flags, letter: string, isOn: boolean): Flags | null {
  switch (letter) {
    case 'i':
      return { ...flags, isFolded: isOn };
    case 'm':
      return { ...flags, isMultiline: isOn };
    case 's':
      return { ...flags, dotMatchesNewline: isOn };
    case 'U':
      return { ...flags, isUngreedy: isOn };
    default:
      return null;
  }
}
