import { groupBy } from './maps.js';
import { numbers, total } from './numbers.js';
import { show } from './show.js';

interface Pool {
  readonly first: number;
  readonly last: number;
  readonly step?: number;
}

interface Instance {
  readonly name: string;
  readonly pool: string;
  readonly port?: number;
}

interface Allocation {
  readonly taken: Map<number, string>;
  readonly ports: Map<string, number>;
  readonly errors: string[];
}

const firstFree = ({ first, last, step = 1 }: Pool, taken: ReadonlyMap<number, string>): number | undefined => {
  for (let port = first; port <= last; port += step) if (!taken.has(port)) return port;
  return undefined;
};

const allocate = (
  instances: readonly Instance[],
  pools: Readonly<Record<string, Pool>>,
  reserved: ReadonlyMap<number, string>,
): Allocation => {
  const taken = new Map(reserved);
  const ports = new Map<string, number>();
  const errors: string[] = [];
  const assign = (name: string, port: number): void => {
    taken.set(port, name);
    ports.set(name, port);
  };
  for (const { name, port } of instances) {
    if (port === undefined) continue;
    const owner = taken.get(port);
    if (owner === undefined) assign(name, port);
    else errors.push(`${name} wants ${port} of ${owner}`);
  }
  for (const { name, pool: poolName, port: wanted } of instances) {
    if (wanted !== undefined) continue;
    const pool = pools[poolName];
    if (!pool) {
      errors.push(`${name}: no pool ${poolName}`);
      continue;
    }
    const port = firstFree(pool, taken);
    if (port === undefined) errors.push(`${name}: ${poolName} is full`);
    else assign(name, port);
  }
  return { taken, ports, errors };
};

type Path = readonly (string | number)[];
type Hash = Readonly<Record<string, unknown>>;

interface Change {
  readonly path: Path;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly old?: unknown;
  readonly new?: unknown;
}

const isHash = (value: unknown): value is Hash => typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  if (!isHash(a) || !isHash(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
};

const collectChanges = (from: unknown, to: unknown, path: Path, changes: Change[]): void => {
  if (isHash(from) && isHash(to)) {
    for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
      const here = [...path, key];
      if (!(key in to)) changes.push({ path: here, kind: 'removed', old: from[key] });
      else if (!(key in from)) changes.push({ path: here, kind: 'added', new: to[key] });
      else collectChanges(from[key], to[key], here, changes);
    }
  } else if (Array.isArray(from) && Array.isArray(to) && from.length === to.length) {
    for (const [index, item] of from.entries()) collectChanges(item, to[index], [...path, index], changes);
  } else if (from !== to) {
    changes.push({ path, kind: 'changed', old: from, new: to });
  }
};

const applyChange = (value: unknown, change: Change, depth = 0): unknown => {
  if (depth === change.path.length) return change.new;
  const key = change.path[depth]!;
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? applyChange(item, change, depth + 1) : (item as unknown)));
  }
  if (!isHash(value)) return change.new;
  const copy: Record<string, unknown> = { ...value };
  if (change.kind === 'removed' && depth === change.path.length - 1) delete copy[key];
  else copy[key] = applyChange(copy[key], change, depth + 1);
  return copy;
};

const describeChange = (change: Change): string => {
  let path = '';
  for (const step of change.path) {
    if (typeof step === 'number') path += `[${step}]`;
    else path += path === '' ? step : `.${step}`;
  }
  if (change.kind === 'added') return `+ ${path}: ${show(change.new)}`;
  if (change.kind === 'removed') return `- ${path}: ${show(change.old)}`;
  return `~ ${path}: ${show(change.old)} -> ${show(change.new)}`;
};

const resourcesOf = (count: number, version: number): Hash =>
  Object.fromEntries(
    numbers(count).map((i) => {
      const parameters: Record<string, unknown> = {
        ensure: 'present',
        mode: `06${(i + version * (i % 3)) % 8}0`,
        require: [`Package[p${i}]`, `User[u${(i % 3) + version}]`],
      };
      if (i % 4 === 0) parameters['content'] = { lines: [i, i + version, { deep: version }] };
      else if (i % 4 === version) parameters['owner'] = `o${version}`;
      return [`File[/f${i}]`, parameters];
    }),
  );

export const tenthAlgorithms: Readonly<Record<string, () => unknown>> = {
  'port-allocation'() {
    const pools = {
      web: { first: 8000, last: 8030 },
      admin: { first: 9000, last: 9100, step: 10 },
      db: { first: 5432, last: 5450, step: 2 },
    };
    const reserved = new Map([
      [8000, 'proxy'],
      [8005, 'legacy'],
      [9010, 'agent'],
    ]);
    const results = numbers(6).map((round) => {
      const instances = numbers(50).map((i): Instance => {
        const instance = { name: `i${round}-${i}`, pool: ['web', 'admin', 'web', 'db', 'cache'][(i + round) % 5]! };
        return i % 9 === 0 ? { ...instance, port: 8000 + ((i * round) % 24) } : instance;
      });
      return allocate(instances, pools, reserved);
    });
    return results.map(({ ports, errors, taken }) => [
      ports.size,
      total([...ports.values()]),
      errors.length,
      errors.slice(0, 2),
      Array.from(ports, ([name, port]) => `${name}=${port}`).slice(5, 8),
      Math.max(...taken.keys()),
    ]);
  },
  'catalog-diff'() {
    const pairs = numbers(12).map((i) => {
      const n = i + 4;
      return [resourcesOf(n, 1), resourcesOf(n + (n % 2), 2)] as const;
    });
    const all = pairs.map(([from, to]) => {
      const changes: Change[] = [];
      collectChanges(from, to, [], changes);
      return changes;
    });
    const applied = pairs.map(([from], index) =>
      all[index]!.reduce<unknown>((value, change) => applyChange(value, change), from),
    );
    const kinds = groupBy(all.flat(), ({ kind }) => kind);
    return [
      all.map((list) => list.length),
      [...new Set(applied.map((value, index) => isSame(value, pairs[index]![1])))],
      all[3]!.map(describeChange),
      Array.from(kinds, ([kind, list]) => `${kind} ${list.length}`),
    ];
  },
};
