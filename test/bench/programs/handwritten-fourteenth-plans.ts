import { compare } from './compare.js';
import { groupBy } from './maps.js';
import { numbers, total } from './numbers.js';

interface Machine {
  readonly name: string;
  readonly cpu: number;
  readonly memory: number;
  readonly zone?: string;
  readonly group?: string;
}
interface Host {
  readonly name: string;
  readonly zone: string;
  readonly cpu: number;
  readonly memory: number;
}
type Plan = Map<string, Machine[]>;

const usage = (machines: readonly Machine[], field: 'cpu' | 'memory'): number =>
  machines.reduce((sum, machine) => sum + machine[field], 0);

const fits = (host: Host, placed: readonly Machine[], machine: Machine): boolean =>
  usage(placed, 'cpu') + machine.cpu <= host.cpu * 2 &&
  usage(placed, 'memory') + machine.memory <= host.memory &&
  (!machine.zone || machine.zone === host.zone) &&
  (!machine.group || !placed.some((other) => other.group === machine.group));

const loadOf = (host: Host, placed: readonly Machine[]): number =>
  Math.max(usage(placed, 'cpu') / (2 * host.cpu), usage(placed, 'memory') / host.memory);

const placeMachine = (hosts: readonly Host[], plan: Plan, machine: Machine): string | undefined => {
  let best: { load: number; name: string } | undefined;
  for (const host of hosts) {
    const placed = plan.get(host.name)!;
    if (!fits(host, placed, machine)) continue;
    const load = loadOf(host, [...placed, machine]);
    if (!best || load < best.load) best = { load, name: host.name };
  }
  return best?.name;
};

const spread = (hosts: readonly Host[], plan: Plan): { load: number; name: string }[] =>
  hosts
    .map((host) => ({ load: loadOf(host, plan.get(host.name)!), name: host.name }))
    .sort((a, b) => b.load - a.load || compare(a.name, b.name));

const rebalance = (hosts: readonly Host[], plan: Plan, moves: number): string[] => {
  const log: string[] = [];
  for (let i = 0; i < moves; i++) {
    const order = spread(hosts, plan);
    const highest = order[0]!;
    const lowest = order.at(-1)!;
    if (highest.load - lowest.load < 0.2) break;
    const target = hosts.find(({ name }) => name === lowest.name)!;
    const placed = plan.get(highest.name)!;
    const there = plan.get(lowest.name)!;
    const [machine] = placed.filter((one) => fits(target, there, one)).sort((a, b) => a.memory - b.memory);
    if (!machine) return [...log, `nothing fits from ${highest.name} to ${lowest.name}`];
    plan.set(
      highest.name,
      placed.filter((other) => other.name !== machine.name),
    );
    there.push(machine);
    log.push(`${machine.name}: ${highest.name} -> ${lowest.name}`);
  }
  return log;
};

interface Person {
  readonly name: string;
  readonly title: string;
  readonly manager: string | undefined;
  readonly salary: number;
}
interface ChartNode {
  readonly name: string;
  readonly level: number;
  readonly path: string;
  readonly people: number;
  readonly salary: number;
  readonly reports: readonly ChartNode[];
}
type Teams = ReadonlyMap<string | undefined, readonly Person[]>;
type People = ReadonlyMap<string, Person>;

const chartOf = (teams: Teams, person: Person, above: readonly string[] = []): ChartNode => {
  const path = [...above, person.name];
  const reports = (teams.get(person.name) ?? []).map((report) => chartOf(teams, report, path));
  return {
    name: person.name,
    level: above.length,
    path: path.join('/'),
    people: reports.reduce((sum, node) => sum + node.people, 1),
    salary: reports.reduce((sum, node) => sum + node.salary, person.salary),
    reports,
  };
};

const drawChart = (node: ChartNode, indent = '', last = true): string[] => {
  const mark = node.level === 0 ? '' : last ? '`- ' : '|- ';
  const inner = node.level === 0 ? '' : `${indent}${last ? '   ' : '|  '}`;
  const count = node.reports.length;
  return [
    `${indent}${mark}${node.name} (${node.people})`,
    ...node.reports.flatMap((report, index) => drawChart(report, inner, index === count - 1)),
  ];
};

/** Returns the people above a person, or undefined if their managers form a loop. */
const managersOf = (people: People, name: string): string[] | undefined => {
  const seen: string[] = [];
  for (let next: string | undefined = name; next; next = people.get(next)?.manager) {
    if (seen.includes(next)) return undefined;
    seen.push(next);
  }
  return seen;
};

const commonManager = (people: People, left: string, right: string): string | undefined => {
  const above = managersOf(people, right)!;
  return managersOf(people, left)!.find((name) => above.includes(name) && name !== left && name !== right);
};

const namesAt = (node: ChartNode, level: number): string[] =>
  node.level === level ? [node.name] : node.reports.flatMap((report) => namesAt(report, level));

export const fourteenthPlanPrograms: Readonly<Record<string, () => unknown>> = {
  'vm-placement'() {
    const hosts = numbers(8).map((i) => ({
      name: `host${i}`,
      zone: ['a', 'b'][i % 2]!,
      cpu: 16 + 8 * (i % 3),
      memory: 128 + 64 * (i % 2),
    }));
    const machines = numbers(56).map((i): Machine => ({
      name: `vm${String(i).padStart(2, '0')}`,
      cpu: ((i * 5) % 7) + 1,
      memory: ((i * 11) % 29) + 4,
      ...(i % 5 === 0 ? { zone: ['a', 'b'][i % 2]! } : {}),
      ...(i % 4 === 0 ? { group: `g${i % 3}` } : {}),
    }));
    const weight = (machine: Machine): number => machine.memory + 4 * machine.cpu;
    machines.sort((a, b) => weight(b) - weight(a) || compare(a.name, b.name));
    const plan: Plan = new Map(hosts.map(({ name }) => [name, []]));
    const failed: string[] = [];
    for (const machine of machines) {
      const name = placeMachine(hosts, plan, machine);
      if (name) plan.get(name)!.push(machine);
      else failed.push(machine.name);
    }
    const even: Plan = new Map(Array.from(plan, ([name, placed]) => [name, [...placed]]));
    even.set('host1', []);
    even.set('host4', plan.get('host4')!.slice(0, 1));
    const log = rebalance(hosts, even, 12);
    const report = hosts.map((host) => {
      const placed = even.get(host.name)!;
      const cpu = `${String(usage(placed, 'cpu')).padStart(3)}/${String(2 * host.cpu).padEnd(3)}`;
      const memory = `${String(usage(placed, 'memory')).padStart(3)}/${String(host.memory).padEnd(3)}`;
      const load = (loadOf(host, placed) * 100).toFixed(1).padStart(5);
      const names = placed.map((machine) => machine.name).sort();
      return `${host.name.padEnd(6)} ${host.zone} ${cpu} ${memory} ${load}% ${names.join(' ')}`;
    });
    return [report, failed, log, spread(hosts, plan).map(({ load, name }) => `${name} ${load.toFixed(4)}`)];
  },

  'org-chart'() {
    const list = numbers(90).map((i): Person => {
      const title = ['engineer', 'manager', 'analyst', 'designer'][i % 4]!;
      const manager = i === 1 ? undefined : i <= 6 ? 'p1' : i <= 30 ? `p${(i % 5) + 2}` : `p${((i * 7) % 24) + 7}`;
      return { name: `p${i}`, title, manager, salary: 3000 + ((i * 37) % 900) };
    });
    const people = new Map(list.map((person) => [person.name, person]));
    const teams = groupBy(
      list.filter(({ manager }) => manager),
      ({ manager }) => manager,
    );
    const root = chartOf(teams, people.get('p1')!);
    const spans = Array.from(teams.values(), (team) => team.length);
    const titles = Array.from(
      groupBy(list, ({ title }) => title),
      ([title, group]) => {
        const salaries = group.map(({ salary }) => salary);
        const mean = (total(salaries) / group.length).toFixed(2).padStart(7);
        const count = String(group.length).padStart(2);
        return `${title.padEnd(8)} ${count} ${mean} ${Math.min(...salaries)}-${Math.max(...salaries)}`;
      },
    );
    const looped = new Map(people);
    for (const [name, manager] of [
      ['p3', 'p40'],
      ['p40', 'p22'],
      ['p22', 'p3'],
    ] as const) {
      looped.set(name, { ...people.get(name)!, manager });
    }
    const chains = ['p3', 'p50', 'p61', 'p90', 'p1'].map((name) => {
      const above = managersOf(looped, name);
      if (!above) return `${name} is in or below a loop`;
      return above.length === 1 ? `${name} is at the top` : `${name}: ${above.slice(1).join(' < ')}`;
    });
    const drawn = drawChart(root);
    return [
      drawn.slice(0, 12),
      drawn.length,
      root.salary,
      root.reports.map((node) => [node.name, node.people, node.salary]),
      [
        [0, 1],
        [2, 3],
      ].map((levels) => levels.map((level) => namesAt(root, level).length)),
      [Math.min(...spans), Math.max(...spans)],
      titles,
      chains,
      (
        [
          ['p50', 'p51'],
          ['p7', 'p80'],
          ['p3', 'p2'],
          ['p9', 'p9'],
        ] as const
      ).map(([left, right]) => commonManager(people, left, right)),
    ];
  },
};
