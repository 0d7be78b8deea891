import type { LazyPlace } from './resource.js';
import { catalogState } from './state.js';

/** The engine's setting of how many frames an error records. */
const stack = Error as { stackTraceLimit?: number };

/** As far away as compiled code is from a function that it calls. */
const CLOSE = 24;

/** Code that is in no file. */
const NO_FILE = 'unknown';

/** Where the function call under way stands, found out when somebody asks. */
export function callingPlace(): LazyPlace {
  const { locate } = catalogState();
  return locate === undefined ? { file: null, line: null } : new TracedPlace(trace(CLOSE), locate);
}

function trace(frames: number): Error {
  const limit = stack.stackTraceLimit;
  stack.stackTraceLimit = frames;
  const error = new Error('place');
  stack.stackTraceLimit = limit;
  return error;
}

/**
 * The file and line of each function call under way, innermost first, and at last of the main manifest while it is
 * evaluated.
 */
export function callStack(): readonly (readonly [file: string, line: number])[] {
  const { locateCalls, isMain } = catalogState();
  const calls = (locateCalls?.(trace(200)) ?? []).map(
    ({ file, line }) => [file === '' ? NO_FILE : file, line] as const,
  );
  return isMain ? [...calls, [NO_FILE, 0]] : calls;
}

class TracedPlace implements LazyPlace {
  readonly #trace: Error;
  readonly #locate: (trace: Error) => { readonly file: string; readonly line: number } | null;
  #place: LazyPlace | undefined;

  constructor(trace: Error, locate: (trace: Error) => { readonly file: string; readonly line: number } | null) {
    this.#trace = trace;
    this.#locate = locate;
  }

  get file(): string | null {
    return this.#found.file;
  }

  get line(): number | null {
    return this.#found.line;
  }

  get #found(): LazyPlace {
    if (this.#place === undefined) {
      const found = this.#locate(this.#trace);
      this.#place =
        found === null
          ? { file: null, line: null }
          : { file: found.file === '' ? NO_FILE : found.file, line: found.line };
    }
    return this.#place;
  }
}
