import type { Place } from '@pptjs/runtime';
import type { FindModule } from './compiled-module.js';

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
export function* stackFrames({ stack = '' }: Error): Generator<StackFrame, void> {
  for (let start = 0; start < stack.length;) {
    const newline = stack.indexOf('\n', start);
    const end = newline < 0 ? stack.length : newline;
    const [, url, line, column] = FRAME.exec(stack.slice(start, end)) ?? [];
    if (url !== undefined) yield { url, line: Number(line), column: Number(column) };
    start = end + 1;
  }
}

/** The number of frames of compiled code in a stack. */
export function compiledDepth(error: Error, find: FindModule): number {
  let depth = 0;
  for (const { url, line, column } of stackFrames(error)) if (find(url, line, column) !== undefined) depth++;
  return depth;
}

/** The places of the Puppet function calls in a stack, innermost first. */
export function callPlaces(trace: Error, find: FindModule): readonly Place[] {
  const places: Place[] = [];
  for (const { url, line, column } of stackFrames(trace)) {
    const module = find(url, line, column);
    const node = module?.nodeAt(line, column);
    if (module && (node?.type === 'CallNamedFunctionExpression' || node?.type === 'CallMethodExpression'))
      places.push(module.placeAt(node.start));
  }
  return places;
}
