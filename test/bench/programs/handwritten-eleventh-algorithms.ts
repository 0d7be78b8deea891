import { numbers, total } from './numbers.js';

const parseGrid = (text: string): number[] =>
  Array.from(text.replace(/\s/g, ''), (char) => (char === '.' ? 0 : Number(char)));

const candidatesOf = (grid: readonly number[], cell: number): number[] => {
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  const corner = Math.floor(row / 3) * 27 + Math.floor(column / 3) * 3;
  const used = new Set<number>();
  for (let i = 0; i < 9; i++) {
    used.add(grid[row * 9 + i]!);
    used.add(grid[i * 9 + column]!);
    used.add(grid[corner + Math.floor(i / 3) * 9 + (i % 3)]!);
  }
  return numbers(9).filter((digit) => !used.has(digit));
};

/** Solves a puzzle in place. Returns whether it has a solution. */
const solveGrid = (grid: number[]): boolean => {
  let best: { cell: number; digits: number[] } | undefined;
  for (let cell = 0; cell < 81; cell++) {
    if (grid[cell] !== 0) continue;
    const digits = candidatesOf(grid, cell);
    if (!best || digits.length < best.digits.length) best = { cell, digits };
  }
  if (!best) return true;
  for (const digit of best.digits) {
    grid[best.cell] = digit;
    if (solveGrid(grid)) return true;
  }
  grid[best.cell] = 0;
  return false;
};

const rowsOf = (grid: readonly number[]): number[][] =>
  Array.from({ length: 9 }, (_, row) => grid.slice(row * 9, row * 9 + 9));

const renderGrid = (grid: readonly number[]): string[] =>
  rowsOf(grid).map((row) => [0, 3, 6].map((start) => row.slice(start, start + 3).join('')).join('|'));

const isCompleteGrid = (grid: readonly number[]): boolean => {
  const rows = rowsOf(grid);
  const columns = rows.map((_, column) => rows.map((row) => row[column]!));
  return [...rows, ...columns].every((digits) => [...digits].sort().join('') === '123456789');
};

interface DeskEvent {
  readonly at: number;
  readonly kind: 'arrive' | 'finish' | 'give_up';
  readonly who: number;
  readonly clerk?: string;
}

interface Customer {
  readonly arrival: number;
  readonly work: number;
  readonly patience: number;
}

const scheduleEvent = (events: DeskEvent[], event: DeskEvent): void => {
  const position = events.findIndex((other) => other.at > event.at);
  events.splice(position === -1 ? events.length : position, 0, event);
};

const simulateDesk = (customers: readonly Customer[], clerks: readonly string[]) => {
  const events = customers.map(({ arrival }, index): DeskEvent => ({ at: arrival, kind: 'arrive', who: index + 1 }));
  const waiting: number[] = [];
  const idle = [...clerks];
  const waits = new Map<number, number>();
  const lost: number[] = [];
  const log: string[] = [];
  for (let event = events.shift(); event; event = events.shift()) {
    const { at, kind, who } = event;
    if (kind === 'arrive') {
      waiting.push(who);
      scheduleEvent(events, { at: at + customers[who - 1]!.patience, kind: 'give_up', who });
    } else if (kind === 'finish') {
      idle.push(event.clerk!);
      idle.sort();
    } else if (waiting.includes(who)) {
      waiting.splice(waiting.indexOf(who), 1);
      lost.push(who);
      log.push(`${at}: ${who} gives up`);
    }
    while (waiting.length > 0 && idle.length > 0) {
      const next = waiting.shift()!;
      const clerk = idle.shift()!;
      const customer = customers[next - 1]!;
      scheduleEvent(events, { at: at + customer.work, kind: 'finish', who: next, clerk });
      waits.set(next, at - customer.arrival);
      log.push(`${at}: ${clerk} serves ${next}`);
    }
  }
  return { waits: [...waits.values()], lost, log };
};

interface Job {
  readonly duration: number;
  readonly after?: readonly string[];
}

type Project = ReadonlyMap<string, Job>;

const orderJobs = (project: Project): string[] => {
  const done = new Set<string>();
  while (done.size < project.size) {
    const ready = [...project]
      .filter(([name, { after = [] }]) => !done.has(name) && after.every((other) => done.has(other)))
      .map(([name]) => name);
    if (ready.length === 0) throw new Error('tasks wait for each other');
    for (const name of ready) done.add(name);
  }
  return [...done];
};

const earliestEnds = (project: Project, order: readonly string[]): Map<string, number> => {
  const ends = new Map<string, number>();
  for (const name of order) {
    const { duration, after = [] } = project.get(name)!;
    ends.set(name, Math.max(0, ...after.map((other) => ends.get(other)!)) + duration);
  }
  return ends;
};

const latestEnds = (project: Project, order: readonly string[], finish: number): Map<string, number> => {
  const ends = new Map(order.map((name) => [name, finish]));
  for (const name of [...order].reverse()) {
    const { duration, after = [] } = project.get(name)!;
    const start = ends.get(name)! - duration;
    for (const other of after) ends.set(other, Math.min(ends.get(other)!, start));
  }
  return ends;
};

const scheduleProject = (project: Project) => {
  const order = orderJobs(project);
  const early = earliestEnds(project, order);
  const finish = Math.max(...early.values());
  const late = latestEnds(project, order, finish);
  const slack = new Map(order.map((name) => [name, late.get(name)! - early.get(name)!]));
  const chart = order.map((name) => {
    const { duration } = project.get(name)!;
    const bar = '.'.repeat(early.get(name)! - duration) + '#'.repeat(duration) + '-'.repeat(slack.get(name)!);
    return `${name.padEnd(8)} ${bar}`;
  });
  return { finish, critical: order.filter((name) => slack.get(name) === 0), chart, slack };
};

type Polynomial = readonly number[];

const addPolynomials = (p: Polynomial, q: Polynomial): number[] => {
  const sum = Array.from({ length: Math.max(p.length, q.length) }, (_, power) => (p[power] ?? 0) + (q[power] ?? 0));
  while (sum.at(-1) === 0) sum.pop();
  return sum;
};

const multiplyPolynomials = (p: Polynomial, q: Polynomial): number[] => {
  if (p.length === 0 || q.length === 0) return [];
  const product = new Array<number>(p.length + q.length - 1).fill(0);
  for (const [i, a] of p.entries()) for (const [j, b] of q.entries()) product[i + j]! += a * b;
  return product;
};

const powerOf = (p: Polynomial, exponent: number): Polynomial => {
  if (exponent === 0) return [1];
  if (exponent % 2 === 0) return powerOf(multiplyPolynomials(p, p), exponent / 2);
  return multiplyPolynomials(p, powerOf(p, exponent - 1));
};

const derivativeOf = (p: Polynomial): number[] => p.slice(1).map((coefficient, index) => coefficient * (index + 1));

const valueAt = (p: Polynomial, x: number): number => p.reduceRight((value, coefficient) => value * x + coefficient, 0);

const dividePolynomials = (dividend: Polynomial, divisor: Polynomial): [quotient: Polynomial, rest: Polynomial] => {
  let quotient: Polynomial = [];
  let rest = dividend;
  while (rest.length >= divisor.length) {
    const factor = Math.floor(rest.at(-1)! / divisor.at(-1)!);
    const term = new Array<number>(rest.length - divisor.length).fill(0);
    term.push(factor);
    const negated = divisor.map((coefficient) => -coefficient);
    rest = addPolynomials(rest, multiplyPolynomials(term, negated));
    quotient = addPolynomials(quotient, term);
  }
  return [quotient, rest];
};

const showTerm = (coefficient: number, power: number): string => {
  const value = Math.abs(coefficient);
  const variable = power === 0 ? '' : power === 1 ? 'x' : `x^${power}`;
  return value === 1 && power > 0 ? variable : `${value}${variable}`;
};

const showPolynomial = (p: Polynomial): string => {
  if (p.length === 0) return '0';
  let text = '';
  for (let power = p.length - 1; power >= 0; power--) {
    const coefficient = p[power]!;
    if (coefficient === 0) continue;
    const term = showTerm(coefficient, power);
    if (text === '') text = coefficient < 0 ? `-${term}` : term;
    else text += ` ${coefficient < 0 ? '-' : '+'} ${term}`;
  }
  return text;
};

export const eleventhAlgorithms: Readonly<Record<string, () => unknown>> = {
  sudoku() {
    const puzzle = parseGrid(`
      53..7..1.
      6..195..8
      .98....6.
      8.97...23
      426..3..1
      7...2...6
      .6....28.
      ...419..5
      ....8..79
    `);
    const solution = [...puzzle];
    solveGrid(solution);
    const impossible = puzzle.with(2, 7);
    return [
      renderGrid(solution),
      isCompleteGrid(solution),
      isCompleteGrid(puzzle),
      solveGrid(impossible) ? impossible : null,
      total(solution.filter((_, index) => puzzle[index] === 0)),
    ];
  },
  'event-queue'() {
    const customers = Array.from({ length: 60 }, (_, i) => ({
      arrival: i * 3 + (i % 4),
      work: 4 + ((i * 7) % 11),
      patience: 6 + ((i * 5) % 9),
    })).sort((a, b) => a.arrival - b.arrival);
    const desks = [['ann'], ['ann', 'bob'], ['ann', 'bob', 'cid']].map((clerks) => simulateDesk(customers, clerks));
    return desks.map(({ waits, lost, log }) => [
      (total(waits) / waits.length).toFixed(2),
      Math.max(...waits),
      lost.length,
      lost.slice(0, 4),
      log.slice(20, 26),
    ]);
  },
  'critical-path'() {
    const projects = numbers(6).map(
      (p): Project =>
        new Map(
          numbers(18).map((i): [string, Job] => {
            const before = [i - p, i - 3, Math.floor(i / 2)];
            const required = before.filter((n) => n > 0 && n < i && (n + i) % 4 !== 1);
            const after = [...new Set(required)].map((n) => `task${n}`);
            const duration = ((i * p) % 7) + 1;
            return [`task${i}`, after.length > 0 ? { duration, after } : { duration }];
          }),
        ),
    );
    const schedules = projects.map(scheduleProject);
    return [
      schedules.map(({ finish }) => finish),
      schedules[1]!.critical,
      schedules[2]!.chart,
      schedules.map(({ slack }) => total([...slack.values()])),
      Object.fromEntries([...schedules[5]!.slack].filter(([, slack]) => slack > 10)),
    ];
  },
  polynomials() {
    const linear = numbers(12).map((i) => [(i % 5) - 2, 1]);
    const product = linear.reduce<Polynomial>(multiplyPolynomials, [1]);
    const powers = Array.from({ length: 10 }, (_, n) => powerOf([-1, 2, 1], n));
    const derivatives = [product];
    for (let i = 0; i < 6; i++) derivatives.push(derivativeOf(derivatives.at(-1)!));
    const divisions = linear.map((divisor) => dividePolynomials(addPolynomials(product, [7, divisor[0]!]), divisor));
    const roots = Array.from({ length: 19 }, (_, i) => i - 9).filter((x) => valueAt(product, x) === 0);
    return [
      showPolynomial(product),
      powers.map(showPolynomial).slice(0, 5),
      showPolynomial(derivatives[6]!),
      roots,
      divisions.map(([quotient, rest]) => [quotient.length, showPolynomial(rest)]),
      powers.map((p) => valueAt(p, 3)),
    ];
  },
};
