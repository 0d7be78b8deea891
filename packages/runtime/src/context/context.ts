import type { Place } from '../errors/error.js';
import { Definitions } from './definitions.js';
import { Scope } from './scope.js';

export type Strictness = 'off' | 'warning' | 'error';
export type LogLevel = 'debug' | 'info' | 'notice' | 'warning' | 'err' | 'alert' | 'emerg' | 'crit';

export interface LogEntry {
  readonly level: LogLevel;
  readonly message: string;
  /**
   * Where the entry speaks of, if known; else `trace` holds the stack that leads there (and, an EvaluationError, who is
   * to blame).
   */
  readonly place?: Place;
  readonly trace?: Error;
}

/**
 * Who is evaluating. Evaluation is synchronous, so the current context is ambient. What other parts of the runtime keep
 * for an evaluation (a catalog, caches) they keep in a `WeakMap` by context.
 */
export interface EvaluationContext {
  /** What becomes of doubtful code: ignored, warned of, or refused. Puppet's `strict`. */
  readonly strict: Strictness;
  /** Whether reading an unknown variable is an error. Puppet's `strict_variables`. */
  readonly strictVariables: boolean;
  /** Facts and top-level variables; what Puppet functions see besides their own. */
  readonly topScope: Scope;
  /**
   * Where evaluation is: what functions that read variables, or declare something, work in. Changed by `withScope`
   * only.
   */
  scope: Scope;
  /** What is found by name: functions, classes, defined types, type aliases. */
  readonly definitions: Definitions;
  log(entry: LogEntry): void;
}

export type ContextOptions = Partial<Omit<EvaluationContext, 'scope'>>;

const consoleMethods = { debug: 'debug', info: 'info', notice: 'info', warning: 'warn' } as const;

interface ConsoleLike {
  debug(text: string): void;
  info(text: string): void;
  warn(text: string): void;
  error(text: string): void;
}

function logToConsole({ level, message }: LogEntry): void {
  const out = (globalThis as { console?: ConsoleLike }).console;
  const method = level in consoleMethods ? consoleMethods[level as keyof typeof consoleMethods] : 'error';
  out?.[method](`${level}: ${message}`);
}

/**
 * A context with an empty top scope, no definitions, `strict: warning`, and the console as log, where `options` do not
 * say otherwise.
 */
export function createContext(options: ContextOptions = {}): EvaluationContext {
  const topScope = options.topScope ?? new Scope('top');
  return {
    strict: options.strict ?? 'warning',
    strictVariables: options.strictVariables ?? true,
    topScope,
    scope: topScope,
    definitions: options.definitions ?? new Definitions(),
    log: options.log ?? logToConsole,
  };
}

let current: EvaluationContext | undefined;

/** The context of the evaluation under way; outside any, one that warns and logs to the console. */
export function context(): EvaluationContext {
  return (current ??= createContext());
}

/** Runs `body` with `next` as the current context; the previous one is back afterwards, also after an error. */
export function withContext<T>(next: EvaluationContext, body: () => T): T {
  const previous = current;
  current = next;
  try {
    return body();
  } finally {
    current = previous;
  }
}

/**
 * Runs `body` with `scope` as the current scope of the current context; the previous one is back afterwards, also after
 * an error.
 */
export function withScope<T>(scope: Scope, body: () => T): T {
  const here = context();
  const previous = here.scope;
  here.scope = scope;
  try {
    return body();
  } finally {
    here.scope = previous;
  }
}
