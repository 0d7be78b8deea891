import { isBreak, isPrintable } from './analysis.js';
import type { YamlOutput } from './output.js';

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\0', '0'],
  ['\x07', 'a'],
  ['\b', 'b'],
  ['\t', 't'],
  ['\n', 'n'],
  ['\v', 'v'],
  ['\f', 'f'],
  ['\r', 'r'],
  ['\x1b', 'e'],
  ['"', '"'],
  ['\\', '\\'],
  ['\u0085', 'N'],
  ['\u2028', 'L'],
  ['\u2029', 'P'],
]);

/** Where lines may be broken, long ones are, at a single blank. */
export function writePlain(out: YamlOutput, characters: readonly string[], mayBreak: boolean): void {
  if (characters.length > 0) out.separate();
  writeFolding(out, characters, mayBreak, () => true);
  out.endScalar();
}

export function writeSingle(out: YamlOutput, characters: readonly string[], mayBreak: boolean): void {
  out.indicator("'", { separate: true });
  const inner = (i: number): boolean => i > 0 && i < characters.length - 1;
  const endsInBreak = writeFolding(out, characters, mayBreak, inner, "'");
  if (endsInBreak) out.writeIndent();
  out.indicator("'");
  out.endScalar();
}

/** Whether it ended in a line break. `mayFold` says for which blanks a line break can stand. */
function writeFolding(
  out: YamlOutput,
  characters: readonly string[],
  mayBreak: boolean,
  mayFold: (index: number) => boolean,
  quote = '',
): boolean {
  let spaces = false;
  let breaks = false;
  for (const [i, character] of characters.entries()) {
    if (character === ' ') {
      const folds = mayBreak && !spaces && out.column > out.width && mayFold(i) && characters[i + 1] !== ' ';
      if (folds) out.writeIndent();
      else out.put(character);
      spaces = true;
    } else if (isBreak(character)) {
      if (!breaks && character === '\n') out.break();
      out.writeBreak(character);
      breaks = true;
    } else {
      if (breaks) out.writeIndent();
      if (character === quote) out.put(character);
      out.write(character);
      spaces = false;
      breaks = false;
    }
  }
  return breaks;
}

export function writeDouble(out: YamlOutput, characters: readonly string[], mayBreak: boolean): void {
  out.indicator('"', { separate: true });
  let spaces = false;
  for (const [i, character] of characters.entries()) {
    if (character === ' ') {
      const folds = mayBreak && !spaces && out.column > out.width && i > 0 && i < characters.length - 1;
      if (folds) {
        out.writeIndent();
        if (characters[i + 1] === ' ') out.put('\\');
      } else {
        out.put(character);
      }
      spaces = true;
    } else {
      for (const each of escaped(character)) out.put(each);
      spaces = false;
    }
  }
  out.indicator('"');
  out.endScalar();
}

function escaped(character: string): string {
  const known = ESCAPES.get(character);
  if (known !== undefined) return `\\${known}`;
  if (isPrintable(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16).toUpperCase();
  if (code <= 0xff) return `\\x${hex.padStart(2, '0')}`;
  return code <= 0xffff ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
}

export function writeLiteral(out: YamlOutput, characters: readonly string[]): void {
  out.indicator(`|${hints(out, characters)}`, { separate: true });
  out.beginBlock();
  let breaks = true;
  for (const character of characters) {
    if (isBreak(character)) {
      out.writeBreak(character);
      breaks = true;
    } else {
      if (breaks) out.writeIndent();
      out.write(character);
      breaks = false;
    }
  }
}

export function writeFolded(out: YamlOutput, characters: readonly string[]): void {
  out.indicator(`>${hints(out, characters)}`, { separate: true });
  out.beginBlock();
  let breaks = true;
  let isIndented = true;
  for (const [i, character] of characters.entries()) {
    if (isBreak(character)) {
      if (!breaks && !isIndented && character === '\n' && isTextAfterBreaks(characters, i)) out.break();
      out.writeBreak(character);
      breaks = true;
      continue;
    }
    if (breaks) {
      out.writeIndent();
      isIndented = character === ' ' || character === '\t';
    }
    if (!breaks && character === ' ' && characters[i + 1] !== ' ' && out.column > out.width) out.writeIndent();
    else out.write(character);
    out.indention = false;
    breaks = false;
  }
}

function isTextAfterBreaks(characters: readonly string[], from: number): boolean {
  const next = characters.slice(from).find((character) => !isBreak(character));
  return next !== undefined && next !== ' ' && next !== '\t';
}

/** How far the first line is indented, where it does not show, and what becomes of line breaks at the end. */
function hints(out: YamlOutput, characters: readonly string[]): string {
  const [first, last] = [characters[0], characters.at(-1)];
  const indent = first === ' ' || isBreak(first) ? String(out.step) : '';
  out.openEnded = false;
  if (!isBreak(last)) return `${indent}-`;
  if (characters.length > 1 && !isBreak(characters.at(-2))) return indent;
  out.openEnded = true;
  return `${indent}+`;
}
