import { TracedError } from '@pptjs/runtime/internal';

/** A position in JavaScript code that an error's stack names. */
export interface StackFrame {
  readonly url: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** V8 writes `at name (url:line:column)` or `at url:line:column`, other engines write `name@url:line:column`. */
const FRAME = /^(?:\s*at (?:.*?\()?|[^@\n]*@)((?:eval at [^,]*, )?[^\n]*?):(\d+):(\d+)\)?$/;

/** Parses the frames of an error's stack lazily, innermost first: most callers need only the first one. */
export function* stackFrames(error: Error): Generator<StackFrame, void> {
  // The stack of such an error shows the source.
  const stack = (error instanceof TracedError ? error.trace : error.stack) ?? '';
  for (let start = 0; start < stack.length;) {
    const newline = stack.indexOf('\n', start);
    const end = newline < 0 ? stack.length : newline;
    const [, url, line, column] = FRAME.exec(stack.slice(start, end)) ?? [];
    if (url !== undefined) yield { url, line: Number(line), column: Number(column) };
    start = end + 1;
  }
}
