import type { LineAndColumn } from '../text/index.js';

/** A range in a source file. The end is after the last character. */
export interface SourcePlace {
  readonly file: string;
  readonly start: LineAndColumn & { readonly offset: number };
  readonly end: LineAndColumn & { readonly offset: number };
}

/** The services that the host of an evaluation provides to the runtime of the dialect. */
export interface EvaluationServices {
  /**
   * Finds the place of an error that was created while compiled code was running, for messages that contain places.
   *
   * @param part see `RuntimeFailure.part`
   * @returns null if the place is unknown
   */
  placeOf(error: Error, part: unknown): SourcePlace | null;
  /** Reports a message of the evaluated program, for example of a function that writes to the log. */
  log(level: LogLevel, message: string): void;
}

export type LogLevel = 'debug' | 'info' | 'notice' | 'warning' | 'err' | 'alert' | 'emerg' | 'crit';

/** The runtime module of a dialect. It also exports the functions that emitted code imports. */
export interface RuntimeModule {
  readonly host: DialectRuntime;
}

/** With this object, commands evaluate compiled modules and show the results. */
export interface DialectRuntime<Value = unknown> {
  /** The modules that emitted code may import besides the runtime module, by name. */
  readonly modules?: Readonly<Record<string, object>>;
  /**
   * Evaluates the default export of a compiled module.
   *
   * @param main the default export
   * @param variables the values of the source's variables by name: plain JavaScript data, values of the dialect, or the
   * result of `readVariables`
   * @param services what the host provides; without it, the runtime manages without
   * @throws an error for which `failureOf` returns a failure
   */
  evaluate(main: unknown, variables: Readonly<Record<string, unknown>>, services?: EvaluationServices): Value;
  /** Reads variables from the text of a JSON object, so that no digit is lost. Default: `JSON.parse`. */
  readVariables?(json: string): Readonly<Record<string, unknown>>;
  /** Prints a value in the notation of the language. */
  print(value: Value): string;
  /** Prints a value as JSON on one line. */
  toJson(value: Value): string;
  /** The members of an answer of `pptjs batch`, as JSON text by name. Default: `{ value: toJson(value) }`. */
  answer?(value: Value): Readonly<Record<string, string>>;
  /** Describes an error that `evaluate` threw; null if the error is not one of the language, but a bug. */
  failureOf(error: unknown): RuntimeFailure | null;
}

/** An error of an evaluation in the terms of its language. */
export interface RuntimeFailure {
  /** A stable code. */
  readonly code: string;
  /** The message without the place. */
  readonly message: string;
  /** Sentences that explain the message. */
  readonly detail?: string;
  /** How to fix the problem. */
  readonly help?: string;
  /** The part of the failing call that caused the error, as data for `Dialect.locate`. */
  readonly part?: unknown;
  /**
   * The error whose JavaScript stack leads to the place; defaults to the thrown error. Null if the error has no place.
   */
  readonly site?: Error | null;
}
