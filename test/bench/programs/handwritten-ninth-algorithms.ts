import { compare } from './compare.js';
import { add } from './maps.js';
import { numbers, total } from './numbers.js';

const HAND_NAMES = [
  'high card',
  'pair',
  'two pairs',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
];
const CARD_VALUES = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const DECK = CARD_VALUES.flatMap((value) => ['s', 'h', 'd', 'c'].map((suit) => value + suit));
const CARD_STEPS = [1, 3, 5, 7, 9, 11, 15, 17];

const cardValue = (card: string): number => CARD_VALUES.indexOf(card.slice(0, -1)) + 2;

const handRank = (sizes: string, flush: boolean, straight: boolean): number => {
  if (sizes === '1,1,1,1,1') return flush ? (straight ? 8 : 5) : straight ? 4 : 0;
  return ['2,1,1,1', '2,2,1', '3,1,1', '', '', '3,2', '4,1'].indexOf(sizes) + 1;
};

const rankHand = (hand: readonly string[]): number[] => {
  const values = hand.map(cardValue).sort((a, b) => b - a);
  const counts = new Map<number, number>();
  for (const value of values) add(counts, value, 1);
  const groups = [...counts].sort(([a, countA], [b, countB]) => countB - countA || b - a);
  const flush = hand.every((card) => card.at(-1) === hand[0]!.at(-1));
  const spread = values[0]! - values[4]!;
  const straight = groups.length === 5 && spread === 4;
  return [handRank(groups.map(([, count]) => count).join(','), flush, straight), ...groups.map(([value]) => value)];
};

const compareRanks = (left: readonly number[], right: readonly number[]): number => {
  const index = left.findIndex((value, position) => value !== right[position]);
  return index === -1 ? 0 : left[index]! - right[index]!;
};

type Point = readonly [x: number, y: number];

const MAP = `..##..@@@...##
.###..@.@..##.
..#...@@@.....
......@...####
##..#...@.#..#
.#.###..@@####
.#..#...@.....
###...##@@@.##`;

const neighbours = ([x, y]: Point, width: number, height: number): Point[] =>
  (
    [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const
  ).filter(([a, b]) => a >= 0 && a < width && b >= 0 && b < height);

const keyOf = ([x, y]: Point): string => `${x},${y}`;

const fillArea = (rows: readonly string[][], start: Point, seen: Set<string>): Point[] => {
  const char = rows[start[1]]![start[0]];
  const queue = [start];
  seen.add(keyOf(start));
  for (const point of queue) {
    for (const other of neighbours(point, rows[0]!.length, rows.length)) {
      if (rows[other[1]]![other[0]] !== char || seen.has(keyOf(other))) continue;
      seen.add(keyOf(other));
      queue.push(other);
    }
  }
  return queue;
};

interface Fraction {
  readonly num: number;
  readonly den: number;
}

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

const fraction = (num: number, den: number): Fraction => {
  if (den === 0) throw new Error('division by zero');
  const sign = den < 0 ? -1 : 1;
  const common = gcd(num, den) * sign;
  return { num: num / common, den: den / common };
};

const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.den + b.num * a.den, a.den * b.den);
const negate = ({ num, den }: Fraction): Fraction => ({ num: -num, den });
const times = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.num, a.den * b.den);
const inverse = ({ num, den }: Fraction): Fraction => fraction(den, num);

const showFraction = ({ num, den }: Fraction): string => {
  if (den === 1) return String(num);
  return num < 0 || num < den ? `${num}/${den}` : `${Math.floor(num / den)} ${num % den}/${den}`;
};

const continued = (num: number, den: number): number[] =>
  den === 0 ? [] : [Math.floor(num / den), ...continued(den, num % den)];

const convergents = (terms: readonly number[]): Fraction[] =>
  terms.map((_, index) => {
    let result = fraction(terms[index]!, 1);
    for (let i = index - 1; i >= 0; i--) result = plus(fraction(terms[i]!, 1), inverse(result));
    return result;
  });

const determinant = (matrix: readonly (readonly Fraction[])[]): Fraction => {
  const [head, ...rest] = matrix as [Fraction[], ...Fraction[][]];
  if (rest.length === 0) return head[0]!;
  return head
    .map((value, column) => {
      const part = times(value, determinant(rest.map((row) => row.filter((_, index) => index !== column))));
      return column % 2 === 0 ? part : negate(part);
    })
    .reduce(plus);
};

type Graph = ReadonlyMap<string, ReadonlyMap<string, number>>;

const buildGraph = (): Graph => {
  const graph = new Map<string, Map<string, number>>();
  const connect = (from: string, to: string, cost: number): void => {
    const row = graph.get(from) ?? new Map<string, number>();
    graph.set(from, row.set(to, cost));
  };
  const link = (from: string, to: string, cost: number): void => {
    connect(from, to, cost);
    connect(to, from, cost);
  };
  for (let i = 0; i < 25; i++) {
    if (i % 5 < 4) link(`n${i}`, `n${i + 1}`, ((i * 7) % 9) + 1);
    if (i < 20 && i % 6 !== 2) link(`n${i}`, `n${i + 5}`, ((i * 5) % 11) + 1);
  }
  return graph;
};

const nearestNode = (distances: ReadonlyMap<string, number>, done: ReadonlySet<string>): string | undefined => {
  let best: string | undefined;
  let least = Infinity;
  for (const [name, distance] of distances) {
    if (distance >= least || done.has(name)) continue;
    best = name;
    least = distance;
  }
  return best;
};

const dijkstra = (
  graph: Graph,
  start: string,
): { distances: ReadonlyMap<string, number>; previous: ReadonlyMap<string, string> } => {
  const distances = new Map([[start, 0]]);
  const previous = new Map<string, string>();
  const done = new Set<string>();
  for (let name = nearestNode(distances, done); name !== undefined; name = nearestNode(distances, done)) {
    for (const [to, cost] of graph.get(name)!) {
      const distance = distances.get(name)! + cost;
      if (distance >= (distances.get(to) ?? Infinity)) continue;
      distances.set(to, distance);
      previous.set(to, name);
    }
    done.add(name);
  }
  return { distances, previous };
};

const pathTo = (previous: ReadonlyMap<string, string>, from: string, to: string): string[] => {
  const path = [to];
  for (let name = to; name !== from;) {
    name = previous.get(name)!;
    path.unshift(name);
  }
  return path;
};

const farthest = (distances: ReadonlyMap<string, number>): string =>
  [...distances].reduce((a, b) => (b[1] > a[1] ? b : a))[0];

const CANDIDATES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'];

const firstChoices = (ballots: readonly string[][], running: readonly string[]): Map<string, number> => {
  const counts = new Map(running.map((name) => [name, 0]));
  for (const ballot of ballots) {
    const choice = ballot.find((name) => counts.has(name));
    if (choice !== undefined) add(counts, choice, 1);
  }
  return counts;
};

const runoff = (ballots: readonly string[][], candidates: readonly string[]): { winner: string; rounds: string[] } => {
  let running = candidates;
  const rounds: string[] = [];
  for (;;) {
    const counts = firstChoices(ballots, running);
    const order = [...counts].sort(([a, votesA], [b, votesB]) => votesB - votesA || compare(a, b));
    const [winner, top] = order[0]!;
    const line = order.map(([name, count]) => `${name} ${count}`).join(', ');
    if (top * 2 > total([...counts.values()]) || running.length <= 2) return { winner, rounds: [...rounds, line] };
    const loser = order.at(-1)![0];
    running = running.filter((name) => name !== loser);
    rounds.push(`${line}; without ${loser}`);
  }
};

const borda = (ballots: readonly string[][], candidates: number): Map<string, number> => {
  const points = new Map<string, number>();
  for (const ballot of ballots) ballot.forEach((name, index) => add(points, name, candidates - 1 - index));
  return points;
};

const duel = (ballots: readonly string[][], a: string, b: string): number =>
  ballots.filter((ballot) => {
    const first = ballot.indexOf(a);
    const second = ballot.indexOf(b);
    return first !== -1 && (second === -1 || first < second);
  }).length;

export const ninthAlgorithms: Readonly<Record<string, () => unknown>> = {
  'poker-hands'() {
    const tables = numbers(60).map((i) =>
      [0, 1, 2].map((player) => {
        const step = CARD_STEPS[(i + player) % 8]!;
        return [0, 1, 2, 3, 4].map((j) => DECK[(i * 7 + player * 5 + j * step) % 52]!);
      }),
    );
    const winners = tables.map((hands) => {
      const ranked = hands.map((hand, index) => ({ player: index + 1, rank: rankHand(hand) }));
      const { player, rank } = ranked.reduce((best, entry) => (compareRanks(entry.rank, best.rank) > 0 ? entry : best));
      return `player ${player}: ${HAND_NAMES[rank[0]!]}`;
    });
    const statistics = new Map<string, number>();
    for (const line of winners) add(statistics, line.replace(/^player \d: /, ''), 1);
    return [
      winners.slice(0, 6),
      Object.fromEntries(statistics),
      rankHand(['2s', '3s', '4s', '5s', '6s']),
      rankHand(['Kd', 'Ks', '10c', 'Kh', 'Kc']),
    ];
  },
  'flood-fill'() {
    const rows = MAP.split('\n').map((line) => line.split(''));
    const seen = new Set<string>();
    const areas: { char: string; points: Point[] }[] = [];
    rows.forEach((row, y) =>
      row.forEach((char, x) => {
        if (char !== '.' && !seen.has(keyOf([x, y]))) areas.push({ char, points: fillArea(rows, [x, y], seen) });
      }),
    );
    const labelled = rows.map((row) => [...row]);
    areas.forEach(({ points }, index) => {
      for (const [x, y] of points) labelled[y]![x] = 'abcdefghijklmnop'[index]!;
    });
    const perimeters = areas.map(({ char, points }) =>
      total(points.map((point) => 4 - neighbours(point, 14, 8).filter(([x, y]) => rows[y]![x] === char).length)),
    );
    return [
      labelled.map((row) => row.join('')),
      areas.map(({ char, points }) => `${char}${points.length}`),
      perimeters,
    ];
  },
  fractions() {
    const harmonic = numbers(20).reduce((sum, n) => plus(sum, fraction(1, n)), fraction(0, 1));
    const alternating = numbers(15).reduce(
      (sum, n) => {
        const term = fraction(1, n * n);
        return plus(sum, n % 2 === 0 ? negate(term) : term);
      },
      fraction(0, 1),
    );
    const pairs = numbers(40).map((i) => continued(i * 37 + 415, i * 11 + 93));
    const pi = convergents([3, 7, 15, 1, 292]);
    const matrices = numbers(10).map((k) =>
      [0, 1, 2].map((i) => [0, 1, 2].map((j) => fraction(i * j + k, j + 1 + (i % k)))),
    );
    return [
      showFraction(harmonic),
      showFraction(alternating),
      pairs[6],
      Math.max(...pairs.map((terms) => terms.length)),
      pi.map(showFraction),
      matrices.map((matrix) => showFraction(determinant(matrix))),
    ];
  },
  'shortest-paths'() {
    const graph = buildGraph();
    const routes = ['n0', 'n12', 'n24', 'n4'].map((start) => {
      const { distances, previous } = dijkstra(graph, start);
      const target = start === 'n24' ? 'n0' : farthest(distances);
      return `${start} -> ${target}: ${distances.get(target)} (${pathTo(previous, start, target).join(' ')})`;
    });
    return [routes, graph.size, Object.fromEntries(graph.get('n7')!)];
  },
  ballots() {
    const ballots = numbers(120).map((i) => {
      const start = ((i * i) % 7) % 6;
      const step = i % 3 === 0 ? 5 : 1;
      return [0, 1, 2, 3, 4, 5].map((j) => CANDIDATES[(start + j * step) % 6]!).slice(0, 1 + (i % 6));
    });
    const duels = CANDIDATES.map((a) => CANDIDATES.filter((b) => b !== a && duel(ballots, a, b) > duel(ballots, b, a)));
    return [
      runoff(ballots, CANDIDATES),
      Object.fromEntries(borda(ballots, CANDIDATES.length)),
      duels.map((beaten, i) => `${CANDIDATES[i]}: ${beaten.join(' ')}`),
      CANDIDATES.find((_, i) => duels[i]!.length === CANDIDATES.length - 1) ?? 'none',
    ];
  },
};
