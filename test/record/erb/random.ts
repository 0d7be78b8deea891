import type { Wire } from '../../erb/wire.js';
import { literalsIn, RandomValues } from './random-values.js';
import { type Shape, shapesOf } from './shapes.js';

/** The nesting of values that follow the shape of the code. */
const MAX_DEPTH = 6;

/** A source of random numbers that always gives the same sequence. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** Returns an integer from 0 to `limit` - 1. */
  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * limit);
  }

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)] as T;
  }

  /** Returns a list of at most `maxLength` values. */
  list<T>(maxLength: number, element: () => T): T[] {
    return Array.from({ length: this.below(maxLength + 1) }, element);
  }
}

const TEXTS = [
  '',
  'a',
  'b',
  'x y',
  'true',
  'off',
  'undef',
  '0',
  '80',
  '1.2.3',
  '10',
  'é',
  'host.example',
  'a,b',
  'a\nb',
  ' pad ',
  'UP',
  '"q"',
  'name',
  '/var/x',
  '|x',
  '@x',
  '2001:db8::/32',
];

/** Random values of variables for a template, drawn from its own literals, and from how it uses each variable. */
export class RandomScopes {
  readonly #random: Random;
  readonly #values: RandomValues;
  /** The literals of the template. */
  readonly #own: readonly string[];
  readonly #texts: readonly string[];
  readonly #shapes: ReadonlyMap<string, Shape>;
  readonly #isGuided: boolean;

  /** @param isGuided whether values are also those with which the code compares them, so that more branches are reached */
  constructor(template: string, random: Random, isGuided = false) {
    this.#random = random;
    this.#isGuided = isGuided;
    const code = [...template.matchAll(/<%(?!#)([^]*?)%>/g)].map(([, text]) => text).join('\n');
    const patterns = [...code.matchAll(/[=!]~\s*\/(.*?)\/|(?:%r\{|\(\/)(.*?)(?:\}|\/\))/g)].flatMap(
      ([, slashes, other]) => textsOfPattern(slashes ?? other ?? ''),
    );
    const whole = isGuided
      ? Array.from(code.matchAll(/\/(.+?)\/\.match/g), ([, pattern]) => textOf(pattern ?? ''))
      : [];
    this.#own = [...new Set([...literalsIn(code), ...patterns, ...whole])];
    this.#texts = [...this.#own, ...TEXTS];
    this.#values = new RandomValues(random, () => this.#text());
    // The hyphens of `<%-` and `-%>` are no operators.
    this.#shapes = isGuided ? shapesOf(code.replaceAll(/^-|-$/gm, ''), true) : shapesOf(code);
  }

  next(): Record<string, Wire> {
    const present = [...this.#shapes].filter(() => this.#random.below(7) > 0);
    return Object.fromEntries(present.map(([name, shape]) => [name, this.#value(shape, 0)]));
  }

  /** Mostly a value of the kind that the code seems to expect. */
  #value(shape: Shape, depth: number): Wire {
    const random = this.#random;
    if (random.below(6 + depth * 10) === 0 || depth > MAX_DEPTH) return this.#values.any(Math.min(depth, 2));
    const { fields, element, uses } = shape;
    const compared = [...shape.compared, ...Array.from(shape.patterns, textsOfPattern).flat()];
    if (compared.length > 0 && random.below(2) === 0) return random.pick(compared);
    if (fields.size > 0 && (element === undefined || random.below(2) === 0)) return this.#record(shape, depth);
    if (element !== undefined) return this.#collection(shape, element, depth);
    if (/\.(each_pair|keys|key|sort_by)/.test(uses)) return this.#values.hash(0);
    if (/\.include/.test(uses) && random.below(2) === 0) return random.list(6, () => this.#text());
    if (/\.(each|map|join|sort|zip|reject|select|first|size|length|flatten|uniq|compact)/.test(uses))
      return this.#textList();
    if (this.#isGuided && uses.includes(' text') && random.below(4) > 0) return this.#text();
    if (this.#operators.test(uses)) return random.pick([0, 1, 2, 7, 80, 443, -5, 100_000, 9_007_199_254_740_991]);
    if (/== (?:true|false)/.test(uses) && random.below(2) === 0) return random.pick([true, false]);
    return random.below(6) > 0 ? this.#text() : this.#values.any(1);
  }

  /** A hash with keys that the code names. */
  #record(shape: Shape, depth: number): Wire {
    const present = [...shape.fields].filter(() => this.#random.below(5) > 0);
    const entries = present.map(([name, field]) => [name, this.#value(field, depth + 1)] as const);
    return { '#': 'hash', v: entries };
  }

  /** Elements of a shape, in an array or with keys. */
  #collection({ hasPairs }: Shape, element: Shape, depth: number): Wire {
    const random = this.#random;
    if (random.below(5) > 0 !== hasPairs) return random.list(3, () => this.#value(element, depth + 1));
    const keys = new Set(random.list(3, () => this.#text()));
    return { '#': 'hash', v: Array.from(keys, (key) => [key, this.#value(element, depth + 1)] as const) };
  }

  /** The operators beside a number. The parameters of a block stand between `|`, and `||` and `&&` take any value. */
  get #operators(): RegExp {
    return this.#isGuided ? /[-+*/%^<>]/ : /[-+*/%^&|<>]/;
  }

  /** A guided list has an element that is no text at times. */
  #textList(): Wire {
    const list: Wire[] = this.#random.list(4, () => this.#text());
    if (this.#isGuided && this.#random.below(10) === 0) list.push(this.#random.pick([null, false]), this.#text());
    return list;
  }

  #text(): string {
    return this.#random.pick(this.#own.length > 0 && this.#random.below(2) === 0 ? this.#own : this.#texts);
  }
}

/** Texts that perhaps match the alternatives of a simple regular expression. */
function textsOfPattern(source: string): string[] {
  return withoutOperators(source)
    .split(/[()|]+/)
    .filter((text) => text !== '');
}

/** A text that perhaps matches all groups of a simple regular expression. */
function textOf(source: string): string {
  return withoutOperators(source).replaceAll(/[()]/g, '');
}

function withoutOperators(source: string): string {
  return source
    .replaceAll(/\\[a-zA-Z]/g, '1')
    .replaceAll(/\[\\?(.)[^\]]*\]/g, '$1')
    .replaceAll(/[\\^$?*+]/g, '');
}
