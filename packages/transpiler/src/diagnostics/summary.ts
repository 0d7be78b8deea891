import { isDeprecation } from './create.js';
import type { Diagnostic } from './diagnostic.js';
import { messageWithPlace } from './syntax-error.js';

export interface LogEntry {
  readonly level: 'err' | 'warning';
  readonly message: string;
  readonly diagnostic: Diagnostic;
}

/** How the reference's compiler reports what it found in one file. */
export interface Summary {
  /** What it logs before it goes on or gives up. */
  readonly logs: readonly LogEntry[];
  /** The one message it stops with; null where nothing is an error. */
  readonly message: string | null;
  /** The message without its place; null where nothing is an error. */
  readonly reason: string | null;
}

/** The reference logs at most so many errors, and as many warnings. */
const MAXIMUM = 10;

/** What it logs at once, while it reads the source, and does not count. */
const READING: ReadonlySet<string> = new Set(['UNRECOGNIZED_ESCAPE', 'ILLEGAL_UNICODE_ESCAPE']);

/**
 * One error is raised as it is; several are logged, and one message says how many there were. Warnings are logged
 * first.
 *
 * @param maximum how many errors to log, how many warnings, and how many deprecations
 */
export function summarize(diagnostics: readonly Diagnostic[], maximum = MAXIMUM): Summary {
  const errors = diagnostics.filter(({ severity, further }) => severity === 'error' && further !== true);
  const all = diagnostics.filter(({ severity }) => severity === 'warning');
  const warnings = all.filter((diagnostic) => !isToldAtOnce(diagnostic));
  const logged = [...all.filter(isToldAtOnce), ...mostOfEachKind(warnings, maximum)];
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

function isToldAtOnce({ code, nested }: Diagnostic): boolean {
  return nested === true || READING.has(code);
}

/** Deprecations have a count of their own. */
function mostOfEachKind(warnings: readonly Diagnostic[], maximum: number): Diagnostic[] {
  let deprecations = 0;
  let others = 0;
  return warnings.filter(({ code }) => (isDeprecation(code) ? deprecations++ : others++) < maximum);
}

function entry(level: LogEntry['level'], diagnostic: Diagnostic): LogEntry {
  return { level, message: diagnostic.message, diagnostic };
}
