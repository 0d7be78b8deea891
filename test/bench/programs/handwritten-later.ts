import { numbers, total } from './numbers.js';

type Tree = number | string | boolean | null | readonly Tree[] | { readonly [key: string]: Tree };

const isObject = (tree: Tree): tree is { readonly [key: string]: Tree } =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree);

const weigh = (tree: Tree, depth: number): number => {
  if (isObject(tree)) {
    let sum = 0;
    for (const [key, child] of Object.entries(tree)) sum += weigh(child, depth + 1) + key.length;
    return sum;
  }
  if (Array.isArray(tree)) return tree.reduce((sum: number, child: Tree) => sum + weigh(child, depth + 1), 0);
  return typeof tree === 'number' ? tree * depth : typeof tree === 'string' ? tree.length : 1;
};

const grow = (depth: number): Tree =>
  depth === 0 ? { leaf: 1, text: 'abc' } : { left: grow(depth - 1), right: [grow(depth - 1), depth, null, true] };

const versionOrder = (left: string, right: string): number => {
  const [a, b] = [left, right].map((text) => text.split('.').map(Number)) as [number[], number[]];
  const at = a.findIndex((part, i) => part !== b[i]);
  return at < 0 ? 0 : Math.sign(a[at]! - b[at]!);
};

/** The second group of programs: other shapes than those of the first group. They were written after the code. */
export const laterPrograms: Readonly<Record<string, () => unknown>> = {
  chains() {
    return numbers(200).reduce((sum, i) => {
      const hosts = numbers(30).map((n) => ({ name: `web${n % 7}`, port: 8000 + n, enabled: n % 3 !== 0 }));
      const names = [...new Set(hosts.filter(({ enabled }) => enabled).map(({ name }) => name))].sort();
      const ports = hosts.flatMap(({ port }) => [port, port + 1]).filter((port) => port % 2 === 0);
      const grouped = new Map(hosts.map(({ name, port }) => [name, port]));
      return sum + names.length + total(ports) + grouped.size + i;
    }, 0);
  },
  closures() {
    const shifted = (values: readonly number[], shift: number): number[] => values.map((value) => (value + shift) * 2);
    const offset = 7;
    return numbers(3000).reduce((sum, i) => {
      const base = i + offset;
      const values = shifted([i, base, 3], offset);
      const pairs = values.map((value) => [1, 2].map((factor) => value * factor + base));
      const found = values.filter((value) => pairs.some(([first]) => first === value + base));
      return sum + total(pairs.flat()) + found.length + (i * 2 + base + offset);
    }, 0);
  },
  'config-file'() {
    type Entry = string | number | boolean | readonly (string | number)[];
    const textOf = (value: Entry): string => {
      if (typeof value === 'boolean') return value ? 'yes' : 'no';
      return typeof value === 'object' ? value.join(',') : String(value);
    };
    const render = (sections: Readonly<Record<string, Readonly<Record<string, Entry>>>>): string =>
      Object.entries(sections)
        .map(([name, entries]) => {
          const lines = Object.entries(entries).map(([key, value]) => `  ${key} = ${textOf(value)}`);
          return `[${name}]\n${lines.join('\n')}`;
        })
        .join('\n\n');
    return numbers(200).reduce((sum, i) => {
      const text = render({
        main: { host: `h${i}`, port: i, tls: i % 2 === 0, peers: ['a', 'b', `c${i}`] },
        limits: { files: 1024 + i, memory: '1G' },
        log: { level: 'info', rotate: true, days: [1, 7, 30] },
      });
      return sum + text.length;
    }, 0);
  },
  'enum-state'() {
    const states = new Set(['idle', 'starting', 'running', 'failed']);
    const advance = (state: string, input: number): string => {
      if (!states.has(state)) throw new TypeError(state);
      switch (state) {
        case 'idle':
          return 'starting';
        case 'starting':
          return input % 5 === 0 ? 'failed' : 'running';
        case 'running':
          return input % 7 === 0 ? 'idle' : 'running';
        default:
          return 'idle';
      }
    };
    let state = 'idle';
    let count = 0;
    for (const i of numbers(6000)) {
      state = advance(state, i);
      if (state === 'running') count++;
    }
    return `${state} ${count}`;
  },
  'epp-table'() {
    return numbers(150).reduce((length, i) => {
      const rows = { alpha: [i, 2, 3], beta: [4, 5, 6, 7], gamma: [i] };
      const footer = i % 3 === 0 ? undefined : `end ${i}`;
      let text = `# t${i}\n`;
      for (const [name, cells] of Object.entries(rows)) {
        text += `${name}:${cells.map((cell) => ` ${cell * 2}`).join('')} (${cells.length})\n`;
        if (cells.length > 2 && name !== 'beta') text += `  sum ${total(cells)}\n`;
      }
      if (footer !== undefined) text += `-- ${footer.toUpperCase()}\n`;
      return length + text.length;
    }, 0);
  },
  'index-loops'() {
    return numbers(40).reduce((sum, round) => {
      const values = numbers(60).map((n) => (n * 37 + round * 11) % 101);
      const peaks = values.map((value, index) =>
        index > 0 && index < 59 && values[index - 1]! < value && values[index + 1]! < value ? value : 0,
      );
      const bound = values.filter((value, index) => value > 50 && index % 2 === 0);
      return sum + total(peaks) + bound.length;
    }, 0);
  },
  matrix() {
    const eight = numbers(8).map((n) => n - 1);
    const multiply = (a: readonly number[][], b: readonly number[][]): number[][] =>
      eight.map((row) =>
        eight.map((column) => eight.reduce((sum, k) => (sum + a[row]![k]! * b[k]![column]!) % 1009, 0)),
      );
    const start = eight.map((row) => eight.map((column) => row * 3 + column));
    return total(
      numbers(20)
        .reduce((matrix) => multiply(matrix, start), start)
        .flat(),
    );
  },
  'merge-defaults'() {
    type Config = Readonly<Record<string, number | boolean | string>>;
    const defaults: Config = { port: 80, workers: 2, tls: false, log: 'info' };
    const roles: Readonly<Record<string, Config>> = {
      web: { workers: 8, tls: true },
      db: { port: 5432 },
      cache: {},
    };
    const names = ['web', 'db', 'cache'];
    return numbers(2000).reduce((sum, i) => {
      const config = { ...defaults, ...roles[names[i % 3]!], id: i, port: 9000 + (i % 7) } as Config;
      const kept = Object.entries(config).filter(([, value]) => typeof value === 'number');
      const rest = Object.keys(config).filter((key) => key !== 'log' && key !== 'tls');
      const tls = config['tls'] === true ? 1 : 0;
      return sum + Number(config['port']) + Number(config['workers']) + kept.length + rest.length + tls;
    }, 0);
  },
  names() {
    const allowed = ['Alpha', 'beta', 'GAMMA', 'Delta'].map((name) => name.toLowerCase());
    const names = ['alpha', 'BETA', 'gamma', 'epsilon', 'Zeta'];
    return numbers(5000).reduce((sum, i) => {
      const name = names[i % 5]!;
      const lower = name.toLowerCase();
      const known = allowed.includes(lower) ? 1 : 0;
      const first = lower === 'alpha' ? 10 : lower < 'delta' ? 100 : 0;
      const starts = /^[A-Z]/.test(name) ? 1000 : 0;
      const text = `${name.charAt(0).toUpperCase()}${lower.slice(1)}-${lower}`.trim();
      return sum + known + first + starts + text.length + text.slice(0, 3).length;
    }, 0);
  },
  patterns() {
    const lines = numbers(4000).map((i) =>
      i % 5 === 0 ? `error: disk ${i} is full` : `host${i % 40}.example.com GET /path/${i} ${i % 500}`,
    );
    return lines.reduce((sum, line) => {
      const error = /^error: (\w+) (\d+)/.exec(line);
      if (error !== null) return sum + (Number(error[2]) % 7);
      const request = /^(\S+) (GET|POST) (\S+) (\d+)$/.exec(line)!;
      return sum + request[1]!.length + Number(request[4]);
    }, 0);
  },
  regsubst() {
    const parts = ['usr', 'local', 'etc'].map((part) => new RegExp(`/${part}/`, 'gi'));
    return numbers(3000).reduce((sum, i) => {
      const path = `/usr/local//etc/conf.d/${i}-site.conf`;
      const clean = path.replace(/\/\/+/g, '/');
      const other = clean.replace(parts[i % 3]!, '/opt/');
      const name = other.replace(/(\d+)-(\w+)\.conf$/, '$2_$1');
      return sum + clean.length + other.length + name.length;
    }, 0);
  },
  'string-new'() {
    return numbers(4000).reduce((sum, i) => {
      const hex = i.toString(16);
      const wide = String(i).padStart(8, '0');
      const ratio = (i / 4).toFixed(2);
      const back = Number.parseInt(hex, 16) + Number.parseInt(wide, 10);
      return sum + back + hex.length + wide.length + ratio.length + Math.trunc(Number(ratio));
    }, 0);
  },
  tree() {
    return weigh(grow(8), 0);
  },
  'type-loops'() {
    const values = numbers(6000).map((i) => [i, `v${i}`, [i, 'a'], { id: i }, undefined, ['x', `y${i}`]][i % 6]);
    const kind = (value: unknown): number => {
      if (typeof value === 'number') return value <= 3000 ? 1 : 2;
      if (Array.isArray(value)) {
        if (value.length > 0 && value.every((item) => typeof item === 'string' && item !== '')) return 3;
        return value.length === 2 && typeof value[0] === 'number' && typeof value[1] === 'string' ? 4 : 7;
      }
      if (value === undefined) return 6;
      if (typeof value === 'string') return /^v\d+$/.test(value) ? 6 : 7;
      return Object.keys(value as object).length === 1 && typeof (value as { id: unknown }).id === 'number' ? 5 : 7;
    };
    return values.reduce((sum: number, value) => sum + kind(value), 0);
  },
  versions() {
    return numbers(3000).reduce((sum, i) => {
      const text = `${i % 3}.${i % 20}.${i}`;
      const isInRange = versionOrder(text, '1.2.0') >= 0 && versionOrder(text, '2.0.0') < 0;
      const isLater = versionOrder(text, '2.1.0') > 0;
      return sum + versionOrder(text, '1.10.5') + (isInRange ? 1 : 0) + (isLater ? 10 : 0);
    }, 0);
  },
};
