import type { Wire } from '../../erb/wire.js';
import type { Random } from './random.js';

/** The texts of literals in Ruby code: strings, symbols and numbers. */
export function literalsIn(code: string): readonly string[] {
  const literals = [...code.matchAll(/'([^'\n]*)'|"([^"\n#]*)"|:([a-z]\w*)|\b(\d+)\b/g)].map(
    ([, single, double, symbol, digits]) => single ?? double ?? symbol ?? digits ?? '',
  );
  return literals.filter((text) => text.length < 40);
}

/** Draws random values. */
export class RandomValues {
  readonly #random: Random;
  /** Draws a text. */
  readonly text: () => string;

  constructor(random: Random, text: () => string) {
    this.#random = random;
    this.text = text;
  }

  hash(depth: number): Wire {
    const keys = new Set(this.#random.list(4, () => this.text()));
    return { '#': 'hash', v: Array.from(keys, (key) => [key, this.any(depth + 1)] as const) };
  }

  any(depth: number): Wire {
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
        return random.list(3, () => this.any(depth + 1));
      case 8:
        return this.hash(depth);
      default:
        return this.text();
    }
  }
}
