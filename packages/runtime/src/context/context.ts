import { type Place, placeText } from '../errors/error.js';
import { setStackTraceLimit } from '../errors/stack-trace.js';
import { TimeLimitError } from '../errors/time-limit-error.js';
import type { Value } from '../values/value.js';
import { Definitions } from './definitions.js';
import { Scope, unknownVariable, unknownVariableMessage } from './scope.js';
import type { Services } from './services.js';
import { DEFAULT_STRICTNESS, type Strictness } from './strictness.js';
import type { TimeLimit } from './time-limit.js';

export type LogLevel = 'debug' | 'info' | 'notice' | 'warning' | 'err' | 'alert' | 'emerg' | 'crit';

export interface LogEntry {
  readonly level: LogLevel;
  readonly message: string;
  /**
   * The location of the entry, if it is known. Otherwise `trace` has the stack that leads to the location (and, if it
   * is an EvaluationError, the blamed operand).
   */
  readonly place?: Place;
  readonly trace?: Error;
}

/**
 * A typed place in a context for the state of one part of an evaluation (a catalog, say). The part that owns the state
 * creates one slot as a module constant; the state lives as long as the context.
 */
export class ContextSlot<T> {
  /** Returns the state in a context; `undefined` if none was set. */
  get(context: EvaluationContext): T | undefined {
    return context.slots.get(this) as T | undefined;
  }

  set(context: EvaluationContext, state: T): void {
    context.slots.set(this, state);
  }
}

/**
 * One evaluation. Evaluation is synchronous, so the current context is ambient. Other parts of the runtime and other
 * packages store their state of an evaluation in the slots of its context (see `ContextSlot`).
 */
export interface EvaluationContext {
  /** How to treat questionable code: ignore it, warn, or fail. Puppet's setting `strict`. */
  readonly strict: Strictness;
  /** Whether reading an unknown variable is an error. Puppet's `strict_variables`. */
  readonly strictVariables: boolean;
  /** The facts and the top-level variables, which Puppet functions can read besides their own. */
  readonly topScope: Scope;
  /** The current scope, for functions that read variables or declare something. Only `withScope` changes it. */
  scope: Scope;
  /** The definitions by name: functions, classes, defined types, type aliases. */
  readonly definitions: Definitions;
  /** The services that the host provides to built-in functions. Set by `provideServices`. */
  services: Partial<Services>;
  /** The states of other parts by slot. Access them through `ContextSlot`. */
  readonly slots: Map<object, unknown>;
  log(entry: LogEntry): void;
}

export type ContextOptions = Partial<Omit<EvaluationContext, 'scope' | 'services' | 'slots'>>;

const consoleMethods = { debug: 'debug', info: 'info', notice: 'info', warning: 'warn' } as const;

interface ConsoleLike {
  debug(text: string): void;
  info(text: string): void;
  warn(text: string): void;
  error(text: string): void;
}

/** The message of a log entry with its place, as Puppet prints it. */
export function logText({ message, place }: Pick<LogEntry, 'message' | 'place'>): string {
  return place === undefined ? message : `${message} ${placeText(place)}`;
}

/** Logs an entry to the console of the JavaScript engine. */
export function logToConsole(entry: LogEntry): void {
  const { level } = entry;
  const out = (globalThis as { console?: ConsoleLike }).console;
  const method = level in consoleMethods ? consoleMethods[level as keyof typeof consoleMethods] : 'error';
  out?.[method](`${level}: ${logText(entry)}`);
}

/** Creates a context. Defaults: an empty top scope, no definitions, `DEFAULT_STRICTNESS`, and logging to the console. */
export function createContext(options: ContextOptions = {}): EvaluationContext {
  const topScope = options.topScope ?? new Scope('top');
  topScope.unknownVariable = readUnknownVariable;
  return {
    strict: options.strict ?? DEFAULT_STRICTNESS,
    strictVariables: options.strictVariables ?? true,
    topScope,
    scope: topScope,
    definitions: options.definitions ?? new Definitions(),
    services: {},
    slots: new Map(),
    log: options.log ?? logToConsole,
  };
}

/** Variables that are undef, without a warning, in code that no module calls. */
const CALLER_VARIABLES: ReadonlySet<string> = new Set(['module_name', 'caller_module_name']);

/**
 * Returns undef for a variable that does not exist, or reports it, according to the settings of the current evaluation.
 */
function readUnknownVariable(name: string): Value {
  if (CALLER_VARIABLES.has(name)) return null;
  const here = context();
  if (here.strictVariables || here.strict === 'error') throw unknownVariable(name);
  if (here.strict === 'warning') {
    here.log({ level: 'warning', message: unknownVariableMessage(name), trace: new Error('unknown variable') });
  }
  return null;
}

let current: EvaluationContext | undefined;

/**
 * Returns the context of the current evaluation. Outside an evaluation it is a context with the defaults of
 * `createContext`.
 */
export function context(): EvaluationContext {
  return (current ??= createContext());
}

/** Runs `body` with `next` as the current context and restores the previous context afterwards, also after an error. */
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
 * Runs `body` with `scope` as the current scope of the current context and restores the previous scope afterwards, also
 * after an error.
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

/**
 * Runs an evaluation with a limit of time. An evaluation that is ended cannot restore the current context and scope, so
 * this function does.
 *
 * @param seconds the time of `limit`, for the message
 * @throws {TimeLimitError} with the scope in which code was running
 */
export function withTimeLimit<T>(limit: TimeLimit, seconds: number, body: () => T): T {
  const previous = current;
  const scope = previous?.scope;
  const frames = setStackTraceLimit(undefined);
  return limit.run(body, () => {
    const interrupted = current?.scope;
    current = previous;
    if (previous !== undefined && scope !== undefined) previous.scope = scope;
    setStackTraceLimit(frames);
    throw new TimeLimitError(seconds, interrupted);
  });
}
