import {
  type CompiledModule,
  type Excerpt,
  excerptAt,
  excerptOf,
  type FindModule,
  locate,
  type ModulesOf,
} from '@pptjs/engine';
import {
  CatalogError,
  DefinedTypeError,
  type ErrorOrigin,
  EvaluationError,
  LookupError,
  originOf,
  type Place,
} from '@pptjs/runtime/internal';
import { firstCharacters, LineIndex, PuppetSyntaxError, summarize } from '@pptjs/transpiler';

/** Finds the code in which errors are located. */
export interface SourceFinder {
  readonly find: FindModule;
  /** Finds the compiled modules of a file. */
  modulesOf(file: string): Iterable<CompiledModule>;
  /** Returns the text of a file of the environment; undefined if the environment has no such file. */
  textOf(file: string): string | undefined;
}

/**
 * Where a failure arose, and what happened there. Puppet's own message may name a place further outside: the resource of
 * a defined type whose code failed.
 */
export interface FailureOrigin extends Excerpt {
  /** The message without the place. */
  readonly reason: string;
  /** The code of the innermost error; null if Puppet has none for it. */
  readonly code: string | null;
  /** A description of the marked part of the source, if the source does not show it. */
  readonly subject?: string;
}

/** Finds the innermost place that an error leads to, and the error that arose there. Null if no place is known. */
export function findOrigin(
  error: unknown,
  sources: SourceFinder,
): { readonly origin: FailureOrigin; readonly cause: Error } | null {
  if (!(error instanceof Error)) return null;
  const exact = originOf(error);
  for (const cause of innermostFirst(error)) {
    const excerpt = exact === undefined ? excerptFor(cause, sources) : excerptOfOrigin(exact, sources);
    if (excerpt === null) continue;
    const { reason, code } = describe(cause, sources.find);
    const origin: FailureOrigin = {
      ...excerpt,
      reason: withoutPlace(reason, excerpt.place),
      code,
      ...(exact?.subject !== undefined && { subject: exact.subject }),
    };
    return { origin, cause };
  }
  return null;
}

/** The errors in the code of defined types that lead to an error, and the error itself. */
function innermostFirst(error: Error): Error[] {
  const errors = [error];
  for (let current: unknown = error; current instanceof DefinedTypeError;) {
    const { cause } = current;
    const isDescribed =
      cause instanceof EvaluationError || cause instanceof CatalogError || cause instanceof PuppetSyntaxError;
    if (isDescribed) errors.unshift(cause);
    current = cause;
  }
  return errors;
}

function excerptFor(error: Error, sources: SourceFinder): Excerpt | null {
  const { find, textOf } = sources;
  const modulesOf: ModulesOf = (file) => currentModules(file, sources);
  if (error instanceof PuppetSyntaxError) return excerptOfSyntaxError(error, textOf(error.file));
  if (!(error instanceof CatalogError)) return excerptOf(error, find, modulesOf);
  const { file, line, column = null } = error.site ?? error.place;
  if (line === null) return excerptOf(error, find, modulesOf);
  return excerptAt({ file: file ?? '', line, column }, modulesOf);
}

/** The maximum number of modules of one name among which the current one is sought. */
const MAX_MODULES = 100;

/** The modules of a file that were compiled from its current text. Without the text, all of them. */
function* currentModules(file: string, { modulesOf, textOf }: SourceFinder): Generator<CompiledModule, void> {
  const text = textOf(file);
  let count = 0;
  for (const module of modulesOf(file)) {
    if (++count > MAX_MODULES) return;
    if (text === undefined || text === module.program.sourceText) yield module;
  }
}

function excerptOfSyntaxError(
  { diagnostics, file, line, column }: PuppetSyntaxError,
  source: string | undefined,
): Excerpt {
  const place = { file, line, column };
  const { start = 0, end = 0 } = diagnostics.find(({ severity }) => severity === 'error') ?? {};
  return { place, source: column === null ? null : (source ?? null), start, end };
}

function excerptOfOrigin({ file, line, column, length, text }: ErrorOrigin, sources: SourceFinder): Excerpt {
  const place = { file, line, column };
  const [module] = currentModules(file, sources);
  const source = text ?? sources.textOf(file) ?? module?.program.sourceText;
  if (source === undefined) return { place, source: null, start: 0, end: 0 };
  const lineStart = new LineIndex(source).lineStart(line);
  const start = lineStart + firstCharacters(source, lineStart, column - 1).length;
  return { place, source, start, end: start + firstCharacters(source, start, length).length };
}

function describe(error: Error, find: FindModule): Pick<FailureOrigin, 'reason' | 'code'> {
  if (error instanceof PuppetSyntaxError) {
    const { reason, message } = summarize(error.diagnostics);
    return { reason: reason ?? message ?? error.message, code: error.code };
  }
  if (error instanceof CatalogError) return { reason: error.reason, code: null };
  if (error instanceof LookupError) return { reason: error.message, code: null };
  if (!(error instanceof EvaluationError)) return { reason: error.message, code: null };
  const { message, code } = locate(error, find);
  return { reason: message, code };
}

/** Removes a place from a message, because a report shows it already. `declared at (file: …)` needs its place. */
function withoutPlace(message: string, { file, line }: Place): string {
  const start = file === '' ? `(line: ${line}` : `(file: ${file}, line: ${line}`;
  let shown = '';
  let from = 0;
  for (let at = message.indexOf(start); at !== -1; at = message.indexOf(start, at + 1)) {
    const [text] = /^(?:, column: \d+)?\)/.exec(message.slice(at + start.length)) ?? [];
    if (text === undefined || !message.startsWith(' ', at - 1) || message.slice(0, at).endsWith(' at ')) continue;
    shown += message.slice(from, at - 1);
    from = at + start.length + text.length;
  }
  return shown + message.slice(from);
}
