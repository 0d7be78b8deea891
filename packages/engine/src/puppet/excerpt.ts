import { EvaluationError, type Place } from '@pptjs/runtime/internal';
import { markedRange, renderFrame } from '@pptjs/transpiler';
import type { CompiledModule, Excerpt, FindModule } from './compiled-module.js';
import { blamedRangeOf, siteOf } from './site.js';

/** Finds the modules of a file. */
export type ModulesOf = (file: string) => Iterable<CompiledModule>;

/**
 * Finds the code that an error comes from, for people: also if Puppet reports the error without a place or without a
 * column. Null if no code was running and the error has no place.
 */
export function excerptOf(error: Error, find: FindModule, modulesOf: ModulesOf): Excerpt | null {
  const place = error instanceof EvaluationError ? error.place : undefined;
  const site = siteOf(error, find);
  if (site === null) return place === undefined ? null : excerptAt(place, modulesOf);
  const { module, node } = site;
  const { sourceText: source } = module.program;
  const range = (error instanceof EvaluationError ? blamedRangeOf(site, error) : null) ?? markedRange(node, source);
  const found = module.placeAt(range.anchor);
  if (place === undefined || (found.file === place.file && found.line === place.line && found.column === place.column))
    return { place: found, source, start: range.start, end: range.end };
  return excerptAt(place, modulesOf);
}

/** Finds the code at a place. If the place has no column, that of the first statement on the line is added. */
export function excerptAt(place: Place, modulesOf: ModulesOf): Excerpt {
  for (const module of modulesOf(place.file)) {
    const excerpt = module.excerptAt(place);
    if (excerpt !== null) return excerpt;
  }
  return { place, source: null, start: 0, end: 0 };
}

/** The lines of the source around an excerpt, with the range underlined; undefined without the source. */
export function frameOf({ place, source, start, end }: Excerpt): string | undefined {
  return source === null ? undefined : renderFrame({ start, end }, place.line, source);
}
