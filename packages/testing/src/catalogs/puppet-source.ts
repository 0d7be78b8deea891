import { formatMessage } from '@pptjs/runtime/internal';
import { messages } from '../messages.js';

/** Puppet source that `puppetSource` returns unchanged. */
export class PuppetSource {
  constructor(readonly text: string) {}
}

/**
 * Marks a text as Puppet source among plain values: `puppet("Package['ntp']")`, `puppet("Sensitive('secret')")`,
 * `puppet('default')`.
 */
export function puppet(text: string): PuppetSource {
  return new PuppetSource(text);
}

/**
 * Returns the Puppet source of a JavaScript value. null and undefined become `undef`, a number with a fraction becomes
 * a Float, an object becomes a Hash.
 *
 * @throws {TypeError} for functions, symbols and numbers that are not finite
 */
export function puppetSource(value: unknown): string {
  if (value instanceof PuppetSource) return value.text;
  switch (typeof value) {
    case 'undefined':
      return 'undef';
    case 'string':
      return quote(value);
    case 'boolean':
    case 'bigint':
      return String(value);
    case 'number':
      return numberSource(value);
    case 'object':
      return value === null ? 'undef' : objectSource(value);
    default:
      throw new TypeError(formatMessage(messages.NO_PUPPET_SOURCE, { value: `A ${typeof value}` }));
  }
}

/** Returns the source of attributes: `name => value, …`. */
export function attributesSource(parameters: Readonly<Record<string, unknown>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name} => ${puppetSource(value)}`)
    .join(', ');
}

function quote(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}

function numberSource(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(formatMessage(messages.NO_PUPPET_SOURCE, { value }));
  return String(value);
}

function objectSource(value: object): string {
  if (Array.isArray(value)) return `[${value.map(puppetSource).join(', ')}]`;
  const entries: readonly (readonly [unknown, unknown])[] =
    value instanceof Map ? [...value.entries()] : Object.entries(value);
  return `{ ${entries.map(([key, element]) => `${puppetSource(key)} => ${puppetSource(element)}`).join(', ')} }`;
}
