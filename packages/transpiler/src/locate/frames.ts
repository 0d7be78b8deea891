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

/** The frames of an error's stack, innermost first. */
export function stackFrames(error: Error): StackFrame[] {
  const frames: StackFrame[] = [];
  for (const text of (error.stack ?? '').split('\n')) {
    const match = FRAME.exec(text);
    const [, url, line, column] = match ?? [];
    if (url !== undefined) frames.push({ url, line: Number(line), column: Number(column) });
  }
  return frames;
}
