import { numbers, total } from './numbers.js';

const seriesOf = (seed: number, count: number): number[] =>
  numbers(count).map((i) => ((i * seed + ((i * i) % 17) * 3) % 100) - 20);

const turningPoints = (values: readonly number[]): [number, number][] => {
  const points: [number, number][] = [];
  for (let i = 1; i < values.length - 1; i++) {
    const value = values[i]!;
    const before = values[i - 1]!;
    const after = values[i + 1]!;
    if ((value > before && value >= after) || (value < before && value <= after)) points.push([i, value]);
  }
  return points;
};

const chart = (values: readonly number[]): string[] => {
  const lowest = Math.min(...values);
  const width = Math.max(...values) - lowest || 1;
  return values.map((value) => {
    const cells = Math.floor(((value - lowest) * 20) / width);
    return `${String(value).padStart(4)} ${'#'.repeat(cells + 1).padEnd(21, '.')}`;
  });
};

const falling = (values: readonly number[]): number[] => {
  const kept: number[] = [];
  for (let i = values.length - 1; i >= 0; i--) {
    const value = values[i]!;
    if (kept.length === 0 || value > kept.at(-1)!) kept.push(value);
  }
  return kept;
};

const weighted = (values: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[values.length - 1 - i]! * (i + 1);
  return sum;
};

const everyNth = <Item>(items: readonly Item[], step: number): Item[] => items.filter((_, index) => index % step === 0);

const sliceTotals = (values: readonly number[], size: number): number[] => {
  const totals: number[] = [];
  for (let start = 0; start < values.length; start += size) totals.push(total(values.slice(start, start + size)));
  return totals;
};

type Path = readonly (string | number)[];

const leavesOf = (tree: unknown, path: Path = [], found: [Path, unknown][] = []): [Path, unknown][] => {
  if (Array.isArray(tree)) tree.forEach((item, index) => leavesOf(item, [...path, index], found));
  else if (typeof tree === 'object' && tree !== null) {
    for (const [key, item] of Object.entries(tree)) leavesOf(item, [...path, key], found);
  } else found.push([path, tree]);
  return found;
};

const pathText = (path: Path): string => {
  let text = '';
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`;
    else text += text === '' ? part : `.${part}`;
  }
  return text;
};

const put = (tree: unknown, path: Path, value: unknown): unknown => {
  if (path.length === 0) return value;
  const [key, ...rest] = path;
  if (Array.isArray(tree)) return tree.map((item, index) => (index === key ? put(item, rest, value) : item));
  const branches = (tree ?? {}) as Readonly<Record<string, unknown>>;
  return { ...branches, [key!]: put(branches[key!], rest, value) };
};

const masked = (tree: unknown): unknown => {
  let result = tree;
  for (const [path] of leavesOf(tree)) {
    const last = path.at(-1);
    if (typeof last === 'string' && /pass|token|secret/.test(last)) result = put(result, path, '***');
  }
  return result;
};

const byPath = (tree: unknown): Map<string, unknown> =>
  new Map(leavesOf(tree).map(([path, value]) => [pathText(path), value]));

const changesOf = (old: unknown, updated: unknown): string[] => {
  const before = byPath(old);
  const after = byPath(updated);
  const gone: string[] = [];
  const added: string[] = [];
  const changed: string[] = [];
  for (const path of before.keys()) if (!after.has(path)) gone.push(`- ${path}`);
  for (const [path, value] of after) {
    if (!before.has(path)) added.push(`+ ${path}: ${value}`);
    else if (before.get(path) !== value) changed.push(`~ ${path}: ${before.get(path)} -> ${value}`);
  }
  return [...gone, ...added, ...changed];
};

const deepest = (tree: unknown): number => {
  if (typeof tree !== 'object' || tree === null) return 0;
  return 1 + Math.max(0, ...Object.values(tree).map(deepest));
};

const hanoi = (disks: number, from: string, to: string, spare: string, moves: string[] = []): string[] => {
  if (disks > 0) {
    hanoi(disks - 1, from, spare, to, moves);
    moves.push(from + to);
    hanoi(disks - 1, spare, to, from, moves);
  }
  return moves;
};

const countMoves = (disks: number): number => (disks === 0 ? 0 : 2 * countMoves(disks - 1) + 1);

const ackermann = (m: number, n: number): number => {
  if (m === 0) return n + 1;
  return ackermann(m - 1, n === 0 ? 1 : ackermann(m, n - 1));
};

const power = (base: number, exponent: number, modulus: number): number => {
  if (exponent === 0) return 1 % modulus;
  const half = power(base, Math.floor(exponent / 2), modulus);
  const square = (half * half) % modulus;
  return exponent % 2 === 0 ? square : (square * base) % modulus;
};

const choose = (n: number, k: number): number => (k === 0 || k === n ? 1 : choose(n - 1, k - 1) + choose(n - 1, k));

const partitions = (n: number, largest = n): number => {
  if (n === 0) return 1;
  if (largest === 0) return 0;
  const without = partitions(n, largest - 1);
  return largest > n ? without : without + partitions(n - largest, largest);
};

const gray = (bits: number): string[] => {
  if (bits === 0) return [''];
  const shorter = gray(bits - 1);
  return [...shorter.map((code) => `0${code}`), ...shorter.toReversed().map((code) => `1${code}`)];
};

const subsets = (items: readonly number[]): number[][] => {
  if (items.length === 0) return [[]];
  const [first, ...others] = items;
  const rest = subsets(others);
  return [...rest, ...rest.map((subset) => [first!, ...subset])];
};

const digitsSum = (n: number): number => (n < 10 ? n : (n % 10) + digitsSum(Math.floor(n / 10)));

const isPalindrome = (text: string): boolean =>
  text.length < 2 || (text[0] === text.at(-1) && isPalindrome(text.slice(1, -1)));

export const sixteenthAlgorithms: Readonly<Record<string, () => unknown>> = {
  'sampling-steps'() {
    const all = new Map(numbers(12).map((i) => [`s${i}`, seriesOf(i * 7 + 3, 40 + i)]));
    const summaries = Array.from(all, ([name, values]) => ({
      name,
      even: total(everyNth(values, 2)),
      tenth: everyNth(values, 10),
      blocks: sliceTotals(values, 12),
      turns: turningPoints(values).length,
      last: values.findLast((value) => value > 70) ?? 'none',
      falling: falling(values),
      weight: weighted(values),
    }));
    const charts = everyNth([...all.values()], 4).map((values) => chart(everyNth(values, 5)).join('\n'));
    const matrix: number[][] = [];
    for (let row = 0; row <= 50; row += 10) {
      const cells: number[] = [];
      for (let column = 0; column <= 9; column += 3) cells.push((row + column) * (row - column));
      matrix.push(cells);
    }
    const pairs = [...all.keys()].reverse().map((name, index) => `${index}:${name}`);
    return [
      summaries,
      charts,
      matrix,
      numbers(10).reverse().join(' '),
      pairs,
      turningPoints(all.get('s1')!).slice(0, 5),
    ];
  },

  'tree-leaves'() {
    const trees = numbers(16).map((i) => ({
      name: `node${i}`,
      database: {
        host: `db${i % 3}`,
        port: 5432 + (i % 2),
        password: `pw-${i}`,
        pool: { min: i % 4, max: i + 5 },
      },
      users: numbers((i % 4) + 1).map((n) => ({ login: `u${n}`, token: `t${i}${n}`, groups: ['all', `g${n % 2}`] })),
      features: { beta: i % 2 === 0, limits: [i, [i * 2, { soft: i * 3 }]] },
      ...(i % 5 === 0 ? { extra: { note: `n${i}` } } : {}),
    }));
    const all = trees.map((tree) => leavesOf(tree));
    const differences = numbers(15).map((i) => changesOf(trees[i - 1], trees[i]));
    const moved = trees.map(
      (tree) =>
        put(put(tree, ['database', 'pool', 'max'], 99), ['users', 0, 'groups', 1], 'admin') as (typeof trees)[number],
    );
    return [
      all[3]!.map(([path, value]) => `${pathText(path)}=${value}`),
      all.map((found) => total(found.map(([, value]) => (typeof value === 'number' ? value : 0)))),
      differences.map((lines) => lines.length),
      differences[4],
      masked(trees[2]),
      moved.map((tree) => `${tree.database.pool.max}${tree.users[0]!.groups[1]}`).join(','),
      trees.map(deepest),
      trees.map(masked).filter((tree) => (tree as (typeof trees)[number]).database.password === '***').length,
    ];
  },

  'hanoi-moves'() {
    const moves = hanoi(7, 'A', 'C', 'B');
    return [
      moves.slice(0, 10).join(' '),
      moves.length,
      countMoves(20),
      ackermann(2, 6),
      numbers(40).map((i) => power(i, i * 3, 1009)),
      choose(12, 5),
      numbers(14).map((n) => partitions(n)),
      gray(5).join(' '),
      subsets([3, 5, 8, 13, 21, 34, 55]).filter((set) => total(set) === 55),
      numbers(61).map((n) => digitsSum((n + 99) * (n + 99))),
      ['level', 'abcba', 'ab', '', 'noon', 'never odd or even'].filter(isPalindrome),
    ];
  },
};
