import { numbers } from './numbers.js';

interface Settings {
  readonly [key: string]: number | string | Settings;
}

interface NodeSettings {
  readonly port: number;
  readonly logging: { readonly rotate: { readonly days: number; readonly size: number } };
  readonly limits: { readonly memory: number };
}

/** Programs on configuration data in JavaScript. They were written after the code that they measure. */
export const settingsPrograms: Readonly<Record<string, () => unknown>> = {
  'deep-merge'() {
    const isSettings = (value: unknown): value is Settings => typeof value === 'object' && value !== null;
    const merge = (left: Settings, right: Settings): Settings => {
      const result: Record<string, Settings[string]> = { ...left };
      for (const [key, value] of Object.entries(right)) {
        const existing = result[key];
        result[key] = isSettings(value) && isSettings(existing) ? merge(existing, value) : value;
      }
      return result;
    };
    const defaults = {
      port: 80,
      logging: { level: 'info', rotate: { days: 7, size: 100 } },
      limits: { open: 1024, memory: 512 },
    };
    return numbers(500).reduce((sum, i) => {
      const node = { port: 8000 + i, logging: { rotate: { days: i % 30 } }, limits: { memory: i } };
      const { port, logging, limits } = merge(defaults, node) as unknown as NodeSettings;
      return sum + port + logging.rotate.days + logging.rotate.size + limits.memory;
    }, 0);
  },
  'struct-parameters'() {
    interface Site {
      name: string;
      port: number;
      aliases?: string[];
    }
    const check = (site: Site, priority: unknown): void => {
      const { name, port, aliases = [] } = site;
      if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new TypeError('name');
      if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new TypeError('port');
      if (!aliases.every((alias) => typeof alias === 'string' && alias !== '')) throw new TypeError('aliases');
      if (!(Number.isInteger(priority) && Number(priority) >= 0) && priority !== 'low' && priority !== 'high')
        throw new TypeError('priority');
    };
    const weight = (site: Site, priority: number | 'low' | 'high', owner?: string): number => {
      check(site, priority);
      const ranks = { low: 1, high: 100 };
      const rank = typeof priority === 'number' ? priority : ranks[priority];
      return site.port + rank + (site.aliases ?? []).length + (owner === undefined ? 0 : 1);
    };
    return numbers(5000).reduce((sum, i) => {
      const site = { name: `site-${i}`, port: 1024 + i, aliases: [`www.site-${i}`, `old.site-${i}`] };
      const priority = ([undefined, 'high', i] as const)[i % 3] ?? 'low';
      return sum + (i % 2 === 0 ? weight(site, priority, 'deploy') : weight(site, priority));
    }, 0);
  },
  membership() {
    const supported = ['Debian', 'Ubuntu', 'RedHat', 'Rocky', 'AlmaLinux'].map((name) => name.toLowerCase());
    const ports: Readonly<Record<string, number>> = { http: 80, https: 443 };
    const names = ['debian', 'Windows', 'https', 'web01', 'rocky'];
    return numbers(10_000).reduce((sum, i) => {
      const name = names[i % 5]!;
      const listed = supported.includes(name.toLowerCase()) ? 1 : 0;
      const keyed = Object.hasOwn(ports, name.toLowerCase()) ? 10 : 0;
      const part = name.toLowerCase().includes('eb') ? 100 : 0;
      const matched = /^web\d\d$/m.test(name) ? 1000 : 0;
      const typed = i >= 1 && i <= 5000 ? 10_000 : 0;
      return sum + listed + keyed + part + matched + typed;
    }, 0);
  },
  'nested-lookups'() {
    type Keys = Readonly<Record<string, number>>;
    const nodes = new Map<string, Keys>(numbers(50).map((i) => [`node${i * 4}`, { port: 9000 + i }]));
    const roles = new Map<string, Keys>([
      ['web', { port: 80, workers: 8 }],
      ['db', { port: 5432 }],
    ]);
    const defaults: Keys = { port: 22, workers: 2 };
    const setting = (node: string, role: string, key: string): number =>
      nodes.get(node)?.[key] ?? roles.get(role)?.[key] ?? defaults[key]!;
    const names = ['web', 'db', 'cache'];
    return numbers(5000).reduce((sum, i) => {
      const node = `node${i % 200}`;
      const role = names[i % 3]!;
      return sum + setting(node, role, 'port') + setting(node, role, 'workers');
    }, 0);
  },
};
