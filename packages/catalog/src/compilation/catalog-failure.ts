import { compiledDepth, type FindModule, frameOf, locate, locatedMessage, engineLimit } from '@pptjs/engine';
import {
  CatalogError,
  declarationsOf,
  DeclarationError,
  EvaluationError,
  formatMessage,
  helpOf,
  InvalidTextError,
  LookupError,
  RecursiveLookupError,
  type Place,
  TracedError,
  UnrescuedError,
  withHelp,
} from '@pptjs/runtime/internal';
import { isPuppetIssueCode, PuppetSyntaxError, summarize } from '@pptjs/transpiler';
import { BuiltEnvironmentError } from '../built-environment-error.js';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import { messages } from '../messages.js';
import { type FailureOrigin, findOrigin, type SourceFinder } from './failure-origin.js';

export type LogLine = readonly [level: string, message: string];

/** The reason why there is no catalog, in Puppet's words. */
export interface CatalogFailure {
  /** The message with the place and the node name. */
  readonly message: string;
  /** The message without the place and the node name. */
  readonly reason: string;
  /** Puppet's issue code; null if Puppet has none for the error. */
  readonly code: string | null;
  readonly place: Place | null;
  /** The name of the error's class in Puppet. */
  readonly class: string;
  /** The log entries that Puppet writes for the error. */
  readonly logs: readonly LogLine[];
  readonly cause: unknown;
  /** The place in the sources where the error arose; null if it is not known. */
  readonly origin: FailureOrigin | null;
  /** The nodes, classes and resources of defined types that led to the error, outermost first. */
  readonly declaredBy: readonly string[];
}

/** A failure without its origin. */
type ReportedFailure = Omit<CatalogFailure, 'origin' | 'declaredBy'>;

/**
 * The error of a node whose catalog could not be compiled. Its `stack`, which Node prints for an uncaught error, shows the
 * line of the source and the frames of the caller. `cause` is set for an error of JavaScript, such as one of an extension.
 */
export class CatalogCompileError extends TracedError {
  override readonly name = 'CatalogCompileError';
  readonly #failure: CatalogFailure;
  /** How to fix the problem, in addition to Puppet's message. */
  declare help: string | undefined;

  constructor(failure: CatalogFailure) {
    super(failure.message);
    this.#failure = failure;
    const { cause } = failure;
    if (!(cause instanceof TracedError || cause instanceof PuppetSyntaxError)) this.cause = cause;
    withHelp(this, helpOf(cause));
  }

  get failure(): CatalogFailure {
    return this.#failure;
  }

  protected override shownPlace(): string | undefined {
    const { file, line, frame } = this;
    return frame === undefined ? undefined : `${file}:${line}\n${frame}`;
  }

  /** Puppet's issue code of the innermost error; null if Puppet has none for it. */
  get code(): string | null {
    return (this.failure.origin ?? this.failure).code;
  }

  /** The file in which the error arose; undefined if the location is unknown. Empty for a manifest without a file. */
  get file(): string | undefined {
    return this.#place?.file;
  }

  /** From 1; undefined if the location is unknown. */
  get line(): number | undefined {
    return this.#place?.line;
  }

  /** From 1; undefined if only the line is known, or nothing. */
  get column(): number | undefined {
    return this.#place?.column ?? undefined;
  }

  /** The lines of the source around the location, with the failing part underlined. Undefined without the source. */
  get frame(): string | undefined {
    const { origin } = this.failure;
    return origin === null ? undefined : frameOf(origin);
  }

  /**
   * The nodes, classes and resources of defined types that led to the error, outermost first:
   * `['profile::web', 'ntp', 'Concat::Fragment[servers]']`.
   */
  get declaredBy(): readonly string[] {
    return this.failure.declaredBy;
  }

  get #place(): Place | null {
    return (this.failure.origin ?? this.failure).place;
  }
}

/**
 * Describes why the catalog of a node could not be compiled.
 *
 * @param error the error that the evaluation threw
 * @param environment the environment of the node
 * @param sources finds the code in which the error may be located
 */
export function describeFailure(
  error: unknown,
  node: string,
  environment: CatalogEnvironment,
  sources: SourceFinder,
): CatalogFailure {
  const overflow = engineLimit(error);
  if (overflow !== undefined) return describeFailure(overflow, node, environment, sources);
  const failure = reportedFailure(error, node, environment, sources.find);
  const found = findOrigin(error, sources);
  const declaredBy = declarationsOf(found?.cause) ?? declarationsOf(error) ?? [];
  return { ...failure, origin: found?.origin ?? null, declaredBy };
}

/** Describes a failure as Puppet does. */
function reportedFailure(
  error: unknown,
  node: string,
  environment: CatalogEnvironment,
  find: FindModule,
): ReportedFailure {
  if (error instanceof PuppetSyntaxError) return syntaxFailure(error, node, environment);
  if (error instanceof CatalogError) return catalogFailure(error, node);
  if (!(error instanceof EvaluationError)) return plainFailure(error, messageOf(error), node);
  const located = locate(error, find);
  const { code, message, place } = located;
  if (error instanceof LookupError)
    return {
      ...plainFailure(error, message, node),
      logs: [['err', error.reason]],
      class: `Puppet::DataBinding::${error instanceof RecursiveLookupError ? 'RecursiveLookupError' : 'LookupError'}`,
    };
  if (error instanceof UnrescuedError)
    return { message, reason: message, code, place, class: error.exception, logs: [], cause: error };
  if (code === null) return { ...plainFailure(error, locatedMessage(located), node), reason: message, place };
  return {
    message: formatMessage(messages.NODE_FAILURE, { reason: locatedMessage(located), node }),
    reason: message,
    code,
    place,
    class: error instanceof InvalidTextError ? 'Puppet::ParseErrorWithIssue' : 'Puppet::PreformattedError',
    logs: [['err', message]],
    cause: error,
  };
}

/**
 * Describes an error that Puppet code has raised within the call in which `trace` was created, with the place of that
 * code. Returns undefined if the call itself has failed.
 */
export function describeNestedError(error: unknown, trace: EvaluationError, find: FindModule): string | undefined {
  if (error instanceof PuppetSyntaxError) return summarize(error.diagnostics).message ?? error.message;
  if (!(error instanceof EvaluationError)) return undefined;
  return compiledDepth(error, find) > compiledDepth(trace, find) ? locatedMessage(locate(error, find)) : undefined;
}

function messageOf(error: unknown): string {
  if (error instanceof DeclarationError || error instanceof BuiltEnvironmentError) return error.message;
  if (error instanceof Error && 'syscall' in error) return error.message;
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return formatMessage(messages.INTERNAL, { reason });
}

function plainFailure(cause: unknown, reason: string, node: string): ReportedFailure {
  const message = formatMessage(messages.NODE_FAILURE, { reason, node });
  return { message, reason, code: null, place: null, class: 'Puppet::Error', logs: [['err', message]], cause };
}

function catalogFailure(error: CatalogError, node: string): ReportedFailure {
  const { file, line, column = null } = error.place;
  const place = file === null || line === null ? null : { file, line, column };
  const failure = { ...plainFailure(error, error.message, node), reason: error.reason, place, class: error.kind };
  switch (error.kind) {
    case 'Puppet::Pops::Serialization::SerializationError':
      return { ...failure, message: error.message, logs: [] };
    case 'Puppet::ParseErrorWithIssue':
      return { ...failure, logs: [['err', error.reason]] };
    default:
      return failure;
  }
}

function syntaxFailure(error: PuppetSyntaxError, node: string, environment: CatalogEnvironment): ReportedFailure {
  const summary = summarize(error.diagnostics);
  const place = { file: error.file, line: error.line, column: error.column };
  // Puppet's message has no place, or that of the call which has loaded the file.
  const message =
    error.code === 'INVALID_ENCODING'
      ? locatedMessage({ code: error.code, message: error.message, place })
      : (summary.message ?? error.message);
  const errors = error.diagnostics.filter(({ severity, further }) => severity === 'error' && further !== true);
  const isMainManifest = environment.manifestSources().some(({ file }) => file === error.file);
  const reason = isMainManifest
    ? formatMessage(messages.MANIFEST_SYNTAX, { environment: environment.name, reason: message })
    : message;
  // Puppet reports a syntax error without an issue code as `Puppet::Error`, and logs the whole message.
  const hasIssue = errors.length !== 1 || isPuppetIssueCode(error.code);
  if (!hasIssue) return { ...plainFailure(error, reason, node), code: error.code, place };
  return {
    message: formatMessage(messages.NODE_FAILURE, { reason, node }),
    reason: message,
    code: error.code,
    place,
    class: 'Puppet::ParseErrorWithIssue',
    logs: [
      ...summary.logs.map(({ level, message: text }): LogLine => [level, text]),
      ['err', summary.reason ?? error.message],
    ],
    cause: error,
  };
}
