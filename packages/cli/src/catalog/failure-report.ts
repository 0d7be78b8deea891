import { relative } from 'node:path';
import type { CatalogCompileError } from '@pptjs/catalog';
import { PuppetSyntaxError, type Diagnostic } from '@pptjs/transpiler';
import { readSource } from '../files/read-source.js';
import type { Host } from '../host.js';
import { evaluationDiagnostic, textDiagnostic } from '../report/reporter.js';
import { escapeControls } from '../report/terminal.js';

/** Returns the text of a compile error, with the lines of the source if the source can be read. */
export function failureReport(error: CatalogCompileError, host: Host): string {
  const { message, code, place, cause } = error.failure;
  if (cause instanceof PuppetSyntaxError) {
    const frames = cause.diagnostics.map((diagnostic) => {
      const source = readSource(diagnostic.file, diagnostic.file).text;
      return source === undefined ? escapeControls(diagnostic.message) : frame(diagnostic, source, host);
    });
    return `${frames.join('\n')}\n`;
  }
  const source = place === null ? undefined : readSource(place.file, place.file).text;
  return place === null || source === undefined
    ? escapeControls(`error: ${message}\n`)
    : `${frame(evaluationDiagnostic({ message, code, ...place }, source), source, host)}\n`;
}

/** Shows a diagnostic in its source. Files below the current folder have relative names. */
function frame(diagnostic: Diagnostic, source: string, host: Host): string {
  const file = relative(host.cwd, diagnostic.file);
  return textDiagnostic(file.startsWith('..') ? diagnostic : { ...diagnostic, file }, source, host);
}
