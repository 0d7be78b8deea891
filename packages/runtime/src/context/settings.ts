import { type Place, placeText } from '../errors/error.js';
import type { Definition } from './definition.js';
import type { Definitions } from './definitions.js';
import type { Scope } from './scope.js';
import type { Services } from './services.js';
import { DEFAULT_STRICTNESS, type Strictness } from './strictness.js';
import type { TopVariables } from './top-scope.js';

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

/** The part of an evaluation that operators and other code without variables and definitions need. */
export interface EvaluationSettings {
  /** How to treat questionable code: ignore it, warn, or fail. Puppet's setting `strict`. */
  readonly strict: Strictness;
  /** Whether reading an unknown variable is an error. Puppet's `strict_variables`. */
  readonly strictVariables: boolean;
  /** The services that the host provides to built-in functions. Set by `provideServices`. */
  readonly services: Partial<Services>;
  /** The states of other parts by slot. Access them through `ContextSlot`. */
  readonly slots: Map<object, unknown>;
  log(entry: LogEntry): void;
}

/** The parts that `context()` adds to the settings of an evaluation. */
interface PendingParts {
  /** The variables of the top scope; undefined for a top scope without variables. Not used with `topScope`. */
  readonly topVariables?: TopVariables | undefined;
  readonly topScope?: Scope | undefined;
  readonly definitions?: Definitions | undefined;
  /** The definitions that were added before there were `definitions`. */
  added?: Set<Definition> | undefined;
}

/**
 * An evaluation whose scope and definitions are created when code first needs them: `context()` completes it. A bundle of
 * code that does not call `context()` contains neither scopes nor definitions.
 */
export type PendingEvaluation = EvaluationSettings & PendingParts;

/**
 * A typed place in a context for the state of one part of an evaluation (a catalog, say). The part that owns the state
 * creates one slot as a module constant; the state lives as long as the context.
 */
export class ContextSlot<T> {
  /** Returns the state in a context; `undefined` if none was set. */
  get(context: EvaluationSettings): T | undefined {
    return context.slots.get(this) as T | undefined;
  }

  set(context: EvaluationSettings, state: T): void {
    context.slots.set(this, state);
  }
}

export type SettingsOptions = Partial<Omit<EvaluationSettings, 'services' | 'slots'>>;

/** Creates the settings of an evaluation. Defaults: `DEFAULT_STRICTNESS`, and logging to the console. */
export function createSettings({ strict, strictVariables, log }: SettingsOptions = {}): EvaluationSettings {
  return {
    strict: strict ?? DEFAULT_STRICTNESS,
    strictVariables: strictVariables ?? true,
    services: {},
    slots: new Map(),
    log: log ?? logToConsole,
  };
}

/** Creates an evaluation that `context()` completes. */
export function pendingEvaluation(options: SettingsOptions & PendingParts): PendingEvaluation {
  const { topVariables, topScope, definitions } = options;
  return Object.assign(createSettings(options), { topVariables, topScope, definitions });
}

let current: EvaluationSettings | undefined;

/** Returns the settings of the current evaluation. Outside an evaluation these are the defaults of `createSettings`. */
export function settings(): EvaluationSettings {
  return (current ??= createSettings());
}

/** Returns the definitions of the current evaluation; undefined if no code has needed them yet. */
export function currentDefinitions(): Definitions | undefined {
  return (settings() as PendingEvaluation).definitions;
}

/** Adds definitions to an evaluation, which may be incomplete. */
export function addToPending(here: PendingEvaluation, definitions: readonly Definition[]): void {
  const added = here.definitions ?? (here.added ??= new Set());
  for (const definition of definitions) added.add(definition);
}

/** Makes an evaluation the current one. Returns the previous one, to restore it. */
export function enter(next: EvaluationSettings | undefined): EvaluationSettings | undefined {
  const previous = current;
  current = next;
  return previous;
}

/** Runs `body` with `next` as the current context and restores the previous context afterwards, also after an error. */
export function withContext<T>(next: EvaluationSettings, body: () => T): T {
  const previous = enter(next);
  try {
    return body();
  } finally {
    enter(previous);
  }
}

/** Runs `body` with `scope` as the current scope of a context and restores the previous scope afterwards. */
export function withScopeOf<T>(here: { scope: Scope }, scope: Scope, body: () => T): T {
  const previous = here.scope;
  here.scope = scope;
  try {
    return body();
  } finally {
    here.scope = previous;
  }
}

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
