/** JavaScript values as Puppet source: parameters of the class or resource under test. */

/** Source that is taken as it stands. */
export class PuppetSource {
  constructor(readonly text: string) {}
}

/**
 * Puppet source among plain values: `puppet("Package['ntp']")`, `puppet("Sensitive('secret')")`, `puppet('default')`.
 */
export function puppet(text: string): PuppetSource {
  return new PuppetSource(text);
}

/**
 * The Puppet source of a value: null and undefined are `undef`, a number that is not whole is a Float, an object is a
 * Hash.
 *
 * @throws {TypeError} for functions, symbols and what is not finite
 */
export function puppetSource(value: unknown): string {
  if (value instanceof PuppetSource) return value.text;
  switch (typeof value) {
    case 'undefined':
      return 'undef';
    case 'string':
      return quoted(value);
    case 'boolean':
    case 'bigint':
      return String(value);
    case 'number':
      return numberSource(value);
    case 'object':
      return value === null ? 'undef' : objectSource(value);
    default:
      throw new TypeError(`A ${typeof value} has no Puppet source`);
  }
}

/** `name => value, …` */
export function attributesSource(parameters: Readonly<Record<string, unknown>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name} => ${puppetSource(value)}`)
    .join(', ');
}

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}

function numberSource(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(`${value} has no Puppet source`);
  return String(value);
}

function objectSource(value: object): string {
  if (Array.isArray(value)) return `[${value.map(puppetSource).join(', ')}]`;
  const entries = value instanceof Map ? [...(value as ReadonlyMap<unknown, unknown>)] : Object.entries(value);
  return `{ ${entries.map(([key, element]) => `${puppetSource(key)} => ${puppetSource(element)}`).join(', ')} }`;
}
