/**
 * Which part of the failing call a runtime error speaks of: the call itself, or an operand by its position; negative,
 * the `* =>` whose hash that is.
 */
export type Blame = 'self' | number;

export interface Place {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1; null where only the line is known. */
  readonly column: number | null;
}

/** The engine's setting of how many frames an error records; not every engine has it. */
const stack = Error as { stackTraceLimit?: number };

/**
 * An error in evaluating Puppet code. `message` is the reference's wording without the leading `Evaluation Error:` and
 * without the place; the host finds the place through the JavaScript stack (see ARCHITECTURE.md, "Where an error is").
 */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
  readonly code: string;
  readonly blame: Blame;
  /** Known at once where the thrower knows it, else set by the host that locates the error. */
  place: Place | undefined;

  constructor(code: string, message: string, blame: Blame = 'self', place?: Place) {
    const limit = stack.stackTraceLimit;
    stack.stackTraceLimit = 200;
    super(message);
    stack.stackTraceLimit = limit;
    this.code = code;
    this.blame = blame;
    this.place = place;
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

  constructor(text: string) {
    super('', `The expression <${text}> is not a valid type specification.`);
    this.text = text;
  }
}

/**
 * A failure inside a function's body (`fail('x')`, a wrong argument, a mismatch of types). The host words it as the
 * reference does:
 * `Error while evaluating a Function Call, <message>`, code `RUNTIME_ERROR`.
 */
export class FunctionError extends EvaluationError {
  constructor(message: string, place?: Place) {
    super('RUNTIME_ERROR', message, 'self', place);
  }
}

/** A call whose arguments match no signature of the function. */
export class RejectedCallError extends FunctionError {
  readonly functionName: string;

  constructor(functionName: string, message: string) {
    super(message);
    this.functionName = functionName;
  }
}

/** `new` was called for a type whose instances cannot be created. */
export class NoConstructorError extends FunctionError {}

/**
 * A block was called with fewer values than it needs. `parameter` says which one has none, from 0; only who knows the
 * source text knows the name of each.
 */
export class MissingParameterError extends EvaluationError {
  readonly parameter: number;

  constructor(parameter: number) {
    super('MISSING_REQUIRED_PARAMETER', 'Parameter is required but no value was given');
    this.parameter = parameter;
  }
}

/**
 * A failure of data lookup. The reference reports it as it stands: no `Evaluation Error:` in front, no place behind, no
 * code.
 */
export class LookupError extends EvaluationError {
  /** Whether the reference has a code for it: then it is reported so wherever it comes from. */
  readonly hasIssue: boolean;
  /** The message without the place of the fault, where it tells that. */
  readonly reason: string;

  constructor(message: string, { hasIssue = false, reason = message } = {}) {
    super('', message);
    this.hasIssue = hasIssue;
    this.reason = reason;
  }
}

/**
 * `break()`, `next()` or `return()` that nothing around it takes. The reference reports it as it stands with file and
 * line, without a code; the stack is that of the call.
 */
export class IllegalSignalError extends EvaluationError {
  constructor(name: string, trace: Error) {
    super('', `${name}() from context where this is illegal`);
    if (trace.stack !== undefined) this.stack = trace.stack;
  }
}

/**
 * Endless recursion: the engine's stack is full. As the reference, it is reported as it stands, without a code; the
 * place is the call's.
 */
export class RecursionError extends EvaluationError {
  constructor(trace: Error) {
    super('', 'stack level too deep');
    if (trace.stack !== undefined) this.stack = trace.stack;
  }
}
