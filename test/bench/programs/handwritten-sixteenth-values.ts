import { add } from './maps.js';
import { numbers, total } from './numbers.js';

interface Quantity {
  readonly value: number;
  readonly unit: string;
}
type Degrees = 'C' | 'F' | 'K';

const FACTORS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  length: { mm: 0.001, cm: 0.01, m: 1, km: 1000, in: 0.0254, ft: 0.3048, mi: 1609.344 },
  mass: { g: 0.001, kg: 1, t: 1000, oz: 0.028349523125, lb: 0.45359237 },
  data: { bit: 0.125, byte: 1, kB: 1000, KiB: 1024, MB: 1000000, MiB: 1048576 },
};

const isDegrees = (unit: string): unit is Degrees => unit === 'C' || unit === 'F' || unit === 'K';

const parseQuantity = (text: string): Quantity | undefined => {
  const match = /^\s*(-?\d+(?:\.\d+)?)\s*([A-Za-z]+)\s*$/.exec(text);
  return match ? { value: Number(match[1]), unit: match[2]! } : undefined;
};

const toCelsius = (value: number, unit: Degrees): number => {
  if (unit === 'C') return value;
  return unit === 'F' ? ((value - 32) * 5) / 9 : value - 273.15;
};

const fromCelsius = (value: number, unit: Degrees): number => {
  if (unit === 'C') return value;
  return unit === 'F' ? (value * 9) / 5 + 32 : value + 273.15;
};

const kindOf = (unit: string): string | undefined => Object.keys(FACTORS).find((kind) => unit in FACTORS[kind]!);

const convert = ({ value, unit }: Quantity, to: string): Quantity | undefined => {
  if (isDegrees(unit)) {
    return isDegrees(to) ? { value: fromCelsius(toCelsius(value, unit), to), unit: to } : undefined;
  }
  const kind = kindOf(unit);
  if (kind === undefined) return undefined;
  const factors = FACTORS[kind]!;
  const factor = factors[to];
  return factor === undefined ? undefined : { value: (value * factors[unit]!) / factor, unit: to };
};

const showQuantity = (quantity: Quantity | undefined, digits = 2): string =>
  quantity ? `${quantity.value.toFixed(digits)} ${quantity.unit}` : '-';

/** The kinds of values that the program has beside data: a pattern, a type and `default`. */
class PuppetType {
  constructor(readonly name: string) {}
}
const DEFAULT = Symbol('default');

const isScalar = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const isStringKeyed = (map: ReadonlyMap<unknown, unknown>): boolean => {
  for (const key of map.keys()) if (typeof key !== 'string') return false;
  return true;
};

/** A number that is a float in Puppet. */
class Float {
  constructor(readonly value: number) {}
  toString(): string {
    return Number.isInteger(this.value) ? this.value.toFixed(1) : String(this.value);
  }
}

const shellWord = (value: unknown): string => {
  if (value === undefined) return "''";
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' || value instanceof Float) return String(value);
  if (typeof value === 'string') return /^[\w./:-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;
  if (Array.isArray(value)) {
    if (value.every((item) => isScalar(item) || item instanceof Float)) return value.map(shellWord).join(' ');
    return value.map((item) => `(${shellWord(item)})`).join(' ');
  }
  if (value instanceof Map) {
    if (!isStringKeyed(value)) return 'unknown';
    return Array.from(value, ([key, item]) => `--${key}=${shellWord(item)}`).join(' ');
  }
  if (value instanceof RegExp) return `'${String(value)}'`;
  if (value === DEFAULT) return '*';
  return value instanceof PuppetType ? `<${value.name}>` : 'unknown';
};

const labelOfNumber = (value: number): string => (value < 0 ? 'negative' : value <= 9 ? 'digit' : 'integer');

const labelOfText = (value: string): string => {
  if (value === 'yes' || value === 'no') return 'answer';
  if (value === '') return 'empty';
  return /^\d+$/.test(value) ? 'numeric text' : 'text';
};

const labelOfList = (value: readonly unknown[]): string => {
  if (value.length === 0) return 'empty list';
  if (value.every((item) => typeof item === 'number')) return 'integers';
  return value.length === 2 && typeof value[0] === 'string' && typeof value[1] === 'number' ? 'pair' : 'list';
};

const isService = (map: ReadonlyMap<unknown, unknown>): boolean => {
  if (typeof map.get('name') !== 'string') return false;
  if (map.has('port')) return map.size === 2 && typeof map.get('port') === 'number';
  return map.size === 1;
};

const isCounts = (map: ReadonlyMap<unknown, unknown>): boolean => {
  for (const [key, value] of map) if (typeof key !== 'string' || typeof value !== 'number') return false;
  return map.size > 0;
};

const labelOf = (value: unknown): string => {
  if (typeof value === 'number') return labelOfNumber(value);
  if (value instanceof Float) return value.value >= 0 && value.value <= 1 ? 'share' : 'float';
  if (typeof value === 'string') return labelOfText(value);
  if (Array.isArray(value)) return labelOfList(value);
  if (value instanceof Map) return isService(value) ? 'service' : isCounts(value) ? 'counts' : 'hash';
  if (value === undefined) return 'nothing';
  return typeof value === 'boolean' ? 'boolean' : 'other';
};

const depthOf = (value: unknown): number => {
  if (!Array.isArray(value) && !(value instanceof Map)) return 0;
  let most = 0;
  for (const item of value.values()) most = Math.max(most, depthOf(item));
  return most + 1;
};

const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number' || typeof value === 'boolean' || value instanceof Float) return 1;
  let sum = 0;
  if (Array.isArray(value)) for (const item of value) sum += sizeOf(item);
  else if (value instanceof Map) for (const [key, item] of value) sum += sizeOf(key) + sizeOf(item);
  return sum;
};

const simplify = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    return value.filter((item) => item !== undefined && !(Array.isArray(item) && item.length === 0)).map(simplify);
  }
  if (value instanceof Map) {
    const result: Record<string, unknown> = {};
    for (const [key, item] of value) {
      if (item !== undefined && !(item instanceof Map && item.size === 0)) result[String(key)] = simplify(item);
    }
    return result;
  }
  if (value instanceof Float) return value.value;
  if (isScalar(value)) return value;
  return value === undefined ? null : value === DEFAULT ? 'default' : String(value);
};

const map = (entries: Readonly<Record<string, unknown>>): Map<unknown, unknown> => new Map(Object.entries(entries));

const kindsOfValue = (i: number): unknown => {
  switch (i % 15) {
    case 0:
      return i * 3 - 100;
    case 1:
      return new Float(i * 0.25);
    case 2:
      return `item ${i}`;
    case 3:
      return ['yes', 'maybe'][i % 2];
    case 4:
      return [i, i + 1, -i];
    case 5:
      return [`n${i}`, i];
    case 6:
      return map({ name: `svc${i}`, port: 8000 + i });
    case 7:
      return map({ a: i, b: i % 3 });
    case 8:
      return [undefined, [], [1, ['x', [i, new Map()]]], map({ deep: map({ er: [true] }) })];
    case 9: {
      const result = map({ list: ["it's", 'plain', ''], none: undefined, flag: i % 2 === 0 });
      return result.set(-i, map({ k: /a.b/ }));
    }
    case 10:
      return [new PuppetType('Integer[1, 5]'), new PuppetType('String'), DEFAULT, undefined][i % 4];
    case 11:
      return String(i);
    case 12:
      return [[], '', new Map(), false][i % 4];
    case 13:
      return [
        ['a', 'b'],
        [new Float(1.5), `c d${i}`],
      ];
    default:
      return map({ name: 'x', port: String(i), tags: ['t1', 't2', `t${i % 5}`] });
  }
};

const area = (width: number, height = width, scale = 1): number => width * height * scale;

const clamp = (value: number, low = 0, high = low + 100): number => Math.min(Math.max(value, low), high);

const command = (program: string, ...parts: (string | number | readonly string[])[]): string =>
  [program, ...parts.flat()].join(' ');

interface ListOptions {
  readonly sep?: string;
  readonly quote?: 'single' | 'double' | 'none';
  readonly limit?: number;
}

const listing = (items: readonly string[], { sep = ', ', quote = 'none', limit = 100 }: ListOptions = {}): string => {
  const mark = quote === 'single' ? "'" : quote === 'double' ? '"' : '';
  const text = items
    .slice(0, limit)
    .map((item) => `${mark}${item}${mark}`)
    .join(sep);
  return items.length > limit ? `${text} and ${items.length - limit} more` : text;
};

const combine = (prefix: string, middle = '-', suffix?: string, ...values: number[]): string =>
  `${prefix}${middle}${values.join(middle)}${suffix === undefined ? '' : `${middle}${suffix}`}`;

export const sixteenthValuePrograms: Readonly<Record<string, () => unknown>> = {
  'unit-conversion'() {
    const units = ['km', 'lb', 'MiB', 'F', 'ft', 'oz', 'K', 'stone', 'mi', 'kB', 'C'];
    const targets = [
      ['m', 'mi', 'ft'],
      ['kg', 'g', 'm'],
      ['KiB', 'byte'],
      ['C', 'K'],
      ['in', 'cm', 'mm'],
      ['g', 'lb'],
      ['F', 'C'],
      ['kg'],
      ['km', 'm'],
      ['bit', 'MB'],
      ['F', 'K', 'kg'],
    ];
    const texts = numbers(120).map(
      (i) => `${i % 9 === 0 ? '-' : ''}${(i * 37) % 1000}${i % 3 === 0 ? `.${i % 10}5` : ''} ${units[i % 11]}`,
    );
    texts.push('', '12', 'five km', '7 km h');
    const quantities = texts.map(parseQuantity);
    const lines = quantities.map((quantity, index) => {
      const choices = targets[(index + 1) % 11]!;
      if (!quantity) return `cannot read '${texts[index]}'`;
      return `${showQuantity(quantity)} = ${showQuantity(convert(quantity, choices[index % choices.length]!), 3)}`;
    });
    const table = ['mm', 'ft', 'mi', 'lb', 'MB'].map((unit) => {
      const cells = ['cm', 'm', 'in', 'kg', 'oz', 'KiB'].map((to) =>
        showQuantity(convert({ value: 1, unit }, to), 5).padStart(14),
      );
      return `${unit.padEnd(3)}${cells.join('')}`;
    });
    const bases = { length: 'm', mass: 'kg', data: 'byte' };
    const sums = Object.entries(bases).map(([kind, base]) => {
      const known = quantities.filter((quantity) => quantity !== undefined && kindOf(quantity.unit) === kind);
      const sum = known.reduce((value, quantity) => value + convert(quantity!, base)!.value, 0);
      return `${kind}: ${known.length} quantities, ${showQuantity({ value: sum, unit: base }, 1)}`;
    });
    const warm = quantities.filter((quantity) => {
      const celsius = quantity && convert(quantity, 'C');
      return celsius !== undefined && celsius.value > 20;
    });
    return [lines, table, sums, warm.length, lines.filter((line) => line.endsWith(' = -')).length];
  },

  'value-kinds'() {
    const values = numbers(60).map(kindsOfValue);
    const counts = new Map<string, number>();
    for (const value of values) add(counts, labelOf(value), 1);
    return [
      values.map(shellWord),
      Array.from(counts, ([name, count]) => `${name} ${count}`),
      values.filter((value) => depthOf(value) > 1).length,
      total(values.map(sizeOf)),
      values.slice(5, 13).map(simplify),
    ];
  },

  'splat-calls'() {
    const areas = numbers(40).map((i) => {
      const sizes: readonly [number, number?, number?][] = [[i], [i, i + 1], [i, 2, 3]];
      return area(...sizes[i % 3]!);
    });
    const clamped: number[][] = [];
    for (let n = -20; n <= 140; n += 7) clamped.push([clamp(n), clamp(n, 10), clamp(n, 10, 50)]);
    const commands = numbers(40).map((i) => {
      const flags = numbers((i % 4) + 1).map((n) => `-${['a', 'b', 'c', 'd'][n % 4]}`);
      switch (i % 4) {
        case 0:
          return command('ls', ...flags);
        case 1:
          return command('tar', flags, `file${i}.tar`, i);
        case 2:
          return command(`run${i}`);
        default:
          return command('cp', ...flags, `from${i}`, `to${i}`, '--');
      }
    });
    const options: readonly ListOptions[] = [
      {},
      { sep: ' | ' },
      { quote: 'single', limit: 2 },
      { limit: 3, sep: '/' },
      { quote: 'double' },
    ];
    const lists = numbers(50).map((i) =>
      listing(
        numbers((i % 6) + 1).map((n) => `item${n}`),
        options[i % 5],
      ),
    );
    const plain = numbers(20).map((i) => listing([`x${i}`, `y${i}`]));
    const sums = numbers(60).map((i) => total([i, ...numbers((i % 7) + 1).map((n) => n * n), -1]));
    const combined = numbers(45).map((i) => {
      if (i % 3 === 0) return combine(`p${i}`);
      if (i % 3 === 1) return combine(`p${i}`, '+');
      return combine(`p${i}`, '_', `s${i}`, ...numbers((i % 3) + 1).map((n) => n * i));
    });
    const nested = numbers(30).map((i) => i + i * 2 + total([i * 3]));
    return [areas, clamped, commands, lists, plain.at(-1), sums, combined, nested];
  },
};
