/**
 * A part of a pattern.
 *
 * - `match`: a sticky JavaScript expression for one character or an empty text, with its flags
 * - `all`, `any`: a sequence, alternatives
 * - `group`, `call`: a capturing group with its number, and a call of one; the number 0 is the whole pattern
 * - `repeat`: a part, the least and the largest number of repetitions (null: no limit), and whether it is lazy
 * - `atomic`: a part whose first match counts
 * - `look`: whether the part precedes the position, whether it must not match, and the part
 */
export type MatchStep =
  | readonly ['match', source: string, flags: string]
  | readonly ['all' | 'any', steps: readonly MatchStep[]]
  | readonly ['group', number: number, body: MatchStep]
  | readonly ['call', number: number]
  | readonly ['repeat', body: MatchStep, min: number, max: number | null, isLazy: boolean]
  | readonly ['atomic', body: MatchStep]
  | readonly ['look', isBehind: boolean, isNegative: boolean, body: MatchStep];

/** A pattern that no JavaScript expression matches, because its groups call themselves. */
export interface MatchProgram {
  readonly body: MatchStep;
  /** The names of the capturing groups by number, from 1; null for groups without a name. */
  readonly groups: readonly (string | null)[];
}

/** Receives the end of a match. Returns whether the rest matches, too. */
type Continue = (end: number) => boolean;
/** Tries all matches at a position until one continues. */
type Matcher = (at: number, next: Continue) => boolean;

/** A regular expression that executes a `MatchProgram` with backtracking, as Ruby's engine does. */
export class BacktrackingRegExp extends RegExp {
  readonly program: MatchProgram;
  readonly #machine: Machine;

  /** The source of the expression has the groups of the program, because replacements count them. */
  constructor(from: MatchProgram | BacktrackingRegExp, flags = 'v') {
    const program = from instanceof BacktrackingRegExp ? from.program : from;
    super(program.groups.map((name) => (name === null ? '()' : `(?<${name}>)`)).join(''), flags);
    this.program = program;
    this.#machine = new Machine(this.program);
  }

  override exec(text: string): RegExpExecArray | null {
    const hasState = this.global || this.sticky;
    const found = this.#machine.find(text, hasState ? this.lastIndex : 0, this.sticky);
    if (hasState) this.lastIndex = found === null ? 0 : found.end;
    if (found === null) return null;
    const { texts, index } = found;
    const names = this.program.groups.flatMap((name, at) => (name === null ? [] : [[name, texts[at + 1]] as const]));
    const groups = names.length === 0 ? undefined : (Object.fromEntries(names) as Record<string, string>);
    return Object.assign([...texts] as [string], { index, input: text, groups });
  }
}

/** Creates the expression for a program that `translateRegExp` has created. */
export function backtracking(program: MatchProgram): RegExp {
  return new BacktrackingRegExp(program);
}

interface Found {
  readonly index: number;
  readonly end: number;
  /** The text of the match, and those of its groups. */
  readonly texts: readonly (string | undefined)[];
}

type Capture = readonly [start: number, end: number];

const accept: Continue = () => true;

class Machine {
  readonly #root: Matcher;
  readonly #groups: (Matcher | undefined)[];
  #text = '';
  /** By the numbers of the groups. A match that continues changes it, and restores it if the rest does not match. */
  #captures: (Capture | undefined)[] = [];

  constructor({ body, groups }: MatchProgram) {
    this.#groups = [undefined, ...groups.map(() => undefined)];
    this.#root = this.#matcher(body);
    this.#groups[0] = this.#root;
  }

  find(text: string, from: number, isSticky: boolean): Found | null {
    this.#text = text;
    for (let index = from; index <= text.length; index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1) {
      this.#captures = this.#groups.map(() => undefined);
      const end = this.#firstEnd(this.#root, index);
      if (end !== null) {
        this.#captures[0] = [index, end];
        const texts = this.#captures.map((capture) => capture && text.slice(...capture));
        return { index, end, texts };
      }
      if (isSticky) break;
    }
    return null;
  }

  /** Returns the end of the first match at a position. */
  #firstEnd(matcher: Matcher, at: number): number | null {
    let found: number | null = null;
    matcher(at, (end) => {
      found = end;
      return true;
    });
    return found;
  }

  #matcher(step: MatchStep): Matcher {
    switch (step[0]) {
      case 'match':
        return this.#match(new RegExp(step[1], step[2]));
      case 'all':
        return sequence(step[1].map((each) => this.#matcher(each)));
      case 'any': {
        const choices = step[1].map((each) => this.#matcher(each));
        return (at, next) => choices.some((choice) => choice(at, next));
      }
      case 'group':
        return (this.#groups[step[1]] = this.#capture(step[1], this.#matcher(step[2])));
      case 'call':
        return (at, next) => this.#groups[step[1]]?.(at, next) ?? false;
      case 'repeat': {
        const [, body, min, max, isLazy] = step;
        const matcher = this.#matcher(body);
        return body[0] === 'match' && !isLazy
          ? repetitionOfOne(matcher, min, max ?? Infinity)
          : repetition(matcher, min, max ?? Infinity, isLazy);
      }
      case 'atomic':
        return this.#atomic(this.#matcher(step[1]));
      case 'look':
        return this.#look(this.#matcher(step[3]), step[1], step[2]);
    }
  }

  #match(expression: RegExp): Matcher {
    return (at, next) => {
      expression.lastIndex = at;
      return expression.test(this.#text) && next(expression.lastIndex);
    };
  }

  #capture(number: number, body: Matcher): Matcher {
    return (at, next) =>
      body(at, (end) => {
        const before = this.#captures[number];
        this.#captures[number] = [at, end];
        if (next(end)) return true;
        this.#captures[number] = before;
        return false;
      });
  }

  #atomic(body: Matcher): Matcher {
    return (at, next) => {
      const before = [...this.#captures];
      const end = this.#firstEnd(body, at);
      if (end !== null && next(end)) return true;
      this.#captures = before;
      return false;
    };
  }

  #look(body: Matcher, isBehind: boolean, isNegative: boolean): Matcher {
    const matches = isBehind
      ? (at: number): boolean => {
          for (let start = at; start >= 0; start--) if (body(start, (end) => end === at)) return true;
          return false;
        }
      : (at: number): boolean => body(at, accept);
    return (at, next) => {
      const before = [...this.#captures];
      const hasMatched = matches(at);
      if (hasMatched !== isNegative && next(at)) return true;
      this.#captures = before;
      return false;
    };
  }
}

function sequence(parts: readonly Matcher[]): Matcher {
  const from = (index: number, at: number, next: Continue): boolean =>
    parts[index]?.(at, (end) => from(index + 1, end, next)) ?? next(at);
  return (at, next) => from(0, at, next);
}

/** A repetition of nothing ends the loop. */
function repetition(body: Matcher, min: number, max: number, isLazy: boolean): Matcher {
  const from = (count: number, at: number, next: Continue): boolean => {
    const more = (): boolean =>
      count < max && body(at, (end) => (end === at && count >= min ? next(end) : from(count + 1, end, next)));
    if (count < min) return more();
    return isLazy ? next(at) || more() : more() || next(at);
  };
  return (at, next) => from(0, at, next);
}

/** Repeats a part that matches in one way only. It needs no stack for each repetition. */
function repetitionOfOne(body: Matcher, min: number, max: number): Matcher {
  return (at, next) => {
    const ends = [at];
    let end = at;
    const proceed = (to: number): boolean => {
      end = to;
      return true;
    };
    while (ends.length <= max && body(end, proceed) && end !== ends.at(-1)) ends.push(end);
    // A repetition of an empty text is as often as necessary.
    if (ends.length <= min) return end === ends.at(-1) && body(end, accept) && next(end);
    return ends.slice(min).reverse().some(next);
  };
}
