import { compare } from './compare.js';
import { type Hash, isHash } from './hash.js';
import { add } from './maps.js';
import { numbers, total } from './numbers.js';

type OrderState = 'new' | 'paid' | 'packed' | 'shipped' | 'delivered' | 'returned' | 'cancelled';
type OrderEvent =
  | readonly ['pay', number]
  | readonly ['pack' | 'ship' | 'cancel' | 'return', string]
  | readonly ['deliver'];

interface Order {
  readonly id: number;
  state: OrderState;
  readonly total: number;
  paid: number;
  readonly items: readonly { sku: string; price: number; fragile?: boolean }[];
  readonly history: [OrderState, OrderState][];
  readonly notes: string[];
}

const moveTo = (order: Order, state: OrderState, note?: string): void => {
  order.history.push([order.state, state]);
  order.state = state;
  if (note) order.notes.push(note);
};

const reject = (order: Order, why: string): void => void order.notes.push(`rejected: ${why}`);

const handleEvent = (order: Order, event: OrderEvent): void => {
  const { state } = order;
  const [kind, detail] = event;
  if (state === 'new' && kind === 'pay') {
    order.paid += detail;
    if (order.paid >= order.total) moveTo(order, 'paid', `paid ${order.paid}`);
  } else if (state === 'paid' && kind === 'pack') {
    if (detail !== 'box' && order.items.some(({ fragile }) => fragile)) reject(order, `fragile items in a ${detail}`);
    else moveTo(order, 'packed');
  } else if (state === 'packed' && kind === 'ship') {
    moveTo(order, 'shipped', `with ${detail}`);
  } else if (state === 'shipped' && kind === 'deliver') {
    moveTo(order, 'delivered');
  } else if ((state === 'delivered' || state === 'shipped') && kind === 'return') {
    moveTo(order, 'returned', `because ${detail}`);
  } else if ((state === 'new' || state === 'paid' || state === 'packed') && kind === 'cancel') {
    moveTo(order, 'cancelled', `cancelled when ${state}: ${detail}`);
  } else if (state === 'returned' || state === 'cancelled') {
    reject(order, `${kind} after the end`);
  } else {
    reject(order, `${kind} when ${state}`);
  }
};

const describeOrder = ({ id, state, paid, history, notes }: Order): string => {
  const path = ['new', ...history.map((step) => step[1])].join('>');
  const amount = (paid / 100).toFixed(2).padStart(5);
  return `${String(id).padStart(3, '0')} ${state.padEnd(9)} ${amount} ${path} [${notes.join(', ')}]`;
};

type Step = string | number | { kind: 'all' | 'deep' } | { kind: 'filter'; key: string; value: string };

const parseQuery = (query: string): Step[] =>
  query.split('.').flatMap((part): Step[] => {
    if (part === '*') return [{ kind: 'all' }];
    if (part === '**') return [{ kind: 'deep' }];
    if (part === '') return [];
    const match = /^([\w-]+)((?:\[[^\]]*\])+)$/.exec(part);
    if (!match) return [part];
    const steps = match[2]!
      .slice(1, -1)
      .split('][')
      .map((text): Step => {
        if (text === '*') return { kind: 'all' };
        if (/^-?\d+$/.test(text)) return Number(text);
        const filter = /^(\w+)=(.*)$/.exec(text);
        if (!filter) throw new Error(`bad index ${text} in ${query}`);
        return { kind: 'filter', key: filter[1]!, value: filter[2]! };
      });
    return [match[1]!, ...steps];
  });

const childrenOf = (data: unknown): readonly unknown[] => {
  if (Array.isArray(data)) return data as unknown[];
  return isHash(data) ? Object.values(data) : [];
};

const find = (data: unknown, [step, ...rest]: readonly Step[]): unknown[] => {
  if (step === undefined) return [data];
  if (typeof step === 'string') return isHash(data) && step in data ? find(data[step], rest) : [];
  if (typeof step === 'number') {
    const item: unknown = Array.isArray(data) ? data.at(step) : undefined;
    return item === undefined ? [] : find(item, rest);
  }
  const children = childrenOf(data);
  if (step.kind === 'filter') {
    const matching = children.filter((item) => isHash(item) && String(item[step.key] ?? '') === step.value);
    return matching.flatMap((item) => find(item, rest));
  }
  if (step.kind === 'all') return children.flatMap((item) => find(item, rest));
  return [...find(data, rest), ...children.flatMap((item) => find(item, [step, ...rest]))];
};

const setValue = (data: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown => {
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const list = Array.isArray(data) ? (data as unknown[]) : [];
    return key < list.length ? list.with(key, setValue(list[key], rest, value)) : list;
  }
  const hash: Hash = isHash(data) ? data : {};
  return { ...hash, [key]: setValue(hash[key], rest, value) };
};

interface Module {
  readonly version: string;
  readonly puppet: string;
  readonly os: Readonly<Record<string, readonly string[]>>;
  readonly needs?: Readonly<Record<string, string>>;
}

const MODULES: Readonly<Record<string, Module>> = {
  apache: {
    version: '11.1.3',
    puppet: '>= 7.0.0 < 9.0.0',
    os: { RedHat: ['7', '8', '9'], Debian: ['10', '11', '12'], Ubuntu: ['18.04', '20.04', '22.04'] },
    needs: { stdlib: '>= 4.13.1 < 10.0.0', concat: '>= 2.2.1 < 10.0.0' },
  },
  concat: {
    version: '9.0.2',
    puppet: '>= 7.0.0 < 9.0.0',
    os: {
      RedHat: ['7', '8', '9'],
      Debian: ['10', '11', '12'],
      Ubuntu: ['18.04', '20.04', '22.04'],
      Windows: ['2016', '2019'],
    },
    needs: { stdlib: '>= 8.0.0' },
  },
  stdlib: {
    version: '9.4.1',
    puppet: '>= 7.0.0 < 9.0.0',
    os: {
      RedHat: ['7', '8', '9'],
      Debian: ['10', '11'],
      Ubuntu: ['18.04', '20.04', '22.04'],
      Windows: ['2016', '2019', '2022'],
    },
  },
  mysql: {
    version: '15.0.0',
    puppet: '>= 7.0.0 < 8.0.0',
    os: { RedHat: ['7', '8'], Debian: ['10', '11'], Ubuntu: ['18.04', '20.04'] },
    needs: { stdlib: '>= 6.0.0 < 9.0.0' },
  },
  ntp: {
    version: '10.1.0',
    puppet: '>= 7.0.0 < 9.0.0',
    os: { RedHat: ['7', '8'], Debian: ['10', '11'], Ubuntu: ['18.04', '20.04'], SLES: ['12', '15'] },
    needs: { stdlib: '>= 9.0.0 < 10.0.0' },
  },
  firewall: {
    version: '8.0.1',
    puppet: '>= 6.21.0 < 9.0.0',
    os: { RedHat: ['8', '9'], Debian: ['11', '12'], Ubuntu: ['20.04', '22.04'] },
    needs: { stdlib: '>= 9.0.0 < 10.0.0' },
  },
};

/** Compares versions of numbers, which are the only ones in this program. */
const compareVersions = (left: string, right: string): number => {
  const others = right.split('.');
  for (const [index, part] of left.split('.').entries()) {
    const difference = Number(part) - Number(others[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return left.split('.').length - others.length;
};

const satisfies = (version: string, range: string): boolean =>
  range.split(/\s+(?=[<>=])/).every((part) => {
    const match = /^(<=|>=|<|>|=)\s*(\S+)$/.exec(part);
    if (!match) return false;
    const order = compareVersions(version, match[2]!);
    switch (match[1]) {
      case '<':
        return order < 0;
      case '<=':
        return order <= 0;
      case '>':
        return order > 0;
      case '>=':
        return order >= 0;
      default:
        return order === 0;
    }
  });

const supports = (module: Module, os: string, release: string): boolean => {
  const releases = module.os[os];
  return releases !== undefined && (releases.includes(release) || releases.includes(release.split('.')[0]!));
};

export const thirteenthDataPrograms: Readonly<Record<string, () => unknown>> = {
  'order-states'() {
    const flows: readonly (readonly OrderEvent[])[] = [
      [['pay', 5000], ['pack', 'box'], ['ship', 'dhl'], ['deliver']],
      [
        ['pay', 100],
        ['pack', 'bag'],
        ['pay', 4900],
        ['pack', 'bag'],
        ['pack', 'box'],
        ['ship', 'ups'],
        ['return', 'damage'],
      ],
      [
        ['cancel', 'too late'],
        ['pay', 10],
      ],
      [
        ['pay', 9000],
        ['cancel', 'found cheaper'],
        ['ship', 'dhl'],
      ],
      [
        ['pay', 7000],
        ['pack', 'bag'],
        ['ship', 'post'],
        ['deliver'],
        ['deliver'],
        ['return', 'wrong size'],
        ['cancel', 'oops'],
      ],
    ];
    const orders = numbers(40).map((i) => {
      const items = numbers((i % 3) + 1).map((n) => {
        const item = { sku: `A${i}-${n}`, price: ((i * n * 31) % 1500) + 100 };
        return i % 5 === 1 ? { ...item, fragile: n === 2 } : item;
      });
      const sum = total(items.map(({ price }) => price));
      const order: Order = { id: i, state: 'new', total: sum, paid: 0, items, history: [], notes: [] };
      for (const event of flows[i % 5]!) handleEvent(order, event);
      return order;
    });
    const counts = new Map<string, number>();
    for (const { history } of orders) for (const step of history) add(counts, step.join('>'), 1);
    return [
      orders.map(describeOrder),
      Object.fromEntries([...counts].sort((a, b) => compare(a[0], b[0]))),
      orders.filter(({ state }) => state === 'returned' || state === 'cancelled').map(({ id }) => id),
      [total(orders.map(({ paid }) => paid)), orders.filter((order) => order.paid < order.total).length],
    ];
  },

  'path-queries'() {
    const data = {
      services: numbers(12).map((i) => ({
        name: `svc${i}`,
        tier: ['web', 'db', 'cache'][i % 3],
        ports: Array.from({ length: (i % 4) + 1 }, (_, index) => 8000 + index),
        meta: { owner: `team${i % 4}`, tags: ['a', 'b', `t${i}`].slice(0, (i % 3) + 1) },
      })),
      owner: 'ops',
      limits: { cpu: { soft: 2, hard: 4 }, memory: { soft: 512, hard: 1024, owner: 'kernel' } },
    };
    const queries = [
      'services[0].name',
      'services[*].name',
      'services[-1].ports[-1]',
      'services[tier=db].meta.tags[*]',
      '**.owner',
      'limits.*.hard',
      'limits.disk.hard',
      'services[tier=web].ports',
      '**.tags[2]',
      'services[*].meta.tags[0]',
      'services[name=svc7].meta',
      '**.soft',
      'services[99].name',
      'owner.name',
    ];
    const changed = ['a', 'b', 'c'].reduce<unknown>((memo, key) => setValue(memo, ['limits', key, 'hard'], key), data);
    const renamed = setValue(data, ['services', 2, 'meta', 'owner'], 'new');
    const { services } = setValue(renamed, ['services', 3, 'ports', 0], 1) as typeof data;
    return [
      queries.map((query) => [query, find(data, parseQuery(query))]),
      queries.map((query) => parseQuery(query).length),
      services.slice(2, 4),
      find(changed, parseQuery('limits.*.hard')),
    ];
  },

  'support-matrix'() {
    const systems = new Map<string, string[]>();
    for (const { os } of Object.values(MODULES)) {
      for (const [family, releases] of Object.entries(os)) {
        const known = systems.get(family) ?? [];
        systems.set(family, [...new Set([...known, ...releases])].sort(compareVersions));
      }
    }
    const columns = Object.keys(MODULES).sort();
    const rows = [...systems.keys()].sort().flatMap((os) =>
      systems.get(os)!.map((release) => {
        const cells = columns.map((name) => (supports(MODULES[name]!, os, release) ? 'x' : '-'));
        const count = cells.filter((cell) => cell === 'x').length;
        return `${`${os} ${release}`.padEnd(14)} ${cells.join('  ')} ${count}`;
      }),
    );
    const broken = Object.entries(MODULES).flatMap(([name, { needs = {} }]) =>
      Object.entries(needs)
        .filter(([needed, range]) => !satisfies(MODULES[needed]!.version, range))
        .map(([needed, range]) => `${name} needs ${needed} ${range}, which is ${MODULES[needed]!.version}`),
    );
    const reports = numbers(60).map((i) => {
      const os = ['RedHat', 'Debian', 'Ubuntu', 'SLES'][i % 4]!;
      const releases = systems.get(os)!;
      const release = releases[(i * 7) % releases.length]!;
      const puppet = ['6.28.0', '7.24.0', '8.4.0'][i % 3]!;
      const modules = columns.filter((_, index) => (i + index) % 3 === 0);
      const unsupported = modules.filter((name) => !supports(MODULES[name]!, os, release));
      const blocking = modules.filter((name) => !satisfies('8.4.0', MODULES[name]!.puppet));
      const old = modules.filter((name) => !satisfies(puppet, MODULES[name]!.puppet));
      return {
        name: `node${String(i).padStart(2, '0')}`,
        system: `${os} ${release}`,
        unsupported,
        blocking,
        old: old.filter((name) => !blocking.includes(name)),
      };
    });
    const upgradable = reports.filter(({ unsupported, blocking }) => unsupported.length + blocking.length === 0);
    const byModule = columns.map((name) => [
      name,
      reports.filter(({ unsupported, blocking }) => unsupported.includes(name) || blocking.includes(name)).length,
    ]);
    const lines = reports
      .filter((_, index) => index % 12 === 5)
      .map(({ name, system, unsupported, blocking, old }) =>
        [name, system, ...unsupported, ...blocking, ...old].join(' '),
      );
    return [rows, broken, upgradable.map(({ name }) => name), Object.fromEntries(byModule), lines];
  },
};
