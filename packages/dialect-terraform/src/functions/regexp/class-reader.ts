import {
  ASCII_CLASSES,
  anyOf,
  type CodePointRange,
  type CodePointTest,
  negated,
  PERL_CLASSES,
  rangesTest,
  unicodeClass,
} from './character-class.js';
import { PatternError } from './pattern-error.js';
import { readEscape } from './pattern-escape.js';

/** Reads a character class of a pattern from a position on. */
export class ClassReader {
  readonly #pattern: string;
  readonly #isFolded: boolean;
  #position: number;

  /** @param isFolded whether the class contains letters of the other case too */
  constructor(pattern: string, position: number, isFolded: boolean) {
    this.#pattern = pattern;
    this.#position = position;
    this.#isFolded = isFolded;
  }

  /** The position after what was read. */
  get position(): number {
    return this.#position;
  }

  /** `\d`, `\pN`, `\p{Greek}` and so on; null if the escape sequence is not a class. */
  readEscape(): CodePointTest | null {
    const rest = this.#pattern.slice(this.#position, this.#position + 2);
    if (/^\\[pP]$/.test(rest)) return this.#unicodeEscape();
    if (!/^\\[dDsSwW]$/.test(rest)) return null;
    this.#position += 2;
    const letter = rest.charAt(1);
    const test = rangesTest(PERL_CLASSES[letter.toLowerCase()] ?? [], this.#isFolded);
    return letter === letter.toLowerCase() ? test : negated(test);
  }

  #unicodeEscape(): CodePointTest | null {
    const start = this.#position;
    const rest = this.#pattern.slice(start);
    const match = /^\\([pP])(?:\{([^}]*)\}|([^{]))/su.exec(rest);
    if (match === null) {
      // `\p` at the end of the pattern is an invalid escape sequence.
      if (rest.length === 2) return null;
      throw new PatternError('invalid character class range', rest);
    }
    const [sequence, letter, long, short = ''] = match;
    this.#position += sequence.length;
    const name = long ?? short;
    const isInverse = name.startsWith('^');
    const test = unicodeClass(isInverse ? name.slice(1) : name, this.#isFolded);
    if (test === null) throw new PatternError('invalid character class range', sequence);
    return (letter === 'P') !== isInverse ? negated(test) : test;
  }

  /** `[…]`. */
  readBrackets(): CodePointTest {
    const start = this.#position;
    this.#position++;
    const isNegated = this.#pattern[this.#position] === '^';
    if (isNegated) this.#position++;
    const tests: CodePointTest[] = [];
    const members: CodePointRange[] = [];
    for (let isFirst = true; isFirst || this.#pattern[this.#position] !== ']'; isFirst = false) {
      const group = this.#asciiClass() ?? this.readEscape();
      if (group === null) members.push(this.#range(start));
      else tests.push(group);
    }
    this.#position++;
    if (members.length > 0) tests.push(rangesTest(members, this.#isFolded));
    return isNegated ? negated(anyOf(tests)) : anyOf(tests);
  }

  /** `[:alpha:]` or `[:^alpha:]`, within brackets. */
  #asciiClass(): CodePointTest | null {
    if (!this.#pattern.startsWith('[:', this.#position)) return null;
    const end = this.#pattern.indexOf(':]', this.#position + 2);
    if (end < 0) return null;
    const text = this.#pattern.slice(this.#position, end + 2);
    const name = text.slice(2, -2);
    const isInverse = name.startsWith('^');
    const key = isInverse ? name.slice(1) : name;
    const members = Object.hasOwn(ASCII_CLASSES, key) ? ASCII_CLASSES[key] : undefined;
    if (members === undefined) throw new PatternError('invalid character class range', text);
    this.#position = end + 2;
    const test = rangesTest(members, this.#isFolded);
    return isInverse ? negated(test) : test;
  }

  #range(classStart: number): CodePointRange {
    const start = this.#position;
    const from = this.#classCharacter(classStart);
    const isRange = this.#pattern[this.#position] === '-' && this.#position + 1 < this.#pattern.length;
    if (!isRange || this.#pattern[this.#position + 1] === ']') return [from, from];
    this.#position++;
    const to = this.#classCharacter(classStart);
    if (to < from) {
      throw new PatternError('invalid character class range', this.#pattern.slice(start, this.#position));
    }
    return [from, to];
  }

  #classCharacter(classStart: number): number {
    if (this.#position >= this.#pattern.length) {
      throw new PatternError('missing closing ]', this.#pattern.slice(classStart));
    }
    return this.#pattern[this.#position] === '\\' ? this.#escapedCharacter() : this.#next();
  }

  /** A character as an escape sequence. */
  #escapedCharacter(): number {
    const { codePoint, end } = readEscape(this.#pattern, this.#position);
    this.#position = end;
    return codePoint;
  }

  /** Reads one character. */
  #next(): number {
    const codePoint = this.#pattern.codePointAt(this.#position) ?? 0;
    this.#position += codePoint > 0xffff ? 2 : 1;
    return codePoint;
  }
}
