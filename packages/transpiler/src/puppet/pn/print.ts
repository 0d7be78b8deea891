import { isList, PnFloat, type PnData } from './data.js';

/** Prints PN as text: `(call args)`, `{:key value}`, `[list]`. */
export function toPnText(data: PnData): string {
  if (data === null) return 'nil';
  if (typeof data === 'string') return quoted(data);
  if (typeof data !== 'object' || data instanceof PnFloat) return String(data);
  if (isList(data)) return `[${data.map(toPnText).join(' ')}]`;
  if ('^' in data) {
    const [name, ...args] = data['^'];
    return `(${[String(name), ...args.map(toPnText)].join(' ')})`;
  }
  return `{${data['#'].map((part, index) => (index % 2 === 0 ? `:${String(part)}` : toPnText(part))).join(' ')}}`;
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['"', '\\"'],
  ['\\', '\\\\'],
]);

function quoted(text: string): string {
  return `"${text.replace(/[\0-\x1f\x7f"\\]/g, (character) => escapes.get(character) ?? octal(character))}"`;
}

function octal(character: string): string {
  return `\\o${character.charCodeAt(0).toString(8).padStart(3, '0')}`;
}

/**
 * Prints PN data as JSON on one line, as Puppet does: integers keep all digits, and floats keep their decimal point.
 */
export function toPnJson(data: PnData): string {
  if (typeof data === 'bigint') return String(data);
  if (data === null || typeof data !== 'object') return JSON.stringify(data);
  if (data instanceof PnFloat) return data.toString();
  if (isList(data)) return `[${data.map(toPnJson).join(',')}]`;
  return '^' in data ? `{"^":${toPnJson(data['^'])}}` : `{"#":${toPnJson(data['#'])}}`;
}
