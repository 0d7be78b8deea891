/** A place in JavaScript code that an error's stack names. */
export interface StackFrame {
  readonly url: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** V8 writes `at name (url:line:column)` or `at url:line:column`, other engines `name@url:line:column`. */
const FRAME = /^(?:\s*at (?:.*?\()?|[^@\n]*@)((?:eval at [^,]*, )?[^\n]*?):(\d+):(\d+)\)?$/;

/** The frames of an error's stack, innermost first. Few who ask want more than one of them. */
export function* stackFrames({ stack = '' }: Error): Generator<StackFrame, void> {
  for (let start = 0; start < stack.length;) {
    const newline = stack.indexOf('\n', start);
    const end = newline < 0 ? stack.length : newline;
    const [, url, line, column] = FRAME.exec(stack.slice(start, end)) ?? [];
    if (url !== undefined) yield { url, line: Number(line), column: Number(column) };
    start = end + 1;
  }
}
