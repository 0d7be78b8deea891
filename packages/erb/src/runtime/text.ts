import { Float, PuppetRegExp, rubyInspect } from '@pptjs/runtime/internal';
import { bailOut } from './bail-out.js';
import { classOf, type Hash, isArray, isHash, MatchData, nameOf, Range, type Value } from './values.js';

const MAX_DEPTH = 50;

/** `to_s` */
export function text(value: Value): string {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  if (typeof value === 'symbol') return nameOf(value);
  if (typeof value !== 'object') return String(value);
  if (value instanceof Float) return value.toString();
  if (value instanceof Range) return `${value.first}${value.excludesEnd ? '...' : '..'}${value.last}`;
  if (value instanceof MatchData) return value.groups[0] ?? '';
  if (value instanceof PuppetRegExp) return regexpText(value);
  return inspect(value);
}

/** Only expressions whose text needs no conversion. */
function regexpText(value: PuppetRegExp): string {
  return /^[^(/\\]*$/.test(value.source) ? value.toString() : bailOut('Regexp#to_s');
}

/** `inspect`, in the form of the Ruby version that Puppet 8 includes: `{"a"=>1}`. */
export function inspect(value: Value, depth = 0): string {
  if (value instanceof PuppetRegExp) return bailOut('Regexp#inspect');
  if (depth > MAX_DEPTH) return bailOut('inspect of a deep value');
  if (typeof value === 'string') return inspectString(value);
  if (value === null) return 'nil';
  if (isArray(value)) return `[${value.map((element) => inspect(element, depth + 1)).join(', ')}]`;
  if (isHash(value)) return inspectHash(value, depth);
  if (typeof value === 'symbol') return inspectSymbol(nameOf(value));
  const className = classOf(value);
  return className === null || className === 'MatchData' || className === 'IPAddr' ? bailOut('inspect') : text(value);
}

function inspectHash(hash: Hash, depth: number): string {
  const pairs = Array.from(hash, ([key, value]) => `${inspect(key, depth + 1)}=>${inspect(value, depth + 1)}`);
  return `{${pairs.join(', ')}}`;
}

function inspectSymbol(name: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*[?!=]?$/.test(name) ? `:${name}` : bailOut('Symbol#inspect');
}

/** The characters that Ruby prints depend on its version of Unicode, so only common letters are supported. */
const UNUSUAL = /[^\0-~\u00a1-\u00ac\u00ae-\u024f]/;

/** `String#inspect` */
function inspectString(value: string): string {
  if (UNUSUAL.test(value)) return bailOut('String#inspect');
  return rubyInspect(value);
}
