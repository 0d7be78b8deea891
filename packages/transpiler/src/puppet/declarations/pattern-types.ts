/**
 * Regular expressions as template literal types. A type contains every string that the expression matches, and perhaps
 * more: `/\Av\d+\z/` is `v${string}`.
 */
import * as b from '../../estree/index.js';

/** Any text. */
const HOLE = Symbol('text');
const START_OF_TEXT = Symbol('\\A');
const START_OF_LINE = Symbol('^');
const END_OF_TEXT = Symbol('\\z');
const END_BEFORE_LINE_FEED = Symbol('\\Z');
const END_OF_LINE = Symbol('$');

type Part =
  | string
  | typeof HOLE
  | typeof START_OF_TEXT
  | typeof START_OF_LINE
  | typeof END_OF_TEXT
  | typeof END_BEFORE_LINE_FEED
  | typeof END_OF_LINE;

/** Literal texts and holes. */
type Content = readonly (string | typeof HOLE)[];

/** The sequences of which a part of an expression matches one. */
type Alternatives = readonly (readonly Part[])[];

const NOTHING: Alternatives = [[]];
const ANYTHING: Alternatives = [[HOLE]];

/** The maximum number of alternatives. A longer type is not readable. */
const MAX_ALTERNATIVES = 40;

/** The maximum number of characters of a class that become alternatives. */
const MAX_CLASS_SIZE = 4;

/** Is thrown for an expression that has no useful type. */
class Untypable extends Error {}

/** Returns the members of a union of literal and template types; null if the type is `string`. */
export function patternTypes(pattern: string): readonly string[] | null {
  try {
    const types = new PatternReader(pattern).read().flatMap(templates).map(templateType);
    return types.includes('`${string}`') ? null : [...new Set(types)];
  } catch (error) {
    if (error instanceof Untypable) return null;
    throw error;
  }
}

class PatternReader {
  readonly #pattern: string;
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  read(): Alternatives {
    const all = this.#alternatives();
    if (this.#at < this.#pattern.length) throw new Untypable();
    return all;
  }

  #alternatives(): Alternatives {
    const all = [...this.#sequence()];
    while (this.#skip('|')) all.push(...this.#sequence());
    return checked(all);
  }

  #sequence(): Alternatives {
    let all = NOTHING;
    while (this.#at < this.#pattern.length && !this.#isNext('|') && !this.#isNext(')')) {
      const item = this.#quantified(this.#atom());
      all = checked(all.flatMap((before) => item.map((after) => [...before, ...after])));
    }
    return all;
  }

  #quantified(atom: Alternatives): Alternatives {
    let quantified = atom;
    for (;;) {
      if (this.#skip('?')) quantified = checked([...NOTHING, ...quantified]);
      else if (this.#match(/[*+]|\{\d*,?\d*\}/y) !== null) quantified = ANYTHING;
      else return quantified;
    }
  }

  #atom(): Alternatives {
    if (this.#skip('(')) return this.#group();
    if (this.#isNext('[')) return this.#class();
    if (this.#skip('\\')) return this.#escape();
    if (this.#skip('^')) return [[START_OF_LINE]];
    if (this.#skip('$')) return [[END_OF_LINE]];
    if (this.#skip('.')) return ANYTHING;
    const [character] = this.#match(/[^*+?{]/suy) ?? [];
    if (character === undefined) throw new Untypable();
    return [[character]];
  }

  #group(): Alternatives {
    const [head, lookaround] = this.#match(/\?(?::|<\w+>|(<?[=!]))|(?!\?)/y) ?? [];
    if (head === undefined) throw new Untypable();
    const content = this.#alternatives();
    if (!this.#skip(')')) throw new Untypable();
    // Without its condition, an expression matches more.
    return lookaround === undefined ? content : NOTHING;
  }

  #class(): Alternatives {
    const [, characters] = this.#match(/\[([\w.:/ -]+)\]/y) ?? [];
    const isList = characters !== undefined && characters.length <= MAX_CLASS_SIZE && !/.-./.test(characters);
    if (isList) return Array.from(characters, (character) => [character]);
    if (characters !== undefined) return ANYTHING;
    return this.#skipClass() ? ANYTHING : fail();
  }

  /** Skips a class, which may contain escapes, POSIX brackets and classes. */
  #skipClass(): boolean {
    let depth = 0;
    for (let isFirst = true; this.#at < this.#pattern.length; isFirst = false) {
      if (this.#match(/\\./suy) !== null) continue;
      if (this.#match(/\[\^?\]?/y) !== null) depth++;
      else if (this.#skip(']')) depth--;
      else this.#at++;
      if (depth === 0 && !isFirst) return true;
    }
    return false;
  }

  #escape(): Alternatives {
    const [character = ''] = this.#match(/./suy) ?? [];
    if (character === 'A') return [[START_OF_TEXT]];
    if (character === 'z') return [[END_OF_TEXT]];
    if (character === 'Z') return [[END_BEFORE_LINE_FEED]];
    if (character === 'b' || character === 'B') return NOTHING;
    if (character === 'n') return [['\n']];
    if (character === 't') return [['\t']];
    if (/[dDwWsShHR]/.test(character)) return ANYTHING;
    if (character === 'p' && this.#match(/\{\^?\w+\}/y) !== null) return ANYTHING;
    return character === '' || /[A-Za-z0-9]/.test(character) ? fail() : [[character]];
  }

  #isNext(text: string): boolean {
    return this.#pattern.startsWith(text, this.#at);
  }

  #skip(text: string): boolean {
    if (!this.#isNext(text)) return false;
    this.#at += text.length;
    return true;
  }

  #match(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at;
    const match = expression.exec(this.#pattern);
    if (match !== null) this.#at += match[0].length;
    return match;
  }
}

function fail(): never {
  throw new Untypable();
}

function checked(all: Alternatives): Alternatives {
  return all.length > MAX_ALTERNATIVES ? fail() : all;
}

/**
 * The texts that one alternative matches, with the text around the match. `^` also matches after a line feed, and `$`
 * before one.
 */
function templates(parts: readonly Part[]): readonly Content[] {
  const isContent = (part: Part): part is Content[number] => typeof part === 'string' || part === HOLE;
  const first = parts.findIndex(isContent);
  const last = parts.findLastIndex(isContent);
  const before = parts.slice(0, first < 0 ? parts.length : first);
  const after = first < 0 ? parts : parts.slice(last + 1);
  const content = parts.filter(isContent);
  const ends = endsOf(after);
  return startsOf(before).flatMap((start) => ends.map((end): Content => [...start, ...content, ...end]));
}

function startsOf(anchors: readonly Part[]): readonly Content[] {
  if (anchors.includes(START_OF_TEXT)) return [[]];
  return anchors.includes(START_OF_LINE) ? [[], [HOLE, '\n']] : [[HOLE]];
}

function endsOf(anchors: readonly Part[]): readonly Content[] {
  if (anchors.includes(END_OF_TEXT)) return [[]];
  if (anchors.includes(END_BEFORE_LINE_FEED)) return [[], ['\n']];
  return anchors.includes(END_OF_LINE) ? [[], ['\n', HOLE]] : [[HOLE]];
}

function templateType(parts: Content): string {
  if (!parts.includes(HOLE)) return b.quoted(parts.join(''));
  let type = '';
  let isHole = false;
  for (const part of parts) {
    if (typeof part === 'string') type += escaped(part);
    else if (!isHole) type += '${string}';
    isHole = part === HOLE;
  }
  return `\`${type}\``;
}

function escaped(text: string): string {
  if (!/[\\`$\n\t]/.test(text)) return text;
  return text
    .replaceAll(/[\\`$]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\t', String.raw`\t`);
}
