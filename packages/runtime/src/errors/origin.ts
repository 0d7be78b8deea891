import { withHelp } from './error.js';

/** A part of one line of a source. */
export interface LineRange {
  /** From 1. */
  readonly line: number;
  /** From 1, in characters. */
  readonly column: number;
  /** In characters. */
  readonly length: number;
}

/**
 * The part of a source that causes an error, if it is not the place that Puppet's message names: an attribute of a
 * resource, a value in a data file, a part of a template.
 */
export interface ErrorOrigin extends LineRange {
  /** The path of the file. Empty for code that is in no file. */
  readonly file: string;
  /** The text of the file, if the error knows it: a template may be in no file. */
  readonly text?: string | undefined;
  /** A description of the part, if the source does not show it: `the value of the key 'ntp::port'`. */
  readonly subject?: string | undefined;
}

/** The properties of an error that people need and Puppet's message does not have. */
interface Advice {
  help: string | undefined;
  origin: ErrorOrigin | undefined;
}

/** The advice of an error or of the errors that caused it; undefined if there is none. */
export function helpOf(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause)
    if ('help' in current && typeof current.help === 'string') return current.help;
  return undefined;
}

/** The origin of an error or of the errors that caused it; undefined if only the place of the message is known. */
export function originOf(error: unknown): ErrorOrigin | undefined {
  for (let current = error; current instanceof Error; current = current.cause)
    if ('origin' in current && current.origin !== undefined) return current.origin as ErrorOrigin;
  return undefined;
}

/** Gives the error that replaces another one the help and the origin of that. Returns the new error. */
export function withAdviceOf<E extends Advice>(error: E, replaced: unknown): E {
  error.origin ??= originOf(replaced);
  return withHelp(error, helpOf(replaced));
}
