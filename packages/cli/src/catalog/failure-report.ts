import { relative } from 'node:path';
import type { CatalogCompileError, DependencyCycleError } from '@pptjs/catalog';
import { helpOf, originOf, type Place } from '@pptjs/runtime';
import { PuppetSyntaxError } from '@pptjs/transpiler';
import { readSource } from '../files/read-source.js';
import type { Host } from '../host.js';
import { evaluationDiagnostic, textDiagnostic } from '../report/reporter.js';
import { escapeControls } from '../report/terminal.js';

/** A main manifest that is in no file, or whose file the command line names. */
export interface NamedSource {
  /** The name in messages. */
  readonly name: string;
  /** The absolute path; empty if the source is in no file. */
  readonly path: string;
  readonly text: string;
}

/**
 * Returns the text of a compile error, with the lines of the source if the source can be read. `main` is the main
 * manifest if the command line names it.
 */
export function failureReport(error: CatalogCompileError, host: Host, main?: NamedSource): string {
  const { message, reason, code, place, cause } = error.failure;
  if (cause instanceof PuppetSyntaxError) {
    const frames = cause.diagnostics.map((diagnostic) => {
      const source = findSource(diagnostic.file, host, main);
      return source === undefined
        ? escapeControls(diagnostic.message)
        : textDiagnostic({ ...diagnostic, file: source.name }, source.text, host);
    });
    return `${frames.join('\n')}\n`;
  }
  const origin = originOf(cause);
  const shown = origin ?? place;
  const source = shown === null ? undefined : findSource(shown.file, host, main);
  const help = helpOf(cause);
  if (shown === null || source === undefined)
    return escapeControls(`error: ${message}\n${help === undefined ? '' : `help: ${help}\n`}`);
  const detail = origin?.subject === undefined ? undefined : describeUse(origin.subject, place, host);
  const failure = { message: reason, code, ...shown, file: source.name, help, detail };
  return `${textDiagnostic(evaluationDiagnostic(failure, source.text), source.text, host)}\n`;
}

/** `the value of the key 'ntp::port', used at manifests/site.pp:1:1`: what the shown part is, and the place of the error. */
function describeUse(subject: string, place: Place | null, { cwd }: Host): string {
  if (place === null) return subject;
  const { file, line, column } = place;
  const at = [file === '' ? '<input>' : shortName(file, cwd), line, ...(column === null ? [] : [column])];
  return `${subject}, used at ${at.join(':')}`;
}

/** Finds the source of a place. Files below the current folder have relative names. */
function findSource(
  file: string,
  host: Host,
  main: NamedSource | undefined,
): Pick<NamedSource, 'name' | 'text'> | undefined {
  if (main !== undefined && (file === '' || file === main.path)) return main;
  const { text } = readSource(file, file);
  if (text === undefined) return undefined;
  return { name: shortName(file, host.cwd), text };
}

/** The name of a file relative to the current folder; its whole path if it is not below that. */
function shortName(file: string, cwd: string): string {
  const name = relative(cwd, file);
  return name.startsWith('..') ? file : name;
}

/** Returns the text of dependency cycles in the words of an agent, with advice. */
export function cycleReport({ message, code }: DependencyCycleError): string {
  return escapeControls(`error: ${message.replace('\n', ` [${code}]\n`)}\nhelp: ${CYCLE_HELP}\n`);
}

const CYCLE_HELP =
  '`--graph` is an option of `puppet apply` and `puppet agent`; pass --allow-cycles to get the catalog nevertheless';
