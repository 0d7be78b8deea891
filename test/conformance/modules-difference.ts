/** Reads catalogs that Puppet and pptjs have compiled, and describes the first difference between two of them. */
import { isDeepStrictEqual } from 'node:util';
import { isPuppetCrash } from './compare.js';

/** An answer of `compile.rb` or `pptjs batch compile`. */
export interface CatalogAnswer {
  readonly id: string;
  readonly catalog?: Readonly<Record<string, unknown>>;
  readonly error?: string;
  readonly logs?: unknown;
  readonly seconds?: number;
}

/** Returns the answers in the output of `compile.rb` or `pptjs batch compile`, by id. Functions of modules can print other lines. */
export function catalogAnswersOf(output: string): Map<string, CatalogAnswer> {
  const lines = output.split('\n').filter((line) => line.startsWith('{"id"'));
  return new Map(lines.map((line) => JSON.parse(line) as CatalogAnswer).map((answer) => [answer.id, answer]));
}

/** Puppet's message where Ruby code of a module needs a server. */
const NEEDS_NETWORK = /Failed to open TCP connection|getaddrinfo|ECONNREFUSED/;

/** The members that differ between any two catalogs. */
const VOLATILE = new Set(['version', 'catalog_uuid']);
const MAX_SHOWN = 400;

/** Returns the path and the values of the first difference; null if there is none. Any error equals a crash of Puppet or one about the network. */
export function catalogDifference(
  expected: CatalogAnswer | undefined,
  actual: CatalogAnswer | undefined,
): string | null {
  if (expected === undefined || actual === undefined) return expected === actual ? null : 'no answer';
  if (expected.error !== actual.error) {
    const anyError = isPuppetCrash(expected) || NEEDS_NETWORK.test(expected.error ?? '');
    if (anyError && actual.error !== undefined) return null;
    return `error: Puppet ${shown(expected.error)}\n    error: pptjs  ${shown(actual.error)}`;
  }
  for (const [name, value] of Object.entries(expected.catalog ?? {})) {
    const difference = VOLATILE.has(name) ? null : firstDifference(value, actual.catalog?.[name], name);
    if (difference !== null) return difference;
  }
  return firstDifference(expected.logs, actual.logs, 'logs');
}

export function firstDifference(expected: unknown, actual: unknown, path: string): string | null {
  if (isDeepStrictEqual(expected, actual)) return null;
  if (isObject(expected) && isObject(actual) && Array.isArray(expected) === Array.isArray(actual)) {
    for (const name of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
      const difference = firstDifference(expected[name], actual[name], `${path}.${label(expected[name], name)}`);
      if (difference !== null) return difference;
    }
  }
  if (typeof expected === 'string' && typeof actual === 'string') return differentTexts(expected, actual, path);
  return `${path}: Puppet ${shown(expected)}\n    ${path}: pptjs  ${shown(actual)}`;
}

/** Shows two texts from shortly before their first difference. */
function differentTexts(expected: string, actual: string, path: string): string {
  const different = [...expected].findIndex((character, index) => character !== actual[index]);
  const start = Math.max(0, (different < 0 ? expected.length : different) - 40);
  const place = `${path} at ${start}`;
  return `${place}: Puppet ${shown(expected.slice(start))}\n    ${place}: pptjs  ${shown(actual.slice(start))}`;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Names a resource by its reference. */
function label(value: unknown, name: string): string {
  return isObject(value) && typeof value['title'] === 'string' ? `${String(value['type'])}[${value['title']}]` : name;
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, MAX_SHOWN);
