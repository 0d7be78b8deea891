import type { Finding, MigrationReport } from '@pptjs/dialect-puppet3/migration';
import { type Diagnostic, LineIndex, renderDiagnostic } from '@pptjs/transpiler/dialect';
import type { Host } from '../process/host.js';
import { count } from '../report/reporter.js';
import { escapeControls, wantsColor } from '../report/terminal.js';

/** The findings of the command about one file. */
export interface FileReport {
  readonly file: string;
  readonly text: string;
  readonly findings: readonly Finding[];
  readonly newer: MigrationReport['newer'];
}

/** The report on a file as text: the findings with the lines around them. */
export function textReport({ file, text, findings, newer }: FileReport, host: Host): string {
  const color = wantsColor(host.stdout, host.env);
  if (newer !== null) {
    const note = newerNote({ file, newer });
    return escapeControls(`${file}:${note.line}:${note.column}: note: ${note.message} [${note.code}]\n\n`);
  }
  if (findings.length === 0) return '';
  const blocks = findings.map((finding) => {
    const rendered = renderDiagnostic(finding, text, { color });
    return finding.replacement === undefined ? rendered : `${rendered}\nwrite: ${finding.replacement}`;
  });
  return escapeControls(`${file}: ${count(findings.length, 'finding')}\n\n${blocks.join('\n\n')}\n\n`);
}

/** The report on a file as JSON lines, one for each finding. */
export function jsonReport({ file, text, findings, newer }: FileReport): string {
  if (newer !== null) return `${JSON.stringify(newerNote({ file, newer }))}\n`;
  const lines = new LineIndex(text);
  return findings
    .map(({ line, column, end, severity, code, message, detail, help, replacement }) => {
      const { line: endLine, column: endColumn } = lines.placeAt(end);
      return `${JSON.stringify({ file, line, column, endLine, endColumn, severity, code, message, detail, help, replacement })}\n`;
    })
    .join('');
}

function newerNote({ file, newer }: { readonly file: string; readonly newer: NonNullable<MigrationReport['newer']> }) {
  const { line, column } = newer;
  const severity: Diagnostic['severity'] = 'note';
  const message = `${newer.message}: the file is written for a newer version, and is skipped`;
  return { file, line, column, severity, code: 'NEWER_SYNTAX', message };
}

/** Counts findings and files. */
export class MigrationSummary {
  #files = 0;
  #newer = 0;
  #errors = 0;
  #warnings = 0;
  #notes = 0;
  readonly #codes = new Map<string, number>();

  add({ findings, newer }: FileReport): void {
    this.#files++;
    if (newer !== null) this.#newer++;
    for (const { severity, code } of findings) {
      if (severity === 'error') this.#errors++;
      else if (severity === 'warning') this.#warnings++;
      else this.#notes++;
      this.#codes.set(code, (this.#codes.get(code) ?? 0) + 1);
    }
  }

  /** The number of expressions that certainly change. */
  get changes(): number {
    return this.#errors + this.#warnings;
  }

  toText(invalid: number): string {
    const parts = [
      `${count(this.#files, 'file')} checked`,
      `${count(this.#errors, 'expression')} without a result in Puppet 8`,
      `${count(this.#warnings, 'expression')} with another result`,
    ];
    if (this.#notes > 0) parts.push(`${count(this.#notes, 'expression')} whose result may change`);
    if (this.#newer > 0) parts.push(`${count(this.#newer, 'file')} for a newer version skipped`);
    if (invalid > 0) parts.push(`${count(invalid, 'error')}`);
    return parts.join(', ');
  }

  toJson(invalid: number): object {
    return {
      files: this.#files,
      newer: this.#newer,
      errors: this.#errors,
      warnings: this.#warnings,
      notes: this.#notes,
      invalid,
      codes: Object.fromEntries([...this.#codes].sort(([a], [b]) => (a < b ? -1 : 1))),
    };
  }
}
