import { setStackTraceLimit } from '../errors/stack-trace.js';
import { TimeLimitError } from '../errors/time-limit-error.js';
import type { Value } from '../values/value.js';
import { Definitions } from './definitions.js';
import { Scope, unknownVariable, unknownVariableMessage } from './scope.js';
import {
  createSettings,
  enter,
  type EvaluationSettings,
  type PendingEvaluation,
  settings,
  type SettingsOptions,
  withScopeOf,
} from './settings.js';
import type { TimeLimit } from './time-limit.js';
import { createTopScope } from './top-scope.js';

/**
 * One evaluation. Evaluation is synchronous, so the current context is ambient. Other parts of the runtime and other
 * packages store their state of an evaluation in the slots of its context (see `ContextSlot`).
 */
export interface EvaluationContext extends EvaluationSettings {
  /** The facts and the top-level variables, which Puppet functions can read besides their own. */
  readonly topScope: Scope;
  /** The current scope, for functions that read variables or declare something. Only `withScope` changes it. */
  scope: Scope;
  /** The definitions by name: functions, classes, defined types, type aliases. */
  readonly definitions: Definitions;
}

export interface ContextOptions extends SettingsOptions {
  readonly topScope?: Scope;
  readonly definitions?: Definitions;
}

/** Creates a context. Defaults: those of `createSettings`, an empty top scope and no definitions. */
export function createContext(options: ContextOptions = {}): EvaluationContext {
  return complete(createSettings(options), options.topScope ?? new Scope('top'), options.definitions);
}

function complete(
  incomplete: EvaluationSettings,
  topScope: Scope,
  definitions: Definitions = new Definitions(),
): EvaluationContext {
  topScope.unknownVariable = readUnknownVariable;
  return Object.assign(incomplete, { topScope, scope: topScope, definitions });
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

/**
 * Returns the context of the current evaluation. Outside an evaluation it is a context with the defaults of
 * `createContext`.
 */
export function context(): EvaluationContext {
  const here: PendingEvaluation & Partial<EvaluationContext> = settings();
  return here.scope === undefined ? completePending(here) : (here as EvaluationContext);
}

function completePending(pending: PendingEvaluation): EvaluationContext {
  const { topVariables, definitions = new Definitions(), added } = pending;
  const topScope = pending.topScope ?? (topVariables === undefined ? new Scope('top') : createTopScope(topVariables));
  added?.forEach((definition) => definitions.add(definition));
  return complete(pending, topScope, definitions);
}

/**
 * Runs `body` with `scope` as the current scope of the current context and restores the previous scope afterwards, also
 * after an error.
 */
export function withScope<T>(scope: Scope, body: () => T): T {
  return withScopeOf(context(), scope, body);
}

/**
 * Runs an evaluation with a limit of time. An evaluation that is ended cannot restore the current context and scope, so
 * this function does.
 *
 * @param seconds the time of `limit`, for the message
 * @throws {TimeLimitError} with the scope in which code was running
 */
export function withTimeLimit<T>(limit: TimeLimit, seconds: number, body: () => T): T {
  const outer = context();
  const { scope } = outer;
  const frames = setStackTraceLimit(undefined);
  return limit.run(body, () => {
    const interrupted = context().scope;
    enter(outer);
    outer.scope = scope;
    setStackTraceLimit(frames);
    throw new TimeLimitError(seconds, interrupted);
  });
}
