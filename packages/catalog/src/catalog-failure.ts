import { compiledDepth, type FindModule, locate, locatedMessage, stackOverflow } from '@pptjs/engine';
import { CatalogError, DeclarationError, EvaluationError, LookupError, type Place } from '@pptjs/runtime';
import { PuppetSyntaxError, summarize } from '@pptjs/transpiler';

export type LogLine = readonly [level: string, message: string];

/** Why there is no catalog, in the reference's words. */
export interface CatalogFailure {
  /** With the place, and the node's name. */
  readonly message: string;
  readonly code: string | null;
  readonly place: Place | null;
  /** What the reference calls the error's class. */
  readonly class: string;
  /** What the reference logs of it. */
  readonly logs: readonly LogLine[];
  readonly cause: unknown;
}

/** Why a catalog could not be compiled. */
export class CatalogCompileError extends Error {
  override readonly name = 'CatalogCompileError';

  constructor(readonly failure: CatalogFailure) {
    super(failure.message, { cause: failure.cause });
  }
}

/** What went wrong in compiling the catalog of a node. `find` gives the modules in which places are looked for. */
export function describeFailure(error: unknown, node: string, environment: string, find: FindModule): CatalogFailure {
  if (error instanceof PuppetSyntaxError) return syntaxFailure(error, node, environment);
  const overflow = stackOverflow(error);
  if (overflow !== undefined) return describeFailure(overflow, node, environment, find);
  if (!(error instanceof EvaluationError)) return plainFailure(error, messageOf(error), node);
  const located = locate(error, find);
  const { code, message, place } = located;
  if (error instanceof LookupError)
    return {
      ...plainFailure(error, message, node),
      logs: [['err', error.reason]],
      class: 'Puppet::DataBinding::LookupError',
    };
  if (code === null) return { ...plainFailure(error, locatedMessage(withFile(located)), node), place };
  return {
    message: `${locatedMessage(located)} on node ${node}`,
    code,
    place,
    class: 'Puppet::PreformattedError',
    logs: [['err', message]],
    cause: error,
  };
}

/**
 * What is said of an error that Puppet code has raised within the call that `trace` was made in, with the place of that
 * code; `undefined` where it was the call itself that went wrong.
 */
export function describeWithin(error: unknown, trace: EvaluationError, find: FindModule): string | undefined {
  if (error instanceof PuppetSyntaxError) return summarize(error.diagnostics).message ?? error.message;
  if (!(error instanceof EvaluationError)) return undefined;
  return compiledDepth(error, find) > compiledDepth(trace, find) ? locatedMessage(locate(error, find)) : undefined;
}

function messageOf(error: unknown): string {
  if (error instanceof CatalogError || error instanceof DeclarationError) return error.message;
  return `internal error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

/** The reference calls code that is in no file `unknown` here. */
function withFile<T extends { readonly place: Place | null }>(located: T): T {
  return located.place?.file === '' ? { ...located, place: { ...located.place, file: 'unknown' } } : located;
}

function plainFailure(cause: unknown, reason: string, node: string): CatalogFailure {
  const message = `${reason} on node ${node}`;
  const kind = cause instanceof CatalogError ? cause.kind : 'Puppet::Error';
  // Of a syntax error the log has neither the place nor the node.
  const logged = kind === 'Puppet::Error' ? message : reason.replace(/ \(line: \d+, column: \d+\)$/, '');
  if (kind === 'Puppet::Pops::Serialization::SerializationError')
    return { message: reason, code: null, place: null, class: kind, logs: [], cause };
  return { message, code: null, place: null, class: kind, logs: [['err', logged]], cause };
}

function syntaxFailure(error: PuppetSyntaxError, node: string, environment: string): CatalogFailure {
  const { logs, message } = summarize(error.diagnostics);
  const errors = error.diagnostics.filter(({ severity, further }) => severity === 'error' && further !== true);
  const reason = message ?? error.message;
  const [first] = errors;
  const single = errors.length === 1 && first !== undefined;
  const isMain = error.file === '';
  // The one syntax error that the reference does not know as one.
  if (single && first.code === 'NOT_A_RESOURCE')
    return plainFailure(error, `Could not parse for environment ${environment}: ${reason}`, node);
  const giving: LogLine = ['err', single ? first.message : reason.replace(/ \(file: [^]*\)$/, '')];
  return {
    message: `${isMain ? `Could not parse for environment ${environment}: ` : ''}${reason} on node ${node}`,
    code: error.code,
    place: { file: error.file, line: error.line, column: error.column },
    class: 'Puppet::ParseErrorWithIssue',
    logs: [...logs.map(({ level, message: text }): LogLine => [level, text]), giving],
    cause: error,
  };
}
