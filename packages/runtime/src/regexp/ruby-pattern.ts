import { readCharacterClass } from './character-class.js';
import { characterTypes, type TextMode, UNICODE_WORD } from './character-types.js';
import { type Lookaround, nestedLookaround } from './nested-lookarounds.js';
import { PatternReader } from './pattern-reader.js';

/**
 * Reads Ruby's regular expressions like Onigmo. Rejects what Onigmo rejects, with its messages, and translates the rest
 * to Oniguruma's syntax, which differs in a few details. The grammar:
 *
 *     alternatives = sequence ("|" sequence)*        sequence = (atom quantifier*)*
 *     atom = character | escape | class | group | anchor
 *
 * A part is the result of one rule: its text, the length of the texts that it matches (null: not fixed), and whether it
 * may occur in a look-behind, where Ruby allows few constructs.
 */
interface Part {
  readonly text: string;
  readonly width: number | null;
  readonly behind: Behind;
  /** Whether the part is a list of alternatives of different lengths, which a look-behind may have at its top level. */
  readonly alternatives?: boolean;
}

/** Where a part is allowed: in any look-behind, only in a positive one (groups that capture), or in none. */
type Behind = 'any' | 'positive' | 'none';

/** The active options. Each group starts with those of the surrounding group. */
interface Options {
  readonly extended: boolean;
  readonly mode: TextMode;
  /** Whether the part is within a look-behind. */
  readonly isBehind: boolean;
}

const LARGEST_REPEAT = 100_000;
const EMPTY: Part = { text: '', width: 0, behind: 'any' };

/**
 * Translates a pattern that `unescapePattern` has processed to Oniguruma's syntax.
 * @param fail throws the error with the given reason
 */
export function readRubyPattern(pattern: string, extended: boolean, fail: (reason: string) => never): string {
  return new RubyPattern(new PatternReader(pattern, fail)).read(extended);
}

class RubyPattern {
  readonly #reader: PatternReader;
  readonly #names = new Map<string, string>();
  #groups = 0;
  /**
   * Checks that need all groups: first those of subexpression calls, then those of back-references and look-behinds.
   */
  readonly #callChecks: (() => void)[] = [];
  readonly #checks: (() => void)[] = [];

  constructor(reader: PatternReader) {
    this.#reader = reader;
  }

  read(extended: boolean): string {
    const { text } = this.#alternatives({ extended, mode: 'default', isBehind: false });
    if (!this.#reader.atEnd()) this.#reader.fail('unmatched close parenthesis');
    for (const check of [...this.#callChecks, ...this.#checks]) check();
    return text;
  }

  /** Reads alternatives up to a `)` that closes the surrounding group, or to the end. */
  #alternatives(options: Options): Part {
    const parts = [this.#sequence(options)];
    while (this.#reader.eat('|')) parts.push(this.#sequence(options));
    if (parts.length === 1) return parts[0] as Part;
    const first = (parts[0] as Part).width;
    const width = parts.every((part) => part.width === first) ? first : null;
    const isTop = parts.every((part) => part.width !== null);
    return { text: parts.map((part) => part.text).join('|'), width, behind: worst(parts), alternatives: isTop };
  }

  #sequence(options: Options): Part {
    const parts: Part[] = [];
    for (let part = this.#atom(options); part !== null; part = this.#atom(options))
      parts.push(this.#quantified(part, options));
    if (parts.length === 1) return parts[0] as Part;
    const width = parts.reduce<number | null>(
      (sum, part) => (sum === null || part.width === null ? null : sum + part.width),
      0,
    );
    return { text: parts.map((part) => part.text).join(''), width, behind: worst(parts) };
  }

  /** Returns null at a `|`, a `)` and the end. */
  #atom(options: Options): Part | null {
    const reader = this.#reader;
    this.#skipBlanks(options);
    const char = reader.peek();
    if (char === '' || char === '|' || char === ')') return null;
    if (char === '{' && !isInterval(reader.rest())) return this.#character(reader.next() as string);
    if (/[*+?{]/.test(char)) return reader.fail('target of repeat operator is not specified');
    const whole = reader.next() as string;
    switch (char) {
      case '\\':
        return this.#escape(options);
      case '[':
        return one(readCharacterClass(reader, options.mode));
      case '(':
        return this.#group(options);
      case '.':
        return one('.');
      case '^':
      case '$':
        return anchor(char);
      default:
        return this.#character(whole);
    }
  }

  #character(char: string): Part {
    return one(/[\\^$.*+?()[\]{}|#\s]/.test(char) ? escapedCharacter(char) : char);
  }

  #skipBlanks({ extended }: Options): void {
    do {
      if (extended) this.#reader.take(/(?:[ \t\n\v\f\r]|#[^\n]*)*/);
    } while (this.#comment());
  }

  /** `(?#…)` */
  #comment(): boolean {
    if (!this.#reader.eat('(?#')) return false;
    if (!this.#reader.take(/(?:\\[^]|[^)\\])*\)/)) this.#reader.fail('end pattern in group');
    return true;
  }

  #quantified(part: Part, options: Options): Part {
    let result = part;
    for (;;) {
      this.#skipBlanks(options);
      const quantifier = this.#quantifier();
      if (quantifier === null) return result;
      const { text, min, max } = quantifier;
      const width = min === max && result.width !== null ? result.width * min : null;
      // There is nothing to repeat. The translator needs a group.
      const body = result.width === 0 || result !== part ? `(?:${result.text})` : result.text;
      // Ruby has no lazy quantifier with a fixed number. It reads one as an optional fixed quantifier.
      result = { text: quantifier.optional ? `(?:${body}${text})?` : body + text, width, behind: result.behind };
    }
  }

  #quantifier(): { text: string; min: number; max: number; optional?: boolean } | null {
    const reader = this.#reader;
    const simple = reader.take(/[*+?][?+]?/)?.[0];
    if (simple !== undefined) return { text: simple, min: simple.startsWith('+') ? 1 : 0, max: Infinity };
    if (!isInterval(reader.rest())) return null;
    const match = reader.take(/\{([0-9]*)(,?)([0-9]*)\}\??/) as RegExpExecArray;
    const min = Number(match[1] ?? '');
    const max = match[3] !== '' ? Number(match[3]) : match[2] === '' ? min : Infinity;
    if (min > LARGEST_REPEAT || (max > LARGEST_REPEAT && max !== Infinity))
      reader.fail('too big number for repeat range');
    if (min > max) reader.fail('upper is smaller than lower in repeat range');
    const interval = `{${min}${match[2] === '' ? '' : `,${max === Infinity ? '' : max}`}}`;
    const lazy = match[0].endsWith('?');
    if (lazy && match[2] === '') return { text: interval, min: 0, max, optional: true };
    return { text: interval + (lazy ? '?' : ''), min, max };
  }

  #escape(options: Options): Part {
    const reader = this.#reader;
    const letter = reader.next();
    if (letter === null) return reader.fail('end pattern at escape');
    const set = characterTypes(letter, options.mode);
    if (set !== null) return one(set);
    switch (letter) {
      case 'b':
      case 'B':
        return anchor(wordBoundary(letter, options));
      case 'A':
      case 'G':
        return anchor(`\\${letter}`);
      case 'z':
      case 'Z':
        return { text: `\\${letter}`, width: 0, behind: 'none' };
      case 'K':
        return { text: '\\K', width: 0, behind: 'none' };
      case 'R':
      case 'X':
        return { text: `\\${letter}`, width: null, behind: 'none' };
      case 'k':
      case 'g':
        return /[<']/.test(reader.peek()) ? this.#reference(letter) : this.#character(letter);
      case 'p':
      case 'P':
        return reader.peek() === '{' ? one(reader.property(letter)) : this.#character(letter);
      default:
        return this.#backreference(letter) ?? this.#character(String.fromCodePoint(reader.escapedCode(letter, false)));
    }
  }

  /** Reads `\1`. Returns null if the digits are an octal number instead. */
  #backreference(letter: string): Part | null {
    if (!/[1-9]/.test(letter)) return null;
    const more = /^[0-9]*/.exec(this.#reader.rest())?.[0] ?? '';
    const number = Number(letter + more);
    if (number > this.#groups && number > 9) return null;
    this.#reader.skip(more.length);
    this.#checkNumber(number);
    return { text: `\\k<${number}>`, width: null, behind: 'none' };
  }

  #checkNumber(number: number): void {
    this.#checks.push(() => {
      if (this.#names.size > 0) this.#reader.fail('numbered backref/call is not allowed. (use name)');
      if (number > this.#groups) this.#reader.fail('invalid backref number/name');
    });
  }

  /** `\k<name>`, `\k<1>`, `\k<-1>`, `\g<name>`, `\g<0>`. */
  #reference(letter: 'k' | 'g'): Part {
    const reader = this.#reader;
    const close = reader.next() === '<' ? '>' : "'";
    const name = reader.take(close === '>' ? /([^>)]*)>/ : /([^')]*)'/)?.[1];
    if (name === undefined) return reader.fail(`invalid group name <${reader.take(/[^>)']*/)?.[0] ?? ''}>`);
    if (name === '') return reader.fail('group name is empty');
    const text = `\\${letter}<${this.#referredName(letter, name)}>`;
    return { text, width: null, behind: 'none' };
  }

  #referredName(letter: 'k' | 'g', name: string): string {
    const number = /^-?[0-9]+$/.test(name) ? Number(name) : null;
    if (letter === 'g') {
      this.#callChecks.push(() => this.#checkCall(name, number));
      return number === null ? groupName(name) : name;
    }
    if (number !== null) {
      const absolute = number < 0 ? this.#groups + 1 + number : number;
      if (absolute <= 0) return this.#reader.fail('invalid backref number/name');
      this.#checkNumber(absolute);
      return String(absolute);
    }
    const plain = this.#names.has(name) ? name : name.replace(/(.)[-+][0-9]+$/, '$1');
    if (!this.#names.has(plain)) this.#reader.fail(`undefined name <${plain}> reference`);
    return groupName(plain);
  }

  #checkCall(name: string, number: number | null): void {
    if (number === null) {
      if (!this.#names.has(name)) this.#reader.fail(`undefined name <${name}> reference`);
    } else if (this.#names.size > 0) {
      this.#reader.fail('numbered backref/call is not allowed. (use name)');
    } else if (number > this.#groups) {
      this.#reader.fail(`undefined group <${name}> reference`);
    }
  }

  #group(options: Options): Part {
    const reader = this.#reader;
    if (!reader.eat('?')) {
      this.#groups++;
      return this.#closed('(', options, 'positive');
    }
    if (reader.atEnd()) return reader.fail('end pattern in group');
    if (reader.eat(':')) return this.#closed('(?:', options, 'any');
    if (reader.eat('>')) return this.#closed('(?>', options, 'none');
    if (reader.eat('~')) return this.#absent(options);
    if (reader.eat('=')) return { ...this.#closed('(?=', options, 'none'), width: 0 };
    if (reader.eat('!')) return { ...this.#closed('(?!', options, 'none'), width: 0 };
    if (reader.eat('<=')) return this.#lookBehind('(?<=', options);
    if (reader.eat('<!')) return this.#lookBehind('(?<!', options);
    if (reader.peek() === '<' || reader.peek() === "'") return this.#named(options);
    if (reader.eat('(')) return this.#conditional();
    return this.#withOptions(options);
  }

  /** Reads the rest of a group that starts with `open`. */
  #closed(open: string, options: Options, behind: Behind): Part {
    const body = this.#alternatives(options);
    if (!this.#reader.eat(')')) this.#reader.fail('end pattern with unmatched parenthesis');
    return {
      text: `${open}${body.text})`,
      width: body.width,
      behind: worst([body, { ...EMPTY, behind }]),
      alternatives: body.alternatives === true && open === '(?:',
    };
  }

  /** Reads `(?~…)`. In Oniguruma a `|` directly after the tilde has another meaning. */
  #absent(options: Options): Part {
    const group = this.#closed('(?~', options, 'none');
    return {
      ...group,
      text: group.text.startsWith('(?~|') ? `(?~(?:${group.text.slice('(?~'.length, -1)}))` : group.text,
      width: null,
    };
  }

  #lookBehind(open: '(?<=' | '(?<!', options: Options): Part {
    const body = this.#alternatives({ ...options, isBehind: true });
    if (!this.#reader.eat(')')) this.#reader.fail('end pattern with unmatched parenthesis');
    const isAllowed = body.behind === 'any' || (body.behind === 'positive' && open === '(?<=');
    if (!isAllowed || (body.width === null && body.alternatives !== true))
      this.#checks.push(() => this.#reader.fail('invalid pattern in look-behind'));
    return anchor(lookaround(open, body.text, options));
  }

  #named(options: Options): Part {
    const reader = this.#reader;
    const close = reader.next() === '<' ? '>' : "'";
    const name = reader.take(close === '>' ? /[^>)]*/ : /[^')]*/)?.[0] ?? '';
    if (name === '') return reader.fail('group name is empty');
    if (!reader.eat(close) || /^[0-9-]/.test(name)) return reader.fail(`invalid group name <${name}>`);
    if (!/^[\p{L}\p{M}\p{N}\p{Pc}]/u.test(name)) return reader.fail(`invalid char in group name <${name}>`);
    this.#names.set(name, groupName(name));
    this.#groups++;
    return this.#closed(`(?<${groupName(name)}>`, options, 'positive');
  }

  /** Rejects `(?(1)yes|no)`, which JavaScript does not have. */
  #conditional(): Part {
    const reference = this.#reader.take(/(?:<([^>]*)>|'([^']*)'|([0-9]+))\)/);
    if (!reference) return this.#reader.fail('invalid conditional pattern');
    const number = Number(reference[3] ?? Number.NaN);
    if (number > this.#groups) return this.#reader.fail('invalid backref number/name');
    return this.#reader.fail('conditional groups are not supported');
  }

  /**
   * Reads options. `(?i)` applies to the rest of the surrounding group, including its alternatives; `(?i:…)` applies to
   * its own group.
   */
  #withOptions(options: Options): Part {
    const reader = this.#reader;
    const letters = reader.take(/[imx]*(?:[adu][imx]*)*(?:-[imx]*)?/)?.[0] ?? '';
    if (reader.atEnd()) return reader.fail('end pattern in group');
    const isWhole = letters !== '' && reader.eat(')');
    if (!isWhole && !reader.eat(':')) return reader.fail('undefined group option');
    const [on = '', off = ''] = letters.split('-');
    const remaining = { on: on.replace(/[adux]/g, ''), off: off.replaceAll('x', '') };
    const mode = /[adu]/.exec([...on].reverse().join(''))?.[0];
    const inner: Options = {
      ...options,
      extended: off.includes('x') ? false : on.includes('x') || options.extended,
      mode: mode === undefined ? options.mode : mode === 'a' ? 'ascii' : mode === 'u' ? 'unicode' : 'default',
    };
    const open =
      remaining.on === '' && remaining.off === ''
        ? '(?:'
        : `(?${remaining.on}${remaining.off === '' ? '' : `-${remaining.off}`}:`;
    if (!isWhole) return this.#closed(open, inner, 'any');
    const body = this.#alternatives(inner);
    return { ...body, text: `${open}${body.text})`, alternatives: false };
  }
}

function isInterval(text: string): boolean {
  return /^\{(?:[0-9]+(?:,[0-9]*)?|,[0-9]+)\}/.test(text);
}

function one(text: string): Part {
  return { text, width: 1, behind: 'any' };
}

function anchor(text: string): Part {
  return { text, width: 0, behind: 'any' };
}

function worst(parts: readonly Part[]): Behind {
  if (parts.some(({ behind }) => behind === 'none')) return 'none';
  return parts.some(({ behind }) => behind === 'positive') ? 'positive' : 'any';
}

function escapedCharacter(char: string): string {
  return /\s/.test(char) ? `\\x{${(char.codePointAt(0) as number).toString(16)}}` : `\\${char}`;
}

function lookaround(opening: Lookaround, body: string, { isBehind }: Options): string {
  return isBehind ? nestedLookaround(opening, body) : `${opening}${body})`;
}

/** Returns the pattern of `\b` or `\B`. Oniguruma's own set of word characters differs from Ruby's. */
function wordBoundary(letter: 'b' | 'B', options: Options): string {
  const word = options.mode === 'ascii' ? '[0-9A-Za-z_]' : `[${UNICODE_WORD}]`;
  const [after, notAfter, before, notBefore] = (['(?<=', '(?<!', '(?=', '(?!'] as const).map((opening) =>
    lookaround(opening, word, options),
  );
  return letter === 'b'
    ? `(?:${after}${notBefore}|${notAfter}${before})`
    : `(?:${after}${before}|${notAfter}${notBefore})`;
}

/** Returns a group name that is valid in JavaScript and in the translator. */
function groupName(name: string): string {
  return /^[A-Za-z_][0-9A-Za-z_]*$/.test(name)
    ? name
    : `_${Array.from(name, (char) => (char.codePointAt(0) as number).toString(16)).join('_')}`;
}
