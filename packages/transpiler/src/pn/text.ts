import { isList, PnFloat, type PnData } from './data.js';

/** PN as text: `(call args)`, `{:key value}`, `[list]`. */
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
