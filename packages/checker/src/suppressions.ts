import type { Diagnostic } from '@pptjs/transpiler';
import { LineIndex } from '@pptjs/transpiler/dialect';

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

/** Removes the findings that comments of a data file in YAML or HOCON ignore: see `withoutIgnored`. */
export function withoutIgnoredData(findings: readonly Diagnostic[], sourceText: string): readonly Diagnostic[] {
  if (findings.length === 0) return findings;
  const comments = Array.from(sourceText.matchAll(DATA_COMMENT), ({ 0: comment, index }) => [
    index,
    index + comment.length,
  ]);
  return withoutIgnored(findings, { sourceText, comments: comments.flat() });
}

/**
 * Removes the findings that comments of the source ignore. A comment concerns its own line, and the next one if nothing
 * else is on its line; with `-file`, the whole file.
 */
export function withoutIgnored(
  findings: readonly Diagnostic[],
  { comments, sourceText }: CommentedText,
): readonly Diagnostic[] {
  if (findings.length === 0 || !sourceText.includes('pptjs:ignore')) return findings;
  const lines = new LineIndex(sourceText);
  const byLine = new Map<number, IgnoredCodes[]>();
  const inFile: IgnoredCodes[] = [];
  for (let i = 0; i < comments.length; i += 2) {
    const [start = 0, end = 0] = [comments[i], comments[i + 1]];
    for (const [, file, written = ''] of sourceText.slice(start, end).matchAll(COMMENT)) {
      const names = written.split(/[\s,]+/).filter((name) => name !== '');
      const codes = names.length === 0 ? null : new Set(names);
      if (file !== undefined) {
        inFile.push(codes);
        continue;
      }
      const line = lines.lineAt(start);
      const isAlone = sourceText.slice(lines.lineStart(line), start).trim() === '';
      for (const each of isAlone ? [line, line + 1] : [line]) byLine.set(each, [...(byLine.get(each) ?? []), codes]);
    }
  }
  const ignores = (codes: IgnoredCodes, code: string): boolean => codes === null || codes.has(code);
  return findings.filter(
    ({ code, line }) => ![...inFile, ...(byLine.get(line) ?? [])].some((codes) => ignores(codes, code)),
  );
}
