import { withStackTraceLimit } from '@pptjs/runtime/core';
import { type DeclarationPlace, NO_PLACE } from '../errors/place.js';
import { catalogState, type CodeLine } from '../state/state.js';

/** Enough frames for the calls of a whole evaluation. Ruby code that calls a function has 50 and more. */
const MAX_FRAMES = 200;

/** Puppet's name for the file of code that is in no file. */
const NO_FILE = 'unknown';

/** The place of the current function call. It is computed when it is first read. */
export function callingPlace(): DeclarationPlace {
  const { locate } = catalogState();
  return locate === undefined ? NO_PLACE : new TracedPlace(captureTrace(), locate);
}

function captureTrace(): Error {
  return withStackTraceLimit(MAX_FRAMES, () => new Error('place'));
}

/**
 * The file and line of each function call in progress, innermost first. While the main manifest is evaluated, its entry
 * comes last.
 */
export function callStack(): readonly (readonly [file: string, line: number])[] {
  const { locateCalls, mainManifest } = catalogState();
  const calls = (locateCalls?.(captureTrace()) ?? []).map(({ file, line }) => [fileText(file), line] as const);
  return mainManifest === null ? calls : [...calls, [fileText(mainManifest), 0]];
}

function fileText(file: string): string {
  return file === '' ? NO_FILE : file;
}

class TracedPlace implements DeclarationPlace {
  readonly #trace: Error;
  readonly #locate: (trace: Error) => CodeLine | null;
  #place: DeclarationPlace | undefined;

  constructor(trace: Error, locate: (trace: Error) => CodeLine | null) {
    this.#trace = trace;
    this.#locate = locate;
  }

  get file(): string | null {
    return this.#find().file;
  }

  get line(): number | null {
    return this.#find().line;
  }

  #find(): DeclarationPlace {
    if (this.#place !== undefined) return this.#place;
    const place = this.#locate(this.#trace);
    this.#place = place === null ? NO_PLACE : { file: place.file === '' ? NO_FILE : place.file, line: place.line };
    return this.#place;
  }
}
