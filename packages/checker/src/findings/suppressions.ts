import { didYouMean } from '@pptjs/runtime/suggestion';
import type { Diagnostic } from '@pptjs/transpiler';
import { diagnosticFrom, LineIndex } from '@pptjs/transpiler/dialect';
import { commentFindings, FINDING_CODES } from './declarations.js';

/** `# pptjs:ignore CODE …` and `# pptjs:ignore-file CODE …`. Without codes, all findings are ignored. */
const COMMENT = /pptjs:ignore(-file)?\b[ \t]*([A-Z_ ,\t]*)/g;

/** The codes that a comment ignores; null for all. */
type IgnoredCodes = ReadonlySet<string> | null;

/** A text with the offsets of its comments: start and end by turns. */
interface CommentedText {
  readonly sourceText: string;
  readonly comments: readonly number[];
}

/** A comment of a data file, as far as the checker reads it. JSON has none. */
const DATA_COMMENT = /(?:#|\/\/)[^\n]*\bpptjs:ignore\b[^\n]*/g;

/** Applies the comments of a data file in YAML or HOCON to its findings: see `withoutIgnored`. */
export function withoutIgnoredData(
  findings: readonly Diagnostic[],
  sourceText: string,
  file: string,
): readonly Diagnostic[] {
  const comments = Array.from(sourceText.matchAll(DATA_COMMENT), ({ 0: comment, index }) => [
    index,
    index + comment.length,
  ]);
  return withoutIgnored(findings, { sourceText, comments: comments.flat() }, file);
}

/**
 * Removes the findings that comments of the source ignore, and adds one for each unknown code in these comments. A comment
 * concerns its own line, and the next one if nothing else is on its line; with `-file`, the whole file.
 *
 * @param file the name of the file in messages
 */
export function withoutIgnored(
  findings: readonly Diagnostic[],
  { comments, sourceText }: CommentedText,
  file: string,
): readonly Diagnostic[] {
  if (!sourceText.includes('pptjs:ignore')) return findings;
  const lines = new LineIndex(sourceText);
  const byLine = new Map<number, IgnoredCodes[]>();
  const inFile: IgnoredCodes[] = [];
  const unknown: Diagnostic[] = [];
  for (let i = 0; i < comments.length; i += 2) {
    const [start = 0, end = 0] = [comments[i], comments[i + 1]];
    for (const { 0: all, 1: ofFile, 2: written = '', index } of sourceText.slice(start, end).matchAll(COMMENT)) {
      const names = Array.from(written.matchAll(/[A-Z_]+/g));
      const codes = names.length === 0 ? null : new Set(names.map(([name]) => name));
      const offset = start + index + all.length - written.length;
      for (const { 0: name, index: place } of names)
        if (isUnknownCode(name)) unknown.push(unknownCode(name, offset + place, file, lines));
      if (ofFile !== undefined) {
        inFile.push(codes);
        continue;
      }
      const line = lines.lineAt(start);
      const isAlone = sourceText.slice(lines.lineStart(line), start).trim() === '';
      for (const each of isAlone ? [line, line + 1] : [line]) byLine.set(each, [...(byLine.get(each) ?? []), codes]);
    }
  }
  const ignores = (codes: IgnoredCodes, code: string): boolean => codes === null || codes.has(code);
  const reported = findings.filter(
    ({ code, line }) => ![...inFile, ...(byLine.get(line) ?? [])].some((codes) => ignores(codes, code)),
  );
  return [...reported, ...unknown];
}

/** A word in capitals without a low line may be the start of an explanation: `pptjs:ignore TYPE_OPERAND TODO`. */
function isUnknownCode(name: string): boolean {
  return name.includes('_') && !FINDING_CODES.includes(name);
}

function unknownCode(code: string, start: number, file: string, lines: LineIndex): Diagnostic {
  const place = { file, start, end: start + code.length, ...lines.placeAt(start) };
  const suggestion = didYouMean(code, FINDING_CODES) ?? '';
  return diagnosticFrom(commentFindings, 'TYPE_IGNORED_CODE', { code, suggestion }, place, 'warning');
}
