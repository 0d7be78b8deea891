/** How V8 has ended a process: its heap was exhausted, or a value was larger than V8 allows. */
export type FatalErrorKind = 'memory' | 'size';

/** The texts with which V8 and Node begin to describe the end of the process. */
const STARTS: Readonly<Record<FatalErrorKind, RegExp>> = {
  memory: /<--- Last few GCs|FATAL ERROR: .*heap/,
  size: /#\r?\n# Fatal/,
};

/** Finds the description with which V8 has ended a process in its standard error; undefined if there is none. */
export function findFatalError(output: string): { readonly kind: FatalErrorKind; readonly start: number } | undefined {
  for (const kind of ['memory', 'size'] as const) {
    const start = output.search(STARTS[kind]);
    if (start !== -1) return { kind, start };
  }
  return undefined;
}
