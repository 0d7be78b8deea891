import { readSource } from '@pptjs/build';
import type { CatalogCompileError, DependencyCycleError } from '@pptjs/catalog';
import { displayName } from '@pptjs/files';
import { helpOf, type Place } from '@pptjs/runtime/internal';
import { type Diagnostic, PuppetSyntaxError } from '@pptjs/transpiler';
import type { Host } from '../process/host.js';
import { textDiagnostic } from '../report/reporter.js';
import { escapeControls, supportsUnicode } from '../report/terminal.js';

/** A main manifest that is in no file, or whose file the command line names. */
export interface NamedSource {
  /** The name in messages. */
  readonly name: string;
  /** The absolute path; empty if the source is in no file. */
  readonly path: string;
  readonly text: string;
}

/**
 * Returns the text of a compile error: the place where it arose, the lines of the source if it can be read, and the
 * declarations that led there. `main` is the main manifest if the command line names it.
 */
export function failureReport(error: CatalogCompileError, host: Host, main?: NamedSource): string {
  const { message, place, cause, origin, declaredBy } = error.failure;
  const frame = error.frame ?? '';
  const chain = declaredBy.every((name) => isShown(name, frame)) ? [] : [`declared by: ${chainText(declaredBy, host)}`];
  const syntaxError = syntaxErrorIn(cause);
  if (syntaxError !== undefined) {
    const frames = syntaxError.diagnostics.map((diagnostic) => {
      const source = findSource(diagnostic.file, host, main);
      return source === undefined
        ? escapeControls(diagnostic.message)
        : textDiagnostic({ ...diagnostic, file: source.name }, source.text, host);
    });
    return `${[...frames, ...chain.map(escapeControls)].join('\n')}\n`;
  }
  const help = helpOf(cause);
  if (origin === null || origin.source === null) {
    // An error without a place has no diagnostic, which would show the code.
    const shownCode = place === null && error.code !== null ? ` [${error.code}]` : '';
    const lines = [`error: ${message}${shownCode}`, ...chain, ...(help === undefined ? [] : [`help: ${help}`])];
    return escapeControls(`${lines.join('\n')}\n`);
  }
  const { reason, code, source, start, end, subject } = origin;
  const { file, line, column } = origin.place;
  const detail = [...(subject === undefined ? [] : [describeUse(subject, place, host)]), ...chain];
  const diagnostic: Diagnostic = {
    severity: 'error',
    code: code ?? 'EVALUATION_ERROR',
    message: reason,
    file: main !== undefined && (file === '' || file === main.path) ? main.name : displayName(file, host.cwd),
    ...{ line, column, start, end },
    ...(detail.length > 0 && { detail: detail.join('\n') }),
    ...(help !== undefined && { help }),
  };
  return `${textDiagnostic(diagnostic, source, host)}\n`;
}

/** The syntax error that is a failure, or that led to it: a defined type may load another file. */
function syntaxErrorIn(cause: unknown): PuppetSyntaxError | undefined {
  for (let current = cause; current instanceof Error; current = current.cause)
    if (current instanceof PuppetSyntaxError) return current;
  return undefined;
}

/** Whether the lines of a frame contain the name of a declaration. */
function isShown(name: string, frame: string): boolean {
  for (let at = frame.indexOf(name); at !== -1; at = frame.indexOf(name, at + 1))
    if (!/[\w:]/.test(frame.charAt(at - 1)) && !/[\w:]/.test(frame.charAt(at + name.length))) return true;
  return false;
}

/** The number of declarations that are shown at each end of a long chain. */
const MAX_SHOWN_AT_END = 6;

/** `profile::web → ntp → Concat::Fragment[servers]`; with `->` in a terminal without UTF-8. */
function chainText(names: readonly string[], { env }: Host): string {
  const isUnicode = supportsUnicode(env);
  const shown =
    names.length <= 2 * MAX_SHOWN_AT_END
      ? names
      : [...names.slice(0, MAX_SHOWN_AT_END), isUnicode ? '…' : '...', ...names.slice(-MAX_SHOWN_AT_END)];
  return shown.join(isUnicode ? ' → ' : ' -> ');
}

/** `the value of the key 'ntp::port', used at manifests/site.pp:1:1`: what the shown part is, and the place of the error. */
function describeUse(subject: string, place: Place | null, { cwd }: Host): string {
  if (place === null) return subject;
  const { file, line, column } = place;
  const at = [file === '' ? '<input>' : displayName(file, cwd), line, ...(column === null ? [] : [column])];
  return `${subject}, used at ${at.join(':')}`;
}

/** Finds the source of a place. Files below the current folder have relative names. */
function findSource(
  file: string,
  host: Host,
  main: NamedSource | undefined,
): { readonly name: string; readonly text: string | undefined } | undefined {
  if (main !== undefined && (file === '' || file === main.path)) return main;
  if (file === '') return undefined;
  // A file that cannot be read as text has a place, but no lines to show.
  return { name: displayName(file, host.cwd), text: readSource(file, file).text };
}

/** Returns the text of dependency cycles in the words of an agent, with advice. */
export function cycleReport({ message, code }: DependencyCycleError): string {
  return escapeControls(`error: ${message.replace('\n', ` [${code}]\n`)}\nhelp: ${CYCLE_HELP}\n`);
}

const CYCLE_HELP =
  'remove one of these relationships. `--graph` is an option of `puppet apply` and `puppet agent`; pass --allow-cycles to get the catalog nevertheless';
