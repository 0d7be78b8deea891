import type { Wire } from '../../erb/wire.js';

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
];

/** Random values of variables for a template, drawn from its own literals, and from how it uses each variable. */
export class RandomScopes {
  readonly #random: Random;
  readonly #code: string;
  readonly #texts: readonly string[];
  readonly #names: readonly string[];

  constructor(template: string, random: Random) {
    this.#random = random;
    this.#code = [...template.matchAll(/<%(?!#)([^]*?)%>/g)].map(([, code]) => code).join('\n');
    const literals = [...this.#code.matchAll(/'([^'\n]*)'|"([^"\n#]*)"|:([a-z]\w*)|\b(\d+)\b/g)].map(
      ([, single, double, symbol, digits]) => single ?? double ?? symbol ?? digits ?? '',
    );
    this.#texts = [...new Set([...literals.filter((text) => text.length < 40), ...TEXTS])];
    const names = this.#code.matchAll(/@([a-z_]\w*)|(?:lookupvar\(|scope\[|variable\?\()\s*['"]([^'"]+)['"]/g);
    this.#names = [...new Set([...names].map(([, instance, name]) => instance ?? name ?? ''))];
  }

  next(): Record<string, Wire> {
    const present = this.#names.filter(() => this.#random.below(7) > 0);
    return Object.fromEntries(
      present.map((name) => [name, this.#random.below(5) > 0 ? this.#likely(name) : this.#any(0)]),
    );
  }

  /** A value of the kind that the code seems to expect. */
  #likely(name: string): Wire {
    const random = this.#random;
    const after = this.#code.matchAll(new RegExp(`@${name}\\)?\\s*(\\.\\w+|\\[|[-+*/%^&|<>]+)`, 'g'));
    const before = this.#code.matchAll(new RegExp(`([-+*/<>]) @${name}\\b`, 'g'));
    const uses = [...after, ...before].map(([, use]) => use).join(' ');
    if (/\.(each_pair|keys|key|sort_by)|^\[/.test(uses)) return this.#hash(0);
    if (/\.(each|map|join|sort|zip|reject|select|first|size|length)/.test(uses))
      return random.list(4, () => this.#text());
    if (/[-+*/%^&|<>]/.test(uses)) return random.pick([0, 1, 2, 7, 80, 443, -5, 100_000, 9_007_199_254_740_991]);
    return random.below(6) > 0 ? this.#text() : this.#any(1);
  }

  #text(): string {
    return this.#random.pick(this.#texts);
  }

  #hash(depth: number): Wire {
    const keys = new Set(this.#random.list(4, () => this.#text()));
    return { '#': 'hash', v: Array.from(keys, (key) => [key, this.#any(depth + 1)] as const) };
  }

  #any(depth: number): Wire {
    const random = this.#random;
    switch (random.below(depth > 2 ? 6 : 9)) {
      case 0:
        return random.pick([null, true, false]);
      case 1:
        return random.pick([0, 1, -1, 80, 443, 3600]);
      case 2:
        return { '#': 'float', v: random.pick(['1.5', '0.0', '-2.25', '1e+20', '100.0']) };
      case 6:
      case 7:
        return random.list(3, () => this.#any(depth + 1));
      case 8:
        return this.#hash(depth);
      default:
        return this.#text();
    }
  }
}
