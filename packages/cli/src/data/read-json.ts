import { Float, PuppetHash, type Value } from '@pptjs/runtime';

/**
 * The Puppet value that a JSON text spells: integers exact, `1.0` a Float, objects hashes in the order of their members, null undef.
 * @throws {SyntaxError} where the text is no JSON
 */
export function readJson(text: string): Value {
  return valueOf(JSON.parse(text.replace(token, tag)) as Tagged);
}

type Tagged = string | boolean | null | readonly Tagged[] | { readonly [key: string]: Tagged };

const token = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/** `JSON.parse` rounds integers and knows no floats, and it sorts keys that look like integers; so all of them become tagged strings. */
function tag(found: string): string {
  if (found.startsWith('"')) return `"s${found.slice(1)}`;
  if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(found)) return found;
  return /[.eE]/.test(found) ? `"f${found}"` : `"i${found}"`;
}

function valueOf(data: Tagged): Value {
  if (typeof data === 'string') return scalarOf(data);
  if (data === null || typeof data === 'boolean') return data;
  if (isArray(data)) return data.map(valueOf);
  return PuppetHash.from(Object.entries(data).map(([key, value]): [Value, Value] => [key.slice(1), valueOf(value)]));
}

function scalarOf(tagged: string): Value {
  const text = tagged.slice(1);
  if (tagged.startsWith('s')) return text;
  if (tagged.startsWith('f')) return new Float(Number(text));
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

function isArray(data: Tagged): data is readonly Tagged[] {
  return Array.isArray(data);
}
