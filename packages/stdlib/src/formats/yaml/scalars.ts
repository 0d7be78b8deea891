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

/** Writes a plain scalar. Long lines are broken at single blanks. */
export function writePlain(out: YamlOutput, characters: readonly string[], allowsBreaks: boolean): void {
  if (characters.length > 0) out.separate();
  writeFolding(out, characters, allowsBreaks, () => true);
  out.endScalar();
}

/** Writes a scalar in single quotes. */
export function writeSingle(out: YamlOutput, characters: readonly string[], allowsBreaks: boolean): void {
  out.indicator("'", { separate: true });
  const inner = (i: number): boolean => i > 0 && i < characters.length - 1;
  const endsInBreak = writeFolding(out, characters, allowsBreaks, inner, "'");
  if (endsInBreak) out.writeIndent();
  out.indicator("'");
  out.endScalar();
}

/**
 * Writes the characters of a scalar whose lines can be folded.
 *
 * @param mayFold whether the blank at an index can become a line break
 * @returns whether the scalar ends in a line break
 */
function writeFolding(
  out: YamlOutput,
  characters: readonly string[],
  allowsBreaks: boolean,
  mayFold: (index: number) => boolean,
  quote = '',
): boolean {
  let spaces = false;
  let breaks = false;
  for (const [i, character] of characters.entries()) {
    if (character === ' ') {
      const folds = allowsBreaks && !spaces && out.column > out.width && mayFold(i) && characters[i + 1] !== ' ';
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

/** Writes a scalar in double quotes. */
export function writeDouble(out: YamlOutput, characters: readonly string[], allowsBreaks: boolean): void {
  out.indicator('"', { separate: true });
  let spaces = false;
  for (const [i, character] of characters.entries()) {
    if (character === ' ') {
      const folds = allowsBreaks && !spaces && out.column > out.width && i > 0 && i < characters.length - 1;
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
  const escape = ESCAPES.get(character);
  if (escape !== undefined) return `\\${escape}`;
  if (isPrintable(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16).toUpperCase();
  if (code <= 0xff) return `\\x${hex.padStart(2, '0')}`;
  return code <= 0xffff ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
}

/** Writes a block scalar whose line breaks are literal. */
export function writeLiteral(out: YamlOutput, characters: readonly string[]): void {
  out.indicator(`|${blockIndicators(out, characters)}`, { separate: true });
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

/** Writes a block scalar whose long lines are folded. */
export function writeFolded(out: YamlOutput, characters: readonly string[]): void {
  out.indicator(`>${blockIndicators(out, characters)}`, { separate: true });
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
    out.isIndentation = false;
    breaks = false;
  }
}

function isTextAfterBreaks(characters: readonly string[], from: number): boolean {
  const next = characters.slice(from).find((character) => !isBreak(character));
  return next !== undefined && next !== ' ' && next !== '\t';
}

/** The indicators of a block scalar: indentation, where the first line begins with a blank, and chomping. */
function blockIndicators(out: YamlOutput, characters: readonly string[]): string {
  const [first, last] = [characters[0], characters.at(-1)];
  const indent = first === ' ' || isBreak(first) ? String(out.step) : '';
  out.isOpenEnded = false;
  if (!isBreak(last)) return `${indent}-`;
  if (characters.length > 1 && !isBreak(characters.at(-2))) return indent;
  out.isOpenEnded = true;
  return `${indent}+`;
}
