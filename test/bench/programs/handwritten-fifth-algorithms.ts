import { compare } from './compare.js';
import { numbers, total } from './numbers.js';

const installOrder = (packages: ReadonlyMap<string, readonly string[]>): string[] => {
  const waiting = new Map(packages);
  const installed = new Set<string>();
  while (waiting.size > 0) {
    const ready: string[] = [];
    for (const [name, requires] of waiting) {
      if (requires.every((required) => installed.has(required))) ready.push(name);
    }
    if (ready.length === 0) throw new Error(`cycle between ${[...waiting.keys()].join(', ')}`);
    for (const name of ready.sort()) {
      installed.add(name);
      waiting.delete(name);
    }
  }
  return [...installed];
};

const isSafe = (queens: readonly number[], column: number): boolean =>
  queens.every((other, row) => other !== column && Math.abs(other - column) !== queens.length - row);

const countPlacements = (size: number, queens: readonly number[] = []): number => {
  if (queens.length === size) return 1;
  let count = 0;
  for (let column = 0; column < size; column++) {
    if (isSafe(queens, column)) count += countPlacements(size, [...queens, column]);
  }
  return count;
};

const firstPlacement = (size: number, queens: readonly number[] = []): readonly number[] | undefined => {
  if (queens.length === size) return queens;
  for (let column = 0; column < size; column++) {
    if (!isSafe(queens, column)) continue;
    const found = firstPlacement(size, [...queens, column]);
    if (found) return found;
  }
  return undefined;
};

const primesTo = (limit: number): number[] => {
  const isComposite = new Uint8Array(limit + 1);
  const primes: number[] = [];
  for (let n = 2; n <= limit; n++) {
    if (isComposite[n]) continue;
    primes.push(n);
    for (let multiple = n * n; multiple <= limit; multiple += n) isComposite[multiple] = 1;
  }
  return primes;
};

const factorsOf = (number: number, primes: readonly number[]): number[] => {
  const factors: number[] = [];
  let rest = number;
  for (const prime of primes) {
    if (prime * prime > rest) break;
    for (; rest % prime === 0; rest /= prime) factors.push(prime);
  }
  if (rest > 1) factors.push(rest);
  return factors;
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

const lcm = (a: number, b: number): number => (a / gcd(a, b)) * b;

interface Item {
  readonly name: string;
  readonly weight: number;
  readonly value: number;
}

const bestValues = (items: readonly Item[], size: number): number[][] => {
  const rows = [new Array<number>(size + 1).fill(0)];
  for (const { weight, value } of items) {
    const last = rows[rows.length - 1]!;
    rows.push(last.map((best, space) => (space < weight ? best : Math.max(best, last[space - weight]! + value))));
  }
  return rows;
};

const permutations = (items: readonly string[]): string[][] => {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
};

const positionOf = (names: readonly string[], name: string): number => {
  let low = 0;
  let high = names.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = compare(name, names[middle]!);
    if (order === 0) return middle;
    if (order < 0) high = middle - 1;
    else low = middle + 1;
  }
  return -1;
};

const mean = (values: readonly number[]): number => total(values) / values.length;

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const half = values.length >> 1;
  return values.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
};

const variance = (values: readonly number[]): number => {
  const center = mean(values);
  return values.reduce((sum, value) => sum + (value - center) ** 2, 0) / (values.length - 1);
};

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.floor(share * (sorted.length - 1))]!;

/** The programs of the fifth group that search, count and compute. They were measured before any change. */
export const fifthAlgorithms: Readonly<Record<string, () => unknown>> = {
  'binary-search'() {
    const names = numbers(300)
      .map((i) => `host-${(i * 37) % 601}`)
      .sort();
    const counts = { found: 0, missing: 0, sum: 0 };
    for (let i = 1; i <= 500; i++) {
      const position = positionOf(names, `host-${i}`);
      if (position < 0) {
        counts.missing++;
      } else {
        counts.found++;
        counts.sum += position;
      }
    }
    return counts;
  },
  knapsack() {
    const size = 250;
    const items = numbers(60).map((i): Item => ({
      name: `item${i}`,
      weight: ((i * 7) % 23) + 2,
      value: ((i * 31) % 97) + 5,
    }));
    const rows = bestValues(items, size);
    const packed: string[] = [];
    let space = size;
    for (let i = items.length; i > 0; i--) {
      if (rows[i]![space] === rows[i - 1]![space]) continue;
      const { name, weight } = items[i - 1]!;
      packed.push(name);
      space -= weight;
    }
    return `${rows.at(-1)!.at(-1)} ${packed.reverse().join(' ')}`;
  },
  permutations() {
    const towns: Readonly<Record<string, readonly [x: number, y: number]>> = {
      Aarau: [3, 8],
      Basel: [1, 14],
      Chur: [22, 5],
      Davos: [26, 4],
      Egg: [14, 10],
      Flims: [20, 6],
    };
    const distances = new Map(
      Object.entries(towns).map(([from, a]) => [
        from,
        new Map(Object.entries(towns).map(([to, b]) => [to, Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])])),
      ]),
    );
    const tours = permutations(Object.keys(towns)).map((tour) => {
      let length = 0;
      let last = tour.at(-1)!;
      for (const town of tour) {
        length += distances.get(last)!.get(town)!;
        last = town;
      }
      return { tour, length };
    });
    const shortest = tours.reduce((best, tour) => (tour.length < best.length ? tour : best));
    const same = tours.filter(({ length }) => length === shortest.length);
    return `${shortest.tour.join(' - ')}: ${shortest.length}, ${same.length} of ${tours.length}`;
  },
  primes() {
    const primes = primesTo(2500);
    const counts = new Map<number, number>();
    for (let n = 5000; n <= 5600; n++) {
      const { length } = factorsOf(n, primes);
      counts.set(length, (counts.get(length) ?? 0) + 1);
    }
    let top = 0;
    let bottom = 1;
    for (let n = 1; n <= 18; n++) {
      const common = lcm(bottom, n);
      top = top * (common / bottom) + common / n;
      const shared = gcd(top, common);
      top /= shared;
      bottom = common / shared;
    }
    const pairs = Array.from(counts, ([length, count]) => `${length} => ${count}`);
    return `${primes.length} ${primes.at(-1)} {${pairs.join(', ')}} ${top}/${bottom}`;
  },
  queens() {
    const board = firstPlacement(7)!.map((column) =>
      Array.from({ length: 7 }, (_, x) => (x === column ? 'Q' : '.')).join(''),
    );
    return `${countPlacements(7)}\n${board.join('\n')}`;
  },
  statistics() {
    const results = numbers(5).map((round) => {
      const values = numbers(400).map((i) => {
        const value = (i * 7919 * round) % 1009;
        return i % 3 === 0 ? value / 4 : value;
      });
      const sorted = [...values].sort((a, b) => a - b);
      const quantiles = [0.25, 0.5, 0.95].map((share) => quantile(sorted, share));
      const bins = new Array<number>(6).fill(0);
      for (const value of values) bins[Math.floor(value / 200)]!++;
      const texts = [
        mean(values).toFixed(3),
        median(values).toFixed(2),
        Math.sqrt(variance(values)).toFixed(4),
        quantiles.join('/'),
        bins.map((count, bin) => `${bin}:${count}`).join(' '),
        sorted[0],
      ];
      return texts.join(' ');
    });
    return results.join('\n');
  },
  'topological-sort'() {
    const packages = new Map(
      numbers(60).map((i) => {
        const requires = [Math.floor(i / 2), Math.floor(i / 3), i - 7].filter((n) => n > 0);
        return [`pkg${i}`, [...new Set(requires)].map((n) => `pkg${n}`)];
      }),
    );
    const results = numbers(5).map((round) => {
      const order = installOrder(new Map(packages).set(`app${round}`, [`pkg${round * 11}`, 'pkg3']));
      return `${order.length} ${order.slice(0, 4).join(',')} ${order.indexOf(`app${round}`)}`;
    });
    return results.join('; ');
  },
};
