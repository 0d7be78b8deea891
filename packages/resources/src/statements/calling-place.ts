import { withStackTraceLimit } from '@pptjs/runtime/core';
import { type DeclarationPlace, NO_PLACE } from '../errors/place.js';
import { catalogState } from '../state/state.js';

/** Enough frames for the calls of a whole evaluation. Ruby code that calls a function has 50 and more. */
const MAX_FRAMES = 200;

/** The frames of a built-in function and of the runtime that calls it. To record the whole stack takes several times as long. */
const INNERMOST_FRAMES = 24;

/** Puppet's name for the file of code that is in no file. */
const NO_FILE = 'unknown';

/** The place of the current function call. */
export function callingPlace(): DeclarationPlace {
  const { locate } = catalogState();
  if (locate === undefined) return NO_PLACE;
  const place = locate(captureTrace(INNERMOST_FRAMES)) ?? locate(captureTrace(MAX_FRAMES));
  return place === null ? NO_PLACE : { file: fileText(place.file), line: place.line };
}

function captureTrace(frames: number): Error {
  return withStackTraceLimit(frames, () => new Error('place'));
}

/**
 * The file and line of each function call in progress, innermost first. While the main manifest is evaluated, its entry
 * comes last.
 */
export function callStack(): readonly (readonly [file: string, line: number])[] {
  const { locateCalls, mainManifest } = catalogState();
  const calls = (locateCalls?.(captureTrace(MAX_FRAMES)) ?? []).map(
    ({ file, line }) => [fileText(file), line] as const,
  );
  return mainManifest === null ? calls : [...calls, [fileText(mainManifest), 0]];
}

function fileText(file: string): string {
  return file === '' ? NO_FILE : file;
}
