import type { Place } from '../diagnostics/error.js';

export type Strictness = 'off' | 'warning' | 'error';
export type LogLevel = 'debug' | 'info' | 'notice' | 'warning' | 'err' | 'alert' | 'emerg' | 'crit';

export interface LogEntry {
  readonly level: LogLevel;
  readonly message: string;
  /** Where the entry speaks of, if known; else `trace` holds the stack that leads there. */
  readonly place?: Place;
  readonly trace?: Error;
}

/** Who is evaluating. Evaluation is synchronous, so the current context is ambient. */
export interface EvaluationContext {
  /** What becomes of doubtful code: ignored, warned of, or refused. Puppet's `strict`. */
  readonly strict: Strictness;
  /** Whether reading an unknown variable is an error. Puppet's `strict_variables`. */
  readonly strictVariables: boolean;
  log(entry: LogEntry): void;
}

const consoleMethods = { debug: 'debug', info: 'info', notice: 'info', warning: 'warn' } as const;

interface ConsoleLike {
  debug(text: string): void;
  info(text: string): void;
  warn(text: string): void;
  error(text: string): void;
}

const defaultContext: EvaluationContext = {
  strict: 'warning',
  strictVariables: true,
  log({ level, message }) {
    const out = (globalThis as { console?: ConsoleLike }).console;
    const method = level in consoleMethods ? consoleMethods[level as keyof typeof consoleMethods] : 'error';
    out?.[method](`${level}: ${message}`);
  },
};

let current: EvaluationContext = defaultContext;

/** The context of the evaluation under way; outside any, one that warns and logs to the console. */
export function context(): EvaluationContext {
  return current;
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
