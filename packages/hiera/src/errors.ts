import {
  formatMessage,
  FunctionError,
  type LineRange,
  LookupError,
  type Message,
  type MessageParameters,
  withAdviceOf,
} from '@pptjs/runtime/internal';
import type { LookupKey, Segment } from './keys/key.js';
import { messages } from './messages.js';

export { LookupError };

/** Creates a LookupError with a declared message. */
export function lookupError<M extends Message>(message: M, parameters: MessageParameters<M>): LookupError {
  return new LookupError(formatMessage(message, parameters));
}

/** Creates a LookupError for which Puppet has an issue code. Puppet reports it unchanged in every layer. */
export function lookupIssue<M extends Message>(message: M, parameters: MessageParameters<M>): LookupError {
  return new LookupError(formatMessage(message, parameters), { hasIssue: true });
}

/** A fault in a hiera.yaml. The message ends with the path of the file, and the line if it is given. */
export class ConfigError extends LookupError {
  readonly configFile: string;
  /** The keys and indexes that lead to the fault in the file. */
  readonly path: readonly Segment[];
  /** The string with the fault, if it is within the value at `path`. */
  readonly fragment: string | undefined;

  constructor(problem: string, file: string, path: readonly Segment[], fragment?: string, line?: number) {
    const message =
      line === undefined
        ? formatMessage(messages.IN_CONFIG, { problem, file })
        : formatMessage(messages.IN_CONFIG_LINE, { problem, file, line: String(line) });
    super(message, { hasIssue: true, reason: problem });
    this.configFile = file;
    this.path = path;
    this.fragment = fragment;
  }
}

/** Creates a ConfigError with a declared message. */
export function configError<M extends Message>(
  message: M,
  parameters: MessageParameters<M>,
  file: string,
  path: readonly Segment[],
  line?: number,
): ConfigError {
  return new ConfigError(formatMessage(message, parameters), file, path, undefined, line);
}

/** A data file or a hiera.yaml that cannot be parsed. */
export class DataSyntaxError extends LookupError {
  /** The message without the file. */
  readonly problem: string;
  /** The message after the file, if the message names it. */
  readonly locatedProblem: string;
  /** Whether the text is well formed but contains something that Puppet does not load, such as a Ruby object. */
  readonly isRefused: boolean;

  constructor(
    file: string,
    problem: string,
    {
      isRefused = false,
      namesFile = true,
      range,
    }: { readonly isRefused?: boolean; readonly namesFile?: boolean; readonly range?: LineRange | undefined } = {},
  ) {
    const locatedProblem = namesFile ? `(${file}): ${problem}` : problem;
    super(formatMessage(messages.UNREADABLE_DATA, { problem: locatedProblem }));
    this.problem = problem;
    this.locatedProblem = locatedProblem;
    this.isRefused = isRefused;
    this.origin = range && { file, ...range };
  }
}

/**
 * A lookup that failed because of something that it depends on: data of the global layer, or code. Puppet reports it at
 * the call that started the lookup.
 */
export class LookupFailure extends FunctionError {}

/** A value that does not have the required type. `path` leads to the first part of the value that is wrong. */
export class AssertionFailure extends FunctionError {
  readonly path: readonly Segment[];

  constructor(message: string, path: readonly Segment[]) {
    super(message);
    this.path = path;
  }
}

/**
 * Converts an error in the data of a layer to the error of the lookup. An error in the global layer becomes a failure
 * of the call, and its message names the key. An error in another layer is a failure of the data. An error for which
 * Puppet has an issue code stays unchanged.
 */
export function layerFailure(error: unknown, key: LookupKey, isGlobal: boolean): unknown {
  const problem = dataProblem(error);
  if (problem === undefined) return error;
  const failure = isGlobal
    ? new LookupFailure(formatMessage(messages.LOOKUP_FAILED, { key: key.text, problem }))
    : new LookupError(problem);
  return withAdviceOf(failure, error);
}

function dataProblem(error: unknown): string | undefined {
  if (error instanceof LookupFailure || error instanceof AssertionFailure) return error.message;
  return error instanceof LookupError && !error.hasIssue ? error.message : undefined;
}

/** The message of a value that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
