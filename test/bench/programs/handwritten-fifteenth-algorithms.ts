import { compare } from './compare.js';
import { add } from './maps.js';
import { numbers, total } from './numbers.js';

/** The digits of an integer in base 10,000, the lowest first. */
type Long = readonly number[];
const BASE = 10000;

const carry = (sums: Long): Long => {
  const digits: number[] = [];
  let rest = 0;
  for (const sum of sums) {
    const value = sum + rest;
    digits.push(value % BASE);
    rest = Math.floor(value / BASE);
  }
  for (; rest > 0; rest = Math.floor(rest / BASE)) digits.push(rest % BASE);
  return digits;
};

const trim = (digits: number[]): Long => {
  while (digits.length > 1 && digits.at(-1) === 0) digits.pop();
  return digits;
};

const plus = (a: Long, b: Long): Long =>
  a.length < b.length ? plus(b, a) : carry(a.map((digit, i) => digit + (b[i] ?? 0)));

const minus = (a: Long, b: Long): Long => {
  let borrow = 0;
  const digits = a.map((digit, i) => {
    const value = digit - borrow - (b[i] ?? 0);
    borrow = value < 0 ? 1 : 0;
    return value < 0 ? value + BASE : value;
  });
  return trim(digits);
};

const times = (a: Long, b: Long): Long => {
  const sums = new Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((left, i) => b.forEach((right, j) => (sums[i + j]! += left * right)));
  return trim([...carry(sums)]);
};

const scale = (a: Long, factor: number): Long => carry(a.map((digit) => digit * factor));

const divide = (a: Long, divisor: number): [Long, number] => {
  const digits: number[] = [];
  let rest = 0;
  for (let i = a.length - 1; i >= 0; i--) {
    const value = rest * BASE + a[i]!;
    digits.push(Math.floor(value / divisor));
    rest = value % divisor;
  }
  return [trim(digits.reverse()), rest];
};

const power = (base: Long, exponent: number): Long => {
  if (exponent === 0) return [1];
  const half = power(base, Math.floor(exponent / 2));
  const square = times(half, half);
  return exponent % 2 === 0 ? square : times(square, base);
};

const order = (a: Long, b: Long): number => {
  if (a.length !== b.length) return Math.sign(a.length - b.length);
  for (let i = a.length - 1; i >= 0; i--) if (a[i] !== b[i]) return Math.sign(a[i]! - b[i]!);
  return 0;
};

const textOf = (digits: Long): string => {
  let text = String(digits.at(-1));
  for (let i = digits.length - 2; i >= 0; i--) text += String(digits[i]).padStart(4, '0');
  return text;
};

const long = (text: string): Long => {
  const digits: number[] = [];
  for (let end = text.length; end > 0; end -= 4) digits.push(Number(text.slice(Math.max(0, end - 4), end)));
  return digits;
};

const digitSum = (digits: Long): number => Array.from(textOf(digits), Number).reduce((a, b) => a + b, 0);

type Complex = readonly [number, number];
interface View {
  readonly centre: Complex;
  readonly width: number;
  readonly columns: number;
  readonly rows: number;
}

const stepsOf = ([startX, startY]: Complex, [a, b]: Complex, limit: number): number => {
  let x = startX;
  let y = startY;
  let done = 0;
  while (done < limit && x * x + y * y <= 4) {
    const next = x * x - y * y + a;
    y = 2 * x * y + b;
    x = next;
    done++;
  }
  return done;
};

const pointsOf = ({ centre, width, columns, rows }: View): Complex[][] => {
  const step = width / (columns - 1);
  const left = centre[0] - width / 2;
  const top = centre[1] - step * (rows - 1);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_item, column): Complex => [left + step * column, top + step * 2 * row]),
  );
};

const letterOf = (count: number, limit: number): string => {
  if (count === limit) return '#';
  if (count < 2) return ' ';
  if (count < 4) return '.';
  if (count < 7) return ':';
  return count < 13 ? '+' : '*';
};

const draw = (counts: readonly (readonly number[])[], limit: number): string[] =>
  counts.map((row) =>
    row
      .map((count) => letterOf(count, limit))
      .join('')
      .trimEnd(),
  );

const histogram = (counts: readonly number[], limit: number): Map<string, number> => {
  const result = new Map<string, number>();
  for (const count of counts) {
    add(result, count === limit ? 'inside' : count < 10 ? `0${count}` : `${Math.floor(count / 10)}x`, 1);
  }
  return result;
};

type Weights = Readonly<Record<string, number>>;
interface Point {
  readonly hash: number;
  readonly node: string;
}
type Ring = readonly Point[];

const digest = (codes: ReadonlyMap<string, number>, text: string): number => {
  let hash = 2166136261;
  for (const letter of text) hash = (hash * 16777 + codes.get(letter)! * 104729) % 4294967291;
  return (hash * 1000003) % 4294967291;
};

const ringOf = (codes: ReadonlyMap<string, number>, weights: Weights): Ring =>
  Object.entries(weights)
    .flatMap(([node, weight]) => numbers(weight * 8).map((i): Point => ({ hash: digest(codes, `${node}:${i}`), node })))
    .sort((a, b) => a.hash - b.hash);

const positionOf = (ring: Ring, hash: number): number => {
  let low = 0;
  let high = ring.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ring[middle]!.hash < hash) low = middle + 1;
    else high = middle;
  }
  return low % ring.length;
};

const ownerOf = (ring: Ring, hash: number): string => ring[positionOf(ring, hash)]!.node;

const replicasOf = (ring: Ring, hash: number, count: number): string[] => {
  const found = new Set<string>();
  for (let at = positionOf(ring, hash); found.size < count; at++) found.add(ring[at % ring.length]!.node);
  return [...found];
};

const movesOf = (before: Ring, after: Ring, hashes: Iterable<number>): Map<string, number> => {
  const moves = new Map<string, number>();
  for (const hash of hashes) {
    const from = ownerOf(before, hash);
    const to = ownerOf(after, hash);
    if (from !== to) add(moves, `${from} -> ${to}`, 1);
  }
  return moves;
};

type Code = readonly number[];
type Score = readonly [black: number, white: number];

const codesOf = (colours: number, pegs: number): Code[] =>
  pegs === 0 ? [[]] : numbers(colours).flatMap((colour) => codesOf(colours, pegs - 1).map((code) => [colour, ...code]));

const scoreOf = (secret: Code, guess: Code, colours: number): Score => {
  const inSecret = new Array<number>(colours + 1).fill(0);
  const inGuess = new Array<number>(colours + 1).fill(0);
  let black = 0;
  secret.forEach((peg, index) => {
    if (guess[index] === peg) black++;
    inSecret[peg]!++;
    inGuess[guess[index]!]!++;
  });
  const common = inSecret.reduce((sum, count, colour) => sum + Math.min(count, inGuess[colour]!), 0);
  return [black, common - black];
};

const largestPart = (candidates: readonly Code[], guess: Code, colours: number): number => {
  const parts = new Map<string, number>();
  for (const candidate of candidates) add(parts, scoreOf(candidate, guess, colours).join('/'), 1);
  return Math.max(...parts.values());
};

const choose = (candidates: readonly Code[], colours: number): Code => {
  const step = Math.max(1, Math.floor(candidates.length / 6));
  let best = candidates[0]!;
  let smallest = Infinity;
  for (let i = 0; i < candidates.length; i += step) {
    const size = largestPart(candidates, candidates[i]!, colours);
    if (size < smallest) {
      best = candidates[i]!;
      smallest = size;
    }
  }
  return best;
};

const play = (secret: Code, all: readonly Code[], first: Code, colours: number): string[] => {
  const log: string[] = [];
  let candidates = all;
  let guess = first;
  for (;;) {
    const [black, white] = scoreOf(secret, guess, colours);
    log.push(`${guess.join('')} ${black}/${white} of ${candidates.length}`);
    if (black === secret.length) return log;
    const last = guess;
    candidates = candidates.filter((code) => {
      const [blacks, whites] = scoreOf(code, last, colours);
      return code !== last && blacks === black && whites === white;
    });
    guess = choose(candidates, colours);
  }
};

export const fifteenthAlgorithms: Readonly<Record<string, () => unknown>> = {
  'long-arithmetic'() {
    const factorials: Long[] = [[1]];
    for (let n = 1; n <= 40; n++) factorials.push(scale(factorials.at(-1)!, n));
    let [before, fibonacci]: [Long, Long] = [[0], [1]];
    for (let n = 2; n <= 160; n++) [before, fibonacci] = [fibonacci, plus(before, fibonacci)];
    const powers = (
      [
        [2, 200],
        [3, 100],
        [7, 71],
        [9999, 12],
      ] as const
    ).map(([base, exponent]) => power([base], exponent));
    const read = long('340282366920938463463374607431768211456');
    const quotients = [7, 97, 1024, 9973].map((divisor) => {
      const [quotient, rest] = divide(factorials[40]!, divisor);
      return `${textOf(quotient)} rest ${rest}`;
    });
    const sorted = [...powers, fibonacci, read, factorials[30]!].sort(order);
    return [
      factorials.slice(25, 28).map(textOf),
      textOf(fibonacci),
      powers.map(textOf),
      quotients,
      order(read, power([2], 128)),
      sorted.map(digitSum),
      textOf(minus(powers[1]!, divide(powers[0]!, 9999)[0])),
      textOf(times(read, fibonacci)),
    ];
  },

  mandelbrot() {
    const limit = 40;
    const whole: View = { centre: [-0.6, 0], width: 3.2, columns: 56, rows: 22 };
    const detail: View = { centre: [-0.745, 0.11], width: 0.05, columns: 28, rows: 11 };
    const [large, small] = [whole, detail].map((view) =>
      pointsOf(view).map((row) => row.map((point) => stepsOf([0, 0], point, limit))),
    ) as [number[][], number[][]];
    const constants: readonly Complex[] = [
      [-0.8, 0.156],
      [0.285, 0.01],
      [-0.4, -0.59],
    ];
    const julia = constants.map((c) =>
      pointsOf({ ...whole, centre: [0, 0], columns: 32, rows: 12 }).map((row) =>
        row.map((point) => stepsOf(point, c, limit)),
      ),
    );
    const flat = large.flat();
    const inside = flat.filter((count) => count === limit).length;
    const cell = whole.width / (whole.columns - 1);
    return [
      draw(large, limit),
      draw(small, limit),
      julia.map((counts) => draw(counts, limit)[5]),
      (inside * cell * cell * 2).toFixed(3),
      Array.from(histogram(flat, limit), ([key, count]) => `${key}=${count}`).sort(),
      julia.map((counts) => total(counts.flat())),
    ];
  },

  'hash-ring'() {
    const codes = new Map(
      Array.from('abcdefghijklmnopqrstuvwxyz0123456789-_.:/', (letter, index) => [letter, index + 31]),
    );
    const weights: Weights = { 'cache-a': 2, 'cache-b': 3, 'cache-c': 1, 'cache-d': 2, 'cache-e': 4 };
    const keys = numbers(180).map((i) => [`user:${i}`, `session/${i * 31}`, `img_${i}.png`][i % 3]!);
    const hashes = new Map(keys.map((key) => [key, digest(codes, key)]));
    const full = ringOf(codes, weights);
    const { 'cache-b': _, ...others } = weights;
    const without = ringOf(codes, others);
    const more = ringOf(codes, { ...weights, 'cache-f': 2 });
    const loads = new Map<string, number>();
    for (const hash of hashes.values()) add(loads, ownerOf(full, hash), 1);
    const report = Object.entries(weights).map(([node, weight]) => {
      const count = loads.get(node) ?? 0;
      const share = ((count * 100) / keys.length).toFixed(1).padStart(5);
      const expected = ((weight * 100) / 12).toFixed(1).padStart(4);
      return `${node.padEnd(8)} ${weight} ${String(count).padStart(4)} keys ${share}% of ${expected}%`;
    });
    const replicas = keys.map((key) => replicasOf(full, hashes.get(key)!, 3));
    const together = new Map<string, number>();
    for (const nodes of replicas) add(together, [...nodes].sort().join('+'), 1);
    const top = Array.from(together, ([name, count]): [number, string] => [count, name]).sort(
      (a, b) => b[0] - a[0] || compare(a[1], b[1]),
    );
    return [
      report,
      full.slice(0, 3).map(({ hash, node }) => [hash, node]),
      Array.from(movesOf(full, without, hashes.values()), ([move, count]) => `${move}: ${count}`).sort(),
      total([...movesOf(full, more, hashes.values()).values()]),
      top.slice(0, 4),
      replicas.slice(0, 3),
    ];
  },

  mastermind() {
    const all = codesOf(4, 4);
    const secrets: readonly Code[] = [
      [1, 2, 3, 4],
      [4, 4, 2, 1],
      [3, 3, 3, 3],
      [2, 1, 2, 4],
    ];
    const games = secrets.map((secret) => play(secret, all, [1, 1, 2, 2], 4));
    const parts = new Map<string, number>();
    for (const code of all) add(parts, scoreOf([1, 2, 3, 3], code, 4).join(''), 1);
    return [
      all.length,
      games,
      games.map((game) => game.length),
      Array.from(parts, ([key, count]) => `${key}:${count}`).sort(),
    ];
  },
};
