import type { Diagnostic } from '../../diagnostics/index.js';
import { isDeprecation } from './create.js';
import { messageWithPlace } from './syntax-error.js';

export interface LogEntry {
  readonly level: 'err' | 'warning';
  readonly message: string;
  readonly diagnostic: Diagnostic;
}

/** The report of Puppet's compiler on the diagnostics of one file. */
export interface Summary {
  /** The entries that the compiler logs before it continues or stops. */
  readonly logs: readonly LogEntry[];
  /** The message with which the compiler stops; null if there is no error. */
  readonly message: string | null;
  /** The message without its place; null if there is no error. */
  readonly reason: string | null;
}

/** Puppet logs at most this number of errors, and of warnings. */
const MAX_ENTRIES = 10;

/** Warnings that Puppet's lexer logs immediately, without counting them. */
const LEXER_WARNINGS: ReadonlySet<string> = new Set(['UNRECOGNIZED_ESCAPE', 'ILLEGAL_UNICODE_ESCAPE']);

/**
 * Summarizes diagnostics as Puppet does. A single error is the message itself. Several errors are logged, and the
 * message contains their number. Warnings are logged first.
 *
 * @param maximum the maximum number of logged errors, of logged warnings, and of logged deprecations
 */
export function summarize(diagnostics: readonly Diagnostic[], maximum = MAX_ENTRIES): Summary {
  const errors = diagnostics.filter(({ severity, further }) => severity === 'error' && further !== true);
  const all = diagnostics.filter(({ severity }) => severity === 'warning');
  const warnings = all.filter((diagnostic) => !isLexerWarning(diagnostic));
  const logged = [...all.filter(isLexerWarning), ...limitByKind(warnings, maximum)];
  const logs = logged.map((diagnostic) => entry('warning', diagnostic));
  const [first] = errors;
  if (first === undefined) return { logs, message: null, reason: null };
  if (errors.length === 1) return { logs, message: messageWithPlace(first), reason: first.message };
  logs.push(...errors.slice(0, maximum).map((diagnostic) => entry('err', diagnostic)));
  const alsoWarnings = warnings.length === 0 ? '' : `, and ${warnings.length} warnings`;
  const place = first.file === '' ? '' : ` (file: ${first.file})`;
  const reason = `Language validation logged ${errors.length} errors${alsoWarnings}. Giving up`;
  return { logs, message: `${reason}${place}`, reason };
}

function isLexerWarning({ code, nested }: Diagnostic): boolean {
  return nested === true || LEXER_WARNINGS.has(code);
}

/** Limits warnings and deprecations separately. */
function limitByKind(warnings: readonly Diagnostic[], maximum: number): Diagnostic[] {
  let deprecations = 0;
  let others = 0;
  return warnings.filter(({ code }) => (isDeprecation(code) ? deprecations++ : others++) < maximum);
}

function entry(level: LogEntry['level'], diagnostic: Diagnostic): LogEntry {
  return { level, message: diagnostic.message, diagnostic };
}
