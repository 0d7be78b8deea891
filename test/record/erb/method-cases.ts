import { type Entry, methods, type ParameterKind } from '@pptjs/erb/runtime';
import type { Wire } from '../../erb/wire.js';
import { Random } from './random.js';

/** A call of a method: the receiver, the method, the arguments and the name of the block. */
export type MethodCase = readonly [receiver: Wire, name: string, args: readonly Wire[], block: string | null];

/** The entries of the table of compiled templates. */
export const entries: readonly Entry[] = [...methods.values()].flatMap((table) => [...table.values()].flat());

const SMALL = [0, 1, -1, 2, 3, -2, 5, 7, 10, -10, 16, 36, 100, -7];
const LARGE = [1000, 255, 4096, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_991, -9_007_199_254_740_991, 1e15];
const BIG = ['9007199254740992', '-9007199254740993', '123456789012345678901234567890', '-99999999999999999999'];
const FLOATS =
  '0.0 -0.0 1.5 2.5 -2.5 0.1 1e20 1e-5 123456.789 1e15 1e16 -0.5 0.5 1.005 2.675 100.0 3.14159 1e300 NaN Infinity -Infinity'.split(
    ' ',
  );
const TEXTS = [
  ...[
    '',
    'a',
    'b',
    'ab',
    'aab',
    'Hello World',
    '  pad  ',
    '\ta\n',
    'a,b,,c,,',
    'a b  c ',
    'x=1',
    '12abc',
    '-5',
    '0x1F',
  ],
  ...[
    '1_000',
    '1.5',
    '1e3',
    'é',
    'Éa',
    '日本',
    'a\nb\nc',
    'a\nb\n',
    '\r\n',
    'a\r\n',
    'a\r',
    '"q"',
    '#{x}',
    '#$a',
    '\\',
  ],
  ...[
    '\\1',
    'a.b',
    '(x)',
    '😀',
    'a😀b',
    '\0a',
    'aaa',
    'abcabc',
    '/var/log',
    '%s-%d',
    '%05d',
    '%%',
    'ß',
    'A',
    'zz',
    '--',
  ],
  ...[
    '^a',
    'a-c',
    '^a-c',
    ' ',
    '\n',
    'ABC',
    '1,2;3',
    '\\0',
    '\\\\',
    '<\\k<n>>',
    "\\'",
    '\\`',
    'a-',
    '-a',
    '\x7f',
    '\u00a0x',
  ],
];
const PATTERNS = [
  ...[
    'a',
    'b+',
    '[a-c]',
    '^a',
    'a$',
    '\\s+',
    ',',
    '(a)(b)?',
    'x*',
    '',
    '\\d+',
    '(?<n>a)',
    '.',
    '[A-Z]',
    'a|b',
    '(.)(.)',
  ],
  ...['\\bz', '[^a]', ', *', '(,)'],
];

const BLOCKS = [
  'x',
  'x.to_s',
  'x.nil?',
  'x.to_s.length',
  '[x, 1]',
  '1',
  'true',
  'nil',
  'a <=> b',
  'b <=> a',
  'b',
  '*a',
];

/** Methods whose time or memory grows with their numbers. */
const LIMITED = new Set('times upto downto step ljust rjust center ** pow << >> * [] dig'.split(' '));

/** Creates a function that returns a random call of an entry. */
export function methodCases(seed: number): (entry: Entry) => MethodCase {
  const source = new Random(seed);
  const random = (limit: number): number => source.below(limit);
  const pick = <T>(values: readonly T[]): T => source.pick(values);

  const text = (): Wire => pick(TEXTS);
  const float = (): Wire => ({ '#': 'float', v: pick(FLOATS) });
  const integer = (): Wire =>
    random(3) > 0 ? pick(SMALL) : random(4) > 0 ? pick(LARGE) : { '#': 'int', v: pick(BIG) };
  const symbol = (): Wire => ({ '#': 'symbol', v: pick(['a', 'b', 'undef', 'x_y']) });
  const scalar = (): Wire => pick([() => null, () => true, () => false, integer, text, text, text, symbol, float])();

  function array(depth: number): Wire {
    const element = pick([
      text,
      () => pick([1, 2, 3, 0, -1, 5, 10]),
      () => array(depth + 1),
      () => pick(['a', 'b', 'c']),
      scalar,
    ]);
    return Array.from({ length: depth > 2 ? 0 : random(6) }, () => (random(5) > 0 ? element() : any(depth + 1)));
  }

  function hash(depth: number): Wire {
    const keys = new Set(
      Array.from({ length: random(5) }, () => (random(6) > 0 ? pick(['a', 'b', 'c', 'k', '']) : random(4))),
    );
    return { '#': 'hash', v: Array.from(keys, (key) => [key, any(depth + 1)] as const) };
  }

  function range(): Wire {
    return { '#': 'range', first: random(8) - 3, last: random(12) - 3, excludesEnd: random(2) === 0 };
  }

  function any(depth: number): Wire {
    const kind = random(depth > 1 ? 8 : 12);
    return kind < 8 ? scalar() : kind < 10 ? array(depth) : random(4) > 0 ? hash(depth) : range();
  }

  const GENERATORS: Readonly<Record<ParameterKind, () => Wire>> = {
    NilClass: () => null,
    TrueClass: () => true,
    FalseClass: () => false,
    Integer: integer,
    Float: float,
    String: text,
    Symbol: symbol,
    Array: () => array(0),
    Hash: () => hash(0),
    Range: range,
    Regexp: () => ({ '#': 'regexp', source: pick(PATTERNS), options: pick(['', '', 'i', 'm']) }),
    MatchData: () => ({ '#': 'match', source: '(a)(b)?|.', text: pick(TEXTS) }),
    IPAddr: () => ({ '#': 'address', v: pick(['192.0.2.1', '::1', '2001:db8::1', '0.0.0.0']) }),
    Any: () => any(0),
    Number: () => (random(2) > 0 ? integer() : float()),
    Index: () => (random(4) > 0 ? random(9) - 4 : pick([0, 1, 2, 10, 16, -10])),
  };

  function limited(wire: Wire): Wire {
    const isLarge =
      typeof wire === 'number'
        ? Math.abs(wire) > 1000
        : wire !== null && typeof wire === 'object' && '#' in wire && wire['#'] === 'int';
    return isLarge ? random(20) : wire;
  }

  return ({ className, name, parameters, isVariadic, hasBlock }) => {
    const kinds = isVariadic ? Array.from({ length: random(4) }, () => parameters[0] as ParameterKind) : parameters;
    const limit = LIMITED.has(name) ? limited : (wire: Wire): Wire => wire;
    const receiver = limit(GENERATORS[className]());
    const args = kinds.map((kind) => limit(GENERATORS[kind]()));
    return [receiver, name, args, hasBlock ? pick(BLOCKS) : null];
  };
}
