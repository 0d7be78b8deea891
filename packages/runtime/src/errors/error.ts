import type { ErrorOrigin } from './origin.js';
import { TracedError } from './traced-error.js';

/**
 * The part of the failing call that a run-time error is located at: the call itself, or an operand by its position. A
 * negative position is the hash of a `* =>`.
 */
export type Blame = 'self' | number;

export interface Place {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1; null if only the line is known. */
  readonly column: number | null;
}

/**
 * Adds advice to an error that has none, if there is any. An error without advice has no property `help`, which Node would
 * print.
 */
export function withHelp<E extends { help: string | undefined }>(error: E, help: string | undefined): E {
  if (help !== undefined) error.help ??= help;
  return error;
}

/** A place in Puppet's form: `(file: a.pp, line: 1, column: 2)`, without the parts that are unknown. */
export function placeText({ file, line, column }: Place): string {
  const parts = [`line: ${line}`];
  if (file !== '') parts.unshift(`file: ${file}`);
  if (column !== null) parts.push(`column: ${column}`);
  return `(${parts.join(', ')})`;
}

/**
 * An error in the evaluation of Puppet code. `message` is Puppet's message without `Evaluation Error:` in front and
 * without the location. The host finds the location from the JavaScript stack (see ARCHITECTURE.md, "Where an error
 * is").
 */
export class EvaluationError extends TracedError {
  override readonly name = 'EvaluationError';
  readonly code: string;
  // Node prints the properties of an uncaught error. Those that only the host reads are private fields.
  readonly #blame: Blame;
  /** The location, if the thrower knows it. Otherwise the host that locates the error sets it. */
  declare place: Place | undefined;
  /**
   * For an access `x[a][b][c]` that is compiled to one call: the number of brackets after the failing one. `blame` counts
   * the operands of the failing bracket.
   */
  declare laterBrackets: number | undefined;
  /** How to fix the problem, in addition to Puppet's message. */
  declare help: string | undefined;
  /** The part of a source that causes the error, if it is not at `place`. */
  declare origin: ErrorOrigin | undefined;
  /** The lines of the source around the location, with a marker. Set with the location. Undefined without the source. */
  declare frame: string | undefined;
  constructor(code: string, message: string, blame: Blame = 'self', place?: Place) {
    super(message);
    this.code = code;
    this.#blame = blame;
    if (place !== undefined) this.place = place;
  }

  get blame(): Blame {
    return this.#blame;
  }

  protected override shownPlace(): string | undefined {
    const { place, frame } = this;
    return place && [`${place.file}:${place.line}`, ...(frame === undefined ? [] : [frame])].join('\n');
  }

  /** The Puppet file; undefined if the location is unknown. Empty for a source without a file. */
  get file(): string | undefined {
    return this.place?.file;
  }

  /** From 1; undefined if the location is unknown. */
  get line(): number | undefined {
    return this.place?.line;
  }

  /** From 1; undefined if only the line is known, or nothing. */
  get column(): number | undefined {
    return this.place?.column ?? undefined;
  }
}

/**
 * An expression failed: `Error while evaluating <expression>, <reason>`, where the expression is for example
 * `a '[]' expression` or `a Type-Name`.
 */
export class FailedExpressionError extends EvaluationError {
  readonly expression: string;
  readonly reason: string;

  constructor(expression: string, reason: string) {
    super('RUNTIME_ERROR', `Error while evaluating ${expression}, ${reason}`);
    this.expression = expression;
    this.reason = reason;
  }
}

/** A text is not a type. `text` is the part of it that the message shows. */
export class InvalidTypeTextError extends EvaluationError {
  readonly text: string;

  constructor(message: string, text: string) {
    super('', message);
    this.text = text;
  }
}

/**
 * An error in the body of a function, for example `fail('x')` or a wrong argument. The host reports it as Puppet does:
 * `Error while evaluating a Function Call, <message>`, code `RUNTIME_ERROR`.
 */
export class FunctionError extends EvaluationError {
  /** Whether the error is a `Puppet::Error` in Puppet's own code. A data lookup reports it as a failure of the lookup. */
  accessor isPuppetError = false;

  constructor(message: string, place?: Place) {
    super('RUNTIME_ERROR', message, 'self', place);
  }
}

/**
 * An error of code that an expression runs without naming it, such as the loading of a file. The host reports it as Puppet
 * does: `Error while evaluating <the running expression>, <message>`, code `RUNTIME_ERROR`.
 */
export class RunningExpressionError extends EvaluationError {
  constructor(message: string) {
    super('RUNTIME_ERROR', message);
  }
}

/** A call whose arguments match no signature of the function. */
export class RejectedCallError extends FunctionError {
  readonly #functionName: string;

  constructor(functionName: string, message: string) {
    super(message);
    this.#functionName = functionName;
  }

  get functionName(): string {
    return this.#functionName;
  }
}

/** `new` was called for a type whose instances cannot be created. */
export class NoConstructorError extends FunctionError {}

/**
 * A block was called with too few values. `parameter` is the index of the first missing parameter. The message does not
 * name it: only the source text has the name.
 */
export class MissingParameterError extends EvaluationError {
  readonly parameter: number;

  constructor(parameter: number) {
    super('MISSING_REQUIRED_PARAMETER', 'Parameter is required but no value was given');
    this.parameter = parameter;
  }
}

/**
 * The text of a heredoc does not have the syntax that its tag names. Puppet reports it at the text, without
 * `Evaluation Error:`.
 */
export class InvalidTextError extends EvaluationError {
  constructor(code: string, message: string) {
    super(code, message, 0);
  }
}

/** An error of data lookup. Puppet reports it without `Evaluation Error:`, without a location and without a code. */
export class LookupError extends EvaluationError {
  /** Whether Puppet has a code for the error. Such an error is reported in the same way from everywhere. */
  readonly hasIssue: boolean;
  /** The message without the location that it contains. */
  readonly reason: string;

  constructor(message: string, { hasIssue = false, reason = message } = {}) {
    super('', message);
    this.hasIssue = hasIssue;
    this.reason = reason;
  }
}

/** A lookup that needs its own result. */
export class RecursiveLookupError extends LookupError {}

/**
 * Reports that a data function has no value for its key: `not_found()` of its context, or `throw :no_such_key` in Ruby.
 * The hierarchy level that called the data function catches it. Anywhere else it is Ruby's error.
 */
export class NotFoundSignal extends FunctionError {
  constructor() {
    super('uncaught throw :no_such_key');
  }
}

/**
 * A `break()`, `next()` or `return()` outside of anything that it could leave. Puppet reports it with file and line and
 * without a code. The stack is that of the call.
 */
export class IllegalSignalError extends EvaluationError {
  constructor(name: string, trace: Error) {
    super('', `${name}() from context where this is illegal`);
    if (trace.stack !== undefined) this.stack = trace.stack;
  }
}

/**
 * An exception of Ruby code that is no StandardError, such as a LoadError. Puppet's evaluator rescues only StandardErrors, so
 * the compilation ends with the message of the exception alone.
 */
export class UnrescuedError extends EvaluationError {
  /** The name of the exception's class. */
  readonly exception: string;

  constructor(message: string, exception: string) {
    super('', message);
    this.exception = exception;
  }
}

/**
 * Infinite recursion: the stack of the engine is full. Puppet reports it without a code. The location is that of the
 * call.
 */
export class RecursionError extends EvaluationError {
  constructor(trace: Error) {
    super('', 'stack level too deep');
    if (trace.stack !== undefined) this.stack = trace.stack;
  }
}
