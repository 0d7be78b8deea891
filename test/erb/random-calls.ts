import type { RubyFunctionData } from '@pptjs/ruby-code';
import { type Argument, type Block, EvaluationError, parseType, type PuppetType, type Value } from '@pptjs/runtime';
import { context } from '@pptjs/runtime/internal';
import { literalsIn, RandomValues } from '../record/erb/random-values.js';
import type { Random } from '../record/erb/random.js';
import { describe, read, type Wire } from './wire.js';

const TEXTS = [
  ...['', 'a', 'x y', 'true', 'false', 'yes', 'undef', '0', '80', '1.2.3', 'é', 'host.example', 'a,b', 'a\nb', ' pad '],
  ...['192.0.2.1', '2001:db8::1', '[::1]', '10.0.0.0/8', '256.1.1.1', '::', '1::2::3', 'fe80::1%eth0', '*', 'eth0'],
  ...[
    'lo,eth0',
    '1:100',
    '10:5',
    'net:1:5',
    '70000:2',
    '50%',
    '512',
    '7.75 GiB',
    '2048 MB',
    '/a/b.tar.gz',
    'http://h/a/b',
  ],
  ...['host all all 127.0.0.1/32 md5', 'local all postgres ident x', 'host a b 10.0.0.1 255.0.0.0 md5 opt', '$$', 'a$'],
];

/** Draws arguments for calls of a function from its own literals, and the variables that it reads. */
export class RandomCalls {
  readonly #random: Random;
  readonly #values: RandomValues;
  readonly #names: readonly string[];
  readonly #data: RubyFunctionData;

  constructor(source: string, data: RubyFunctionData, random: Random) {
    const texts = [...new Set([...literalsIn(source), ...TEXTS])];
    this.#random = random;
    this.#data = data;
    this.#values = new RandomValues(random, () => random.pick(texts));
    const names = [...source.matchAll(/(?:lookupvar\(|\[)['"]([a-z]\w*?)_?(#\{)?[^'"]*['"]/g)].flatMap(
      ([, name = '', interpolated]) =>
        interpolated === undefined ? [name] : ['eth0', 'a'].map((each) => `${name}_${each}`),
    );
    this.#names = [...new Set(names)];
  }

  /** The values of variables in the top scope. */
  variables(): ReadonlyMap<string, Value> {
    const names = this.#names.filter(() => this.#random.below(5) > 0);
    return new Map(names.map((name) => [name, this.#value(name === 'facts' ? this.#values.hash(0) : this.#any())]));
  }

  /** Arguments that a dispatch accepts, if such values are found. */
  next(): Argument[] {
    if ('arity' in this.#data) {
      const count = this.#data.arity > 0 ? this.#data.arity : this.#random.below(4);
      return Array.from({ length: count }, () => this.#value(this.#any()));
    }
    const { parameters, block } = this.#random.pick(this.#data.dispatches);
    const hasBlock = block?.kind === 'required' || (block !== null && this.#random.below(4) > 0);
    const values = parameters.flatMap(({ kind, type }) => {
      if (kind === 'optional' && this.#random.below(2) === 0) return [];
      const count = kind.includes('repeated') ? 1 + this.#random.below(2) : 1;
      return Array.from({ length: count }, () => this.#valueOf(type));
    });
    return hasBlock ? [...values, this.#block()] : values;
  }

  /** A lambda that logs its arguments. */
  #block(): Block {
    const count = this.#random.below(4);
    const result = this.#random.below(5);
    const fails = this.#random.below(8) === 0;
    const body: Block = (...args) => {
      context().log({ level: 'notice', message: `block ${describe(args.slice(0, count))}` });
      if (fails) throw new EvaluationError('FAILED', 'the block');
      const [first = null] = args;
      return [first, args.slice(0, count), first === 'a', 7, null][result] ?? null;
    };
    return Object.defineProperty(body, 'length', { value: count });
  }

  #valueOf(typeText: string): Value {
    const type = parseAvailable(typeText);
    for (let attempt = 0; attempt < 200; attempt++) {
      const value = this.#value(this.#any());
      if (type === null || type.isInstance(value)) return value;
    }
    return this.#values.text();
  }

  #any(): Wire {
    const random = this.#random;
    const values = this.#values;
    switch (random.below(8)) {
      case 0:
        return random.list(4, () => values.text());
      case 1:
        return random.list(3, () => values.hash(1));
      case 2:
        return values.hash(0);
      case 3:
        return values.any(0);
      case 4:
        return random.pick<Wire>([
          0,
          1,
          5,
          4789,
          70_000,
          -3,
          9_007_199_254_740_991,
          { '#': 'int', v: '9007199254740993' },
        ]);
      default:
        return values.text();
    }
  }

  #value(wire: Wire): Value {
    return read(wire) as Value;
  }
}

/** Returns null for a type of another module. */
function parseAvailable(text: string): PuppetType | null {
  try {
    return parseType(text);
  } catch {
    return null;
  }
}
