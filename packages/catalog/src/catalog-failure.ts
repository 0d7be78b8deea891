import { compiledDepth, type FindModule, locate, locatedMessage, stackOverflow } from '@pptjs/engine';
import {
  CatalogError,
  DeclarationError,
  EvaluationError,
  formatMessage,
  LookupError,
  type Place,
} from '@pptjs/runtime';
import { PuppetSyntaxError, summarize } from '@pptjs/transpiler';
import type { CatalogEnvironment } from './environment/catalog-environment.js';
import { messages } from './messages.js';

export type LogLine = readonly [level: string, message: string];

/** Why there is no catalog, in Puppet's words. */
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
}

/** The error of a node whose catalog could not be compiled. */
export class CatalogCompileError extends Error {
  override readonly name = 'CatalogCompileError';

  constructor(readonly failure: CatalogFailure) {
    super(failure.message, { cause: failure.cause });
  }

  /** Puppet's issue code; null if Puppet has none for the error. */
  get code(): string | null {
    return this.failure.code;
  }

  /** The Puppet file; undefined if the location is unknown. Empty for a manifest without a file. */
  get file(): string | undefined {
    return this.failure.place?.file;
  }

  /** From 1; undefined if the location is unknown. */
  get line(): number | undefined {
    return this.failure.place?.line;
  }

  /** From 1; undefined if only the line is known, or nothing. */
  get column(): number | undefined {
    return this.failure.place?.column ?? undefined;
  }
}

/**
 * Describes why the catalog of a node could not be compiled.
 *
 * @param error the error that the evaluation threw
 * @param environment the environment of the node
 * @param find finds the compiled modules in which the error may be located
 */
export function describeFailure(
  error: unknown,
  node: string,
  environment: CatalogEnvironment,
  find: FindModule,
): CatalogFailure {
  if (error instanceof PuppetSyntaxError) return syntaxFailure(error, node, environment);
  const overflow = stackOverflow(error);
  if (overflow !== undefined) return describeFailure(overflow, node, environment, find);
  if (error instanceof CatalogError) return catalogFailure(error, node);
  if (!(error instanceof EvaluationError)) return plainFailure(error, messageOf(error), node);
  const located = locate(error, find);
  const { code, message, place } = located;
  if (error instanceof LookupError)
    return {
      ...plainFailure(error, message, node),
      logs: [['err', error.reason]],
      class: 'Puppet::DataBinding::LookupError',
    };
  if (code === null)
    return { ...plainFailure(error, locatedMessage(nameUnknownFile(located)), node), reason: message, place };
  return {
    message: formatMessage(messages.NODE_FAILURE, { reason: locatedMessage(located), node }),
    reason: message,
    code,
    place,
    class: 'Puppet::PreformattedError',
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
  if (error instanceof DeclarationError) return error.message;
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return formatMessage(messages.INTERNAL, { reason });
}

/** In errors without an issue code, Puppet calls code that is in no file `unknown`. */
function nameUnknownFile<T extends { readonly place: Place | null }>(located: T): T {
  return located.place?.file === '' ? { ...located, place: { ...located.place, file: 'unknown' } } : located;
}

function plainFailure(cause: unknown, reason: string, node: string): CatalogFailure {
  const message = formatMessage(messages.NODE_FAILURE, { reason, node });
  return { message, reason, code: null, place: null, class: 'Puppet::Error', logs: [['err', message]], cause };
}

function catalogFailure(error: CatalogError, node: string): CatalogFailure {
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

function syntaxFailure(error: PuppetSyntaxError, node: string, environment: CatalogEnvironment): CatalogFailure {
  const summary = summarize(error.diagnostics);
  const message = summary.message ?? error.message;
  const errors = error.diagnostics.filter(({ severity, further }) => severity === 'error' && further !== true);
  const isMainManifest = environment.manifestSources().some(({ file }) => file === error.file);
  const reason = formatMessage(messages.MANIFEST_SYNTAX, { environment: environment.name, reason: message });
  // Puppet reports this one syntax error as an error without an issue.
  if (errors.length === 1 && errors[0]?.code === 'NOT_A_RESOURCE') return plainFailure(error, reason, node);
  return {
    message: formatMessage(messages.NODE_FAILURE, { reason: isMainManifest ? reason : message, node }),
    reason: message,
    code: error.code,
    place: { file: error.file, line: error.line, column: error.column },
    class: 'Puppet::ParseErrorWithIssue',
    logs: [
      ...summary.logs.map(({ level, message: text }): LogLine => [level, text]),
      ['err', summary.reason ?? error.message],
    ],
    cause: error,
  };
}
