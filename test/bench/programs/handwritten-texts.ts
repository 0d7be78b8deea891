import { numbers } from './numbers.js';

/** Programs on strings, numbers and times in JavaScript. They were written after the code that they measure. */
export const textPrograms: Readonly<Record<string, () => unknown>> = {
  'string-building'() {
    const lines = numbers(5000).map((i) => {
      const name = `node${i}`;
      return `10.${Math.floor(i / 65_536)}.${Math.floor(i / 256) % 256}.${i % 256}\t${name}.example.com ${name}`;
    });
    return `${lines.join('\n')}\n`.length;
  },
  'split-join'() {
    const names = numbers(5000)
      .map((i) => `/srv/sites/site${i % 97}/releases/${i}/public`)
      .map((path) =>
        path
          .split('/')
          .filter((part) => part !== '')
          .reverse()
          .map((part) => part.toUpperCase())
          .join('.'),
      );
    return names.filter((name) => /SITE9\d\./.test(name)).join(',').length;
  },
  'case-types'() {
    const values = [1, -5, 2.5, 'web01.example.com', 'x', true, null, [1, 2], { a: 1 }, []];
    const describe = (value: unknown): string => {
      if (Number.isInteger(value)) return Number(value) >= 0 ? 'natural' : 'negative';
      if (typeof value === 'number') return 'float';
      if (typeof value === 'string') {
        const match = /^web(\d+)\./.exec(value);
        return match ? `web server ${match[1]}` : 'text';
      }
      if (typeof value === 'boolean' || value === null) return 'flag';
      if (Array.isArray(value) && value.length > 0 && value.every(Number.isInteger)) return 'numbers';
      return typeof value === 'object' ? 'collection' : 'other';
    };
    return numbers(5000).reduce((sum, i) => sum + describe(values[i % 10]).length, 0);
  },
  epp() {
    const render = (name: string, port: number, backends: readonly string[], tls: boolean): string => {
      const passes = backends.map(
        (backend, index) => `  # backend ${index + 1}\n  proxy_pass http://${backend}:8080;\n`,
      );
      return `server {\n  listen ${port}${tls ? ' ssl' : ''};\n  server_name ${name};\n${passes.join('')}}\n`;
    };
    return numbers(300).reduce((length, i) => {
      const backends = [`app1.site${i}`, `app2.site${i}`, `app3.site${i}`];
      return length + render(`site${i}.example.com`, 8000 + i, backends, i % 2 === 0).length;
    }, 0);
  },
  selectors() {
    const families = ['Debian', 'RedHat', 'Suse', 'FreeBSD'];
    const packageOf = (family: string): string => {
      if (family.toLowerCase() === 'debian') return 'apache2';
      return /^(RedHat|Suse)$/.test(family) ? 'httpd' : 'apache24';
    };
    const workersFor = (memory: number): number => {
      if (memory <= 1024) return 1;
      return memory <= 16_384 ? 4 : 16;
    };
    return numbers(5000)
      .map((i) => {
        const facts = { os: { family: families[i % 4]!, major: i % 12 }, memory: i * 16 };
        const root = facts.os.family.toLowerCase() === 'freebsd' ? '/usr/local/etc' : '/etc';
        return `${root}/${packageOf(facts.os.family)} ${workersFor(facts.memory)}`.length;
      })
      .reduce((sum, x) => sum + x);
  },
  floats() {
    const samples = numbers(10_000).map((i) => ((i * 7919) % 1000) / 8);
    const mean = samples.reduce((sum, x) => sum + x, 0) / samples.length;
    const variance = samples.reduce((sum, x) => sum + (x - mean) * (x - mean), 0) / samples.length;
    return `${mean.toFixed(6)} ${variance.toFixed(6)}`;
  },
  times() {
    const minute = 60_000;
    const start = Date.UTC(2024, 0, 1);
    const points = numbers(3000).map((i) => new Date(start + 390 * minute * i));
    const late = points.filter((point) => point > new Date(Date.UTC(2025, 0, 1, 12)));
    const minutes = (points.at(-1)!.getTime() - start) / minute;
    const two = (value: number): string => String(value).padStart(2, '0');
    const days = Math.floor(minutes / 1440);
    return `${late.length} ${days} ${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
  },
  sprintf() {
    const rows = numbers(5000).map((i) => {
      const host = `host${i}`.padEnd(12);
      const ratio = (i / 7).toFixed(3).padStart(8, '0');
      return `${host}|${ratio}|${String(i).padStart(5)}|${i.toString(16)}|${i % 2 === 0}`;
    });
    return rows.reduce((sum, row) => sum + row.length, 0);
  },
};
