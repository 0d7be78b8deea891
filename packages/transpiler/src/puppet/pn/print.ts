import { isList, PnFloat, type PnData } from './data.js';

/** Prints PN as text: `(call args)`, `{:key value}`, `[list]`. */
export function toPnText(data: PnData): string {
  const pieces: string[] = [];
  printText(data, pieces);
  return pieces.join('');
}

/** The loops need less stack than `map`, so that long chains of calls and `elsif` can be printed. */
function printText(data: PnData, pieces: string[]): void {
  if (data === null) pieces.push('nil');
  else if (typeof data === 'string') pieces.push(quoted(data));
  else if (typeof data !== 'object' || data instanceof PnFloat) pieces.push(String(data));
  else if (isList(data)) {
    pieces.push('[');
    for (let i = 0; i < data.length; i++) {
      if (i > 0) pieces.push(' ');
      printText(data[i] as PnData, pieces);
    }
    pieces.push(']');
  } else if ('^' in data) {
    const parts = data['^'];
    pieces.push('(', String(parts[0]));
    for (let i = 1; i < parts.length; i++) {
      pieces.push(' ');
      printText(parts[i] as PnData, pieces);
    }
    pieces.push(')');
  } else {
    const parts = data['#'];
    pieces.push('{');
    for (let i = 0; i < parts.length; i += 2) {
      pieces.push(i > 0 ? ' :' : ':', String(parts[i]), ' ');
      printText(parts[i + 1] as PnData, pieces);
    }
    pieces.push('}');
  }
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
